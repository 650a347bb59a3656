#include "vision/meeple_reader.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kPlanes = 8; // those of a patch and the cotangent
constexpr int kAnswers = 3;
constexpr float kLeastWhite = 20.0F; // grey levels

/// The middle of what a thing covers, in pixels of the view.
cv::Point2d middleOf(const ShapeFit& fit) {
    cv::Point2d sum;
    for (const Silhouette::Run& run : fit.silhouette.runs)
        sum += cv::Point2d((run.first + run.last + 1) / 2.0, run.y + 0.5) * (run.last - run.first + 1);
    return cv::Point2d(fit.foot) + sum / std::max(1, fit.silhouette.area);
}

/// Pixels of the patch → pixels of the view.
cv::Matx23d viewFromPatch(cv::Point2d middle, cv::Point2d down, int side) {
    const cv::Point2d right(down.y, -down.x);
    const cv::Point2d corner = middle - cv::Point2d(0.5, 0.5) - (side / 2.0 - 0.5) * (right + down);
    return {right.x, down.x, corner.x, right.y, down.y, corner.y};
}

/// Which pixels have the colour of the thing: 1 for exactly that, and less the more they differ.
cv::Mat likeness(const cv::Mat& seen, const FoundMeeple& thing) {
    constexpr float kDeviation = 0.12F; // of white
    const float deviation =
        kDeviation * std::max(1.5F * kLeastWhite, *std::max_element(thing.white.val, thing.white.val + 3));
    cv::Mat like(seen.size(), CV_32F);
    for (int y = 0; y < seen.rows; ++y)
        for (int x = 0; x < seen.cols; ++x) {
            const cv::Vec3f off = seen.at<cv::Vec3f>(y, x) - thing.colour;
            like.at<float>(y, x) = std::exp(-off.dot(off) / (2.0F * deviation * deviation));
        }
    return like;
}

float logSum(float a, float b) {
    return std::max(a, b) + std::log1p(std::exp(-std::abs(a - b)));
}

} // namespace

ThingPatch patchOf(const OrthoView& view, const Foreignness& foreign, const calibration::TableCamera& camera,
                   const FoundMeeple& thing, int side) {
    constexpr double kWhite = 170.0; // what white paper becomes
    const cv::Point2d middle = middleOf(thing.fit);
    const cv::Point3d eye = camera.position();
    const cv::Point2d toEye = view.pixelOf({eye.x, eye.y}) - middle;
    const double away = std::max(1e-6, cv::norm(toEye));
    const cv::Matx23d from = viewFromPatch(middle, toEye / away, side);
    const auto cut = [&](const cv::Mat& whole, int type, int how = cv::INTER_LINEAR) {
        cv::Mat part;
        cv::warpAffine(whole, part, from, {side, side}, how | cv::WARP_INVERSE_MAP);
        part.convertTo(part, type);
        return part;
    };
    const cv::Mat seen = cut(view.seen, CV_32FC3);
    cv::Mat shares;
    cv::divide(seen, cv::max(cut(view.white, CV_32FC3), kLeastWhite), shares, kWhite);
    shares.convertTo(shares, CV_8UC3);
    ThingPatch patch;
    std::array<cv::Mat, 3> colours;
    cv::split(shares, colours.data());
    std::ranges::copy(colours, patch.planes.begin());
    cut(foreign.amount, CV_32F).convertTo(patch.planes[3], CV_8U, 255.0);
    cut(foreign.darkened, CV_32F).convertTo(patch.planes[4], CV_8U, 255.0);
    patch.planes[5] = cut(foreign.known, CV_8U, cv::INTER_NEAREST);
    likeness(seen, thing).convertTo(patch.planes[6], CV_8U, 255.0);
    patch.cotangent = static_cast<float>(away / OrthoView::kScale / eye.z);
    return patch;
}

engine::Result<MeepleReader> MeepleReader::open(const std::filesystem::path& network) {
    auto opened = Network::open(
        network, {"reads meeples", {kPlanes, ThingPatch::kSide, ThingPatch::kSide}, {{"kinds", kAnswers}}});
    if (!opened)
        return opened.error();
    return MeepleReader(*std::move(opened));
}

std::vector<ThingLook> MeepleReader::read(std::span<const ThingPatch> patches) const {
    if (patches.empty())
        return {};
    cv::Mat blob = m_network.blobFor(static_cast<int>(patches.size()));
    for (int i = 0; i < blob.size[0]; ++i) {
        const ThingPatch& patch = patches[static_cast<std::size_t>(i)];
        for (int plane = 0; plane < kPlanes; ++plane) {
            cv::Mat part(ThingPatch::kSide, ThingPatch::kSide, CV_32F, blob.ptr<float>(i, plane));
            if (plane < kPlanes - 1)
                patch.planes[static_cast<std::size_t>(plane)].convertTo(part, CV_32F, 1.0 / 128.0, -1.0);
            else
                part.setTo(patch.cotangent - 0.5F);
        }
    }
    const cv::Mat scores = m_network.run(blob).front();
    std::vector<ThingLook> looks;
    for (int i = 0; i < scores.rows; ++i) {
        const auto* row = scores.ptr<float>(i);
        looks.push_back({logSum(row[1], row[2]) - row[0], row[1] - row[2]});
    }
    return looks;
}

} // namespace meeplecam::vision
