#pragma once

#include "app/session/story/event_ledger.h"
#include "engine/play/queries.h"

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace meeplecam::gui {

// What the board shows, worked out of the game. Knows nothing of widgets.

struct BoardTile {
    engine::Placement placement;
    int copy = 0;            ///< how many tiles of its type were laid before it: picks its picture
    std::optional<int> turn; ///< StoryTurn::id; none for the first tile
    bool asked = false;      ///< a question is open about it
    bool found = false;      ///< something on it contradicts the rules
    QStringList notes;       ///< what is asked and found, a sentence each
    bool operator==(const BoardTile&) const = default;
};

struct BoardMeeple {
    int player = 0;
    engine::MeepleType type = engine::MeepleType::Small;
    engine::SegmentRef at;
    bool lies = false; ///< in a field
    bool operator==(const BoardMeeple&) const = default;
};

struct BoardFeature {
    engine::FeatureReport report;
    std::vector<engine::SegmentRef> segments;
};

struct BoardModel {
    std::shared_ptr<const engine::TileRegistry> registry;
    std::vector<BoardTile> tiles; ///< in the order in which they were laid
    std::vector<BoardMeeple> meeples;
    std::vector<BoardFeature> features;
    std::map<engine::SegmentRef, std::size_t> featureOf; ///< position in features
    std::vector<engine::Cell> dead;   ///< empty cells beside the board that no tile fits any more
    std::optional<engine::Cell> last; ///< the tile of the last turn

    [[nodiscard]] const BoardTile* tileAt(engine::Cell cell) const;
    /// Notes that something is asked or found at a cell; without a tile there, nothing.
    void ask(engine::Cell cell, const QString& why);
    void find(engine::Cell cell, const QString& what);
    [[nodiscard]] const BoardFeature* feature(const engine::SegmentRef& at) const;
};

/// The board as it was told last; empty before the first tile.
[[nodiscard]] BoardModel boardModelOf(const session::EventLedger& ledger, const session::Story& story);

/// A board without a history, of which nothing is asked or found.
[[nodiscard]] BoardModel boardModelOf(const engine::GameState& state);

/// The cells of the board from corner to corner; one cell when it is empty.
[[nodiscard]] engine::CellRange extentOf(const BoardModel& board);

} // namespace meeplecam::gui
