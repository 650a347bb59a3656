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

constexpr float kSameTile = 8.0F;  // nats for a tile of an earlier game that looks like this one
constexpr float kSameParts = 3.0F; // ... where something may hide how it differs
constexpr float kSameGuess = 1.5F; // ... of which nobody has confirmed what it is: most guesses are right
constexpr float kUnlike = 2.0F; // nats against a type that looked otherwise: copies may have art of their own
constexpr float kPerhapsIt = -1.0F; // the least that is believed of what looks so

/// Nats for the type of the tile that it looks like.
float worthOf(const KnownLook& look) {
    if (look.guessed)
        return kSameGuess;
    return look.inParts ? kSameParts : kSameTile;
}

/// What looks like a tile of an earlier game is one of its type.
void rememberLooks(const StrangePrint& print, const engine::TileRegistry& registry, CellBelief& belief) {
    for (const KnownLook& look : print.known) {
        const engine::TileFace face{look.face.type, registry.smallestEquivalent(look.face)};
        const auto known = std::ranges::find(belief.faces, face, &FaceBelief::face);
        if (known == belief.faces.end())
            continue; // of another box
        known->logProbability = std::max(known->logProbability, kPerhapsIt) + worthOf(look);
        if (!look.guessed)
            belief.logOther -= kSameTile / 2;
    }
    for (FaceBelief& face : belief.faces)
        if (std::ranges::count(print.unlike, face.face.type) > 0)
            face.logProbability -= kUnlike;
    std::ranges::stable_sort(belief.faces, std::ranges::greater{}, &FaceBelief::logProbability);
}

} // namespace

CellBelief believeSquare(const CellReading& reading, const engine::TileRegistry& registry) {
    CellBelief belief{.cell = reading.cell, .faces = {}, .logOther = -(kUnlikeATile + reading.square->whole)};
    if (reading.square->print) {
        belief.print = reading.square->print->number;
        belief.turn = reading.square->print->turn;
    }
    for (const FaceSuggestion& suggestion : reading.square->faces) {
        const float log = kPerNat * static_cast<float>(std::log(std::max(1e-30, suggestion.probability)));
        belief.faces.push_back(
            {{suggestion.face.type, registry.smallestEquivalent(suggestion.face)}, ViewId::None, log});
    }
    if (reading.square->print)
        rememberLooks(*reading.square->print, registry, belief);
    const float best = belief.faces.front().logProbability;
    std::erase_if(belief.faces,
                  [&](const FaceBelief& face) { return face.logProbability < best + kLeastLog; });
    float sum = 0.0F;
    for (const FaceBelief& face : belief.faces)
        sum += std::exp(face.logProbability - best);
    for (FaceBelief& face : belief.faces)
        face.logProbability -= best + std::log(sum);
    return belief;
}

} // namespace meeplecam::vision
