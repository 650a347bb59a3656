#include "app/session/planning/kept_box.h"

#include "models/records/setup_json.h"
#include "tests/support/test_folder.h"
#include "tests/unit/app/session/looking/seen_table.h"
#include "vision/any/any_reader.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// A game in which nothing new was seen.
class KeptBox : public tests::FolderTest {
protected:
    KeptBox() { m_plan.sets = {"base", "inns_cathedrals"}; }

    [[nodiscard]] std::string keep(const std::string& name, bool played) const {
        vision::Lesson lesson;
        vision::LessonSquare square;
        square.face = cv::Mat(vision::kLessonSide, vision::kLessonSide, CV_8UC3, cv::Scalar::all(90));
        square.face(cv::Rect(0, 0, 60, 120)).setTo(cv::Scalar(30, 20, 200));
        square.regions = cv::Mat(64, 64, CV_8U, cv::Scalar(1));
        square.tile = engine::TileFace{tests::tile("base.U"), engine::Rotation::None};
        lesson.squares.push_back(square);
        EXPECT_TRUE(keepTaught(lesson, {.name = "Attic", .sets = {"base"}, .played = played}, pathOf(name)));
        return pathOf(name).string();
    }

    GamePlan m_plan;
    LiveGame m_game{tests::fewTypesReader(),
                    *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"}),
                    SourceKind::Pictures, [](const LiveUpdate&) {}};
};

TEST_F(KeptBox, OfAnyTilesIsANewOne) {
    m_plan.catalogue = vision::kAnyTiles;
    const auto box = boxAfter(m_plan, m_game, "Flea market");
    ASSERT_TRUE(box);
    EXPECT_EQ(box->as.name, "Flea market");
    EXPECT_THAT(box->as.sets, ElementsAre("base", "inns_cathedrals"));
    EXPECT_TRUE(box->as.played);
    EXPECT_THAT(box->lesson.squares, IsEmpty());
}

TEST_F(KeptBox, ThatWasKeptFromAnotherGameGrows) {
    m_plan.catalogue = keep("attic", true);
    const auto box = boxAfter(m_plan, m_game, "");
    ASSERT_TRUE(box);
    EXPECT_EQ(box->as.name, "Attic") << "as before";
    EXPECT_TRUE(box->as.played);
    EXPECT_THAT(box->as.sets, ElementsAre("base", "inns_cathedrals")) << "that were played with";
    ASSERT_THAT(box->lesson.squares, SizeIs(1));
    EXPECT_EQ(box->lesson.squares[0].tile->type, tests::tile("base.U"));
    EXPECT_EQ(boxAfter(m_plan, m_game, "Cellar")->as.name, "Cellar");
}

TEST_F(KeptBox, IsNoneWhereSomebodyTaughtTheTiles) {
    m_plan.catalogue = keep("taught", false);
    EXPECT_FALSE(boxAfter(m_plan, m_game, "Cellar"));
    m_plan.catalogue = pathOf("missing").string();
    EXPECT_FALSE(boxAfter(m_plan, m_game, "Cellar"));
}

} // namespace
} // namespace meeplecam::session
