#pragma once

#include "vision/meeples/foreign_groups.h"
#include "vision/meeples/meeple_finder.h"

#include <span>

namespace meeplecam::vision {

/// What hides a good part of the board and is no meeple: hands, sleeves, cups. They have colours of their
/// own, which are learned where they lie on tiles that are known, and followed from there. The silhouette is
/// one of OrthoView's pixels from its corner (0, 0); empty where there is none.
Silhouette findHands(const OrthoView& view, const Foreignness& foreign, std::span<const FoundMeeple> found);

} // namespace meeplecam::vision
