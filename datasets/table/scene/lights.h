#pragma once

#include "datasets/table/scene/table_scene.h"
#include "models/art/plan/dice.h"

#include <string>
#include <string_view>

namespace meeplecam::table {

/// Names of the kinds of light: day, lamp, tungsten, window_hard, two_lamps, dim.
[[nodiscard]] const std::vector<std::string>& lightNames();

/// A light of that kind with lamps somewhere around the table. The name must be one of lightNames().
[[nodiscard]] Lighting makeLighting(std::string_view name, art::Dice dice);

/// What stands in the way of that light far from the table: the bars of a window, or nothing.
[[nodiscard]] std::vector<Mesh> makeBlinds(std::string_view name, const Lighting& lighting, art::Dice dice);

} // namespace meeplecam::table
