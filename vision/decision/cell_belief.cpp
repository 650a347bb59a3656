#include "vision/decision/cell_belief.h"

#include "vision/decision/unknown_tiles.h"
#include "vision/image/logistic.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace meeplecam::vision {

namespace {

// Fitted by maximum likelihood on 958 visible tiles of the tuning pictures, 2026-11-20 (mean loss 0.059 nats
// there, 0.048 on 796 tiles of other pictures). The two middle levels add nothing to the finest and the
// coarsest.
constexpr std::array<float, kScoreLevels> kWeights{85.0F, 0.8F, 1.5F, 70.0F}; // nats per unit of cost
constexpr float kPennantWeight = 8.5F; // nats per unit of cost where the pennant is printed
// Where the views were compared as well (ViewScore::likeness), costs count less. By maximum likelihood on
// 2823 unclear tiles of pictures that the network did not learn from, 2026-11-22: 63 nats in all, 99 by costs
// alone.
constexpr float kCostsCompared = 0.8F;
constexpr float kLikenessWeight = 0.5F;
// How common variants are: a box has none, or some. The first is counted with every board, and what the
// catalogue shows as it is with three tiles more.
constexpr float kVariantsBefore = 0.8F;
constexpr float kPrintedBefore = 2.2F;
constexpr float kMostPenalty = 4.0F;  // nats
constexpr float kClearBelief = 3.0F;  // evidence that it is one
constexpr float kClearVariant = 3.0F; // nats to the best view of the catalogue, and the other way round
// What lies on a tile or shades it changes the costs of all views at random: they say the less the worse the
// best one fits.
constexpr float kGoodCost = 0.3F;
constexpr float kDoubt = 2.8F;
constexpr float kFloor = 0.0015F; // probability that looks deceive altogether
// What the structure says of a tile and what the pictures say have errors in common, so half of it counts, as
// of tiles that no picture shows (vision/any).
constexpr float kOpinionWeight = 0.5F;
constexpr double kLeastOpinion = 1e-4;
constexpr float kHopelessType = -14.0F; // nats behind the best; never right on any picture

/// Nats. A catalogue that has one picture of a type leaves open what its other copies look like.
float penaltyOf(const ViewScore& score, const TileIndex& index, float variantPenalty) {
    constexpr float kUnknownCopies = 1.0F; // nats
    if (!isVariant(index, score.view))
        return 0.0F;
    const engine::TileTypeId type = index[score.view].face.type;
    const auto end = index.pictures.begin() + static_cast<std::ptrdiff_t>(index.printed);
    const auto shown = std::count_if(index.pictures.begin(), end,
                                     [&](const TilePicture& picture) { return picture.tile == type; });
    return shown > 1 ? variantPenalty : kUnknownCopies;
}

/// Probability that what is seen is none of the views, or none that can be told: of 1776 tiles (2026-11-20)
/// every sixth was wrong where less than half could be explained, and every second where it was not certain
/// that a tile lies there at all.
float deception(const CellReading& reading) {
    const float unexplained = 0.15F * logistic((leastCost(reading) - 0.55F) / 0.025F);
    const float noTile = logistic(1.5F - reading.tileEvidence);
    return std::min(0.9F, kFloor + unexplained + noTile);
}

/// Adds the faces that the catalogue doesn't show, as far as the square looks like them.
void addUnknown(const SquareLook& square, const engine::TileRegistry& registry, CellBelief& belief) {
    constexpr float kLeast = -12.0F; // nats
    const float known = -std::log1p(std::exp(square.unknown));
    for (FaceBelief& face : belief.faces)
        face.logProbability += known;
    for (const FaceSuggestion& suggestion : square.faces) {
        const float log =
            known + square.unknown + static_cast<float>(std::log(std::max(1e-30, suggestion.probability)));
        const engine::TileFace face{suggestion.face.type, registry.smallestEquivalent(suggestion.face)};
        const auto same = std::ranges::find(belief.faces, face, &FaceBelief::face);
        if (same != belief.faces.end())
            same->logProbability = std::max(same->logProbability, log) +
                                   std::log1p(std::exp(-std::abs(same->logProbability - log)));
        else if (log > kLeast)
            belief.faces.push_back({face, ViewId::None, log});
    }
    std::ranges::stable_sort(belief.faces, std::ranges::greater{}, &FaceBelief::logProbability);
}

/// What the tile's structure says beside the pictures makes it less probable that it is none of the views, as
/// far as the square looks like a whole tile and like the likeliest of them. Which view it is stays with the
/// pictures: on covered tiles, and on those of other boxes, they know better.
void addOpinion(const SquareLook& opinion, const engine::TileRegistry& registry, CellBelief& belief) {
    double probability = kLeastOpinion;
    for (const FaceSuggestion& suggestion : opinion.faces)
        if (registry.sameFace(suggestion.face, belief.faces.front().face))
            probability += suggestion.probability;
    const float trust = kOpinionWeight * logistic(opinion.whole);
    const auto nats = static_cast<float>(std::log(probability * static_cast<double>(opinion.faces.size())));
    belief.logOther -= trust * std::max(0.0F, nats);
}

} // namespace

