#include "models/lens.h"

#include "tests/support/program_run.h"
#include "tests/support/sheet_photos.h"

#include <gmock/gmock.h>

// Runs inside tests/device/with_camera, which plays the film of sheet_film into a camera named TableCam.

namespace meeplecam::cli {
namespace {

class CameraLens : public tests::ProgramTest {};

TEST_F(CameraLens, IsMeasuredWhileTheSheetIsShown) {
    const tests::ProgramRun run =
        tests::runWith({"calibrate", "camera", "tablecam", "--out", pathOf("lens.json")});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.errors, testing::HasSubstr("10 of 10 views: There are enough views."));
    std::ifstream file(pathOf("lens.json"));
    const auto lens = models::parseLens(std::string(std::istreambuf_iterator<char>(file), {}), "lens.json");
    ASSERT_TRUE(lens) << lens.error().message;
    EXPECT_EQ(lens->camera, "TableCam");
    EXPECT_EQ(lens->picture, tests::smallLens().picture);
    EXPECT_NEAR(lens->focal_px, tests::smallLens().focal_px, 0.02 * tests::smallLens().focal_px);
}

} // namespace
} // namespace meeplecam::cli
