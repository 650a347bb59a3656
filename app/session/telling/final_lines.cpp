#include "app/session/telling/final_lines.h"

#include "app/session/story/game_words.h"
#include "app/words/words.h"
#include "engine/play/scoring.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace meeplecam::session {

namespace {

struct FinalLines {
    Q_DECLARE_TR_FUNCTIONS(FinalLines)
};

QString winnerLine(const engine::FinalScore& score, const std::vector<QString>& names, bool over) {
    QStringList winners;
    for (const int winner : score.winners)
        winners.push_back(names[static_cast<std::size_t>(winner)]);
    const QString all = QLocale().createSeparatedList(winners);
    if (winners.size() > 1)
        return over ? FinalLines::tr("%1 win together.").arg(all)
                    : FinalLines::tr("%1 are level in the lead.").arg(all);
    return over ? FinalLines::tr("%1 wins.").arg(all) : FinalLines::tr("%1 is in the lead.").arg(all);
}

} // namespace

std::vector<QString> finalLines(const EventLedger& ledger) {
    if (!ledger.game())
        return {};
    const engine::GameState& state = ledger.game()->state();
    const bool over = ledger.reported().ended() || state.over();
    const engine::FinalScore score = engine::finalScoreOf(state);
    const std::vector<QString> names = shownNames(ledger.setup());
    const qsizetype width = std::ranges::max(names, {}, &QString::size).size();
    std::vector<QString> lines{over ? FinalLines::tr("Final score:")
                                    : FinalLines::tr("Score if the game ended now:")};
    for (std::size_t player = 0; player < names.size(); ++player)
        lines.push_back(
            QStringLiteral("  %1  %2")
                .arg(names[player].leftJustified(width), words::pointsWords(score.totals[player])));
    lines.push_back(winnerLine(score, names, over));
    return lines;
}

} // namespace meeplecam::session
