#include "app/gui/model/score_model.h"

#include "app/words/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace meeplecam::gui {

namespace {

struct Scores {
    Q_DECLARE_TR_FUNCTIONS(Scores)
};

/// Who has won, and with how many points.
QString verdictOf(const std::vector<ScoreRow>& rows) {
    QStringList winners;
    int points = 0;
    for (const ScoreRow& row : rows)
        if (row.wins) {
            winners.push_back(row.name);
            points = row.shown;
        }
    return winners.size() == 1 ? Scores::tr("%1 wins with %n point(s)", nullptr, points).arg(winners.front())
                               : Scores::tr("%1 share the victory with %n point(s) each", nullptr, points)
                                     .arg(listOf(winners));
}

QString headlineOf(const ScoreModel& model, const std::optional<engine::Game>& game) {
    if (!game)
        return Scores::tr("Waiting for the first tile");
    if (model.over)
        return verdictOf(model.rows);
    for (const ScoreRow& row : model.rows)
        if (row.toMove)
            return Scores::tr("%1's turn").arg(row.name);
    return Scores::tr("Anyone may go first");
}

void markLeaders(std::vector<ScoreRow>& rows) {
    if (rows.empty())
        return;
    const int most = std::ranges::max(rows, {}, &ScoreRow::ifEndedNow).ifEndedNow;
    for (ScoreRow& row : rows)
        row.leads = most > 0 && row.ifEndedNow == most;
}

void showPoints(ScoreRow& row, bool over) {
    row.shown = over ? row.ifEndedNow : row.soFar;
    row.note = over ? sourcesOf(row) : Scores::tr("%1 if it ended now").arg(row.ifEndedNow);
}

void markWinners(std::vector<ScoreRow>& rows) {
    const int most = std::ranges::max(rows, {}, &ScoreRow::shown).shown;
    for (ScoreRow& row : rows)
        row.wins = row.shown == most;
}

} // namespace

QString sourcesOf(const ScoreRow& row) {
    return Scores::tr("%1 in play + %2 at the end").arg(row.soFar).arg(row.ifEndedNow - row.soFar);
}

QString listOf(const QStringList& names) {
    return QLocale().createSeparatedList(names);
}

ScoreModel scoreModelOf(const session::EventLedger& ledger) {
    ScoreModel model;
    const std::vector<QString> names = shownNames(ledger.setup());
    const std::vector<int> none(names.size(), 0);
    const session::ScoresChanged scores =
        ledger.reported().scores().value_or(session::ScoresChanged{none, none});
    model.over = ledger.reported().ended();
    for (std::size_t i = 0; i < names.size(); ++i) {
        ScoreRow row;
        row.player = static_cast<int>(i);
        row.name = names[i];
        row.soFar = scores.soFar[i];
        row.ifEndedNow = scores.ifEndedNow[i];
        showPoints(row, model.over);
        row.supply = engine::figuresOf(ledger.setup().rules);
        if (ledger.setup().rules.goods)
            row.goods.emplace();
        if (ledger.game()) {
            const engine::GameState& state = ledger.game()->state();
            row.supply = state.players[i].supply;
            if (row.goods)
                row.goods = state.players[i].goods;
            row.toMove = !model.over && !state.over() && state.toMove == row.player;
        }
        model.rows.push_back(std::move(row));
    }
    if (ledger.game()) {
        model.turns = ledger.game()->state().turns;
        model.tilesLeft = ledger.game()->state().tilesLeft;
    }
    markLeaders(model.rows);
    if (model.over)
        markWinners(model.rows);
    model.headline = headlineOf(model, ledger.game());
    return model;
}

QString changesBetween(const ScoreModel& before, const ScoreModel& after) {
    QStringList changes;
    for (std::size_t i = 0; i < std::min(before.rows.size(), after.rows.size()); ++i) {
        const ScoreRow& was = before.rows[i];
        const ScoreRow& now = after.rows[i];
        if (was.shown != now.shown)
            changes.push_back(Scores::tr("%1: %2 → %3 points").arg(now.name).arg(was.shown).arg(now.shown));
        if (!after.over && was.ifEndedNow != now.ifEndedNow)
            changes.push_back(Scores::tr("%1: %2 → %3 if it ended now")
                                  .arg(now.name)
                                  .arg(was.ifEndedNow)
                                  .arg(now.ifEndedNow));
    }
    return changes.empty() ? Scores::tr("Changed. The scores stay the same.")
                           : changes.join(QLatin1Char('\n'));
}

} // namespace meeplecam::gui
