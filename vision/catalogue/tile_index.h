#pragma once

#include "engine/tiles/tile_set.h"
#include "models/tiles/catalogue.h"
#include "vision/catalogue/tile_variants.h"
#include "vision/image/dot_products.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// One picture of the catalogue in one of its four turns: what a cell can be recognised as.
struct TileView {
    engine::TileFace face;
    std::uint32_t picture = 0; ///< position among the index's pictures
};

/// The number of a view in its index; None stands for the view of a face that no picture shows.
enum class ViewId : int { None = -1 };

/// A picture's view when it is turned clockwise by quarter turns.
constexpr ViewId viewOf(std::size_t picture, int quarterTurns) {
    return static_cast<ViewId>(4 * static_cast<int>(picture) + (quarterTurns & 3));
}

/// The view of the same picture, turned clockwise by so many quarter turns more. None stays none.
constexpr ViewId turned(ViewId view, int quarterTurns) {
    const int number = static_cast<int>(view);
    return view == ViewId::None ? view : viewOf(static_cast<std::size_t>(number / 4), number + quarterTurns);
}

/// A SIFT feature of a catalogue picture. Positions and sizes in tile sides from the unrotated tile's
/// north-west corner.
struct TileFeature {
    cv::Point2f at;
    float size = 0.0F;
    float angle = 0.0F; ///< radians, clockwise on the picture
    std::uint32_t picture = 0;
};

/// A catalogue prepared for recognition: everything about the printed tiles that does not depend on a frame.
struct TileIndex {
    static constexpr int kFaceSide = vision::kFaceSide;
    static constexpr int kAlignSide = 32;                   ///< pixels of a face with which cells are aligned
    static constexpr double kAlignSigma = kAlignSide / 8.0; ///< pixels of surroundings for its local contrast
    static constexpr int kCoarseSide = 16;  ///< pixels of a face at which cells are first compared
    static constexpr int kCoarseBorder = 1; ///< pixels at the rim of a coarse face that are not compared
    static constexpr int kCoarseWindow = kCoarseSide - 2 * kCoarseBorder;

    std::shared_ptr<const engine::TileRegistry> registry;
    double tile_mm = 45.0; ///< side of a printed tile
    /// The catalogue's pictures, then the variants made of them (makeVariants), then those that were learned
    /// at a table. A rim of the face that the catalogue does not show repeats its border.
    std::vector<TilePicture> pictures;
    std::size_t printed = 0;                              ///< how many of the pictures are the catalogue's
    std::size_t learned = 0;                              ///< how many of them were learned
    std::vector<std::optional<engine::TileTypeId>> twins; ///< by type: the one that differs by pennants only
    std::vector<TileView> views;                          ///< view 4 p + r is picture p turned by r
    PackedRows coarse;              ///< unit rows (writeUnitRow of localContrast) of the views
    std::vector<cv::Vec3f> colours; ///< that the catalogue's pictures show (printedColours)
    std::vector<TileFeature> features;
    PackedRows descriptors; ///< RootSIFT of the features, unit length

    /// One of its views, not None.
    [[nodiscard]] const TileView& operator[](ViewId view) const {
        return views[static_cast<std::size_t>(view)];
    }
};

/// Whether a view shows a variant rather than a picture that somebody took.
bool isVariant(const TileIndex& index, ViewId view);

/// The same index with more pictures behind the others, so that its views keep their numbers; a picture
/// without pixels takes a place and looks like nothing.
TileIndex withLearned(TileIndex index, std::span<const models::CataloguePicture> pictures);

/// Prepares the pictures of those types that `counts` has, but not those that were only guessed.
TileIndex prepareIndex(const models::Catalogue& catalogue,
                       std::shared_ptr<const engine::TileRegistry> registry,
                       const engine::TileCounts& counts);

/// Element-wise roots of L1-normalised SIFT descriptors, so that their dot product is the Hellinger kernel
/// (Arandjelović and Zisserman 2012, "Three things everyone should know to improve object retrieval"). n x
/// 128, CV_32F.
cv::Mat rootSift(const cv::Mat& descriptors);

/// Coarse unit rows of all positions of the window in a rectified patch of kCoarseSide + 2 margin pixels: (2
/// margin + 1)² rows, position by position, row by row.
cv::Mat coarseRows(const cv::Mat& patch);

} // namespace meeplecam::vision
