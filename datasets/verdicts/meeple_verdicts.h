#pragma once

#include "datasets/verdicts/tile_verdicts.h"

namespace meeplecam::datasets {

/// WrongColour: a report stands there, in another colour. Spurious: a report that is left over. Hidden:
/// hardly visible and not found. Unjudged: on a tile that the catalogue does not have, or left over where the
/// truth does not list every meeple.
enum class MeepleVerdict : std::uint8_t {
    Right,
    WrongFeature,
    WrongColour,
    Missing,
    Spurious,
    Hidden,
    HiddenRight,
    Unjudged
};

/// Whether it keeps a board from being exact.
constexpr bool isMistake(MeepleVerdict verdict) {
    return verdict >= MeepleVerdict::WrongFeature && verdict <= MeepleVerdict::Spurious;
}

/// Of what a report says of a meeple beside colour and feature.
enum class AspectVerdict : std::uint8_t { Unjudged, Right, Wrong };

struct JudgedMeeple {
    MeepleVerdict verdict = MeepleVerdict::Right;
    engine::Cell cell; ///< where it stands; of a spurious one, where it was reported
    Asked asked = Asked::No;
    AspectVerdict pose = AspectVerdict::Unjudged;   ///< of meeples that were found; discs have none
    AspectVerdict figure = AspectVerdict::Unjudged; ///< likewise: small, large, abbot, builder or pig
    std::string text; ///< what is not right, e.g. "red road instead of red city"
};

/// What becomes of every meeple of the truth, and of reports that are left over. The cells and turns of
/// `report` are those of the truth already.
std::vector<JudgedMeeple> judgeMeeples(const models::BoardReport& report, const Truth& truth,
                                       const engine::TileRegistry& registry);

} // namespace meeplecam::datasets
