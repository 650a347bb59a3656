#include "app/session/looking/seen_meeples.h"

#include "engine/board/segment_match.h"
#include "vision/any/strange_squares.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace meeplecam::session {

namespace {

using vision::FeatureBelief;

constexpr double kSameMeeple = 0.25;   // tile sides between two looks at one meeple, or after it was knocked
constexpr float kSure = 1.0F;          // evidence with which one look is enough
constexpr int kMeepleLooksInDoubt = 2; // needed below that
constexpr int kMissesOfTold = 3;       // looks before one that was only told of may be gone
constexpr int kMeepleMemory = 10;      // looks that the newest is weighed against
constexpr double kMoved = 0.08;        // tile sides: further away than feet are found, it was moved
constexpr float kElsewhere = 0.6F;     // weight of the newest look then
constexpr float kClean = 1.6F;         // strangeness of a printed tile that nothing stands on, at most
constexpr float kUnlikely = 0.01F;
constexpr float kPossible = 0.1F; // probability of a claim

/// Whether the printed tile is plainly seen wherever a meeple would stand on it.
bool showsWholeTile(const vision::OrthoView& view, engine::Cell cell) {
    constexpr std::array kPlaces{0.2, 0.4, 0.6, 0.8}; // tile sides
    return std::ranges::all_of(kPlaces, [&](double x) {
        return std::ranges::all_of(kPlaces, [&](double y) {
            return showsTile(view, {cell.x + x, cell.y + y});
        });
    });
}

/// Whether something lies on a tile since that was seen first, and nobody knows what is printed there.
bool mayBePrint(const vision::TracedBoard& board, engine::Cell under) {
    const auto cell = std::ranges::find(board.cells, under, &vision::CellReading::cell);
    if (cell == board.cells.end() || !vision::hasPrint(*cell))
        return false;
    const vision::StrangePrint& print = *cell->square->print;
    return print.covered && !print.atRim && print.known.empty();
}

/// How much the newest look counts in what is known of a meeple. Many count alike: whether it stands or lies
/// is seen now better, now worse.
float weightOf(const SeenMeeple& known, const vision::ReadMeeple& newest) {
    if (cv::norm(known.foot - newest.found.foot) > kMoved)
        return kElsewhere;
    return 1.0F / static_cast<float>(std::min(known.looks + 1, kMeepleMemory));
}

/// The first look at a meeple that was only told of: it has its place now.
void meet(SeenMeeple& told, const vision::ReadMeeple& seen, std::vector<FeatureBelief>& claims) {
    told.looks = kMeepleMemory - 1; // which it was told after
    told.foot = seen.found.foot;
    told.shape = seen.found.fit.shape;
    const FeatureBelief& claimed = told.claims.front();
    if (std::ranges::find(claims, claimed.feature, &FeatureBelief::feature) == claims.end())
        claims.push_back({claimed.feature, 0.0F, {}, claimed.figure, claimed.figures});
}

/// How probably a meeple that is seen is one that was only told of. One that went home comes back to its
/// feature at most; of another one the tile is surer than what it claims there.
float likenessOf(const SeenMeeple& told, const SeenMeeples::ClaimingMeeple& seen) {
    const engine::SegmentRef& at = told.claims.front().feature;
    const FeatureBelief& best = seen.claims.front();
    const float alike = told.colours[static_cast<std::size_t>(vision::likeliest(seen.meeple->colours))];
    if (alike < kUnlikely || (told.gone && best.feature != at))
        return 0.0F;
    const auto claim = std::ranges::find(seen.claims, at, &FeatureBelief::feature);
    const float same = claim == seen.claims.end() ? 0.0F : claim->probability;
    return best.feature.cell == at.cell ? std::max(same, 2.0F * kPossible) : same;
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
        for (std::size_t i = 0; before != earlier.end() && i < belief.figures.size(); ++i)
            belief.figures[i] = weight * belief.figures[i] + (1.0F - weight) * before->figures[i];
        sum += belief.probability;
    }
    for (FeatureBelief& belief : newest)
        belief.probability /= std::max(sum, 1e-6F);
    std::ranges::stable_sort(newest, std::ranges::greater{}, &FeatureBelief::probability);
    return newest;
}

