#include "vision/any/any_reader.h"

#include "models/records/setup_json.h"
#include "models/tiles/tile_library.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/any/any_beliefs.h"
#include "vision/any/board_squares.h"
#include "vision/reading/doubts.h"

#include <gmock/gmock.h>

#include <array>
#include <cmath>

namespace meeplecam::vision {
namespace {

engine::Result<BoardReader> openAny(const std::filesystem::path& networks = MEEPLECAM_NETWORKS) {
    return openTiles({kAnyTiles, networks},
                     *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"}), {});
}

const StructureReader& structureReader() {
    static const StructureReader reader =
        *StructureReader::open(std::filesystem::path(MEEPLECAM_NETWORKS) / StructureReader::kFile);
    return reader;
}

TEST(BoardSquares, AreFoundByTheirShape) {
    constexpr double kNearCorner = 0.12; // sides; the worst is off by 0.106 with OpenCV 4.10
    const auto board = findBoardSquares(tests::nineTilesFrame(), structureReader());
    ASSERT_TRUE(board);
    EXPECT_EQ(board->tiles.size(), tests::nineTiles().size());
    const calibration::TableCamera camera = tests::nineTilesCamera();
    for (const tests::LaidTile& laid : tests::nineTiles()) {
        const Quad truth = tests::quadOf(camera, laid.cell, laid.offset);
        EXPECT_TRUE(std::ranges::any_of(board->tiles, [&](const BoardSquare& square) {
            return cv::norm(square.quad[0] - truth[0]) < kNearCorner * meanSide(truth) &&
                   cv::norm(square.quad[2] - truth[2]) < kNearCorner * meanSide(truth);
        })) << laid.name;
    }
}

TEST(BoardSquares, AreNoneOnAnEmptyTable) {
    const Frame table(cv::Mat(480, 640, CV_8UC3, cv::Scalar(70, 100, 140)));
    EXPECT_FALSE(findBoardSquares(table, structureReader()));
}

/// The board of eightTilesFrame() after another picture, in which anything may be new.
SquareBoard grownIn(const Frame& next) {
    static const std::optional<SquareBoard> kEight =
        findBoardSquares(tests::eightTilesFrame(), structureReader());
    PictureChange change{{}, [](const Quad&) { return 1.0; }};
    for (const BoardSquare& square : kEight->beside)
        change.cells.insert(square.cell);
    return growBoardSquares(next, structureReader(), *kEight, change);
}

TEST(BoardSquares, AreFoundWhereATileLiesASixthOfASideOff) {
    for (const cv::Point2d offset : {cv::Point2d(0.0, 0.18), {0.18, 0.0}, {0.12, 0.12}}) {
        std::vector<tests::LaidTile> laid = tests::nineTiles();
        laid.back().offset = offset;
        const SquareBoard board = grownIn(tests::photograph(laid, tests::nineTilesCamera()));
        EXPECT_EQ(board.tiles.size(), laid.size()) << offset;
        const Quad truth = tests::quadOf(tests::nineTilesCamera(), tests::kCornerOfNine, offset);
        double nearest = 1.0; // sides
        for (const BoardSquare& square : board.tiles)
            nearest = std::min(nearest, cv::norm(centreOf(square.quad) - centreOf(truth)) / meanSide(truth));
        EXPECT_LT(nearest, 0.1) << offset;
    }
}

TEST(BoardSquares, DoNotComeFromATableThatChanges) {
    EXPECT_EQ(grownIn(tests::eightTilesFrame()).tiles.size(), 8U);
    const double corner = tests::kCornerOfNine.x;
    EXPECT_EQ(grownIn(tests::withPainted(tests::eightTilesFrame(), {corner + 0.3, corner + 0.1, 0.6, 0.9},
                                         cv::Scalar(120, 150, 215)))
                  .tiles.size(),
              8U);
}

TEST(AnyTiles, BeginWithTheFirstTileOfTheGame) {
    const auto reader = openAny();
    ASSERT_TRUE(reader) << reader.error().message;
    constexpr std::array<engine::Cell, 2> kApart{{{0, 0}, {2, 2}}};
    for (const std::size_t place : {0U, 1U}) {
        const Frame frame = tests::photograph({{"base.D", kApart[place]}, {"base.W", kApart[1 - place]}},
                                              tests::nineTilesCamera());
        const auto board = reader->tables().find(frame).board;
        ASSERT_TRUE(board);
        const Quad truth = tests::quadOf(tests::nineTilesCamera(), kApart[place]);
        for (const CellReading& cell : board->cells) {
            if (cell.tileEvidence > kTileEvidence) {
                EXPECT_LT(cv::norm(centreOf(cell.quad) - centreOf(truth)), 0.2 * meanSide(truth)) << place;
            }
        }
    }
}

TEST(AnyTiles, AreReadAsTheyLieOrAskedAbout) {
    const auto reader = openAny();
    ASSERT_TRUE(reader) << reader.error().message;
    const BoardReading reading = reader->read(tests::nineTilesFrame());
    ASSERT_EQ(reading.report.tiles.size(), tests::nineTiles().size());
    const engine::TileRegistry& types = *reader->setup().registry;
    const calibration::TableCamera camera = tests::nineTilesCamera();
    int right = 0;
    for (const ReadTile& tile : reading.stages.tiles) {
        const auto laid = std::ranges::min_element(tests::nineTiles(), {}, [&](const tests::LaidTile& other) {
            return cv::norm(centreOf(tests::quadOf(camera, other.cell)) - centreOf(tile.tile.quad));
        });
        const engine::TileFace truth{*types.find(laid->name), engine::rotationOf(laid->quarterTurns)};
        const engine::Placement& read = tile.tile.placement;
        const bool same = types.sameFace({read.tile, read.rotation}, truth);
        right += same ? 1 : 0;
        EXPECT_TRUE(same || tile.gap < kAskTile) << laid->name << " is silently wrong";
    }
    EXPECT_GE(right, 7);
    EXPECT_TRUE(reading.report.findings.empty()) << "no edition is another one";
}

TEST(AnyTiles, NeedTheirNetworks) {
    const auto reader = openAny("/no/such/folder");
    ASSERT_FALSE(reader);
    EXPECT_THAT(reader.error().message, testing::HasSubstr("structure.onnx"));
}

TEST(AnyTiles, AreNotCertainWhereNothingLooksLikeATile) {
    const engine::TileRegistry& types = *models::bundledTiles().registry;
    const engine::TileFace road{*types.find("base.U"), engine::rotationOf(0)};
    const engine::TileFace curve{*types.find("base.V"), engine::rotationOf(0)};
    CellReading cell;
    cell.square = std::make_shared<const SquareLook>(
        SquareLook{3.0F, 0.0F, {{road, 0.99999}, {curve, 0.00001}}, {}, {}});
    const CellBelief clear = believeSquare(cell, types);
    EXPECT_EQ(clear.faces.front().face.type, road.type);
    float sum = 0.0F;
    for (const FaceBelief& face : clear.faces)
        sum += std::exp(face.logProbability);
    EXPECT_NEAR(sum, 1.0F, 1e-3F);
    EXPECT_GT(-clear.logOther, kAskTile);
    cell.square = std::make_shared<const SquareLook>(
        SquareLook{-2.0F, 0.0F, {{road, 0.99999}, {curve, 0.00001}}, {}, {}});
    EXPECT_LT(-believeSquare(cell, types).logOther, kAskTile);
}

} // namespace
} // namespace meeplecam::vision
