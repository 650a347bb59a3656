#include "app/gui/model/turn_log.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

TEST(TurnLog, SaysWhoDidWhatAndWhyItGavePoints) {
    session::EventLedger ledger(tests::redAndBlue());
    session::Story story =
        tests::storyOf({"0 E:2@0,-1 +0", "1 B@0,1 +0"}); // the city of the start tile is closed
    story.turns[1].origin = session::Origin::Person;
    ledger.update(story, 0);
    const std::vector<TurnRow> rows = turnRowsOf(ledger, story);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].number, 1);
    EXPECT_EQ(rows[0].headline, QStringLiteral("Red · City"));
    EXPECT_EQ(rows[0].points, 4);
    ASSERT_EQ(rows[0].reasons.size(), 1);
    EXPECT_TRUE(rows[0].reasons[0].startsWith(QStringLiteral("Red +4 · City")));
    EXPECT_FALSE(rows[0].byPerson);
    EXPECT_EQ(rows[1].headline, QStringLiteral("Blue · Cloister"));
    EXPECT_TRUE(rows[1].byPerson);
    EXPECT_EQ(rows[1].points, 0);
}

TEST(TurnLog, NamesFiguresAndAnAbbotThatComesHome) {
    engine::GameSetup setup = tests::redAndBlue();
    setup.rules.abbots = 1;
    session::EventLedger ledger(setup);
    const session::Story story = tests::storyOf({"0 B@0,1 +A0", "1 A:1@1,0 +1", "0 A:3@-1,0 <0,1,0"});
    ledger.update(story, 0);
    const std::vector<TurnRow> rows = turnRowsOf(ledger, story);
    EXPECT_EQ(rows[0].headline, QStringLiteral("Red · Cloister · Abbot"));
    EXPECT_EQ(rows[2].headline, QStringLiteral("Red · abbot comes home"));
    EXPECT_EQ(rows[2].points, 4); // the cloister and three neighbours
}

TEST(TurnLog, GoodsAreTakenAndCountedAtTheEnd) {
    const engine::GameSetup setup =
        tests::redAndBlue({.sets = {"base", "traders_builders"}, .rules = {.goods = true}});
    session::EventLedger ledger(setup);
    const session::Story story = tests::storyOf({"0 tb.P:1@0,-1 +0", "1 H:3@0,-2"});
    ledger.update(story, 0);
    const std::vector<TurnRow> rows = turnRowsOf(ledger, story);
    ASSERT_EQ(rows[1].reasons.size(), 2);
    EXPECT_EQ(rows[1].reasons[1], QStringLiteral("Blue takes goods: 1 × wine"));
    const std::vector<FinalRow> final = finalRowsOf(ledger);
    ASSERT_EQ(final.size(), 1U);
    EXPECT_EQ(final[0].text, QStringLiteral("Most wine: Red 0, Blue 1"));
    EXPECT_FALSE(final[0].at.has_value()); // it lies on no board
}

TEST(TurnLog, NamesTheRuleThatATurnBreaks) {
    session::EventLedger ledger(tests::redAndBlue());
    const session::Story story =
        tests::storyOf({"0 B@1,0"}); // a cloister at the end of the road of the start tile
    ledger.update(story, 0);
    const std::vector<TurnRow> rows = turnRowsOf(ledger, story);
    EXPECT_FALSE(rows[0].problem.isEmpty());
    EXPECT_EQ(rows[0].headline, QStringLiteral("Red · no meeple"));
}

TEST(TurnLog, BeforeTheFirstTileNothingIsCounted) {
    EXPECT_TRUE(finalRowsOf(session::EventLedger(tests::redAndBlue())).empty());
}

} // namespace
} // namespace meeplecam::gui
