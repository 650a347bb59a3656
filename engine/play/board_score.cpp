#include "engine/play/board_score.h"

#include "engine/play/turn_rules.h"
#include "engine/tiles/phrase.h"

#include <algorithm>
#include <map>

namespace meeplecam::engine {

namespace {

const Segment* segmentAt(const Board& board, const SegmentRef& at) {
    const Placement* tile = board.tileAt(at.cell);
    if (tile == nullptr)
        return nullptr;
    const std::vector<Segment>& segments = board.registry()[tile->tile].segments;
    return at.segment >= 0 && at.segment < static_cast<int>(segments.size())
               ? &segments[static_cast<std::size_t>(at.segment)]
               : nullptr;
}

/// Puts meeples on a board and notes what no turn can have led to.
class MeeplePlacer {
public:
    explicit MeeplePlacer(BoardScore& score)
        : m_score(score) {}

    void put(const PlacedMeeple& meeple) {
        GameState& state = m_score.state;
        const Segment* segment = segmentAt(state.board, meeple.at);
        if (segment == nullptr || meeple.player < 0 || meeple.player >= state.book->playerCount()) {
            complain(meeple, BreachKind::NoSuchFeature);
            return;
        }
        judge(meeple, *segment);
        --state.players[static_cast<std::size_t>(meeple.player)]
              .supply[static_cast<std::size_t>(meeple.type)];
        state.meeples.push_back(meeple);
        if (isFollower(meeple.type))
            state.board.addMeeple(meeple.at);
    }

private:
    void judge(const PlacedMeeple& meeple, const Segment& segment) {
        const GameState& state = m_score.state;
        if (!segment.takesMeeple)
            complain(meeple, BreachKind::TakesNoMeeple);
        else if (segment.kind == FeatureKind::Field && !state.book->rules().farmers)
            complain(meeple, BreachKind::NoFarmers);
        else if (meeple.type == MeepleType::Abbot && !isEnclosed(segment.kind))
            complain(meeple, BreachKind::AbbotElsewhere);
        else if (isFollower(meeple.type) && meeple.type != MeepleType::Abbot &&
                 segment.kind == FeatureKind::Garden)
            complain(meeple, BreachKind::GardenForAbbot);
        else if (meeple.type == MeepleType::Pig && segment.kind != FeatureKind::Field)
            complain(meeple, BreachKind::PigElsewhere);
        else if (meeple.type == MeepleType::Builder && segment.kind != FeatureKind::Road &&
                 segment.kind != FeatureKind::City)
            complain(meeple, BreachKind::BuilderElsewhere);
        else if (std::ranges::any_of(state.meeples, [&](const PlacedMeeple& other) {
                     return other.at.cell == meeple.at.cell;
                 }))
            complain(meeple, BreachKind::TwoMeeples);
        else if (state.players[static_cast<std::size_t>(meeple.player)]
                     .supply[static_cast<std::size_t>(meeple.type)] <= 0)
            complain(meeple, BreachKind::NoMeepleLeft);
    }
    void complain(const PlacedMeeple& meeple, BreachKind kind) {
        const Placement* tile = m_score.state.board.tileAt(meeple.at.cell);
        const Segment* segment = segmentAt(m_score.state.board, meeple.at);
        m_score.misplaced.push_back({meeple,
                                     {.kind = kind,
                                      .player = meeple.player,
                                      .placement = tile ? *tile : Placement{.cell = meeple.at.cell},
                                      .segment = meeple.at.segment,
                                      .feature = segment != nullptr ? segment->kind : FeatureKind::Field,
                                      .meeple = meeple.type}});
    }

    BoardScore& m_score;
};

std::vector<Overcount> overcountsOf(const GameState& state) {
    const TileCounts inBox = sumOf(state.book->setup().sets);
    std::map<TileTypeId, int> seen;
    for (const Placement& tile : state.board.tiles())
        ++seen[tile.tile];
    std::vector<Overcount> overcounts;
    for (const auto& [tile, count] : seen)
        if (count > countOf(inBox, tile))
            overcounts.push_back({tile, count, countOf(inBox, tile)});
    return overcounts;
}

Status layAll(GameState& state, std::span<const Placement> tiles) {
    for (const Placement& tile : tiles) {
        const PlacementFault fault = state.board.faultOf(tile);
        if (fault != PlacementFault::None && fault != PlacementFault::Alone && fault != PlacementFault::Clash)
            return (fault == PlacementFault::Occupied ? phrase("Rules", "two tiles lie in one place: %1")
                                                      : phrase("Rules", "a tile lies beyond the board: %1"))
                .with(describe(state.board.registry(), tile))
                .error();
        state.board.place(tile);
        int& left = state.left[static_cast<std::size_t>(tile.tile)];
        left = std::max(0, left - 1);
    }
    state.tilesLeft = total(state.left);
    return success();
}

} // namespace

Result<BoardScore> scoreBoard(const std::shared_ptr<const RuleBook>& book, std::span<const Placement> tiles,
                              std::span<const PlacedMeeple> meeples) {
    BoardScore score{emptyTable(book), {}, {}, {}, {}, {}};
    if (const Status laid = layAll(score.state, tiles); !laid)
        return laid.error();
    MeeplePlacer placer(score);
    for (const PlacedMeeple& meeple : meeples)
        placer.put(meeple);
    score.ifEndedNow = finalScoreOf(score.state);
    std::ranges::copy_if(score.ifEndedNow.events, std::back_inserter(score.missed), &ScoreEvent::completed);
    score.clashes = clashesOf(score.state.board);
    score.overcounts = overcountsOf(score.state);
    return score;
}

} // namespace meeplecam::engine
