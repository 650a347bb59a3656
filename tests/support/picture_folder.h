#pragma once

#include "datasets/measuring/picture_bench.h"
#include "engine/board/points.h"
#include "models/files/json_input.h"
#include "tests/support/tables.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

#include <filesystem>
#include <fstream>
#include <map>

namespace meeplecam::tests {

/// The truth as a file holds it, with features named by their sides.
inline models::Json toJson(const datasets::Truth& truth) {
    models::Json json{
        {"format", "meeplecam-truth 1"}, {"tile_set", "base"},        {"art", truth.art},
        {"complete", truth.complete},    {"width", truth.size.width}, {"height", truth.size.height}};
    json["tiles"] = models::Json::array();
    for (const datasets::TruthTile& tile : truth.tiles) {
        models::Json corners = models::Json::array();
        for (const cv::Point2d& corner : tile.corners)
            corners.push_back({corner.x, corner.y});
        json["tiles"].push_back({{"tile", (*models::bundledTiles().registry)[tile.placement->tile].name},
                                 {"x", tile.cell.x},
                                 {"y", tile.cell.y},
                                 {"rot", engine::quarterTurns(tile.placement->rotation)},
                                 {"corners", corners}});
    }
    json["meeples"] = models::Json::array();
    for (const datasets::TruthMeeple& meeple : truth.meeples) {
        const engine::Placement& tile = *tileAt(truth, meeple.cell)->placement;
        const int index = segmentOf(meeple.features.front(), tile);
        const engine::TileType& type = (*models::bundledTiles().registry)[tile.tile];
        const char* kind = engine::nameOf(type.segments[static_cast<std::size_t>(index)].kind);
        json["meeples"].push_back({{"colour", nameOf(meeple.colour)},
                                   {"pose", nameOf(meeple.pose)},
                                   {"x", meeple.cell.x},
                                   {"y", meeple.cell.y},
                                   {"foot", {meeple.foot.x, meeple.foot.y}},
                                   {"feature", {{"kind", kind}, {"index", index}}}});
    }
    return json;
}

/// A folder of its own for each test, with pictures whose content is one grey value; removed afterwards.
class PictureFolder : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        std::filesystem::create_directories((m_folder / name).parent_path());
        std::ofstream(m_folder / name) << text;
        return m_folder / name;
    }
    /// name.png and name.json; the picture is as large as the truth says.
    void addPicture(const std::string& name, const datasets::Truth& truth) {
        write(name + ".json", toJson(truth).dump());
        cv::imwrite((m_folder / (name + ".png")).string(),
                    cv::Mat(truth.size, CV_8UC3, cv::Scalar(100, 100, 100)));
        m_truths[(m_folder / (name + ".png")).string()] = truth;
    }
    /// Knows the pictures of this folder, under any disturbance, and makes no mistake.
    [[nodiscard]] engine::Result<models::BoardReport> readPerfectly(const datasets::PictureTask& task) const {
        const auto known = m_truths.find(task.file);
        if (known == m_truths.end())
            return engine::Error{task.file + " shows nothing known"};
        for (const datasets::Disturbance disturbance : datasets::kDisturbances) {
            const datasets::Truth truth = datasets::disturbed(known->second, disturbance);
            if (truth.size == task.picture.size())
                return perfectReport(truth);
        }
        return engine::Error{task.file + " has an unknown size"};
    }
    [[nodiscard]] datasets::PictureReader perfectReader() const {
        return [this](const datasets::PictureTask& task) { return readPerfectly(task); };
    }

private:
    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() /
        ("meeplecam_" +
         std::string(testing::UnitTest::GetInstance()->current_test_info()->test_suite_name()) + "_" +
         testing::UnitTest::GetInstance()->current_test_info()->name());
    std::map<std::string, datasets::Truth> m_truths;
};

/// A board of two tiles and a meeple on a picture that is wider than high.
inline datasets::Truth wideTruth(const std::string& art = "house") {
    datasets::Truth truth = truthOf({placement("base.D", -4, -4), placement("base.V", -3, -4, 1)});
    truth.meeples = {meepleOn(truth, models::MeepleColour::Red, {-4, -4}, 1)};
    truth.size = {320, 240};
    truth.art = art;
    return truth;
}

} // namespace meeplecam::tests
