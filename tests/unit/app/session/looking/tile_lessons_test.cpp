#include "app/session/looking/tile_lessons.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/image/patches.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::session {
namespace {

namespace fs = std::filesystem;

/// Knows the types of nineTiles() but base.W.
const vision::TableReader& reader() {
    static const vision::TableReader kReader = [] {
        std::vector<std::string> names = tests::fewTypes();
        std::erase(names, "base.W");
        const engine::TileCounts counts = tests::baseCounts(tests::fewTypes());
        return vision::TableReader(
            vision::prepareIndex(tests::houseCatalogue(names), models::bundledTiles().registry, counts),
            {.counts = counts, .players = {models::MeepleColour::Blue}});
    }();
    return kReader;
}

/// The first look at nineTiles(), with the tile in the middle as it lies.
class TileLessonsTest : public testing::Test {
protected:
    /// Taken once.
    static const vision::TableLook& firstLook() {
        static const vision::TableLook kLook = [] {
            vision::TrackingOptions options;
            options.stillness = {.time_s = 0.0, .pictures = 1};
            options.startTile = tests::tile("base.D");
            vision::TableTracker tracker(reader(), options);
            auto look = tracker.next(tests::nineTilesFrame().level(0), 0.0);
            MEEPLECAM_CHECK(look.has_value());
            return *std::move(look);
        }();
        return kLook;
    }
    void SetUp() override {
        fs::remove_all(m_folder);
        m_picture = tests::nineTilesFrame().level(0).clone();
        m_look = firstLook();
        const vision::Quad truth = tests::quadOf(tests::nineTilesCamera(), {1, 1});
        for (const vision::ReadTile& tile : m_look.reading.tiles)
            if (cv::norm(vision::centreOf(tile.tile.quad) - vision::centreOf(truth)) < 20.0)
                m_middle = tile.tile.placement;
        m_middle.tile = tests::tile("base.W");
    }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] TileLessons lessons() const {
        return {reader(), *LearnedPictures::open(m_folder, models::bundledTiles().registry)};
    }
    [[nodiscard]] std::size_t kept() const {
        return LearnedPictures::open(m_folder, models::bundledTiles().registry)->pictures()->size();
    }
    [[nodiscard]] Story said(Origin origin = Origin::Person) const {
        Story story;
        StoryTurn turn;
        turn.id = 4;
        turn.turn.placement = m_middle;
        turn.origin = origin;
        story.turns.push_back(turn);
        return story;
    }

    const fs::path m_folder = fs::path(testing::TempDir()) / "meeplecam_tile_lessons_test";
    cv::Mat m_picture;
    vision::TableLook m_look;
    engine::Placement m_middle;
};

TEST_F(TileLessonsTest, WhatAPersonNamesIsLearnedAndKept) {
    TileLessons lessons = this->lessons();
    EXPECT_FALSE(lessons.see(m_picture, m_look));
    EXPECT_TRUE(lessons.hear(said()));
    EXPECT_EQ(lessons.reader().index().learned, 1U);
    EXPECT_EQ(lessons.reader().index().pictures.back().tile, tests::tile("base.W"));
    EXPECT_EQ(kept(), 1U);
    EXPECT_FALSE(lessons.hear(said())) << "once";
    EXPECT_EQ(lessons.problem(), "");
}

TEST_F(TileLessonsTest, WhatWasOnlySeenIsNot) {
    TileLessons lessons = this->lessons();
    lessons.see(m_picture, m_look);
    EXPECT_FALSE(lessons.hear(said(Origin::Seen)));
    EXPECT_EQ(kept(), 0U);
}

TEST_F(TileLessonsTest, WhatAPersonTakesBackIsForgotten) {
    TileLessons lessons = this->lessons();
    lessons.see(m_picture, m_look);
    lessons.hear(said());
    EXPECT_TRUE(lessons.hear(said(Origin::Seen)));
    EXPECT_EQ(kept(), 0U);
    EXPECT_EQ(lessons.reader().index().learned, 1U) << "views keep their numbers";
    EXPECT_EQ(lessons.reader().index().pictures.back().face.at<cv::Vec3b>(20, 20), cv::Vec3b(128, 128, 128));
}

TEST_F(TileLessonsTest, ATileUnderAMeepleIsLearnedOnceItIsClear) {
    cv::Mat covered = m_picture.clone();
    const cv::Point middle = vision::centreOf(tests::quadOf(tests::nineTilesCamera(), {1, 1}));
    cv::circle(covered, middle, 14, cv::Scalar(148, 84, 49), cv::FILLED);
    TileLessons lessons = this->lessons();
    lessons.see(covered, m_look);
    EXPECT_FALSE(lessons.hear(said()));
    EXPECT_TRUE(lessons.see(m_picture, m_look));
    EXPECT_EQ(kept(), 1U);
}

