#include "engine/rules/parts.h"

namespace meeplecam::engine {

std::vector<std::unique_ptr<const RulePart>> partsOf(const GameSetup& setup) {
    const Rules& rules = setup.rules;
    std::vector<std::unique_ptr<const RulePart>> parts;
    parts.push_back(classicScoring(rules));
    if (!rules.farmers)
        parts.push_back(noFarmers());
    if (rules.twoTileCityPoints == 2)
        parts.push_back(smallTwoTileCities());
    if (rules.innsAndCathedrals)
        parts.push_back(innsAndCathedrals());
    if (rules.innVariant2014)
        parts.push_back(innVariant2014());
    if (!rules.closedRoadStubs)
        parts.push_back(openRoadStubs());
    if (rules.preset == Preset::Course)
        parts.push_back(courseVariant());
    if (hasRiver(setup.sets))
        parts.push_back(riverPart(setup));
    if (rules.abbots > 0)
        parts.push_back(abbotAndGardens());
    if (rules.builders > 0)
        parts.push_back(builderPart());
    if (rules.pigs > 0)
        parts.push_back(pigPart());
    if (rules.goods)
        parts.push_back(goodsPart());
    if (rules.gingerbread)
        parts.push_back(gingerbreadMan());
    if (!rules.unfinishedFeaturesScore)
        parts.push_back(unfinishedScoresNothing());
    if (rules.fillHoleExtraTurn)
        parts.push_back(filledHoleGivesTurn());
    if (rules.bushCrossings != BushCrossings::EndRoads)
        parts.push_back(bushesLetRoadsPass(rules.bushCrossings));
    return parts;
}

} // namespace meeplecam::engine
