#include "app/cli/watch_command.h"

#include "tests/support/program_run.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

namespace meeplecam::cli {
namespace {

using tests::expectSentence;
using tests::runWith;

class WatchCommand : public tests::ProgramTest {};

TEST_F(WatchCommand, SaysWhatCannotBeWatched) {
    expectSentence(runWith({"watch", pathOf("absent.avi")}), InputAtFault);
    expectSentence(runWith({"watch", pathOf("")}), InputAtFault); // holds no picture
    expectSentence(runWith({"watch", "gopher://phone"}), InputAtFault);
    expectSentence(runWith({"watch", write("garbage.mp4", "no film")}), InputAtFault);
}

TEST_F(WatchCommand, RefusesAWrongCommandLine) {
    expectSentence(runWith({"watch"}), WrongUsage);
    expectSentence(runWith({"watch", "demo", "--size", "wide"}), WrongUsage);
    expectSentence(runWith({"watch", "demo", "--turn", "4"}), WrongUsage);
    expectSentence(runWith({"watch", "demo", "--resume"}), WrongUsage);
}

TEST_F(WatchCommand, LooksAtEveryPictureOfAFolder) {
    for (const char* name : {"1.png", "2.png", "10.png"})
        cv::imwrite(pathOf(name), cv::Mat(80, 100, CV_8UC3, cv::Scalar::all(90)));
    const tests::ProgramRun run = runWith({"watch", pathOf("")});
    EXPECT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output, testing::HasSubstr("3 pictures of 100x80"));
}

} // namespace
} // namespace meeplecam::cli
