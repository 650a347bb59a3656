#include "app/records/exports/share_picture.h"

#include "tests/support/games.h"
#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>
#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>

#include <numeric>

namespace meeplecam::records {
namespace {

KeptGame playedGame(const char* name) {
    return keptGameOf(tests::recordedGame(name)).value();
}

TEST(BestTurn, IsTheFirstOfThoseThatBroughtMost) {
    const engine::Game game = playedGame("classic.json").game;
    BestTurn expected;
    std::vector<int> before(game.turns().front().scores.size(), 0);
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn) {
        const std::vector<int>& after = game.turns()[turn].scores;
        for (std::size_t player = 0; player < after.size(); ++player)
            if (after[player] - before[player] > expected.points)
                expected = {turn, static_cast<int>(player), after[player] - before[player]};
        before = after;
    }
    ASSERT_GT(expected.points, 0);
    EXPECT_EQ(bestTurnOf(game), expected);
}

TEST(BestTurn, IsNoneBeforeAnythingWasScored) {
    const engine::Game game = engine::Game::create(tests::setupOf({}), {}).value();
    EXPECT_EQ(bestTurnOf(game), std::nullopt);
}

TEST(SharePicture, FillsAPhoneWithTheBoardAndSaysTheTitle) {
    const KeptGame kept = playedGame("by_hand.json");
    const Audit audit = auditOf(kept).value();
    const cv::Mat plain = sharePicture(kept, audit);
    const cv::Mat titled = sharePicture(kept, audit, "Friday");
    ASSERT_EQ(plain.size(), cv::Size(1080, 1350));
    ASSERT_EQ(plain.type(), CV_8UC3);
    cv::Mat difference;
    cv::absdiff(plain, titled, difference);
    EXPECT_GT(cv::norm(difference.rowRange(0, 110), cv::NORM_INF), 100); // only the title is another
    EXPECT_EQ(cv::norm(difference.rowRange(110, 1350), cv::NORM_INF), 0);
}

class GameFilm : public tests::FolderTest {};

TEST_F(GameFilm, ShowsEachTurnAndEndsWithThePictureToShare) {
    const KeptGame kept = playedGame("by_hand.json");
    const Audit audit = auditOf(kept).value();
    const std::filesystem::path file = pathOf("game.mp4");
    std::vector<int> told;
    const auto written =
        writeGameFilm(kept, audit, {}, file, [&](int done, int /*all*/) { told.push_back(done); });
    ASSERT_TRUE(written) << written.error().message;
    std::vector<int> turns(kept.game.turns().size() + 1);
    std::iota(turns.begin(), turns.end(), 0);
    EXPECT_EQ(told, turns);

    cv::VideoCapture film(file.string());
    ASSERT_TRUE(film.isOpened());
    cv::Mat picture;
    cv::Mat last;
    cv::Mat first;
    int pictures = 0;
    for (; film.read(picture); ++pictures) {
        if (pictures == 0)
            first = picture.clone();
        last = picture.clone();
    }
    EXPECT_LE(pictures, 600); // a minute of 10 a second
    ASSERT_EQ(last.size(), cv::Size(1080, 1350));
    const auto meanDifference = [&](const cv::Mat& other) {
        return cv::norm(other, sharePicture(kept, audit), cv::NORM_L1) / static_cast<double>(other.total());
    };
    EXPECT_LT(meanDifference(last), 12); // levels of three channels together, as compression leaves them
    EXPECT_GT(meanDifference(first), 2 * meanDifference(last));
}

TEST_F(GameFilm, SaysWhereItCannotBeWritten) {
    const KeptGame kept = playedGame("by_hand.json");
    const auto written = writeGameFilm(kept, auditOf(kept).value(), {}, "/nowhere/game.mp4");
    ASSERT_FALSE(written);
    EXPECT_THAT(written.error().message, testing::HasSubstr("/nowhere/game.mp4"));
}

} // namespace
} // namespace meeplecam::records
