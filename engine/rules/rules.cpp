#include "engine/rules/rules.h"

#include "engine/tiles/phrase.h"

#include <array>
#include <string>

namespace meeplecam::engine {

namespace {

/// `complaint` has places for the number, the least and the most.
Status checkNumber(const Phrase& complaint, int value, int least, int most) {
    if (value >= least && value <= most)
        return success();
    return Phrase(complaint).with(value).with(least).with(most).error();
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
        return phrase("Rules", "a two-tile city is worth 4 points, or 2 in older printings, not %1")
            .with(rules.twoTileCityPoints)
            .error();
    const Status numbers[] = {
        checkNumber(phrase("Rules", "the rules ask for %1 meeples for each player; choose %2 to %3"),
                    rules.meeples, 0, 50),
        checkNumber(phrase("Rules", "the rules ask for %1 large meeples for each player; choose %2 to %3"),
                    rules.largeMeeples, 0, 50),
        checkNumber(phrase("Rules", "the rules ask for %1 abbots for each player; choose %2 to %3"),
                    rules.abbots, 0, 50),
        checkNumber(phrase("Rules", "the rules ask for %1 builders for each player; choose %2 to %3"),
                    rules.builders, 0, 50),
        checkNumber(phrase("Rules", "the rules ask for %1 pigs for each player; choose %2 to %3"), rules.pigs,
                    0, 50),
        checkNumber(phrase("Rules", "the rules ask for %1 points for a city beside a field; choose %2 to %3"),
                    rules.farmPointsPerCity, 0, 100),
        checkNumber(phrase("Rules", "the rules ask for %1 tiles in a hand; choose %2 to %3"), rules.handSize,
                    1, 10)};
    for (const Status& status : numbers)
        if (!status)
            return status;
    if (rules.table) {
        const auto [first, last] = *rules.table;
        const CellRange largest = BoardLimits{}.cells;
        if (first.x > last.x || first.y > last.y || !contains(largest, first) || !contains(largest, last))
            return phrase("Rules", "the table runs from its north-west to its south-east cell, within 1000 "
                                   "cells each way")
                .error();
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
