#include "app/records/shelf/shelf_text.h"

#include "app/words/dates.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace meeplecam::records {

namespace {

struct ShelfText {
    Q_DECLARE_TR_FUNCTIONS(ShelfText)
};

/// "Ann 81 ★"
QString resultWords(const PlayerResult& own, GameStanding standing) {
    const bool marked = own.won && standing == GameStanding::Finished;
    return QStringLiteral("%1 %2%3").arg(words::colourWord(own.name), QString::number(own.points),
                                         marked ? QStringLiteral(" ★") : QString());
}

/// Cells as lines with aligned columns: the first to the left, the others to the right.
QString alignedLines(const std::vector<QStringList>& rows) {
    std::vector<qsizetype> widths(static_cast<std::size_t>(rows.front().size()), 0);
    for (const QStringList& row : rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], row[static_cast<qsizetype>(i)].size());
    QString text;
    for (const QStringList& row : rows) {
        QStringList cells{row.front().leftJustified(widths.front())};
        for (std::size_t i = 1; i < widths.size(); ++i)
            cells.push_back(row[static_cast<qsizetype>(i)].rightJustified(widths[i]));
        text += cells.join(QStringLiteral("  ")) + QLatin1Char('\n');
    }
    return text;
}

} // namespace

std::string describe(const ShelvedGame& game) {
    QStringList results;
    for (const PlayerResult& own : game.results)
        results.push_back(resultWords(own, game.note.standing));
    QStringList parts{QString::number(game.id), words::dateWords(QString::fromStdString(game.note.played)),
                      QString::fromStdString(game.edition), ShelfText::tr("%n turn(s)", nullptr, game.turns),
                      results.join(QStringLiteral(", "))};
    if (game.note.standing == GameStanding::Interrupted)
        parts.push_back(ShelfText::tr("(interrupted)"));
    return parts.join(QStringLiteral("  ")).toStdString() + "\n";
}

std::string describe(const std::vector<PlayerStatistics>& players) {
    std::vector<QStringList> rows{{ShelfText::tr("player"), ShelfText::tr("games"), ShelfText::tr("wins"),
                                   ShelfText::tr("average"), ShelfText::tr("best"), ShelfText::tr("roads"),
                                   ShelfText::tr("cities"), ShelfText::tr("cloisters"),
                                   ShelfText::tr("fields")}};
    const auto decimal = [](double value) { return QLocale().toString(value, 'f', 1); };
    for (const PlayerStatistics& own : players) {
        const auto share = [&](int points) { return decimal(static_cast<double>(points) / own.games); };
        rows.push_back({words::colourWord(own.name), QString::number(own.games), QString::number(own.wins),
                        decimal(own.average), QString::number(own.best), share(own.kinds.road),
                        share(own.kinds.city), share(own.kinds.cloister), share(own.kinds.field)});
    }
    return alignedLines(rows).toStdString();
}

} // namespace meeplecam::records
