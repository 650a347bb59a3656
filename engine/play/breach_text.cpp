#include "engine/play/turn_rules.h"

#include <array>
#include <atomic>

namespace meeplecam::engine {

namespace {

std::atomic<BreachWords> s_words = nullptr;

std::string describe(Cell cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

const char* nameOf(Side side) {
    constexpr std::array kNames{"north", "east", "south", "west"};
    return kNames[static_cast<std::size_t>(side)];
}

const char* nameOf(SideKind kind) {
    constexpr std::array kNames{"nothing", "field", "road", "city", "river"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::string describeClash(const Breach& breach, const TileRegistry& registry) {
    return describe(registry, breach.placement) + " does not fit: its " + nameOf(breach.side) +
           " side shows a " + nameOf(breach.shown) + " where the neighbour has a " + nameOf(breach.wanted);
}

/// Of the turn's player and tile.
std::string describeTurn(const Breach& breach, const GameSetup& setup) {
    const std::string cell = describe(breach.placement.cell);
    const auto tile = [&] { return (*setup.registry)[breach.placement.tile].name; };
    switch (breach.kind) {
    case BreachKind::NoSuchPlayer:
        return "player " + std::to_string(breach.player) + " does not take part";
    case BreachKind::NoSuchTile:
        return "the tile is of a type that the tile sets do not describe";
    case BreachKind::TransferToStranger:
        return "points pass to or from a player who does not take part";
    case BreachKind::TransferBackwards:
        return "points pass from one player to another, not backwards or to the same";
    case BreachKind::CellTaken:
        return "the cell " + cell + " already has a tile, " + tile();
    case BreachKind::BeyondTable:
        return "the cell " + cell + " lies beyond the edge of the table";
    case BreachKind::BoardFull:
        return "the board holds " + std::to_string(Board::kMostTiles) + " tiles, no more fit on it";
    case BreachKind::GameOver:
        return "the game is over, the last tile has been placed";
    case BreachKind::OutOfTurn:
        return "it is the turn of " + nameOfPlayer(setup, breach.other) + ", not of " +
               nameOfPlayer(setup, breach.player);
    case BreachKind::DiscardNotLeft:
        return "the discarded tile " + tile() + " is not left in the box";
    case BreachKind::DiscardFits:
        return "the discarded tile " + tile() + " can be placed";
    case BreachKind::TileNotInBoxes:
        return "the tile " + tile() + " is in none of the chosen tile sets";
    case BreachKind::NoCopyLeft:
        return "no copy of the tile " + tile() + " is left in the box";
    case BreachKind::TouchesNothing:
        return describe(*setup.registry, breach.placement) + " touches no tile in play";
    case BreachKind::RiverFirst:
        return "the tile " + tile() + " comes after the river, and river tiles are still to be drawn";
    case BreachKind::LakeTooEarly:
        return "the lake " + tile() + " ends the river, and other river tiles are still to be drawn";
    case BreachKind::StartTileNext:
        return "the usual start tile follows the lake, before the tile " + tile();
    case BreachKind::RiverElsewhere:
        return describe(*setup.registry, breach.placement) + " does not continue the river at its open end";
    case BreachKind::RiverTurnsBack:
        return describe(*setup.registry, breach.placement) + " bends the river back";
    default:
        return describeClash(breach, *setup.registry);
    }
}

/// Of an abbot, a builder or a pig.
std::string describeCompanion(const Breach& breach, const GameSetup& setup) {
    const std::string name = nameOf(breach.meeple);
    switch (breach.kind) {
    case BreachKind::GardenForAbbot:
        return "only an abbot may stand in a garden";
    case BreachKind::AbbotElsewhere:
        return "an abbot goes only on a cloister or into a garden";
    case BreachKind::BuilderElsewhere:
        return "a builder goes only on a road or into a city";
    case BreachKind::PigElsewhere:
        return "a pig goes only into a field";
    case BreachKind::NoFollowerThere:
        return "a " + name + " goes only where a meeple of its owner stands";
    case BreachKind::CompanionThere:
        return nameOfPlayer(setup, breach.player) + " already has a " + name + " there";
    case BreachKind::BuilderTooLate:
        return std::string("the ") + nameOf(breach.feature) + " is complete, and takes no builder";
    case BreachKind::AbbotIsDone:
        return std::string("the ") + nameOf(breach.feature) +
               " is complete: its abbot is scored and can't be taken back";
    case BreachKind::AbbotAndMeeple:
        return "an abbot comes home only in a turn in which no figure is placed";
    default:
        return nameOfPlayer(setup, breach.player) + " has no abbot on feature " +
               std::to_string(breach.segment) + " at " + describe(breach.placement.cell);
    }
}

/// Of a meeple, or the gingerbread man.
std::string describeFigure(const Breach& breach, const GameSetup& setup) {
    const std::string feature = "feature " + std::to_string(breach.segment);
    const std::string cell = describe(breach.placement.cell);
    const std::string kind = nameOf(breach.feature);
    switch (breach.kind) {
    case BreachKind::NoSuchFeature:
        return "there is no " + feature + " at " + cell;
    case BreachKind::NotOnNewTile:
        return "a meeple goes only on the tile just placed, not on the one at " + cell;
    case BreachKind::TwoMeeples:
        return "there is a second meeple on its tile, and a turn places one at most";
    case BreachKind::NoMeepleLeft:
        return nameOfPlayer(setup, breach.player) + " has no " + nameOf(breach.meeple) +
               (breach.meeple <= MeepleType::Large ? " meeple left" : " left");
    case BreachKind::TakesNoMeeple:
        return feature + " of " + (*setup.registry)[breach.placement.tile].name + " takes no meeple";
    case BreachKind::FeatureOccupied:
        return "the " + kind + " already has a meeple on it";
    case BreachKind::NoFarmers:
        return "the game is played without farmers";
    case BreachKind::FeatureComplete:
        return "the " + kind + " is complete, and only unfinished ones take a follower";
    case BreachKind::FigureMustMove:
        return "the gingerbread man has to move to another unfinished city, and none was chosen";
    case BreachKind::FigureStays:
        return "the gingerbread man does not move in this turn";
    case BreachKind::FigureNotThere:
        break;
    default:
        return describeCompanion(breach, setup);
    }
    return "the gingerbread man moves to another unfinished city; " + feature + " at " + cell + " is none";
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): a line for each
std::string_view ruleOf(BreachKind kind) {
    switch (kind) {
    case BreachKind::NoSuchPlayer:
    case BreachKind::OutOfTurn:
        return "turn order";
    case BreachKind::TransferToStranger:
    case BreachKind::TransferBackwards:
        return "R-42";
    case BreachKind::NoSuchTile:
    case BreachKind::CellTaken:
    case BreachKind::BoardFull:
    case BreachKind::TileNotInBoxes:
    case BreachKind::NoCopyLeft:
    case BreachKind::TouchesNothing:
        return "R-1";
    case BreachKind::BeyondTable:
        return "R-38";
    case BreachKind::GameOver:
        return "R-20";
    case BreachKind::DiscardNotLeft:
    case BreachKind::DiscardFits:
        return "R-3";
    case BreachKind::SidesClash:
        return "R-2";
    case BreachKind::NoSuchFeature:
    case BreachKind::NotOnNewTile:
    case BreachKind::TwoMeeples:
        return "R-5";
    case BreachKind::NoMeepleLeft:
        return "R-9";
    case BreachKind::TakesNoMeeple:
        return "R-27";
    case BreachKind::FeatureOccupied:
        return "R-6";
    case BreachKind::NoFarmers:
        return "R-11";
    case BreachKind::FeatureComplete:
        return "R-33";
    case BreachKind::FigureMustMove:
    case BreachKind::FigureNotThere:
        return "R-28";
    case BreachKind::FigureStays:
        return "R-31";
    case BreachKind::RiverFirst:
    case BreachKind::LakeTooEarly:
        return "R-46";
    case BreachKind::StartTileNext:
        return "R-47";
    case BreachKind::RiverElsewhere:
        return "R-48";
    case BreachKind::RiverTurnsBack:
        return "R-49";
    case BreachKind::GardenForAbbot:
        return "R-54";
    case BreachKind::AbbotElsewhere:
        return "R-55";
    case BreachKind::BuilderElsewhere:
    case BreachKind::PigElsewhere:
    case BreachKind::NoFollowerThere:
    case BreachKind::CompanionThere:
    case BreachKind::BuilderTooLate:
        return "R-58";
    case BreachKind::NoAbbotThere:
    case BreachKind::AbbotIsDone:
    case BreachKind::AbbotAndMeeple:
        break;
    }
    return "R-56";
}

std::string_view ruleOf(const Breach& breach) {
    const bool onRiver = breach.kind == BreachKind::TakesNoMeeple && breach.feature == FeatureKind::River;
    return onRiver ? "R-50" : ruleOf(breach.kind);
}

std::string describe(const TileRegistry& registry, const Placement& placement) {
    constexpr std::array kTurns{"", " turned by 90 degrees", " turned by 180 degrees",
                                " turned by 270 degrees"};
    return registry[placement.tile].name + kTurns[static_cast<std::size_t>(placement.rotation)] + " at " +
           describe(placement.cell);
}

std::string sentenceOf(const Breach& breach, const GameSetup& setup) {
    return (isAboutFigure(breach.kind) ? describeFigure(breach, setup) : describeTurn(breach, setup)) + " (" +
           std::string(ruleOf(breach)) + ")";
}

void setBreachWords(BreachWords words) {
    s_words = words;
}

std::string inWords(const Breach& breach, const GameSetup& setup) {
    const BreachWords words = s_words;
    return words ? words(breach, setup) : sentenceOf(breach, setup);
}

} // namespace meeplecam::engine
