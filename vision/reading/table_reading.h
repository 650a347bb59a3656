#pragma once

#include "vision/cells/cover.h"
#include "vision/decision/board_decoder.h"
#include "vision/grid/board_tracer.h"
#include "vision/image/stage_clock.h"
#include "vision/meeples/found_meeple.h"
#include "vision/meeples/meeple_colours.h"
#include "vision/meeples/meeple_placer.h"
#include "vision/meeples/ortho_view.h"

#include <optional>
#include <vector>

namespace meeplecam::vision {

/// A tile of the board as it was read.
struct ReadTile {
    LyingTile tile;
    float gap = 0.0F; ///< nats by which the best board with another face here is less probable
    std::vector<engine::TileFace> alternatives;
    CellReading reading;
};

/// A meeple as it was read.
struct ReadMeeple {
    FoundMeeple found;
    ColourBelief colours{};
    std::vector<FeatureBelief> features; ///< the most probable first; empty where no tile lies
};

/// The board of a picture, before it is decided which tiles lie there.
struct FoundBoard {
    std::vector<TileSeed> seeds{};
    Lattice lattice{};
    std::optional<TracedBoard> board{}; ///< none when the picture shows no board
    StageTimes timing_ms{};
};

/// A board of which it is decided which tiles lie there.
struct DecidedBoard {
    TracedBoard board;
    std::vector<ReadTile> tiles;       ///< sorted by cell
    std::vector<CellReading> doubtful; ///< cells that may hold a tile, or something that covers one
};

/// Everything that was found out about one picture.
struct TableReading {
    std::vector<TileSeed> seeds;
    Lattice lattice;
    std::optional<TracedBoard> board;  ///< none when the picture shows no board
    std::vector<ReadTile> tiles;       ///< sorted by cell
    std::vector<CellReading> doubtful; ///< cells that may hold a tile, or something that covers one
    std::optional<OrthoView> view;
    std::optional<Cover> hands; ///< what hands hide of the picture, if they hide anything
    std::vector<ReadMeeple> meeples;
    StageTimes timing_ms;
};

} // namespace meeplecam::vision
