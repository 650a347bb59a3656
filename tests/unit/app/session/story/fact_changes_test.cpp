#include "app/session/story/fact_changes.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TilePlaced laid(int turn, const std::string& text) {
    TilePlaced tile;
    tile.turn = turn;
    tile.play = engine::parseTurn(tests::registry(), text).value();
    return tile;
}

const engine::PlacedMeeple kHighwayman{0, engine::MeepleType::Small, {{1, 0}, 1}};
const engine::PlacedMeeple kOnCloister{1, engine::MeepleType::Small, {{0, 1}, 0}};

FeatureScored scored(int turn, engine::ScoreKind kind, int points) {
    FeatureScored feature;
    feature.turn = turn;
    feature.kind = kind;
    feature.complete = true;
    feature.points = {{0, points}};
    return feature;
}

GameEnded ended(std::vector<int> scores) {
    return {std::move(scores), {}, {}, Origin::Person};
}

TileDenied denied(const std::string& text) {
    return {engine::parsePlacement(tests::registry(), text).value()};
}

/// A game of which facts are told until they are those that it is given.
class FactChangesTest : public testing::Test {
protected:
    /// Tells what is needed for these facts to stand; what was told for it.
    FactChanges become(const std::vector<Fact>& now) {
        const FactChanges changes = changesTo(m_game, now);
        for (const Corrected& corrected : changes.corrections)
            tell(corrected);
        for (const Fact& fact : changes.news)
            tell(fact);
        const FactChanges more = changesTo(m_game, now);
        EXPECT_THAT(more.corrections, IsEmpty());
        EXPECT_THAT(more.news, IsEmpty());
        EXPECT_THAT(m_game.facts(), SizeIs(now.size()));
        return changes;
    }
    void tell(EventContent content) {
        const engine::Status told = m_game.add({m_game.events(), m_game.events(), 0, std::move(content)});
        EXPECT_TRUE(told) << told.error().message;
    }
    [[nodiscard]] const std::vector<int>& order() const { return m_game.turnOrder(); }

    ReportedGame m_game;
    const TilePlaced m_one = laid(0, "0 A:1@1,0");
    const TilePlaced m_two = laid(1, "1 B@0,1");
    const TilePlaced m_three = laid(2, "0 E@0,2");
};

TEST_F(FactChangesTest, WhatStandsIsNotToldAgain) {
    const FactChanges first = become({m_one, MeeplePlaced{0, kHighwayman, {}}, m_two});
    EXPECT_THAT(first.corrections, IsEmpty());
    EXPECT_THAT(first.news, ElementsAre(Fact{m_one}, Fact{MeeplePlaced{0, kHighwayman, {}}}, Fact{m_two}));
    const FactChanges second = become({m_one, MeeplePlaced{0, kHighwayman, {}}, m_two, m_three});
    EXPECT_THAT(second.corrections, IsEmpty());
    EXPECT_THAT(second.news, ElementsAre(Fact{m_three}));
}

TEST_F(FactChangesTest, AnotherTileOfATurnCorrectsIt) {
    become({m_one, m_two});
    const FactChanges changes = become({m_one, laid(1, "1 U@0,1")});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].was.fact, Fact{m_two});
    EXPECT_EQ(changes.corrections[0].now, Fact{laid(1, "1 U@0,1")});
    EXPECT_THAT(changes.news, IsEmpty());
}

TEST_F(FactChangesTest, WhatNeverHappenedIsTakenBackFirst) {
    become({m_one, m_two, m_three});
    const FactChanges changes = become({laid(0, "0 U:1@1,0"), m_three});
    ASSERT_THAT(changes.corrections, SizeIs(2));
    EXPECT_EQ(changes.corrections[0].was.fact, Fact{m_two});
    EXPECT_EQ(changes.corrections[0].now, std::nullopt);
    EXPECT_EQ(changes.corrections[1].was.fact, Fact{m_one});
    EXPECT_THAT(order(), ElementsAre(0, 2));
}

TEST_F(FactChangesTest, ATurnThatWasMissedComesBetweenTheOthers) {
    become({m_one, m_three});
    const FactChanges changes = become({m_one, m_two, m_three});
    EXPECT_THAT(changes.corrections, IsEmpty());
    ASSERT_THAT(changes.news, SizeIs(1));
    EXPECT_EQ(std::get<TilePlaced>(changes.news[0]).before, 2);
    EXPECT_THAT(order(), ElementsAre(0, 1, 2));
}

