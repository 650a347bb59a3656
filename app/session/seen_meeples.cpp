#include "app/session/seen_meeples.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::session {

namespace {

using vision::FeatureBelief;

constexpr double kSamePlace = 0.25; // tile sides between two looks at one meeple, or after it was knocked
constexpr float kSure = 1.0F;       // evidence with which one look is enough
constexpr int kLooksInDoubt = 2;    // needed below that
constexpr int kMemory = 10;         // looks that the newest is weighed against
constexpr double kMoved = 0.08;     // tile sides: further away than feet are found, it was moved
constexpr float kElsewhere = 0.6F;  // weight of the newest look then
constexpr float kClean = 1.6F;      // strangeness of a printed tile that nothing stands on, at most
constexpr float kUnlikely = 0.01F;
constexpr float kPossible = 0.1F; // probability of a claim

/// Whether the printed tile is plainly seen where a meeple would stand.
bool showsTile(const vision::OrthoView& view, cv::Point2d foot) {
    constexpr double kRadius = 0.11; // tile sides: within the foot of a meeple
    const cv::Point2d at = view.pixelOf(foot);
    const cv::Rect box = cv::Rect(cv::Point(at - cv::Point2d(kRadius, kRadius) * vision::OrthoView::kScale),
                                  cv::Point(at + cv::Point2d(kRadius, kRadius) * vision::OrthoView::kScale)) &
                         cv::Rect({0, 0}, view.seen.size());
    if (box.empty() || cv::countNonZero(view.tiles(box)) < box.area())
        return false;
    return cv::mean(view.shade(box))[0] < kClean;
}

/// How much the newest look counts in what is known of a meeple. Many count alike: whether it stands or lies
/// is seen now better, now worse.
float weightOf(const SeenMeeple& known, const vision::ReadMeeple& newest) {
    if (cv::norm(known.foot - newest.found.foot) > kMoved)
        return kElsewhere;
    return 1.0F / static_cast<float>(std::min(known.looks + 1, kMemory));
}

/// The claims of earlier looks and of the newest one, which has this weight, together.
std::vector<FeatureBelief> sumOf(const std::vector<FeatureBelief>& earlier, std::vector<FeatureBelief> newest,
                                 float weight) {
    const auto find = [](const std::vector<FeatureBelief>& beliefs, const engine::SegmentRef& ref) {
        return std::ranges::find(beliefs, ref, &FeatureBelief::feature);
    };
    float sum = 0.0F;
    for (FeatureBelief& belief : newest) {
        const auto before = find(earlier, belief.feature);
        belief.probability = weight * belief.probability +
                             (1.0F - weight) * (before == earlier.end() ? 0.0F : before->probability);
        sum += belief.probability;
    }
    for (FeatureBelief& belief : newest)
        belief.probability /= std::max(sum, 1e-6F);
    std::ranges::stable_sort(newest, std::ranges::greater{}, &FeatureBelief::probability);
    return newest;
}

} // namespace

void SeenMeeples::know(const SeenMeeple& meeple) {
    m_meeples.push_back(meeple);
    m_meeples.back().id = m_nextId++;
}

SeenMeeple* SeenMeeples::find(const vision::ReadMeeple& seen, const std::vector<FeatureBelief>& claims,
                              const std::set<int>& taken) {
    SeenMeeple* best = nullptr;
    double least = kSamePlace;
    for (SeenMeeple& known : m_meeples) {
        const float alike = known.colours[static_cast<std::size_t>(vision::likeliest(seen.colours))];
        if (taken.contains(known.id) || alike < kUnlikely)
            continue;
        double distance = cv::norm(known.foot - seen.found.foot);
        if (known.looks == 0)
            distance = std::ranges::any_of(claims,
                                           [&](const FeatureBelief& claim) {
                                               return claim.feature == known.claims.front().feature &&
                                                      claim.probability > kPossible;
                                           })
                           ? kSamePlace / 2.0
                           : kSamePlace;
        if (distance >= least || (known.gone && distance > kSamePlace / 2.0)) // another one that came later
            continue;
        least = distance;
        best = &known;
    }
    return best;
}

void SeenMeeples::see(SeenMeeple& known, const vision::ReadMeeple& seen, std::vector<FeatureBelief> claims) {
    if (known.looks == 0) {
        known.claims = std::move(claims);
        known.colours = seen.colours;
        known.foot = seen.found.foot;
    } else {
        const float weight = weightOf(known, seen);
        known.claims = sumOf(known.claims, std::move(claims), weight);
        for (std::size_t i = 0; i < known.colours.size(); ++i)
            known.colours[i] += weight * (seen.colours[i] - known.colours[i]);
        known.foot += (seen.found.foot - known.foot) * double{weight};
    }
    if (known.looks == 0 || seen.found.evidence > known.evidence) {
        known.evidence = seen.found.evidence;
        known.shape = seen.found.fit.shape;
    }
    ++known.looks;
    known.gone.reset();
}

std::set<engine::Cell> SeenMeeples::noteTiles(std::span<const vision::LyingTile> tiles) {
    std::set<engine::Cell> changed;
    for (const vision::LyingTile& tile : tiles) {
        const auto [known, fresh] = m_types.try_emplace(tile.placement.cell, tile.placement.tile);
        if (!fresh && known->second != tile.placement.tile)
            changed.insert(tile.placement.cell);
        known->second = tile.placement.tile;
    }
    return changed;
}

void SeenMeeples::add(const vision::TableLook& look, std::span<const vision::LyingTile> tiles,
                      const vision::TileIndex& index, Moment moment) {
    const calibration::TableCamera& camera = look.reading.board->grid.camera();
    const std::set<engine::Cell> changed = noteTiles(tiles);
    std::set<int> seen;
    std::set<int> suspected; // weakly seen: not gone, and nothing learnt
    for (const vision::ReadMeeple& meeple : look.reading.meeples) {
        std::vector<FeatureBelief> claims = vision::claimsOf(meeple.found, tiles, index, camera);
        if (claims.empty())
            continue;
        SeenMeeple* known = find(meeple, claims, seen);
        if (meeple.found.evidence <= 0.0F) {
            if (known != nullptr)
                suspected.insert(known->id);
            continue;
        }
        if (known == nullptr) {
            known = &m_meeples.emplace_back();
            known->id = m_nextId++;
            known->since = moment;
        }
        if (!known->claims.empty() && changed.contains(known->claims.front().feature.cell))
            known->claims.clear(); // its features were those of another tile
        see(*known, meeple, std::move(claims));
        seen.insert(known->id);
    }
    for (SeenMeeple& known : m_meeples) {
        if (known.gone || seen.contains(known.id) || suspected.contains(known.id) || !look.reading.view)
            continue;
        const engine::Cell cell = known.claims.front().feature.cell;
        if (known.looks == 0 ? look.fresh.contains(cell) && !look.hidden.contains(cell)
                             : showsTile(*look.reading.view, known.foot))
            known.gone = moment;
    }
    std::erase_if(m_meeples, [](const SeenMeeple& meeple) {
        return meeple.gone && meeple.looks > 0 && meeple.evidence < kSure && meeple.looks < kLooksInDoubt;
    });
}

std::set<engine::Cell> SeenMeeples::doubtful() const {
    std::set<engine::Cell> cells;
    for (const SeenMeeple& meeple : m_meeples)
        if (!meeple.gone && meeple.evidence < kSure && meeple.looks < kLooksInDoubt)
            cells.insert(meeple.claims.front().feature.cell);
    return cells;
}

} // namespace meeplecam::session
