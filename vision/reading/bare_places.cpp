#include "vision/reading/bare_places.h"

#include "vision/grid/agreement.h"
#include "vision/grid/frontier.h"
#include "vision/grid/islands.h"
#include "vision/grid/overlaps.h"
#include "vision/reading/table_looks.h"

#include <optional>
#include <set>
#include <vector>

namespace meeplecam::vision {

using engine::Cell;

namespace {

/// Whether what agrees poorly with its picture (poorCorrelation) is more probably the table, from which it
/// differs little. Fitted to 16 winter tables in white rooms (2026-11-26): of 15 such places that hold none
/// 13 are told, and 2 of 661 tiles; on 44 others (32 winter tables, 12 summer ones on white) 11 of 14 and 3
/// of 1860, on photos and other renders none of 4271 tiles.
bool isRatherTable(const CellReading& cell, float poor, double unlikeness) {
    constexpr float kLikeTable = 18.0F; // unlikeness; beyond it there are as many tiles as bare places
    constexpr float kCovered = 0.6F;    // least cost; from there on something lies on it
    constexpr float kPerCorrelation = 40.0F;
    constexpr float kPerUnlikeness = 0.5F;
    constexpr float kUsual = 8.0F; // unlikeness
    constexpr float kLeast = 2.5F; // evidence
    const auto unlike = static_cast<float>(unlikeness);
    return unlike < kLikeTable && leastCost(cell) < kCovered &&
           cell.tileEvidence - kPerCorrelation * (poor - cell.correlation) +
                   kPerUnlikeness * (unlike - kUsual) <
               kLeast;
}

/// Whether what may be a tile agrees so well with its picture that it can't be mostly table.
bool agreesTooWell(const CellReading& cell) {
    // Places that isMostlyTable() told had at most 0.80 and 11.6 (2026-11-27); one tile had 0.84.
    constexpr float kAgrees = 0.81F;  // correlation
    constexpr float kNoDoubt = 12.0F; // evidence
    return cell.correlation >= kAgrees || cell.tileEvidence >= kNoDoubt;
}

constexpr float kPlainlySeen = 6.0F; // evidence; from here on a tile may look like the table

/// Whether it is so little clear that looking somewhat like the table counts.
bool isUnclear(const CellReading& cell, float poor) {
    return cell.tileEvidence < kPlainlySeen || agreesPoorly(cell, poor);
}

enum class Judged : std::uint8_t { AsBefore, Doubtful, Bare };

/// What a cell that may hold a tile is beside the table around.
Judged judge(const CellReading& cell, TableLooks& looks, float poor) {
    // In 207 photos, renders and virtual tables (2026-11-25) no tile of 112 with less evidence than kUnclear
    // was below 11 (table: 164 of 227 places below 6), no tile of 130 that was not plainly seen below 4.8
    // (28 of 41 below 4), most of them pale tables under winter tiles.
    constexpr float kUnclear = 4.0F; // evidence
    constexpr double kAlikeIfUnclear = 6.0;
    constexpr double kAlike = 4.0;
    // Of what agrees poorly, on 48 winter tables about half of 211 places that hold none were below kAlike,
    // and none of 2126 tiles; up to kAlikeIfPale and paler than kPale 28 and none; of 4788 tiles of summer,
    // most of them on photos, none and two (2026-11-26).
    constexpr double kAlikeIfPale = 8.0;
    constexpr float kPale = 0.8F; // CellReading::contrast
    // On 99 winter tables, most of them white, six tiles on which meeples stood were below kAlike and agreed
    // poorly by less than this (2026-11-28).
    constexpr float kOnlyJust = 0.04F; // correlation
    if (!agreesTooWell(cell) && looks.isMostlyTable(cell.cell))
        return Judged::Bare;
    const auto unlikeness = isUnclear(cell, poor) ? looks.unlikeness(cell.cell) : std::nullopt;
    if (!unlikeness)
        return Judged::AsBefore;
    const double inGoodLight = *unlikeness / looks.dimmed();
    const bool alike = inGoodLight < (cell.tileEvidence < kUnclear ? kAlikeIfUnclear : kAlike);
    if (alike && (cell.tileEvidence < kPlainlySeen || cell.correlation < poor - kOnlyJust))
        return Judged::Bare;
    const bool rather = alike || (cell.contrast < kPale && inGoodLight < kAlikeIfPale) ||
                        isRatherTable(cell, poor, inGoodLight);
    return rather && agreesPoorly(cell, poor) ? Judged::Doubtful : Judged::AsBefore;
}

/// Takes out the places of a board on which no tile lies.
class BarePlaces {
public:
    BarePlaces(const Sight& sight, const Cover* cover, TracedBoard& board)
        : m_sight(sight)
        , m_cover(cover)
        , m_board(board) {}

