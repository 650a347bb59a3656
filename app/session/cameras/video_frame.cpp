#include "app/session/cameras/video_frame.h"

#include "models/files/picture_file.h"

#include <QImage>
#include <QVideoFrame>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <sys/uio.h>
#include <unistd.h>
#include <vector>

namespace meeplecam::session {

namespace {

using Format = QVideoFrameFormat::PixelFormat;

/// Copies memory that may be unmapped at any time: a camera's buffers go when it does (seen with PipeWire
/// 0.3.65), and who reads them just then is ended by the system. The kernel says no instead. False when it is
/// gone.
bool copyIfThere(const uchar* from, std::vector<uchar>& to) {
    iovec there{const_cast<uchar*>(from), to.size()}; // only read
    iovec here{to.data(), to.size()};
    const ssize_t copied = process_vm_readv(getpid(), &here, 1, &there, 1, 0);
    if (copied < 0 && (errno == ENOSYS || errno == EPERM)) { // some sandboxes allow no such reading
        std::copy_n(from, to.size(), to.begin());
        return true;
    }
    return copied == static_cast<ssize_t>(to.size());
}

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
    /// The pixels of a plane; empty when it is not as large as it has to be, or gone.
    [[nodiscard]] cv::Mat plane(int index, cv::Size size, int type) {
        const int row = m_frame.bytesPerLine(index);
        const int filled = size.width * static_cast<int>(CV_ELEM_SIZE(type));
        if (row < filled || !copy(index, row * (size.height - 1) + filled))
            return {};
        return {size, type, m_copies.back().data(), static_cast<std::size_t>(row)};
    }
    /// All bytes of a picture that the camera packed.
    [[nodiscard]] cv::Mat bytes() {
        const int size = m_frame.mappedBytes(0);
        return copy(0, size) ? cv::Mat(1, size, CV_8UC1, m_copies.back().data()) : cv::Mat();
    }

private:
    /// Puts the first bytes of a plane behind the other copies.
    bool copy(int plane, int size) {
        const uchar* bits = m_frame.bits(plane);
        if (bits == nullptr || size <= 0 || m_frame.mappedBytes(plane) < size)
            return false;
        m_copies.emplace_back(static_cast<std::size_t>(size));
        return copyIfThere(bits, m_copies.back());
    }

    QVideoFrame m_frame;
    bool m_valid;
    std::vector<std::vector<uchar>> m_copies; ///< of what was asked for
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

cv::Mat fromJpeg(Mapped& frame) {
    const cv::Mat bytes = frame.bytes();
    return models::unpackPicture({reinterpret_cast<const char*>(bytes.data), bytes.total()}).picture;
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
        return fromJpeg(mapped);
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
