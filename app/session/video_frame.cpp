#include "app/session/video_frame.h"

#include <QImage>
#include <QVideoFrame>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <array>

namespace meeplecam::session {

namespace {

using Format = QVideoFrameFormat::PixelFormat;

/// A frame whose pixels can be read while this lives.
class Mapped {
public:
    explicit Mapped(const QVideoFrame& frame)
        : m_frame(frame)
        , m_valid(m_frame.map(QVideoFrame::ReadOnly)) {}
    ~Mapped() {
        if (m_valid)
            m_frame.unmap();
    }
    Mapped(const Mapped&) = delete;
    Mapped& operator=(const Mapped&) = delete;

    [[nodiscard]] bool isValid() const { return m_valid; }
    [[nodiscard]] cv::Size size() const { return {m_frame.width(), m_frame.height()}; }
    /// The pixels of a plane where they lie; empty when the plane is not as large as it has to be.
    [[nodiscard]] cv::Mat plane(int index, cv::Size size, int type) {
        const int row = m_frame.bytesPerLine(index);
        if (m_frame.bits(index) == nullptr || row < size.width * static_cast<int>(CV_ELEM_SIZE(type)) ||
            m_frame.mappedBytes(index) <
                row * (size.height - 1) + size.width * static_cast<int>(CV_ELEM_SIZE(type)))
            return {};
        return {size, type, m_frame.bits(index), static_cast<std::size_t>(row)};
    }
    [[nodiscard]] cv::Mat bytes() { return {1, m_frame.mappedBytes(0), CV_8UC1, m_frame.bits(0)}; }

private:
    QVideoFrame m_frame;
    bool m_valid;
};

cv::Mat fromOnePlane(Mapped& frame, int type, cv::ColorConversionCodes code) {
    const cv::Mat pixels = frame.plane(0, frame.size(), type);
    cv::Mat bgr;
    if (!pixels.empty())
        cv::cvtColor(pixels, bgr, code);
    return bgr;
}

cv::Mat fromTwoPlanes(Mapped& frame, cv::ColorConversionCodes code) {
    const cv::Mat light = frame.plane(0, frame.size(), CV_8UC1);
    const cv::Mat colour = frame.plane(1, frame.size() / 2, CV_8UC2);
    cv::Mat bgr;
    if (!light.empty() && !colour.empty())
        cv::cvtColorTwoPlane(light, colour, bgr, code);
    return bgr;
}

/// Three planes, the colours at half the size; `u` and `v` say which plane is which.
cv::Mat fromThreePlanes(Mapped& frame, int u, int v) {
    const cv::Mat light = frame.plane(0, frame.size(), CV_8UC1);
    const cv::Mat planes[] = {frame.plane(u, frame.size() / 2, CV_8UC1),
                              frame.plane(v, frame.size() / 2, CV_8UC1)};
    if (light.empty() || planes[0].empty() || planes[1].empty())
        return {};
    cv::Mat colour;
    cv::merge(planes, 2, colour);
    cv::Mat bgr;
    cv::cvtColorTwoPlane(light, colour, bgr, cv::COLOR_YUV2BGR_NV12);
    return bgr;
}

/// Four bytes a pixel of which three are wanted; `channels` are the places of blue, green and red.
cv::Mat fromFourBytes(Mapped& frame, const std::array<int, 3>& channels) {
    const cv::Mat pixels = frame.plane(0, frame.size(), CV_8UC4);
    if (pixels.empty())
        return {};
    cv::Mat bgr(pixels.size(), CV_8UC3);
    cv::mixChannels({pixels}, {bgr}, {channels[0], 0, channels[1], 1, channels[2], 2});
    return bgr;
}

/// Whatever Qt itself can make of it, at the cost of a copy.
cv::Mat fromOtherFormats(const QVideoFrame& frame) {
    const QImage image = frame.toImage().convertToFormat(QImage::Format_BGR888);
    if (image.isNull())
        return {};
    return cv::Mat(image.height(), image.width(), CV_8UC3, const_cast<uchar*>(image.constBits()), // only read
                   static_cast<std::size_t>(image.bytesPerLine()))
        .clone();
}

cv::Mat convert(const QVideoFrame& frame) {
    Mapped mapped(frame);
    if (!mapped.isValid())
        return {};
    switch (frame.pixelFormat()) {
    case Format::Format_NV12:
        return fromTwoPlanes(mapped, cv::COLOR_YUV2BGR_NV12);
    case Format::Format_NV21:
        return fromTwoPlanes(mapped, cv::COLOR_YUV2BGR_NV21);
    case Format::Format_YUV420P:
        return fromThreePlanes(mapped, 1, 2);
    case Format::Format_YV12:
        return fromThreePlanes(mapped, 2, 1);
    case Format::Format_YUYV:
        return fromOnePlane(mapped, CV_8UC2, cv::COLOR_YUV2BGR_YUYV);
    case Format::Format_UYVY:
        return fromOnePlane(mapped, CV_8UC2, cv::COLOR_YUV2BGR_UYVY);
    case Format::Format_Y8:
        return fromOnePlane(mapped, CV_8UC1, cv::COLOR_GRAY2BGR);
    case Format::Format_BGRA8888:
    case Format::Format_BGRX8888:
        return fromFourBytes(mapped, {0, 1, 2});
    case Format::Format_RGBA8888:
    case Format::Format_RGBX8888:
        return fromFourBytes(mapped, {2, 1, 0});
    case Format::Format_ARGB8888:
    case Format::Format_XRGB8888:
        return fromFourBytes(mapped, {3, 2, 1});
    case Format::Format_ABGR8888:
    case Format::Format_XBGR8888:
        return fromFourBytes(mapped, {1, 2, 3});
    case Format::Format_Jpeg:
        return cv::imdecode(mapped.bytes(), cv::IMREAD_COLOR);
    default:
        return fromOtherFormats(frame);
    }
}

} // namespace

cv::Mat bgrOf(const QVideoFrame& frame) {
    try {
        return convert(frame);
    } catch (const cv::Exception&) {
        return {};
    }
}

} // namespace meeplecam::session
