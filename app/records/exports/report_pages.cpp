#include "app/records/exports/report_pages.h"

#include "app/records/audit/audit_report.h"
#include "app/records/audit/audit_words.h"
#include "app/records/exports/page_writer.h"
#include "app/records/exports/played_board.h"
#include "app/records/exports/score_chart.h"
#include "app/records/games/course_of_scores.h"
#include "app/records/shelf/score_table.h"
#include "app/words/words.h"
#include "models/art/reports/report_marks.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace meeplecam::records {

using art::Text;

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr double kRow_mm = 7.5;

/// A column of the final table.
struct Column {
    QString title;
    std::vector<int> points; ///< by player
};

/// What a report is about.
struct Subject {
    const engine::GameSetup& setup; ///< outlives the report
    QString extent;                 ///< "70 turns"
    models::BoardReport board;
    std::vector<PointsByKind> kinds;      ///< by player
    std::vector<std::vector<int>> course; ///< of the scores; empty = not known
};

class ReportWriter {
public:
    ReportWriter(Subject subject, const Audit& audit, const ReportOptions& options)
        : m_subject(std::move(subject))
        , m_names(shownNames(audit.walk.names))
        , m_audit(audit)
        , m_options(options)
        , m_colours(coloursOf(m_subject.setup)) {}

    std::vector<art::Scene> pages() {
        PageWriter first;
        first.title(m_options.title.empty() ? Report::tr("A game of Carcassonne").toStdString()
                                            : m_options.title);
        first.note(aboutWords().toStdString());
        if (!m_options.note.empty())
            first.note(m_options.note);
        writeBoard(first);
        writeTable(first);
        first.foot("Meeplecam", pageWords(1));
        PageWriter second;
        if (!m_subject.course.empty())
            writeChart(second);
        writeFindings(second);
        writeWalk(second);
        second.foot("Meeplecam", pageWords(2));
        return {std::move(first).take(), std::move(second).take()};
    }

private:
    [[nodiscard]] QString aboutWords() const;
    static std::string pageWords(int page) {
        return Report::tr("page %1 of %2").arg(page).arg(2).toStdString();
    }
    void writeBoard(PageWriter& page) const;
    void writeTable(PageWriter& page) const;
    void writeRow(PageWriter& page, std::size_t player, const std::vector<Column>& columns) const;
    [[nodiscard]] std::vector<Column> columns() const;
    void writeChart(PageWriter& page) const;
    void writeWalk(PageWriter& page) const;
    void writeFindings(PageWriter& page) const;
    void writeItems(PageWriter& page, const QStringList& items, double keepFree_mm) const;
    [[nodiscard]] std::vector<std::size_t> ranking() const;
    [[nodiscard]] bool wins(std::size_t player) const {
        return std::ranges::find(m_audit.walk.score.winners, static_cast<int>(player)) !=
               m_audit.walk.score.winners.end();
    }

    Subject m_subject;
    std::vector<QString> m_names;
    const Audit& m_audit;
    const ReportOptions& m_options;
    std::vector<models::MeepleColour> m_colours;
};

/// "70 turns · Base game, Inns & Cathedrals · Red wins"
QString ReportWriter::aboutWords() const {
    const QStringList boxes = words::boxWords(m_subject.setup.sets);
    return QStringList{m_subject.extent, boxes.join(QStringLiteral(", ")), outcomeWords(m_audit)}.join(
        QStringLiteral(" · "));
}

void ReportWriter::writeBoard(PageWriter& page) const {
    models::BoardReport report = m_subject.board;
    report.scores.clear();
    const auto board = std::make_shared<const cv::Mat>(
        art::drawBoardAlone(report, *m_subject.setup.registry, m_options.board));
    const double table_mm = 16 + kRow_mm * static_cast<double>(m_names.size() + 1);
    const double scale = std::min((PageWriter::kRight_mm - PageWriter::kLeft_mm) / board->cols,
                                  (page.room() - table_mm - 6) / board->rows);
    const double width = board->cols * scale;
    const double left = (PageWriter::kLeft_mm + PageWriter::kRight_mm - width) / 2;
    page.scene().marks.emplace_back(art::Picture{board, {left, page.y()}, width, board->rows * scale});
    page.moveOn(board->rows * scale);
}

