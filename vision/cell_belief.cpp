#include "vision/cell_belief.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

// Fitted by maximum likelihood on 958 visible tiles of the tuning pictures, 2026-11-20 (mean loss 0.059 nats
// there, 0.048 on 796 tiles of other pictures). The two middle levels add nothing to the finest and the
// coarsest.
constexpr std::array<float, kScoreLevels> kWeights{85.0F, 0.8F, 1.5F, 70.0F}; // nats per unit of cost
constexpr float kPennantWeight = 8.5F;  // nats per unit of cost where the pennant is printed
constexpr float kVariantPenalty = 1.0F; // nats; the catalogue shows most tiles as they are
// What lies on a tile or shades it changes the costs of all views at random: they say the less the worse the
// best one fits.
constexpr float kGoodCost = 0.3F;
constexpr float kDoubt = 2.8F;
constexpr float kFloor = 0.0015F;   // probability that looks deceive altogether
constexpr float kHopeless = -14.0F; // nats behind the best; never right on any picture

float viewEvidence(const ViewScore& score, bool variant) {
    float sum = kPennantWeight * score.pennant - (variant ? kVariantPenalty : 0.0F);
    for (std::size_t level = 0; level < kScoreLevels; ++level)
        sum -= kWeights[level] * score.costs[level];
    return sum;
}

/// Probability that what is seen is none of the views, or none that can be told: of 1776 tiles (2026-11-20)
/// every sixth was wrong where less than half could be explained, and every second where it was not certain
/// that a tile lies there at all.
float deception(const CellReading& reading, float leastCost) {
    const auto rising = [](float value) { return 1.0F / (1.0F + std::exp(-value)); };
    const float unexplained = 0.15F * rising((leastCost - 0.55F) / 0.025F);
    const float noTile = rising(1.5F - reading.tileEvidence);
    return std::min(0.9F, kFloor + unexplained + noTile);
}

} // namespace

CellBelief believe(const CellReading& reading, const TileIndex& index) {
    float leastCost = 1.0F;
    for (const ViewScore& score : reading.views)
        leastCost = std::min(leastCost, totalCost(score));
    const float trust = std::exp(-kDoubt * std::max(0.0F, leastCost - kGoodCost));

    const float deceived = deception(reading, leastCost);
    CellBelief belief{.cell = reading.cell, .faces = {}, .logOther = std::log(deceived)};
    std::vector<float> best; // of each face, to know its most alike view
    for (const ViewScore& score : reading.views) {
        const TileView& view = index.views[static_cast<std::size_t>(score.view)];
        const bool variant = static_cast<std::size_t>(view.picture) >= index.printed;
        const float evidence = trust * viewEvidence(score, variant);
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
                  [&](const FaceBelief& face) { return face.logProbability < top + kHopeless; });
    float sum = 0.0F;
    for (const FaceBelief& face : belief.faces)
        sum += std::exp(face.logProbability - top);
    for (FaceBelief& face : belief.faces) {
        const float share = std::exp(face.logProbability - top) / sum;
        face.logProbability =
            std::log((1.0F - deceived) * share + deceived / static_cast<float>(belief.faces.size()));
    }
    return belief;
}

} // namespace meeplecam::vision
