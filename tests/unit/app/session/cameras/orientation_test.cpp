#include "app/session/cameras/orientation.h"

#include "tests/unit/app/session/sources.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace meeplecam::session {
namespace {

/// Three pixels in a row: 1 2 3.
cv::Mat row() {
    return (cv::Mat_<uchar>(1, 3) << 1, 2, 3);
}

std::vector<int> valuesOf(const cv::Mat& picture) {
    return {picture.begin<uchar>(), picture.end<uchar>()};
}

TEST(Orientation, TurnsClockwise) {
    const cv::Mat once = oriented(row(), {.quarterTurns = 1});
    EXPECT_EQ(once.size(), cv::Size(1, 3));
    EXPECT_EQ(valuesOf(once), (std::vector{1, 2, 3}));
    EXPECT_EQ(valuesOf(oriented(row(), {.quarterTurns = 2})), (std::vector{3, 2, 1}));
    EXPECT_EQ(valuesOf(oriented(row(), {.quarterTurns = 3})), (std::vector{3, 2, 1}));
}

TEST(Orientation, MirrorsBeforeItTurns) {
    EXPECT_EQ(valuesOf(oriented(row(), {.mirrored = true})), (std::vector{3, 2, 1}));
    EXPECT_EQ(valuesOf(oriented(row(), {.mirrored = true, .quarterTurns = 1})), (std::vector{3, 2, 1}));
    EXPECT_EQ(valuesOf(oriented(row(), {.mirrored = true, .quarterTurns = 2})), (std::vector{1, 2, 3}));
}

TEST(Orientation, LeavesTheOriginalAlone) {
    const cv::Mat original = row();
    (void)oriented(original, {.mirrored = true, .quarterTurns = 2});
    EXPECT_EQ(valuesOf(original), (std::vector{1, 2, 3}));
    EXPECT_EQ(oriented(original, {}).data, original.data);
}

TEST(Orientation, AppliesToEveryPictureOfASource) {
    const auto source =
        orientedSource(std::make_unique<tests::ListedSource>(tests::numbered(2)), {.quarterTurns = 1});
    const cv::Size upright(tests::kListedSize.height, tests::kListedSize.width);
    EXPECT_EQ(std::get<SourceFrame>(source->next()).bgr.size(), upright);
    EXPECT_EQ(std::get<SourceFrame>(source->next()).bgr.size(), upright);
    EXPECT_TRUE(std::holds_alternative<SourceEnd>(source->next()));
    EXPECT_EQ(source->kind(), SourceKind::Recording);
}

} // namespace
} // namespace meeplecam::session
