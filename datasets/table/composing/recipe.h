#pragma once

#include "engine/tiles/result.h"
#include "models/art/plan/dice.h"

#include <opencv2/core.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meeplecam::table {

/// A number that each picture of a set draws anew, evenly between two ends.
struct Range {
    double low = 0;
    double high = 0;
    bool operator==(const Range&) const = default;
    [[nodiscard]] double draw(art::Dice& dice) const { return dice.between(low, high); }
};

/// How the pictures of one set come about (`meeplecam-recipe 1`; datasets/README.md explains the keys).
struct Recipe {
    std::uint64_t seed = 1;
    int pictures = 12;
    cv::Size size{1280, 720};
    std::vector<std::string> sets{"base"};
    bool winter = false;
    Range tiles{12, 36};
    Range players{2, 4};
    double large_meeples = 0;
    double careless_meeples = 0;
    double other_figures = 0;
    Range meeple_scale{1, 1};           ///< of the boxed games' meeples
    Range meeple_thickness{0.55, 0.55}; ///< of the height
    std::vector<std::string> tables{"oak"};
    std::vector<std::string> lights{"day"};
    Range elevation_deg{60, 90};
    Range azimuth_deg{0, 360};
    Range fov_deg{55, 75};
    Range fill{0.7, 0.9};       ///< share of the picture that the board spans
    Range distortion{-0.05, 0}; ///< k1
    Range placement_mm{0.2, 0.5};
    Range placement_deg{0.2, 0.7};
    double clutter = 0.5;              ///< chance of each kind of thing beside the board
    double hands = 0;                  ///< chance of a hand over the table
    std::optional<Range> track_scores; ///< points on the scoring track; none = those of the game
    Range blur_px{0.4, 0.8};
    Range motion_px{0, 0};
    Range noise{1, 3};
    Range exposure_stops{-0.2, 0.2};
    Range white_balance{-0.03, 0.03}; ///< shares by which blue and red are off
    Range jpeg_quality{88, 95};
    bool operator==(const Recipe&) const = default;
};

/// Reads a recipe; `source` names it in messages. Unknown keys, tables and lights are refused.
[[nodiscard]] engine::Result<Recipe> parseRecipe(std::string_view text, const std::string& source);
[[nodiscard]] engine::Result<Recipe> readRecipe(const std::filesystem::path& file);

} // namespace meeplecam::table
