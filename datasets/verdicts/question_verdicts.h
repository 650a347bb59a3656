#pragma once

#include "datasets/verdicts/meeple_verdicts.h"

namespace meeplecam::datasets {

/// A question, or what may be looked at, beside what really lay there.
struct JudgedQuestion {
    models::QuestionReason why = models::QuestionReason::NoPicture;
    engine::Cell cell;
    double probability = 1.0; ///< as in models::ReportQuestion
    double worth = 1.0;       ///< points
    bool asked = true;        ///< or only listed
    bool needed = false;      ///< the report is wrong there: its answer changes something
};

/// Judges what is asked and listed. A question about a tile is needed where the tile is wrong, missing or
/// extra, or is one that the catalogue does not have; one about a meeple where something is wrong with a
/// meeple of that cell. The cells of `report` are those of the truth already.
std::vector<JudgedQuestion> judgeQuestions(const models::BoardReport& report, const Truth& truth,
                                           const std::vector<JudgedTile>& tiles,
                                           const std::vector<JudgedMeeple>& meeples);

/// One line for each, for people: "(3,1) something lies here, asked, 0.21, worth 0.4, needed".
std::vector<std::string> textOf(const std::vector<JudgedQuestion>& questions);

} // namespace meeplecam::datasets
