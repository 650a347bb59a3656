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
    Wanderer(Position position, const RandomGame& game, art::Dice& dice)
        : m_position(std::move(position))
        , m_game(game)
        , m_dice(dice) {}

    void lay(engine::TileTypeId tile, size_t player) {
        const std::vector<engine::Placement> places = engine::legalPlacements(m_position.board, tile);
        if (places.empty())
            return;
        const engine::Placement place =
            places[static_cast<size_t>(m_dice.below(static_cast<int>(places.size())))];
        const engine::CompletedFeatures completed = m_position.board.place(place);
        if (m_dice.happens(0.6))
            putMeeple(place, player);
        for (const engine::FeatureId feature : completed)
            takeMeeples(feature);
    }
    Position take() { return std::move(m_position); }

private:
    void putMeeple(const engine::Placement& place, size_t player);
    void takeMeeples(engine::FeatureId feature);

    Position m_position;
    const RandomGame& m_game;
    art::Dice& m_dice;
};

void Wanderer::putMeeple(const engine::Placement& place, size_t player) {
    const std::string& colour = m_position.players[player];
    if (std::ranges::count(m_position.meeples, colour, &StandingMeeple::colour) >= kMeeplesEach)
        return;
    const engine::TileType& type = m_position.board.registry()[place.tile];
    const int segment = m_dice.below(static_cast<int>(type.segments.size()));
    const engine::SegmentRef on{place.cell, segment};
    const engine::Feature& feature = m_position.board[m_position.board.featureAt(on)];
    if (feature.meeples > 0 || feature.complete() || !type.segments[static_cast<size_t>(segment)].takesMeeple)
        return;
    const bool farmer = feature.kind == engine::FeatureKind::Field;
    m_position.board.addMeeple(on);
    m_position.meeples.push_back(
        {colour, m_dice.happens(m_game.large_meeples) ? MeepleSize::Large : MeepleSize::Normal,
         farmer ? MeeplePose::Lying : MeeplePose::Standing, on});
}

void Wanderer::takeMeeples(engine::FeatureId feature) {
    const engine::Board& board = m_position.board;
    const int points = board[feature].tiles * (board[feature].kind == engine::FeatureKind::City ? 2 : 1);
    std::erase_if(m_position.meeples, [&](const StandingMeeple& meeple) {
        if (board.featureAt(meeple.on) != feature)
            return false;
        const auto player = std::ranges::find(m_position.players, meeple.colour) - m_position.players.begin();
        m_position.scores[static_cast<size_t>(player)] += points;
        return true;
    });
}

} // namespace

engine::Result<Position> randomPosition(const models::TileLibrary& library, const RandomGame& game,
                                        art::Dice dice) {
    const auto sets = models::findSets(library, game.sets);
    if (!sets)
        return sets.error();
    std::vector<engine::TileTypeId> bag = bagOf(*sets);
    const engine::TileTypeId start = sets->front().start.value_or(bag.front());
    bag.erase(std::ranges::find(bag, start));
    shuffle(bag, dice);
    std::vector<std::string> players = kColours;
    shuffle(players, dice);
    players.resize(static_cast<size_t>(std::clamp(game.players, 1, static_cast<int>(kColours.size()))));
    const std::vector<int> scores(players.size(), 0);
    Position position{game.sets, engine::Board(library.registry), {}, players, scores};
    position.board.place({start, {0, 0}, engine::Rotation::None});
    Wanderer wanderer(std::move(position), game, dice);
    for (int i = 0; i + 1 < game.tiles && i < static_cast<int>(bag.size()); ++i)
        wanderer.lay(bag[static_cast<size_t>(i)], static_cast<size_t>(i) % players.size());
    return wanderer.take();
}

std::vector<int> copiesOf(const engine::Board& board) {
    std::map<engine::TileTypeId, int> laid;
    std::vector<int> copies;
    for (const engine::Placement& placement : board.tiles())
        copies.push_back(laid[placement.tile]++);
    return copies;
}

} // namespace meeplecam::table