    /// Doubts what would count as a tile if something were printed in its middle, and looks like no part of
    /// the table: a meeple may hide the print. Of about 1,000 such places on 132 winter tables, most of them
    /// in white rooms, four were so unlike the table: three had four blocks and more that were like it, one
    /// lay beside no tile. A tile under a meeple had none (2026-11-29).
    void doubtPlain() {
        constexpr float kElse = 4.0F;         // evidence without its plainness
        constexpr double kUnlikeTable = 18.0; // unlikeness
        std::set<Cell> tiles;
        std::set<Cell> taken;
        std::vector<CellReading*> plain;
        for (CellReading& cell : m_board.cells) {
            if (cell.tileEvidence > kTileEvidence)
                tiles.insert(cell.cell);
            if (cell.tileEvidence > kPerhapsTile)
                taken.insert(cell.cell);
            else if (cell.tileEvidence + cell.plainness > kElse)
                plain.push_back(&cell);
        }
        if (plain.empty())
            return;
        for (const CellReading* const cell : plain)
            taken.insert(cell->cell);
        TableLooks looks(m_sight.frame, m_board.grid.camera(), tiles, taken, m_cover);
        for (CellReading* const cell : plain)
            if (tilesBeside(cell->cell, tiles) > 0 &&
                looks.unlikeness(cell->cell).value_or(0.0) > kUnlikeTable * looks.dimmed() &&
                looks.blocksLikeTable(cell->cell) == 0)
                cell->tileEvidence = kDoubtful;
    }

    /// Judges each place that is not beyond doubt; whether any is bare.
    bool dismiss() {
        const float poor = poorCorrelation(m_board.cells);
        std::set<Cell> tiles;
        std::set<Cell> taken;
        std::vector<CellReading*> open;
        for (CellReading& cell : m_board.cells) {
            if (cell.tileEvidence <= kPerhapsTile)
                continue;
            taken.insert(cell.cell);
            if (cell.tileEvidence > kTileEvidence)
                tiles.insert(cell.cell);
            if (!m_doubted.contains(cell.cell) && (isUnclear(cell, poor) || !agreesTooWell(cell)))
                open.push_back(&cell);
        }
        if (open.empty())
            return false;
        TableLooks looks(m_sight.frame, m_board.grid.camera(), tiles, taken, m_cover);
        std::vector<CellReading*> doubted;
        bool bare = false;
        for (CellReading* const cell : open) {
            const Judged judged = judge(*cell, looks, poor);
            if (judged == Judged::AsBefore)
                continue;
            tiles.erase(cell->cell);
            if (judged == Judged::Doubtful) {
                doubted.push_back(cell);
            } else {
                cell->tileEvidence = kBare;
                bare = true;
            }
        }
        doubt(doubted, tiles);
        if (poor > 0.0F) // else few are clear, and agreement tells nothing
            dropDoubtfulIslands(m_board.cells, m_sight.index);
        else
            dropRepeatingIslands(m_board.cells, m_sight.index);
        return bare;
    }

    /// Doubts what lies on another tile, of what is left when the rest is judged.
    void doubtOverlapping() {
        const std::set<Cell> overlapping = cellsOnOthers(m_board.grid, m_board.cells);
        for (CellReading& cell : m_board.cells)
            if (overlapping.contains(cell.cell))
                cell.tileEvidence = kDoubtful;
    }

private:
    static constexpr float kBare = -20.0F;    // evidence
    static constexpr float kDoubtful = -1.0F; // that is asked about

    /// Once and for all; what lies beside nothing is no part of the board.
    void doubt(const std::vector<CellReading*>& cells, const std::set<Cell>& tiles) {
        for (CellReading* const cell : cells) {
            cell->tileEvidence = tilesBeside(cell->cell, tiles) > 0 ? kDoubtful : kBare;
            m_doubted.insert(cell->cell);
        }
    }

    const Sight& m_sight;
    const Cover* m_cover;
    TracedBoard& m_board;
    std::set<Cell> m_doubted;
};

} // namespace

TracedBoard dismissBarePlaces(const Sight& sight, const Cover* cover, TracedBoard board) {
    constexpr int kMostRounds = 5;
    // Every bare place tells what the table looks like near it, and the fewer count as tiles, the more tells
    // how well tiles agree with their pictures.
    BarePlaces places(sight, cover, board);
    const bool shown = showsEdition(board.cells); // else only what happens to agree would be left
    if (shown)
        places.doubtPlain();
    const int rounds = shown ? kMostRounds : 1;
    for (int round = 0; round < rounds; ++round)
        if (!places.dismiss())
            break;
    if (shown)
        places.doubtOverlapping();
    return board;
}

} // namespace meeplecam::vision
