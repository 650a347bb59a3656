#include "app/session/following/missed_meeples.h"

#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/support/tables.h"
#include "tests/unit/app/session/looking/seen_table.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using tests::placement;

std::shared_ptr<const engine::RuleBook> bookOfTwo() {
    engine::GameSetup setup = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    setup.players = {{"red", "red"}, {"blue", "blue"}};
    setup.start = placement("base.D", 0, 0);
    return *engine::RuleBook::create(setup);
}

int segmentOfE(engine::FeatureKind kind) {
    const auto& segments = (*models::bundledTiles().registry)[tests::tile("base.E")].segments;
    const auto it = std::ranges::find(segments, kind, &engine::Segment::kind);
    return static_cast<int>(it - segments.begin());
}

/// Red closes the start tile's city with the first tile, Blue lays another one twenty frames later.
std::vector<StoryTurn> closedCity() {
    std::vector<StoryTurn> turns(2);
    turns[0].frame = 10;
    turns[0].turn.player = 0;
    turns[0].turn.placement = placement("base.E", 0, -1, 2);
    turns[1].id = 1;
    turns[1].frame = 30;
    turns[1].turn.player = 1;
    turns[1].turn.placement = placement("base.U", 1, 0, 1);
    return turns;
}

/// What stood on the first tile.
SeenMeeple thingOn(engine::FeatureKind kind, std::int64_t since, std::optional<std::int64_t> gone) {
    SeenMeeple thing;
    thing.claims = {{{{0, -1}, segmentOfE(kind)}, 0.9F, {}}};
    thing.evidence = -1.0F;
    thing.looks = 1;
    thing.since = {since, 0.0};
    if (gone)
        thing.gone = Moment{*gone, 0.0};
    return thing;
}

std::vector<MissedMeeple> missedWith(const std::vector<StoryTurn>& turns, const SeenMeeple& thing) {
    return missedMeeples(bookOfTwo(), turns, std::vector{thing});
}

TEST(MissedMeeples, WhatIsGoneAsAMeepleThatScoredIsAskedAbout) {
    const auto missed = missedWith(closedCity(), thingOn(engine::FeatureKind::City, 10, 20));
    const engine::MeepleChoice city{engine::MeepleType::Small, segmentOfE(engine::FeatureKind::City), {}};
    ASSERT_THAT(missed, SizeIs(1));
    EXPECT_EQ(missed[0].turn, 0U);
    EXPECT_EQ(missed[0].gone, 20);
    EXPECT_THAT(missed[0].choices, ElementsAre(city));
    const StoryQuestion question = questionAbout(missed[0], closedCity()[0]);
    ASSERT_THAT(question.alternatives, SizeIs(2));
    EXPECT_FALSE(question.alternatives[0].turn.turn.meeple);
    EXPECT_EQ(question.alternatives[1].turn.turn.meeple, city);
    EXPECT_EQ(question.cell, (engine::Cell{0, -1}));
}

TEST(MissedMeeples, WhatStaysOrWouldNotHaveScoredIsNothing) {
    EXPECT_THAT(missedWith(closedCity(), thingOn(engine::FeatureKind::City, 10, {})), IsEmpty());
    EXPECT_THAT(missedWith(closedCity(), thingOn(engine::FeatureKind::Field, 10, 20)), IsEmpty());
    EXPECT_THAT(missedWith(closedCity(), thingOn(engine::FeatureKind::City, 5, 20)), IsEmpty())
        << "it lay there before the tile";
    EXPECT_THAT(missedWith(closedCity(), thingOn(engine::FeatureKind::City, 35, 40)), IsEmpty())
        << "it came after the next tile";
}

TEST(MissedMeeples, WhatCameWithTheNextTileIsOfThatOne) {
    EXPECT_THAT(missedWith(closedCity(), thingOn(engine::FeatureKind::City, 29, 40)), SizeIs(1));
    EXPECT_THAT(missedWith(closedCity(), thingOn(engine::FeatureKind::City, 30, 40)), IsEmpty());
}

TEST(MissedMeeples, TheLastTurnIsOpenUntilTheEnd) {
    std::vector<StoryTurn> turns = closedCity();
    turns.resize(1);
    EXPECT_THAT(missedWith(turns, thingOn(engine::FeatureKind::City, 500, 600)), SizeIs(1));
}

TEST(MissedMeeples, WhatWouldHaveScoredLaterOnlyIsNothing) {
    std::vector<StoryTurn> turns = closedCity();
    std::swap(turns[0], turns[1]); // the road first, then the tile that closes the city
    turns[0].frame = 10;
    turns[1].frame = 30;
    SeenMeeple thing = thingOn(engine::FeatureKind::City, 30, 40);
    const auto missed = missedWith(turns, thing);
    ASSERT_THAT(missed, SizeIs(1));
    EXPECT_EQ(missed[0].turn, 1U);
    thing.claims = {{{{1, 0}, 0}, 0.9F, {}}}; // the road is open
    thing.since.frame = 10;
    EXPECT_THAT(missedWith(turns, thing), IsEmpty());
}

