#include "vision/cells/patch_scorer.h"

#include "vision/catalogue/pennant_finder.h"
#include "vision/image/patches.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

/// A step after turning what it is made on clockwise by quarter turns.
cv::Point turnedStep(cv::Point step, int quarterTurns) {
    for (int turn = 0; turn < (quarterTurns & 3); ++turn)
        step = {-step.y, step.x};
    return step;
}

} // namespace

PatchScorer::PatchScorer(const Sight& sight, const TileScorer& scorer, const Quad& quad,
                         const LocalLight& expected, const Cover* cover)
    : m_index(sight.index)
    , m_scorer(scorer)
    , m_expected(expected)
    , m_patch(rectify(sight.frame, quad, kScoreSides[0], 0))
    , m_visibility(cover != nullptr ? cover->visibility(quad, kScoreSides[0], 0) : cv::Mat()) {}

const TilePlanes& PatchScorer::unturned(engine::Rotation rotation) {
    auto& planes = m_planes[static_cast<std::size_t>(rotation)];
    if (!planes) {
        planes = planesOf(m_patch, engine::quarterTurns(rotation));
        if (!m_visibility.empty())
            weigh(*planes, m_visibility, engine::quarterTurns(rotation));
    }
    return *planes;
}

const TilePlanes& PatchScorer::unturned(ViewId view) {
    return unturned(m_index[view].face.rotation);
}

ViewScore PatchScorer::score(ViewId view) {
    const engine::Rotation rotation = m_index[view].face.rotation;
    return m_scorer.score(unturned(rotation), view, turnedLight(m_expected, -engine::quarterTurns(rotation)));
}

std::vector<ViewScore> PatchScorer::scoreAll(std::span<const ViewId> views, std::size_t most) {
    std::vector<ViewScore> scores;
    for (const ViewId view : views)
        scores.push_back(score(view));
    std::ranges::sort(scores, {}, totalCost);
    scores.resize(std::min(most, scores.size()));
    for (ViewScore& score : scores)
        score.pennant = pennantEvidence(score, scores);
    return scores;
}

/// Holds the pennant's place against the views of the tile that is the same but for the pennant. What is
/// printed, and where the catalogue's picture was cut, differs from edition to edition by as much as half
/// a pennant, so it may be seen a little beside its place.
/// 0 where there is nothing to compare.
float PatchScorer::pennantEvidence(const ViewScore& score, const std::vector<ViewScore>& scores) {
    constexpr int kReach = 2;         // pixels of kScoreSides[1]
    constexpr float kFarther = 0.02F; // that is lost by the square of the way
    const std::vector<const ViewScore*> plain = withoutPennant(score, scores);
    if (plain.empty())
        return 0.0F;
    float most = -2.0F;
    for (int y = -kReach; y <= kReach; ++y)
        for (int x = -kReach; x <= kReach; ++x)
            most = std::max(most, pennantEvidence(score, plain, {x, y}) -
                                      kFarther * static_cast<float>(x * x + y * y));
    return most;
}

/// The scores of views that show the same but for this one's pennant; none when it has no pennant.
std::vector<const ViewScore*> PatchScorer::withoutPennant(const ViewScore& score,
                                                          const std::vector<ViewScore>& scores) const {
    const TileView& view = m_index[score.view];
    const auto twin = m_index.twins[static_cast<std::size_t>(view.face.type)];
    std::vector<const ViewScore*> plain;
    if (!m_index.pictures[view.picture].pennant || !twin)
        return plain;
    for (const ViewScore& other : scores) {
        const engine::TileFace& face = m_index[other.view].face;
        if (face.type == *twin && m_index.registry->sides(face) == m_index.registry->sides(view.face))
            plain.push_back(&other);
    }
    return plain;
}

/// The same when the pennant is seen `shift` from its place.
float PatchScorer::pennantEvidence(const ViewScore& score, const std::vector<const ViewScore*>& plain,
                                   cv::Point shift) {
    const TileView& view = m_index[score.view];
    const cv::Point2f pennant = *m_index.pictures[view.picture].pennant;
    float without = 2.0F;
    for (const ViewScore* other : plain) {
        const engine::Rotation rotation = m_index[other->view].face.rotation;
        const int turns = engine::quarterTurns(view.face.rotation) - engine::quarterTurns(rotation);
        const cv::Point2f place = turnedPoint(pennant, TileIndex::kFaceSide, turns);
        without = std::min(without, m_scorer.costAround(unturned(rotation), *other, place, kPennantRadius,
                                                        turnedStep(shift, turns)));
    }
    return without - m_scorer.costAround(unturned(view.face.rotation), score, pennant, kPennantRadius, shift);
}

} // namespace meeplecam::vision
