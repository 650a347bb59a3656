#include "app/session/looking/picture_adviser.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using vision::PictureAdvice;
using vision::PictureFault;

const std::vector<PictureAdvice> kNoAdvice;
const std::vector<PictureAdvice> kDark{{PictureFault::TooDark}};
const std::vector<PictureAdvice> kGlare{{PictureFault::Glare, vision::PicturePlace::Left}};

TEST(PictureAdviser, TellsWhatLastsOnce) {
    PictureAdviser adviser;
    EXPECT_TRUE(adviser.next(kDark, 0.0).empty());
    EXPECT_TRUE(adviser.next(kDark, 2.0).empty());
    EXPECT_EQ(adviser.next(kDark, 3.5), kDark);
    EXPECT_TRUE(adviser.next(kDark, 10.0).empty());
    EXPECT_TRUE(adviser.next(kNoAdvice, 30.0).empty());
    EXPECT_TRUE(adviser.next(kDark, 40.0).empty()) << "it came back soon";
}

TEST(PictureAdviser, WhatWasToldStandsAsLongAsItLasts) {
    PictureAdviser adviser;
    adviser.next(kDark, 0.0);
    EXPECT_TRUE(adviser.standing().empty()) << "it may be a hand";
    adviser.next(kDark, 3.5);
    EXPECT_EQ(adviser.standing(), kDark);
    adviser.next(kDark, 20.0);
    EXPECT_EQ(adviser.standing(), kDark) << "told long ago, and still so";
    adviser.next(kNoAdvice, 24.0);
    EXPECT_TRUE(adviser.standing().empty());
}

TEST(PictureAdviser, PassesOverWhatIsGoneAtOnce) {
    PictureAdviser adviser;
    for (double time_s = 0.0; time_s < 30.0; time_s += 2.0) {
        EXPECT_TRUE(adviser.next(kGlare, time_s).empty()) << time_s;
        EXPECT_TRUE(adviser.next(kNoAdvice, time_s + 1.0).empty());
    }
}

TEST(PictureAdviser, TellsAgainWhatWasAwayForAWhile) {
    PictureAdviser adviser;
    adviser.next(kDark, 0.0);
    EXPECT_EQ(adviser.next(kDark, 3.0), kDark);
    adviser.next(kNoAdvice, 64.0);
    adviser.next(kDark, 70.0);
    EXPECT_EQ(adviser.next(kDark, 73.0), kDark);
}

TEST(PictureAdviser, KeepsFaultsApart) {
    PictureAdviser adviser;
    adviser.next(kDark, 0.0);
    std::vector<PictureAdvice> both = kDark;
    both.push_back(kGlare.front());
    EXPECT_EQ(adviser.next(both, 3.0), kDark);
    EXPECT_EQ(adviser.next(both, 6.0), kGlare);
}

} // namespace
} // namespace meeplecam::session