TEST(MissedMeeples, WhereALaterTurnCannotBeNothingIsKnown) {
    std::vector<StoryTurn> turns = closedCity();
    turns[1].turn.placement = turns[0].turn.placement; // two tiles in one cell
    turns[1].frame = 15;
    EXPECT_THAT(missedWith(turns, thingOn(engine::FeatureKind::City, 10, 20)), IsEmpty());
    turns[1].frame = 30;
    EXPECT_THAT(missedWith(turns, thingOn(engine::FeatureKind::City, 10, 20)), SizeIs(1)) << "it was later";
}

TEST(MissedMeeples, UnlikelyClaimsAreNotAskedAbout) {
    SeenMeeple thing = thingOn(engine::FeatureKind::City, 10, 20);
    thing.claims[0].probability = 0.05F;
    EXPECT_THAT(missedWith(closedCity(), thing), IsEmpty());
}

TEST(MissedMeeples, ATurnIsAskedAboutOnce) {
    const SeenMeeple thing = thingOn(engine::FeatureKind::City, 10, 20);
    EXPECT_THAT(missedMeeples(bookOfTwo(), closedCity(), std::vector{thing, thing}), SizeIs(1));
    EXPECT_THAT(missedMeeples(bookOfTwo(), closedCity(), {}), IsEmpty());
}

TEST(MissedMeeples, AMeepleThatWasSeenIsTheOneOfItsTurn) {
    std::vector<StoryTurn> turns = closedCity();
    turns[0].turn.meeple =
        engine::MeepleChoice{engine::MeepleType::Small, segmentOfE(engine::FeatureKind::Field), {}};
    EXPECT_THAT(missedWith(turns, thingOn(engine::FeatureKind::City, 10, 20)), IsEmpty());
    turns[0].turn.meeple->segment = segmentOfE(engine::FeatureKind::City);
    turns[0].meepleOrigin = Origin::Person; // who answered the question
    EXPECT_THAT(missedWith(turns, thingOn(engine::FeatureKind::City, 10, 20)), SizeIs(1));
}

/// Things that hardly look like meeples.
class SuspectedMeeplesTest : public tests::MiddleTileTest {
protected:
    [[nodiscard]] vision::ReadMeeple thing(cv::Point2d off = {}, float evidence = -1.0F) const {
        vision::ReadMeeple seen = meeple(models::MeepleColour::Red, off);
        seen.found.evidence = evidence;
        return seen;
    }
    [[nodiscard]] SeenMeeple knownMeeple(cv::Point2d off = {}) const {
        SeenMeeple known;
        known.foot = spot() + off;
        known.looks = 1;
        return known;
    }
    void see(const std::vector<vision::ReadMeeple>& things, std::int64_t frame, bool closely = true,
             const std::vector<SeenMeeple>& meeples = {}) {
        m_suspected.add(lookAt(things, closely), m_tiles, tests::fewTypesIndex(), meeples, {frame, 0.0});
    }

    SuspectedMeeples m_suspected;
};

TEST_F(SuspectedMeeplesTest, AThingIsOneUntilThePrintShowsWhereItStood) {
    see({thing()}, 1);
    see({thing({0.1, 0.0})}, 2);
    see({}, 3, false);
    ASSERT_THAT(m_suspected.things(), SizeIs(1));
    EXPECT_EQ(m_suspected.things()[0].since.frame, 1);
    EXPECT_EQ(m_suspected.things()[0].looks, 2);
    EXPECT_FALSE(m_suspected.things()[0].gone) << "nobody looked whether the print shows";
    see({}, 4);
    ASSERT_TRUE(m_suspected.things()[0].gone);
    EXPECT_EQ(m_suspected.things()[0].gone->frame, 4);
    see({thing()}, 5);
    ASSERT_THAT(m_suspected.things(), SizeIs(2)) << "that is another one";
    EXPECT_EQ(m_suspected.things()[0].gone->frame, 4);
    EXPECT_FALSE(m_suspected.things()[1].gone);
}

TEST_F(SuspectedMeeplesTest, ThingsInTwoPlacesAreTwo) {
    see({thing(), thing({0.3, 0.0})}, 1);
    EXPECT_THAT(m_suspected.things(), SizeIs(2));
}

TEST_F(SuspectedMeeplesTest, WhatIsAMeepleIsNotSuspected) {
    see({thing({}, 1.0F)}, 1);
    EXPECT_THAT(m_suspected.things(), IsEmpty());
    see({thing()}, 2, true, {knownMeeple({0.1, 0.0})});
    EXPECT_THAT(m_suspected.things(), IsEmpty());
    see({thing()}, 3, true, {knownMeeple({0.4, 0.0})});
    EXPECT_THAT(m_suspected.things(), SizeIs(1)) << "the meeple is another one";
    see({}, 4, true, {knownMeeple()});
    EXPECT_THAT(m_suspected.things(), IsEmpty()) << "it was one after all";
}

} // namespace
} // namespace meeplecam::session
