#include "app/records/audit/record_audit.h"

#include "app/records/audit/end_audit.h"
#include "app/records/audit/scoring_match.h"
#include "app/session/story/story_findings.h"

#include <algorithm>
#include <numeric>

namespace meeplecam::records {

using engine::HistoryTurn;
using engine::PlacedMeeple;
using models::RecordedTurn;

namespace {

/// The same meeple, wherever on its tile it is said to have stood.
bool isSame(const PlacedMeeple& a, const PlacedMeeple& b) {
    return a.player == b.player && a.type == b.type && a.at.cell == b.at.cell;
}

/// Numbers that only ever change by what happens in turns, and that a record states after some of them: the
/// points, or the meeples of one size, of each player. Mistakes that were written down elsewhere explain a
/// change that is not the right one; and what is right in spite of a mistake before it needs no explanation.
class Tally {
public:
    explicit Tally(std::vector<int> start)
        : m_true(start)
        , m_stated(std::move(start))
        , m_right(m_stated.size())
        , m_written(m_stated.size()) {}

    void add(std::size_t player, int right, int written) {
        m_true[player] += right;
        m_right[player] += right;
        m_written[player] += written;
    }
    /// By player, by how much what is stated now is above what it should be; 0 where it is explained.
    std::vector<int> state(const std::vector<int>& now) {
        std::vector<int> above(now.size());
        for (std::size_t player = 0; player < now.size(); ++player) {
            const int change = now[player] - m_stated[player];
            if (now[player] != m_true[player] && change != m_right[player] && change != m_written[player])
                above[player] = change - m_right[player];
        }
        m_stated = now;
        std::ranges::fill(m_right, 0);
        std::ranges::fill(m_written, 0);
        return above;
    }
    /// What was stated last, and what is to be added to it since, as it was written down.
    [[nodiscard]] std::vector<int> written() const {
        std::vector<int> sums = m_stated;
        for (std::size_t player = 0; player < sums.size(); ++player)
            sums[player] += m_written[player];
        return sums;
    }

private:
    std::vector<int> m_true;
    std::vector<int> m_stated;  // last
    std::vector<int> m_right;   // changes since then
    std::vector<int> m_written; // and as they were written down
};

/// Goes through a record turn by turn.
class RecordAuditor {
public:
    RecordAuditor(const KeptGame& kept, const models::RecordedOutcome& recorded)
        : m_kept(kept)
        , m_recorded(recorded)
        , m_points(std::vector<int>(kept.names.size(), 0))
        , m_supply{Tally(std::vector<int>(kept.names.size(), rules().meeples)),
                   Tally(std::vector<int>(kept.names.size(), rules().largeMeeples))} {}

    std::vector<AuditFinding> run() {
        for (std::size_t turn = 0; turn < m_kept.game.turns().size(); ++turn) {
            auditRules(turn);
            auditScorings(turn);
            auditReturns(turn);
            auditPoints(turn);
            auditSupply(turn);
        }
        for (AuditFinding& finding : auditEnd(m_kept, m_recorded.end, m_points.written()))
            m_findings.push_back(std::move(finding));
        return std::move(m_findings);
    }

private:
    [[nodiscard]] const engine::Rules& rules() const { return m_kept.record.setup.rules; }
    [[nodiscard]] const HistoryTurn& played(std::size_t turn) const { return m_kept.game.turns()[turn]; }
    void auditRules(std::size_t turn);
    void auditScorings(std::size_t turn);
    bool wasLate(const AuditFinding& notDue);
    void auditReturns(std::size_t turn);
    void auditPoints(std::size_t turn);
    void auditSupply(std::size_t turn);
    void noteReturned(std::size_t turn, const PlacedMeeple& meeple);
    bool explainByScoring(std::size_t turn, const std::vector<int>& above);
    void addSums(std::size_t turn, const std::vector<int>& above);

