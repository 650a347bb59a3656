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
