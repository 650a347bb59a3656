#include "app/session/telling/terminal_view.h"

#include "app/session/story/game_words.h"
#include "app/session/telling/event_text.h"
#include "app/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace meeplecam::session {

namespace {

struct Terminal {
    Q_DECLARE_TR_FUNCTIONS(Terminal)
};

/// Who plays next, or that the game is over.
QString turnWords(const EventLedger& ledger, const std::vector<QString>& names) {
    const engine::GameState& state = ledger.game()->state();
    if (ledger.reported().ended())
        return Terminal::tr("The game is over");
    if (state.over())
        return Terminal::tr("The last tile was laid");
    return state.toMove ? Terminal::tr("%1's turn").arg(names[static_cast<std::size_t>(*state.toMove)])
                        : Terminal::tr("Anyone may go first");
}

/// Whose turn it is, and how far the game is.
QString headLine(const EventLedger& ledger, const std::vector<QString>& names) {
    if (!ledger.game())
        return Terminal::tr("Waiting for the first tile");
    const engine::GameState& state = ledger.game()->state();
    return Terminal::tr("%1 · %2 · %3", "whose turn, turns played, tiles left")
        .arg(turnWords(ledger, names), Terminal::tr("%n turn(s) played", nullptr, state.turns),
             Terminal::tr("%n tile(s) left", nullptr, state.tilesLeft));
}

/// The tokens that a player has; empty for none.
QString goodsOf(const EventLedger& ledger, std::size_t player) {
    return ledger.game() ? words::goodsWords(ledger.game()->state().players[player].goods) : QString();
}

/// One line for each player.
std::vector<QString> scoreLines(const EventLedger& ledger, const std::vector<QString>& names) {
    const std::vector<int> none(names.size(), 0);
    const ScoresChanged scores = ledger.reported().scores().value_or(ScoresChanged{none, none});
    const qsizetype width = std::ranges::max(names, {}, &QString::size).size();
    std::vector<QString> lines;
    for (std::size_t player = 0; player < names.size(); ++player) {
        const QString points = words::pointsWords(scores.soFar[player]);
        const QString soFar = QStringLiteral("  %1  %2").arg(names[player].leftJustified(width), points);
        lines.push_back(scores.soFar[player] == scores.ifEndedNow[player]
                            ? soFar
                            : Terminal::tr("%1, %2 if the game ended now", "points, points")
                                  .arg(soFar, QString::number(scores.ifEndedNow[player])));
        if (const QString goods = goodsOf(ledger, player); !goods.isEmpty())
            lines.back() += QStringLiteral(" · ") + goods;
    }
    return lines;
}

} // namespace

std::vector<QString> tableLines(const EventLedger& ledger) {
    const ReportedGame& reported = ledger.reported();
    const std::vector<QString> names = shownNames(ledger.setup());
    std::vector<QString> lines{headLine(ledger, names)};
    for (QString& line : scoreLines(ledger, names))
        lines.push_back(std::move(line));
    if (reported.last())
        lines.push_back(Terminal::tr("Last: %1").arg(wordsOf(*reported.last(), ledger)));
    for (std::size_t i = 0; i < reported.questions().size(); ++i)
        lines.push_back(Terminal::tr("Question %1: %2")
                            .arg(QString::number(i + 1), wordsOf(reported.questions()[i].question, ledger)));
    for (const OpenFinding& open : reported.findings())
        lines.push_back(Terminal::tr("Note: %1").arg(wordsOf(open.made.finding, ledger)));
    if (reported.outOfSync())
        lines.push_back(Terminal::tr("The game can't be followed: %1").arg(wordsOf(*reported.outOfSync())));
    return lines;
}

} // namespace meeplecam::session
