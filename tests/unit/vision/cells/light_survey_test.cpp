#include "vision/cells/light_survey.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;

std::vector<KnownCell> knownCells() {
    std::vector<KnownCell> known;
    for (const tests::LaidTile& tile : tests::nineTiles())
        known.push_back({tests::quadOf(tests::nineTilesCamera(), tile.cell),
                         tests::viewOf(fewTypesIndex(), tile.name, tile.quarterTurns)});
    return known;
}

TEST(SurveyLight, DaylightLeavesColoursAsTheyArePrinted) {
    const TileScorer scorer = surveyLight({tests::nineTilesFrame(), fewTypesIndex()}, knownCells());
    for (const cv::Vec3f& colour : {cv::Vec3f(70, 140, 110), cv::Vec3f(120, 150, 180)})
        EXPECT_LT(cv::norm(scorer.light().seenColour(colour) - colour), 8.0);
}

TEST(SurveyLight, FindsTheLightOfALamp) {
    const LocalLight lamp{{0.6F, 0.8F, 1.0F}, {}, 10.0F, {}};
    const Frame frame = tests::photograph(tests::nineTiles(), tests::nineTilesCamera(), lamp);
    const TileScorer scorer = surveyLight({frame, fewTypesIndex()}, knownCells());
    const cv::Vec3f grass(70, 140, 110);
    const cv::Vec3f expected(0.6F * 70 + 10, 0.8F * 140 + 10, 110 + 10);
    EXPECT_LT(cv::norm(scorer.light().seenColour(grass) - expected), 8.0);
    for (const float spread : scorer.spread()) {
        EXPECT_GE(spread, 4.0F);
        EXPECT_LE(spread, 20.0F);
    }
}

TEST(SurveyLight, AWrongCellOrTwoDoNoHarm) {
    std::vector<KnownCell> known = knownCells();
    known[0].view = tests::viewOf(fewTypesIndex(), "base.B");
    const TileScorer scorer = surveyLight({tests::nineTilesFrame(), fewTypesIndex()}, known);
    const cv::Vec3f grass(70, 140, 110);
    EXPECT_LT(cv::norm(scorer.light().seenColour(grass) - grass), 10.0);
}

TEST(SurveyLight, WithoutCellsColoursAreAsPrinted) {
    const TileScorer scorer = surveyLight({tests::nineTilesFrame(), fewTypesIndex()}, {});
    EXPECT_EQ(scorer.light().seenColour({10, 20, 30}), cv::Vec3f(10, 20, 30));
    EXPECT_EQ(scorer.spread()[0], 4.0F);
}

} // namespace
} // namespace meeplecam::vision
