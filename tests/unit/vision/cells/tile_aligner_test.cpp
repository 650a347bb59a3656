#include "vision/cells/tile_aligner.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

using tests::quadOf;

double worstCorner(const Quad& a, const Quad& b) {
    double worst = 0.0;
    for (std::size_t i = 0; i < 4; ++i)
        worst = std::max(worst, cv::norm(a[i] - b[i]));
    return worst;
}

Quad truth(const tests::LaidTile& tile) {
    return quadOf(tests::nineTilesCamera(), tile.cell, tile.offset);
}

ViewId viewOf(const tests::LaidTile& tile) {
    return tests::viewOf(tests::fewTypesIndex(), tile.name, tile.quarterTurns);
}

Alignment aligned(const Quad& predicted, ViewId view) {
    return alignTile({tests::nineTilesFrame(), tests::fewTypesIndex()}, predicted, view);
}

TEST(AlignTile, FindsATileThatIsALittleOff) {
    for (const tests::LaidTile& tile : tests::nineTiles()) {
        const Quad right = truth(tile);
        const double side = meanSide(right);
        for (const cv::Point2f& step : {cv::Point2f(0.06F, 0.0F), cv::Point2f(-0.04F, 0.05F)}) {
            Quad off = right;
            for (cv::Point2f& corner : off)
                corner += step * static_cast<float>(side);
            const Alignment alignment = aligned(off, viewOf(tile));
            EXPECT_LT(worstCorner(alignment.quad, right) / side, 0.025) << tile.name << " " << step;
            EXPECT_GT(alignment.correlation, 0.85F) << tile.name;
        }
    }
}

TEST(AlignTile, TurnsAndScales) {
    const tests::LaidTile& tile = tests::nineTiles()[4];
    const Quad right = truth(tile);
    const cv::Point2f centre = centreOf(right);
    Quad off;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f arm = (right[i] - centre) * 1.04F;
        off[i] = centre + arm + cv::Point2f(-arm.y, arm.x) * 0.05F;
    }
    const Alignment alignment = aligned(off, viewOf(tile));
    EXPECT_LT(worstCorner(alignment.quad, right), 0.5 * worstCorner(off, right));
    EXPECT_GT(alignment.correlation, aligned(right, viewOf(tests::nineTiles()[3])).correlation);
}

TEST(AlignShape, FindsTheShapeOfATileToo) {
    for (const tests::LaidTile& tile : tests::nineTiles()) {
        const Quad right = truth(tile);
        const auto side = static_cast<float>(meanSide(right));
        Quad bent = right;
        bent[1] += cv::Point2f(0.05F, -0.04F) * side;
        bent[3] += cv::Point2f(0.04F, 0.04F) * side;
        const Quad found =
            alignShape({tests::nineTilesFrame(), tests::fewTypesIndex()}, bent, viewOf(tile)).quad;
        EXPECT_LT(worstCorner(found, right), 0.5 * worstCorner(bent, right)) << tile.name;
        EXPECT_LT(worstCorner(found, right), 0.6 * worstCorner(aligned(bent, viewOf(tile)).quad, right))
            << tile.name;
    }
}

TEST(AlignTile, AnotherTileIsLessAlike) {
    const Quad right = truth(tests::nineTiles()[4]);
    const float best = aligned(right, viewOf(tests::nineTiles()[4])).correlation;
    for (const char* name : {"base.D", "base.U", "base.B"})
        EXPECT_LT(aligned(right, tests::viewOf(tests::fewTypesIndex(), name)).correlation, best - 0.2F)
            << name;
}

TEST(AlignTile, StaysWhereItIsOnAPlainTable) {
    const Frame plain(cv::Mat(200, 200, CV_8UC3, cv::Scalar(60, 90, 120)));
    const Quad quad{{{60, 60}, {120, 60}, {120, 120}, {60, 120}}};
    const Alignment alignment =
        alignTile({plain, tests::fewTypesIndex()}, quad, tests::viewOf(tests::fewTypesIndex(), "base.D"));
    EXPECT_LT(worstCorner(alignment.quad, quad), 6.0);
    EXPECT_LT(alignment.correlation, 0.3F);
}

} // namespace
} // namespace meeplecam::vision
