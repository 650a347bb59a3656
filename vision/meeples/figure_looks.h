#pragma once

#include "vision/meeples/meeple_reader.h"

#include <span>

namespace meeplecam::vision {

// Which figure a thing is, by its shape and by how it looks together.

inline constexpr std::array kFiguresBesideMeeples{engine::MeepleType::Abbot, engine::MeepleType::Builder,
                                                  engine::MeepleType::Pig};

/// The fits of the likelier pose.
const SizedFits& fitsOfPose(const FoundMeeple& meeple);

/// Log odds by its shape alone that a meeple is a large one rather than a small one.
float largeByShape(const FoundMeeple& meeple);

/// How a thing looks tells which figure it is, and its shape a little more: logistic regression over 258
/// abbots and 721 meeples of the samples 3201 and 3202 (models/meeples/README.md), 2026-11-25. Builders and
/// pigs, whose shapes those samples don't tell, get the same weights, and less to begin with: reckoned, not
/// fitted, from one in ten among what stands on roads, in cities and in fields, where three in ten of what
/// stands in cloisters are abbots.
void lookAtFigure(const FigureLook& look, FoundMeeple& thing);

/// How things look tells their size, and their shape a little; meeples of one board are cut alike, so that
/// what most of them look like tells how small ones look here. Logistic regression over 721 meeples, 136 of
/// them large, of the samples 3201 and 3202 (models/meeples/README.md), 2026-11-25: 14 are wrong (on pictures
/// that the fold left out), without what most look like 36; of boards with one meeple 3.8 %, without 4.9 %.
void sizeMeeples(std::span<const FigureLook> looks, std::span<FoundMeeple* const> things);

} // namespace meeplecam::vision
