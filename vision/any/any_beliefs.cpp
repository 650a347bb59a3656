#include "vision/any/any_beliefs.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

// The network is surer of editions that it has not learned than it should be: left out in turn, three
// editions gave what its nats are worth in vision/decision/unknown_tiles.cpp (2026-11-22).
constexpr float kPerNat = 0.5F;
constexpr float kLeastLog = -12.0F;  // nats behind the best
constexpr float kUnlikeATile = 4.0F; // nats that a square with even odds to be a whole tile is believed

} // namespace

CellBelief believeSquare(const CellReading& reading, const engine::TileRegistry& registry) {
    CellBelief belief{.cell = reading.cell, .faces = {}, .logOther = -(kUnlikeATile + reading.square->whole)};
    if (reading.square->print) {
        belief.print = reading.square->print->number;
        belief.turn = reading.square->print->turn;
    }
    float sum = 0.0F;
    for (const FaceSuggestion& suggestion : reading.square->faces) {
        const float log = kPerNat * static_cast<float>(std::log(std::max(1e-30, suggestion.probability)));
        belief.faces.push_back(
            {{suggestion.face.type, registry.smallestEquivalent(suggestion.face)}, kNoView, log});
        sum += std::exp(log);
    }
    const float best = belief.faces.front().logProbability;
    std::erase_if(belief.faces,
                  [&](const FaceBelief& face) { return face.logProbability < best + kLeastLog; });
    for (FaceBelief& face : belief.faces)
        face.logProbability -= std::log(sum);
    return belief;
}

} // namespace meeplecam::vision
