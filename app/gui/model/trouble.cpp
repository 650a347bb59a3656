#include "app/gui/model/trouble.h"

#include "app/gui/model/score_model.h"
#include "app/session/editions/edition_words.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace meeplecam::gui {

using words::pointsWords;
using words::wordOf;
using words::wordsOf;

namespace {

struct Trouble {
    Q_DECLARE_TR_FUNCTIONS(Trouble)
};

QString ownersWords(const engine::FeatureReport& report, const std::vector<QString>& names) {
    if (report.owners.empty())
        return Trouble::tr("nobody");
    QStringList owners;
    for (const int owner : report.owners)
        owners.push_back(names[static_cast<std::size_t>(owner)]);
    return owners.join(Trouble::tr(" and "));
}

/// Whether every picture tells this, not only those in which the table was looked at.
bool isSeenAtOnce(vision::PictureFault fault) {
    return fault == vision::PictureFault::TooDark || fault == vision::PictureFault::Hunting;
}

} // namespace

std::vector<QString> troublesOf(const GameSnapshot* game, const PictureSnapshot* picture) {
    std::vector<QString> troubles;
    if (game != nullptr && !game->problem.empty())
        troubles.push_back(QString::fromStdString(game->problem));
    if (game != nullptr && game->ledger.reported().outOfSync())
        troubles.push_back(session::wordsOf(*game->ledger.reported().outOfSync()) + QLatin1Char(' ') +
                           Trouble::tr("The game so far is safe."));
    if (game != nullptr && game->otherEdition)
        troubles.push_back(session::wordsOf(*game->otherEdition));
    if (picture != nullptr && picture->tooDark)
        troubles.push_back(wordsOf({vision::PictureFault::TooDark}));
    if (picture != nullptr && picture->hunting)
        troubles.push_back(wordsOf({vision::PictureFault::Hunting}));
    if (game != nullptr)
        for (const vision::PictureAdvice& advice : game->advice)
            if (!isSeenAtOnce(advice.fault))
                troubles.push_back(wordsOf(advice));
    return troubles;
}

QString featureWords(const engine::FeatureReport& report, const engine::GameSetup& setup) {
    const QString head = QStringLiteral("<b>%1</b> · %2 · %3")
                             .arg(wordOf(report.feature.kind), ownersWords(report, shownNames(setup)),
                                  Trouble::tr("%n tile(s)", nullptr, static_cast<int>(report.tiles.size())));
    const QString reasons =
        report.now.items.size() > 1 ? QStringLiteral("<br>") + words::reasonsOf(report.now) : QString();
    if (report.feature.complete())
        return head + QStringLiteral("<br>") +
               Trouble::tr("complete: %1").arg(pointsWords(report.now.total())) + reasons;
    QString worth = Trouble::tr("now %1").arg(pointsWords(report.now.total()));
    if (report.done)
        worth += Trouble::tr(", complete %1").arg(pointsWords(report.done->total()));
    return head + QStringLiteral("<br>") + worth + reasons;
}

} // namespace meeplecam::gui
