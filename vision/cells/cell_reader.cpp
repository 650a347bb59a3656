#include "vision/cells/cell_reader.h"

#include "vision/cells/cell_features.h"
#include "vision/cells/patch_scorer.h"
#include "vision/cells/tile_aligner.h"
#include "vision/image/patches.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace meeplecam::vision {

namespace {

constexpr std::size_t kScored =
    24; // views that are scored: the right one was among them on all tuning pictures
constexpr std::size_t kAligned = 2;        // views that the cell is aligned with
constexpr std::size_t kAlignedInDoubt = 8; // the same where something lies on the tile, or it is none
constexpr float kFarPenalty = 0.01F;       // correlation or cost that a place loses at the usual deviation
constexpr float kClearCell = 4.0F;         // evidence that leaves no doubt
constexpr float kClearlyNone = -5.0F;      // evidence below which no closer look helps
constexpr float kClearCost = 0.5F;         // more is hidden or not what it is taken for

struct CoarseMatch {
    ViewId view{};
    int position = 0;
    float correlation = -1.0F;
};

/// A coarse position as a step from the expected place, in sides.
cv::Point2f coarseStep(const ExpectedTile& expected, int position) {
    const int positions = 2 * expected.reach + 1;
    const int column = position % positions;
    const int row = position / positions;
    return {static_cast<float>(column - expected.reach) / TileIndex::kCoarseSide,
            static_cast<float>(row - expected.reach) / TileIndex::kCoarseSide};
}

/// How unlikely it is that the tile is a step away from where it is expected: 1 at the usual deviation.
float unlikeliness(const ExpectedTile& expected, cv::Point2f step) {
    return step.dot(step) / (expected.deviation * expected.deviation);
}

/// Every view at its best place around the expected one.
std::vector<CoarseMatch> matchCoarsely(const Sight& sight, const ExpectedTile& expected) {
    cv::Mat patch = rectify(sight.frame, expected.quad, TileIndex::kCoarseSide, expected.reach);
    if (expected.cover != nullptr)
        patch = filledIn(patch,
                         expected.cover->visibility(expected.quad, TileIndex::kCoarseSide, expected.reach));
    const cv::Mat correlation = dotProducts(coarseRows(patch), sight.index.coarse);
    std::vector<CoarseMatch> matches(sight.index.views.size());
    for (int position = 0; position < correlation.rows; ++position) {
        const float far = kFarPenalty * unlikeliness(expected, coarseStep(expected, position));
        const auto* row = correlation.ptr<float>(position);
        for (std::size_t view = 0; view < matches.size(); ++view)
            if (row[view] - far > matches[view].correlation)
                matches[view] = {static_cast<ViewId>(view), position, row[view] - far};
    }
    return matches;
}

/// The kScored most alike, best first.
std::vector<CoarseMatch> mostAlike(std::vector<CoarseMatch> matches) {
    const std::size_t kept = std::min(kScored, matches.size());
    std::ranges::partial_sort(matches, matches.begin() + static_cast<std::ptrdiff_t>(kept),
                              std::ranges::greater{}, &CoarseMatch::correlation);
    matches.resize(kept);
    return matches;
}

/// The expected place moved to one of the coarse positions.
Quad shifted(const ExpectedTile& expected, int position) {
    const Quad& quad = expected.quad;
    const cv::Point2f step = coarseStep(expected, position);
    const cv::Point2f east = (quad[1] - quad[0] + quad[2] - quad[3]) * 0.5F;
    const cv::Point2f south = (quad[3] - quad[0] + quad[2] - quad[1]) * 0.5F;
    Quad result = quad;
    for (cv::Point2f& corner : result)
        corner += east * step.x + south * step.y;
    return result;
}

/// What a middle in which nothing is printed takes from the evidence.
float plainnessOf(const CellReading& reading) {
    // A plain white table is as bright as the white of a winter tile, and with a neighbour's edge in the cell
    // it looks like a city at that edge, but nothing is printed in its middle: of 60 such cells none had a
    // contrast above 0.41; of 3100 tiles in photos and renders that nothing covers 13 were below 0.45, in
    // soft pictures most of them, which is why it is compared with the usual (2026-11-22).
    constexpr float kPlainCost = 0.45F;        // below that nothing covers the tile
    constexpr float kPlainCorrelation = 0.66F; // no such cell was more alike
    constexpr float kPlainContrast = 0.45F;
    constexpr float kPlainPenalty = 60.0F; // per unit of contrast
    const bool maybePlain =
        totalCost(reading.views.front()) < kPlainCost && reading.correlation < kPlainCorrelation;
    return maybePlain ? kPlainPenalty * std::max(0.0F, kPlainContrast - reading.contrast) : 0.0F;
}

/// Looks at one cell through the eyes of several views.
class CellLook {
public:
    CellLook(const Sight& sight, const TileScorer& scorer, const ExpectedTile& expected)
        : m_sight(sight)
        , m_scorer(scorer)
        , m_expected(expected)
        , m_everyMatch(matchCoarsely(sight, expected))
        , m_matches(mostAlike(m_everyMatch)) {}

