#include "app/gui/live/edit_words.h"

#include "app/gui/model/score_model.h"
#include "app/words/breach_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace meeplecam::gui {

namespace {

struct Edits {
    Q_DECLARE_TR_FUNCTIONS(Edits)
};

/// "Red +4 → +0, Blue +0 → +4"
QString pointsWords(const std::vector<session::PointsChange>& points, const std::vector<QString>& names) {
    QStringList changes;
    for (const session::PointsChange& change : points)
        changes.push_back(QStringLiteral("%1 +%2 → +%3")
                              .arg(names[static_cast<std::size_t>(change.player)])
                              .arg(change.before)
                              .arg(change.after));
    return changes.join(QStringLiteral(", "));
}

void addTurns(const session::EditPreview& preview, const engine::GameSetup& setup, QStringList& lines) {
    const std::vector<QString> names = shownNames(setup);
    for (const session::EditedTurn& turn : preview.turns) {
        if (!turn.points.empty())
            lines.push_back(Edits::tr("Turn %1: %2").arg(turn.number).arg(pointsWords(turn.points, names)));
        if (turn.problem)
            lines.push_back(Edits::tr("Against the rules: %1").arg(words::wordsOf(*turn.problem, setup)));
    }
}

void addScores(const session::EditPreview& preview, const std::vector<QString>& names, QStringList& lines) {
    const bool banked = std::ranges::any_of(
        preview.scores, [](const session::ScoreChange& change) { return change.before != change.after; });
    if (banked) {
        QStringList scores;
        for (std::size_t i = 0; i < preview.scoresAfter.size(); ++i)
            scores.push_back(QStringLiteral("%1 %2").arg(names[i]).arg(preview.scoresAfter[i]));
        lines.push_back(Edits::tr("Points then: %1").arg(scores.join(QStringLiteral(", "))));
    }
    QStringList finals;
    for (const session::ScoreChange& change : preview.scores)
        if (change.finalBefore != change.finalAfter)
            finals.push_back(QStringLiteral("%1 %2 → %3")
                                 .arg(names[static_cast<std::size_t>(change.player)])
                                 .arg(change.finalBefore)
                                 .arg(change.finalAfter));
    if (!finals.empty())
        lines.push_back(Edits::tr("If it ended now: %1").arg(finals.join(QStringLiteral(", "))));
}

} // namespace

QString wordsOf(const session::EditPreview& preview, const engine::GameSetup& setup) {
    const std::vector<QString> names = shownNames(setup);
    QStringList lines;
    addTurns(preview, setup, lines);
    addScores(preview, names, lines);
    if (preview.laterTurns > 0)
        lines.push_back(Edits::tr("%n later turn(s) change", nullptr, preview.laterTurns));
    if (preview.newProblems > 0)
        lines.push_back(Edits::tr("%n of them would break a rule", nullptr, preview.newProblems));
    return lines.empty() ? Edits::tr("No points change.") : lines.join(QLatin1Char('\n'));
}

QString previewWords(const GameSnapshot& game, const session::StoryEdit& edit) {
    const engine::GameSetup& setup = game.ledger.setup();
    const auto edited = session::apply(game.story, edit, setup);
    return edited ? wordsOf(session::previewOf(setup, game.story, *edited), setup)
                  : QString::fromStdString(edited.error().message);
}

} // namespace meeplecam::gui
