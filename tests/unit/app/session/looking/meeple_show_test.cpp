#include "app/session/looking/meeple_show.h"

#include <gtest/gtest.h>

namespace meeplecam::session {
namespace {

vision::ShownThing meepleAt(cv::Point2d at, const cv::Vec3f& bgr = {40, 40, 180}) {
    return {at, {0.5, 0.35}, 0.1F, bgr, {200, 200, 200}};
}

std::vector<models::MeepleColour> players(std::size_t count) {
    using enum models::MeepleColour;
    std::vector<models::MeepleColour> all{Red, Blue, Green, Grey};
    all.resize(count);
    return all;
}

const vision::ShownView kAnew{true, {}};
const vision::ShownView kNothing;

/// Two looks at the same.
ShowStep seeTwice(MeepleShow& show, const std::vector<vision::ShownThing>& things) {
    EXPECT_FALSE(show.see({false, things}).learned);
    EXPECT_TRUE(show.wantsToLookAgain());
    return show.see({false, things});
}

TEST(MeepleShow, AsksOneAfterTheOtherInTheOrderOfPlay) {
    MeepleShow show(players(3), {}, 2);
    EXPECT_FALSE(show.state().wanted) << "no tile lies there yet";
    EXPECT_FALSE(show.over());
    show.see(kAnew);
    EXPECT_EQ(show.state().wanted, 0);
    const ShowStep first = seeTwice(show, {meepleAt({2, 1})});
    EXPECT_EQ(first.learned, (MeepleShown{0, {230, 51, 51}})) << "compared with the paper's 200";
    EXPECT_TRUE(first.takeIn);
    EXPECT_EQ(show.state().wanted, 1);
    show.see(kNothing);
    EXPECT_EQ(seeTwice(show, {meepleAt({2, 2}, {180, 40, 40})}).learned->player, 1);
    EXPECT_EQ(seeTwice(show, {meepleAt({2, 3}, {40, 180, 40})}).learned->player, 2);
    EXPECT_TRUE(show.over());
    EXPECT_EQ(show.state().learned->player, 2);
    EXPECT_FALSE(show.see({false, {meepleAt({0, 0})}}).learned) << "nobody is asked any more";
}

TEST(MeepleShow, APaperColourIsAShareOfThePapersLight) {
    const auto seen = [](const cv::Vec3f& bgr, const cv::Vec3f& white) {
        vision::ShownThing thing = meepleAt({1, 1}, bgr);
        thing.white = white;
        return paperColourOf(thing);
    };
    EXPECT_EQ(seen({10, 20, 30}, {20, 40, 60}), (PaperColour{128, 128, 128}));
    EXPECT_EQ(seen({90, 0, 60}, {60, 60, 60}), (PaperColour{255, 0, 255})) << "nothing is whiter than paper";
    EXPECT_EQ(seen({0.5F, 0.5F, 1}, {0, 0, 1}), (PaperColour{255, 128, 128})) << "in the dark";
}

TEST(MeepleShow, WaitsUntilTheHandHasLetGo) {
    MeepleShow show(players(1), {}, 2);
    show.see(kAnew);
    EXPECT_FALSE(show.see({false, {meepleAt({2, 1})}}).learned);
    EXPECT_FALSE(show.see({false, {meepleAt({2, 1.5})}}).learned) << "it moves";
    EXPECT_FALSE(show.see({false, {meepleAt({2, 1.5}, {180, 40, 40})}}).learned) << "it changes";
    EXPECT_TRUE(show.see({false, {meepleAt({2, 1.5}, {178, 42, 40})}}).learned);
}

TEST(MeepleShow, OnePictureIsEnoughOfATableAtRest) {
    MeepleShow show(players(1), {}, 1);
    show.see(kAnew);
    EXPECT_TRUE(show.see({false, {meepleAt({2, 1})}}).learned);
}

TEST(MeepleShow, SaysWhatCannotBeAMeeple) {
    const auto troubleWith = [](vision::ShownThing thing) {
        MeepleShow show(players(2), {}, 2);
        show.see(kAnew);
        const ShowStep step = seeTwice(show, {thing});
        EXPECT_FALSE(step.learned);
        EXPECT_EQ(step.takeIn, show.state().trouble == ShowTrouble::TooLarge);
        EXPECT_EQ(show.state().wanted, 0);
        return show.state().trouble;
    };
    vision::ShownThing thing = meepleAt({1, 1});
    thing.onTiles = 0.9F;
    EXPECT_EQ(troubleWith(thing), ShowTrouble::OnTile);
    thing = meepleAt({1, 1});
    thing.size = {2.0, 0.9};
    EXPECT_EQ(troubleWith(thing), ShowTrouble::TooLarge);
    thing.size = {0.2, 0.08};
    EXPECT_EQ(troubleWith(thing), ShowTrouble::TooSmall);
}

TEST(MeepleShow, TwoThingsAtOnceAreNobodys) {
    MeepleShow show(players(2), {}, 2);
    show.see(kAnew);
    EXPECT_FALSE(seeTwice(show, {meepleAt({2, 1}), meepleAt({2, 2})}).takeIn);
    EXPECT_EQ(show.state().trouble, ShowTrouble::Several);
    EXPECT_TRUE(seeTwice(show, {meepleAt({2, 2})}).learned) << "the other one was taken away";
    EXPECT_EQ(show.state().trouble, ShowTrouble::None);
}

TEST(MeepleShow, WhatPlainlyIsAnothersIsTheirsWhoeverIsAsked) {
    const vision::ShownThing blue = meepleAt({2, 1}, {110, 70, 38});
    MeepleShow show(players(2), {}, 2);
    show.see(kAnew);
    const ShowStep step = seeTwice(show, {blue});
    ASSERT_TRUE(step.learned);
    EXPECT_EQ(step.learned->player, 1);
    EXPECT_EQ(show.state().wanted, 0) << "red was missed";
    EXPECT_FALSE(seeTwice(show, {blue}).learned) << "blue is known";
    EXPECT_EQ(show.state().trouble, ShowTrouble::AnothersColour);
    EXPECT_EQ(show.state().other, 1);
    const vision::ShownThing wood = meepleAt({2, 2}, {95, 130, 165});
    EXPECT_EQ(seeTwice(show, {wood}).learned->player, 0) << "an odd paint is nobody else's";
    EXPECT_TRUE(show.over());
}

TEST(MeepleShow, AMovedCameraAsksForTheMeepleAgain) {
    MeepleShow show(players(2), {}, 2);
    show.see(kAnew);
    show.see({false, {meepleAt({2, 1})}});
    show.see(kAnew);
    EXPECT_EQ(show.state().trouble, ShowTrouble::Moved);
    EXPECT_EQ(show.state().wanted, 0);
    EXPECT_FALSE(show.wantsToLookAgain());
}

TEST(MeepleShow, PlayersMayBeSkippedOrKnown) {
    MeepleShow show(players(4), {1}, 1);
    show.skip();
    EXPECT_FALSE(show.over()) << "nobody was asked yet";
    show.see(kAnew);
    show.skip();
    EXPECT_EQ(show.state().wanted, 2) << "1 is known";
    EXPECT_EQ(show.see({false, {meepleAt({2, 1}, {60, 140, 60})}}).learned->player, 2);
    show.skip();
    EXPECT_TRUE(show.over());
}

TEST(MeepleShow, EndsWhenThePlayersBegin) {
    MeepleShow show(players(2), {}, 1);
    show.see(kAnew);
    show.end();
    EXPECT_TRUE(show.over());
    EXPECT_FALSE(show.see({false, {meepleAt({2, 1})}}).learned);
}

TEST(MeepleShow, ColoursBrighterThanPaperAreWhite) {
    EXPECT_EQ(paperColourOf({{}, {}, 0, {300, 100, 50}, {200, 200, 0}}), (PaperColour{255, 128, 255}));
}

} // namespace
} // namespace meeplecam::session
