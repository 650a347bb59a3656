#pragma once

#include "app/session/looking/seen_tiles.h"

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
    int looks = 0;         ///< that showed it; 0 = only told of, and its foot is not known
    int missed = 0;        ///< looks at its tile in which one that was only told of did not show
    Moment since;
    std::optional<Moment> gone; ///< when it was first seen to be gone
    bool displaced = false; ///< the tile under it became another one, and what it claims there is not clear
};

/// Whether the printed tile is plainly seen where a meeple would stand.
[[nodiscard]] bool showsTile(const vision::OrthoView& view, cv::Point2d foot);

/// The meeples on the table over all looks. One that a look misses is still there unless the printed tile is
/// plainly seen where it stood.
class SeenMeeples {
public:
    /// A meeple of a look with all that it may claim, at least one feature.
    struct ClaimingMeeple {
        const vision::ReadMeeple* meeple = nullptr;
        std::vector<vision::FeatureBelief> claims;
    };

    /// `tiles` are those that are believed to lie there, whoever says so.
    void add(const vision::TableLook& look, std::span<const vision::LyingTile> tiles,
             const vision::TileIndex& index, Moment moment);

    /// What stood there before the first look, as in a game that is resumed: its foot is not known, its
    /// claims and colours weigh as much as all that was seen of it before. It claims features of this tile.
    void know(const SeenMeeple& meeple, const engine::Placement& tile);

    /// In the order in which they appeared, those that are gone included.
    [[nodiscard]] const std::vector<SeenMeeple>& meeples() const { return m_meeples; }
    /// Cells that another look would make clearer.
    [[nodiscard]] std::set<engine::Cell> doubtful() const;

private:
    void see(SeenMeeple& known, const vision::ReadMeeple& seen, std::vector<vision::FeatureBelief> claims);
    [[nodiscard]] SeenMeeple* find(const vision::ReadMeeple& seen, const std::set<int>& taken);
    [[nodiscard]] std::map<std::size_t, int> toldAmong(std::span<const ClaimingMeeple> seen) const;

    /// Remembers what lies on tiles that are seen for the first time.
    void noteFirst(const vision::TableLook& look, std::span<const vision::LyingTile> tiles);
    /// What a look shows of a thing: if it lies on its tile since that was seen first, and nobody knows what
    /// is printed there, it is rather printed. Most meeples come a movement of the hand after their tile; of
    /// 235 in 16 films of eight editions all but one had 4.7 nats and more, a red roof had 1.4 (28 November
    /// 2026).
    [[nodiscard]] vision::ReadMeeple ratherPrinted(vision::ReadMeeple thing,
                                                   const vision::TracedBoard& board) const;
    /// Cells of which something else is believed now than at the last look; what stands there, or stood, is
    /// carried over to it.
    std::set<engine::Cell> noteTiles(std::span<const vision::LyingTile> tiles,
                                     const engine::TileRegistry& registry);

    std::vector<SeenMeeple> m_meeples;
    std::map<engine::Cell, engine::TileFace> m_faces; // of the tiles at the last look
    std::vector<cv::Point2d> m_first;                 // feet of what lay on a tile when that was seen first
    int m_nextId = 0;
};

} // namespace meeplecam::session
