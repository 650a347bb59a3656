#pragma once

#include "app/gui/model/snapshot.h"
#include "engine/play/queries.h"

#include <QString>

#include <vector>

namespace meeplecam::gui {

/// What is wrong at the moment, in words that keep calm: what happened, what to do; the most important first.
/// Empty while all is well. Both may be null.
[[nodiscard]] std::vector<QString> troublesOf(const GameSnapshot* game, const PictureSnapshot* picture);

/// What a feature is, who has it and what it is worth, for who points at it.
[[nodiscard]] QString featureWords(const engine::FeatureReport& report, const engine::GameSetup& setup);

} // namespace meeplecam::gui
