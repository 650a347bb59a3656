#include "app/session/looking/player_colours.h"

#include <gtest/gtest.h>

namespace meeplecam::session {
namespace {

using models::MeepleColour;

const cv::Vec3f kPaper(230, 230, 230);

/// A look at meeples of these colours (RGB on white paper, of 255), each plainly seen in its own cell.
vision::TableLook lookAt(const std::vector<cv::Vec3f>& woods, const cv::Vec3f& white = kPaper) {
    vision::TableLook look;
    for (const cv::Vec3f& wood : woods) {
        vision::ReadMeeple meeple;
        meeple.found.colour = cv::Vec3f(wood[2], wood[1], wood[0]).mul(white) * (1.0F / 255.0F);
        meeple.found.white = white;
        meeple.found.evidence = 4.0F;
        const engine::Cell cell{static_cast<int>(look.reading.meeples.size()), 0};
        meeple.features.push_back({{cell, 0}, 1.0F, {}});
        look.fresh.insert(cell);
        look.reading.meeples.push_back(meeple);
    }
    return look;
}

float sure(const vision::TableLook& look, std::size_t meeple, MeepleColour colour) {
    return look.reading.meeples[meeple].colours[static_cast<std::size_t>(colour)];
}

const cv::Vec3f kRed(166, 50, 41);
const cv::Vec3f kOrange(217, 126, 61);
const cv::Vec3f kNaturalWood(205, 165, 115);
const cv::Vec3f kBetween = 0.5F * (kRed + kOrange);

TEST(PlayerColours, NaturalWoodIsWhoeverPlaysBrown) {
    PlayerColours colours({MeepleColour::Red, MeepleColour::Brown});
    for (int i = 0; i < 6; ++i) {
        vision::TableLook look = lookAt({kRed, kNaturalWood});
        colours.name(look);
        EXPECT_GT(sure(look, 0, MeepleColour::Red), 0.9F);
        EXPECT_GT(sure(look, 1, MeepleColour::Brown), i < 2 ? 0.5F : 0.9F);
    }
    EXPECT_TRUE(colours.findings().empty());
}

TEST(PlayerColours, KnownPaintIsToldApartMoreSurely) {
    const std::vector<MeepleColour> players{MeepleColour::Red, MeepleColour::Yellow};
    const cv::Vec3f yellow(184, 158, 42);
    const cv::Vec3f reddish = 0.6F * kRed + 0.4F * yellow;
    vision::TableLook first = lookAt({reddish});
    PlayerColours(players).name(first);
    PlayerColours colours(players);
    for (int i = 0; i < 3; ++i) {
        vision::TableLook look = lookAt({kRed, yellow});
        colours.name(look);
    }
    vision::TableLook later = lookAt({reddish});
    colours.name(later);
    EXPECT_GT(sure(later, 0, MeepleColour::Red), sure(first, 0, MeepleColour::Red));
}

TEST(PlayerColours, WhatWasLearnedFromALyingOneIsNotAllThatAColourIs) {
    PlayerColours colours({MeepleColour::Black, MeepleColour::Blue});
    const cv::Vec3f blackOnGreen(55, 82, 56); // the tile shines through between its arms
    for (int i = 0; i < 6; ++i) {
        vision::TableLook look = lookAt({blackOnGreen});
        colours.name(look);
        EXPECT_GT(sure(look, 0, MeepleColour::Black), 0.9F);
    }
    for (int i = 0; i < 3; ++i) {
        vision::TableLook look = lookAt({blackOnGreen, {30, 29, 27}});
        colours.name(look);
        EXPECT_GT(sure(look, 1, MeepleColour::Black), 0.9F);
    }
    EXPECT_TRUE(colours.findings().empty());
}

TEST(PlayerColours, ColoursThatLookAlikeAreSaidAtOnce) {
    PlayerColours colours({MeepleColour::Red, MeepleColour::Orange, MeepleColour::Blue});
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(colours.findings().empty()) << "it may be an odd paint";
        vision::TableLook look = lookAt({kBetween});
        colours.name(look);
    }
    const std::vector<StoryFinding> findings = colours.findings();
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().content,
              StoryFinding::Content(ColoursAlike{MeepleColour::Red, MeepleColour::Orange}));
}

TEST(PlayerColours, FollowALightThatChangesSlowly) {
    const std::vector<MeepleColour> players{MeepleColour::Red, MeepleColour::Yellow};
    const cv::Vec3f yellow(184, 158, 42);
    PlayerColours colours(players);
    vision::TableLook look;
    for (int i = 0; i < 45; ++i) {
        const float green = 1.0F - 0.01F * static_cast<float>(i); // that the white doesn't explain
        look = lookAt({kRed.mul({1.0F, green, 1.0F}), yellow.mul({1.0F, green, 1.0F})});
        colours.name(look);
        EXPECT_GT(sure(look, 0, MeepleColour::Red), 0.9F) << i;
        EXPECT_GT(sure(look, 1, MeepleColour::Yellow), 0.9F) << i;
    }
    PlayerColours(players).name(look);
    EXPECT_LT(sure(look, 1, MeepleColour::Yellow), 0.9F) << "to somebody who comes in late";
}

