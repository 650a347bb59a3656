#include "app/records/audit.h"

#include "app/records/record_audit.h"
#include "app/session/event_ledger.h"
#include "app/session/event_text.h"
#include "app/words/language.h"
#include "app/words/report_words.h"
#include "engine/turn_rules.h"
#include "vision/board_reporter.h"

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

AuditDoubt doubtOf(const session::StoryQuestion& question) {
    AuditDoubt doubt{question.about, question.cell, {}, question.why};
    for (const session::StoryAlternative& alternative : question.alternatives)
        doubt.alternatives.push_back(alternative.text);
    return doubt;
}

/// Takes over what the log found, and asks, and still stands.
Result<Audit> auditOfLog(const KeptGame& kept, Audit audit) {
    const auto ledger = session::EventLedger::restore(kept.logged->header.setup, kept.logged->events);
    if (!ledger)
        return ledger.error();
    const session::ReportedGame& reported = ledger->reported();
    for (const session::OpenFinding& open : reported.findings()) {
        const auto& [kind, cell, text] = open.made.finding;
        const bool aboutTurn = open.made.basis == session::FindingBasis::Rules && kind != "not_taken_back" &&
                               kind != "taken_without_scoring";
        audit.findings.push_back({kind, aboutTurn ? turnAt(kept.game, cell) : std::nullopt, cell, {}, text});
    }
    for (const session::OpenQuestion& open : reported.questions())
        audit.doubts.push_back(doubtOf(open.question));
    audit.over = audit.over || reported.story().ended;
    return audit;
}

Result<Audit> auditOfRecord(const KeptGame& kept, Audit audit) {
    std::string complaint;
    const models::RecordedOutcome recorded =
        models::readRecordedOutcome(models::JsonCursor(kept.record.source, "", complaint), kept.names.size());
    if (!complaint.empty())
        return Error{complaint};
    audit.findings = differencesOf(kept, recorded);
    for (const engine::Breach& breach :
         engine::breachesOfDiscards(kept.game.state(), kept.record.discardedAtEnd))
        audit.findings.push_back({"against_the_rules",
                                  std::nullopt,
                                  std::nullopt,
                                  {},
                                  engine::sentenceOf(breach, kept.record.setup)});
    return audit;
}

/// A complete feature that still carries meeples.
AuditFinding notTakenBack(const engine::GameState& state, const engine::ScoreEvent& event,
                          const std::vector<std::string>& names) {
    std::string meeples;
    for (const engine::PlacedMeeple& meeple : engine::meeplesOn(state, state.board.featureAt(event.at)))
        meeples += (meeples.empty() ? "" : ", ") + names[static_cast<std::size_t>(meeple.player)] + " at " +
                   models::placeOf(meeple.at.cell);
    const int points = event.players.empty() ? 0 : event.players.front().points;
    return {"not_taken_back", std::nullopt, event.at.cell, event.players,
            "the " + featureText(event) + " still carries meeples that were not taken back (" + meeples +
                "); if it was not scored, " + namesText(playersOf(event), names) +
                (event.players.size() > 1 ? " each lack " : " lacks ") + session::pointsText(points)};
}

Result<Audit> auditOfPicture(const models::BoardReport& report, const engine::TileRegistry& registry,
                             const Result<engine::BoardScore>& score) {
    if (!score)
        return score.error();
    const words::InEnglish english; // like everything else that an audit says
    const words::ReportWords say(report, registry);
    const engine::GameState& state = score->state;
    Audit audit;
    audit.about = Audit::About::Picture;
    audit.over = state.over();
    for (const models::ReportQuestion& question : report.questions)
        audit.doubts.push_back({question.about, question.cell,
                                models::alternativesOf(question, report, registry),
                                words::wordsOf(question.why).toStdString()});
    audit.walk = finalWalkOf(state, session::playerNames(state.book->setup()));
    for (const models::ReportFinding& finding : report.findings)
        if (!std::holds_alternative<models::MissedScoring>(finding.content)) // told below, with more about it
            audit.findings.push_back({models::kindOf(finding),
                                      std::nullopt,
                                      finding.cell,
                                      {},
                                      say.finding(finding).toStdString()});
    for (const engine::ScoreEvent& missed : score->missed)
        audit.findings.push_back(notTakenBack(state, missed, audit.walk.names));
    return audit;
}

} // namespace

Result<Audit> auditOf(const KeptGame& kept) {
    Audit audit;
    audit.about = kept.logged ? Audit::About::Log : Audit::About::Record;
    audit.over = kept.game.state().over() || !kept.record.discardedAtEnd.empty() ||
                 kept.record.source.contains("final_scores");
    audit.walk = finalWalkOf(kept.game.state(), kept.names);
    return kept.logged ? auditOfLog(kept, std::move(audit)) : auditOfRecord(kept, std::move(audit));
}

Result<Audit> auditOf(const models::BoardReport& report, const engine::GameSetup& setup) {
    if (report.tiles.empty()) {
        const words::InEnglish english;
        return Error{
            words::ReportWords(report, *setup.registry).finding({{}, models::NoBoard{}}).toStdString()};
    }
    return auditOfPicture(report, *setup.registry, vision::scoreOf(setup, report));
}

Result<Audit> auditOf(const session::PhotoBoard& board) {
    return auditOfPicture(board.report, *board.setup.registry, session::scoreOf(board));
}

} // namespace meeplecam::records
