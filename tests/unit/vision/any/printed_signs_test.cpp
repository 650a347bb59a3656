#include "vision/any/printed_signs.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

constexpr int kTileSide = 100; // pixels in the picture

/// A green tile with a red house on it, its middle there (shares of a side), under so many quarter turns.
cv::Mat tileWithHouse(cv::Point2d middle, int quarterTurns) {
    cv::Mat tile(kTileSide, kTileSide, CV_8UC3, cv::Scalar(60, 150, 90));
    cv::rectangle(tile, {0, 0, kTileSide, 20}, cv::Scalar(70, 130, 180), cv::FILLED);
    const cv::Point at(kTileSide * middle);
    const std::vector<cv::Point> house{at + cv::Point(-12, 12), at + cv::Point(-12, -4),
                                       at + cv::Point(0, -14), at + cv::Point(12, -4),
                                       at + cv::Point(12, 12)};
    cv::fillConvexPoly(tile, house, cv::Scalar(40, 40, 210));
    cv::Mat turned = tile;
    for (int turn = 0; turn < quarterTurns; ++turn)
        cv::rotate(turned, turned, cv::ROTATE_90_CLOCKWISE);
    return turned;
}

/// How many things are left of one that was found where the first of these tiles, which lie in a row and look
/// as in even light, shows a house in its middle.
std::size_t leftOn(const std::vector<cv::Mat>& tiles, MeepleForm form,
                   const std::set<engine::Cell>& unknown = {{0, 0}}) {
    cv::Mat picture(400, 800, CV_8UC3, cv::Scalar(60, 90, 125));
    std::vector<CellReading> cells;
    std::vector<PlacedQuad> placed;
    for (int i = 0; i < std::ssize(tiles); ++i) {
        const cv::Rect place(100 + i * kTileSide, 100, kTileSide, kTileSide);
        tiles[static_cast<std::size_t>(i)].copyTo(picture(place));
        CellReading cell;
        cell.cell = {i, 0};
        const cv::Rect2f box(place);
        cell.quad = {{box.tl(), {box.x + box.width, box.y}, box.br(), {box.x, box.y + box.height}}};
        cell.tileEvidence = 5.0F;
        StrangePrint print;
        cv::resize(picture(place), print.face, {kPrintSide, kPrintSide}, 0, 0, cv::INTER_AREA);
        cell.square = std::make_shared<const SquareLook>(SquareLook{5.0F, 0.0F, {}, {}, print});
        placed.push_back({cell.cell, cell.quad});
        cells.push_back(std::move(cell));
    }
    const TracedBoard board{*GridModel::fit(placed, picture.size()), TileScorer(TileIndex{}, {}), cells};
    OrthoView view;
    view.cells = {{-1, -1}, {static_cast<int>(tiles.size()) + 1, 2}};
    FoundMeeple thing;
    thing.fit.shape.form = form;
    thing.fit.foot = cv::Point(view.pixelOf({0.4, 0.36}));
    for (int y = 0; y < OrthoView::kScale / 4; ++y)
        thing.fit.silhouette.runs.push_back({y, 0, OrthoView::kScale / 4});
    thing.colour = cv::Vec3f(40, 40, 210);
    return withoutPrintedSigns(Frame(picture), {thing}, view, board, unknown).size();
}

const cv::Point2d kMiddle(0.5, 0.5);

TEST(PrintedSigns, AreWhatAnotherTileShowsAtTheSamePlace) {
    EXPECT_EQ(leftOn({tileWithHouse(kMiddle, 0), tileWithHouse(kMiddle, 1)}, MeepleForm::Standing), 0U);
    EXPECT_EQ(leftOn({tileWithHouse(kMiddle, 0), tileWithHouse({0.3, 0.7}, 1)}, MeepleForm::Standing), 1U);
    EXPECT_EQ(leftOn({tileWithHouse(kMiddle, 0)}, MeepleForm::Standing), 1U);
}

TEST(PrintedSigns, AreNoneWhereItIsKnownWhatIsPrinted) {
    EXPECT_EQ(leftOn({tileWithHouse(kMiddle, 0), tileWithHouse(kMiddle, 1)}, MeepleForm::Standing, {{1, 0}}),
              1U);
}

TEST(PrintedSigns, ThatMightBeDiscsAreShownByMoreTiles) {
    EXPECT_EQ(leftOn({tileWithHouse(kMiddle, 0), tileWithHouse(kMiddle, 1)}, MeepleForm::Disc), 1U);
    EXPECT_EQ(leftOn({tileWithHouse(kMiddle, 0), tileWithHouse(kMiddle, 1), tileWithHouse(kMiddle, 2)},
                     MeepleForm::Disc),
              0U);
}

} // namespace
} // namespace meeplecam::vision
