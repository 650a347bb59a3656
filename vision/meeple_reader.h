#pragma once

#include "engine/result.h"
#include "vision/foreign_groups.h"
#include "vision/meeple_finder.h"
#include "vision/network.h"

#include <array>
#include <filesystem>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// What is seen around a thing on the board, turned so that what stands there points away from the foot of
/// the page, where the camera is: OrthoView::kScale pixels a tile side.
struct ThingPatch {
    static constexpr int kSide = 32; ///< pixels that the network sees
    /// CV_8U, of one size: blue, green and red as shares of white paper (170 = as bright),
    /// Foreignness::amount, darkened and known, and how much each pixel has the colour of the thing, all from
    /// 0 to 255.
    std::array<cv::Mat, 7> planes;
    float cotangent = 0.0F; ///< of the angle at which the camera looks down on the thing
};

/// The patch around the middle of what the thing covers, `side` pixels square.
ThingPatch patchOf(const OrthoView& view, const Foreignness& foreign, const calibration::TableCamera& camera,
                   const FoundMeeple& thing, int side = ThingPatch::kSide);

/// What a thing looks like: log odds.
struct ThingLook {
    float meeple = 0.0F;   ///< rather than something else
    float standing = 0.0F; ///< rather than lying, if it is one
};

/// The network that tells meeples from other things, and standing from lying ones, by how they look
/// (models/meeples/README.md). May be shared by threads.
class MeepleReader {
public:
    static constexpr const char* kFile = "meeples.onnx"; ///< its name beside the other networks

    /// Opens an ONNX file. Fails when it is not this network.
    static engine::Result<MeepleReader> open(const std::filesystem::path& network);
    /// One look for each patch of kSide pixels.
    [[nodiscard]] std::vector<ThingLook> read(std::span<const ThingPatch> patches) const;

private:
    explicit MeepleReader(Network network)
        : m_network(std::move(network)) {}

    Network m_network;
};

} // namespace meeplecam::vision
