#include "engine/rules/rules.h"

#include <array>
#include <string>

namespace meeplecam::engine {

namespace {

Status checkNumber(const char* what, int value, int least, int most) {
    if (value >= least && value <= most)
        return success();
    return Error{std::string("the rules ask for ") + std::to_string(value) + " " + what + "; choose " +
                 std::to_string(least) + " to " + std::to_string(most)};
}

} // namespace

Rules rulesOf(Preset preset) {
    Rules rules;
    rules.preset = preset;
    rules.farmers = preset == Preset::Base || preset == Preset::Winter; // the course has no fields
    rules.meeples = preset == Preset::Demo ? 5 : 7;
    return rules;
}

FigureCounts figuresOf(const Rules& rules) {
    return {rules.meeples, rules.largeMeeples, rules.abbots, rules.builders, rules.pigs};
}

Status check(const Rules& rules) {
    if (rules.twoTileCityPoints != 4 && rules.twoTileCityPoints != 2)
        return Error{"a two-tile city is worth 4 points, or 2 in older printings, not " +
                     std::to_string(rules.twoTileCityPoints)};
    const Status numbers[] = {
        checkNumber("meeples for each player", rules.meeples, 0, 50),
        checkNumber("large meeples for each player", rules.largeMeeples, 0, 50),
        checkNumber("abbots for each player", rules.abbots, 0, 50),
        checkNumber("builders for each player", rules.builders, 0, 50),
        checkNumber("pigs for each player", rules.pigs, 0, 50),
        checkNumber("points for a city beside a field", rules.farmPointsPerCity, 0, 100),
        checkNumber("tiles in a hand", rules.handSize, 1, 10)};
    for (const Status& status : numbers)
        if (!status)
            return status;
    if (rules.table) {
        const auto [first, last] = *rules.table;
        const CellRange largest = BoardLimits{}.cells;
        if (first.x > last.x || first.y > last.y || !contains(largest, first) || !contains(largest, last))
            return Error{
                "the table runs from its north-west to its south-east cell, within 1000 cells each way"};
    }
    return success();
}

PlayerRange playersOf(Preset preset) {
    return preset == Preset::Base || preset == Preset::Course ? PlayerRange{2, 6} : PlayerRange{2, 5};
}

const char* nameOf(Preset preset) {
    constexpr std::array kNames{"base", "winter", "demo", "course"};
    return kNames[static_cast<std::size_t>(preset)];
}

} // namespace meeplecam::engine
