#include "app/session/event_text.h"

#include "app/session/show_words.h"
#include "engine/turn_rules.h"

namespace meeplecam::session {

using models::placeOf;

namespace {

/// Puts events into words.
class Speaker {
public:
    explicit Speaker(const EventLedger& ledger)
        : m_ledger(ledger)
        , m_names(playerNames(ledger.setup())) {}

    std::string operator()(const Fact& fact) const { return std::visit(*this, fact); }
    std::string operator()(const TilePlaced& tile) const;
    std::string operator()(const MeeplePlaced& placed) const;
    std::string operator()(const FeatureScored& scored) const;
    std::string operator()(const MeepleReturned& returned) const;
    std::string operator()(const GameEnded& ended) const;
    std::string operator()(const TileDenied& denied) const {
        return "no tile of the game: " + tileText(denied.placement);
    }
    std::string operator()(const Corrected& corrected) const;
    std::string operator()(const ScoresChanged& scores) const;
    std::string operator()(const FindingMade& made) const { return "look: " + made.finding.text; }
    std::string operator()(const FindingClosed&) const { return "what was found is settled"; }
    std::string operator()(const QuestionAsked& asked) const {
        return "question: " + inWords(asked.question);
    }
    std::string operator()(const QuestionClosed&) const { return "a question is settled"; }
    std::string operator()(const OutOfSync& lost) const { return "out of sync: " + lost.reason; }
    std::string operator()(const InSync&) const { return "in sync again"; }
    std::string operator()(const MeepleShown& shown) const {
        return "the meeples of " + nameOf(shown.player) + " are " + inWords(shown.colour);
    }

private:
    [[nodiscard]] const std::string& nameOf(int player) const {
        return m_names[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] std::string tileText(const engine::Placement& placement) const {
        return engine::describe(*m_ledger.setup().registry, placement);
    }
    [[nodiscard]] std::string featureText(const engine::SegmentRef& at) const {
        const std::string name =
            m_ledger.game() ? featureNameAt(m_ledger.game()->state().board, at) : "feature";
        return name + " at " + placeOf(at.cell);
    }
    [[nodiscard]] std::string namesOf(const std::vector<int>& players) const;

    const EventLedger& m_ledger;
    std::vector<std::string> m_names;
};

const char* articleOf(engine::MeepleType type) {
    return type == engine::MeepleType::Large ? "the large meeple" : "a meeple";
}

std::string Speaker::operator()(const TilePlaced& tile) const {
    if (!tile.turn)
        return "the first tile is " + tileText(tile.play.placement);
    std::string text = nameOf(tile.play.player) + " lays " + tileText(tile.play.placement);
    for (const engine::TileTypeId discarded : tile.play.discarded)
        text += ", after putting away " + (*m_ledger.setup().registry)[discarded].name;
    for (const auto& [from, to, points, note] : tile.play.transfers)
        text += ", " + nameOf(from) + " gives " + pointsText(points) + " to " + nameOf(to);
    return text;
}

std::string Speaker::operator()(const MeeplePlaced& placed) const {
    return nameOf(placed.meeple.player) + " puts " + articleOf(placed.meeple.type) + " on the " +
           featureText(placed.meeple.at);
}

std::string Speaker::operator()(const FeatureScored& scored) const {
    std::string text = std::string("the ") + engine::nameOf(scored.kind) + " at " + placeOf(scored.at.cell);
    for (std::size_t i = 0; i < scored.points.size(); ++i)
        text += (i == 0 ? " gives " : ", ") + pointsText(scored.points[i].points) + " to " +
                nameOf(scored.points[i].player);
    return text + " (" + engine::describe(scored.sheet) + ")";
}

std::string Speaker::operator()(const MeepleReturned& returned) const {
    return nameOf(returned.meeple.player) + " takes " + articleOf(returned.meeple.type) + " back from " +
           placeOf(returned.meeple.at.cell);
}

std::string Speaker::namesOf(const std::vector<int>& players) const {
    std::string text;
    for (std::size_t i = 0; i < players.size(); ++i)
        text += (i == 0 ? "" : " and ") + nameOf(players[i]);
    return text;
}

std::string Speaker::operator()(const GameEnded& ended) const {
    std::string text = "the game is over";
    for (std::size_t player = 0; player < ended.scores.size(); ++player)
        text += (player == 0 ? ": " : ", ") + m_names[player] + " " + std::to_string(ended.scores[player]);
    return text + "; " + namesOf(ended.winners) +
           (ended.winners.size() == 1 ? " wins" : " share the victory");
}

std::string Speaker::operator()(const Corrected& corrected) const {
    const std::string was = (*this)(corrected.was.fact);
    if (!corrected.now)
        return "taken back: " + was;
    const std::string now = (*this)(*corrected.now);
    if (now == was) // its place among the turns, or who said it
        return "as the players say, or in another order: " + now;
    return "corrected: " + now + ", instead of: " + was;
}

std::string Speaker::operator()(const ScoresChanged& scores) const {
    std::string text;
    for (std::size_t player = 0; player < scores.soFar.size(); ++player)
        text += (player == 0 ? "scores: " : ", ") + m_names[player] + " " +
                std::to_string(scores.soFar[player]) + " (" + std::to_string(scores.ifEndedNow[player]) +
                " if the game ended now)";
    return text;
}

} // namespace

std::string featureNameAt(const engine::Board& board, const engine::SegmentRef& at) {
    const engine::Placement* tile = board.tileAt(at.cell);
    const auto segments = tile ? board.registry()[tile->tile].segments.size() : 0;
    if (at.segment < 0 || static_cast<std::size_t>(at.segment) >= segments)
        return "feature";
    return engine::nameOf(board[board.featureAt(at)].kind);
}

std::string pointsText(int points) {
    return std::to_string(points) + (points == 1 ? " point" : " points");
}

std::string inWords(const Fact& fact, const EventLedger& ledger) {
    return Speaker(ledger)(fact);
}

std::string inWords(const LiveEvent& event, const EventLedger& ledger) {
    return std::visit(Speaker(ledger), event.content);
}

std::string inWords(const StoryQuestion& question) {
    const bool tile = question.about == models::ReportQuestion::About::Tile;
    std::string text = (tile ? "the tile at " : "the meeple at ") + placeOf(question.cell);
    for (std::size_t i = 0; i < question.alternatives.size(); ++i)
        text += (i == 0 ? ": " : ", ") + std::to_string(i + 1) + " " + question.alternatives[i].text;
    return text + " (" + question.why + ")";
}

} // namespace meeplecam::session
