#pragma once

#include "engine/tiles/result.h"

#include <exception>
#include <string>

namespace meeplecam::session {

/// What to say when work ends by an exception, which nobody foresaw or which stands for want of memory:
/// `what` is the beginning of the sentence, e.g. "the tiles could not be learned". Never what the exception
/// says of itself, which is for programmers.
[[nodiscard]] engine::Error mishap(const std::string& what, const std::exception& exception);

} // namespace meeplecam::session
