#pragma once

#include "vision/cells/cell_reader.h"

#include <vector>

namespace meeplecam::vision {

/// The correlation below which a tile agrees poorly with its picture beside the other tiles of the same
/// board: light, sharpness and print make a board's correlations what they are. -1 where that tells
/// nothing: of few tiles, and where hardly any agrees well.
float poorCorrelation(const std::vector<CellReading>& cells);

/// Whether what counts as a tile agrees so poorly, and nothing else leaves no doubt of it.
bool agreesPoorly(const CellReading& cell, float poor);

/// Whether some tiles agree well with their pictures: of a board of another edition none does, so that what
/// is left when others are taken out would only be what happens to agree.
bool showsEdition(const std::vector<CellReading>& cells);

} // namespace meeplecam::vision
