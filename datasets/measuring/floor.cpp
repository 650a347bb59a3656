#include "datasets/measuring/floor.h"

#include "datasets/verdicts/text_table.h"
#include "engine/tiles/result.h"

#include <algorithm>

namespace meeplecam::datasets {

namespace {

constexpr std::string_view kAtLeast = "_at_least";
constexpr std::string_view kAtMost = "_at_most";
constexpr double kSmallestStep = 1e-9; // shares that differ by less are equal

std::string valueText(const Measure& measure, double value) {
    switch (measure.unit) {
    case Measure::Unit::Share:
        return fixed(value, 4);
    case Measure::Unit::Number:
        return fixed(value, 2);
    case Measure::Unit::Count:
        break;
    }
    return fixed(value, 0);
}

} // namespace

Floor readFloor(const models::JsonCursor& object, const std::string& key, std::span<const Measure> measures) {
    Floor floor;
    floor.bound = key.ends_with(kAtMost) ? Floor::Bound::AtMost : Floor::Bound::AtLeast;
    const std::string_view ending = floor.bound == Floor::Bound::AtMost ? kAtMost : kAtLeast;
    floor.measure = key.ends_with(ending) ? key.substr(0, key.size() - ending.size()) : "";
    const auto measure = std::ranges::find(measures, std::string_view(floor.measure), &Measure::name);
    if (measure == measures.end())
        object[key].complain("is no floor: a measure of the bench with " + std::string(kAtLeast) + " or " +
                             std::string(kAtMost));
    constexpr double kMost = 1e6;
    const bool share = measure != measures.end() && measure->unit == Measure::Unit::Share;
    floor.value = object[key].number(0, share ? 1 : kMost);
    return floor;
}

FloorRoot readFloorRoot(const models::JsonCursor& cursor) {
    const std::string root = cursor.text();
    if (root == "bundled")
        return FloorRoot::Bundled;
    if (root == "rendered")
        return FloorRoot::Rendered;
    if (root != "data")
        cursor.complain("is neither \"data\" nor \"bundled\" nor \"rendered\"");
    return FloorRoot::Data;
}

FloorComparison compareWithFloors(std::span<const Floor> floors, std::span<const Measure> measures,
                                  const std::string& what) {
    FloorComparison comparison;
    for (const Floor& floor : floors) {
        const auto measure = std::ranges::find(measures, std::string_view(floor.measure), &Measure::name);
        MEEPLECAM_CHECK(measure != measures.end());
        const bool least = floor.bound == Floor::Bound::AtLeast;
        const double surplus = least ? measure->value - floor.value : floor.value - measure->value;
        const std::string text = what + ": " + floor.measure + " is " + valueText(*measure, measure->value) +
                                 ", at " + (least ? "least " : "most ") + valueText(*measure, floor.value);
        if (surplus < -kSmallestStep)
            comparison.broken.push_back(text + " is wanted");
        else if (surplus > kSmallestStep)
            comparison.better.push_back(text + " is the floor");
    }
    return comparison;
}

} // namespace meeplecam::datasets
