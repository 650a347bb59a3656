#include "models/files/jpeg_file.h"

#include <opencv2/core.hpp>

#include <csetjmp>
#include <cstdio>
#include <functional>
#include <jerror.h>
#include <jpeglib.h>
#include <optional>

namespace meeplecam::models {

namespace {

/// What libjpeg calls when it is at its wits' end, instead of ending the program, and instead of printing.
struct JpegErrors {
    jpeg_error_mgr base; // first, since libjpeg knows no more than this
    std::jmp_buf giveUp;
    bool dataMissing;
};

JpegErrors& errorsOf(j_common_ptr jpeg) {
    return *reinterpret_cast<JpegErrors*>(jpeg->err);
}

void giveUp(j_common_ptr jpeg) {
    std::longjmp(errorsOf(jpeg).giveUp, 1);
}

void noteMissing(j_common_ptr jpeg, int level) {
    const int code = jpeg->err->msg_code;
    if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE))
        errorsOf(jpeg).dataMissing = true;
}

void saySilently(j_common_ptr /*jpeg*/) {}

/// Numbers of a TIFF block, in its order of bytes.
class TiffBlock {
public:
    explicit TiffBlock(std::string_view bytes)
        : m_bytes(bytes)
        , m_bigEndian(bytes.starts_with("MM")) {}

    [[nodiscard]] std::optional<std::uint32_t> number(std::size_t at, std::size_t size) const {
        if (at > m_bytes.size() || m_bytes.size() - at < size)
            return std::nullopt;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < size; ++i)
            value =
                value << 8U | static_cast<unsigned char>(m_bytes[m_bigEndian ? at + i : at + size - 1 - i]);
        return value;
    }

private:
    std::string_view m_bytes;
    bool m_bigEndian;
};

/// How the camera was held (EXIF tag 0x0112): 1 = upright.
int orientationIn(std::string_view exif) {
    constexpr std::string_view kBegin{"Exif\0\0", 6};
    constexpr std::uint32_t kOrientation = 0x0112;
    constexpr std::size_t kEntry = 12; // bytes
    if (!exif.starts_with(kBegin))
        return 1;
    const TiffBlock tiff(exif.substr(kBegin.size()));
    const auto list = tiff.number(4, 4);
    const auto count = list ? tiff.number(*list, 2) : std::nullopt;
    for (std::size_t i = 0; count && i < *count; ++i) {
        const std::size_t entry = *list + 2 + i * kEntry;
        if (tiff.number(entry, 2) == kOrientation)
            return static_cast<int>(tiff.number(entry + 8, 2).value_or(1));
    }
    return 1;
}

int orientationOf(const jpeg_decompress_struct& jpeg) {
    for (const jpeg_marker_struct* marker = jpeg.marker_list; marker != nullptr; marker = marker->next)
        if (const int orientation =
                orientationIn({reinterpret_cast<const char*>(marker->data), marker->data_length});
            orientation != 1)
            return orientation;
    return 1;
}

/// The picture as it is seen upright.
cv::Mat upright(const cv::Mat& picture, int orientation) {
    cv::Mat turned = picture;
    if (orientation >= 5 && orientation <= 8)
        cv::transpose(picture, turned);
    if (orientation == 2 || orientation == 6)
        cv::flip(turned, turned, 1);
    else if (orientation == 4 || orientation == 8)
        cv::flip(turned, turned, 0);
    else if (orientation == 3 || orientation == 7)
        cv::flip(turned, turned, -1);
    return turned;
}

/// Inks as they stand in files for print, the other way round, as the colours of a screen.
cv::Mat colourOfInks(const cv::Mat& inks) {
    cv::Mat bgr(inks.size(), CV_8UC3);
    for (int y = 0; y < inks.rows; ++y)
        for (int x = 0; x < inks.cols; ++x) {
            const auto& ink = inks.at<cv::Vec4b>(y, x);
            for (int channel = 0; channel < 3; ++channel)
                bgr.at<cv::Vec3b>(y, x)[channel] =
                    static_cast<uchar>(ink[3] - ((255 - ink[2 - channel]) * ink[3] >> 8));
        }
    return bgr;
}