TEST(PlayerColours, WhatWasShownIsKnownFromTheFirstLook) {
    const PaperColour wood{205, 165, 115};
    const PaperColour coin{184, 115, 51};
    PlayerColours colours({MeepleColour::Green, MeepleColour::Blue});
    vision::TableLook before = lookAt({kNaturalWood});
    colours.name(before);
    EXPECT_LT(sure(before, 0, MeepleColour::Blue), 0.9F) << "natural wood is not blue";
    colours.show(MeepleColour::Blue, wood);
    colours.show(MeepleColour::Green, coin);
    vision::TableLook look = lookAt({kNaturalWood, {184, 115, 51}});
    colours.name(look);
    EXPECT_GT(sure(look, 0, MeepleColour::Blue), 0.95F);
    EXPECT_GT(sure(look, 1, MeepleColour::Green), 0.95F);
    EXPECT_TRUE(colours.findings().empty());
}

TEST(PlayerColours, TwoThatWereShownAndLookAlikeAreSaidBeforeTheGame) {
    PlayerColours colours({MeepleColour::Red, MeepleColour::Orange, MeepleColour::Blue});
    colours.show(MeepleColour::Red, {190, 70, 50});
    colours.show(MeepleColour::Blue, {30, 80, 150});
    EXPECT_TRUE(colours.findings().empty());
    colours.show(MeepleColour::Orange, {200, 85, 55});
    ASSERT_EQ(colours.findings().size(), 1U);
    EXPECT_EQ(colours.findings().front().content,
              StoryFinding::Content(ColoursAlike{MeepleColour::Red, MeepleColour::Orange}));
    EXPECT_TRUE(lookAlike({190, 70, 50}, {200, 85, 55}));
    EXPECT_FALSE(lookAlike({166, 50, 41}, {217, 126, 61})) << "the usual ones";
}

TEST(PlayerColours, AShownMeepleIsWorthFourLooks) {
    const std::vector<MeepleColour> players{MeepleColour::Red, MeepleColour::Yellow};
    const cv::Vec3f darker = 0.9F * kRed;
    PlayerColours looked(players);
    PlayerColours shown(players);
    for (int i = 0; i < 4; ++i) {
        vision::TableLook look = lookAt({{170, 50, 41}});
        looked.name(look);
    }
    shown.show(MeepleColour::Red, {170, 50, 41});
    const auto placeOfRed = [](const PlayerColours& colours) {
        return colours.paints()[static_cast<std::size_t>(MeepleColour::Red)].place;
    };
    EXPECT_LT(cv::norm(placeOfRed(looked), placeOfRed(shown)), 1e-3);
    for (PlayerColours* const colours : {&looked, &shown}) {
        vision::TableLook look = lookAt({darker});
        colours->name(look);
    }
    EXPECT_LT(cv::norm(placeOfRed(looked), placeOfRed(shown)), 1e-3);
}

TEST(PlayerColours, OneLookTeachesNothingYet) {
    PlayerColours colours({MeepleColour::Red, MeepleColour::Yellow});
    const auto red = [&] { return colours.paints()[static_cast<std::size_t>(MeepleColour::Red)]; };
    const vision::KnownPaint usual = red();
    vision::TableLook look = lookAt({kRed});
    colours.name(look);
    EXPECT_EQ(red().place, usual.place);
    look = lookAt({kRed});
    colours.name(look);
    EXPECT_NE(red().place, usual.place);
    EXPECT_LT(red().tint, usual.tint) << "known better than from other boxes";
}

TEST(PlayerColours, WhatMayBeNoMeepleOrStandsNowhereTeachesNothing) {
    PlayerColours colours({MeepleColour::Red, MeepleColour::Yellow});
    const cv::Vec3f usual = colours.paints()[static_cast<std::size_t>(MeepleColour::Red)].place;
    for (int i = 0; i < 4; ++i) {
        vision::TableLook look = lookAt({kRed, kRed});
        look.reading.meeples[0].found.evidence = 0.1F;
        look.reading.meeples[1].features.clear();
        colours.name(look);
        EXPECT_GT(sure(look, 0, MeepleColour::Red), 0.9F) << "it is named all the same";
    }
    EXPECT_EQ(colours.paints()[static_cast<std::size_t>(MeepleColour::Red)].place, usual);
}

TEST(UsuallyCalled, OnlyWhatPlainlyIsAPlayersColour) {
    const std::vector<MeepleColour> players{MeepleColour::Red, MeepleColour::Blue};
    const PaperColour red{166, 50, 41};
    EXPECT_EQ(usuallyCalled(red, players), MeepleColour::Red);
    EXPECT_EQ(usuallyCalled({38, 70, 110}, players), MeepleColour::Blue);
    EXPECT_EQ(usuallyCalled({230, 60, 230}, players), std::nullopt) << "an odd paint";
    EXPECT_EQ(usuallyCalled({191, 88, 51}, std::vector{MeepleColour::Red, MeepleColour::Orange}),
              std::nullopt)
        << "either";
}

TEST(PlayerColours, WithoutPlayersNothingIsRenamed) {
    PlayerColours colours({});
    vision::TableLook look = lookAt({kRed});
    look.reading.meeples.front().colours[static_cast<std::size_t>(MeepleColour::Green)] = 1.0F;
    colours.name(look);
    EXPECT_EQ(sure(look, 0, MeepleColour::Green), 1.0F);
}

} // namespace
} // namespace meeplecam::session
