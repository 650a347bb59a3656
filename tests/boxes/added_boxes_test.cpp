// Boxes that are only tiles: one that comes with the program, and one that somebody adds, without a line of
// C++.

#include "engine/play/random_play.h"
#include "models/art/reports/board_picture.h"
#include "models/files/json_input.h"
#include "models/tiles/catalogue.h"
#include "models/tiles/tile_library.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <cstdlib>
#include <set>
#include <tuple>

namespace meeplecam {
namespace {

using testing::HasSubstr;

/// The tiles as the program itself knows them.
const models::TileLibrary& library() {
    static const models::TileLibrary& kLibrary = []() -> const models::TileLibrary& {
        MEEPLECAM_CHECK(models::addBoxes(MEEPLECAM_SHARE "/boxes").empty());
        return models::bundledTiles();
    }();
    return kLibrary;
}

bool isOfBox(const engine::Placement& tile) {
    return (*library().registry)[tile.tile].name.starts_with("way.");
}

/// The tiles of the beginning of a game in which each kind of the box is laid.
std::vector<engine::Placement> boardWithTheBox() {
    constexpr std::size_t kTiles = 36;
    engine::GameSetup setup;
    setup.registry = library().registry;
    setup.sets = models::findSets(library(), std::vector<std::string>{"base", "waysides"}).value();
    setup.players.resize(2);
    const auto book = engine::RuleBook::create(setup).value();
    for (std::uint64_t seed = 0;; ++seed) {
        std::vector<engine::Placement> tiles = engine::playRandomGame(book, seed).end.board.tiles();
        tiles.resize(kTiles);
        std::set<engine::TileTypeId> kinds;
        for (const engine::Placement& tile : tiles)
            if (isOfBox(tile))
                kinds.insert(tile.tile);
        if (kinds.size() == 5)
            return tiles;
    }
}

class AddedBoxes : public tests::FolderTest {
protected:
    /// What the program gives, with its own boxes and those in "data" of the test's folder.
    [[nodiscard]] int run(const std::string& arguments) const {
        const std::string command = "XDG_DATA_HOME=" + pathOf("data").string() +
                                    " XDG_CACHE_HOME=" + pathOf("cache").string() +
                                    " LC_ALL=C " MEEPLECAM_PROGRAM " " + arguments + " > " +
                                    pathOf("out").string() + " 2> " + pathOf("err").string();
        return std::system(command.c_str());
    }
    void addUsersBox(const std::string& text) const {
        std::filesystem::create_directories(pathOf("data/meeplecam/boxes/mine"));
        write("data/meeplecam/boxes/mine/box.json", text);
    }
};

TEST_F(AddedBoxes, WaysidesHasEightTilesAndAPictureOfEach) {
    const auto sets = models::findSets(library(), std::vector<std::string>{"waysides"});
    ASSERT_TRUE(sets.has_value()) << sets.error().message;
    EXPECT_EQ(engine::total(sets->front().counts), 8);
    const auto pictures = models::picturesOfBoxes({});
    ASSERT_TRUE(pictures.has_value()) << pictures.error().message;
    EXPECT_EQ(pictures->size(), 8U);
    const std::vector shown{library().registry->find("way.A").value()};
    EXPECT_EQ(models::picturesOfBoxes(shown)->size(), 6U); // the edition in use shows that type itself
}

TEST_F(AddedBoxes, TheirTilesAreReadThoughTheEditionLacksThem) {
    const std::vector<engine::Placement> laid = boardWithTheBox();
    models::BoardReport report;
    for (const engine::Placement& tile : laid)
        report.tiles.push_back({.placement = tile});
    const cv::Mat board =
        art::drawBoardAlone(report, *library().registry, {.side_px = 1000, .numbered = false});
    cv::Mat table;
    cv::copyMakeBorder(board, table, 120, 120, 160, 160, cv::BORDER_CONSTANT, cv::Scalar(60, 90, 120));
    cv::imwrite(pathOf("table.png").string(), table);
    ASSERT_EQ(run("read " + pathOf("table.png").string() + " --set base,waysides --json " +
                  pathOf("board.json").string()),
              0)
        << textOf("err");
    const auto read = models::parseJson(textOf("board.json"), "board.json").value();
    std::set<std::tuple<std::string, int, int>> seen;
    for (const auto& tile : read["tiles"])
        seen.emplace(tile["tile"].get<std::string>(), tile["x"].get<int>(), tile["y"].get<int>());
    EXPECT_EQ(read["tiles"].size(), laid.size());
    int dx = 0;
    int dy = 0;
    for (const auto& tile : read["tiles"]) // the picture's cells count from elsewhere
        if (tile["tile"] == "way.B") {
            const auto own = std::ranges::find_if(laid, [&](const engine::Placement& other) {
                return (*library().registry)[other.tile].name == "way.B";
            });
            dx = tile["x"].get<int>() - own->cell.x;
            dy = tile["y"].get<int>() - own->cell.y;
        }
    for (const engine::Placement& tile : laid)
        EXPECT_TRUE(
            seen.contains({(*library().registry)[tile.tile].name, tile.cell.x + dx, tile.cell.y + dy}))
            << (*library().registry)[tile.tile].name << " at " << tile.cell.x << "," << tile.cell.y;
}

TEST_F(AddedBoxes, AnyoneAddsABoxWithAFile) {
    addUsersBox(R"({"format": "carcassonne-tiles 1", "types": {"my.A": {"features": [
        {"kind": "road", "edges": ["S"], "ends_in": "village"},
        {"kind": "field", "half_edges": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"], "cities": []}]}},
        "sets": {"mine": {"title": "My tiles", "tiles": {"my.A": 3, "base.X": 1}}}})");
    ASSERT_EQ(run("print tiles --set mine --out " + pathOf("mine.pdf").string()), 0) << textOf("err");
    EXPECT_TRUE(std::filesystem::file_size(pathOf("mine.pdf")) > 1000);
    EXPECT_EQ(textOf("err"), "");
}

TEST_F(AddedBoxes, ABoxThatIsWrongIsLeftOutAndSaid) {
    addUsersBox(R"({"format": "carcassonne-tiles 1", "types": {"base.A": {}}, "sets": {}})");
    EXPECT_EQ(run("print tiles --set waysides --out " + pathOf("way.pdf").string()), 0);
    EXPECT_THAT(textOf("err"), HasSubstr("mine/box.json: base.A exists already; choose another name"));
    EXPECT_NE(run("print tiles --set mine --out " + pathOf("mine.pdf").string()), 0);
}

} // namespace
} // namespace meeplecam
