#include "datasets/table/composing/recipe.h"

#include "datasets/table/scene/lights.h"
#include "datasets/table/scene/table_tops.h"
#include "models/files/json_input.h"

#include <algorithm>
#include <functional>
#include <map>

namespace meeplecam::table {

namespace {

using models::Json;

/// Collects the first thing that is wrong.
struct Complaint {
    std::string text;
    void note(const std::string& problem) {
        if (text.empty())
            text = problem;
    }
};

struct Limits {
    double least = 0;
    double most = 0;
};

double numberIn(const Json& value, const std::string& key, Limits limits, Complaint& complaint) {
    if (value.is_number() && value.get<double>() >= limits.least && value.get<double>() <= limits.most)
        return value.get<double>();
    complaint.note("'" + key + "' must be a number from " + Json(limits.least).dump() + " to " +
                   Json(limits.most).dump());
    return limits.least;
}

/// A number, or a list of its two ends.
Range rangeIn(const Json& value, const std::string& key, Limits limits, Complaint& complaint) {
    if (value.is_array() && value.size() == 2)
        return {numberIn(value[0], key, limits, complaint), numberIn(value[1], key, limits, complaint)};
    const double number = numberIn(value, key, limits, complaint);
    return {number, number};
}

std::vector<std::string> namesIn(const Json& value, const std::string& key,
                                 const std::vector<std::string>& known, Complaint& complaint) {
    std::vector<std::string> names;
    if (!value.is_array() || value.empty())
        complaint.note("'" + key + "' must be a list of names");
    for (const Json& name : value) {
        if (!name.is_string() ||
            (!known.empty() && std::ranges::count(known, name.get<std::string>()) == 0)) {
            complaint.note("'" + key + "' does not know " + name.dump());
            continue;
        }
        names.push_back(name.get<std::string>());
    }
    return names;
}

using Setter = std::function<void(Recipe&, const Json&, const std::string&, Complaint&)>;

Setter range(Range Recipe::*member, Limits limits) {
    return [=](Recipe& recipe, const Json& value, const std::string& key, Complaint& complaint) {
        recipe.*member = rangeIn(value, key, limits, complaint);
    };
}

Setter range(std::optional<Range> Recipe::*member, Limits limits) {
    return [=](Recipe& recipe, const Json& value, const std::string& key, Complaint& complaint) {
        recipe.*member = rangeIn(value, key, limits, complaint);
    };
}

Setter share(double Recipe::*member) {
    return [=](Recipe& recipe, const Json& value, const std::string& key, Complaint& complaint) {
        recipe.*member = numberIn(value, key, {0, 1}, complaint);
    };
}

Setter names(std::vector<std::string> Recipe::*member, const std::vector<std::string>& known) {
    return [=](Recipe& recipe, const Json& value, const std::string& key, Complaint& complaint) {
        recipe.*member = namesIn(value, key, known, complaint);
    };
}

Setter whole(const std::function<void(Recipe&, int)>& set, Limits limits) {
    return [=](Recipe& recipe, const Json& value, const std::string& key, Complaint& complaint) {
        set(recipe, static_cast<int>(numberIn(value, key, limits, complaint)));
    };
}

const std::map<std::string, Setter>& setters() {
    static const std::map<std::string, Setter> kSetters{
        {"seed", whole([](Recipe& r, int v) { r.seed = static_cast<std::uint64_t>(v); }, {0, 1e9})},
        {"pictures", whole([](Recipe& r, int v) { r.pictures = v; }, {1, 100000})},
        {"width", whole([](Recipe& r, int v) { r.size.width = v; }, {320, 4096})},
        {"height", whole([](Recipe& r, int v) { r.size.height = v; }, {240, 4096})},
        {"winter", whole([](Recipe& r, int v) { r.winter = v != 0; }, {0, 1})},
        {"sets", names(&Recipe::sets, {})},
        {"tables", names(&Recipe::tables, tableTopNames())},
        {"lights", names(&Recipe::lights, lightNames())},
        {"tiles", range(&Recipe::tiles, {1, 500})},
        {"players", range(&Recipe::players, {1, 6})},
        {"large_meeples", share(&Recipe::large_meeples)},
        {"careless_meeples", share(&Recipe::careless_meeples)},
        {"other_figures", share(&Recipe::other_figures)},
        {"meeple_scale", range(&Recipe::meeple_scale, {0.5, 2})},
        {"meeple_thickness", range(&Recipe::meeple_thickness, {0.2, 1})},
        {"elevation_deg", range(&Recipe::elevation_deg, {20, 90})},
        {"azimuth_deg", range(&Recipe::azimuth_deg, {-360, 720})},
        {"fov_deg", range(&Recipe::fov_deg, {20, 100})},
        {"fill", range(&Recipe::fill, {0.1, 2})},
        {"distortion", range(&Recipe::distortion, {-0.3, 0.3})},
        {"placement_mm", range(&Recipe::placement_mm, {0, 5})},
        {"placement_deg", range(&Recipe::placement_deg, {0, 10})},
        {"clutter", share(&Recipe::clutter)},
        {"hands", share(&Recipe::hands)},
        {"track_scores", range(&Recipe::track_scores, {0, 1000})},
        {"blur_px", range(&Recipe::blur_px, {0, 10})},
        {"motion_px", range(&Recipe::motion_px, {0, 60})},
        {"noise", range(&Recipe::noise, {0, 40})},
        {"exposure_stops", range(&Recipe::exposure_stops, {-4, 4})},
        {"white_balance", range(&Recipe::white_balance, {-0.5, 0.5})},
        {"jpeg_quality", range(&Recipe::jpeg_quality, {10, 100})}};
    return kSetters;
}

} // namespace

engine::Result<Recipe> parseRecipe(std::string_view text, const std::string& source) {
    const engine::Result<Json> json = models::parseJson(text, source);
    if (!json)
        return json.error();
    if (!json->is_object() || json->value("format", "") != "meeplecam-recipe 1")
        return engine::Error{source + " is not a recipe: its format must be 'meeplecam-recipe 1'"};
    Recipe recipe;
    Complaint complaint;
    for (const auto& [key, value] : json->items()) {
        if (key == "format" || key == "title")
            continue;
        const auto setter = setters().find(key);
        if (setter == setters().end())
            complaint.note("a recipe has no key '" + key + "'");
        else
            setter->second(recipe, value, key, complaint);
    }
    if (!complaint.text.empty())
        return engine::Error{source + ": " + complaint.text};
    return recipe;
}

engine::Result<Recipe> readRecipe(const std::filesystem::path& file) {
    const engine::Result<std::string> text = models::readFile(file, "a recipe", 1 << 20);
    if (!text)
        return text.error();
    return parseRecipe(*text, file.string());
}

} // namespace meeplecam::table
