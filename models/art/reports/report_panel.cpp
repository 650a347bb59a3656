#include "models/art/reports/report_panel.h"

#include "models/art/drawing/palette.h"
#include "models/art/drawing/scene_output.h"
#include "models/art/reports/report_marks.h"

#include <string>
#include <vector>

namespace meeplecam::art {

namespace {

/// The text cut at its spaces, but not inside brackets: places stay in one piece.
std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words(1);
    int depth = 0;
    for (const char letter : text) {
        depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
        if (letter == ' ' && depth == 0)
            words.emplace_back();
        else
            words.back() += letter;
    }
    return words;
}

/// Writes line by line from the top.
class PanelWriter {
public:
    PanelWriter(double width, double text_size)
        : m_width(width)
        , m_size(text_size) {}

    void headline(const std::string& text) {
        m_y += m_size * 1.8;
        put({.text = text,
             .at = {0, m_y},
             .size = m_size * 1.6,
             .colour = kPageInk,
             .weight = Text::Weight::Bold});
        m_y += m_size * 0.4;
    }
    void heading(const std::string& text) {
        m_y += m_size * 2.3;
        put({.text = text,
             .at = {0, m_y},
             .size = m_size * 1.15,
             .colour = kPageInk,
             .weight = Text::Weight::Bold});
        m_y += m_size * 0.45;
        m_scene.stroke(Path::open({{0, m_y}, {m_width, m_y}}), kPageRule, m_size * 0.08);
        m_y += m_size * 0.3;
    }
    void score(const models::ReportedScore& score, const std::string& name) {
        m_y += m_size * 2.0;
        drawMeeple(m_scene, Affine::placed({m_size * 0.75, m_y + m_size * 0.2}, m_size * 1.35), score.colour);
        const double bigger = m_size * 1.2;
        put({.text = name, .at = {m_size * 1.9, m_y}, .size = bigger, .colour = kPageInk});
        put({.text = std::to_string(score.ifEndedNow),
             .at = {m_width, m_y},
             .size = bigger,
             .colour = kPageInk,
             .anchor = Text::Anchor::End,
             .weight = Text::Weight::Bold});
        m_y += m_size * 0.25;
    }
    void sheetLine(const std::string& text, int points) {
        m_y += m_size * 1.3;
        const double small = m_size * 0.88;
        put({.text = text, .at = {m_size * 1.9, m_y}, .size = small, .colour = kPageFaint});
        put({.text = std::to_string(points),
             .at = {m_width, m_y},
             .size = small,
             .colour = kPageFaint,
             .anchor = Text::Anchor::End});
    }
    /// As many lines as the text takes, behind a badge.
    void remark(Badge badge, const std::string& text) {
        m_y += m_size * 1.65;
        drawBadge(m_scene, badge, {m_size * 0.75, m_y - m_size * 0.35}, m_size * 0.55);
        std::string line;
        for (const std::string& word : wordsOf(text)) {
            std::string longer = line;
            longer.append(line.empty() ? "" : " ").append(word);
            if (!line.empty() &&
                widthOf({.text = longer, .at = {}, .size = m_size, .colour = kPageInk}) > room()) {
                remarkLine(line);
                m_y += m_size * 1.3;
                line = word;
            } else {
                line = longer;
            }
        }
        remarkLine(line);
    }
    void note(const std::string& text) {
        m_y += m_size * 1.5;
        put({.text = text, .at = {0, m_y}, .size = m_size, .colour = kPageFaint});
    }

    [[nodiscard]] Panel take() && { return {std::move(m_scene), m_y + m_size * 0.5}; }

private:
    [[nodiscard]] double room() const { return m_width - m_size * 1.9; }
    void remarkLine(const std::string& line) {
        put({.text = line, .at = {m_size * 1.9, m_y}, .size = m_size, .colour = kPageInk});
    }
    /// Text starts at its place unless it ends there.
    void put(Text text) {
        if (text.anchor == Text::Anchor::Middle)
            text.anchor = Text::Anchor::Start;
        m_scene.marks.emplace_back(std::move(text));
    }

    double m_width;
    double m_size;
    double m_y = 0;
    Scene m_scene;
};

void writeScores(const models::BoardReport& report, const PanelWords& words, PanelWriter& writer) {
    if (!report.scores.empty())
        writer.heading(words.scores);
    for (std::size_t i = 0; i < report.scores.size(); ++i) {
        writer.score(report.scores[i], words.players[i]);
        for (std::size_t line = 0; line < report.scores[i].sheet.size(); ++line)
            writer.sheetLine(words.sheets[i][line], report.scores[i].sheet[line].points);
    }
}

void writeRemarks(const std::string& heading, Badge badge, const std::vector<std::string>& remarks,
                  PanelWriter& writer) {
    if (!remarks.empty())
        writer.heading(heading);
    for (const std::string& remark : remarks)
        writer.remark(badge, remark);
}

} // namespace

Panel drawPanel(const models::BoardReport& report, double width, double text_size, const PanelWords& words) {
    PanelWriter writer(width, text_size);
    writer.headline(words.headline);
    if (!report.file.empty())
        writer.note(report.file);
    writeScores(report, words, writer);
    writeRemarks(words.questions, Badge::Question, words.asked, writer);
    writeRemarks(words.findings, Badge::Finding, words.found, writer);
    return std::move(writer).take();
}

} // namespace meeplecam::art
