#include "datasets/verdicts/meeple_verdicts.h"

#include "datasets/verdicts/meeple_matching.h"
#include "engine/rules/events.h"

#include <algorithm>

namespace meeplecam::datasets {

namespace {

using models::BoardReport;
using models::ReportedMeeple;
using About = models::ReportQuestion::About;

/// The feature that a report names, as it lies; none when the report has no tile there or the tile no such
/// feature.
std::optional<PlacedFeature> featureOf(const ReportedMeeple& meeple, const BoardReport& report,
                                       const engine::TileRegistry& registry) {
    const models::ReportedTile* tile = tileAt(report, meeple.feature.cell);
    if (tile == nullptr)
        return std::nullopt;
    const engine::TileType& type = registry[tile->placement.tile];
    const int segment = meeple.feature.segment;
    if (segment < 0 || segment >= static_cast<int>(type.segments.size()))
        return std::nullopt;
    return placedFeature(type, segment, tile->placement.rotation);
}

/// "red city" and what the feature reaches, or "red meeple" when it has none.
std::string textOf(models::MeepleColour colour, const std::optional<PlacedFeature>& feature) {
    return std::string(nameOf(colour)) + " " + (feature ? textOf(*feature) : "meeple");
}

std::string textOf(const TruthMeeple& meeple) {
    return textOf(meeple.colour,
                  meeple.features.empty() ? std::nullopt : std::optional(meeple.features.front()));
}

/// Where a report stands when that is not the expected cell: " in (2,-1)".
std::string elsewhere(engine::Cell cell, engine::Cell expected) {
    if (cell == expected)
        return "";
    return " in (" + std::to_string(cell.x) + "," + std::to_string(cell.y) + ")";
}

/// A meeple that was found: by the feature.
MeepleVerdict foundVerdict(const TruthMeeple& meeple, const ReportedMeeple& found,
                           const std::optional<PlacedFeature>& feature) {
    const bool right =
        feature && found.feature.cell == meeple.cell && std::ranges::count(meeple.features, *feature) > 0;
    if (!right)
        return MeepleVerdict::WrongFeature;
    return meeple.visible < kHardlyVisible ? MeepleVerdict::HiddenRight : MeepleVerdict::Right;
}

JudgedMeeple judgeFound(const TruthMeeple& meeple, const ReportedMeeple& found, const BoardReport& report,
                        const engine::TileRegistry& registry) {
    JudgedMeeple judged;
    judged.cell = meeple.cell;
    judged.asked = std::max(askedAt(report, meeple.cell, About::Meeple),
                            askedAt(report, found.feature.cell, About::Meeple));
    if (meeple.features.empty()) {
        judged.verdict = MeepleVerdict::Unjudged;
        return judged;
    }
    const std::optional<PlacedFeature> feature = featureOf(found, report, registry);
    judged.verdict = foundVerdict(meeple, found, feature);
    judged.text = textOf(found.colour, feature) + elsewhere(found.feature.cell, meeple.cell) +
                  " instead of " + textOf(meeple);
    if (meeple.kind == PieceKind::Meeple) {
        judged.pose = meeple.pose == found.pose ? AspectVerdict::Right : AspectVerdict::Wrong;
        judged.figure = meeple.figure == found.figure ? AspectVerdict::Right : AspectVerdict::Wrong;
        if (judged.figure == AspectVerdict::Wrong)
            judged.text += std::string(", ") + engine::nameOf(found.figure) + " instead of " +
                           engine::nameOf(meeple.figure);
    }
    return judged;
}

/// A meeple without a report of its colour; `other` is one of another colour in its place, or null.
JudgedMeeple judgeMissed(const TruthMeeple& meeple, const ReportedMeeple* other, const BoardReport& report) {
    JudgedMeeple judged;
    judged.cell = meeple.cell;
    judged.asked = askedAt(report, meeple.cell, About::Meeple);
    judged.text = textOf(meeple) +
                  (other == nullptr ? " is missing" : " was read as " + std::string(nameOf(other->colour)));
    if (meeple.features.empty())
        judged.verdict = MeepleVerdict::Unjudged;
    else if (meeple.visible < kHardlyVisible)
        judged.verdict = MeepleVerdict::Hidden;
    else
        judged.verdict = other == nullptr ? MeepleVerdict::Missing : MeepleVerdict::WrongColour;
    return judged;
}

JudgedMeeple judgeLeftOver(const ReportedMeeple& meeple, const BoardReport& report, const Truth& truth,
                           const engine::TileRegistry& registry) {
    JudgedMeeple judged;
    judged.cell = meeple.feature.cell;
    judged.asked = askedAt(report, judged.cell, About::Meeple);
    judged.verdict = truth.meeplesComplete ? MeepleVerdict::Spurious : MeepleVerdict::Unjudged;
    judged.text = textOf(meeple.colour, featureOf(meeple, report, registry)) + " where none stands";
    return judged;
}

} // namespace

std::vector<JudgedMeeple> judgeMeeples(const BoardReport& report, const Truth& truth,
                                       const engine::TileRegistry& registry) {
    const MeepleMatches matches = matchMeeples(truth, report.meeples);
    const auto reportOf = [&](int position) {
        return position < 0 ? nullptr : &report.meeples[static_cast<std::size_t>(position)];
    };
    std::vector<JudgedMeeple> judged;
    for (std::size_t i = 0; i < truth.meeples.size(); ++i) {
        const TruthMeeple& meeple = truth.meeples[i];
        if (const ReportedMeeple* found = reportOf(matches.reportOfMeeple[i]))
            judged.push_back(judgeFound(meeple, *found, report, registry));
        else
            judged.push_back(judgeMissed(meeple, reportOf(matches.reportOfAnother[i]), report));
    }
    for (std::size_t i = 0; i < report.meeples.size(); ++i) {
        if (matches.meepleOfReport[i] >= 0)
            continue;
        judged.push_back(judgeLeftOver(report.meeples[i], report, truth, registry));
        if (std::ranges::count(matches.reportOfAnother, static_cast<int>(i)) > 0)
            judged.back().verdict = MeepleVerdict::Spurious; // a meeple stands there, in another colour
    }
    return judged;
}

} // namespace meeplecam::datasets
