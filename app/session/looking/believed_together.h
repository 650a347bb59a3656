#pragma once

#include "vision/decision/cell_belief.h"

namespace meeplecam::session {

/// What all earlier looks at a cell make of it and what the newest does, as one: the newest weighs as much
/// as twice all before it. At least one of them lists a face.
[[nodiscard]] vision::CellBelief believedTogether(const vision::CellBelief& earlier,
                                                  const vision::CellBelief& newest);

} // namespace meeplecam::session
