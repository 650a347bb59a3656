#pragma once

#include "datasets/table/composition.h"
#include "datasets/table/render.h"
#include "models/json_input.h"

namespace meeplecam::table {

/// What is really on the rendered picture, as a `meeplecam-truth 1` document. `art` names the catalogue that
/// fits.
[[nodiscard]] models::Json truthOf(const Composition& composition, const Rendering& rendering,
                                   const std::string& art);

} // namespace meeplecam::table
