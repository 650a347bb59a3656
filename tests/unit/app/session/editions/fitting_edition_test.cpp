#include "app/session/editions/fitting_edition.h"

#include "app/session/editions/bundled.h"
#include "app/session/planning/edition_finder.h"
#include "tests/unit/app/session/sources.h"
#include "vision/any/any_reader.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

namespace meeplecam::session {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

const cv::Size kSmall{960, 720};

std::vector<KeptCatalogue> bundledEditions() {
    return {{winterCatalogue(), "Winter"}, {houseCatalogue(), "House"}};
}

/// A table of the house edition.
const cv::Mat& table() {
    static const cv::Mat bgr = cv::imread((bundledFolder() / "tables/first/011.jpg").string());
    return bgr;
}

/// The request of somebody who plays with the edition of this folder.
ReaderRequest playing(const std::filesystem::path& folder) {
    ReaderRequest request;
    request.catalogue = folder.string();
    request.learned = false;
    return request;
}

TEST(FittingEditions, AreThoseOfTheTilesThatLieThere) {
    const auto fitting = fittingEditions(table(), playing("elsewhere"), bundledEditions());
    ASSERT_THAT(fitting, SizeIs(1));
    EXPECT_EQ(fitting.front().edition, (KeptCatalogue{houseCatalogue(), "House"}));
    EXPECT_GT(fitting.front().likeness, 0.6F);
    EXPECT_LE(fitting.front().likeness, 1.0F);
    EXPECT_FALSE(isNearTie(fitting));
}

TEST(FittingEditions, LeaveOutTheOneInPlay) {
    EXPECT_FALSE(fittingEdition(table(), playing(houseCatalogue()), bundledEditions()));
}

TEST(FittingEditions, AreNoneWhereNoTilesLie) {
    cv::Mat table(kSmall, CV_8UC3);
    cv::theRNG().state = 5;
    cv::randn(table, cv::Scalar(60, 90, 120), cv::Scalar::all(12));
    EXPECT_THAT(fittingEditions(table, playing("elsewhere"), bundledEditions()), IsEmpty());
}

TEST(Mirrored, IsAPictureThatShowsTheEditionWhenItIsTurnedOver) {
    cv::Mat mirrored;
    cv::flip(table(), mirrored, 1);
    EXPECT_TRUE(isMirrored(mirrored, playing(houseCatalogue())));
    EXPECT_FALSE(isMirrored(table(), playing(houseCatalogue())));
    EXPECT_FALSE(isMirrored(mirrored, playing(winterCatalogue()))) << "nor does it show another edition";
    EXPECT_FALSE(isMirrored(mirrored, playing(vision::kAnyTiles))) << "any tiles may look like that";
    EXPECT_FALSE(isMirrored(mirrored, playing("/nowhere")));
}

TEST(FittingEditions, PassOverWhatIsNoCatalogue) {
    EXPECT_THAT(fittingEditions(table(), playing("elsewhere"), {{"/nowhere", "Gone"}}), IsEmpty());
}

FittingEdition like(const std::string& name, float likeness) {
    return {{name, name}, likeness};
}

TEST(FittingEditions, MayBeAlikeInPoorLight) {
    EXPECT_FALSE(isNearTie({}));
    EXPECT_FALSE(isNearTie({like("a", 0.8F)}));
    EXPECT_TRUE(isNearTie({like("a", 0.8F), like("b", 0.76F)}));
    EXPECT_FALSE(isNearTie({like("a", 0.8F), like("b", 0.74F)}));
}

TEST(FittingEditions, TheFirstIsPlayedWithOrAnyTiles) {
    EXPECT_EQ(requestFor({like("a", 0.8F), like("b", 0.7F)}, {}).catalogue, "a");
    EXPECT_EQ(requestFor({}, {}).catalogue, vision::kAnyTiles);
    EXPECT_EQ(planFor({like("a", 0.8F)}, {}).catalogue, "a");
}

/// What is found where each picture lasts for two seconds.
std::optional<std::vector<FittingEdition>> foundOn(const std::vector<cv::Mat>& pictures) {
    constexpr int kEach = 10;
    constexpr double kApart_s = 0.2;
    std::vector<SourceStep> steps;
    for (const cv::Mat& picture : pictures)
        for (int i = 0; i < kEach; ++i) {
            const auto index = static_cast<std::int64_t>(steps.size());
            steps.emplace_back(SourceFrame{picture, index, static_cast<double>(index) * kApart_s});
        }
    tests::ListedSource source(std::move(steps));
    const auto finder = EditionFinder::create({}, source);
    EXPECT_TRUE(finder) << finder.error().message;
    if (!finder)
        return std::nullopt;
    watch(source, **finder);
    return (*finder)->found();
}

TEST(EditionFinder, WaitsForTiles) {
    const cv::Mat bare(table().size(), CV_8UC3, cv::Scalar(40, 70, 100));
    EXPECT_FALSE(foundOn({bare}));
    const auto found = foundOn({bare, table()});
    ASSERT_TRUE(found);
    ASSERT_FALSE(found->empty());
    EXPECT_EQ(found->front().edition.folder, houseCatalogue());
}

} // namespace
} // namespace meeplecam::session
