#include "app/cli/commands/calibrate_command.h"

#include "tests/support/program_run.h"
#include "tests/support/sheet_film.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using tests::expectSentence;
using tests::runWith;

class CalibrateCommand : public tests::ProgramTest {
protected:
    /// A film in which the sheet is held like that, a second each.
    std::string film(std::size_t count) const {
        tests::filmSheet(tests::smallLens(), std::span(tests::goodPoses()).first(count), pathOf("sheet.avi"));
        return pathOf("sheet.avi");
    }
};

TEST_F(CalibrateCommand, PicksViewsOutOfAFilmAndSaysWhatToDo) {
    const tests::ProgramRun run = runWith({"calibrate", "camera", film(tests::goodPoses().size()), "--camera",
                                           "desk", "--out", pathOf("lens.json")});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.errors, HasSubstr("1 of 10 views: Tilt the sheet"));
    EXPECT_THAT(run.errors, HasSubstr("10 of 10 views: There are enough views."));
    std::ifstream file(pathOf("lens.json"));
    const auto lens = models::parseLens(std::string(std::istreambuf_iterator<char>(file), {}), "lens.json");
    ASSERT_TRUE(lens) << lens.error().message;
    EXPECT_EQ(lens->camera, "desk");
    EXPECT_EQ(lens->views, 10);
    EXPECT_NEAR(lens->focal_px, tests::smallLens().focal_px, 0.015 * tests::smallLens().focal_px);
}

TEST_F(CalibrateCommand, AFilmThatEndsEarlyMayBeTooShort) {
    const tests::ProgramRun run = runWith({"calibrate", "camera", film(2), "--out", pathOf("lens.json")});
    EXPECT_EQ(run.status, InputAtFault);
    EXPECT_THAT(run.errors, HasSubstr("2 of 2 pictures show enough of the calibration sheet, and 5"));
    EXPECT_FALSE(std::filesystem::exists(pathOf("lens.json")));
}

TEST_F(CalibrateCommand, TakesEveryPictureOfAFolder) {
    for (const std::size_t i : {0U, 5U, 6U, 7U, 8U, 9U})
        cv::imwrite(pathOf(std::to_string(i) + ".png"),
                    tests::photographSheet(tests::smallLens(), tests::goodPoses()[i]));
    const tests::ProgramRun run = runWith({"calibrate", "camera", pathOf(""), "--out", "-"});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output, HasSubstr("\"views\": 6"));
    EXPECT_THAT(run.output, HasSubstr("\"camera\": \"camera\""));
}

TEST_F(CalibrateCommand, SaysWhatItCanNotUse) {
    expectSentence(runWith({"calibrate", "camera", pathOf("absent.avi")}), InputAtFault);
    cv::imwrite(pathOf("grey.png"), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(90)));
    expectSentence(runWith({"calibrate", "camera", pathOf("grey.png")}), InputAtFault);
    expectSentence(runWith({"calibrate", "camera"}), WrongUsage);
    expectSentence(runWith({"calibrate", "camera", "0", "--square-mm", "0"}), WrongUsage);
}

} // namespace
} // namespace meeplecam::cli