/// Makes claims on features of one face claims on those of another that lies in the same cell.
void carryOver(SeenMeeple& meeple, engine::Cell cell, engine::TileFace from, engine::TileFace to,
               const engine::TileRegistry& registry) {
    std::vector<FeatureBelief> claims;
    const auto add = [&](const FeatureBelief& claim) {
        const auto same = std::ranges::find(claims, claim.feature, &FeatureBelief::feature);
        if (same != claims.end())
            same->probability += claim.probability;
        else
            claims.push_back(claim);
    };
    for (const FeatureBelief& claim : meeple.claims) {
        if (claim.feature.cell != cell) {
            claims.push_back(claim);
            continue;
        }
        const engine::SegmentMatch match = engine::matchSegment(registry, from, claim.feature.segment, to);
        if (&claim == &meeple.claims.front())
            meeple.displaced = !match.certain;
        for (const int segment : match.segments)
            add({{cell, segment},
                 claim.probability / static_cast<float>(match.segments.size()),
                 {},
                 claim.figure,
                 claim.figures});
    }
    if (claims.empty())
        return; // nothing on the new face takes a meeple
    std::ranges::stable_sort(claims, std::ranges::greater{}, &FeatureBelief::probability);
    meeple.claims = std::move(claims);
}

} // namespace

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

void SeenMeeples::know(const SeenMeeple& meeple, const engine::Placement& tile) {
    m_meeples.push_back(meeple);
    m_meeples.back().id = m_nextId++;
    m_faces[tile.cell] = {tile.tile, tile.rotation};
}

/// Which of the meeples of a look are those that were only told of: where each was told to stand, the one
/// that most probably stands there, by SeenMeeple::id.
std::map<std::size_t, int> SeenMeeples::toldAmong(std::span<const ClaimingMeeple> seen) const {
    struct Pair {
        float likeness = 0.0F;
        std::size_t seen = 0;
        int told = 0;
    };
    std::vector<Pair> pairs;
    for (const SeenMeeple& told : m_meeples)
        for (std::size_t i = 0; i < seen.size() && told.looks == 0; ++i)
            if (const float likeness = likenessOf(told, seen[i]); likeness > kPossible)
                pairs.push_back({likeness, i, told.id});
    std::ranges::stable_sort(pairs, std::ranges::greater{}, &Pair::likeness);
    std::map<std::size_t, int> found;
    std::set<int> taken;
    for (const Pair& pair : pairs)
        if (!found.contains(pair.seen) && taken.insert(pair.told).second)
            found[pair.seen] = pair.told;
    return found;
}

SeenMeeple* SeenMeeples::find(const vision::ReadMeeple& seen, const std::set<int>& taken) {
    SeenMeeple* best = nullptr;
    double least = kSameMeeple;
    for (SeenMeeple& known : m_meeples) {
        const float alike = known.colours[static_cast<std::size_t>(vision::likeliest(seen.colours))];
        if (taken.contains(known.id) || alike < kUnlikely || known.looks == 0)
            continue;
        const double distance = cv::norm(known.foot - seen.found.foot);
        if (distance >= least || (known.gone && distance > kSameMeeple / 2.0)) // another one that came later
            continue;
        least = distance;
        best = &known;
    }
    return best;
}

