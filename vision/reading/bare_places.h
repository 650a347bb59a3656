#pragma once

#include "vision/grid/board_tracer.h"

namespace meeplecam::vision {

/// The board without tiles where most of a place looks like the table around the board, and where places that
/// only might hold one, or agree with it less than the other tiles do with theirs, do on the whole: a pale
/// table looks a little like a lake, or like a field in snow. Where they look only somewhat like the table
/// they become doubtful. What then lies apart and is doubtful or repeats itself is no part of the board. What
/// turns out to be bare tells more about the table, with which the rest is judged again. Where something may
/// hide the print of a tile that else would count, and nothing looks like the table, it becomes doubtful,
/// too. What is covered does not count; null = nothing is known to be.
[[nodiscard]] TracedBoard dismissBarePlaces(const Sight& sight, const Cover* cover, TracedBoard board);

} // namespace meeplecam::vision
