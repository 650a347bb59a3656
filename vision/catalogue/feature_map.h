#pragma once

#include "engine/tiles/tile_type.h"
#include "models/tiles/catalogue.h"

#include <opencv2/core.hpp>

namespace meeplecam::vision {

/// Value in a feature map of what belongs to no feature: a village or a crossing.
inline constexpr uchar kNoFeature = 254;

/// What becomes of gardens that the regions of a picture don't show: each printing has them elsewhere.
enum class UnseenGardens : std::uint8_t {
    Drawn,      ///< somewhere in a field
    LeftToField ///< nowhere: nobody knows where in the fields they are
};

/// Which feature each point of the unrotated tile belongs to: CV_8U, `side`² pixels over the whole face,
/// value = position in TileType::segments or kNoFeature. From the regions of the catalogue's picture: the
/// features of a kind share its pixels by the way from the sides that they reach. Without regions, from the
/// topology alone.
cv::Mat featureMapOf(const models::CataloguePicture& picture, const engine::TileType& type, int side,
                     UnseenGardens gardens = UnseenGardens::Drawn);

} // namespace meeplecam::vision
