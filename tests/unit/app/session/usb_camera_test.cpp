#include "app/session/cameras/video_frame.h"
#include "app/session/planning/planned_game.h"

#include <QVideoFrame>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace meeplecam::session {
namespace {

using Format = QVideoFrameFormat::PixelFormat;

/// How a camera at the USB port is, for better or worse.
struct UsbManners {
    double sent_per_second = 15;
    int everyOne = 1; ///< of so many pictures one is looked at, as where a look takes that long
    Format format = Format::Format_YUYV;
    bool hunts = false;                   ///< its focus is lost for a second in every four
    std::optional<double> unplugged = {}; ///< second at which it is gone for one
};

/// Packs a picture as such cameras do.
QVideoFrame packed(const cv::Mat& bgr, Format format) {
    QVideoFrame frame(QVideoFrameFormat({bgr.cols, bgr.rows}, format));
    if (!frame.map(QVideoFrame::WriteOnly))
        return {};
    if (format == Format::Format_Jpeg) {
        std::vector<uchar> bytes;
        cv::imencode(".jpg", bgr, bytes, {cv::IMWRITE_JPEG_QUALITY, 75});
        if (frame.mappedBytes(0) >= static_cast<int>(bytes.size()))
            std::memcpy(frame.bits(0), bytes.data(), bytes.size());
    } else {
        cv::Mat yuv;
        cv::cvtColor(bgr, yuv, cv::COLOR_BGR2YUV);
        for (int row = 0; row < bgr.rows; ++row)
            for (int column = 0; column < bgr.cols; ++column) {
                const cv::Vec3b& pixel = yuv.at<cv::Vec3b>(row, column);
                uchar* to = frame.bits(0) + row * frame.bytesPerLine(0) + 2 * column;
                to[0] = static_cast<uchar>(16 + pixel[0] * 219 / 255);
                const int colour = pixel[column % 2 == 0 ? 1 : 2];
                to[1] = static_cast<uchar>(128 + (colour - 128) * 224 / 255);
            }
    }
    frame.unmap();
    return frame;
}

/// The virtual table, as such a camera shows it.
class UsbCamera : public FrameSource {
public:
    UsbCamera(FrameSource& table, const UsbManners& manners)
        : m_table(table)
        , m_manners(manners) {}

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Live; }
    [[nodiscard]] std::string name() const override { return "USB"; }
    SourceStep next() override {
        for (;;) {
            SourceStep step = m_table.next();
            auto* frame = std::get_if<SourceFrame>(&step);
            if (frame == nullptr)
                return step;
            if (m_manners.unplugged && std::abs(frame->time_s - *m_manners.unplugged - 0.5) < 0.5)
                return SourceGone{SourceFault{SourceFault::Kind::Unplugged, name(), {}}};
            if (frame->index % m_manners.everyOne != 0)
                continue;
            if (m_manners.hunts && std::fmod(frame->time_s, 4.0) > 3.0)
                cv::GaussianBlur(frame->bgr, frame->bgr, {}, 6.0);
            frame->bgr = bgrOf(packed(frame->bgr, m_manners.format));
            return step;
        }
    }
    void stop() override { m_table.stop(); }

private:
    FrameSource& m_table;
    UsbManners m_manners;
};

/// Follows a short game by such a camera: every tile is told as it was laid, and nothing else.
void expectFollowed(const UsbManners& manners) {
    GamePlan plan = demoPlan(1);
    plan.learned = false;
    plan.source.demo.turns = 3;
    plan.source.demo.table.size = {960, 540};
    plan.source.demo.table.frames_per_second = manners.sent_per_second;
    auto reader = openReader(readerRequestOf(plan));
    ASSERT_TRUE(reader) << reader.error().message;
    const auto table = DemoSource::create(sourceRequestOf(plan).demo);
    ASSERT_TRUE(table) << table.error().message;
    UsbCamera camera(**table, manners);
    const auto planned =
        PlannedGame::begin(plan, *std::move(reader), camera.kind(), {[](const LiveUpdate&) {}, {}, {}, {}});
    ASSERT_TRUE(planned) << planned.error().message;
    watch(camera, (*planned)->game());

    const Story& story = (*planned)->game().story();
    const std::vector<table::TableMove>& moves = (*table)->game().moves;
    ASSERT_GE(moves.size(), 3U);
    ASSERT_EQ(story.turns.size(), 3U);
    for (std::size_t i = 0; i < story.turns.size(); ++i) {
        EXPECT_EQ(story.turns[i].turn.placement.tile, moves[i].tile.tile) << "turn " << i;
        EXPECT_EQ(story.turns[i].turn.meeple.has_value(), moves[i].meeple.has_value()) << "turn " << i;
    }
}

TEST(UsbCamera, SendsYuyvFiveTimesASecond) {
    expectFollowed({.sent_per_second = 5});
}

TEST(UsbCamera, IsFollowedByASlowMachineWithALookASecond) {
    expectFollowed({.sent_per_second = 10, .everyOne = 10});
}

TEST(UsbCamera, SendsJpegSixtyTimesASecond) {
    expectFollowed({.sent_per_second = 60, .everyOne = 20, .format = Format::Format_Jpeg});
}

TEST(UsbCamera, HuntsForItsFocus) {
    expectFollowed({.sent_per_second = 8, .format = Format::Format_Jpeg, .hunts = true});
}

TEST(UsbCamera, IsUnpluggedAndComesBack) {
    expectFollowed({.sent_per_second = 8, .unplugged = 6.0});
}

} // namespace
} // namespace meeplecam::session
