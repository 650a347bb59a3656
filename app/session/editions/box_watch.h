#pragma once

#include "vision/reading/table_reading.h"

#include <map>

namespace meeplecam::session {

/// Notices in a game that is followed that a tile may be of a box that is not in play, which is worth a long
/// look.
class BoxWatch {
public:
    /// `stills` are pictures that somebody takes one by one, each with a time of its own.
    explicit BoxWatch(bool stills)
        : m_stills(stills) {}

    /// A look at the table at a time that rises; whether its picture is worth to be looked at for other
    /// boxes: a few times for each such tile, for a hand may hide it, and after a rest in between.
    [[nodiscard]] bool wantsLook(const vision::TableReading& reading, double time_s);

private:
    bool m_stills;
    std::map<engine::Cell, int> m_looks; ///< at the tile there
    double m_rests_s = 0.0;              ///< until this time
};

} // namespace meeplecam::session
