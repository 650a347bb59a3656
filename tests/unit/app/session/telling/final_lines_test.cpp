#include "app/session/telling/final_lines.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;

TEST(FinalLines, CallPlayersAsTheyAreCalledElsewhere) {
    EventLedger ledger(tests::redAndBlue());
    ASSERT_FALSE(ledger.update(tests::storyOf({"0 A:1@1,0"}), 0).empty());
    std::vector<std::string> lines;
    for (const QString& line : finalLines(ledger))
        lines.push_back(line.toStdString());
    EXPECT_THAT(lines, ElementsAre("Score if the game ended now:", testing::StartsWith("  Red "),
                                   testing::StartsWith("  Blue "), testing::StartsWith("Red ")));
}

} // namespace
} // namespace meeplecam::session
