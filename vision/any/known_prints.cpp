#include "vision/any/known_prints.h"

#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numeric>
#include <ranges>

namespace meeplecam::vision {

namespace {

constexpr int kTurns = 4;

/// A face in so few pixels that hundreds are compared in no time, without what light makes of its colours.
cv::Mat tinyOf(const ComparedFace& face) {
    constexpr int kTinySide = 8;
    cv::Mat tiny;
    cv::resize(face.coarse, tiny, {kTinySide, kTinySide}, 0, 0, cv::INTER_AREA);
    constexpr double kLittle = 8.0; // grey levels
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(tiny, mean, deviation);
    cv::subtract(tiny, mean, tiny);
    cv::divide(tiny, deviation + cv::Scalar::all(kLittle), tiny);
    return tiny;
}

} // namespace

KnownPrints::KnownPrints(const models::Catalogue& box) {
    for (const models::CataloguePicture& picture : box.pictures) {
        for (int turn = 0; turn < kTurns; ++turn) {
            ComparedFace look(turned(picture.picture, turn));
            cv::Mat tiny = tinyOf(look);
            m_prints.push_back({{picture.tile, engine::rotationOf(turn)},
                                picture.guessed,
                                std::move(look),
                                std::move(tiny)});
        }
        if (!picture.guessed)
            m_sure.push_back(picture.tile);
    }
    std::ranges::sort(m_sure);
    m_sure.erase(std::ranges::unique(m_sure).begin(), m_sure.end());
}

RememberedLooks KnownPrints::looksOf(const cv::Mat& face, bool covered) const {
    constexpr std::size_t kCompared = 8; // that are the most alike in few pixels
    // Share that looks alike where the rest may be hidden: 40 of 42 tiles with a meeple on them in films of
    // eight editions had as much with a picture of their type, and 21 with one of another, most of them less
    // than with theirs (27 November 2026).
    constexpr double kSameInParts = 0.85;
    constexpr double kAsMuch = 0.03; // less: what hides the difference hides as much of both
    if (m_prints.empty())
        return {};
    const ComparedFace look(face);
    const cv::Mat tiny = tinyOf(look);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < m_prints.size(); ++i)
        order.emplace_back(cv::norm(tiny, m_prints[i].tiny, cv::NORM_L1), i);
    std::ranges::sort(order);
    order.resize(std::min(order.size(), kCompared));
    RememberedLooks looks;
    if (!covered)
        looks.unlike = m_sure;
    double least = kSameBox;
    std::vector<std::pair<double, KnownLook>> inParts; // with the share that looks alike
    for (const auto& [distance, i] : order) {
        const Print& print = m_prints[i];
        const cv::Mat differences = differencesInOtherLight(print.look, look);
        double most = 0.0;
        cv::minMaxLoc(differences, nullptr, &most);
        if (most < kAnotherPrint)
            std::erase(looks.unlike, print.face.type);
        const KnownLook known{i / kTurns, print.face, print.guessed};
        if (most < least) {
            least = most;
            looks.known.assign(1, known);
        } else if (const double share = shareAlike(differences); covered && share > kSameInParts) {
            inParts.emplace_back(share, known);
            inParts.back().second.inParts = true;
        }
    }
    if (!looks.known.empty() || inParts.empty())
        return looks;
    const double best = std::ranges::max(inParts | std::views::keys);
    for (const auto& [share, known] : inParts)
        if (share > best - kAsMuch)
            looks.known.push_back(known);
    return looks;
}

} // namespace meeplecam::vision
