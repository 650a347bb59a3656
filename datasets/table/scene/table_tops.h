#pragma once

#include "datasets/table/scene/table_scene.h"
#include "models/art/plan/dice.h"

#include <string>
#include <string_view>

namespace meeplecam::table {

/// Names of the tables that can be laid: oak, walnut, white_gloss, laminate, green_felt, blue_cloth, gingham.
[[nodiscard]] const std::vector<std::string>& tableTopNames();

/// A table top of that name; `dice` give each its own grain. The name must be one of tableTopNames().
[[nodiscard]] TableTop makeTableTop(std::string_view name, art::Dice dice);

} // namespace meeplecam::table
