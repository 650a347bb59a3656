// Prints with the program, turns the PDF back into pixels with poppler's pdftoppm, and looks at the result as
// a person with a ruler would.

#include "models/art/drawing/scene_output.h"
#include "models/art/sheets/charuco.h"
#include "models/art/sheets/print_sheets.h"
#include "models/art/tiles/house_edition.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <cstdlib>
#include <filesystem>

namespace meeplecam {
namespace {

constexpr int kDotsPerInch = 127; // 5 pixels a millimetre
constexpr double kPixelsPerMm = 5;

/// The pages that `meeplecam print ARGUMENTS` gives.
std::vector<cv::Mat> printed(const std::string& arguments, const std::string& name) {
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / ("print_test_" + name);
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const std::string pdf = folder / "sheet.pdf";
    const std::string print = std::string(MEEPLECAM_PROGRAM) + " print " + arguments + " --out " + pdf;
    const std::string back =
        "pdftoppm -png -r " + std::to_string(kDotsPerInch) + " " + pdf + " " + (folder / "page").string();
    std::vector<cv::Mat> pages;
    if (std::system((print + " && " + back).c_str()) != 0)
        return pages;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".png")
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    for (const std::filesystem::path& file : files)
        pages.push_back(cv::imread(file));
    std::filesystem::remove_all(folder);
    return pages;
}

constexpr int kReadingSide = 50; // pixels a tile: what reading is promised for

/// The picture as one row with mean 0 and length 1: the product of two such rows tells how alike they are.
cv::Mat asRow(const cv::Mat& picture) {
    cv::Mat small;
    cv::resize(picture, small, {kReadingSide, kReadingSide}, 0, 0, cv::INTER_AREA);
    cv::Mat row;
    small.reshape(1, 1).convertTo(row, CV_32F);
    row -= cv::mean(row)[0];
    return row / cv::norm(row);
}

/// The pictures of a house catalogue.
struct Catalogue {
    std::vector<std::string> names;
    cv::Mat rows; ///< one for each name
};

Catalogue catalogueOf(art::Dress dress) {
    Catalogue catalogue;
    const std::filesystem::path folder =
        std::filesystem::path(MEEPLECAM_CATALOGUES) / art::editionName(dress);
    for (const art::TileCopy& tile : art::houseTiles(models::bundledTiles(), dress)) {
        catalogue.names.push_back(art::pictureName(tile));
        catalogue.rows.push_back(asRow(cv::imread(folder / (catalogue.names.back() + ".jpg"))));
    }
    return catalogue;
}

/// "NAME turned N" of the catalogue picture that is most like the tile printed at `corner`.
std::string readTile(const cv::Mat& page, art::Point corner, const Catalogue& catalogue) {
    const int side = cvRound(45 * kPixelsPerMm);
    cv::Mat seen =
        page({cvRound(corner.x * kPixelsPerMm), cvRound(corner.y * kPixelsPerMm), side, side}).clone();
    std::string best;
    double likeness = -1;
    for (int turn = 0; turn < 4; ++turn) {
        const cv::Mat products = catalogue.rows * asRow(seen).t();
        double most = 0;
        cv::Point place;
        cv::minMaxLoc(products, nullptr, &most, nullptr, &place);
        if (most > likeness) {
            likeness = most;
            best = catalogue.names[static_cast<size_t>(place.y)] + " turned " + std::to_string(turn);
        }
        cv::rotate(seen, seen, cv::ROTATE_90_COUNTERCLOCKWISE);
    }
    return best;
}

/// Expects that the printed sheets, with backs between them, read as the tiles of these boxes.
void expectReads(const std::vector<cv::Mat>& pages, const std::vector<std::string>& boxes, art::Dress dress) {
    const models::TileLibrary& library = models::bundledTiles();
    const engine::TileCounts counts = engine::sumOf(*models::findSets(library, boxes));
    const Catalogue catalogue = catalogueOf(dress);
    const std::vector<art::Slot> slots = art::slotsFor(engine::total(counts), {art::kA4, 45, ""});
    size_t next = 0;
    for (int i = 0; i < library.registry->size(); ++i) {
        const auto type = static_cast<engine::TileTypeId>(i);
        for (int copy = 0; copy < engine::countOf(counts, type); ++copy, ++next) {
            const cv::Mat& page = pages[2 * static_cast<size_t>(slots[next].sheet)];
            const std::string expected =
                art::pictureName({(*library.registry)[type], copy, dress}) + " turned 0";
            EXPECT_EQ(readTile(page, slots[next].corner, catalogue), expected);
        }
    }
    EXPECT_EQ(next, slots.size());
}

TEST(Print, SheetsReadAsTheTilesOfTheBoxInTrueSize) {
    const std::vector<cv::Mat> pages = printed("tiles --set demo --edition house --paper a4", "tiles");
    ASSERT_EQ(pages.size(), 4U); // 48 tiles on two sheets, with backs
    EXPECT_NEAR(pages[0].cols, 210 * kPixelsPerMm, 2);
    EXPECT_NEAR(pages[0].rows, 297 * kPixelsPerMm, 2);
    expectReads(pages, {"demo"}, art::Dress::Summer);
}

TEST(Print, WinterBoxesComeInWinterDress) {
    const std::vector<cv::Mat> pages =
        printed("tiles --set winter_animals,gingerbread --edition house", "winter");
    ASSERT_EQ(pages.size(), 2U); // 18 tiles on one sheet, with backs
    expectReads(pages, {"winter_animals", "gingerbread"}, art::Dress::Winter);
}

TEST(Print, TargetIsFoundOnPaper) {
    const std::vector<cv::Mat> pages = printed("target --paper letter", "target");
    ASSERT_EQ(pages.size(), 1U);
    const auto markers = art::findMarkers(pages[0]);
    ASSERT_EQ(markers.size(), 35U);
    EXPECT_NEAR(cv::norm(markers[0][1] - markers[0][0]) / kPixelsPerMm, 17.5, 0.3);
}

TEST(Print, TrackFillsALandscapeSheet) {
    const std::vector<cv::Mat> pages = printed("track --paper a4", "track");
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_NEAR(pages[0].cols, 297 * kPixelsPerMm, 2);
}

} // namespace
} // namespace meeplecam
