#include "engine/notation/notation.h"

#include "engine/play/random_play.h"
#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using testing::HasSubstr;
using tests::registry;
using tests::tile;

TEST(Notation, FacesMayLeaveOutWhatIsUsual) {
    EXPECT_EQ(*parseFace(registry(), "V"), (TileFace{tile("base.V"), Rotation::None}));
    EXPECT_EQ(*parseFace(registry(), "base.V:3"), (TileFace{tile("base.V"), Rotation::ThreeQuarters}));
    EXPECT_EQ(*parseFace(registry(), "we.Z04:1"), (TileFace{tile("we.Z04"), Rotation::Quarter}));
    EXPECT_EQ(formatFace(registry(), {tile("base.V"), Rotation::None}), "V");
    EXPECT_EQ(formatFace(registry(), {tile("ic.K"), Rotation::Half}), "ic.K:2");
}

TEST(Notation, EveryTypeIsReadAsItIsWritten) {
    for (const TileType& type : registry().types()) {
        const auto read = parseType(type.name, formatType(type));
        ASSERT_TRUE(read.has_value()) << type.name << ": " << read.error().message;
        EXPECT_EQ(read->segments, type.segments) << formatType(type);
    }
    EXPECT_EQ(formatType(registry()[tile("base.D")]), "CN REW FEL.WR^0 FER.SL.SR.WL");
    EXPECT_EQ(formatType(registry()[tile("ic.I")]), "CN CS REx>x RWx>x FEL^0 FER^1 FWL^1 FWR^0");
    EXPECT_EQ(formatType(registry()[tile("ic.K")]), "CNESW!");
}

TEST(Notation, EveryTurnIsReadAsItIsWritten) {
    Turn turn;
    turn.player = 3;
    turn.placement = tests::placement("ic.L", -12, 7, 2);
    turn.meeple = MeepleChoice{MeepleType::Large, 1, Cell{0, -1}};
    turn.discarded = {tile("base.C"), tile("ic.K")};
    turn.gingerbreadMove = SegmentRef{{4, -2}, 3};
    turn.transfers = {{3, 0, 5, "for the tile"}};
    turn.insist = Insist::Yes;
    const std::string text = formatTurn(registry(), turn);
    EXPECT_EQ(text, "3 ic.L:2@-12,7 +L1@0,-1 ~C ~ic.K >4,-2,3 $3>0:5\"for the tile\" !");
    EXPECT_EQ(*parseTurn(registry(), text), turn);
    const char* const nothing = "0 V@1,1 $1>0:0\"\"";
    EXPECT_EQ(formatTurn(registry(), *parseTurn(registry(), nothing)), nothing);
    for (const Turn& played : playRandomGame(tests::bookOf({}), 5).turns)
        EXPECT_EQ(*parseTurn(registry(), formatTurn(registry(), played)), played);
}

TEST(Notation, BoardsAreDrawnRowByRow) {
    const std::string text = "@-1,-1\n"
                             ".     E:2\n"
                             "A:3   D+1=0 U:1+L2=1\n";
    const auto board = parseBoard(registry(), text);
    ASSERT_TRUE(board.has_value()) << board.error().message;
    EXPECT_EQ(board->tiles.size(), 4U);
    EXPECT_EQ(board->tiles[0], tests::placement("base.E", 0, -1, 2));
    EXPECT_EQ(board->meeples, (std::vector<PlacedMeeple>{{0, MeepleType::Small, {{0, 0}, 1}},
                                                         {1, MeepleType::Large, {{1, 0}, 2}}}));
    EXPECT_EQ(formatBoard(registry(), *board), "@-1,-1\n"
                                               ".        E:2      .\n"
                                               "A:3      D+1=0    U:1+L2=1\n");
}

