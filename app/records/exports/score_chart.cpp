#include "app/records/exports/score_chart.h"

#include "app/records/exports/page_writer.h"
#include "models/art/drawing/palette.h"

#include <QCoreApplication>

#include <algorithm>

namespace meeplecam::records {

using art::Point;

namespace {

struct Chart {
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

constexpr art::Colour kGrid{0.88, 0.83, 0.74, 1};
constexpr double kText_mm = 2.6;
constexpr double kLeft_mm = 9;   ///< for the numbers
constexpr double kRight_mm = 34; ///< for the names
constexpr double kBottom_mm = 6;
constexpr double kEnd_mm = 9; ///< the step of the scoring at the end

/// A round number of points between two lines of the grid: about five of them.
int gridStep(int most) {
    for (const int step : {2, 5, 10, 20, 25, 50, 100, 200, 500})
        if (most / step <= 6)
            return step;
    return std::max(1, most / 5);
}

class ChartPainter {
public:
    ChartPainter(const std::vector<ChartLine>& lines, double width_mm, double height_mm)
        : m_lines(lines)
        , m_width(width_mm)
        , m_height(height_mm) {
        for (const ChartLine& line : lines)
            for (const int points : line.points) {
                m_most = std::max(m_most, points);
                m_least = std::min(m_least, points);
            }
        m_turns = lines.empty() ? 1 : std::max(1, static_cast<int>(lines.front().points.size()) - 2);
    }

    art::Scene paint() {
        paintGrid();
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            paintLine(i);
        paintNames();
        return std::move(m_scene);
    }

private:
    [[nodiscard]] double right() const { return m_width - kRight_mm; }
    /// Entry i of a line; the last one stands at the right end.
    [[nodiscard]] double x(int entry) const {
        if (entry > m_turns)
            return right();
        return kLeft_mm + (right() - kEnd_mm - kLeft_mm) * entry / m_turns;
    }
    [[nodiscard]] double y(int points) const {
        const double range = std::max(1, m_most - m_least);
        return (m_height - kBottom_mm) * (1 - (points - m_least) / range);
    }
    void text(const std::string& words, Point at, art::Text::Anchor anchor, art::Colour colour) {
        m_scene.marks.emplace_back(
            art::Text{.text = words, .at = at, .size = kText_mm, .colour = colour, .anchor = anchor});
    }
    void paintGrid();
    void paintLine(std::size_t index);
    void paintNames();

    const std::vector<ChartLine>& m_lines;
    double m_width;
    double m_height;
    int m_most = 1;
    int m_least = 0;
    int m_turns = 1;
    art::Scene m_scene;
};

void ChartPainter::paintGrid() {
    const int step = gridStep(m_most - m_least);
    for (int points = m_least / step * step; points <= m_most; points += step) {
        m_scene.stroke(art::Path::open({{kLeft_mm, y(points)}, {right(), y(points)}}), kGrid, 0.2);
        text(std::to_string(points), {kLeft_mm - 1.5, y(points) + kText_mm * 0.35}, art::Text::Anchor::End,
             art::kPageFaint);
    }
    const double foot = m_height - kBottom_mm + 4;
    const int every = gridStep(m_turns);
    for (int turn = 0; turn + every / 2 <= m_turns; turn += every)
        text(std::to_string(turn), {x(turn), foot}, art::Text::Anchor::Middle, art::kPageFaint);
    text(Chart::tr("turns").toStdString(), {x(m_turns), foot}, art::Text::Anchor::End, art::kPageFaint);
    text(Chart::tr("end", "of the game, at the right of the chart").toStdString(), {right() + 1, foot},
         art::Text::Anchor::Start, art::kPageFaint);
    m_scene.marks.emplace_back(
        art::Stroke{.path = art::Path::open({{x(m_turns), 0}, {x(m_turns), m_height - kBottom_mm}}),
                    .colour = art::kPageFaint,
                    .width = 0.2,
                    .dashes = {1, 1}});
}

void ChartPainter::paintLine(std::size_t index) {
    const std::vector<std::vector<double>> dashes{{}, {3, 1}, {1, 1}, {4, 1, 1, 1}, {6, 1.5}, {2, 2}};
    art::Polyline line;
    for (int entry = 0; entry < static_cast<int>(m_lines[index].points.size()); ++entry) {
        const int points = m_lines[index].points[static_cast<std::size_t>(entry)];
        if (entry > 0 && entry <= m_turns) // points come at once
            line.push_back({x(entry), line.back().y});
        line.push_back({x(entry), y(points)});
    }
    const art::Path path = art::Path::open(line);
    m_scene.stroke(path, {1, 1, 1, 1}, 1.3);
    m_scene.stroke(path, art::kPageInk, 0.85); // a rim, so that light colours are seen on paper
    m_scene.marks.emplace_back(art::Stroke{.path = path,
                                           .colour = m_lines[index].colour,
                                           .width = 0.65,
                                           .dashes = dashes[index % dashes.size()]});
    m_scene.fill(art::Path::circle(line.back(), 1.0), art::kPageInk);
    m_scene.fill(art::Path::circle(line.back(), 0.8), m_lines[index].colour);
}

/// Beside the ends of the lines, but not on each other.
void ChartPainter::paintNames() {
    std::vector<const ChartLine*> order;
    for (const ChartLine& line : m_lines)
        order.push_back(&line);
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [](const ChartLine* line) { return line->points.back(); });
    double lowest = 0;
    for (const ChartLine* line : order) {
        const double at = std::max(y(line->points.back()) + kText_mm * 0.35, lowest);
        m_scene.marks.emplace_back(fitted({.text = std::to_string(line->points.back()) + "  " + line->name,
                                           .at = {right() + 3, at},
                                           .size = kText_mm,
                                           .colour = art::kPageInk,
                                           .anchor = art::Text::Anchor::Start},
                                          kRight_mm - 3));
        lowest = at + kText_mm * 1.35;
    }
}

} // namespace

art::Scene scoreChart(const std::vector<ChartLine>& lines, double width_mm, double height_mm) {
    return ChartPainter(lines, width_mm, height_mm).paint();
}

} // namespace meeplecam::records
