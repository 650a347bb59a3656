#include "app/words/breach_words.h"

#include "engine/play/open_turn.h"
#include "engine/play/turn_rules.h"
#include "tests/support/games.h"

#include <gmock/gmock.h>

#include <map>

namespace meeplecam::words {
namespace {

using engine::Breach;
using engine::BreachKind;

engine::GameSetup setup() {
    engine::GameSetup setup = tests::setupOf({});
    setup.players = {{"Ann", "red"}, {"", "blue"}, {"", ""}};
    return setup;
}

constexpr std::array kKinds{
    BreachKind::NoSuchPlayer,      BreachKind::NoSuchTile,      BreachKind::TransferToStranger,
    BreachKind::TransferBackwards, BreachKind::CellTaken,       BreachKind::BeyondTable,
    BreachKind::BoardFull,         BreachKind::NoSuchFeature,   BreachKind::GameOver,
    BreachKind::OutOfTurn,         BreachKind::DiscardNotLeft,  BreachKind::DiscardFits,
    BreachKind::TileNotInBoxes,    BreachKind::NoCopyLeft,      BreachKind::TouchesNothing,
    BreachKind::SidesClash,        BreachKind::NotOnNewTile,    BreachKind::TwoMeeples,
    BreachKind::NoMeepleLeft,      BreachKind::TakesNoMeeple,   BreachKind::FeatureOccupied,
    BreachKind::NoFarmers,         BreachKind::FeatureComplete, BreachKind::FigureMustMove,
    BreachKind::FigureStays,       BreachKind::FigureNotThere};

/// What players read of the first rule that the turn breaks in a game that has just begun.
QString wordsOfTurn(const char* text) {
    const engine::GameSetup game = tests::setupOf({});
    const auto played =
        engine::play(engine::startGame(tests::bookOf({})), *engine::parseTurn(tests::registry(), text));
    return played ? QStringLiteral("legal") : wordsOf(played.error(), game);
}

TEST(BreachWords, EveryKindHasASentenceOfItsOwnWithoutRuleAndCell) {
    std::map<QString, BreachKind> sentences;
    for (const BreachKind kind : kKinds) {
        const QString words =
            wordsOf({.kind = kind, .placement = tests::placement("base.U", 77, 88)}, setup());
        EXPECT_TRUE(words.endsWith(QLatin1Char('.'))) << words.toStdString();
        for (const char* machine : {"77", "88", "R-", "base."})
            EXPECT_FALSE(words.contains(QLatin1String(machine))) << words.toStdString();
        EXPECT_TRUE(sentences.emplace(words, kind).second) << words.toStdString();
    }
}

TEST(BreachWords, TheRiverIsNamedWhereNobodyMayStandOnIt) {
    const Breach breach{.kind = BreachKind::TakesNoMeeple, .feature = engine::FeatureKind::River};
    EXPECT_EQ(wordsOf(breach, setup()), QStringLiteral("Meeples don't stand on the river."));
    EXPECT_EQ(engine::ruleOf(breach), "R-50");
}

TEST(BreachWords, SayWhatMeetsWhat) {
    EXPECT_EQ(wordsOfTurn("0 U@1,0"), QStringLiteral("This tile does not fit: a road meets a field."));
    EXPECT_EQ(wordsOfTurn("0 C@0,1"), QStringLiteral("This tile does not fit: a city meets a field."));
    EXPECT_EQ(wordsOfTurn("0 C@1,0"), QStringLiteral("This tile does not fit: a city meets a road."));
}

TEST(BreachWords, NamePlayersTilesAndFeatures) {
    EXPECT_EQ(wordsOf({.kind = BreachKind::OutOfTurn, .player = 1, .other = 0}, setup()),
              QStringLiteral("Blue played, but it was Ann's turn."));
    EXPECT_EQ(wordsOf({.kind = BreachKind::NoMeepleLeft, .player = 2, .meeple = engine::MeepleType::Large},
                      setup()),
              QStringLiteral("Player 3 has no large meeple left."));
    EXPECT_EQ(
        wordsOf({.kind = BreachKind::NoCopyLeft, .placement = tests::placement("base.X", 0, 0)}, setup()),
        QStringLiteral("The boxes hold fewer tiles of this kind: crossroads (X)."));
    EXPECT_EQ(wordsOf({.kind = BreachKind::FeatureOccupied, .feature = engine::FeatureKind::City}, setup()),
              QStringLiteral("There is already a meeple in this city."));
}

} // namespace
} // namespace meeplecam::words
