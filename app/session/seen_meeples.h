#pragma once

#include "app/session/seen_tiles.h"

#include <span>

namespace meeplecam::session {

/// A meeple as all looks together show it.
struct SeenMeeple {
    int id = 0;                                          ///< names it for good
    cv::Point2d foot;                                    ///< on the table, in tile sides
    vision::MeepleShape shape;                           ///< as it was seen best
    std::array<float, models::kMeepleColours> colours{}; ///< probabilities
    std::vector<vision::FeatureBelief> claims;           ///< whatever the rules say, the most probable first
    float evidence = 0.0F; ///< log odds that it is a meeple at all, of the clearest look
    int looks = 0;         ///< that showed it
    Moment since;
    std::optional<Moment> gone; ///< when it was first seen to be gone
};

/// The meeples on the table over all looks. One that a look misses is still there unless the printed tile is
/// plainly seen where it stood.
class SeenMeeples {
public:
    /// `tiles` are those that are believed to lie there, whoever says so.
    void add(const vision::TableLook& look, std::span<const vision::LyingTile> tiles,
             const vision::TileIndex& index, Moment moment);

    /// What stood there before the first look, as in a game that is resumed: of its claims the first is
    /// right, and its foot is not known.
    void know(const SeenMeeple& meeple);

    /// In the order in which they appeared, those that are gone included.
    [[nodiscard]] const std::vector<SeenMeeple>& meeples() const { return m_meeples; }
    /// Cells that another look would make clearer.
    [[nodiscard]] std::set<engine::Cell> doubtful() const;

private:
    void see(SeenMeeple& known, const vision::ReadMeeple& seen, std::vector<vision::FeatureBelief> claims);
    [[nodiscard]] SeenMeeple* find(const vision::ReadMeeple& seen,
                                   const std::vector<vision::FeatureBelief>& claims,
                                   const std::set<int>& taken);

    /// Cells of which something else is believed now than at the last look.
    std::set<engine::Cell> noteTiles(std::span<const vision::LyingTile> tiles);

    std::vector<SeenMeeple> m_meeples;
    std::map<engine::Cell, engine::TileTypeId> m_types; // of the tiles at the last look
    int m_nextId = 0;
};

} // namespace meeplecam::session
