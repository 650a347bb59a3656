#pragma once

#include <cstdint>

namespace meeplecam::session {

/// When something was seen.
struct Moment {
    std::int64_t frame = 0; ///< of the source, from 0
    double time_s = 0.0;    ///< since the source's first picture
    bool operator==(const Moment&) const = default;
};

} // namespace meeplecam::session
