#include "app/gui/table/show_panel.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

using session::MeepleShown;
using session::ShowState;
using session::ShowTrouble;

GameSnapshot snapshotOf(const session::Story& story, const std::optional<ShowState>& state,
                        const std::vector<MeepleShown>& shown = {}) {
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(story, 0);
    for (const MeepleShown& meeple : shown)
        ledger.note(meeple, 0);
    return {ledger, story, {}, {}, "", false, false, state};
}

TEST(ShowPanel, ThereIsNoneWhereNobodyShowsAnything) {
    EXPECT_FALSE(showCardOf(snapshotOf(tests::storyOf({}), std::nullopt)));
    EXPECT_FALSE(showCardOf(snapshotOf(tests::storyOf({"0 A:1@1,0"}), ShowState{}))) << "the game has begun";
}

TEST(ShowPanel, SaysWhatToDo) {
    const auto first = showCardOf(snapshotOf({}, ShowState{}));
    ASSERT_TRUE(first);
    EXPECT_EQ(first->title, QStringLiteral("Put the first tile on the table."));
    EXPECT_FALSE(first->canSkip);
    const MeepleShown red{0, {170, 36, 32}};
    const auto second =
        showCardOf(snapshotOf(tests::storyOf({}), ShowState{1, red, ShowTrouble::None, 0}, {red}));
    ASSERT_TRUE(second);
    EXPECT_TRUE(second->title.startsWith(QStringLiteral("Blue: put one of your meeples")))
        << second->title.toStdString();
    EXPECT_TRUE(second->canSkip);
    EXPECT_EQ(second->learned, QColor(170, 36, 32));
    EXPECT_EQ(second->news, QStringLiteral("Learned: the meeples of Red are red."));
    const auto wrong =
        showCardOf(snapshotOf(tests::storyOf({}), ShowState{1, red, ShowTrouble::OnTile, 0}, {red}));
    EXPECT_TRUE(wrong->news.startsWith(QStringLiteral("That lies on a tile."))) << wrong->news.toStdString();
}

TEST(ShowPanel, NamesTwoThatLookAlike) {
    const MeepleShown red{0, {170, 36, 32}};
    const MeepleShown blue{1, {165, 40, 33}};
    const auto card =
        showCardOf(snapshotOf(tests::storyOf({}), ShowState{{}, blue, ShowTrouble::None, 0}, {red, blue}));
    ASSERT_TRUE(card);
    EXPECT_EQ(card->title, QStringLiteral("The game can begin."));
    EXPECT_TRUE(card->news.startsWith(QStringLiteral("The meeples of Red and Blue look alike")))
        << card->news.toStdString();
}

} // namespace
} // namespace meeplecam::gui
