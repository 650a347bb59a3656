#include "app/records/audit/end_audit.h"

#include "app/records/audit/claims.h"
#include "app/records/audit/scoring_match.h"

#include <algorithm>

namespace meeplecam::records {

using engine::Breakdown;

namespace {

struct KindOfPoints {
    engine::ScoreKind kind;
    int Breakdown::*points;
};
constexpr std::array kKindsOfPoints{KindOfPoints{engine::ScoreKind::Road, &Breakdown::road},
                                    KindOfPoints{engine::ScoreKind::City, &Breakdown::city},
                                    KindOfPoints{engine::ScoreKind::Cloister, &Breakdown::cloister},
                                    KindOfPoints{engine::ScoreKind::Field, &Breakdown::field},
                                    KindOfPoints{engine::ScoreKind::Garden, &Breakdown::garden},
                                    KindOfPoints{engine::ScoreKind::Goods, &Breakdown::goods}};

int Breakdown::*memberFor(engine::ScoreKind kind) {
    switch (kind) {
    case engine::ScoreKind::Road:
        return &Breakdown::road;
    case engine::ScoreKind::Cloister:
        return &Breakdown::cloister;
    case engine::ScoreKind::Field:
        return &Breakdown::field;
    case engine::ScoreKind::Garden:
        return &Breakdown::garden;
    case engine::ScoreKind::Goods:
        return &Breakdown::goods;
    case engine::ScoreKind::City:
    case engine::ScoreKind::Gingerbread:
        break;
    }
    return &Breakdown::city;
}

std::vector<Breakdown> breakdownOf(const std::vector<models::RecordedScoring>& events, std::size_t players) {
    std::vector<Breakdown> sums(players);
    for (const models::RecordedScoring& event : events)
        for (const auto& [player, points] : event.players)
            sums[static_cast<std::size_t>(player)].*memberFor(event.kind) += points;
    return sums;
}

class EndAuditor {
public:
    EndAuditor(const KeptGame& kept, const models::RecordedEnd& recorded, const std::vector<int>& soFar)
        : m_kept(kept)
        , m_recorded(recorded)
        , m_soFar(soFar)
        , m_right(engine::finalScoreOf(kept.game.state()))
        , m_written(recorded.events ? breakdownOf(*recorded.events, kept.names.size()) : m_right.breakdown) {}

    std::vector<AuditFinding> run() {
        if (m_recorded.events)
            m_findings = compareScorings(m_kept.game.state().board, m_right.events, *m_recorded.events,
                                         LeftOut::When::AtEnd, m_kept.names.size());
        if (m_recorded.breakdown)
            auditBreakdown();
        if (m_recorded.scores)
            auditTotals();
        if (m_recorded.winners)
            auditWinners();
        return std::move(m_findings);
    }

private:
    void auditBreakdown();
    void auditTotals();
    void auditWinners();
    [[nodiscard]] SlipCauses explanationFor(std::size_t player, int stated) const;
    [[nodiscard]] bool isExplained(std::size_t player, int total) const;
    bool forgotFeatures(std::size_t player, const KindOfPoints& kind, int missing);

    const KeptGame& m_kept;
    const models::RecordedEnd& m_recorded;
    const std::vector<int>& m_soFar;
    engine::FinalScore m_right;
    std::vector<Breakdown> m_written; // that follows from the events as they are written down
    std::vector<AuditFinding> m_findings;
};

/// A record without a list of features: is one of them, or all of the kind, what is missing?
bool EndAuditor::forgotFeatures(std::size_t player, const KindOfPoints& kind, int missing) {
    if (m_recorded.events)
        return false;
    const bool all = missing == m_right.breakdown[player].*kind.points;
    std::vector<AuditFinding> forgotten;
    for (const engine::ScoreEvent& event : m_right.events)
        for (const engine::PlayerPoints& own : event.players) {
            const bool fits = all ? own.points > 0 : own.points == missing && forgotten.empty();
            if (own.player != static_cast<int>(player) || memberFor(event.kind) != kind.points || !fits)
                continue;
            engine::ScoreEvent alone = event;
            alone.players = {own};
            forgotten.push_back(leftOutFinding(alone, LeftOut::When::ProbablyAtEnd, m_kept.names.size()));
        }
    std::ranges::move(forgotten, std::back_inserter(m_findings));
    return !forgotten.empty();
}

void EndAuditor::auditBreakdown() {
    for (std::size_t player = 0; player < m_kept.names.size(); ++player)
        for (const KindOfPoints& kind : kKindsOfPoints) {
            const int stated = (*m_recorded.breakdown)[player].*kind.points;
            const int right = m_right.breakdown[player].*kind.points;
            if (stated == right || stated == m_written[player].*kind.points ||
                forgotFeatures(player, kind, right - stated))
                continue;
            m_findings.push_back({"wrong_sum",
                                  std::nullopt,
                                  std::nullopt,
                                  {{static_cast<int>(player), right - stated}},
                                  WrongPart{static_cast<int>(player), kind.kind, right, stated}});
        }
}

/// Whether the total follows from what is written down elsewhere, be it right or a mistake that was named.
bool EndAuditor::isExplained(std::size_t player, int total) const {
    const int right = m_right.breakdown[player].total();
    const int before = m_right.totals[player] - right;
    const int stated = m_recorded.breakdown ? (*m_recorded.breakdown)[player].total() : right;
    for (const int start : {before, m_soFar[player]})
        for (const int end : {right, m_written[player].total(), stated})
            if (start + end == total)
                return true;
    return false;
}

void EndAuditor::auditTotals() {
    for (std::size_t player = 0; player < m_kept.names.size(); ++player) {
        const int stated = (*m_recorded.scores)[player];
        if (!isExplained(player, stated))
            m_findings.push_back({"wrong_sum",
                                  std::nullopt,
                                  std::nullopt,
                                  {{static_cast<int>(player), m_right.totals[player] - stated}},
                                  WrongTotal{static_cast<int>(player), m_right.totals[player], stated,
                                             explanationFor(player, stated)}});
    }
}

/// The likeliest explanation of a total; empty when nothing simple explains it.
SlipCauses EndAuditor::explanationFor(std::size_t player, int stated) const {
    const std::vector<ClaimCheck> checks =
        checkClaims({{static_cast<int>(player), stated}}, m_right.totals, possibleSlips(m_kept.game));
    const std::vector<SlipCauses>& explanations = checks.front().explanations;
    return explanations.empty() ? SlipCauses() : explanations.front();
}

/// Winners follow from the totals, be they right or as they are written down.
void EndAuditor::auditWinners() {
    std::vector<int> following;
    if (m_recorded.scores) {
        const int most = *std::ranges::max_element(*m_recorded.scores);
        for (std::size_t player = 0; player < m_recorded.scores->size(); ++player)
            if ((*m_recorded.scores)[player] == most)
                following.push_back(static_cast<int>(player));
    }
    if (*m_recorded.winners == m_right.winners || *m_recorded.winners == following)
        return;
    m_findings.push_back({"wrong_winner", std::nullopt, std::nullopt, {}, WrongWinner{m_right.winners}});
}

} // namespace

std::vector<AuditFinding> auditEnd(const KeptGame& kept, const models::RecordedEnd& recorded,
                                   const std::vector<int>& soFar) {
    return EndAuditor(kept, recorded, soFar).run();
}

} // namespace meeplecam::records
