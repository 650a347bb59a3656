#include "vision/meeples/meeple_reader.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kPlanes = 11; // those of a patch and the cotangent
constexpr int kKinds = 3;
constexpr float kLeastPaper = 20.0F; // grey levels

/// The middle of what a thing covers, in pixels of the view.
cv::Point2d middleOf(const ShapeFit& fit) {
    cv::Point2d sum;
    for (const Silhouette::Run& run : fit.silhouette.runs)
        sum += cv::Point2d((run.first + run.last + 1) / 2.0, run.y + 0.5) * (run.last - run.first + 1);
    return cv::Point2d(fit.foot) + sum / std::max(1, fit.silhouette.area);
}

/// The table under a point of a patch of this side.
cv::Point2d tableUnder(const ThingPatch::Place& place, cv::Point2d point, int side) {
    return place.tableAt((point - cv::Point2d(side, side) / 2.0) / ThingPatch::kScale);
}

/// Pixels of the patch → pixels of the view, by their indices.
cv::Matx23d viewFromPatch(const ThingPatch::Place& place, const OrthoView& view, int side) {
    const cv::Point2d half(0.5, 0.5); // the middle of a pixel
    const auto viewAt = [&](double x, double y) {
        return view.pixelOf(tableUnder(place, half + cv::Point2d(x, y), side)) - half;
    };
    const cv::Point2d corner = viewAt(0, 0);
    const cv::Point2d right = viewAt(1, 0) - corner;
    const cv::Point2d down = viewAt(0, 1) - corner;
    return {right.x, down.x, corner.x, right.y, down.y, corner.y};
}

/// What the camera sees of the patch.
cv::Mat seenIn(const Frame& frame, const calibration::TableCamera& camera, const ThingPatch::Place& place,
               int side) {
    Quad quad;
    const std::array<cv::Point2d, 4> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (std::size_t i = 0; i < quad.size(); ++i)
        quad[i] = camera.project(tableUnder(place, corners[i] * side, side));
    cv::Mat seen;
    rectify(frame, quad, side, 0).convertTo(seen, CV_32F);
    return seen;
}

/// Which pixels have the colour of the thing: 1 for exactly that, and less the more they differ.
cv::Mat likeness(const cv::Mat& seen, const FoundMeeple& thing) {
    constexpr float kDeviation = 0.12F; // of white
    const float deviation =
        kDeviation * std::max(1.5F * kLeastPaper, *std::max_element(thing.white.val, thing.white.val + 3));
    cv::Mat like(seen.size(), CV_32F);
    for (int y = 0; y < seen.rows; ++y)
        for (int x = 0; x < seen.cols; ++x) {
            const cv::Vec3f off = seen.at<cv::Vec3f>(y, x) - thing.common;
            like.at<float>(y, x) = std::exp(-off.dot(off) / (2.0F * deviation * deviation));
        }
    return like;
}

float logSum(float a, float b) {
    return std::max(a, b) + std::log1p(std::exp(-std::abs(a - b)));
}

} // namespace

cv::Point2d ThingPatch::Place::tableAt(cv::Point2d offset) const {
    return middle + offset.x * cv::Point2d(down.y, -down.x) + offset.y * down;
}

cv::Point2d ThingPatch::Place::offsetOf(cv::Point2d table) const {
    const cv::Point2d off = table - middle;
    return {off.x * down.y - off.y * down.x, off.dot(down)};
}

ThingPatch patchOf(const Frame& frame, const OrthoView& view, const Foreignness& foreign,
                   const calibration::TableCamera& camera, const FoundMeeple& thing, int side) {
    constexpr double kWhite = 170.0; // what white paper becomes
    const cv::Point2d middle = view.tableOf(middleOf(thing.fit));
    const cv::Point3d eye = camera.position();
    const cv::Point2d toEye = cv::Point2d(eye.x, eye.y) - middle;
    const double away = std::max(1e-6, cv::norm(toEye));
    ThingPatch patch;
    const ThingPatch::Place& place = patch.place = {middle, toEye / away};
    const cv::Matx23d from = viewFromPatch(place, view, side);
    const auto cut = [&](const cv::Mat& whole, int type, int how = cv::INTER_LINEAR) {
        cv::Mat part;
        cv::warpAffine(whole, part, from, {side, side}, how | cv::WARP_INVERSE_MAP);
        part.convertTo(part, type);
        return part;
    };
    const cv::Mat white = cv::max(cut(view.white, CV_32FC3), kLeastPaper);
    const auto addShares = [&](const cv::Mat& colours, std::size_t plane) {
        cv::Mat shares;
        cv::divide(colours, white, shares, kWhite);
        shares.convertTo(shares, CV_8UC3);
        cv::split(shares, &patch.planes[plane]);
    };
    const cv::Mat seen = seenIn(frame, camera, place, side);
    addShares(seen, 0);
    addShares(cut(view.expected, CV_32FC3), 3);
    cut(foreign.amount, CV_32F).convertTo(patch.planes[6], CV_8U, 255.0);
    cut(foreign.darkened, CV_32F).convertTo(patch.planes[7], CV_8U, 255.0);
    patch.planes[8] = cut(foreign.known, CV_8U, cv::INTER_NEAREST);
    likeness(seen, thing).convertTo(patch.planes[9], CV_8U, 255.0);
    patch.cotangent = static_cast<float>(away / eye.z);
    return patch;
}

cv::Mat planesOfPatches(std::span<const ThingPatch> patches) {
    cv::Mat blob(
        std::vector<int>{static_cast<int>(patches.size()), kPlanes, ThingPatch::kSide, ThingPatch::kSide},
        CV_32F);
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
    return blob;
}

engine::Result<MeepleReader> MeepleReader::open(const std::filesystem::path& folder) {
    const std::vector<int> patch{kPlanes, ThingPatch::kSide, ThingPatch::kSide};
    auto meeples = Network::open(folder / kMeeples, {patch, {{"kinds", kKinds}, {"foot", 2}}});
    if (!meeples)
        return meeples.error();
    auto figures = Network::open(folder / kFigures, {patch, {{"figures", engine::kMeepleTypes}}});
    if (!figures)
        return figures.error();
    return MeepleReader(*std::move(meeples), *std::move(figures));
}

std::vector<ThingLook> MeepleReader::read(std::span<const ThingPatch> patches) const {
    if (patches.empty())
        return {};
    const std::vector<cv::Mat> answers = m_meeples.run(planesOfPatches(patches));
    std::vector<ThingLook> looks;
    for (int i = 0; i < std::ssize(patches); ++i) {
        const auto* kinds = answers[0].ptr<float>(i);
        const auto* foot = answers[1].ptr<float>(i);
        looks.push_back({logSum(kinds[1], kinds[2]) - kinds[0], kinds[1] - kinds[2], {foot[0], foot[1]}});
    }
    return looks;
}

std::vector<FigureLook> MeepleReader::readFigures(std::span<const ThingPatch> patches) const {
    if (patches.empty())
        return {};
    const std::vector<cv::Mat> answers = m_figures.run(planesOfPatches(patches));
    std::vector<FigureLook> looks(patches.size());
    for (int i = 0; i < std::ssize(patches); ++i) {
        const auto* scores = answers[0].ptr<float>(i);
        const float meeple = logSum(scores[0], scores[1]);
        looks[static_cast<std::size_t>(i)][1] = scores[1] - scores[0];
        for (std::size_t figure = 2; figure < engine::kMeepleTypes; ++figure)
            looks[static_cast<std::size_t>(i)][figure] = scores[figure] - meeple;
    }
    return looks;
}

} // namespace meeplecam::vision