float viewEvidence(const ViewScore& score) {
    float sum = kPennantWeight * score.pennant;
    for (std::size_t level = 0; level < kScoreLevels; ++level)
        sum -= kWeights[level] * score.costs[level];
    return sum;
}

float trustIn(const CellReading& reading) {
    return std::exp(-kDoubt * std::max(0.0F, leastCost(reading) - kGoodCost));
}

float variantPenalty(std::span<const CellReading> cells, const TileIndex& index) {
    float variants = kVariantsBefore;
    float printed = kPrintedBefore;
    for (const CellReading& tile : cells) {
        constexpr float kNone = -1e6F;
        if (tile.tileEvidence < kClearBelief)
            continue;
        float bestPrinted = kNone;
        float bestVariant = kNone;
        for (const ViewScore& score : tile.views) {
            float& best = isVariant(index, score.view) ? bestVariant : bestPrinted;
            best = std::max(best, trustIn(tile) * viewEvidence(score));
        }
        if (bestVariant > bestPrinted + kClearVariant)
            ++variants;
        else if (bestPrinted > bestVariant + kClearVariant)
            ++printed;
    }
    return std::min(kMostPenalty, std::log((variants + printed) / variants));
}

float leadOf(const CellReading& reading, const TileIndex& index) {
    if (reading.views.empty())
        return 0.0F;
    const ViewScore& best = *std::ranges::max_element(reading.views, {}, viewEvidence);
    float next = std::numeric_limits<float>::lowest();
    for (const ViewScore& score : reading.views)
        if (!index.registry->sameFace(index[score.view].face, index[best.view].face))
            next = std::max(next, viewEvidence(score));
    return trustIn(reading) * (viewEvidence(best) - next);
}

CellBelief believe(const CellReading& reading, const TileIndex& index, float variantPenalty) {
    const float trust = trustIn(reading) * (reading.compared ? kCostsCompared : 1.0F);
    const float deceived = deception(reading);
    CellBelief belief{.cell = reading.cell, .faces = {}, .logOther = std::log(deceived)};
    std::vector<float> best; // of each face, to know its most alike view
    for (const ViewScore& score : reading.views) {
        const TileView& view = index[score.view];
        const float evidence = trust * viewEvidence(score) + kLikenessWeight * score.likeness -
                               penaltyOf(score, index, variantPenalty);
        const auto same = std::ranges::find_if(belief.faces, [&](const FaceBelief& known) {
            return index.registry->sameFace(known.face, view.face);
        });
        const auto at = static_cast<std::size_t>(same - belief.faces.begin());
        if (same == belief.faces.end()) {
            belief.faces.push_back(
                {{view.face.type, index.registry->smallestEquivalent(view.face)}, score.view, evidence});
            best.push_back(evidence);
        } else {
            same->logProbability = std::max(same->logProbability, evidence) +
                                   std::log1p(std::exp(-std::abs(same->logProbability - evidence)));
            if (evidence > best[at]) {
                best[at] = evidence;
                same->view = score.view;
            }
        }
    }
    std::ranges::sort(belief.faces, std::ranges::greater{}, &FaceBelief::logProbability);
    const float top = belief.faces.front().logProbability;
    std::erase_if(belief.faces,
                  [&](const FaceBelief& face) { return face.logProbability < top + kHopelessType; });
    float sum = 0.0F;
    for (const FaceBelief& face : belief.faces)
        sum += std::exp(face.logProbability - top);
    for (FaceBelief& face : belief.faces) {
        const float share = std::exp(face.logProbability - top) / sum;
        face.logProbability =
            std::log((1.0F - deceived) * share + deceived / static_cast<float>(belief.faces.size()));
    }
    if (reading.square && !reading.square->faces.empty())
        addUnknown(*reading.square, *index.registry, belief);
    else if (reading.opinion && !reading.opinion->faces.empty())
        addOpinion(*reading.opinion, *index.registry, belief);
    return belief;
}

} // namespace meeplecam::vision