TEST_F(TileLessonsTest, AFaceIsTakenAnewWhenMoreTilesTellWhereItLies) {
    vision::TableLook first = m_look;
    std::erase_if(first.reading.tiles,
                  [&](const vision::ReadTile& tile) { return tile.tile.placement.cell != m_middle.cell; });
    ASSERT_EQ(first.reading.tiles.size(), 1U);
    vision::Quad& quad = first.reading.tiles.front().tile.quad;
    for (cv::Point2f& corner : quad)
        corner += cv::Point2f(6.0F, 4.0F);
    vision::TableLook later = m_look;
    later.fresh.clear();
    const auto learned = [&](const std::vector<vision::TableLook>& looks) {
        fs::remove_all(m_folder);
        TileLessons lessons = this->lessons();
        for (const vision::TableLook& look : looks)
            lessons.see(m_picture, look);
        EXPECT_TRUE(lessons.hear(said()));
        return lessons.reader().index().pictures.back().face.clone();
    };
    const cv::Mat right = learned({m_look});
    EXPECT_GT(cv::norm(learned({first}), right), 0.0);
    EXPECT_EQ(cv::norm(learned({first, later}), right), 0.0);
    EXPECT_EQ(cv::norm(learned({m_look, first}), right), 0.0) << "not when fewer do";
}

TEST_F(TileLessonsTest, AFaceIsKeptUprightAndAsLargeAsThoseOfACatalogue) {
    const auto learned = [&](int turns) {
        fs::remove_all(m_folder);
        TileLessons lessons = this->lessons();
        lessons.see(m_picture, m_look);
        Story story = said();
        story.turns.front().turn.placement.rotation = engine::rotationOf(turns);
        EXPECT_TRUE(lessons.hear(story));
        return LearnedPictures::open(m_folder, models::bundledTiles().registry)->pictures()->front().picture;
    };
    const cv::Mat upright = learned(0);
    EXPECT_EQ(upright.size(), tests::housePicture("base.W").size());
    EXPECT_EQ(cv::norm(learned(1), vision::turned(upright, -1), cv::NORM_INF), 0.0);
}

TEST_F(TileLessonsTest, APersonWhoSaysSomethingElseTeachesAnew) {
    TileLessons lessons = this->lessons();
    lessons.see(m_picture, m_look);
    lessons.hear(said());
    Story other = said();
    other.turns.front().turn.placement.rotation =
        engine::rotationOf(engine::quarterTurns(m_middle.rotation) + 1);
    EXPECT_TRUE(lessons.hear(other));
    EXPECT_EQ(kept(), 1U) << "the old one is forgotten";
    EXPECT_EQ(lessons.reader().index().learned, 2U) << "views keep their numbers";
}

TEST_F(TileLessonsTest, TheFirstTileIsLearnedToo) {
    TileLessons lessons = this->lessons();
    lessons.see(m_picture, m_look);
    Story story;
    story.start = m_middle;
    EXPECT_FALSE(lessons.hear(story)) << "nobody said so";
    story.startOrigin = Origin::Person;
    EXPECT_TRUE(lessons.hear(story));
    EXPECT_EQ(kept(), 1U);
}

TEST_F(TileLessonsTest, ATileThatWasTakenAwayIsNotLearned) {
    TileLessons lessons = this->lessons();
    lessons.see(m_picture, m_look);
    vision::TableLook gone = m_look;
    std::erase_if(gone.reading.tiles,
                  [&](const vision::ReadTile& tile) { return tile.tile.placement.cell == m_middle.cell; });
    gone.bare.insert(m_middle.cell);
    lessons.see(m_picture, gone);
    EXPECT_FALSE(lessons.hear(said()));
    EXPECT_EQ(kept(), 0U);
}

TEST_F(TileLessonsTest, WithoutAPlaceToKeepThemTheyAreForThisGame) {
    TileLessons lessons(reader(), {});
    lessons.see(m_picture, m_look);
    EXPECT_TRUE(lessons.hear(said()));
    EXPECT_TRUE(lessons.hear(said(Origin::Seen)));
    EXPECT_EQ(lessons.problem(), "");
    EXPECT_FALSE(fs::exists(m_folder));
}

TEST_F(TileLessonsTest, TypesThatTheCatalogueShowsAreNotLearnedAgain) {
    TileLessons lessons = this->lessons();
    lessons.see(m_picture, m_look);
    Story story = said();
    story.turns.front().turn.placement.tile = tests::tile("base.X");
    EXPECT_FALSE(lessons.hear(story));
}

} // namespace
} // namespace meeplecam::session
