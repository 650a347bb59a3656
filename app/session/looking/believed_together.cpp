#include "app/session/looking/believed_together.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace meeplecam::session {

using vision::CellBelief;
using vision::FaceBelief;

namespace {

constexpr float kTileMemory =
    0.5F; // weight of all earlier looks against the newest: a tile may have been turned
constexpr float kUnlisted = -2.0F; // nats behind the least probable face that is listed

float leastOf(const CellBelief& belief) {
    return belief.faces.empty() ? 0.0F : belief.faces.back().logProbability + kUnlisted;
}

const FaceBelief* find(const CellBelief& belief, engine::TileFace face) {
    const auto found = std::ranges::find(belief.faces, face, &FaceBelief::face);
    return found == belief.faces.end() ? nullptr : &*found;
}

} // namespace

CellBelief believedTogether(const CellBelief& earlier, const CellBelief& newest) {
    CellBelief sum{newest.cell, {}, kTileMemory * earlier.logOther + newest.logOther};
    const float unlistedEarlier = leastOf(earlier);
    const float unlistedNewest = leastOf(newest);
    for (const FaceBelief& face : newest.faces) {
        const FaceBelief* same = find(earlier, face.face);
        sum.faces.push_back(
            {face.face, face.view,
             kTileMemory * (same != nullptr ? same->logProbability : unlistedEarlier) + face.logProbability});
    }
    for (const FaceBelief& face : earlier.faces)
        if (find(newest, face.face) == nullptr)
            sum.faces.push_back({face.face, face.view, kTileMemory * face.logProbability + unlistedNewest});
    std::ranges::stable_sort(sum.faces, std::ranges::greater{}, &FaceBelief::logProbability);
    float total = std::exp(sum.logOther - sum.faces.front().logProbability);
    for (const FaceBelief& face : sum.faces)
        total += std::exp(face.logProbability - sum.faces.front().logProbability);
    const float norm = sum.faces.front().logProbability + std::log(total);
    for (FaceBelief& face : sum.faces)
        face.logProbability -= norm;
    sum.logOther -= norm;
    return sum;
}

} // namespace meeplecam::session
