#include "tests/unit/vision/painted_meeple.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::tests {

namespace {

constexpr double kTile_mm = 45.0;
constexpr int kSilhouetteScale = 80; // pixels of the silhouette a tile side

void paint(const PaintedMeeple& thing, cv::Mat& picture) {
    constexpr int kFraction = 4; // bits after the point in OpenCV's drawing functions
    const calibration::TableCamera camera = nineTilesCamera();
    const vision::Silhouette silhouette =
        vision::silhouetteOf(thing.shape, thing.foot, camera, kTile_mm, kSilhouetteScale);
    const auto pixelOf = [&](int x, int y) {
        const cv::Point2d at =
            camera.project(thing.foot + cv::Point2d(x - 0.5, y - 0.5) * (1.0 / kSilhouetteScale));
        return cv::Point(cvRound((at.x - 0.5) * (1 << kFraction)), cvRound((at.y - 0.5) * (1 << kFraction)));
    };
    for (const vision::Silhouette::Run& run : silhouette.runs) {
        const std::array<cv::Point, 4> strip{pixelOf(run.first, run.y), pixelOf(run.last + 1, run.y),
                                             pixelOf(run.last + 1, run.y + 1), pixelOf(run.first, run.y + 1)};
        cv::fillConvexPoly(picture, strip.data(), 4, thing.colour, cv::LINE_8, kFraction);
    }
}

} // namespace

vision::Frame nineTilesWith(const std::vector<PaintedMeeple>& things) {
    cv::Mat picture = nineTilesFrame().level(0).clone();
    for (const PaintedMeeple& thing : things)
        paint(thing, picture);
    return vision::Frame(picture);
}

vision::OrthoView nineTilesView(const vision::Frame& frame) {
    std::vector<vision::KnownTile> known;
    for (const LaidTile& tile : nineTiles())
        known.push_back({tile.cell,
                         quadOf(nineTilesCamera(), tile.cell),
                         viewOf(fewTypesIndex(), tile.name, tile.quarterTurns),
                         {}});
    return vision::makeOrthoView({frame, fewTypesIndex()}, vision::TileScorer(fewTypesIndex(), {}),
                                 nineTilesCamera(), known);
}

} // namespace meeplecam::tests
