#include "app/session/editions/box_watch.h"

#include "vision/reading/other_boxes.h"

namespace meeplecam::session {

namespace {

constexpr int kLooks = 3;
constexpr double kRest_s = 10.0; // such a look takes as long as some others

} // namespace

bool BoxWatch::wantsLook(const vision::TableReading& reading, double time_s) {
    if (!m_stills && time_s < m_rests_s)
        return false;
    bool wanted = false;
    for (const vision::ReadTile& tile : reading.tiles)
        if (vision::mayBeOfOtherBox(tile) && m_looks[tile.tile.placement.cell] < kLooks) {
            ++m_looks[tile.tile.placement.cell];
            wanted = true;
        }
    if (wanted)
        m_rests_s = time_s + kRest_s;
    return wanted;
}

} // namespace meeplecam::session
