#pragma once

#include <string>
#include <vector>

namespace meeplecam::datasets {

/// Rows of cells as text with aligned columns: the first to the left, the others to the right, two spaces
/// between them. An empty row becomes an empty line; short rows leave their last columns empty.
std::string alignedTable(const std::vector<std::vector<std::string>>& rows);

/// A number with so many digits after the point.
std::string fixed(double value, int digits);

} // namespace meeplecam::datasets
