#include "app/session/cameras/lens_store.h"

#include <gmock/gmock.h>

#include <fstream>

namespace meeplecam::session {
namespace {

using models::Lens;

class LensStore : public testing::Test {
protected:
    void SetUp() override { std::filesystem::remove_all(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    const std::filesystem::path m_folder =
        std::filesystem::path(testing::TempDir()) / "meeplecam_lens_store_test";
    const Lens m_lens{.camera = "HD Webcam (2)",
                      .picture = {64, 48},
                      .focal_px = 50.0,
                      .principal = {32.0, 24.0},
                      .k1 = -0.2,
                      .k2 = 0.0,
                      .error_px = 0.1,
                      .views = 6};
};

/// Gives one grey picture after the other.
class Pictures : public FrameSource {
public:
    explicit Pictures(std::vector<cv::Mat> pictures)
        : m_pictures(std::move(pictures)) {}
    [[nodiscard]] SourceKind kind() const override { return SourceKind::Pictures; }
    [[nodiscard]] std::string name() const override { return "pictures"; }
    SourceStep next() override {
        if (m_next == m_pictures.size())
            return SourceEnd{};
        return SourceFrame{m_pictures[m_next++], static_cast<std::int64_t>(m_next), 0.0};
    }
    void stop() override {}

private:
    std::vector<cv::Mat> m_pictures;
    std::size_t m_next = 0;
};

TEST_F(LensStore, FindsALensByCameraAndSize) {
    ASSERT_TRUE(keepLens(m_lens, m_folder));
    const auto found = findLens("hd webcam (2)", {64, 48}, m_folder);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(*found, m_lens);
    const auto larger = findLens("HD Webcam (2)", {128, 96}, m_folder);
    ASSERT_TRUE(larger);
    EXPECT_DOUBLE_EQ(larger->focal_px, 100.0);
    EXPECT_EQ(larger->principal, cv::Point2d(64.0, 48.0));
    EXPECT_EQ(larger->k1, m_lens.k1);
}

TEST_F(LensStore, SaysWhatIsKnown) {
    EXPECT_THAT(findLens("other", {64, 48}, m_folder).error().message,
                testing::HasSubstr("is not calibrated"));
    ASSERT_TRUE(keepLens(m_lens, m_folder));
    EXPECT_THAT(findLens("HD Webcam (2)", {64, 36}, m_folder).error().message, testing::HasSubstr("64x48"));
    EXPECT_FALSE(findLens("HD", {64, 48}, m_folder)) << "a part of a name is another camera";
    std::ofstream(m_folder / "other_64x48.json") << "{";
    EXPECT_FALSE(findLens("other", {64, 48}, m_folder));
    EXPECT_FALSE(keepLens(m_lens, "/proc/no"));
}

TEST_F(LensStore, TakesTheDistortionOut) {
    // A dot where the lens shows the point (8.5, 8.5) must come to lie there.
    const cv::Point2d seen = models::distorted(m_lens, {8.5, 8.5});
    cv::Mat picture(48, 64, CV_8UC3, cv::Scalar::all(0));
    picture.at<cv::Vec3b>(static_cast<int>(seen.y), static_cast<int>(seen.x)) = {255, 255, 255};
    const cv::Mat straight = Undistortion(m_lens).apply(picture);
    cv::Point brightest;
    cv::minMaxLoc(straight.reshape(1), nullptr, nullptr, nullptr, &brightest);
    const int column = brightest.x / 3;
    EXPECT_NEAR(column, 8, 1);
    EXPECT_NEAR(brightest.y, 8, 1);
    models::BoardReport report;
    report.tiles.resize(1);
    report.tiles[0].corners[0] = {8.5, 8.5};
    report.meeples.resize(1);
    report.meeples[0].foot = {8.5, 8.5};
    intoCameraPixels(m_lens, report);
    EXPECT_EQ(report.tiles[0].corners[0], seen);
    EXPECT_EQ(report.meeples[0].foot, seen);
}

TEST_F(LensStore, SourcesAreUndistortedWhereTheLensIsKnown) {
    ASSERT_TRUE(keepLens(m_lens, m_folder));
    cv::Mat picture(48, 64, CV_8UC3, cv::Scalar::all(0));
    picture.colRange(0, 12).setTo(cv::Scalar::all(255));
    const auto source =
        undistortedSource(std::make_unique<Pictures>(std::vector{picture, cv::Mat(picture.rowRange(0, 36))}),
                          {LensUse::Insist, "HD Webcam (2)"}, m_folder);
    const SourceStep first = source->next();
    ASSERT_TRUE(std::holds_alternative<SourceFrame>(first));
    EXPECT_EQ(cv::norm(std::get<SourceFrame>(first).bgr, Undistortion(m_lens).apply(picture)), 0.0);
    EXPECT_TRUE(std::holds_alternative<SourceGone>(source->next())) << "of another shape";
    EXPECT_TRUE(std::holds_alternative<SourceEnd>(source->next()));
}

TEST_F(LensStore, ALensThatIsNotKnownChangesNothingUnlessItIsNamed) {
    Lens own = m_lens;
    own.camera = "pictures"; // as the source is called
    ASSERT_TRUE(keepLens(own, m_folder));
    cv::Mat picture(48, 64, CV_8UC3, cv::Scalar::all(0));
    picture.colRange(0, 12).setTo(cv::Scalar::all(255));
    const cv::Mat lower = picture.rowRange(0, 36);
    const auto source =
        undistortedSource(std::make_unique<Pictures>(std::vector{lower, picture, lower}), {}, m_folder);
    EXPECT_EQ(std::get<SourceFrame>(source->next()).bgr.data, lower.data) << "of another shape";
    EXPECT_EQ(cv::norm(std::get<SourceFrame>(source->next()).bgr, Undistortion(own).apply(picture)), 0.0);
    EXPECT_EQ(std::get<SourceFrame>(source->next()).bgr.data, lower.data);
    const auto never = undistortedSource(std::make_unique<Pictures>(std::vector{picture}),
                                         {LensUse::Never, "pictures"}, m_folder);
    EXPECT_EQ(std::get<SourceFrame>(never->next()).bgr.data, picture.data);
}

} // namespace
} // namespace meeplecam::session
