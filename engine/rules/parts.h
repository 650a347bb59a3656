#pragma once

#include "engine/rules/rule_part.h"
#include "engine/rules/rules.h"

#include <memory>
#include <vector>

namespace meeplecam::engine {

/// The parts that make up a game under these rules, in the order in which they are asked.
std::vector<std::unique_ptr<const RulePart>> partsOf(const Rules& rules);

std::unique_ptr<const RulePart> classicScoring(const Rules& rules);
std::unique_ptr<const RulePart> noFarmers();
std::unique_ptr<const RulePart> smallTwoTileCities();
std::unique_ptr<const RulePart> innsAndCathedrals();
std::unique_ptr<const RulePart> innVariant2014();
std::unique_ptr<const RulePart> openRoadStubs();
std::unique_ptr<const RulePart> courseVariant();
std::unique_ptr<const RulePart> gingerbreadMan();
std::unique_ptr<const RulePart> unfinishedScoresNothing();
std::unique_ptr<const RulePart> filledHoleGivesTurn();
std::unique_ptr<const RulePart> bushesLetRoadsPass(BushCrossings crossings);

} // namespace meeplecam::engine
