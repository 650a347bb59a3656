#include "app/session/editions/edition_watch.h"

#include "vision/grid/edition_check.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

constexpr double kHandGone_s = 2.0; // a hand that hides the first tile is gone by then

/// Whether there are tiles in the box of which the catalogue has no picture.
bool lacksTiles(const vision::TableReader& reader) {
    const vision::TileIndex& index = reader.index();
    for (std::size_t type = 0; type < reader.game().counts.size(); ++type)
        if (reader.game().counts[type] > 0 &&
            std::ranges::none_of(index.pictures, [&](const vision::TilePicture& picture) {
                return static_cast<std::size_t>(picture.tile) == type;
            }))
            return true;
    return false;
}

} // namespace

// Where the catalogue lacks tiles, the first ones may be of those.
EditionWatch::EditionWatch(const vision::TableReader& reader, bool stills)
    : m_least(lacksTiles(reader) ? 6 : 1)
    , m_stills(stills)
    , m_settled(reader.strange() != nullptr) {} // any tiles will do

bool EditionWatch::accepts(const vision::TableReading& reading, double time_s) {
    m_followed = m_settled;
    if (m_settled || !reading.board)
        return true;
    const vision::EditionFit fit = vision::editionFitOf(*reading.board);
    m_settled = fit == vision::EditionFit::Own;
    if (fit == vision::EditionFit::Other && reading.tiles.size() >= m_least)
        m_foreignSince_s = m_foreignSince_s.value_or(time_s);
    else if (m_settled || !isForeign(time_s)) // a doubtful look makes tiles that are foreign no better known
        m_foreignSince_s.reset();
    if (fit == vision::EditionFit::Unclear)
        m_unclearSince_s = m_unclearSince_s.value_or(time_s);
    else
        m_unclearSince_s.reset();
    m_unclear = m_unclearSince_s && !m_stills && time_s - *m_unclearSince_s < kHandGone_s;
    m_followed = !m_foreignSince_s && !m_unclear;
    return m_followed;
}

bool EditionWatch::mayHide(double time_s) {
    if (!m_bareSince_s || time_s - *m_bareSince_s < m_patience_s)
        return false;
    m_patience_s *= 3.0; // each takes as long as some looks
    return true;
}

bool EditionWatch::isForeign(double time_s) const {
    return m_foreignSince_s && time_s - *m_foreignSince_s >= kHandGone_s;
}

} // namespace meeplecam::session
