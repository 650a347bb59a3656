// Teaches the program the house edition as somebody would teach it a box of his own, from printed sheets and
// from a photo of tiles laid out with gaps, and reads with what it learned.

#include "models/tiles/catalogue.h"
#include "models/tiles/tile_library.h"
#include "tests/support/tile_photos.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <span>
#include <sstream>

namespace meeplecam {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using tests::photo;
using tests::turnsAt;

const fs::path kHouse = fs::path(MEEPLECAM_SHARE) / "catalogues" / "house";

const fs::path& workFolder() {
    static const fs::path folder = [] {
        const fs::path path = fs::path(testing::TempDir()) / "meeplecam_teach_test";
        fs::remove_all(path);
        fs::create_directories(path);
        return path;
    }();
    return folder;
}

std::string textOf(const fs::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

struct Outcome {
    int status = 0;
    std::string output; ///< errors too
};

Outcome meeplecam(const std::string& arguments) {
    const fs::path output = workFolder() / "output.txt";
    const int status = std::system(
        (std::string(MEEPLECAM_PROGRAM) + " " + arguments + " > " + output.string() + " 2>&1").c_str());
    return {WEXITSTATUS(status), textOf(output)};
}

const engine::TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

/// The picture as a row of mean 0 and length 1.
cv::Mat asRow(const cv::Mat& picture) {
    constexpr int kSide = 48;
    cv::Mat small;
    cv::resize(picture, small, {kSide, kSide}, 0, 0, cv::INTER_AREA);
    cv::Mat row;
    small.reshape(1, 1).convertTo(row, CV_32F);
    row -= cv::mean(row)[0];
    return row / cv::norm(row);
}

/// How many pictures of a taught catalogue are like a picture of the house edition of the same type, in a
/// turn in which that type looks the same to the rules.
std::size_t rightPictures(const models::Catalogue& taught) {
    static const models::Catalogue house = *models::readCatalogue(kHouse, registry());
    std::size_t right = 0;
    for (const models::CataloguePicture& picture : taught.pictures) {
        double best = 0.0;
        engine::TileFace face{};
        for (const models::CataloguePicture& known : house.pictures) {
            cv::Mat turned = known.picture.clone();
            for (const engine::Rotation rotation : engine::kRotations) {
                if (const double likeness = asRow(turned).dot(asRow(picture.picture)); likeness > best) {
                    best = likeness;
                    face = {known.tile, rotation};
                }
                cv::rotate(turned, turned, cv::ROTATE_90_CLOCKWISE);
            }
        }
        right += best > 0.6 && registry().sameFace(face, {picture.tile, engine::Rotation::None}) ? 1 : 0;
    }
    return right;
}

/// All tiles of the base game in the house edition.
const std::vector<models::CataloguePicture>& baseTiles() {
    static const std::vector<models::CataloguePicture> tiles = [] {
        std::vector<models::CataloguePicture> found = models::readCatalogue(kHouse, registry())->pictures;
        engine::TileCounts left =
            engine::sumOf(*models::findSets(models::bundledTiles(), std::vector<std::string>{"base"}));
        std::erase_if(found, [&](const models::CataloguePicture& picture) {
            return left[static_cast<std::size_t>(picture.tile)]-- <= 0;
        });
        return found;
    }();
    return tiles;
}

/// A file with a photo of tiles from one position of the box on.
std::string photoFile(std::size_t first, std::size_t count) {
    const std::string path =
        (workFolder() / ("photo" + std::to_string(first) + "_" + std::to_string(count) + ".png")).string();
    if (!fs::exists(path))
        cv::imwrite(path, photo(std::span(baseTiles()).subspan(first, count)));
    return path;
}

/// Twelve tiles of all kinds.
std::string smallPhoto() {
    return photoFile(30, 12);
}

constexpr std::size_t kPhotoTiles = 24;

std::string teachBox(const fs::path& out) {
    return "teach " + photoFile(0, kPhotoTiles) + " " + photoFile(kPhotoTiles, kPhotoTiles) + " " +
           photoFile(2 * kPhotoTiles, kPhotoTiles) + " --out " + out.string();
}

/// What is taken for what, by number, as `labels.txt` says.
std::map<std::size_t, engine::TileFace> labelsIn(const fs::path& file) {
    std::map<std::size_t, engine::TileFace> faces;
    std::istringstream lines(textOf(file));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::size_t number = 0;
        std::string type;
        int turns = 0;
        if (words >> number >> type >> turns)
            faces[number] = {*registry().find(type), engine::rotationOf(turns)};
    }
    return faces;
}

/// What the squares of the three photos really are, by number.
std::map<std::size_t, engine::TileFace> truth() {
    std::map<std::size_t, engine::TileFace> faces;
    for (std::size_t i = 0; i < baseTiles().size(); ++i)
        faces[i + 1] = {baseTiles()[i].tile, engine::rotationOf(turnsAt(i % kPhotoTiles))};
    return faces;
}

/// The catalogue taught from three photos of the whole box with the labels mended; made once.
const fs::path& taughtFromPhotos() {
    static const fs::path folder = [] {
        const fs::path out = workFolder() / "from_photos";
        std::ofstream labels(workFolder() / "right.txt");
        for (const auto& [number, face] : truth())
            labels << number << ' ' << registry()[face.type].name << ' '
                   << engine::quarterTurns(face.rotation) << '\n';
        labels.close();
        const Outcome run = meeplecam(teachBox(out) + " --labels " + (workFolder() / "right.txt").string());
        EXPECT_EQ(run.status, 0) << run.output;
        EXPECT_THAT(run.output, HasSubstr("72 tiles\n"));
        EXPECT_THAT(run.output, testing::Not(HasSubstr("Missing")));
        return out;
    }();
    return folder;
}

TEST(Teach, SuggestsTypeAndTurn) {
    const fs::path out = workFolder() / "suggested";
    const Outcome run = meeplecam(teachBox(out));
    ASSERT_EQ(run.status, 0) << run.output;
    const auto suggested = labelsIn(out / "labels.txt");
    ASSERT_EQ(suggested.size(), 72U);
    const auto expected = truth();
    const auto right = std::ranges::count_if(expected, [&](const auto& entry) {
        return registry().sameFace(suggested.at(entry.first), entry.second);
    });
    EXPECT_GE(right, 60);
}

TEST(Teach, MendedLabelsMakeTheCatalogue) {
    const auto taught = models::readCatalogue(taughtFromPhotos(), registry());
    ASSERT_TRUE(taught) << taught.error().message;
    EXPECT_EQ(taught->pictures.size(), 72U);
    EXPECT_GE(rightPictures(*taught), 70U);
    EXPECT_FALSE(cv::imread((taughtFromPhotos() / "sheet.png").string()).empty());
    for (const models::CataloguePicture& picture : taught->pictures)
        EXPECT_FALSE(picture.regions.empty()) << picture.file;
}

TEST(Teach, TablesAreReadWithWhatWasTaught) {
    const std::string table = (fs::path(MEEPLECAM_SHARE) / "tables/first/000.jpg").string();
    const auto typesWith = [&](const fs::path& catalogue) {
        const fs::path board = workFolder() / "board.json";
        const Outcome run = meeplecam("read " + table + " --catalogue " + catalogue.string() +
                                      " --force --json " + board.string());
        EXPECT_EQ(run.status, 0) << run.output;
        std::multiset<std::string> types; // where the board begins and how it is turned is up to each reading
        const nlohmann::json report = nlohmann::json::parse(textOf(board));
        for (const auto& tile : report["tiles"])
            types.insert(tile["tile"].get<std::string>());
        return types;
    };
    const auto expected = typesWith(kHouse);
    EXPECT_GT(expected.size(), 5U);
    EXPECT_EQ(typesWith(taughtFromPhotos()), expected);
}

TEST(Teach, APartOfABoxIsEnough) {
    const fs::path out = workFolder() / "part";
    const Outcome run = meeplecam("teach " + smallPhoto() + " --out " + out.string());
    ASSERT_EQ(run.status, 0) << run.output;
    EXPECT_THAT(run.output, HasSubstr("12 tiles\n"));
    EXPECT_THAT(run.output, HasSubstr("Missing: "));
    const auto taught = models::readCatalogue(out, registry());
    ASSERT_TRUE(taught) << taught.error().message;
    EXPECT_EQ(taught->pictures.size(), 12U);
}

TEST(Teach, LabelsAreFollowed) {
    const fs::path out = workFolder() / "mended";
    std::ofstream(workFolder() / "mended.txt") << "1 none\n2 base.Q 3\n";
    const std::string teach = "teach " + smallPhoto() + " --out " + out.string() + " --labels ";
    const Outcome run = meeplecam(teach + (workFolder() / "mended.txt").string());
    ASSERT_EQ(run.status, 0) << run.output;
    EXPECT_THAT(run.output, HasSubstr("11 tiles\n"));
    EXPECT_THAT(textOf(out / "labels.txt"), HasSubstr("\n2 base.Q 3"));
    EXPECT_TRUE(fs::exists(out / "base-Q_01.png"));
    std::ofstream(workFolder() / "wrong.txt") << "40 base.Q 3\n";
    const Outcome wrong = meeplecam(teach + (workFolder() / "wrong.txt").string());
    EXPECT_EQ(wrong.status, 1);
    EXPECT_THAT(wrong.output, HasSubstr("wrong.txt: line 1 names square 40; there are 12"));
    const std::string mended = textOf(out / "labels.txt");
    ASSERT_EQ(meeplecam("teach " + smallPhoto() + " --out " + out.string()).status, 0);
    EXPECT_EQ(textOf(out / "labels.before.txt"), mended) << "what somebody mended is kept";
    EXPECT_NE(textOf(out / "labels.txt"), mended);
}

/// A photo of twelve tiles of which a hand covers more than half of the one in this place.
std::string photoWithHandOver(std::size_t place) {
    cv::Mat picture = cv::imread(smallPhoto());
    const fs::path board = workFolder() / "places.json";
    const Outcome run = meeplecam("teach " + smallPhoto() + " --out " + (workFolder() / "places").string() +
                                  " --force --json " + board.string());
    EXPECT_EQ(run.status, 0) << run.output;
    const auto quad = nlohmann::json::parse(textOf(board))["squares"][place]["quad"];
    const auto corner = [&](std::size_t i) {
        return cv::Point2d(quad[i][0].get<double>(), quad[i][1].get<double>());
    };
    const cv::Point2d beside = 0.62 * corner(0) + 0.38 * corner(3);
    const cv::Point2d across = 0.62 * corner(1) + 0.38 * corner(2);
    const cv::Point2d down = 0.9 * (corner(3) - corner(0));
    const cv::Point2d aside = 0.15 * (corner(1) - corner(0));
    const std::vector<cv::Point> hand{beside - aside, across + aside, across + aside + down,
                                      beside - aside + down};
    cv::fillConvexPoly(picture, hand, cv::Scalar(120, 150, 205), cv::LINE_AA);
    std::string path = (workFolder() / "hand.png").string();
    cv::imwrite(path, picture);
    return path;
}

TEST(Teach, WhatWasRefusedCanBeAccepted) {
    const std::string picture = photoWithHandOver(4);
    const fs::path out = workFolder() / "accepted";
    const fs::path json = workFolder() / "accepted.json";
    const std::string teach =
        "teach " + picture + " --out " + out.string() + " --force --json " + json.string();
    const Outcome run = meeplecam(teach);
    ASSERT_EQ(run.status, 0) << run.output;
    EXPECT_THAT(run.output, HasSubstr("11 tiles\n"));
    EXPECT_THAT(run.output, HasSubstr("Left out, but on the sheet: 12."));
    const std::string labels = textOf(out / "labels.txt");
    EXPECT_THAT(labels, HasSubstr("\n12 none   # covered; if it is a whole tile, perhaps "));
    const nlohmann::json lesson = nlohmann::json::parse(textOf(json));
    ASSERT_EQ(lesson["squares"].size(), 12U);
    EXPECT_EQ(lesson["squares"][11]["refused"], "covered");
    EXPECT_FALSE(lesson["squares"][11].contains("tile"));
    EXPECT_FALSE(lesson["squares"][0]["suggestions"].empty());
    std::ofstream(workFolder() / "accept.txt") << "12 base.X 1\n";
    const Outcome accepted = meeplecam(teach + " --labels " + (workFolder() / "accept.txt").string());
    ASSERT_EQ(accepted.status, 0) << accepted.output;
    EXPECT_THAT(accepted.output, HasSubstr("12 tiles\n"));
    EXPECT_EQ(nlohmann::json::parse(textOf(json))["squares"][11]["tile"], "base.X");
    EXPECT_TRUE(fs::exists(out / "base-X_01.png"));
}

/// Squares of a photo of an edition's tiles that were found, and those that were refused but offered.
struct SquaresSeen {
    std::size_t tiles = 0;
    std::size_t found = 0;
    std::size_t offered = 0;
};

SquaresSeen squaresOf(const fs::path& edition) {
    const std::vector<models::CataloguePicture> tiles = models::readCatalogue(edition, registry())->pictures;
    const std::string picture = (workFolder() / (edition.filename().string() + ".png")).string();
    cv::imwrite(picture, photo(tiles));
    const fs::path json = workFolder() / "edition.json";
    const Outcome run = meeplecam("teach " + picture + " --out " + (workFolder() / "edition").string() +
                                  " --force --json " + json.string());
    EXPECT_EQ(run.status, 0) << run.output;
    SquaresSeen seen{.tiles = tiles.size()};
    const nlohmann::json lesson = nlohmann::json::parse(textOf(json));
    for (const auto& square : lesson["squares"])
        ++(square.contains("refused") ? seen.offered : seen.found);
    return seen;
}

TEST(Teach, TilesOfEditionsThatNobodyTrainedOnAreFoundOrOffered) {
    const char* data = std::getenv("MEEPLECAM_DATA");
    if (data == nullptr || !fs::exists(fs::path(data) / "editions"))
        GTEST_SKIP() << "needs the folder MEEPLECAM_DATA";
    SquaresSeen all;
    for (const auto& edition : fs::directory_iterator(fs::path(data) / "editions")) {
        const SquaresSeen seen = squaresOf(edition.path());
        std::cout << edition.path().filename().string() << ": " << seen.found << " found and " << seen.offered
                  << " offered of " << seen.tiles << '\n';
        all = {all.tiles + seen.tiles, all.found + seen.found, all.offered + seen.offered};
    }
    EXPECT_GE(all.found * 100, all.tiles * 85);
    EXPECT_GE((all.found + all.offered) * 100, all.tiles * 90);
}

TEST(Teach, BlurredPicturesAndThingsThatAreNoTilesAreRefused) {
    cv::Mat blurred;
    cv::GaussianBlur(photo(std::span(baseTiles()).first(6)), blurred, {}, 9.0);
    cv::imwrite((workFolder() / "blurred.png").string(), blurred);
    const Outcome run = meeplecam("teach " + (workFolder() / "blurred.png").string() + " --out " +
                                  (workFolder() / "no").string());
    EXPECT_EQ(run.status, 1) << run.output;
    EXPECT_THAT(run.output, HasSubstr("no whole tile was found"));
    cv::Mat squares(900, 1200, CV_8UC3, cv::Scalar::all(240));
    for (int i = 0; i < 12; ++i)
        cv::rectangle(squares, {60 + i % 4 * 280, 60 + i / 4 * 280, 200, 200}, cv::Scalar(60, 20 * i, 200),
                      cv::FILLED);
    cv::imwrite((workFolder() / "squares.png").string(), squares);
    EXPECT_EQ(meeplecam("teach " + (workFolder() / "squares.png").string() + " --out " +
                        (workFolder() / "no").string())
                  .status,
              1);
    EXPECT_FALSE(fs::exists(workFolder() / "no" / "catalogue.json"));
}

} // namespace
} // namespace meeplecam