    /// Views that are tried next and scored, however little the cell as a whole looks like them: a meeple or
    /// glare may hide the most of it.
    void hint(std::span<const ViewId> views) {
        auto next = m_matches.begin() + static_cast<std::ptrdiff_t>(m_aligned);
        for (const ViewId view : views) {
            const auto known = std::ranges::find(m_matches, view, &CoarseMatch::view);
            if (known < next)
                continue;
            if (known != m_matches.end()) {
                std::rotate(next, known, known + 1);
                ++next;
            } else {
                next = m_matches.insert(next, m_everyMatch[static_cast<std::size_t>(view)]) + 1;
            }
        }
    }

    /// Aligns the cell with views in the order of their coarse match until so many were tried, and keeps the
    /// place where one fits best. Of two pictures that differ by a pennant only, one is enough.
    void align(std::size_t views) {
        for (; m_aligned < m_matches.size() && m_tried.size() < views; ++m_aligned) {
            const CoarseMatch& match = m_matches[m_aligned];
            if (std::ranges::any_of(m_tried,
                                    [&](ViewId tried) { return differByPennant(tried, match.view); }))
                continue;
            m_tried.push_back(match.view);
            alignWith(match);
            if (views > kAligned)
                alignWith({match.view, centre(), 0.0F}); // the whole may be most alike in a wrong place
        }
    }

    /// All matches scored at the best place. If one that the cell wasn't aligned with wins, it gets its
    /// chance.
    CellReading read() {
        std::vector<ViewScore> views = scoreAll();
        const auto best = std::ranges::find(m_matches, views.front().view, &CoarseMatch::view);
        if (static_cast<std::size_t>(best - m_matches.begin()) >= m_aligned && alignWith(*best))
            views = scoreAll();
        CellReading reading;
        reading.cell = m_expected.cell;
        reading.expectedLight = m_expected.light;
        reading.quad = m_best.quad;
        reading.correlation = m_best.correlation;
        PatchScorer patch = scorerAt(m_best.quad);
        const ViewScore& front = views.front();
        const TilePlanes& seen = patch.unturned(front.view);
        reading.clearCost = m_scorer.clearCost(seen, front);
        reading.contrast = m_scorer.contrast(seen, front);
        reading.views = std::move(views);
        reading.plainness = plainnessOf(reading);
        return reading;
    }

private:
    /// Whether one view was made of the other's picture (makeVariants), as far as their types tell.
    [[nodiscard]] bool differByPennant(ViewId a, ViewId b) const {
        const TileView& one = m_sight.index[a];
        const TileView& other = m_sight.index[b];
        const bool made = isVariant(m_sight.index, a) || isVariant(m_sight.index, b);
        return made && one.face.rotation == other.face.rotation &&
               m_sight.index.twins[static_cast<std::size_t>(one.face.type)] == other.face.type;
    }

    /// The coarse position of the expected place.
    [[nodiscard]] int centre() const { return 2 * m_expected.reach * (m_expected.reach + 1); }

    /// Whether the view fits better than all before.
    bool alignWith(const CoarseMatch& match) {
        const Alignment alignment =
            alignTile(m_sight, shifted(m_expected, match.position), match.view, m_expected.cover);
        const cv::Point2f moved = (centreOf(alignment.quad) - centreOf(m_expected.quad)) *
                                  (1.0F / static_cast<float>(meanSide(m_expected.quad)));
        const float cost = totalCost(scorerAt(alignment.quad).score(match.view)) +
                           kFarPenalty * unlikeliness(m_expected, moved);
        if (cost >= m_leastCost)
            return false;
        m_leastCost = cost;
        m_best = alignment;
        return true;
    }

    [[nodiscard]] PatchScorer scorerAt(const Quad& quad) const {
        return {m_sight, m_scorer, quad, m_expected.light, m_expected.cover};
    }

