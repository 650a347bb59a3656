#include "tests/support/program_run.h"

#include <gmock/gmock.h>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using tests::expectSentence;
using tests::runWith;

TEST(Program, PrintsHelpAndVersion) {
    EXPECT_EQ(runWith({"--help"}).status, Done);
    EXPECT_THAT(runWith({"--help"}).output, HasSubstr("replay"));
    EXPECT_THAT(runWith({"print", "tiles", "--help"}).output, HasSubstr("--tile-mm"));
    EXPECT_THAT(runWith({"--version"}).output, testing::StartsWith("meeplecam "));
}

TEST(Program, NamesWhatItDoesNotKnow) {
    expectSentence(runWith({"fly"}), WrongUsage);
    EXPECT_EQ(runWith({"fly"}).errors,
              "meeplecam: 'fly' is no command or option of meeplecam; meeplecam --help shows how\n");
    EXPECT_EQ(runWith({"print", "money"}).errors, "meeplecam: 'money' is no command or option of meeplecam "
                                                  "print; meeplecam print --help shows how\n");
}

} // namespace
} // namespace meeplecam::cli
