#include "app/gui/score_model.h"

#include "app/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace meeplecam::gui {

using words::colourWord;

namespace {

struct Scores {
    Q_DECLARE_TR_FUNCTIONS(Scores)
};

QString headlineOf(const ScoreModel& model, const std::optional<engine::Game>& game) {
    if (!game)
        return Scores::tr("Waiting for the first tile");
    if (model.over)
        return Scores::tr("The game is over");
    for (const ScoreRow& row : model.rows)
        if (row.toMove)
            return Scores::tr("%1 is to move").arg(row.name);
    return Scores::tr("Anyone may begin");
}

void markLeaders(std::vector<ScoreRow>& rows) {
    if (rows.empty())
        return;
    const int most = std::ranges::max(rows, {}, &ScoreRow::ifEndedNow).ifEndedNow;
    for (ScoreRow& row : rows)
        row.leads = most > 0 && row.ifEndedNow == most;
}

} // namespace

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
        row.small = ledger.setup().rules.meeples;
        row.large = ledger.setup().rules.largeMeeples;
        if (ledger.game()) {
            const engine::GameState& state = ledger.game()->state();
            row.small = state.players[i].supply[0];
            row.large = state.players[i].supply[1];
            row.toMove = !model.over && !state.over() && state.toMove == row.player;
        }
        model.rows.push_back(std::move(row));
    }
    if (ledger.game()) {
        model.turns = ledger.game()->state().turns;
        model.tilesLeft = ledger.game()->state().tilesLeft;
    }
    markLeaders(model.rows);
    model.headline = headlineOf(model, ledger.game());
    return model;
}

} // namespace meeplecam::gui
