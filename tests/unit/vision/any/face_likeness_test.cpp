#include "vision/any/face_likeness.h"

#include "vision/image/patches.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

const cv::Scalar kMeadow(60, 150, 90);
const cv::Scalar kTown(70, 130, 180);
const cv::Scalar kShield(200, 60, 40);

/// A face with a town at its upper side and a road from west to south.
cv::Mat townFace() {
    cv::Mat face(96, 96, CV_8UC3, kMeadow);
    cv::rectangle(face, {0, 0, 96, 28}, kTown, cv::FILLED);
    cv::line(face, {0, 60}, {48, 60}, cv::Scalar::all(220), 6);
    cv::line(face, {48, 60}, {48, 95}, cv::Scalar::all(220), 6);
    return face;
}

TEST(FaceLikeness, ATurnedCopyInOtherLightIsOfTheSamePrint) {
    for (int turn = 0; turn < 4; ++turn) {
        cv::Mat copy = turned(townFace(), turn);
        cv::multiply(copy, cv::Scalar(0.7, 0.8, 0.9), copy);
        const FaceDifference difference = leastDifference(ComparedFace(townFace()), turnedFaces(copy));
        EXPECT_EQ(difference.turn, turn);
        EXPECT_LT(difference.most, kSamePrint);
    }
}

TEST(FaceLikeness, AShieldMoreIsAnotherPrint) {
    cv::Mat other = townFace();
    cv::rectangle(other, {40, 6, 14, 14}, kShield, cv::FILLED);
    EXPECT_GT(leastDifference(ComparedFace(townFace()), turnedFaces(other)).most, kSamePrint);
}

TEST(FaceLikeness, FromABoundOnDifferencesDoNotCount) {
    cv::Mat shield = townFace();
    cv::rectangle(shield, {40, 6, 14, 14}, kShield, cv::FILLED);
    for (const cv::Mat& other : {townFace(), turned(townFace(), 1), shield, turned(shield, 3)}) {
        const FaceDifference exact = leastDifference(ComparedFace(townFace()), turnedFaces(other));
        const auto within = [&](double bound) {
            return leastDifference(ComparedFace(townFace()), turnedFaces(other), bound);
        };
        EXPECT_DOUBLE_EQ(within(exact.most + 0.1).most, exact.most);
        EXPECT_EQ(within(exact.most + 0.1).turn, exact.turn);
        EXPECT_TRUE(std::isinf(within(exact.most - 0.1).most));
    }
}

TEST(FaceLikeness, WhatLiesOnATileLeavesTheRestAsItWas) {
    cv::Mat covered = townFace();
    cv::rectangle(covered, {0, 48, 40, 48}, cv::Scalar(40, 40, 200), cv::FILLED);
    const ComparedFace face(townFace());
    EXPECT_GT(agreementOf(face, face), 0.99);
    EXPECT_GT(agreementOf(face, ComparedFace(covered)), 0.5);
    EXPECT_LT(agreementOf(face, ComparedFace(covered)), 0.95);
    EXPECT_LT(agreementOf(face, ComparedFace(cv::Mat(96, 96, CV_8UC3, cv::Scalar(40, 40, 200)))), 0.3);
}

} // namespace
} // namespace meeplecam::vision