    [[nodiscard]] std::vector<ViewScore> scoreAll() const {
        std::vector<ViewId> views;
        std::ranges::transform(m_matches, std::back_inserter(views), &CoarseMatch::view);
        return scorerAt(m_best.quad).scoreAll(views, views.size());
    }

    Sight m_sight;
    const TileScorer& m_scorer;
    const ExpectedTile& m_expected;
    std::vector<CoarseMatch> m_everyMatch; // by view
    std::vector<CoarseMatch> m_matches;    // that are scored
    std::size_t m_aligned = 0;             // matches that were tried or passed over
    std::vector<ViewId> m_tried;           // views
    Alignment m_best;
    float m_leastCost = 1e9F;
};

/// Log odds that the cell holds a tile: logistic regression over 2700 cells of 21 photos and renders of the
/// tuning and 20 other ones (2026-11-20), of which 5 of 1606 tiles, all under meeples or hands, and 1 of 1094
/// other cells came out wrong. A covered tile is told by the half of it that is clear, and the table's own
/// surface by light that no tile near it has, above all by another tint.
float evidenceOf(const CellReading& reading, double hidden) {
    constexpr float kHiddenPenalty = 4.0F; // a small part of a tile looks like many things
    const ViewScore& best = reading.views.front();
    const cv::Vec3f gain = best.light.gain - reading.expectedLight.gain + cv::Vec3f(1.0F, 1.0F, 1.0F);
    const float brightness = std::max(0.0F, std::abs(gain[1] - 1.0F) - 0.05F);
    // Of 25 things that were taken for tiles, 17 were darker by 0.3 to 0.7 than the tiles around let expect;
    // so were 2 of 2700 tiles, in hard shadows (72 virtual and rendered pictures, 2026-11-22). Where the best
    // view explains next to nothing, mostly hands lay.
    constexpr float kUsualChange = 0.2F;
    constexpr float kUsualCost = 0.6F;
    const float strange = 6.0F * std::max(0.0F, brightness + 0.05F - kUsualChange) +
                          8.0F * std::max(0.0F, totalCost(best) - kUsualCost);
    const float tint = std::abs(gain[0] - gain[1]) + std::abs(gain[2] - gain[1]);
    return 15.8F * reading.correlation + 12.8F * totalCost(best) - 18.5F * reading.clearCost -
           1.65F * (best.costs.back() - best.costs.front()) - 6.1F * brightness - 22.3F * tint - strange -
           3.2F - kHiddenPenalty * static_cast<float>(hidden) - reading.plainness;
}

double hiddenShare(const ExpectedTile& expected, const Quad& quad) {
    return expected.cover == nullptr ? 0.0 : expected.cover->hiddenShare(quad);
}

} // namespace

LocalLight lightOf(const ViewScore& score, const TileIndex& index) {
    return turnedLight(score.light, engine::quarterTurns(index[score.view].face.rotation));
}

float leastCost(const CellReading& reading) {
    float least = 1.0F;
    for (const ViewScore& score : reading.views)
        least = std::min(least, totalCost(score));
    return least;
}

CellReading readCell(const Sight& sight, const TileScorer& scorer, const ExpectedTile& expected) {
    CellLook look(sight, scorer, expected);
    look.hint(expected.hints);
    look.align(kAligned);
    CellReading reading = look.read();
    reading.tileEvidence = evidenceOf(reading, hiddenShare(expected, reading.quad));
    const bool unclear = reading.tileEvidence < kClearCell || leastCost(reading) > kClearCost;
    if (unclear && reading.tileEvidence > kClearlyNone) {
        look.hint(viewsByDetails(sight, expected.quad));
        look.align(kAlignedInDoubt);
        reading = look.read();
        reading.tileEvidence = evidenceOf(reading, hiddenShare(expected, reading.quad));
    }
    return reading;
}

void scoreEveryView(const Sight& sight, const TileScorer& scorer, const Cover& cover, CellReading& reading) {
    constexpr std::size_t kKept = 48; // the best of all views
    std::vector<ViewId> views(sight.index.views.size());
    for (std::size_t i = 0; i < views.size(); ++i)
        views[i] = static_cast<ViewId>(i);
    reading.views =
        PatchScorer(sight, scorer, reading.quad, reading.expectedLight, &cover).scoreAll(views, kKept);
}

} // namespace meeplecam::vision
