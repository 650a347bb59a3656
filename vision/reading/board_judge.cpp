#include "vision/reading/board_reporter.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

using models::BoardReport;

/// Those who play: the players of the setup that have a colour of meeples, then the other colours on the
/// board in the order of models::MeepleColour.
std::vector<models::MeepleColour> coloursOf(const engine::GameSetup& setup, const BoardReport& report) {
    std::vector<models::MeepleColour> colours;
    for (const engine::Player& player : setup.players)
        if (const auto colour = models::findColour(player.colour))
            colours.push_back(*colour);
    const auto known = static_cast<std::ptrdiff_t>(colours.size());
    for (const models::ReportedMeeple& meeple : report.meeples)
        if (std::ranges::find(colours, meeple.colour) == colours.end())
            colours.push_back(meeple.colour);
    std::sort(colours.begin() + known, colours.end());
    return colours;
}

std::vector<engine::PlacedMeeple> meeplesOf(const BoardReport& report,
                                            const std::vector<models::MeepleColour>& colours) {
    std::vector<engine::PlacedMeeple> meeples;
    for (const models::ReportedMeeple& meeple : report.meeples)
        meeples.push_back({static_cast<int>(std::ranges::find(colours, meeple.colour) - colours.begin()),
                           meeple.figure, meeple.feature});
    return meeples;
}

models::MissedScoring missedScoring(const engine::ScoreEvent& event,
                                    const std::vector<models::MeepleColour>& colours) {
    models::MissedScoring missed{static_cast<engine::FeatureKind>(event.kind), 0, {}};
    for (const auto& [player, points] : event.players) {
        missed.points = points;
        missed.colours.push_back(colours[static_cast<std::size_t>(player)]);
    }
    return missed;
}

/// From so many kinds on of which there are too many tiles, another box is among them.
constexpr std::size_t kKindsOfOtherBox = 4;

models::ReportFinding surplusOf(std::vector<engine::Overcount> kinds, const BoardReport& report) {
    std::vector<models::ReportedTile> copies;
    std::ranges::copy_if(report.tiles, std::back_inserter(copies), [&](const models::ReportedTile& tile) {
        return std::ranges::find(kinds, tile.placement.tile, &engine::Overcount::tile) != kinds.end();
    });
    std::ranges::stable_sort(copies, {}, &models::ReportedTile::confidence);
    models::SurplusTiles surplus{std::move(kinds), {}};
    for (const models::ReportedTile& tile : copies)
        surplus.cells.push_back(tile.placement.cell);
    const engine::Cell first = surplus.cells.front();
    return {first, std::move(surplus)};
}

void addFindings(const engine::BoardScore& score, const std::vector<models::MeepleColour>& colours,
                 BoardReport& report) {
    const auto add = [&](engine::Cell cell, const auto& content) {
        models::ReportFinding& finding = report.findings.emplace_back();
        finding.cell = cell;
        finding.content = content;
    };
    for (const engine::Clash& clash : score.clashes)
        add(clash.cell, clash);
    if (score.overcounts.size() >= kKindsOfOtherBox)
        report.findings.push_back(surplusOf(score.overcounts, report));
    else
        for (const engine::Overcount& over : score.overcounts)
            report.findings.push_back(surplusOf({over}, report));
    for (const engine::ScoreEvent& missed : score.missed)
        add(missed.at.cell, missedScoring(missed, colours));
    for (const engine::MisplacedMeeple& misplaced : score.misplaced)
        add(misplaced.meeple.at.cell, misplaced.breach);
}

void addScores(const engine::BoardScore& score, const std::vector<models::MeepleColour>& colours,
               BoardReport& report) {
    for (std::size_t player = 0; player < colours.size(); ++player) {
        models::ReportedScore scored{colours[player], score.ifEndedNow.totals[player], {}};
        const auto add = [&](const engine::ScoreEvent& event) {
            for (const engine::PlayerPoints& points : event.players)
                if (points.player == static_cast<int>(player))
                    scored.sheet.push_back({static_cast<engine::FeatureKind>(event.kind), event.completed,
                                            static_cast<int>(event.tiles.size()), event.pennants,
                                            points.points, event.at});
        };
        std::ranges::for_each(score.ifEndedNow.events, add);
        report.scores.push_back(std::move(scored));
    }
}

engine::Result<engine::BoardScore> scoreOf(const engine::GameSetup& setup, const BoardReport& report,
                                           const std::vector<models::MeepleColour>& colours) {
    engine::GameSetup shown = setup;
    shown.players.clear();
    for (const models::MeepleColour colour : colours) {
        const std::string name(models::nameOf(colour));
        const auto player = std::ranges::find(setup.players, name, &engine::Player::colour);
        shown.players.push_back(player != setup.players.end() ? *player : engine::Player{"", name});
    }
    const auto book = engine::RuleBook::createForBoards(shown);
    if (!book)
        return book.error();
    std::vector<engine::Placement> tiles;
    std::ranges::transform(report.tiles, std::back_inserter(tiles), &models::ReportedTile::placement);
    return engine::scoreBoard(*book, tiles, meeplesOf(report, colours));
}

/// The places about which there is a question for this reason.
std::vector<engine::Cell> placesFor(models::QuestionReason why, const BoardReport& report) {
    std::vector<engine::Cell> places;
    for (const auto* const questions : {&report.questions, &report.mayBeLookedAt})
        for (const models::ReportQuestion& question : *questions)
            if (question.why == why)
                places.push_back(question.cell);
    return places;
}

/// What concerns several places is said once.
void addSaidOnce(BoardReport& report) {
    if (auto hidden = placesFor(models::QuestionReason::UnderHand, report); !hidden.empty())
        report.findings.push_back({{}, models::HiddenPlaces{std::move(hidden)}});
    if (auto others = placesFor(models::QuestionReason::OtherBox, report); !others.empty())
        report.findings.push_back({{}, models::OtherBoxes{std::move(others)}});
}

} // namespace

engine::Result<engine::BoardScore> scoreOf(const engine::GameSetup& setup, const BoardReport& report) {
    return scoreOf(setup, report, coloursOf(setup, report));
}

void judgeByRules(const engine::GameSetup& setup, BoardReport& report) {
    addSaidOnce(report);
    const std::vector<models::MeepleColour> colours = coloursOf(setup, report);
    const auto score = scoreOf(setup, report, colours);
    if (!score) {
        report.findings.push_back({{}, models::FindingInWords{"rules", score.error().message}});
        return;
    }
    addFindings(*score, colours, report);
    addScores(*score, colours, report);
}

} // namespace meeplecam::vision
