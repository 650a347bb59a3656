#pragma once

#include "models/art/drawing/scene.h"

#include <string>

namespace meeplecam::records {

/// A text that is at most so wide: made smaller down to two thirds, then cut.
[[nodiscard]] art::Text fitted(art::Text text, double most_mm);

/// Writes a page from its top to its foot. Millimetres, A4 with margins.
class PageWriter {
public:
    static constexpr double kLeft_mm = 15;
    static constexpr double kRight_mm = 195;
    static constexpr double kFoot_mm = 283;

    void title(const std::string& text);
    void note(const std::string& text);
    void heading(const std::string& text);
    /// A paragraph in small letters behind a dot, broken into lines; nothing when it does not fit on the page
    /// any more.
    bool item(const std::string& text);
    /// At the very foot, small.
    void foot(const std::string& left, const std::string& right);

    /// Where the next thing goes; moving on makes room.
    [[nodiscard]] double y() const { return m_y; }
    void moveOn(double height_mm) { m_y += height_mm; }
    [[nodiscard]] double room() const { return kFoot_mm - m_y; }

    struct Style {
        double size_mm = 3.2;
        art::Text::Anchor anchor = art::Text::Anchor::Start;
        art::Text::Weight weight = art::Text::Weight::Normal;
        enum class Tone { Ink, Faint } tone = Tone::Ink;
        double most_mm = 0; ///< what is wider is made smaller, then cut; 0 = it may be as wide as it is
    };
    void put(const std::string& text, art::Point at, const Style& style);
    void rule(double y, double width_mm);
    [[nodiscard]] art::Scene& scene() { return m_scene; }
    [[nodiscard]] art::Scene take() && { return std::move(m_scene); }

private:
    double m_y = 18;
    art::Scene m_scene;
};

} // namespace meeplecam::records