    const KeptGame& m_kept;
    const models::RecordedOutcome& m_recorded;
    Tally m_points;
    std::array<Tally, 2> m_supply;                               // small, large
    std::vector<std::pair<PlacedMeeple, std::size_t>> m_staying; // not taken back, and their finding
    std::vector<AuditFinding> m_findings;
};

void RecordAuditor::auditRules(std::size_t turn) {
    for (const session::StoryFinding& finding : session::findingsAboutTurn(m_kept.game, turn))
        m_findings.push_back({session::kindOf(finding), turn, finding.cell, {}, finding});
}

void RecordAuditor::auditScorings(std::size_t turn) {
    const std::vector<engine::ScoreEvent>& right = played(turn).events.scored;
    const auto& written = m_recorded.turns[turn].scored;
    for (const engine::ScoreEvent& event : right)
        for (const auto& [player, points] : event.players)
            m_points.add(static_cast<std::size_t>(player), points, written ? 0 : points);
    if (!written)
        return;
    for (const models::RecordedScoring& event : *written)
        for (const auto& [player, points] : event.players)
            m_points.add(static_cast<std::size_t>(player), 0, points);
    for (AuditFinding& finding : compareScorings(m_kept.game.state().board, right, *written,
                                                 LeftOut::When::InTurn, m_kept.names.size())) {
        finding.turn = turn;
        if (finding.kind != "not_due" || !wasLate(finding))
            m_findings.push_back(std::move(finding));
    }
}

/// Whether a scoring that is not due now is one that was left out before; then that is all there is to say.
bool RecordAuditor::wasLate(const AuditFinding& notDue) {
    for (AuditFinding& earlier : m_findings) {
        const auto makesGood = [](const engine::PlayerPoints& a, const engine::PlayerPoints& b) {
            return a.player == b.player && a.points == -b.points;
        };
        if (earlier.kind != "not_scored" || earlier.cell != notDue.cell ||
            !std::ranges::equal(earlier.points, notDue.points, makesGood))
            continue;
        std::get<LeftOut>(earlier.content).scoredIn = notDue.turn;
        earlier.points.clear();
        return true;
    }
    return false;
}

void RecordAuditor::auditReturns(std::size_t turn) {
    const std::vector<PlacedMeeple>& right = played(turn).events.returned;
    std::vector<PlacedMeeple> written = m_recorded.turns[turn].returned.value_or(right);
    for (const PlacedMeeple& meeple : right)
        m_supply[static_cast<std::size_t>(meeple.type)].add(static_cast<std::size_t>(meeple.player), 1, 0);
    for (const PlacedMeeple& meeple : written)
        m_supply[static_cast<std::size_t>(meeple.type)].add(static_cast<std::size_t>(meeple.player), 0, 1);
    for (const PlacedMeeple& meeple : right) {
        const auto same =
            std::ranges::find_if(written, [&](const PlacedMeeple& taken) { return isSame(taken, meeple); });
        if (same != written.end()) {
            written.erase(same);
            continue;
        }
        m_staying.emplace_back(meeple, m_findings.size());
        m_findings.push_back(
            {"not_taken_back", turn, meeple.at.cell, {}, StayedOnBoard{meeple, std::nullopt}});
    }
    for (const PlacedMeeple& meeple : written)
        noteReturned(turn, meeple);
}

/// A meeple that came home although nothing sends it home in this turn.
void RecordAuditor::noteReturned(std::size_t turn, const PlacedMeeple& meeple) {
    const auto staying =
        std::ranges::find_if(m_staying, [&](const auto& entry) { return isSame(entry.first, meeple); });
    if (staying == m_staying.end()) {
        m_findings.push_back({"taken_without_scoring", turn, meeple.at.cell, {}, TakenTooEarly{meeple}});
        return;
    }
    std::get<StayedOnBoard>(m_findings[staying->second].content).wentHomeIn = turn;
    m_staying.erase(staying);
}

void RecordAuditor::auditPoints(std::size_t turn) {
    if (played(turn).standing != engine::TurnStanding::NotPlayable)
        for (const engine::Transfer& transfer : played(turn).turn.transfers) {
            m_points.add(static_cast<std::size_t>(transfer.from), -transfer.points, -transfer.points);
            m_points.add(static_cast<std::size_t>(transfer.to), transfer.points, transfer.points);
        }
    if (!m_recorded.turns[turn].scores)
        return;
    const std::vector<int> above = m_points.state(*m_recorded.turns[turn].scores);
    const bool wrong = std::ranges::any_of(above, [](int points) { return points != 0; });
    if (wrong && !explainByScoring(turn, above))
        addSums(turn, above);
}

/// A record that lists no scorings: does one of this turn explain the points?
bool RecordAuditor::explainByScoring(std::size_t turn, const std::vector<int>& above) {
    if (m_recorded.turns[turn].scored)
        return false;
    for (const engine::ScoreEvent& event : played(turn).events.scored) {
        std::vector<int> rest = above;
        for (const auto& [player, points] : event.players)
            rest[static_cast<std::size_t>(player)] += points;
        if (std::ranges::any_of(rest, [](int points) { return points != 0; }))
            continue;
        m_findings.push_back(leftOutFinding(event, LeftOut::When::InTurn, m_kept.names.size()));
        m_findings.back().turn = turn;
        return true;
    }
    return false;
}

void RecordAuditor::addSums(std::size_t turn, const std::vector<int>& above) {
    for (std::size_t player = 0; player < above.size(); ++player)
        if (above[player] != 0)
            m_findings.push_back({"wrong_sum",
                                  turn,
                                  std::nullopt,
                                  {{static_cast<int>(player), -above[player]}},
                                  WrongTurnSum{static_cast<int>(player), above[player]}});
}

void RecordAuditor::auditSupply(std::size_t turn) {
    const engine::Turn& play = played(turn).turn;
    if (play.meeple && played(turn).standing != engine::TurnStanding::NotPlayable)
        m_supply[static_cast<std::size_t>(play.meeple->type)].add(static_cast<std::size_t>(play.player), -1,
                                                                  -1);
    if (!m_recorded.turns[turn].supply)
        return;
    for (std::size_t type = 0; type < m_supply.size(); ++type) {
        std::vector<int> stated;
        for (const models::SupplyOf& own : *m_recorded.turns[turn].supply)
            stated.push_back(own[type]);
        const std::vector<int> above = m_supply[type].state(stated);
        for (std::size_t player = 0; player < above.size(); ++player)
            if (above[player] != 0)
                m_findings.push_back({"wrong_supply",
                                      turn,
                                      std::nullopt,
                                      {},
                                      WrongSupply{static_cast<int>(player),
                                                  static_cast<engine::MeepleType>(type), above[player]}});
    }
}

} // namespace

std::vector<AuditFinding> differencesOf(const KeptGame& kept, const models::RecordedOutcome& recorded) {
    return RecordAuditor(kept, recorded).run();
}

} // namespace meeplecam::records
