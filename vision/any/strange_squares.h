#pragma once

#include "vision/any/known_prints.h"
#include "vision/decision/unknown_tiles.h"
#include "vision/reading/table_reader.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// Pixels of a side with which squares are read and kept (StrangePrint::face).
inline constexpr int kPrintSide = 96;

/// Whether how this cell's tile looks is known.
inline bool hasPrint(const CellReading& cell) {
    return cell.square && cell.square->print;
}

/// Reads by their structure the tiles of a board that were not read before, and anew those that were read
/// when fewer tiles told the light; then all tiles have faces. `tables` knows types and boxes.
void readSquares(const Frame& frame, const StructureReader& reader, const TableReader& tables,
                 TracedBoard& board);

/// Notes which tiles were read with something on them, by what was found on the board. Those that are clear
/// now will be read anew.
void noteCovered(const Frame& frame, std::span<const FoundMeeple> found, const OrthoView& view,
                 TracedBoard& board);

/// Finds which of the tiles look alike: those that were not compared yet with the others.
void matchPrints(TracedBoard& board);

/// Finds which of the tiles look like those of earlier games: those that were not compared yet.
void matchKnown(const KnownPrints& known, TracedBoard& board);

/// What a tile of this cell shows where nothing lies on it, as it lies; empty where that is not known.
cv::Mat printOf(const CellReading& cell, const TracedBoard& board,
                std::span<const models::MeepleColour> players);

/// How a cell whose light is known looks now: as its print, if nothing has changed.
cv::Mat faceNow(const Frame& frame, const CellReading& cell);

/// The gain by which a face in even light becomes what is seen of the cell.
LocalLight lightOn(const Frame& frame, const Quad& quad, const cv::Mat& face);

} // namespace meeplecam::vision
