#include "datasets/table/composing/track_markers.h"

namespace meeplecam::table {

const std::vector<int>& TrackMarkers::after(const std::vector<int>& scores) {
    constexpr double kNoticed = 0.4; // of what was wrong
    std::vector<int> marked = m_points;
    for (std::size_t i = 0; i < marked.size(); ++i) {
        const int points = scores[i] - m_scores[i];
        if (points == 0)
            continue;
        if (m_points[i] != m_scores[i] && m_dice.happens(kNoticed))
            marked[i] = scores[i];
        else if (!m_dice.happens(m_slips))
            marked[i] += points;
        else if (const int slip = m_dice.below(5); slip == 1)
            marked[i] += 2 * points;
        else if (slip == 2 || slip == 3)
            marked[i] += points + (slip == 2 ? 1 : -1);
        else if (slip == 4)
            marked[(i + 1) % marked.size()] += points;
    }
    m_scores = scores;
    m_points = std::move(marked);
    return m_points;
}

} // namespace meeplecam::table
