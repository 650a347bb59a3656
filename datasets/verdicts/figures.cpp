#include "datasets/verdicts/figures.h"

#include <algorithm>
#include <array>

namespace meeplecam::datasets {

namespace {

constexpr std::array kTileCounts{&TileFigures::right,  &TileFigures::wrong,       &TileFigures::missing,
                                 &TileFigures::extra,  &TileFigures::asked,       &TileFigures::silent,
                                 &TileFigures::hidden, &TileFigures::hiddenRight, &TileFigures::unjudged};

constexpr std::array kMeepleCounts{
    &MeepleFigures::right,       &MeepleFigures::wrongFeature, &MeepleFigures::wrongColour,
    &MeepleFigures::missing,     &MeepleFigures::spurious,     &MeepleFigures::asked,
    &MeepleFigures::silent,      &MeepleFigures::hidden,       &MeepleFigures::hiddenRight,
    &MeepleFigures::unjudged,    &MeepleFigures::posesJudged,  &MeepleFigures::posesRight,
    &MeepleFigures::kindsJudged, &MeepleFigures::kindsRight};

constexpr std::array kBoardCounts{
    &BoardFigures::pictures,      &BoardFigures::unread,       &BoardFigures::exact,
    &BoardFigures::tilesExact,    &BoardFigures::rightOrAsked, &BoardFigures::tilesRightOrAsked,
    &BoardFigures::withoutSilent, &BoardFigures::questions,    &BoardFigures::questionsNeeded,
    &BoardFigures::listed,        &BoardFigures::findings};

template<class Part, std::size_t Count>
void add(Part& to, const Part& from, const std::array<int Part::*, Count>& counts) {
    for (int Part::*const count : counts)
        to.*count += from.*count;
}

} // namespace

Measure countMeasure(std::string_view name, int value) {
    return {name, static_cast<double>(value), Measure::Unit::Count};
}

Measure shareMeasure(std::string_view name, int part, int whole) {
    return {name, whole == 0 ? 1.0 : static_cast<double>(part) / whole, Measure::Unit::Share};
}

Figures& Figures::operator+=(const Figures& other) {
    add(tiles, other.tiles, kTileCounts);
    add(meeples, other.meeples, kMeepleCounts);
    add(boards, other.boards, kBoardCounts);
    return *this;
}

std::vector<Measure> measuresOf(const Figures& f) {
    return {shareMeasure("tiles_right", f.tiles.right, f.tiles.required()),
            countMeasure("tiles_wrong", f.tiles.wrong),
            countMeasure("tiles_missing", f.tiles.missing),
            countMeasure("tiles_extra", f.tiles.extra),
            countMeasure("tiles_asked", f.tiles.asked),
            countMeasure("silent", f.tiles.silent),
            shareMeasure("boards_exact", f.boards.exact, f.boards.pictures),
            shareMeasure("boards_tiles_exact", f.boards.tilesExact, f.boards.pictures),
            shareMeasure("boards_right_or_asked", f.boards.rightOrAsked, f.boards.pictures),
            shareMeasure("boards_tiles_right_or_asked", f.boards.tilesRightOrAsked, f.boards.pictures),
            shareMeasure("boards_without_silent", f.boards.withoutSilent, f.boards.pictures),
            countMeasure("boards_unread", f.boards.unread),
            shareMeasure("meeples_found", f.meeples.found(), f.meeples.required()),
            shareMeasure("meeples_right", f.meeples.right, f.meeples.required()),
            countMeasure("meeples_false", f.meeples.spurious),
            countMeasure("meeples_asked", f.meeples.asked),
            countMeasure("meeples_silent", f.meeples.silent),
            shareMeasure("poses_right", f.meeples.posesRight, f.meeples.posesJudged),
            shareMeasure("kinds_right", f.meeples.kindsRight, f.meeples.kindsJudged),
            countMeasure("questions", f.boards.questions),
            countMeasure("questions_needed", f.boards.questionsNeeded),
            countMeasure("listed", f.boards.listed)};
}

std::optional<Measure> findMeasure(const Figures& figures, std::string_view name) {
    const std::vector<Measure> measures = measuresOf(figures);
    const auto found = std::ranges::find(measures, name, &Measure::name);
    if (found == measures.end())
        return std::nullopt;
    return *found;
}

} // namespace meeplecam::datasets
