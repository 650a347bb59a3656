#pragma once

#include "models/art/reports/report_overlay.h"
#include "models/art/reports/report_panel.h"
#include "models/board_report.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace meeplecam::words {

/// Why something is asked, within a sentence: "several tiles match what is visible".
[[nodiscard]] QString wordsOf(models::QuestionReason why);

/// Where a tile lies on a board: "Row 2, column 3", counted from the upper left of the cells shown.
[[nodiscard]] QString placeWords(engine::Cell cell, const engine::CellRange& shown);

/// A line of a score sheet: "City, complete, 3 tiles, 1 pennant (Row 2, column 3)".
[[nodiscard]] QString sheetWords(const models::ReportedPoints& points, const engine::CellRange& shown);

/// "9 tiles, 2 meeples"
[[nodiscard]] QString seenWords(std::size_t tiles, std::size_t meeples);

/// What a report says to people.
class ReportWords {
public:
    /// Who plays a colour, in words.
    using Names = std::function<QString(models::MeepleColour)>;

    /// Both must outlive this. Players are called by their colour where no names are given.
    ReportWords(const models::BoardReport& report, const engine::TileRegistry& registry, Names names = {});

    /// "straight road (U)", "Red in a city", "nothing".
    [[nodiscard]] QString answer(const models::ReportAnswer& answer) const;
    /// The answers, each once: a tile may be asked about in several turns.
    [[nodiscard]] QStringList answers(const models::ReportQuestion& question) const;
    /// "Row 2, column 3: several tiles match what is visible – straight road (U) or curved road (V)?"
    [[nodiscard]] QString question(const models::ReportQuestion& question) const;
    /// A sentence without its place, or several.
    [[nodiscard]] QString finding(const models::ReportFinding& finding) const;
    /// The same with its place, if it has one.
    [[nodiscard]] QString findingAt(const models::ReportFinding& finding) const;
    /// "Row 2, column 3: Red in a city"
    [[nodiscard]] QString meeple(const models::ReportedMeeple& meeple) const;
    /// What a meeple stands on, within a sentence: "city".
    [[nodiscard]] QString claim(const models::ReportedMeeple& meeple) const;
    /// "9 tiles, 2 meeples, 1 question, 1 finding", or that there is nothing.
    [[nodiscard]] QString seen() const;

private:
    const models::BoardReport& m_report;
    const engine::TileRegistry& m_registry;
    Names m_names;
    engine::CellRange m_shown;
};

/// What stands beside a drawing of the report's board.
[[nodiscard]] art::PanelWords panelWords(const models::BoardReport& report,
                                         const engine::TileRegistry& registry);

/// What stands on the photo.
[[nodiscard]] art::OverlayWords overlayWords(const models::BoardReport& report,
                                             const engine::TileRegistry& registry);

/// The report as JSON (`meeplecam-board 1`), in English whatever the language; broken rules with their
/// number.
[[nodiscard]] models::Json boardReportJson(const models::BoardReport& report,
                                           const engine::TileRegistry& registry);

} // namespace meeplecam::words
