#include "app/cli/watching/edition_hints.h"

#include <gmock/gmock.h>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;

/// What is said of a game with this box that was begun with the base game alone.
std::string saidOf(const char* box, bool begun, const std::filesystem::path& log) {
    session::GamePlan plan = session::demoPlan(1);
    plan.log = log;
    const auto boxes = models::findSets(models::bundledTiles(), std::vector<std::string>{box});
    testing::internal::CaptureStderr();
    sayEdition(session::OtherEdition{{}, *boxes, begun}, plan);
    return testing::internal::GetCapturedStderr();
}

TEST(EditionHints, AGameInALogGoesOnWithTheBox) {
    const std::string said = saidOf("inns_cathedrals", true, "game.log");
    EXPECT_THAT(said, HasSubstr("not chosen are on the table: Inns & Cathedrals."));
    EXPECT_THAT(said, HasSubstr("start again with: --resume --set base,inns_cathedrals\n"));
}

TEST(EditionHints, AMirroredPictureNeedsNoOtherEdition) {
    testing::internal::CaptureStderr();
    sayEdition(session::OtherEdition{.mirrored = true}, session::demoPlan(1));
    const std::string said = testing::internal::GetCapturedStderr();
    EXPECT_THAT(said, HasSubstr("The picture is mirrored. Turn mirroring off"));
    EXPECT_THAT(said, testing::Not(HasSubstr("start again")));
}

TEST(EditionHints, OthersBeginAnew) {
    EXPECT_THAT(saidOf("inns_cathedrals", true, ""), HasSubstr("with: --set base,inns_cathedrals\n"));
    EXPECT_THAT(saidOf("inns_cathedrals", false, "game.log"),
                HasSubstr("with: --set base,inns_cathedrals\n"));
    EXPECT_THAT(saidOf("river", true, "game.log"), HasSubstr("with: --set base,river\n"));
}

} // namespace
} // namespace meeplecam::cli