TEST_F(FactChangesTest, SeveralMissedTurnsComeInTheirOrder) {
    const TilePlaced last = laid(7, "1 B@0,3");
    become({m_one, last});
    become({m_one, m_two, m_three, last});
    EXPECT_THAT(order(), ElementsAre(0, 1, 2, 7));
    become({m_one, m_two, m_three, last, laid(8, "0 U@1,1"), laid(9, "1 U@1,2")});
    EXPECT_THAT(order(), ElementsAre(0, 1, 2, 7, 8, 9));
}

TEST_F(FactChangesTest, TurnsMayBeInAnotherOrder) {
    become({m_one, m_two, m_three});
    const FactChanges changes = become({m_three, m_one, m_two});
    EXPECT_THAT(order(), ElementsAre(2, 0, 1));
    EXPECT_THAT(changes.corrections, SizeIs(1)) << "one is moved, two stay";
    become({m_two, m_one, m_three});
    EXPECT_THAT(order(), ElementsAre(1, 0, 2));
}

TEST_F(FactChangesTest, AScoringIsThatOfItsTurnAndKind) {
    become({m_one, scored(0, engine::ScoreKind::City, 4), scored(0, engine::ScoreKind::Road, 3)});
    const FactChanges changes =
        become({m_one, scored(0, engine::ScoreKind::City, 4), scored(0, engine::ScoreKind::Road, 5)});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].was.fact, Fact{scored(0, engine::ScoreKind::Road, 3)});
    const FactChanges later =
        become({m_one, m_two, scored(0, engine::ScoreKind::City, 4), scored(1, engine::ScoreKind::Road, 5)});
    ASSERT_THAT(later.corrections, SizeIs(1));
    EXPECT_EQ(later.corrections[0].now, std::nullopt) << "that of another turn is another one";
    EXPECT_THAT(later.news, SizeIs(2));
}

TEST_F(FactChangesTest, TheRoadOfOneTurnIsNotTheCityOfIt) {
    become({m_one, scored(0, engine::ScoreKind::Road, 3)});
    const FactChanges changes = become({m_one, scored(0, engine::ScoreKind::City, 3)});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].now, std::nullopt);
    EXPECT_THAT(changes.news, SizeIs(1));
}

TEST_F(FactChangesTest, AMeepleOfATurnMayBeAnotherOne) {
    become({m_one, m_two, MeeplePlaced{0, kHighwayman, {}}, MeeplePlaced{1, kOnCloister, {}}});
    engine::PlacedMeeple other = kOnCloister;
    other.at.segment = 1;
    const FactChanges changes =
        become({m_one, m_two, MeeplePlaced{0, kHighwayman, {}}, MeeplePlaced{1, other, {}}});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].was.fact, (Fact{MeeplePlaced{1, kOnCloister, {}}}));
    EXPECT_EQ(changes.corrections[0].now, (Fact{MeeplePlaced{1, other, {}}}));
}

TEST_F(FactChangesTest, AReturnIsThatOfTheTileItStoodOn) {
    become({m_one, m_two, MeepleReturned{kHighwayman}, MeepleReturned{kOnCloister}});
    engine::PlacedMeeple other = kOnCloister;
    other.player = 0;
    const FactChanges changes = become({m_one, m_two, MeepleReturned{kHighwayman}, MeepleReturned{other}});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].was.fact, Fact{MeepleReturned{kOnCloister}});
    EXPECT_EQ(changes.corrections[0].now, Fact{MeepleReturned{other}});
    EXPECT_THAT(become({m_one, m_two, MeepleReturned{kHighwayman}}).corrections, SizeIs(1));
}

TEST_F(FactChangesTest, TheEndMayHaveAnotherScore) {
    become({m_one, ended({4, 2})});
    const FactChanges changes = become({m_one, ended({7, 2})});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].now, Fact{ended({7, 2})});
    EXPECT_THAT(changes.news, IsEmpty());
}

TEST_F(FactChangesTest, WhatIsNoTileIsThatOfItsCell) {
    become({m_one, denied("B@5,5"), denied("B@6,6")});
    const FactChanges changes = become({m_one, denied("B@5,5"), denied("U@6,6")});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].now, Fact{denied("U@6,6")});
    EXPECT_THAT(become({m_one, denied("U@6,6"), denied("B@7,7")}).news, ElementsAre(Fact{denied("B@7,7")}));
}

TEST_F(FactChangesTest, NothingOfOneKindCorrectsAnother) {
    become({m_one, MeeplePlaced{0, kHighwayman, {}}});
    const FactChanges changes = become({m_one, MeepleReturned{kHighwayman}});
    ASSERT_THAT(changes.corrections, SizeIs(1));
    EXPECT_EQ(changes.corrections[0].now, std::nullopt);
    EXPECT_THAT(changes.news, SizeIs(1));
}

} // namespace
} // namespace meeplecam::session
