#include "app/records/audit/scoring_match.h"

#include <algorithm>

namespace meeplecam::records {

using engine::PlayerPoints;
using engine::ScoreEvent;
using models::RecordedScoring;

namespace {

std::optional<engine::FeatureId> featureOf(const engine::Board& board, const engine::SegmentRef& at) {
    const engine::Placement* tile = board.tileAt(at.cell);
    if (tile == nullptr || at.segment < 0 ||
        static_cast<std::size_t>(at.segment) >= board.registry()[tile->tile].segments.size())
        return std::nullopt;
    return board.featureAt(at);
}

/// Whether both are about the same feature. Several features may have the same tiles, so the segment that is
/// named counts first.
bool isSame(const engine::Board& board, const ScoreEvent& right, const RecordedScoring& written) {
    if (right.kind != written.kind || right.goods != written.goods)
        return false;
    if (right.kind == engine::ScoreKind::Goods)
        return true;
    if (written.at && written.tiles.empty())
        return featureOf(board, *written.at) == board.featureAt(right.at);
    return right.tiles == written.tiles &&
           (!written.at || featureOf(board, *written.at) == board.featureAt(right.at));
}

/// Whether they may be about the same feature, with its segment or its tiles written down wrongly.
bool isLike(const engine::Board& board, const ScoreEvent& right, const RecordedScoring& written) {
    return right.kind == written.kind && right.kind != engine::ScoreKind::Goods &&
           (right.tiles == written.tiles ||
            (written.at && featureOf(board, *written.at) == board.featureAt(right.at)));
}

int pointsOf(const std::vector<PlayerPoints>& players, int player) {
    int sum = 0;
    for (const PlayerPoints& own : players)
        sum += own.player == player ? own.points : 0;
    return sum;
}

/// By player, what `right` gives more than `written`; without those for whom nothing differs.
std::vector<PlayerPoints> difference(const std::vector<PlayerPoints>& right,
                                     const std::vector<PlayerPoints>& written, std::size_t players) {
    std::vector<PlayerPoints> missing;
    for (int player = 0; player < static_cast<int>(players); ++player)
        if (const int points = pointsOf(right, player) - pointsOf(written, player); points != 0)
            missing.push_back({player, points});
    return missing;
}

/// Finds for each scoring its counterpart; the surest pairs first.
class ScoringMatcher {
public:
    ScoringMatcher(const engine::Board& board, const std::vector<ScoreEvent>& right,
                   const std::vector<RecordedScoring>& written)
        : m_right(right)
        , m_written(written)
        , m_partner(right.size())
        , m_taken(written.size(), false) {
        pair([&](const ScoreEvent& a, const RecordedScoring& b) { return isSame(board, a, b); });
        pair([&](const ScoreEvent& a, const RecordedScoring& b) { return isLike(board, a, b); });
    }
    /// Null for one that was left out.
    [[nodiscard]] const RecordedScoring* partnerOf(std::size_t right) const {
        return m_partner[right] ? &m_written[*m_partner[right]] : nullptr;
    }
    [[nodiscard]] bool isTaken(std::size_t written) const { return m_taken[written]; }

private:
    template<class Fits>
    void pair(Fits fits) {
        for (std::size_t i = 0; i < m_right.size(); ++i)
            for (std::size_t j = 0; j < m_written.size() && !m_partner[i]; ++j)
                if (!m_taken[j] && fits(m_right[i], m_written[j])) {
                    m_partner[i] = j;
                    m_taken[j] = true;
                }
    }

    const std::vector<ScoreEvent>& m_right;
    const std::vector<RecordedScoring>& m_written;
    std::vector<std::optional<std::size_t>> m_partner;
    std::vector<bool> m_taken;
};

/// Goods lie nowhere on the board.
std::optional<engine::Cell> placeOf(const ScoreEvent& event) {
    return event.kind == engine::ScoreKind::Goods ? std::nullopt : std::optional(event.at.cell);
}

AuditFinding notDue(const RecordedScoring& written, std::size_t players) {
    AuditFinding finding;
    finding.kind = "not_due";
    if (written.at || !written.tiles.empty())
        finding.cell = written.at ? written.at->cell : written.tiles.front();
    finding.points = difference({}, written.players, players);
    finding.content = NotDue{written.kind, written.players};
    return finding;
}

} // namespace

AuditFinding leftOutFinding(const ScoreEvent& event, LeftOut::When when, std::size_t players) {
    return {when == LeftOut::When::InTurn ? "not_scored" : "forgotten_at_end", std::nullopt, placeOf(event),
            difference(event.players, {}, players), LeftOut{when, event, std::nullopt}};
}

std::vector<AuditFinding> compareScorings(const engine::Board& board, const std::vector<ScoreEvent>& right,
                                          const std::vector<RecordedScoring>& written, LeftOut::When when,
                                          std::size_t players) {
    const ScoringMatcher matcher(board, right, written);
    std::vector<AuditFinding> findings;
    for (std::size_t i = 0; i < right.size(); ++i) {
        const RecordedScoring* partner = matcher.partnerOf(i);
        const std::vector<PlayerPoints> missing =
            difference(right[i].players, partner ? partner->players : std::vector<PlayerPoints>{}, players);
        if (missing.empty())
            continue;
        if (partner == nullptr)
            findings.push_back(leftOutFinding(right[i], when, players));
        else
            findings.push_back({"wrong_points", std::nullopt, placeOf(right[i]), missing,
                                WrongPoints{right[i], partner->players}});
    }
    for (std::size_t i = 0; i < written.size(); ++i)
        if (!matcher.isTaken(i) && !difference({}, written[i].players, players).empty())
            findings.push_back(notDue(written[i], players));
    return findings;
}

} // namespace meeplecam::records
