#pragma once

#include "calibration/table_camera.h"
#include "engine/tiles/geometry.h"
#include "vision/catalogue/sight.h"
#include "vision/cells/tile_scorer.h"

#include <vector>

namespace meeplecam::vision {

/// A tile of which is known where it lies, what it shows, and in what light.
struct KnownTile {
    engine::Cell cell;
    Quad quad;
    ViewId view{};    ///< or ViewId::None: it shows `face`, or else colours that the catalogue's tiles show
    LocalLight light; ///< in the grid's orientation
    /// Where no view shows what is printed: how it looks in even light, as it lies. Empty = nobody knows.
    cv::Mat face = {};
};

/// The board seen from straight above as if everything lay flat in the plane of the tiles, what should be
/// seen there, and how the two differ. What stands up is drawn out away from the camera.
struct OrthoView {
    static constexpr int kScale = 40; ///< pixels a tile side

    engine::CellRange cells; ///< covered; at least one empty cell around the tiles
    cv::Mat seen;            ///< CV_8UC3
    cv::Mat
        expected;  ///< CV_8UC3, the printed tiles in the light that they lie in; where nobody knows what is
                   ///< printed, the colour of the catalogue that is most like the seen one; black elsewhere
    cv::Mat tiles; ///< CV_8U, 255 where a tile is expected, 0 elsewhere
    cv::Mat strangeness; ///< CV_32F: distance between seen and expected colours in units of the usual; 0 off
                         ///< the tiles
    cv::Mat shade; ///< CV_32F: the same as far as neither a shadow nor a reflection of the lamp explains it;
                   ///< at most strangeness
    cv::Mat black; ///< CV_32F, -3 to 3: log odds that a dark colour is that of something black rather than a
                   ///< shadow
    cv::Mat white; ///< CV_32FC3: what white paper would look like there
    bool allKnown = true; ///< what is printed is known of all tiles

    [[nodiscard]] cv::Point2d pixelOf(cv::Point2d table) const;
    [[nodiscard]] cv::Point2d tableOf(cv::Point2d pixel) const;
};

/// These cells in the frame, seen from straight above as if everything lay flat in the plane of the tiles:
/// CV_8UC3, OrthoView::kScale pixels a tile side. What lies outside the frame repeats its border. `side_px`
/// is a tile's side in the frame.
cv::Mat seenFromAbove(const Frame& frame, const calibration::TableCamera& camera,
                      const engine::CellRange& cells, double side_px);

/// Compares what is seen with what is printed: `view` has its cells, and what is seen, expected, tile and
/// white there; the rest is worked out.
void compareWithPrint(OrthoView& view);

OrthoView makeOrthoView(const Sight& sight, const TileScorer& scorer, const calibration::TableCamera& camera,
                        const std::vector<KnownTile>& tiles);

} // namespace meeplecam::vision