std::vector<Column> ReportWriter::columns() const {
    std::vector<Column> columns{{Report::tr("roads"), {}},
                                {Report::tr("cities"), {}},
                                {Report::tr("cloisters"), {}},
                                {Report::tr("fields"), {}}};
    Column gingerbread{Report::tr("gingerbread"), {}};
    Column gardens{Report::tr("gardens"), {}};
    Column goods{Report::tr("goods"), {}};
    Column transfers{Report::tr("agreed", "points that players passed to each other"), {}};
    Column before{Report::tr("in play"), m_audit.walk.before};
    Column end{Report::tr("at the end"), {}};
    for (std::size_t player = 0; player < m_subject.kinds.size(); ++player) {
        const PointsByKind& own = m_subject.kinds[player];
        columns[0].points.push_back(own.road);
        columns[1].points.push_back(own.city);
        columns[2].points.push_back(own.cloister);
        columns[3].points.push_back(own.field);
        gingerbread.points.push_back(own.gingerbread);
        gardens.points.push_back(own.garden);
        goods.points.push_back(own.goods);
        transfers.points.push_back(own.transfers);
        end.points.push_back(m_audit.walk.score.totals[player] - m_audit.walk.before[player]);
    }
    for (Column* seldom : {&gingerbread, &gardens, &goods, &transfers})
        if (std::ranges::any_of(seldom->points, [](int points) { return points != 0; }))
            columns.push_back(std::move(*seldom));
    columns.push_back(std::move(before));
    columns.push_back(std::move(end));
    columns.push_back({Report::tr("total"), m_audit.walk.score.totals});
    return columns;
}

std::vector<std::size_t> ReportWriter::ranking() const {
    std::vector<std::size_t> players(m_names.size());
    std::iota(players.begin(), players.end(), 0U);
    std::ranges::stable_sort(players, std::ranges::greater{},
                             [&](std::size_t player) { return m_audit.walk.score.totals[player]; });
    return players;
}

constexpr double kNames_mm = 45;

double columnWidth(std::size_t columns) {
    return (PageWriter::kRight_mm - PageWriter::kLeft_mm - kNames_mm) / static_cast<double>(columns);
}

/// The right edge of a column of numbers.
double columnEdge(std::size_t column, std::size_t columns) {
    return PageWriter::kLeft_mm + kNames_mm + columnWidth(columns) * static_cast<double>(column + 1);
}

void ReportWriter::writeRow(PageWriter& page, std::size_t player, const std::vector<Column>& columns) const {
    const Text::Weight weight = wins(player) ? Text::Weight::Bold : Text::Weight::Normal;
    art::drawMeeple(page.scene(), art::Affine::placed({PageWriter::kLeft_mm + 2.5, page.y() + 1.2}, 5),
                    m_colours[player]);
    constexpr double kIndent_mm = 7.5; // for the meeple
    page.put(m_names[player].toStdString(), {PageWriter::kLeft_mm + kIndent_mm, page.y()},
             {.size_mm = 3.8, .weight = weight, .most_mm = kNames_mm - kIndent_mm});
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool total = i + 1 == columns.size();
        page.put(std::to_string(columns[i].points[player]), {columnEdge(i, columns.size()), page.y()},
                 {.size_mm = total ? 4.4 : 3.6,
                  .anchor = Text::Anchor::End,
                  .weight = total ? Text::Weight::Bold : Text::Weight::Normal});
    }
    page.rule(page.y() + 2.4, 0.1);
    page.moveOn(kRow_mm);
}

