#include "vision/image/frame.h"

#include "engine/tiles/phrase.h"
#include "models/files/json_input.h"
#include "models/files/picture_file.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

using engine::Result;

namespace {

constexpr int kSmallestLevel = 48;   // pixels; no level is smaller than this
constexpr int kSmallestPicture = 64; // pixels; less can't hold one readable tile

} // namespace

Frame::Frame(cv::Mat bgr) {
    MEEPLECAM_CHECK(bgr.type() == CV_8UC3 && bgr.cols >= 16 && bgr.rows >= 16);
    m_levels.push_back(std::move(bgr));
    while (std::min(m_levels.back().cols, m_levels.back().rows) >= 2 * kSmallestLevel) {
        const cv::Mat& last = m_levels.back();
        // An odd last row or column has no partner and is left out, so that coordinates halve exactly.
        const cv::Mat even = last(cv::Rect(0, 0, last.cols & ~1, last.rows & ~1));
        cv::Mat half;
        cv::resize(even, half, {}, 0.5, 0.5, cv::INTER_AREA);
        m_levels.push_back(half);
    }
}

Result<Frame> readFrame(const std::filesystem::path& path) {
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return phrase("Files", "%1 does not exist; name a picture of the table").with(path.string()).error();
    if (!std::filesystem::is_regular_file(path, problem))
        return phrase("Files", "%1 is not a file; name a picture of the table").with(path.string()).error();
    if (std::filesystem::file_size(path, problem) == 0)
        return phrase("Files", "%1 is empty; take the picture again").with(path.string()).error();
    const auto bytes =
        models::readFile(path, phrase("Files", "a picture").text(), models::PictureWish().mostBytes);
    if (!bytes)
        return bytes.error();
    const models::UnpackedPicture unpacked = models::unpackPicture(*bytes);
    if (unpacked.fault == models::PictureFault::NoPicture)
        return phrase("Files",
                      "%1 is not a picture that can be read (JPEG, PNG, WebP, TIFF, BMP); convert it")
            .with(path.string())
            .error();
    if (unpacked.fault != models::PictureFault::None)
        return engine::Error{path.string() + " " + models::pictureComplaint(unpacked)};
    const cv::Mat& picture = unpacked.picture;
    if (std::min(picture.cols, picture.rows) < kSmallestPicture)
        return phrase("Files", "%1 has only %2x%3 pixels; take a larger picture of the table")
            .with(path.string())
            .with(picture.cols)
            .with(picture.rows)
            .error();
    return Frame(picture);
}

double meanSide(const Quad& quad) {
    double sum = 0.0;
    for (std::size_t i = 0; i < 4; ++i)
        sum += cv::norm(quad[i] - quad[(i + 1) % 4]);
    return sum / 4.0;
}

cv::Point2f centreOf(const Quad& quad) {
    return (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25F;
}

double sharedArea(const Quad& a, const Quad& b) {
    std::vector<cv::Point2f> shared;
    return cv::intersectConvexConvex(std::vector(a.begin(), a.end()), std::vector(b.begin(), b.end()),
                                     shared);
}

void blotOut(const Quad& quad, float around, cv::Mat& picture) {
    const cv::Point2f middle = centreOf(quad);
    std::array<cv::Point, 4> corners;
    std::ranges::transform(quad, corners.begin(), [&](cv::Point2f corner) {
        return cv::Point(middle + (corner - middle) * around);
    });
    cv::fillConvexPoly(picture, corners, cv::Scalar::all(128));
}

std::size_t cornerNear(const Quad& quad, cv::Point2f point) {
    const auto nearest =
        std::ranges::min_element(quad, {}, [&](cv::Point2f corner) { return cv::norm(corner - point); });
    return static_cast<std::size_t>(nearest - quad.begin());
}

cv::Matx33d pictureFromUnit(const Quad& quad) {
    const Quad unit{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    return cv::getPerspectiveTransform(unit.data(), quad.data());
}

cv::Mat rectify(const Frame& frame, const Quad& quad, int side, int margin) {
    const double reduction = std::log2(std::max(1.0, meanSide(quad) / side));
    const int level = std::min(static_cast<int>(reduction + 0.25), frame.levels() - 1);
    const auto scale = static_cast<float>(1.0 / (1 << level));
    const auto near = static_cast<float>(margin) - 0.5F;
    const float far = near + static_cast<float>(side);
    const std::array<cv::Point2f, 4> to{{{near, near}, {far, near}, {far, far}, {near, far}}};
    std::array<cv::Point2f, 4> from;
    for (std::size_t i = 0; i < 4; ++i)
        from[i] = quad[i] * scale - cv::Point2f(0.5F, 0.5F);
    const cv::Mat picture_from_patch = cv::getPerspectiveTransform(to.data(), from.data());
    cv::Mat patch;
    cv::warpPerspective(frame.level(level), patch, picture_from_patch, {side + 2 * margin, side + 2 * margin},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return patch;
}

} // namespace meeplecam::vision
