#pragma once

#include "app/records/audit/audit.h"
#include "app/records/audit/claims.h"

#include <QString>

namespace meeplecam::records {

// Audits and final scorings in the language of the player.

/// What the players are called: names as they are, colours by their words.
[[nodiscard]] std::vector<QString> shownNames(const std::vector<std::string>& names);

/// "Anna", "Anna and Ben", "Anna, Ben and Cleo".
[[nodiscard]] QString namesWords(const std::vector<int>& players, const std::vector<QString>& names);

/// Who wins, or would if it ended now: "Anna wins", "Anna and Ben share the victory".
[[nodiscard]] QString outcomeWords(const Audit& audit);

/// "road, 4 tiles", "unfinished city, 3 tiles", for a list or behind a colon.
[[nodiscard]] QString featureWords(const engine::ScoreEvent& event);

/// Why somebody scores; with the pigs in a field, and how many tokens of its kind each player has.
[[nodiscard]] QString reasonsWords(const engine::ScoreEvent& event, const std::vector<QString>& names);

/// What is wrong, in sentences; its turn is said beside it.
[[nodiscard]] QString wordsOf(const AuditFinding& finding, const Audit& audit);

/// What is not certain, why, and what it may be.
[[nodiscard]] QString doubtWords(const AuditDoubt& doubt, const Audit& audit);

/// What may explain a claim: "forgotten: …", to follow a colon or to stand in a list.
[[nodiscard]] QString wordsOf(const SlipCauses& causes, const std::vector<QString>& names);

/// Who gets how much for a feature at the end, and why.
[[nodiscard]] QString wordsOf(const FinalStep& step, const std::vector<QString>& names);

} // namespace meeplecam::records
