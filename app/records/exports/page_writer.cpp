#include "app/records/exports/page_writer.h"

#include "models/art/drawing/palette.h"
#include "models/art/drawing/scene_output.h"

#include <QString>

#include <algorithm>
#include <sstream>
#include <vector>

namespace meeplecam::records {

namespace {

constexpr double kItem_mm = 2.9;

/// Lines of at most `width_mm`.
std::vector<std::string> brokenText(const std::string& text, double size_mm, double width_mm) {
    std::vector<std::string> lines(1);
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const std::string longer = lines.back() + (lines.back().empty() ? "" : " ") + word;
        if (!lines.back().empty() &&
            art::widthOf({.text = longer, .at = {}, .size = size_mm, .colour = art::kPageInk}) > width_mm)
            lines.push_back(word);
        else
            lines.back() = longer;
    }
    return lines;
}

} // namespace

art::Text fitted(art::Text text, double most_mm) {
    constexpr double kStep = 0.97; // letters don't shrink evenly
    const double smallest = text.size * 2.0 / 3.0;
    while (art::widthOf(text) > most_mm && text.size > smallest)
        text.size = std::max(smallest, text.size * kStep);
    QString words = QString::fromStdString(text.text);
    while (words.size() > 1 && art::widthOf(text) > most_mm) {
        words.chop(1);
        text.text = words.toStdString() + "…";
    }
    return text;
}

void PageWriter::put(const std::string& text, art::Point at, const Style& style) {
    art::Text mark{.text = text,
                   .at = at,
                   .size = style.size_mm,
                   .colour = style.tone == Style::Tone::Ink ? art::kPageInk : art::kPageFaint,
                   .anchor = style.anchor,
                   .weight = style.weight};
    m_scene.marks.emplace_back(style.most_mm > 0 ? fitted(std::move(mark), style.most_mm) : std::move(mark));
}

void PageWriter::rule(double y, double width_mm) {
    m_scene.stroke(art::Path::open({{kLeft_mm, y}, {kRight_mm, y}}), art::kPageRule, width_mm);
}

void PageWriter::title(const std::string& text) {
    m_y += 4;
    put(text, {kLeft_mm, m_y},
        {.size_mm = 7.5, .weight = art::Text::Weight::Bold, .most_mm = kRight_mm - kLeft_mm});
    m_y += 6.5;
}

void PageWriter::note(const std::string& text) {
    for (const std::string& line : brokenText(text, 3.2, kRight_mm - kLeft_mm)) {
        put(line, {kLeft_mm, m_y}, {.tone = Style::Tone::Faint});
        m_y += 4.8;
    }
}

void PageWriter::heading(const std::string& text) {
    m_y += 8;
    put(text, {kLeft_mm, m_y}, {.size_mm = 4.4, .weight = art::Text::Weight::Bold});
    m_y += 2;
    rule(m_y, 0.3);
    m_y += 5;
}

bool PageWriter::item(const std::string& text) {
    constexpr double kIndent_mm = 4;
    const std::vector<std::string> lines = brokenText(text, kItem_mm, kRight_mm - kLeft_mm - kIndent_mm);
    if (static_cast<double>(lines.size()) * 4.1 > room())
        return false;
    m_scene.fill(art::Path::circle({kLeft_mm + 1, m_y - 1}, 0.5), art::kPageFaint);
    for (const std::string& line : lines) {
        put(line, {kLeft_mm + kIndent_mm, m_y}, {.size_mm = kItem_mm});
        m_y += 4.1;
    }
    m_y += 0.5;
    return true;
}

void PageWriter::foot(const std::string& left, const std::string& right) {
    put(left, {kLeft_mm, 289}, {.size_mm = 2.6, .tone = Style::Tone::Faint});
    put(right, {kRight_mm, 289},
        {.size_mm = 2.6, .anchor = art::Text::Anchor::End, .tone = Style::Tone::Faint});
}

} // namespace meeplecam::records
