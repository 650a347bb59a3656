#include "app/cli/watching/live_loop.h"
#include "app/session/cameras/camera_source.h"
#include "app/session/planning/open_source.h"
#include "app/session/story/game_words.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

// Runs inside tests/device/with_camera, which plays MEEPLECAM_FILM into a camera named TableCam.

namespace meeplecam {
namespace {

/// Qt's application, once for all tests: cameras outlive none of it.
cli::LiveLoop& loop() {
    static cli::LiveLoop kLoop;
    return kLoop;
}

std::filesystem::path unplugged() {
    return std::filesystem::path(std::getenv("XDG_RUNTIME_DIR")) / "unplugged";
}

session::SourceRequest tableCam() {
    session::SourceRequest request;
    request.source = "tablecam";
    request.camera.size = {1280, 720};
    return request;
}

/// Keeps what it is shown until there are enough pictures, or the camera has gone too often.
class Keeper : public session::Watcher {
public:
    Keeper(session::FrameSource& source, std::size_t enough)
        : m_source(source)
        , m_enough(enough) {}

    void take(const session::SourceStep& step) override {
        if (const auto* frame = std::get_if<session::SourceFrame>(&step))
            frames.push_back(*frame);
        else if (const auto* lost = std::get_if<session::SourceGone>(&step))
            gone.push_back(session::wordsOf(lost->why).toStdString());
        if (frames.size() == m_enough || gone.size() > kMostGone)
            m_source.stop();
    }

    std::vector<session::SourceFrame> frames;
    std::vector<std::string> gone;

private:
    static constexpr std::size_t kMostGone = 3;
    session::FrameSource& m_source;
    std::size_t m_enough;
};

/// The picture in small, for comparing it with many.
cv::Mat thumbnail(const cv::Mat& picture) {
    cv::Mat small;
    cv::resize(picture, small, {160, 90}, 0, 0, cv::INTER_AREA);
    return small;
}

double meanDifference(const cv::Mat& a, const cv::Mat& b) {
    return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * 3);
}

std::vector<cv::Mat> filmThumbnails() {
    cv::VideoCapture film(std::getenv("MEEPLECAM_FILM"));
    std::vector<cv::Mat> thumbnails;
    for (cv::Mat picture; film.read(picture);)
        thumbnails.push_back(thumbnail(picture));
    return thumbnails;
}

TEST(Camera, IsListed) {
    loop();
    EXPECT_THAT(session::cameraNames(), testing::Contains("TableCam"));
}

TEST(Camera, ShowsTheFilmThatIsPlayed) {
    loop();
    const auto source = session::openSource(tableCam());
    ASSERT_TRUE(source) << source.error().message;
    Keeper keeper(**source, 45);
    ASSERT_TRUE(loop().run(**source, keeper));
    ASSERT_EQ(keeper.frames.size(), 45U);
    const std::vector<cv::Mat> film = filmThumbnails();
    ASSERT_FALSE(film.empty());
    for (const session::SourceFrame& frame : keeper.frames) {
        ASSERT_EQ(frame.bgr.size(), cv::Size(1280, 720));
        const cv::Mat seen = thumbnail(frame.bgr);
        double nearest = 255;
        for (const cv::Mat& picture : film)
            nearest = std::min(nearest, meanDifference(seen, picture));
        // The way by YUY2 with the colours of HD television costs 8, exchanged channels cost 30.
        EXPECT_LT(nearest, 12) << "picture " << frame.index;
    }
    EXPECT_TRUE(std::ranges::is_sorted(keeper.frames, {}, &session::SourceFrame::index));
    EXPECT_TRUE(std::ranges::is_sorted(keeper.frames, {}, &session::SourceFrame::time_s));
}

TEST(Camera, IsTurnedAsAsked) {
    loop();
    session::SourceRequest request = tableCam();
    request.orientation.quarterTurns = 1;
    const auto source = session::openSource(request);
    ASSERT_TRUE(source) << source.error().message;
    Keeper keeper(**source, 1);
    ASSERT_TRUE(loop().run(**source, keeper));
    ASSERT_EQ(keeper.frames.size(), 1U);
    EXPECT_EQ(keeper.frames.front().bgr.size(), cv::Size(720, 1280));
}

/// Pulls the plug after some pictures, and puts it in again when the source has noticed.
class PlugPuller : public Keeper {
public:
    using Keeper::Keeper;
    void take(const session::SourceStep& step) override {
        Keeper::take(step);
        if (gone.empty() && frames.size() == 10)
            std::ofstream(unplugged()).close();
        if (std::holds_alternative<session::SourceGone>(step)) {
            m_before = frames.size();
            std::filesystem::remove(unplugged());
        }
    }
    [[nodiscard]] std::size_t picturesBefore() const { return m_before; }

private:
    std::size_t m_before = 0;
};

TEST(Camera, ComesBackAfterItWasUnplugged) {
    loop();
    const auto source = session::openSource(tableCam());
    ASSERT_TRUE(source) << source.error().message;
    PlugPuller puller(**source, 60);
    ASSERT_TRUE(loop().run(**source, puller));
    ASSERT_FALSE(puller.gone.empty());
    EXPECT_THAT(puller.gone.front(), testing::HasSubstr("TableCam"));
    EXPECT_GE(puller.picturesBefore(), 10U);
    EXPECT_EQ(puller.frames.size(), 60U);
}

TEST(Camera, IsNamedWhenAnotherIsWanted) {
    loop();
    session::SourceRequest request;
    request.source = "no such camera";
    const auto source = session::openSource(request);
    ASSERT_FALSE(source);
    EXPECT_THAT(source.error().message, testing::HasSubstr("0 = TableCam"));
}

} // namespace
} // namespace meeplecam
