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

/// The board with what its tiles show by their structure, where they were not read before or when fewer tiles
/// told the light; then all tiles have faces. `tables` knows types and boxes.
[[nodiscard]] TracedBoard readSquares(const Frame& frame, const StructureReader& reader,
                                      const TableReader& tables, TracedBoard board);

/// The board with which tiles were read with something on them, by what was found on it. Those that are clear
/// now will be read anew.
[[nodiscard]] TracedBoard noteCovered(const Frame& frame, std::span<const FoundMeeple> found,
                                      const OrthoView& view, TracedBoard board);

/// The board with which of its tiles look alike, where they were not compared yet with the others.
[[nodiscard]] TracedBoard matchPrints(TracedBoard board);

/// The board with which of its tiles look like those of earlier games, where they were not compared yet.
[[nodiscard]] TracedBoard matchKnown(const KnownPrints& known, TracedBoard board);

/// What a tile of this cell shows where nothing lies on it, as it lies; empty where that is not known.
cv::Mat printOf(const CellReading& cell, const TracedBoard& board,
                std::span<const models::MeepleColour> players);

/// How a cell whose light is known looks now: as its print, if nothing has changed.
cv::Mat faceNow(const Frame& frame, const CellReading& cell);

/// The gain by which a face in even light becomes what is seen of the cell.
LocalLight lightOn(const Frame& frame, const Quad& quad, const cv::Mat& face);

} // namespace meeplecam::vision
