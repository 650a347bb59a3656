#include "app/cli/writing/read_text.h"

#include "models/tiles/tile_library.h"
#include "tests/unit/models/art/small_report.h"

#include <gmock/gmock.h>

namespace meeplecam::cli {
namespace {

using models::QuestionReason;
using models::ReportQuestion;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string described(const models::BoardReport& report) {
    engine::GameSetup setup;
    setup.registry = models::bundledTiles().registry;
    return describeReport(report, setup).toStdString();
}

TEST(DescribeReport, PlacesUnderAHandAreCountedAndNotListed) {
    models::BoardReport report = tests::smallReport();
    report.mayBeLookedAt = {{ReportQuestion::About::Tile, {0, 1}, QuestionReason::UnderHand, {{}}}};
    report.findings = {{{}, models::HiddenPlaces{{{0, 1}}}}};
    EXPECT_THAT(described(report), AllOf(HasSubstr("covers 1 space"), Not(HasSubstr("May be looked at"))));
    report.mayBeLookedAt.push_back({ReportQuestion::About::Tile, {1, 1}, QuestionReason::Covered, {{}}});
    EXPECT_THAT(described(report), AllOf(HasSubstr("May be looked at:\n    Row 2, column 2: something lies"),
                                         Not(HasSubstr("Row 2, column 1"))));
}

TEST(DescribeReport, TilesOfOtherBoxesAreCountedAndNotListed) {
    models::BoardReport report = tests::smallReport();
    report.mayBeLookedAt = {{ReportQuestion::About::Tile, {0, 1}, QuestionReason::OtherBox, {{}}}};
    report.findings = {{{}, models::OtherBoxes{{{0, 1}}}}};
    EXPECT_THAT(described(report),
                AllOf(HasSubstr("1 tile looks like none of the boxes"), Not(HasSubstr("May be looked at"))));
}

} // namespace
} // namespace meeplecam::cli
