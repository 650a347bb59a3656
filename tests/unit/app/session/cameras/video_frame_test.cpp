#include "app/session/cameras/video_frame.h"

#include <QVideoFrame>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cstring>

namespace meeplecam::session {
namespace {

using Format = QVideoFrameFormat::PixelFormat;

/// One colour in every notation: an orange, whose channels can't be mistaken for each other.
const cv::Vec3b kOrange(40, 120, 220); // BGR
constexpr std::uint8_t kLight = 137;   // BT.601, 16 to 235
constexpr std::uint8_t kU = 78;
constexpr std::uint8_t kV = 178;
constexpr int kTolerance = 3;

/// Repeats the bytes over every row of a plane.
void fill(QVideoFrame& frame, int plane, const std::vector<std::uint8_t>& bytes) {
    for (int i = 0; i < frame.mappedBytes(plane); ++i)
        frame.bits(plane)[i] = bytes[static_cast<std::size_t>(i % frame.bytesPerLine(plane)) % bytes.size()];
}

QVideoFrame frameOf(Format format, const std::vector<std::vector<std::uint8_t>>& planes) {
    QVideoFrame frame(QVideoFrameFormat({34, 18}, format));
    EXPECT_TRUE(frame.map(QVideoFrame::WriteOnly));
    for (std::size_t i = 0; i < planes.size(); ++i)
        fill(frame, static_cast<int>(i), planes[i]);
    frame.unmap();
    return frame;
}

void expectOrange(const QVideoFrame& frame) {
    const cv::Mat bgr = bgrOf(frame);
    ASSERT_EQ(bgr.size(), cv::Size(34, 18)) << frame.pixelFormat();
    ASSERT_EQ(bgr.type(), CV_8UC3);
    for (const cv::Point place : {cv::Point(0, 0), cv::Point(33, 17), cv::Point(16, 9)}) {
        for (int channel = 0; channel < 3; ++channel)
            EXPECT_NEAR(bgr.at<cv::Vec3b>(place)[channel], kOrange[channel], kTolerance)
                << "format " << frame.pixelFormat() << " channel " << channel;
    }
}

TEST(VideoFrame, ReadsWhatCamerasSend) {
    expectOrange(frameOf(Format::Format_YUYV, {{kLight, kU, kLight, kV}}));
    expectOrange(frameOf(Format::Format_UYVY, {{kU, kLight, kV, kLight}}));
    expectOrange(frameOf(Format::Format_NV12, {{kLight}, {kU, kV}}));
    expectOrange(frameOf(Format::Format_NV21, {{kLight}, {kV, kU}}));
    expectOrange(frameOf(Format::Format_YUV420P, {{kLight}, {kU}, {kV}}));
    expectOrange(frameOf(Format::Format_YV12, {{kLight}, {kV}, {kU}}));
}

TEST(VideoFrame, ReadsEveryOrderOfRedGreenAndBlue) {
    const std::uint8_t b = kOrange[0];
    const std::uint8_t g = kOrange[1];
    const std::uint8_t r = kOrange[2];
    expectOrange(frameOf(Format::Format_BGRA8888, {{b, g, r, 255}}));
    expectOrange(frameOf(Format::Format_BGRX8888, {{b, g, r, 7}}));
    expectOrange(frameOf(Format::Format_RGBA8888, {{r, g, b, 255}}));
    expectOrange(frameOf(Format::Format_RGBX8888, {{r, g, b, 7}}));
    expectOrange(frameOf(Format::Format_ARGB8888, {{255, r, g, b}}));
    expectOrange(frameOf(Format::Format_XRGB8888, {{7, r, g, b}}));
    expectOrange(frameOf(Format::Format_ABGR8888, {{255, b, g, r}}));
    expectOrange(frameOf(Format::Format_XBGR8888, {{7, b, g, r}}));
}

TEST(VideoFrame, RowsMayBeFollowedByWhatIsNoPicture) {
    QVideoFrame frame(QVideoFrameFormat({34, 18}, Format::Format_YUYV));
    ASSERT_TRUE(frame.map(QVideoFrame::WriteOnly));
    ASSERT_GT(frame.bytesPerLine(0), 2 * 34);
    std::fill_n(frame.bits(0), frame.mappedBytes(0), std::uint8_t{255});
    for (int row = 0; row < 18; ++row)
        for (int column = 0; column < 34; ++column) { // the left half is black, the right one grey
            frame.bits(0)[row * frame.bytesPerLine(0) + 2 * column] = column < 17 ? 16 : 126;
            frame.bits(0)[row * frame.bytesPerLine(0) + 2 * column + 1] = 128;
        }
    frame.unmap();
    const cv::Mat bgr = bgrOf(frame);
    ASSERT_EQ(bgr.size(), cv::Size(34, 18));
    for (int row = 0; row < 18; ++row)
        for (int column = 0; column < 34; ++column)
            ASSERT_NEAR(bgr.at<cv::Vec3b>(row, column)[1], column < 17 ? 0 : 128, kTolerance)
                << row << ", " << column;
}

TEST(VideoFrame, ReadsGrey) {
    const cv::Mat bgr = bgrOf(frameOf(Format::Format_Y8, {{77}}));
    ASSERT_EQ(bgr.size(), cv::Size(34, 18));
    EXPECT_EQ(bgr.at<cv::Vec3b>(9, 30), cv::Vec3b(77, 77, 77));
}

/// What a camera packed itself, in the first bytes of the memory that Qt allots for such pictures.
QVideoFrame packedFrame(const std::vector<uchar>& bytes) {
    QVideoFrame frame(QVideoFrameFormat({34, 18}, Format::Format_Jpeg));
    EXPECT_TRUE(frame.map(QVideoFrame::WriteOnly));
    EXPECT_GE(frame.mappedBytes(0), static_cast<int>(bytes.size()));
    if (frame.mappedBytes(0) >= static_cast<int>(bytes.size()))
        std::memcpy(frame.bits(0), bytes.data(), bytes.size());
    frame.unmap();
    return frame;
}

TEST(VideoFrame, UnpacksJpeg) {
    std::vector<uchar> bytes;
    cv::imencode(".jpg", cv::Mat(18, 34, CV_8UC3, cv::Scalar(kOrange)), bytes);
    expectOrange(packedFrame(bytes));
}

TEST(VideoFrame, LeavesTheFrameToOthers) {
    QVideoFrame frame = frameOf(Format::Format_Y8, {{77}});
    ASSERT_FALSE(bgrOf(frame).empty());
    EXPECT_FALSE(frame.isMapped());
    EXPECT_TRUE(frame.map(QVideoFrame::WriteOnly)) << "nobody reads it any more";
    frame.unmap();
}

TEST(VideoFrame, GivesNothingForGarbage) {
    EXPECT_TRUE(bgrOf(QVideoFrame()).empty());
    EXPECT_TRUE(bgrOf(packedFrame({0xff, 0xd8, 1, 2, 3})).empty());
}

} // namespace
} // namespace meeplecam::session
