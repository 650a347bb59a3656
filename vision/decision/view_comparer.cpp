#include "vision/decision/view_comparer.h"

#include "vision/decision/cell_belief.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace meeplecam::vision {

namespace {

constexpr std::size_t kUsuallyCompared = 6; // faces, the likeliest first
constexpr float kBeyondDoubt = 9.0F;        // nats by which a face is less likely that no closer look helps
constexpr int kComparedPlanes =
    9; // seen and expected: blue, green, red; their local contrast; what is visible

/// Writes how light a picture is at each pixel compared with its surroundings.
void writeContrast(const cv::Mat& picture, float* plane) {
    constexpr double kSigma = ViewChoice::kSide / 16.0;
    const cv::Mat contrast = localContrast(picture, kSigma);
    for (int y = 0; y < contrast.rows; ++y)
        for (int x = 0; x < contrast.cols; ++x, ++plane) {
            const auto& pixel = contrast.at<cv::Vec3f>(y, x);
            *plane = (pixel[0] + pixel[1] + pixel[2]) / 3.0F;
        }
}

/// Writes the three colours of a picture, each as a plane.
void writeColours(const cv::Mat& picture, float* planes) {
    std::array<cv::Mat, 3> colours;
    cv::split(picture, colours.data());
    for (const cv::Mat& colour : colours) {
        cv::Mat plane(picture.size(), CV_32F, planes);
        colour.convertTo(plane, CV_32F, 1.0 / 128.0, -1.0);
        planes += plane.total();
    }
}

/// The views of a face are alike; the best one stands for it.
bool sameFace(const TileIndex& index, const ViewScore& a, const ViewScore& b) {
    return index.registry->sameFace(index[a.view].face, index[b.view].face);
}

/// The face of a view as it lies, in the light that was found for it.
cv::Mat expectedFace(const TileIndex& index, const TileScorer& scorer, const ViewScore& score) {
    const TileView& view = index[score.view];
    cv::Mat face = index.pictures[view.picture].face.clone();
    for (int y = 0; y < face.rows; ++y)
        for (int x = 0; x < face.cols; ++x) {
            auto& pixel = face.at<cv::Vec3b>(y, x);
            const cv::Vec3f colour = scorer.light().seenColour(cv::Vec3f(pixel));
            for (int channel = 0; channel < 3; ++channel)
                pixel[channel] = cv::saturate_cast<uchar>(
                    score.light.lit(channel, colour[channel],
                                    (static_cast<float>(x) + 0.5F) / static_cast<float>(face.cols) - 0.5F,
                                    (static_cast<float>(y) + 0.5F) / static_cast<float>(face.rows) - 0.5F));
        }
    return turned(face, engine::quarterTurns(view.face.rotation));
}

/// Notes the answers for these views of a cell; no other face is likelier than the least likely of them.
void noteLikeness(std::span<const ViewScore* const> views, std::span<const float> answers,
                  const TileIndex& index, CellReading& reading) {
    const float least = *std::ranges::min_element(answers);
    for (ViewScore& score : reading.views) {
        const auto at = std::ranges::find_if(
            views, [&](const ViewScore* other) { return sameFace(index, *other, score); });
        score.likeness = at == views.end() ? least : answers[static_cast<std::size_t>(at - views.begin())];
    }
    reading.compared = true;
}

} // namespace

engine::Result<ViewComparer> ViewComparer::open(const std::filesystem::path& network) {
    auto opened =
        Network::open(network, {{kComparedPlanes, ViewChoice::kSide, ViewChoice::kSide}, {{"likeness", 1}}});
    if (!opened)
        return opened.error();
    return ViewComparer(*std::move(opened));
}

