#pragma once

#include "engine/tiles/figures.h"
#include "engine/tiles/result.h"
#include "vision/image/network.h"
#include "vision/meeples/foreign_groups.h"
#include "vision/meeples/found_meeple.h"

#include <array>
#include <filesystem>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// What is seen around a thing on the board, turned so that what stands there points away from the foot of
/// the page, where the camera is.
struct ThingPatch {
    /// Where on the table its middle is, in tile sides, and which way its columns go there, of length 1.
    struct Place {
        cv::Point2d middle;
        cv::Point2d down;

        /// The table at so many tile sides to the right of the middle and down the page, and the other way
        /// round.
        [[nodiscard]] cv::Point2d tableAt(cv::Point2d offset) const;
        [[nodiscard]] cv::Point2d offsetOf(cv::Point2d table) const;
    };

    static constexpr int kSide = 64;  ///< pixels that the network sees
    static constexpr int kScale = 80; ///< pixels a tile side
    /// CV_8U, of one size: blue, green and red as shares of white paper (170 = as bright), the same of what
    /// is expected there (0 off the tiles), Foreignness::amount, darkened and known, and how much each pixel
    /// has the colour of the thing, all from 0 to 255.
    std::array<cv::Mat, 10> planes;
    Place place;
    float cotangent = 0.0F; ///< of the angle at which the camera looks down on the thing
};

/// The patch around the middle of what the thing covers, `side` pixels square.
ThingPatch patchOf(const Frame& frame, const OrthoView& view, const Foreignness& foreign,
                   const calibration::TableCamera& camera, const FoundMeeple& thing,
                   int side = ThingPatch::kSide);

/// Patches of kSide pixels as the networks take them: patches x 11 x 64 x 64, CV_32F, the last plane tells
/// the cotangent. Training makes the same of its samples (models/planes).
cv::Mat planesOfPatches(std::span<const ThingPatch> patches);

/// What a thing looks like.
struct ThingLook {
    float meeple = 0.0F;   ///< log odds that it is one rather than something else
    float standing = 0.0F; ///< log odds that it stands rather than lies, if it is one
    cv::Point2d foot;      ///< if it is one, as an offset in its patch (ThingPatch::Place)
};

/// Log odds that a wooden thing is this figure rather than a meeple of any size, by MeepleType; for large
/// meeples rather than a small one; 0 for small ones.
using FigureLook = std::array<float, engine::kMeepleTypes>;

/// The networks that tell meeples from other things, standing from lying ones, and meeples from abbots,
/// builders and pigs, by how they look (models/meeples/README.md). May be shared by threads.
class MeepleReader {
public:
    /// Their names in the folder of the networks.
    static constexpr const char* kMeeples = "meeples.onnx";
    static constexpr const char* kFigures = "figures.onnx";

    /// Opens the ONNX files in a folder. Fails when one of them is not this network.
    static engine::Result<MeepleReader> open(const std::filesystem::path& folder);
    /// One look for each patch of kSide pixels.
    [[nodiscard]] std::vector<ThingLook> read(std::span<const ThingPatch> patches) const;
    [[nodiscard]] std::vector<FigureLook> readFigures(std::span<const ThingPatch> patches) const;

private:
    MeepleReader(Network meeples, Network figures)
        : m_meeples(std::move(meeples))
        , m_figures(std::move(figures)) {}

    Network m_meeples;
    Network m_figures;
};

} // namespace meeplecam::vision
