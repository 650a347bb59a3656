#pragma once

#include "app/session/story/moment.h"
#include "vision/tracking/table_tracker.h"

#include <map>

namespace meeplecam::session {

/// A tile as all looks together show it.
struct SeenTile {
    vision::LyingTile lying;
    float gap = 0.0F; ///< nats by which the best board with another face here is less probable
    std::vector<engine::TileFace> alternatives; ///< the most probable first
    Moment since;
    std::shared_ptr<const vision::SquareLook> square; ///< of tiles that no catalogue shows
};

/// What lies in which cell, over all looks at a table: beliefs are summed up, a hand that covers a tile does
/// not take it away, and a tile that is taken away is gone once the bare table was seen there.
class SeenTiles {
public:
    /// `index` must outlive this. `counts` are the copies in the box.
    /// `start` is the type that every game begins with, if one does; it lies in cell (0, 0).
    SeenTiles(const vision::TileIndex& index, engine::TileCounts counts,
              std::optional<engine::TileTypeId> start = {});

    /// What was known before the first look, such as the tiles of a game that is resumed.
    void know(const engine::Placement& placement, Moment since);
    /// What people said lies there: of tiles that no catalogue shows it holds for all that look alike.
    void hear(const std::vector<engine::Placement>& said);
    /// What was known and is so no longer, as a tile that a person takes back; what was seen stays. `still`
    /// are the cells that lie there all the same.
    void forgetKnown(const std::set<engine::Cell>& still);

    void add(const vision::TableLook& look, Moment moment);
    /// Goes on with an index that has the views of the old one and may have more; it must outlive this.
    void use(const vision::TileIndex& index) { m_index = &index; }

    /// By cell. Views and quads are those of the last look that showed them.
    [[nodiscard]] const std::vector<SeenTile>& tiles() const { return m_tiles; }
    [[nodiscard]] const SeenTile* at(engine::Cell cell) const;
    /// Cells that another look would make clearer.
    [[nodiscard]] std::set<engine::Cell> doubtful() const;

private:
    struct Memory {
        vision::CellBelief belief;
        vision::Quad quad;
        cv::Mat regions; // LyingTile::regions
        std::shared_ptr<const vision::SquareLook> square;
        int tileLooks = 0;     // in which a tile showed
        float evidence = 0.0F; // of the last look
        int missing = 0;       // looks in a row without a tile
        int bare = 0;          // those in which the table showed
        Moment since;
        Moment missingSince;
        bool lies = false; // accepted as a tile
        bool seen = false; // else it is only known
    };

    void remember(const vision::CellReading& reading, float penalty, Moment moment);
    void rememberPrint(const vision::CellReading& reading, Moment moment);
    static void noteSeen(const vision::CellReading& reading, Moment moment, Memory& memory);
    void forgetMissing(const vision::TableLook& look, Moment moment);
    void decode();
    void learnPennants();
    [[nodiscard]] vision::CellBelief beliefOf(const Memory& memory) const;
    [[nodiscard]] bool showsUpElsewhere(engine::Cell cell, Moment moment) const;

    const vision::TileIndex* m_index;
    engine::TileCounts m_counts;
    std::optional<engine::TileTypeId> m_start;
    std::map<engine::Cell, Memory> m_cells;
    std::map<engine::Cell, engine::TileFace> m_said;
    float m_pennants = 0.0F; // how far their odds are off, by what people said and earlier games showed
    std::vector<SeenTile> m_tiles;
};

} // namespace meeplecam::session
