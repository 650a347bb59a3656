#include "app/gui/live/edit_words.h"

#include "app/session/story/story_edit.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

/// Red closes the city of the start tile in the first turn; then come three cloisters in a row.
GameSnapshot game() {
    GameSnapshot snapshot{session::EventLedger(tests::redAndBlue()), {}, {}, {}, "", false, false};
    snapshot.story = tests::storyOf({"0 E:2@0,-1 +0", "1 B@0,1 +0", "0 B@0,2", "1 B@0,3"});
    snapshot.ledger.update(snapshot.story, 0);
    return snapshot;
}

TEST(EditWords, SayWhatATurnAndThePlayersWouldHave) {
    const QString text = previewWords(game(), session::SetPlayer{0, 1});
    EXPECT_EQ(text.toStdString(), std::string("Turn 1: Red +4 → +0, Blue +0 → +4\n"
                                              "Points then: Red 0, Blue 4\n"
                                              "If it ended now: Red 4 → 0, Blue 3 → 7\n"
                                              "1 later turn changes\n"
                                              "1 of them would break a rule"));
}

TEST(EditWords, CountLaterTurnsAndThoseThatWouldBreakARule) {
    const QString text = previewWords(game(), session::RemoveTurn{2});
    EXPECT_TRUE(text.contains(QStringLiteral("1 later turn changes"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("1 of them would break a rule"))) << text.toStdString();
}

TEST(EditWords, NameTheRuleThatTheTurnWouldBreak) {
    const QString text =
        previewWords(game(), session::SetTile{0, {tests::tile("base.B"), engine::Rotation::None}});
    EXPECT_TRUE(text.contains(QStringLiteral("Against the rules: "))) << text.toStdString();
}

TEST(EditWords, SayWhenNothingChangesAndWhenItCanNotBe) {
    EXPECT_EQ(previewWords(game(), session::SetPlayer{0, 0}), QStringLiteral("No points change."));
    EXPECT_TRUE(
        previewWords(game(), session::SetPlayer{77, 0}).contains(QStringLiteral("no longer in the game")));
}

} // namespace
} // namespace meeplecam::gui
