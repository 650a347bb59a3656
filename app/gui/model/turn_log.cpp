#include "app/gui/model/turn_log.h"

#include "app/gui/model/score_model.h"
#include "app/records/audit/audit_words.h"
#include "app/words/breach_words.h"
#include "app/words/words.h"

#include <QCoreApplication>

namespace meeplecam::gui {

using words::wordOf;

namespace {

struct Turns {
    Q_DECLARE_TR_FUNCTIONS(Turns)
};

/// "Anna, Ben +8"
QString winnersOf(const std::vector<engine::PlayerPoints>& points, const std::vector<QString>& names) {
    QStringList shares;
    for (const auto& [player, count] : points)
        shares.push_back(QStringLiteral("%1 +%2").arg(names[static_cast<std::size_t>(player)]).arg(count));
    return shares.join(QStringLiteral(", "));
}

QString lineOf(const engine::ScoreEvent& event, const std::vector<QString>& names) {
    return QStringLiteral("%1 · %2 (%3)")
        .arg(winnersOf(event.players, names), wordOf(event.kind), records::reasonsWords(event, names));
}

QString meepleWords(const session::StoryTurn& told, const engine::TileType& type) {
    if (told.turn.abbotReturn)
        return Turns::tr("abbot comes home");
    if (!told.turn.meeple)
        return Turns::tr("no meeple");
    const engine::MeepleType figure = told.turn.meeple->type;
    const auto segment = static_cast<std::size_t>(told.turn.meeple->segment);
    if (told.turn.meeple->cell || segment >= type.segments.size())
        return words::wordWithin(figure);
    const QString feature = wordOf(type.segments[segment].kind);
    return figure == engine::MeepleType::Small ? feature
                                               : QStringLiteral("%1 · %2").arg(feature, wordOf(figure));
}

} // namespace

std::vector<TurnRow> turnRowsOf(const session::EventLedger& ledger, const session::Story& story) {
    std::vector<TurnRow> rows;
    const std::vector<QString> names = shownNames(ledger.setup());
    for (std::size_t i = 0; i < story.turns.size(); ++i) {
        const session::StoryTurn& told = story.turns[i];
        TurnRow row;
        row.turn = told.id;
        row.number = static_cast<int>(i) + 1;
        row.player = told.turn.player;
        row.placement = told.turn.placement;
        if (told.turn.meeple)
            row.meepleAt = told.turn.meeple->at(row.placement.cell).cell;
        row.byPerson = session::isOfPerson(told);
        row.headline =
            QStringLiteral("%1 · %2").arg(names[static_cast<std::size_t>(told.turn.player)],
                                          meepleWords(told, (*ledger.setup().registry)[row.placement.tile]));
        if (ledger.game() && i < ledger.game()->turns().size()) {
            const engine::HistoryTurn& played = ledger.game()->turns()[i];
            if (played.problem)
                row.problem = words::wordsOf(*played.problem, ledger.setup());
            for (const engine::ScoreEvent& event : played.events.scored) {
                row.reasons.push_back(lineOf(event, names));
                for (const auto& [player, points] : event.players)
                    row.points += player == row.player ? points : 0;
            }
            if (const QString goods = words::goodsWords(played.events.goods); !goods.isEmpty())
                row.reasons.push_back(Turns::tr("%1 takes goods: %2", "a player, \"2 × wine\"")
                                          .arg(names[static_cast<std::size_t>(row.player)], goods));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<FinalRow> finalRowsOf(const session::EventLedger& ledger) {
    return ledger.game()
               ? finalRowsOf(engine::finalScoreOf(ledger.game()->state()), shownNames(ledger.setup()))
               : std::vector<FinalRow>{};
}

std::vector<FinalRow> finalRowsOf(const engine::FinalScore& score, const std::vector<QString>& names) {
    std::vector<FinalRow> rows;
    for (const engine::ScoreEvent& event : score.events) {
        if (event.sheet.total() == 0)
            continue;
        const bool goods = event.kind == engine::ScoreKind::Goods;
        rows.push_back(
            {Turns::tr("%1: %2", "a feature, and what gives its points")
                 .arg(goods ? Turns::tr("Most %1", "a kind of goods").arg(words::wordOf(event.goods))
                            : wordOf(event.kind),
                      records::reasonsWords(event, names)),
             event.players, goods ? std::nullopt : std::optional(event.at)});
    }
    return rows;
}

QString lineOf(const FinalRow& row, const std::vector<QString>& names) {
    QStringList shares;
    for (const auto& [player, points] : row.points)
        shares.push_back(QStringLiteral("%1 +%2").arg(names[static_cast<std::size_t>(player)]).arg(points));
    return QStringLiteral("%1\n%2").arg(shares.join(QStringLiteral(", ")), row.text);
}

} // namespace meeplecam::gui
