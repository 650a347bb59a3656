#include "app/cli/writing/read_text.h"

#include "app/words/report_words.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace meeplecam::cli {

namespace {

struct ReadText {
    Q_DECLARE_TR_FUNCTIONS(ReadText)
};

/// What stands for a cell: the letter of its tile, "?" where something is asked, a dot where nothing lies.
QString signOf(engine::Cell cell, const models::BoardReport& report, const engine::TileRegistry& registry) {
    const bool asked = std::ranges::any_of(
        report.questions, [&](const models::ReportQuestion& question) { return question.cell == cell; });
    const models::ReportedTile* tile = models::tileAt(report, cell);
    const QString letter = tile != nullptr ? words::tileWord(registry[tile->placement.tile])
                           : asked         ? QString()
                                           : QStringLiteral("·");
    return asked ? letter + QLatin1Char('?') : letter;
}

/// The letters of the tiles, with the numbers of rows and columns.
QString boardText(const models::BoardReport& report, const engine::TileRegistry& registry) {
    constexpr int kWide = 5; // characters a cell
    const auto& [first, last] = models::extentOf(report);
    QString text = QString(kWide, QLatin1Char(' '));
    for (int x = first.x; x <= last.x; ++x)
        text += QString::number(x - first.x + 1).rightJustified(kWide);
    for (int y = first.y; y <= last.y; ++y) {
        text += QLatin1Char('\n') + QString::number(y - first.y + 1).rightJustified(kWide);
        for (int x = first.x; x <= last.x; ++x)
            text += signOf({x, y}, report, registry).rightJustified(kWide);
    }
    return text;
}

void addScores(const models::BoardReport& report, QStringList& lines) {
    for (const models::ReportedScore& score : report.scores) {
        lines.push_back(ReadText::tr("%1: %2 if the game ended now", "a colour, its points")
                            .arg(words::wordOf(score.colour), words::pointsWords(score.ifEndedNow)));
        for (const models::ReportedPoints& points : score.sheet)
            lines.push_back(QStringLiteral("    %1: %2")
                                .arg(words::sheetWords(points, models::extentOf(report)),
                                     QString::number(points.points)));
    }
}

} // namespace

QString describeReport(const models::BoardReport& report, const engine::GameSetup& setup) {
    const engine::TileRegistry& registry = *setup.registry;
    const words::ReportWords say(report, registry);
    QStringList lines;
    if (!report.tiles.empty()) {
        lines = {words::seenWords(report.tiles.size(), report.meeples.size()), boardText(report, registry)};
        for (const models::ReportedMeeple& meeple : report.meeples)
            lines.push_back(say.meeple(meeple));
        addScores(report, lines);
        if (setup.rules.goods)
            lines.push_back(words::goodsAsideWords());
    }
    if (!report.questions.empty())
        lines.push_back(ReadText::tr("Not certain:"));
    for (const models::ReportQuestion& question : report.questions)
        lines.push_back(QStringLiteral("    ") + say.question(question));
    const std::vector<models::ReportQuestion> listed = models::listedOf(report);
    if (!listed.empty())
        lines.push_back(ReadText::tr("May be looked at:"));
    for (const models::ReportQuestion& question : listed)
        lines.push_back(QStringLiteral("    ") + say.question(question));
    if (!report.findings.empty())
        lines.push_back(ReadText::tr("Please check:"));
    for (const models::ReportFinding& finding : report.findings)
        lines.push_back(QStringLiteral("    ") + say.findingAt(finding));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace meeplecam::cli