cv::Mat planesOfChoice(const ViewChoice& choice) {
    constexpr std::size_t kArea = std::size_t{ViewChoice::kSide} * ViewChoice::kSide;
    cv::Mat blob(std::vector<int>{static_cast<int>(choice.expected.size()), kComparedPlanes,
                                  ViewChoice::kSide, ViewChoice::kSide},
                 CV_32F);
    for (int i = 0; i < blob.size[0]; ++i) {
        const cv::Mat& expected = choice.expected[static_cast<std::size_t>(i)];
        writeColours(expected, blob.ptr<float>(i, 3));
        writeContrast(expected, blob.ptr<float>(i, 7));
        if (i > 0) { // the rest is the same for all
            for (const int plane : {0, 1, 2, 6, 8})
                std::copy_n(blob.ptr<float>(0, plane), kArea, blob.ptr<float>(i, plane));
            continue;
        }
        writeColours(choice.seen, blob.ptr<float>(0, 0));
        writeContrast(choice.seen, blob.ptr<float>(0, 6));
        cv::Mat visible(choice.visible.size(), CV_32F, blob.ptr<float>(0, 8));
        choice.visible.convertTo(visible, CV_32F, 1.0 / 255.0);
    }
    return blob;
}

std::vector<float> ViewComparer::compare(const ViewChoice& choice) const {
    if (choice.expected.empty())
        return {};
    const cv::Mat answers = m_network.run(planesOfChoice(choice)).front();
    return {answers.begin<float>(), answers.end<float>()};
}

std::vector<const ViewScore*> viewsToCompare(const Sight& sight, const TileScorer& scorer, const Cover& cover,
                                             CellReading& reading) {
    const bool hidden = leastCost(reading) > kHiddenCost;
    if (hidden)
        scoreEveryView(sight, scorer, cover, reading);
    std::vector<const ViewScore*> sorted;
    sorted.reserve(reading.views.size());
    for (const ViewScore& score : reading.views)
        sorted.push_back(&score);
    std::ranges::stable_sort(sorted, std::ranges::greater{},
                             [](const ViewScore* score) { return viewEvidence(*score); });
    std::vector<const ViewScore*> chosen;
    for (const ViewScore* score : sorted)
        if (chosen.size() < (hidden ? kMostCompared : kUsuallyCompared) &&
            std::ranges::none_of(
                chosen, [&](const ViewScore* other) { return sameFace(sight.index, *other, *score); }))
            chosen.push_back(score);
    return chosen;
}

ViewChoice choiceOf(const Sight& sight, const TileScorer& scorer, const Cover& cover,
                    const CellReading& reading, std::span<const ViewScore* const> views) {
    ViewChoice choice{
        .seen = rectify(sight.frame, reading.quad, ViewChoice::kSide, 0), .visible = {}, .expected = {}};
    cover.visibility(reading.quad, ViewChoice::kSide, 0).convertTo(choice.visible, CV_8U, 255.0);
    for (const ViewScore* score : views)
        choice.expected.push_back(expectedFace(sight.index, scorer, *score));
    return choice;
}

TracedBoard compareViews(const Sight& sight, const Cover& cover, const std::set<engine::Cell>& cells,
                         const ViewComparer& comparer, TracedBoard board) {
    std::vector<CellReading*> open;
    for (CellReading& reading : board.cells)
        if (!reading.compared && cells.contains(reading.cell) && reading.tileEvidence > kTileEvidence)
            open.push_back(&reading);
    std::vector<std::vector<const ViewScore*>> views(open.size());
    forEachInParallel(open.size(), [&](std::size_t i) {
        views[i] = viewsToCompare(sight, board.scorer, cover, *open[i]);
        const float most = viewEvidence(*views[i].front());
        std::erase_if(views[i], [&](const ViewScore* score) {
            return trustIn(*open[i]) * (most - viewEvidence(*score)) > kBeyondDoubt;
        });
    });
    forEachInParallel(open.size(), [&](std::size_t i) {
        if (views[i].size() < 2)
            return;
        const ViewChoice choice = choiceOf(sight, board.scorer, cover, *open[i], views[i]);
        noteLikeness(views[i], comparer.compare(choice), sight.index, *open[i]);
    });
    return board;
}

} // namespace meeplecam::vision