void ReportWriter::writeTable(PageWriter& page) const {
    page.heading(
        (m_audit.over ? Report::tr("Final result") : Report::tr("If the game ended now")).toStdString());
    constexpr double kGap_mm = 1.5;
    const std::vector<Column> table = columns();
    for (std::size_t i = 0; i < table.size(); ++i)
        page.put(table[i].title.toStdString(), {columnEdge(i, table.size()), page.y() - 1},
                 {.size_mm = 2.7,
                  .anchor = Text::Anchor::End,
                  .tone = PageWriter::Style::Tone::Faint,
                  .most_mm = columnWidth(table.size()) - kGap_mm});
    page.moveOn(5.5);
    for (const std::size_t player : ranking())
        writeRow(page, player, table);
}

void ReportWriter::writeChart(PageWriter& page) const {
    constexpr double kHeight_mm = 78;
    page.heading(Report::tr("Scores over the game").toStdString());
    std::vector<ChartLine> lines;
    for (std::size_t player = 0; player < m_names.size(); ++player) {
        lines.push_back({m_names[player].toStdString(), art::woodOf(m_colours[player]), {}});
        for (const std::vector<int>& scores : m_subject.course)
            lines.back().points.push_back(scores[player]);
    }
    page.scene().add(scoreChart(lines, PageWriter::kRight_mm - PageWriter::kLeft_mm, kHeight_mm),
                     art::Affine::moved({PageWriter::kLeft_mm, page.y()}));
    page.moveOn(kHeight_mm + 1);
}

/// As many as fit, and how many did not.
void ReportWriter::writeItems(PageWriter& page, const QStringList& items, double keepFree_mm) const {
    for (qsizetype i = 0; i < items.size(); ++i) {
        const bool more = i + 1 < items.size();
        if (page.room() > keepFree_mm + (more ? 13 : 5) && page.item(items[i].toStdString()))
            continue;
        page.item(Report::tr("and %n more; “meeplecam audit” lists them all", nullptr,
                             static_cast<int>(items.size() - i))
                      .toStdString());
        return;
    }
}

void ReportWriter::writeFindings(PageWriter& page) const {
    constexpr double kForWalk_mm = 60;
    QStringList items;
    for (const AuditFinding& finding : m_audit.findings)
        items.push_back(lineOf(finding, m_audit));
    if (items.empty())
        items.push_back(Report::tr("Nothing was missed, forgotten or scored wrongly."));
    page.heading(Report::tr("Notes").toStdString());
    writeItems(page, items, kForWalk_mm);
}

void ReportWriter::writeWalk(PageWriter& page) const {
    page.heading(
        (m_audit.over ? Report::tr("Final scoring") : Report::tr("What the final scoring would be now"))
            .toStdString());
    QStringList items;
    for (const FinalStep& step : m_audit.walk.steps)
        items.push_back(wordsOf(step, m_names));
    if (items.empty())
        items.push_back(Report::tr("No meeple was left on the board."));
    writeItems(page, items, 0);
}

} // namespace

std::vector<art::Scene> reportPages(const KeptGame& kept, const Audit& audit, const ReportOptions& options) {
    return ReportWriter({kept.record.setup,
                         Report::tr("%n turn(s)", nullptr, static_cast<int>(kept.game.turns().size())),
                         boardReportOf(kept, audit), pointsByKind(kept.game), courseOfScores(kept.game)},
                        audit, options)
        .pages();
}

std::vector<art::Scene> reportPages(const session::PhotoBoard& board, const Audit& audit,
                                    const ReportOptions& options) {
    std::vector<PointsByKind> kinds;
    for (const engine::Breakdown& own : audit.walk.score.breakdown)
        kinds.push_back({.road = own.road,
                         .city = own.city,
                         .cloister = own.cloister,
                         .field = own.field,
                         .garden = own.garden,
                         .goods = own.goods});
    return ReportWriter({board.setup,
                         words::tilesWords(static_cast<int>(board.report.tiles.size())),
                         boardReportOf(board, audit),
                         std::move(kinds),
                         {}},
                        audit, options)
        .pages();
}

} // namespace meeplecam::records
