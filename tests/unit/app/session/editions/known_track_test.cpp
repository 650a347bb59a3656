#include "app/session/editions/known_track.h"

#include "tests/support/test_folder.h"

#include <gmock/gmock.h>
#include <opencv2/core.hpp>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class KeptTracks : public tests::FolderTest {
protected:
    static models::ScoreTrack track(const std::string& name) {
        constexpr int kSide = 200;
        models::ScoreTrack made{name, cv::Mat(kSide, kSide, CV_8UC3, cv::Scalar(30, 60, 90)), {}};
        for (int i = 0; i < models::kFewestSpaces; ++i)
            made.spaces.emplace_back(10.0 * (i + 1), 20.0);
        return made;
    }
};

TEST_F(KeptTracks, AreListedByName) {
    const auto second = keepTrack(track("Oak table"), pathOf("tracks"));
    ASSERT_TRUE(second) << second.error().message;
    const auto first = keepTrack(track("Big box"), pathOf("tracks"));
    ASSERT_TRUE(first) << first.error().message;
    write("tracks/damaged.json", "{");
    EXPECT_THAT(keptTracks(pathOf("tracks")),
                ElementsAre(KeptTrack{*first, "Big box"}, KeptTrack{*second, "Oak table"}));
    const auto read = scoreTrackOf(first->string());
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->spaces, track("").spaces);
}

TEST_F(KeptTracks, HaveNamesOfTheirOwn) {
    ASSERT_TRUE(keepTrack(track("Oak"), pathOf("")));
    EXPECT_THAT(keepTrack(track("Oak"), pathOf("")).error().message,
                HasSubstr("a scoring track called Oak already; choose another name"));
    EXPECT_EQ(keepTrack(track(" "), pathOf("")).error().message, "Give the scoring track a name");
}

TEST_F(KeptTracks, NeedAPlace) {
    EXPECT_THAT(keepTrack(track("Oak"), {}).error().message, HasSubstr("no home folder"));
    write("file", "");
    EXPECT_FALSE(keepTrack(track("Oak"), pathOf("file")));
    EXPECT_THAT(keptTracks(pathOf("nowhere")), IsEmpty());
}

TEST_F(KeptTracks, AreNotNeededForThatOfTheHouse) {
    const auto house = scoreTrackOf(kHouseTrack);
    ASSERT_TRUE(house);
    EXPECT_EQ(scoreTrackOf("")->name, house->name);
    EXPECT_FALSE(scoreTrackOf(pathOf("missing.json")));
}

} // namespace
} // namespace meeplecam::session
