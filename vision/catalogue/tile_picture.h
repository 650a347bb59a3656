#pragma once

#include "engine/tiles/tile_type.h"

#include <opencv2/core.hpp>

#include <optional>

namespace meeplecam::vision {

inline constexpr int kFaceSide = 64; ///< pixels of a face picture

/// The face of a printed tile, unrotated, kFaceSide² BGR 8 bit.
struct TilePicture {
    engine::TileTypeId tile{};
    cv::Mat face;
    std::optional<cv::Point2f>
        pennant;           ///< its middle in pixels of the face, where the tile has one and it was found
    cv::Mat features = {}; ///< which feature lies where on the face (featureMapOf)
    cv::Mat contrast = {}; ///< what cells are aligned with: localContrast at TileIndex::kAlignSide, CV_32FC3
};

} // namespace meeplecam::vision