TEST(Notation, EveryBoardIsReadAsItIsWritten) {
    const GameState end = playRandomGame(tests::bookOf({}), 11).end;
    BoardText board{end.board.tiles(), end.meeples};
    auto read = parseBoard(registry(), formatBoard(registry(), board));
    ASSERT_TRUE(read.has_value());
    const auto byCell = [](const auto& a, const auto& b) { return a.cell < b.cell; };
    const auto byPlace = [](const PlacedMeeple& a, const PlacedMeeple& b) { return a.at < b.at; };
    for (BoardText* each : {&board, &*read}) {
        std::sort(each->tiles.begin(), each->tiles.end(), byCell);
        std::sort(each->meeples.begin(), each->meeples.end(), byPlace);
    }
    EXPECT_EQ(*read, board);
    EXPECT_EQ(formatBoard(registry(), {}), "");
    EXPECT_TRUE(parseBoard(registry(), "")->tiles.empty());
}

TEST(Notation, EveryScoreIsReadAsItIsWritten) {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        for (ScoreEvent event : finalScoreOf(playRandomGame(tests::bookOf({}), seed).end).events) {
            const auto read = parseScore(formatScore(event));
            ASSERT_TRUE(read.has_value()) << read.error().message;
            event.tiles = {};
            event.pennants = event.cities = 0;
            EXPECT_EQ(*read, event) << formatScore(event);
        }
    for (const char* text : {"city 0,0,0 3n*0=0 1:0", "field -1000,1000,0 -=0"})
        EXPECT_EQ(formatScore(*parseScore(text)), text);
}

TEST(Notation, SaysWhatItExpectedAndWhere) {
    const auto turnError = [](const char* text) { return parseTurn(registry(), text).error().message; };
    EXPECT_EQ(turnError("0 Y@1,1"), "\"0 Y@1,1\": expected a tile type before this at character 4");
    EXPECT_EQ(turnError("0 V:4@1,1"), "\"0 V:4@1,1\": expected a number from 0 to 3 at character 5");
    EXPECT_EQ(turnError("0 V@1"), "\"0 V@1\": expected ',' at character 6");
    EXPECT_EQ(turnError("0 V@1,1 ?"), "\"0 V@1,1 ?\": expected one of + < ~ > $ ! at character 9");
    EXPECT_EQ(turnError(""), "\"\": expected a number from 0 to 20 at character 1");
    EXPECT_EQ(turnError("0 V@1,1 $0>1:3\"x"), "\"0 V@1,1 $0>1:3\"x\": expected '\"' at character 17");
    EXPECT_EQ(parseFace(registry(), "V:1x").error().message, "\"V:1x\": expected the end at character 4");
    EXPECT_EQ(parseBoard(registry(), "@1,x").error().message,
              "\"@1,x\": expected a number from -1000 to 1000 at character 4");
    EXPECT_THAT(parseBoard(registry(), "D D+0").error().message, HasSubstr("expected '='"));
    EXPECT_EQ(parseScore("city* 0,0,0 3t*2=7").error().message,
              "\"city* 0,0,0 3t*2=7\": expected the sum 6 at character 19");
    EXPECT_EQ(parseScore("city -1001,0,0 -=0").error().message,
              "\"city -1001,0,0 -=0\": expected a number from -1000 to 1000 at character 6");
    EXPECT_THAT(parseScore("sea 0,0,0 -=0").error().message, HasSubstr("expected one of road, city"));
    EXPECT_THAT(parseScore("city 0,0,0 1q*2=2").error().message, HasSubstr("expected one of the letters"));
    EXPECT_THAT(parseType("T", "CN X").error().message,
                HasSubstr("expected one of C, R, M, F, W, G at character 4"));
    EXPECT_THAT(parseType("T", "CN").error().message,
                HasSubstr("tile type T: a half edge belongs to no feature"));
    EXPECT_THAT(parseType("T", "FQQ").error().message, HasSubstr("expected a half edge such as NL"));
    EXPECT_THAT(parseType("T", "RS>q").error().message,
                HasSubstr("expected one of x, v, m, c at character 4"));
}

} // namespace
} // namespace meeplecam::engine
