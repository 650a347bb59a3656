#include "app/words/breach_words.h"

#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QCoreApplication>

namespace meeplecam::words {

namespace {

using engine::Breach;
using engine::BreachKind;
using engine::FeatureKind;
using engine::SideKind;

struct Breaches {
    Q_DECLARE_TR_FUNCTIONS(Breaches)
};

QString clashWords(SideKind one, SideKind other) {
    const auto meet = [&](SideKind a, SideKind b) {
        return (one == a && other == b) || (one == b && other == a);
    };
    if (meet(SideKind::Road, SideKind::Field))
        return Breaches::tr("This tile does not fit: a road meets a field.");
    if (meet(SideKind::City, SideKind::Field))
        return Breaches::tr("This tile does not fit: a city meets a field.");
    if (meet(SideKind::City, SideKind::Road))
        return Breaches::tr("This tile does not fit: a city meets a road.");
    return Breaches::tr("This tile does not fit.");
}

QString occupiedWords(FeatureKind kind) {
    switch (kind) {
    case FeatureKind::Road:
        return Breaches::tr("There is already a meeple on this road.");
    case FeatureKind::City:
        return Breaches::tr("There is already a meeple in this city.");
    case FeatureKind::Cloister:
        return Breaches::tr("There is already a meeple on this cloister.");
    case FeatureKind::Garden:
        return Breaches::tr("There is already an abbot in this garden.");
    case FeatureKind::Field:
    case FeatureKind::River:
        break;
    }
    return Breaches::tr("There is already a meeple on this field.");
}

QString completeWords(FeatureKind kind) {
    switch (kind) {
    case FeatureKind::Road:
        return Breaches::tr("This road is complete: meeples go only on unfinished ones.");
    case FeatureKind::City:
        return Breaches::tr("This city is complete: meeples go only into unfinished ones.");
    default:
        return Breaches::tr("This cloister is complete: meeples go only on unfinished ones.");
    }
}

/// About the player or the tile of a turn.
QString turnWords(const Breach& breach, const engine::GameSetup& setup) {
    const auto tile = [&] { return tileName((*setup.registry)[breach.placement.tile]); };
    switch (breach.kind) {
    case BreachKind::NoSuchPlayer:
        return Breaches::tr("This player does not take part.");
    case BreachKind::NoSuchTile:
        return Breaches::tr("This tile is not part of the game.");
    case BreachKind::TransferToStranger:
        return Breaches::tr("Only players of this game can give points to each other.");
    case BreachKind::TransferBackwards:
        return Breaches::tr("Points go from one player to another.");
    case BreachKind::CellTaken:
        return Breaches::tr("A tile already lies here: %1.").arg(tile());
    case BreachKind::BeyondTable:
        return Breaches::tr("This place is beyond the edge of the table.");
    case BreachKind::BoardFull:
        return Breaches::tr("No more tiles fit on the board.");
    case BreachKind::GameOver:
        return Breaches::tr("The game is over: the last tile was already placed.");
    case BreachKind::OutOfTurn:
        return Breaches::tr("%1 played, but it was %2's turn.")
            .arg(playerWord(setup, breach.player), playerWord(setup, breach.other));
    case BreachKind::DiscardNotLeft:
        return Breaches::tr("A tile was put aside that is not in the box any more: %1.").arg(tile());
    case BreachKind::DiscardFits:
        return Breaches::tr("A tile was put aside although it could be placed: %1.").arg(tile());
    case BreachKind::TileNotInBoxes:
        return Breaches::tr("This tile is in none of the boxes in play: %1.").arg(tile());
    case BreachKind::NoCopyLeft:
        return Breaches::tr("The boxes hold fewer tiles of this kind: %1.").arg(tile());
    case BreachKind::TouchesNothing:
        return Breaches::tr("This tile touches no other tile.");
    case BreachKind::RiverFirst:
        return Breaches::tr("The river comes first: some of its tiles are still to be laid.");
    case BreachKind::LakeTooEarly:
        return Breaches::tr("The lake is the last tile of the river: others are still to be laid.");
    case BreachKind::StartTileNext:
        return Breaches::tr("After the river comes the usual start tile.");
    case BreachKind::RiverElsewhere:
        return Breaches::tr("A river tile must continue the river.");
    case BreachKind::RiverTurnsBack:
        return Breaches::tr("The river may not turn back.");
    default:
        return clashWords(breach.shown, breach.wanted);
    }
}

QString noneLeftWords(engine::MeepleType figure) {
    switch (figure) {
    case engine::MeepleType::Large:
        return Breaches::tr("%1 has no large meeple left.");
    case engine::MeepleType::Abbot:
        return Breaches::tr("%1 has no abbot left.");
    case engine::MeepleType::Builder:
        return Breaches::tr("%1 has no builder left.");
    case engine::MeepleType::Pig:
        return Breaches::tr("%1 has no pig left.");
    case engine::MeepleType::Small:
        break;
    }
    return Breaches::tr("%1 has no meeple left.");
}

/// About an abbot, a builder or a pig.
QString companionWords(const Breach& breach, const engine::GameSetup& setup) {
    const bool pig = breach.meeple == engine::MeepleType::Pig;
    switch (breach.kind) {
    case BreachKind::GardenForAbbot:
        return Breaches::tr("Only an abbot may stand in a garden.");
    case BreachKind::AbbotElsewhere:
        return Breaches::tr("An abbot stands only in a cloister or a garden.");
    case BreachKind::BuilderElsewhere:
        return Breaches::tr("A builder stands only on a road or in a city.");
    case BreachKind::PigElsewhere:
        return Breaches::tr("A pig stands only in a field.");
    case BreachKind::NoFollowerThere:
        return pig ? Breaches::tr("A pig goes only to one's own farmer.")
                   : Breaches::tr("A builder goes only where one's own meeple stands.");
    case BreachKind::CompanionThere:
        return (pig ? Breaches::tr("%1 already has a pig in this field.")
                    : Breaches::tr("%1 already has a builder there."))
            .arg(playerWord(setup, breach.player));
    case BreachKind::BuilderTooLate:
        return Breaches::tr("A builder can't be placed on what is complete.");
    case BreachKind::AbbotIsDone:
        return Breaches::tr("This abbot is scored anyway: what it stands on is complete.");
    case BreachKind::AbbotAndMeeple:
        return Breaches::tr("An abbot may be taken back only instead of placing a meeple.");
    default:
        return Breaches::tr("%1 has no abbot there to take back.").arg(playerWord(setup, breach.player));
    }
}

/// About a meeple or the gingerbread man.
QString figureWords(const Breach& breach, const engine::GameSetup& setup) {
    switch (breach.kind) {
    case BreachKind::NoSuchFeature:
        return Breaches::tr("The meeple stands where nothing can be claimed.");
    case BreachKind::NotOnNewTile:
        return Breaches::tr("A meeple may only be placed on the tile that was just laid.");
    case BreachKind::TwoMeeples:
        return Breaches::tr("There are two meeples on this tile, but a turn places only one.");
    case BreachKind::NoMeepleLeft:
        return noneLeftWords(breach.meeple).arg(playerWord(setup, breach.player));
    case BreachKind::TakesNoMeeple:
        return breach.feature == engine::FeatureKind::River
                   ? Breaches::tr("Meeples don't stand on the river.")
                   : Breaches::tr("No meeple may be placed on this part of the tile.");
    case BreachKind::FeatureOccupied:
        return occupiedWords(breach.feature);
    case BreachKind::NoFarmers:
        return Breaches::tr("This game is played without farmers.");
    case BreachKind::FeatureComplete:
        return completeWords(breach.feature);
    case BreachKind::FigureMustMove:
        return Breaches::tr("The gingerbread man has to move to another unfinished city.");
    case BreachKind::FigureStays:
        return Breaches::tr("The gingerbread man does not move in this turn.");
    case BreachKind::FigureNotThere:
        return Breaches::tr("The gingerbread man can only move to another unfinished city.");
    default:
        return companionWords(breach, setup);
    }
}

} // namespace

QString wordsOf(const Breach& breach, const engine::GameSetup& setup) {
    return engine::isAboutFigure(breach.kind) ? figureWords(breach, setup) : turnWords(breach, setup);
}

QString playerWord(const engine::GameSetup& setup, int player) {
    const auto& [name, colour] = setup.players[static_cast<std::size_t>(player)];
    if (!name.empty())
        return QString::fromStdString(name);
    return colour.empty() ? Breaches::tr("Player %1").arg(player + 1) : colourWord(colour);
}

} // namespace meeplecam::words
