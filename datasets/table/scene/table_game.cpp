#include "datasets/table/scene/table_game.h"

#include "engine/play/random_play.h"
#include "engine/play/scoring.h"
#include "models/records/setup_json.h"

#include <algorithm>
#include <array>
#include <set>

namespace meeplecam::table {

namespace {

const std::vector<std::string>& commonColours() {
    static const std::vector<std::string> kColours{"red", "blue", "yellow", "green", "black", "pink"};
    return kColours;
}

std::vector<std::string> coloursOf(const engine::GameSetup& setup) {
    std::vector<std::string> colours;
    for (const engine::Player& player : setup.players)
        colours.push_back(player.colour);
    for (std::string& colour : colours) {
        const auto free = std::ranges::find_if(commonColours(), [&](const std::string& other) {
            return std::ranges::count(colours, other) == 0;
        });
        if (colour.empty() && free != commonColours().end())
            colour = *free;
    }
    return colours;
}

StandingMeeple standing(const engine::PlacedMeeple& placed, const engine::Board& board,
                        const std::vector<std::string>& colours) {
    const bool field = board[board.featureAt(placed.at)].kind == engine::FeatureKind::Field;
    const bool farmer = field && placed.type != MeepleType::Pig; // a pig stands on its feet
    return {colours[static_cast<size_t>(placed.player)], placed.type,
            farmer ? MeeplePose::Lying : MeeplePose::Standing, placed.at};
}

CompletedFeature completedFeature(const engine::ScoreEvent& event, const std::vector<std::string>& colours) {
    CompletedFeature feature{engine::nameOf(event.kind), event.tiles, {}};
    for (const engine::PlayerPoints& points : event.players)
        feature.points.emplace_back(colours[static_cast<size_t>(points.player)], points.points);
    return feature;
}

TableMove moveOf(const engine::Turn& turn, const engine::TurnOutcome& outcome, const TableGame& game) {
    TableMove move{turn.player, turn.placement};
    if (const auto meeple = engine::placedMeeple(turn))
        move.meeple = standing(*meeple, outcome.state.board, game.players);
    for (const engine::PlacedMeeple& meeple : outcome.events.returned)
        move.returned.push_back(standing(meeple, outcome.state.board, game.players));
    for (const engine::ScoreEvent& event : outcome.events.scored)
        move.completed.push_back(completedFeature(event, game.players));
    for (const engine::PlayerState& player : outcome.state.players)
        move.scores.push_back(player.score);
    return move;
}

/// The setup of a classic game with these boxes, through the same reader as any record.
engine::Result<engine::GameSetup> setupOf(const models::TileLibrary& library, const RandomGame& wishes,
                                          std::vector<std::string> colours) {
    if (const auto sets = models::findSets(library, wishes.sets); !sets)
        return sets.error();
    models::Json record;
    record["tile_sets"] = wishes.sets;
    record["players"] = wishes.players;
    std::string complaint;
    engine::GameSetup setup = models::readSetup(models::JsonCursor(record, "the game", complaint), library);
    if (!complaint.empty())
        return engine::Error{complaint};
    for (size_t i = 0; i < setup.players.size(); ++i)
        setup.players[i].colour = colours[i % colours.size()];
    setup.rules = wishes.rules.value_or(setup.rules);
    return setup;
}

/// Changes a share of the meeples, from when they are put down to when they are taken back.
void changeSome(TableGame& game, double share, art::Dice& dice, void (*change)(StandingMeeple&)) {
    std::vector<engine::SegmentRef> changed;
    for (TableMove& move : game.moves) {
        if (move.meeple && dice.happens(share)) {
            change(*move.meeple);
            changed.push_back(move.meeple->on);
        }
        for (StandingMeeple& meeple : move.returned)
            if (std::ranges::count(changed, meeple.on) > 0)
                change(meeple);
    }
}

void makeLarge(StandingMeeple& meeple) {
    if (meeple.figure == MeepleType::Small)
        meeple.figure = MeepleType::Large;
}

void putDownWrongly(StandingMeeple& meeple) {
    meeple.pose = meeple.pose == MeeplePose::Lying ? MeeplePose::Standing : MeeplePose::Lying;
}

/// An abbot, a builder or a pig, whatever the rules say of the feature; the same one whenever it is asked.
void makeOther(StandingMeeple& meeple) {
    constexpr std::array kOthers{MeepleType::Abbot, MeepleType::Builder, MeepleType::Pig};
    const auto [cell, segment] = meeple.on;
    const int which = std::abs(3 * cell.x + 7 * cell.y + segment) % static_cast<int>(kOthers.size());
    meeple.figure = kOthers[static_cast<size_t>(which)];
    meeple.pose = MeeplePose::Standing;
}

/// The colours in the order in which players get them.
std::vector<std::string> colourOrder(const RandomGame& wishes, art::Dice& dice) {
    std::vector<std::string> colours = commonColours();
    for (size_t i = colours.size(); i > 1; --i)
        std::swap(colours[i - 1], colours[static_cast<size_t>(dice.below(static_cast<int>(i)))]);
    std::erase_if(colours,
                  [&](const std::string& one) { return std::ranges::count(wishes.colours, one) > 0; });
    colours.insert(colours.begin(), wishes.colours.begin(), wishes.colours.end());
    return colours;
}

using Book = std::shared_ptr<const engine::RuleBook>;

engine::Result<Book> bookFor(const models::TileLibrary& library, const RandomGame& wishes, art::Dice& dice) {
    const engine::Result<engine::GameSetup> setup = setupOf(library, wishes, colourOrder(wishes, dice));
    if (!setup)
        return setup.error();
    return engine::RuleBook::create(*setup);
}

std::uint64_t newSeed(art::Dice& dice) {
    return static_cast<std::uint64_t>(dice.between(0, 1e9));
}

/// What is seen of a game that was played.
engine::Result<TableGame> seenGame(const Book& book, const engine::RandomGame& played,
                                   const RandomGame& wishes, art::Dice& dice) {
    engine::Result<TableGame> game = tableGameOf({book->setup(), played.turns, played.discardedAtEnd, {}});
    if (game) {
        changeSome(*game, wishes.large_meeples, dice, makeLarge);
        changeSome(*game, wishes.careless, dice, putDownWrongly);
        if (wishes.other_figures > 0) // no chance is drawn for recipes that know none
            changeSome(*game, wishes.other_figures, dice, makeOther);
    }
    return game;
}

bool brings(const CompletedFeature& feature) {
    return std::ranges::any_of(feature.points, [](const auto& one) { return one.second > 0; });
}

/// Whether points come soon, and each kind of feature brings some in the end.
bool isWorthSeeing(const TableGame& game) {
    constexpr std::size_t kSoon = 6; // turns, of about 3 s each at the virtual table
    std::set<std::string> kinds;
    bool soon = false;
    const auto note = [&kinds](const std::vector<CompletedFeature>& features) {
        for (const CompletedFeature& feature : features)
            if (brings(feature))
                kinds.insert(feature.kind);
    };
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        note(game.moves[i].completed);
        soon = soon || (i < kSoon && !kinds.empty());
    }
    note(game.atEnd);
    constexpr std::array kAll{engine::ScoreKind::Road, engine::ScoreKind::City, engine::ScoreKind::Cloister,
                              engine::ScoreKind::Field};
    return soon && std::ranges::all_of(
                       kAll, [&](engine::ScoreKind kind) { return kinds.contains(engine::nameOf(kind)); });
}

} // namespace

