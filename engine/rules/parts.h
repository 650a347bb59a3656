#pragma once

#include "engine/rules/game_setup.h"
#include "engine/rules/rule_part.h"
#include "engine/rules/rules.h"

#include <memory>
#include <vector>

namespace meeplecam::engine {

/// The parts that make up a game, in the order in which they are asked.
std::vector<std::unique_ptr<const RulePart>> partsOf(const GameSetup& setup);

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
std::unique_ptr<const RulePart> riverPart(const GameSetup& setup);
std::unique_ptr<const RulePart> abbotAndGardens();
std::unique_ptr<const RulePart> builderPart();
std::unique_ptr<const RulePart> pigPart();
std::unique_ptr<const RulePart> goodsPart();
std::unique_ptr<const RulePart> bushesLetRoadsPass(BushCrossings crossings);

} // namespace meeplecam::engine
