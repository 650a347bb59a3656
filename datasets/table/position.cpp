#include "datasets/table/position.h"

#include "engine/board_queries.h"

#include <algorithm>
#include <map>

namespace meeplecam::table {

namespace {

constexpr int kMeeplesEach = 7;
const std::vector<std::string> kColours{"red", "blue", "yellow", "green", "black", "pink"};

template<class T>
void shuffle(std::vector<T>& things, art::Dice& dice) {
    for (size_t i = things.size(); i > 1; --i)
        std::swap(things[i - 1], things[static_cast<size_t>(dice.below(static_cast<int>(i)))]);
}

std::vector<engine::TileTypeId> bagOf(const std::vector<engine::TileSet>& sets) {
    const engine::TileCounts counts = engine::sumOf(sets);
    std::vector<engine::TileTypeId> bag;
    for (size_t type = 0; type < counts.size(); ++type)
        bag.insert(bag.end(), static_cast<size_t>(counts[type]), static_cast<engine::TileTypeId>(type));
    return bag;
}

/// Plays without a plan.
class Wanderer {
public:
    Wanderer(TableGame game, const RandomGame& wishes, const models::TileLibrary& library, art::Dice& dice)
        : m_game(std::move(game))
        , m_board(library.registry)
        , m_scores(m_game.players.size(), 0)
        , m_wishes(wishes)
        , m_dice(dice) {
        m_board.place(m_game.start);
    }

    void lay(engine::TileTypeId tile, int player) {
        const std::vector<engine::Placement> places = engine::legalPlacements(m_board, tile);
        if (places.empty())
            return;
        TableMove move{player, places[static_cast<size_t>(m_dice.below(static_cast<int>(places.size())))]};
        const engine::CompletedFeatures completed = m_board.place(move.tile);
        if (m_dice.happens(0.6))
            putMeeple(move);
        for (const engine::FeatureId feature : completed)
            takeMeeples(feature, move);
        move.scores = m_scores;
        m_game.moves.push_back(std::move(move));
    }
    TableGame take() { return std::move(m_game); }

private:
    void putMeeple(TableMove& move);
    void takeMeeples(engine::FeatureId feature, TableMove& move);

    TableGame m_game;
    engine::Board m_board;
    std::vector<StandingMeeple> m_meeples;
    std::vector<int> m_scores;
    const RandomGame& m_wishes;
    art::Dice& m_dice;
};

void Wanderer::putMeeple(TableMove& move) {
    const std::string& colour = m_game.players[static_cast<size_t>(move.player)];
    if (std::ranges::count(m_meeples, colour, &StandingMeeple::colour) >= kMeeplesEach)
        return;
    const engine::TileType& type = m_board.registry()[move.tile.tile];
    const int segment = m_dice.below(static_cast<int>(type.segments.size()));
    const engine::SegmentRef on{move.tile.cell, segment};
    const engine::Feature& feature = m_board[m_board.featureAt(on)];
    if (feature.meeples > 0 || !type.segments[static_cast<size_t>(segment)].takesMeeple)
        return;
    const bool farmer = feature.kind == engine::FeatureKind::Field;
    m_board.addMeeple(on);
    move.meeple = {colour, m_dice.happens(m_wishes.large_meeples) ? MeepleSize::Large : MeepleSize::Normal,
                   farmer ? MeeplePose::Lying : MeeplePose::Standing, on};
    m_meeples.push_back(*move.meeple);
}

void Wanderer::takeMeeples(engine::FeatureId feature, TableMove& move) {
    const engine::Feature& facts = m_board[feature];
    const int points = facts.tiles * (facts.kind == engine::FeatureKind::City ? 2 : 1);
    std::erase_if(m_meeples, [&](const StandingMeeple& meeple) {
        if (m_board.featureAt(meeple.on) != feature)
            return false;
        const auto player = std::ranges::find(m_game.players, meeple.colour) - m_game.players.begin();
        m_scores[static_cast<size_t>(player)] += points;
        move.returned.push_back(meeple);
        return true;
    });
}

} // namespace

engine::Result<TableGame> randomTableGame(const models::TileLibrary& library, const RandomGame& wishes,
                                          art::Dice dice) {
    const auto sets = models::findSets(library, wishes.sets);
    if (!sets)
        return sets.error();
    std::vector<engine::TileTypeId> bag = bagOf(*sets);
    const engine::TileTypeId start = sets->front().start.value_or(bag.front());
    bag.erase(std::ranges::find(bag, start));
    shuffle(bag, dice);
    std::vector<std::string> players = kColours;
    shuffle(players, dice);
    players.resize(static_cast<size_t>(std::clamp(wishes.players, 1, static_cast<int>(kColours.size()))));
    Wanderer wanderer({wishes.sets, players, {start, {0, 0}, engine::Rotation::None}, {}}, wishes, library,
                      dice);
    for (int i = 0; i + 1 < wishes.tiles && i < static_cast<int>(bag.size()); ++i)
        wanderer.lay(bag[static_cast<size_t>(i)], i % static_cast<int>(players.size()));
    return wanderer.take();
}

Position positionAfter(const TableGame& game, const models::TileLibrary& library, size_t moves) {
    Position position{game.sets,
                      engine::Board(library.registry),
                      {},
                      game.players,
                      std::vector<int>(game.players.size(), 0)};
    position.board.place(game.start);
    for (size_t i = 0; i < std::min(moves, game.moves.size()); ++i) {
        const TableMove& move = game.moves[i];
        position.board.place(move.tile);
        if (move.meeple)
            position.meeples.push_back(*move.meeple);
        for (const StandingMeeple& meeple : move.returned)
            position.meeples.erase(std::ranges::find(position.meeples, meeple));
        position.scores = move.scores;
    }
    return position;
}

std::vector<int> copiesOf(const engine::Board& board) {
    std::map<engine::TileTypeId, int> laid;
    std::vector<int> copies;
    for (const engine::Placement& placement : board.tiles())
        copies.push_back(laid[placement.tile]++);
    return copies;
}

} // namespace meeplecam::table