engine::Result<TableGame> tableGameOf(const models::GameRecord& record) {
    const engine::Result<models::Replay> replay =
        models::replay(record, models::ReplayDetail::WithoutOptions);
    if (!replay)
        return replay.error();
    TableGame game;
    for (const engine::TileSet& set : record.setup.sets)
        game.sets.push_back(set.name);
    game.players = coloursOf(record.setup);
    game.start = replay->start.board.tiles().front();
    for (size_t i = 0; i < record.turns.size(); ++i)
        game.moves.push_back(moveOf(record.turns[i], replay->turns[i].outcome, game));
    if (!replay->turns.empty())
        for (const engine::ScoreEvent& event :
             engine::finalScoreOf(replay->turns.back().outcome.state).events)
            game.atEnd.push_back(completedFeature(event, game.players));
    return game;
}

std::vector<std::string> coloursFor(const RandomGame& wishes, art::Dice dice) {
    std::vector<std::string> colours = colourOrder(wishes, dice);
    colours.resize(std::min(colours.size(), static_cast<std::size_t>(std::max(0, wishes.players))));
    return colours;
}

engine::Result<TableGame> randomTableGame(const models::TileLibrary& library, const RandomGame& wishes,
                                          art::Dice dice) {
    const auto book = bookFor(library, wishes, dice);
    if (!book)
        return book.error();

    return seenGame(*book, engine::playRandomGame(*book, newSeed(dice)), wishes, dice);
}

engine::Result<TableGame> eagerTableGame(const models::TileLibrary& library, const RandomGame& wishes,
                                         art::Dice dice) {
    constexpr int kTries = 40;
    const auto book = bookFor(library, wishes, dice);
    if (!book)
        return book.error();
    auto game = seenGame(*book, engine::playEagerGame(*book, newSeed(dice)), wishes, dice);
    for (int i = 1; i < kTries && game && !isWorthSeeing(*game); ++i)
        game = seenGame(*book, engine::playEagerGame(*book, newSeed(dice)), wishes, dice);
    return game;
}

} // namespace meeplecam::table
