#include "app/gui/model/tile_choices.h"

#include "tests/support/games.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

using engine::Rotation;
using engine::TileFace;

engine::GameState stateAfter(const std::vector<std::string>& turns) {
    return tests::playAll({}, turns)->state;
}

TEST(TileChoices, WhatAQuestionOffersComesFirst) {
    const engine::GameState state = stateAfter({"0 A:1@1,0"});
    const engine::Placement lying = tests::placement("base.A", 1, 0, 1);
    session::StoryQuestion question{0, models::ReportQuestion::About::Tile, {1, 0}, {}, ""};
    question.alternatives = {{tests::storyTurn(0, "0 A:1@1,0")}, {tests::storyTurn(0, "0 L@1,0")}};
    const std::vector<TileFace> faces = facesInstead(state, lying, {question});
    ASSERT_FALSE(faces.empty());
    EXPECT_EQ(faces[0].type, tests::tile("base.L"));
    const TileFace itself{lying.tile, lying.rotation};
    EXPECT_THAT(faces, testing::Not(testing::Contains(itself)));
}

TEST(TileChoices, OthersContinueWhatLiesAround) {
    const engine::GameState state = stateAfter({"0 A:1@1,0"});
    const engine::SideCode west = engine::sideCode(
        engine::Side::West, engine::sideKind(tests::registry().sides({tests::tile("base.D"), Rotation::None}),
                                             engine::Side::East));
    for (const TileFace& face : facesInstead(state, tests::placement("base.A", 1, 0, 1), {}))
        EXPECT_NE(tests::registry().fittingRotations(face.type, west) & engine::maskOf(face.rotation), 0);
}

TEST(TileChoices, AllTypesOfTheBoxAreThereOnce) {
    const engine::GameState state = stateAfter({"0 A:1@1,0"});
    EXPECT_EQ(allFaces(state, {1, 0}).size(), 24U); // types of the base game
}

TEST(TileChoices, OnAnEmptyCellOnlyWhatFits) {
    const engine::GameState state = stateAfter({"0 A:1@1,0"});
    const std::vector<TileFace> faces = facesFitting(state, {0, 1});
    EXPECT_FALSE(faces.empty());
    for (const TileFace& face : faces)
        EXPECT_EQ(state.board.faultOf({face.type, {0, 1}, face.rotation}), engine::PlacementFault::None);
}

TEST(TileChoices, WhoLaysATileCorrectsWhatLiesThereOrAddsATurn) {
    const session::Story story = tests::storyOf({"0 A:1@1,0"});
    const TileFace face{tests::tile("base.U"), Rotation::Half};
    EXPECT_EQ(layHere(story, {1, 0}, face), session::StoryEdit(session::SetTile{0, face}));
    EXPECT_EQ(layHere(story, {0, 0}, face), session::StoryEdit(session::SetStart{face}));
    EXPECT_EQ(layHere(story, {0, 1}, face),
              session::StoryEdit(
                  session::InsertTurn{tests::placement("base.U", 0, 1, 2), std::nullopt, std::nullopt}));
}

} // namespace
} // namespace meeplecam::gui
