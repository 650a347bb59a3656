#include "app/session/terminal_view.h"

#include "app/session/event_text.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

using Lines = std::vector<std::string>;

std::string numbered(int count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// Who is to move, and how far the game is.
std::string headLine(const EventLedger& ledger, const Lines& names) {
    if (!ledger.game())
        return "waiting for the first tile";
    const engine::GameState& state = ledger.game()->state();
    std::string text = "anyone may begin";
    if (ledger.reported().ended())
        text = "the game is over";
    else if (state.over())
        text = "the last tile was laid";
    else if (state.toMove)
        text = names[static_cast<std::size_t>(*state.toMove)] + " is to move";
    return text + "; " + numbered(state.turns, "turn", "turns") + " played, " +
           numbered(state.tilesLeft, "tile", "tiles") + " left";
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, text.size()), ' ');
}

/// One line for each player.
Lines scoreLines(const EventLedger& ledger, const Lines& names) {
    const std::vector<int> none(names.size(), 0);
    const ScoresChanged scores = ledger.reported().scores().value_or(ScoresChanged{none, none});
    const std::size_t width = std::ranges::max(names, {}, &std::string::size).size();
    Lines lines;
    for (std::size_t player = 0; player < names.size(); ++player)
        lines.push_back("  " + padded(names[player], width) + "  " + pointsText(scores.soFar[player]) + ", " +
                        std::to_string(scores.ifEndedNow[player]) + " if the game ended now");
    return lines;
}

} // namespace

std::vector<std::string> tableLines(const EventLedger& ledger) {
    const ReportedGame& reported = ledger.reported();
    const Lines names = playerNames(ledger.setup());
    Lines lines{headLine(ledger, names)};
    for (std::string& line : scoreLines(ledger, names))
        lines.push_back(std::move(line));
    if (reported.last())
        lines.push_back("last: " + inWords(*reported.last(), ledger));
    for (std::size_t i = 0; i < reported.questions().size(); ++i)
        lines.push_back("question " + std::to_string(i + 1) + ", " +
                        inWords(reported.questions()[i].question));
    for (const OpenFinding& open : reported.findings())
        lines.push_back("look: " + open.made.finding.text);
    if (reported.outOfSync())
        lines.push_back("out of sync: " + *reported.outOfSync());
    return lines;
}

} // namespace meeplecam::session
