#include "app/records/audit/audit.h"

#include "app/records/audit/record_audit.h"
#include "app/session/story/event_ledger.h"
#include "app/words/report_words.h"
#include "engine/play/turn_rules.h"
#include "vision/reading/board_reporter.h"

#include <algorithm>

namespace meeplecam::records {

using engine::Error;
using engine::Result;

namespace {

/// The turn that laid the tile at a cell.
std::optional<std::size_t> turnAt(const engine::Game& game, engine::Cell cell) {
    const auto turn = std::ranges::find(
        game.turns(), cell, [](const engine::HistoryTurn& played) { return played.turn.placement.cell; });
    if (turn == game.turns().end())
        return std::nullopt;
    return static_cast<std::size_t>(turn - game.turns().begin());
}

/// Takes over what the log found, and asks, and still stands.
Audit auditOfFollowed(const KeptGame& kept, Audit audit) {
    for (const session::OpenFinding& open : kept.told->findings()) {
        const std::string kind = session::kindOf(open.made.finding);
        const engine::Cell cell = open.made.finding.cell;
        const bool aboutTurn = open.made.basis == session::FindingBasis::Rules && kind != "not_taken_back" &&
                               kind != "taken_without_scoring";
        audit.findings.push_back(
            {kind, aboutTurn ? turnAt(kept.game, cell) : std::nullopt, cell, {}, open.made.finding});
    }
    for (const session::OpenQuestion& open : kept.told->questions())
        audit.doubts.emplace_back(open.question);
    return audit;
}

/// What the record says that its turns led to; nothing where it was made of turns and never read.
Result<models::RecordedOutcome> outcomeIn(const KeptGame& kept) {
    if (!kept.record.source.contains("turns"))
        return models::RecordedOutcome{std::vector<models::RecordedTurn>(kept.record.turns.size()), {}};
    std::string complaint;
    models::RecordedOutcome outcome =
        models::readRecordedOutcome(models::JsonCursor(kept.record.source, "", complaint), kept.names.size());
    return complaint.empty() ? Result<models::RecordedOutcome>(std::move(outcome)) : Error{complaint};
}

Result<Audit> auditOfRecord(const KeptGame& kept, Audit audit) {
    const Result<models::RecordedOutcome> recorded = outcomeIn(kept);
    if (!recorded)
        return recorded.error();
    audit.findings = differencesOf(kept, *recorded);
    for (const engine::Breach& breach :
         engine::breachesOfDiscards(kept.game.state(), kept.record.discardedAtEnd))
        audit.findings.push_back(
            {"against_the_rules",
             std::nullopt,
             std::nullopt,
             {},
             session::StoryFinding{{}, session::BrokenRule{"against_the_rules", breach}}});
    return audit;
}

/// A complete feature that still carries meeples.
AuditFinding notTakenBack(const engine::GameState& state, const engine::ScoreEvent& event) {
    std::vector<int> players;
    for (const engine::PlacedMeeple& meeple : engine::meeplesOn(state, state.board.featureAt(event.at)))
        if (std::ranges::find(players, meeple.player) == players.end())
            players.push_back(meeple.player);
    return {"not_taken_back", std::nullopt, event.at.cell, event.players,
            StillCarriesMeeples{event, std::move(players)}};
}

Result<Audit> auditOfPicture(const models::BoardReport& report, const Result<engine::BoardScore>& score) {
    if (!score)
        return score.error();
    const engine::GameState& state = score->state;
    Audit audit;
    audit.about = Audit::About::Picture;
    audit.over = state.over();
    audit.setup = state.book->setup();
    audit.picture = report;
    audit.doubts.assign(report.questions.begin(), report.questions.end());
    audit.walk = finalWalkOf(state, session::playerNames(state.book->setup()));
    for (const models::ReportFinding& finding : report.findings)
        if (!std::holds_alternative<models::MissedScoring>(finding.content)) // told below, with more about it
            audit.findings.push_back({models::kindOf(finding),
                                      std::nullopt,
                                      models::hasPlace(finding) ? std::optional(finding.cell) : std::nullopt,
                                      {},
                                      finding});
    for (const engine::ScoreEvent& missed : score->missed)
        audit.findings.push_back(notTakenBack(state, missed));
    return audit;
}

} // namespace

Result<Audit> auditOf(const KeptGame& kept) {
    Audit audit;
    audit.about = kept.told ? Audit::About::Log : Audit::About::Record;
    audit.setup = kept.record.setup;
    audit.over = kept.over;
    audit.walk = finalWalkOf(kept.game.state(), kept.names);
    return kept.told ? auditOfFollowed(kept, std::move(audit)) : auditOfRecord(kept, std::move(audit));
}

Result<Audit> auditOf(const models::BoardReport& report, const engine::GameSetup& setup) {
    if (report.tiles.empty())
        return Error{
            words::ReportWords(report, *setup.registry).finding({{}, models::NoBoard{}}).toStdString()};
    return auditOfPicture(report, vision::scoreOf(setup, report));
}

Result<Audit> auditOf(const session::PhotoBoard& board) {
    return auditOfPicture(board.report, session::scoreOf(board));
}

} // namespace meeplecam::records
