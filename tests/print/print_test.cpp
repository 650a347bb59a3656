// Prints with the program, turns the PDF back into pixels with poppler's pdftoppm, and looks at the result as
// a person with a ruler would.

#include "models/art/house_edition.h"
#include "models/art/print_sheets.h"
#include "models/art/scene_output.h"

#include <gtest/gtest.h>
#include <opencv2/aruco.hpp>
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

/// How alike the printed tile and its catalogue picture are (-1 to 1).
double likeness(const cv::Mat& page, art::Point corner, const art::TileCopy& tile) {
    const cv::Rect place(cvRound(corner.x * kPixelsPerMm), cvRound(corner.y * kPixelsPerMm),
                         cvRound(45 * kPixelsPerMm), cvRound(45 * kPixelsPerMm));
    const std::string file = std::string(MEEPLECAM_CATALOGUES) + "/house/" + art::pictureName(tile) + ".jpg";
    cv::Mat picture = cv::imread(file);
    cv::resize(picture, picture, place.size(), 0, 0, cv::INTER_AREA);
    cv::Mat result;
    cv::matchTemplate(page(place), picture, result, cv::TM_CCOEFF_NORMED);
    return static_cast<double>(result.at<float>(0, 0));
}

TEST(Print, SheetsShowTheTilesOfTheBoxInTrueSize) {
    const std::vector<cv::Mat> pages = printed("tiles --set demo --edition house --paper a4", "tiles");
    ASSERT_EQ(pages.size(), 4U); // 48 tiles on two sheets, with backs
    EXPECT_NEAR(pages[0].cols, 210 * kPixelsPerMm, 2);
    EXPECT_NEAR(pages[0].rows, 297 * kPixelsPerMm, 2);
    const models::TileLibrary& library = models::bundledTiles();
    const engine::TileSet* demo = nullptr;
    for (const engine::TileSet& set : library.sets)
        demo = set.name == "demo" ? &set : demo;
    ASSERT_NE(demo, nullptr);
    const std::vector<art::Slot> slots = art::slotsFor(48, {art::kA4, 45, ""});
    size_t next = 0;
    for (int i = 0; i < library.registry->size(); ++i) {
        const auto type = static_cast<engine::TileTypeId>(i);
        for (int copy = 0; copy < engine::countOf(demo->counts, type); ++copy, ++next) {
            const cv::Mat& page = pages[2 * static_cast<size_t>(slots[next].sheet)];
            const art::TileCopy tile{(*library.registry)[type], copy};
            EXPECT_GT(likeness(page, slots[next].corner, tile), 0.9) << art::pictureName(tile);
        }
    }
    EXPECT_EQ(next, 48U);
}

TEST(Print, TargetIsFoundOnPaper) {
    const std::vector<cv::Mat> pages = printed("target --paper letter", "target");
    ASSERT_EQ(pages.size(), 1U);
    std::vector<int> ids;
    std::vector<std::vector<cv::Point2f>> markers;
    cv::aruco::detectMarkers(pages[0], cv::aruco::getPredefinedDictionary(cv::aruco::DICT_5X5_100), markers,
                             ids);
    EXPECT_EQ(ids.size(), 35U);
    EXPECT_NEAR(cv::norm(markers[0][1] - markers[0][0]) / kPixelsPerMm, 17.5, 0.3);
}

TEST(Print, TrackFillsALandscapeSheet) {
    const std::vector<cv::Mat> pages = printed("track --paper a4", "track");
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_NEAR(pages[0].cols, 297 * kPixelsPerMm, 2);
}

} // namespace
} // namespace meeplecam
