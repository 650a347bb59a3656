#include "app/session/looking/believed_together.h"

#include "tests/support/bundled.h"

#include <gtest/gtest.h>

#include <cmath>

namespace meeplecam::session {
namespace {

using vision::CellBelief;
using vision::FaceBelief;

engine::TileFace faceOf(const std::string& type) {
    return {tests::tile(type), engine::Rotation::None};
}

/// A belief with these probabilities, the most probable first; the rest is for none of them.
CellBelief believing(const std::vector<std::pair<std::string, double>>& faces) {
    CellBelief belief;
    double other = 1.0;
    for (const auto& [type, probability] : faces) {
        belief.faces.push_back({faceOf(type), {}, static_cast<float>(std::log(probability))});
        other -= probability;
    }
    belief.logOther = static_cast<float>(std::log(other));
    return belief;
}

double probabilityOf(const CellBelief& belief, const std::string& type) {
    const auto face = std::ranges::find(belief.faces, faceOf(type), &FaceBelief::face);
    return face == belief.faces.end() ? 0.0 : std::exp(face->logProbability);
}

double wholeOf(const CellBelief& belief) {
    double sum = std::exp(belief.logOther);
    for (const FaceBelief& face : belief.faces)
        sum += std::exp(face.logProbability);
    return sum;
}

TEST(BelievedTogether, IsAProbabilityAgain) {
    const CellBelief one = believing({{"base.D", 0.6}, {"base.E", 0.1}});
    EXPECT_NEAR(wholeOf(believedTogether(one, believing({{"base.E", 0.5}, {"base.D", 0.4}}))), 1.0, 1e-4);
    EXPECT_NEAR(wholeOf(believedTogether(one, believing({{"base.U", 0.9}}))), 1.0, 1e-4);
    EXPECT_NEAR(wholeOf(believedTogether(one, believing({}))), 1.0, 1e-4);
}

TEST(BelievedTogether, LooksThatAgreeAreSurerThanEach) {
    const CellBelief look = believing({{"base.D", 0.7}, {"base.E", 0.2}});
    const CellBelief both = believedTogether(look, look);
    EXPECT_GT(probabilityOf(both, "base.D"), 0.8);
    EXPECT_LT(probabilityOf(both, "base.E"), 0.2);
    EXPECT_LT(std::exp(both.logOther), 0.1) << "nor is it something else";
    // 0.7, 0.2 and 0.1 to the power of 1.5
    EXPECT_NEAR(probabilityOf(both, "base.E") / probabilityOf(both, "base.D"), std::pow(2.0 / 7.0, 1.5),
                1e-4);
    EXPECT_NEAR(std::exp(both.logOther) / probabilityOf(both, "base.D"), std::pow(1.0 / 7.0, 1.5), 1e-4);
}

TEST(BelievedTogether, TheNewestLookWeighsMoreThanAllBefore) {
    const CellBelief was = believing({{"base.D", 0.9}, {"base.E", 0.08}});
    const CellBelief now = believing({{"base.E", 0.9}, {"base.D", 0.08}});
    const CellBelief both = believedTogether(was, now);
    EXPECT_EQ(both.faces.front().face, faceOf("base.E")) << "the most probable comes first";
    EXPECT_LT(probabilityOf(both, "base.E"), 0.9) << "but it was seen otherwise before";
    EXPECT_GT(probabilityOf(believedTogether(both, now), "base.E"), 0.9);
}

TEST(BelievedTogether, WhatOneLookDoesNotListIsLessProbableThanAllThatItLists) {
    const CellBelief was = believing({{"base.D", 0.5}, {"base.U", 0.3}});
    const CellBelief now = believing({{"base.D", 0.5}, {"base.E", 0.3}});
    const CellBelief both = believedTogether(was, now);
    ASSERT_EQ(both.faces.size(), 3U);
    EXPECT_EQ(both.faces[1].face, faceOf("base.E")) << "as the newest look says";
    EXPECT_EQ(both.faces[2].face, faceOf("base.U"));
    const double unlisted = 0.3 * std::exp(-2.0);
    EXPECT_NEAR(probabilityOf(both, "base.E") / probabilityOf(both, "base.D"),
                0.3 * std::sqrt(unlisted) / (0.5 * std::sqrt(0.5)), 1e-4);
    EXPECT_NEAR(probabilityOf(both, "base.U") / probabilityOf(both, "base.D"),
                std::sqrt(0.3) * unlisted / (0.5 * std::sqrt(0.5)), 1e-4);
}

TEST(BelievedTogether, ALookThatListsNothingIsFairToAll) {
    const CellBelief was = believing({{"base.D", 0.6}, {"base.E", 0.3}});
    for (const CellBelief& both :
         {believedTogether(was, believing({})), believedTogether(believing({}), was)}) {
        ASSERT_EQ(both.faces.size(), 2U);
        EXPECT_EQ(both.faces[0].face, faceOf("base.D"));
        EXPECT_GT(both.faces[0].logProbability, both.faces[1].logProbability);
    }
    EXPECT_NEAR(probabilityOf(believedTogether(believing({}), was), "base.D"), 0.6, 1e-4);
}

TEST(BelievedTogether, IsOfTheCellAndLooksLikeThePictureOfTheNewestLook) {
    CellBelief was = believing({{"base.D", 0.6}});
    was.faces[0].view = static_cast<vision::ViewId>(3);
    CellBelief now = was;
    now.cell = {2, -1};
    now.faces[0].view = static_cast<vision::ViewId>(5);
    const CellBelief both = believedTogether(was, now);
    EXPECT_EQ(both.cell, (engine::Cell{2, -1}));
    EXPECT_EQ(both.faces[0].view, static_cast<vision::ViewId>(5));
    EXPECT_EQ(believedTogether(was, believing({})).faces[0].view, static_cast<vision::ViewId>(3));
}

} // namespace
} // namespace meeplecam::session
