#include "app/cli/teach_text.h"

#include "models/art/report_marks.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace meeplecam::cli {

namespace {

using vision::Lesson;

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

/// "base.U, 2 base.V" for the types of which `amount` gives more than none.
template<typename Amount>
std::string listed(const engine::TileCounts& surplus, const engine::TileRegistry& registry, Amount amount) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < surplus.size(); ++i)
        if (const int many = amount(surplus[i]); many > 0)
            parts.push_back((many > 1 ? std::to_string(many) + " " : "") +
                            registry[static_cast<engine::TileTypeId>(i)].name);
    return joined(parts);
}

std::string refusals(const Lesson& lesson) {
    std::map<std::pair<std::string, std::string>, std::size_t> reasons; // picture and reason
    for (const vision::LessonRefusal& refusal : lesson.refused)
        ++reasons[{refusal.picture, vision::wordsOf(refusal.square.fault)}];
    std::string text;
    for (const auto& [reason, count] : reasons)
        text += reason.first + ": " + art::counted(count, "square") + " refused: " + reason.second + "\n";
    return text;
}

} // namespace

std::string describeLesson(const Lesson& lesson, const engine::TileRegistry& registry,
                           const engine::TileCounts& counts) {
    const auto known =
        std::ranges::count_if(lesson.squares, [](const auto& square) { return square.tile.has_value(); });
    std::string text = art::counted(static_cast<std::size_t>(known), "tile") + "\n" + refusals(lesson);
    std::vector<std::string> doubtful;
    for (std::size_t i = 0; i < lesson.squares.size(); ++i)
        if (vision::isDoubtful(lesson.squares[i], registry))
            doubtful.push_back(std::to_string(i + 1));
    if (!doubtful.empty())
        text += "Not sure of number " + joined(doubtful) + "\n";
    const engine::TileCounts surplus = vision::surplusOf(lesson, counts);
    const std::string missing = listed(surplus, registry, [](int count) { return -count; });
    const std::string twice = listed(surplus, registry, [](int count) { return count; });
    text += missing.empty() ? "" : "Missing: " + missing + "\n";
    text += twice.empty() ? "" : "More than the box holds: " + twice + "\n";
    return text;
}

} // namespace meeplecam::cli