void SeenMeeples::see(SeenMeeple& known, const vision::ReadMeeple& seen, std::vector<FeatureBelief> claims) {
    if (std::exchange(known.displaced, false))
        known.claims.clear(); // what it claims is seen anew
    if (known.looks == 0 && !known.claims.empty())
        meet(known, seen, claims);
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

void SeenMeeples::noteFirst(const vision::TableLook& look, std::span<const vision::LyingTile> tiles) {
    for (const vision::LyingTile& tile : tiles)
        if (const engine::Cell cell = tile.placement.cell; !m_faces.contains(cell))
            for (const vision::ReadMeeple& thing : look.reading.meeples)
                if (vision::cellAt(thing.found.foot) == cell)
                    m_first.push_back(thing.found.foot);
}

vision::ReadMeeple SeenMeeples::ratherPrinted(vision::ReadMeeple thing,
                                              const vision::TracedBoard& board) const {
    constexpr float kPrintedRather = 3.0F; // nats
    const cv::Point2d& foot = thing.found.foot;
    if (mayBePrint(board, vision::cellAt(foot)) &&
        std::ranges::any_of(m_first,
                            [&](const cv::Point2d& first) { return cv::norm(first - foot) < kMoved; }))
        thing.found.evidence -= kPrintedRather;
    return thing;
}

std::set<engine::Cell> SeenMeeples::noteTiles(std::span<const vision::LyingTile> tiles,
                                              const engine::TileRegistry& registry) {
    std::set<engine::Cell> changed;
    for (const vision::LyingTile& tile : tiles) {
        const engine::Cell cell = tile.placement.cell;
        const engine::TileFace face{tile.placement.tile, tile.placement.rotation};
        const auto [known, fresh] = m_faces.try_emplace(cell, face);
        const engine::TileFace before = std::exchange(known->second, face);
        if (fresh || before == face)
            continue;
        changed.insert(cell);
        for (SeenMeeple& meeple : m_meeples)
            carryOver(meeple, cell, before, face, registry);
    }
    return changed;
}

void SeenMeeples::add(const vision::TableLook& look, std::span<const vision::LyingTile> tiles,
                      const vision::TileIndex& index, Moment moment) {
    const calibration::TableCamera& camera = look.reading.board->grid.camera();
    noteFirst(look, tiles);
    const std::set<engine::Cell> changed = noteTiles(tiles, *index.registry);
    std::vector<ClaimingMeeple> claiming;
    for (const vision::ReadMeeple& meeple : look.reading.meeples)
        if (auto claims = vision::claimsOf(meeple.found, tiles, index, camera); !claims.empty())
            claiming.push_back({&meeple, std::move(claims)});
    const std::map<std::size_t, int> told = toldAmong(claiming);
    std::set<int> seen;
    std::set<int> suspected; // weakly seen: not gone, and nothing learned
    for (const auto& [i, id] : told)
        seen.insert(id);
    for (std::size_t i = 0; i < claiming.size(); ++i) {
        const vision::ReadMeeple meeple = ratherPrinted(*claiming[i].meeple, *look.reading.board);
        std::vector<FeatureBelief>& claims = claiming[i].claims;
        const auto same = told.find(i);
        SeenMeeple* known = same == told.end()
                                ? find(meeple, seen)
                                : &*std::ranges::find(m_meeples, same->second, &SeenMeeple::id);
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
        if (known.looks == 0 && look.fresh.contains(cell) && !look.hidden.contains(cell))
            ++known.missed;
        if (known.looks == 0 ? known.missed >= kMissesOfTold && showsWholeTile(*look.reading.view, cell)
                             : showsTile(*look.reading.view, known.foot))
            known.gone = moment;
    }
    std::erase_if(m_meeples, [](const SeenMeeple& meeple) {
        return meeple.gone && meeple.looks > 0 && meeple.evidence < kSure &&
               meeple.looks < kMeepleLooksInDoubt;
    });
}

std::set<engine::Cell> SeenMeeples::doubtful() const {
    std::set<engine::Cell> cells;
    for (const SeenMeeple& meeple : m_meeples)
        if (!meeple.gone &&
            (meeple.looks == 0 ? meeple.missed < kMissesOfTold
                               : meeple.evidence < kSure && meeple.looks < kMeepleLooksInDoubt))
            cells.insert(meeple.claims.front().feature.cell);
    return cells;
}

} // namespace meeplecam::session
