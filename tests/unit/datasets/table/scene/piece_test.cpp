#include "datasets/table/scene/piece.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::table {
namespace {

double heightOf(const Mesh& mesh) {
    double most = 0;
    for (const Mesh::Vertex& vertex : mesh.vertices)
        most = std::max(most, vertex.at.z());
    return most;
}

double widthOf(const Mesh& mesh) {
    double most = 0;
    for (const Mesh::Vertex& vertex : mesh.vertices)
        most = std::max(most, vertex.at.x());
    return 2 * most;
}

TEST(Piece, IsReadFromWords) {
    const auto coin = parsePiece("disc:22x2:#b87333:metal");
    ASSERT_TRUE(coin) << coin.error().message;
    EXPECT_EQ(coin->form, PieceForm::Disc);
    EXPECT_EQ(coin->diameter, 22);
    EXPECT_EQ(coin->height, 2);
    EXPECT_GT(coin->paint[2], coin->paint[0]) << "copper is more red than blue";
    EXPECT_GT(coin->finish.gloss, kPaint.gloss);
    const auto wood = parsePiece("#c8a06a:meeple");
    ASSERT_TRUE(wood);
    EXPECT_EQ(wood->form, PieceForm::Meeple);
    const auto red = parsePiece("red");
    ASSERT_TRUE(red);
    EXPECT_EQ(red->paint, woodenPiece("red").paint);
}

TEST(Piece, SaysWhichWordMeansNothing) {
    for (const char* bad : {"", "disc:", "cube", "disc:22", "disc:22x", "disc:900x2", "#b8733", "#b8733g"}) {
        const auto piece = parsePiece(bad);
        ASSERT_FALSE(piece) << bad;
        EXPECT_NE(piece.error().message.find("is no piece"), std::string::npos);
    }
}

TEST(Piece, HasTheSizeThatItIsSaidToHave) {
    const Mesh disc = meshOf(*parsePiece("disc:24x3"), MeepleType::Small, MeeplePose::Standing);
    EXPECT_NEAR(heightOf(disc), 3, 0.01);
    EXPECT_NEAR(widthOf(disc), 24, 0.01);
    const Mesh stone = meshOf(*parsePiece("stone:20x9"), MeepleType::Small, MeeplePose::Standing);
    EXPECT_NEAR(heightOf(stone), 9, 0.01);
    EXPECT_NEAR(heightOf(meshOf(*parsePiece("red"), MeepleType::Small, MeeplePose::Standing)), 16, 0.1);
}

} // namespace
} // namespace meeplecam::table