/// What stands while libjpeg works: it leaves by longjmp, which runs no destructors.
struct JpegWork {
    JpegWork() = default;
    JpegWork(const JpegWork&) = delete;
    JpegWork& operator=(const JpegWork&) = delete;
    ~JpegWork() { jpeg_destroy_decompress(&jpeg); }

    jpeg_decompress_struct jpeg{};
    JpegErrors errors{};
    cv::Mat rows;
    int orientation = 1;
    bool begun = false; ///< whether size and form were read
    bool whole = false; ///< whether all rows came as they were sent
};

void readHeader(JpegWork& work, std::string_view bytes) {
    jpeg_create_decompress(&work.jpeg);
    jpeg_mem_src(&work.jpeg, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    jpeg_save_markers(&work.jpeg, JPEG_APP0 + 1, 0xffff);
    jpeg_read_header(&work.jpeg, TRUE);
    work.orientation = orientationOf(work.jpeg); // which is gone when the rows were read
    work.begun = true;
}

void readRows(JpegWork& work, const PictureWish& wish) {
    constexpr int kInks = 4; // components of what is for print
    const bool grey = wish.colours == PictureColours::Grey && work.jpeg.num_components < kInks;
    const bool inks = work.jpeg.num_components == kInks;
    work.jpeg.out_color_space = inks ? JCS_CMYK : grey ? JCS_GRAYSCALE : JCS_EXT_BGR;
    work.jpeg.scale_num = 1;
    work.jpeg.scale_denom = static_cast<unsigned>(wish.reduction);
    jpeg_start_decompress(&work.jpeg);
    work.rows.create(static_cast<int>(work.jpeg.output_height), static_cast<int>(work.jpeg.output_width),
                     CV_8UC(work.jpeg.out_color_components));
    while (work.jpeg.output_scanline < work.jpeg.output_height) {
        JSAMPROW row = work.rows.ptr(static_cast<int>(work.jpeg.output_scanline));
        jpeg_read_scanlines(&work.jpeg, &row, 1);
    }
    work.whole = !work.errors.dataMissing;
    jpeg_finish_decompress(&work.jpeg);
}

/// Does one of the two above; whether it came to its end. By a call that is none of setjmp's own function,
/// whose variables a longjmp may lose.
bool survives(JpegWork& work, const std::function<void()>& step) {
    if (setjmp(work.errors.giveUp) != 0) // NOLINT(cert-err52-cpp): libjpeg knows no other way
        return false;
    step();
    return true;
}

bool isTooLarge(cv::Size size, const PictureWish& wish) {
    return static_cast<std::int64_t>(size.width) * size.height > wish.mostPixels;
}

UnpackedPicture unpackOnce(std::string_view bytes, const PictureWish& wish) {
    JpegWork work;
    work.jpeg.err = jpeg_std_error(&work.errors.base);
    work.errors.base.error_exit = giveUp;
    work.errors.base.emit_message = noteMissing;
    work.errors.base.output_message = saySilently;
    UnpackedPicture unpacked;
    const bool begun = survives(work, [&] { readHeader(work, bytes); });
    if (work.begun)
        unpacked.size = {static_cast<int>(work.jpeg.image_width), static_cast<int>(work.jpeg.image_height)};
    if (!begun)
        unpacked.fault = work.errors.dataMissing ? PictureFault::Incomplete : PictureFault::NoPicture;
    else if (isTooLarge(unpacked.size, wish))
        unpacked.fault = PictureFault::TooLarge;
    else if (!survives(work, [&] { readRows(work, wish); }) || work.errors.dataMissing)
        unpacked.fault = PictureFault::Incomplete;
    if (work.whole)
        unpacked.picture =
            upright(work.rows.channels() == 4 ? colourOfInks(work.rows) : work.rows, work.orientation);
    return unpacked;
}

} // namespace

bool isJpeg(std::string_view bytes) {
    return bytes.starts_with("\xff\xd8\xff");
}

UnpackedPicture unpackJpeg(std::string_view bytes, const PictureWish& wish) {
    UnpackedPicture unpacked = unpackOnce(bytes, wish);
    if (unpacked.fault == PictureFault::Incomplete && unpacked.picture.empty()) // for want of the end mark?
        unpacked.picture = unpackOnce(std::string(bytes) + "\xff\xd9", wish).picture;
    return unpacked;
}

} // namespace meeplecam::models
