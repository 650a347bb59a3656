#include "engine/board/cell_grid.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

/// Free cells that a new edge of the grid gets beyond the cell that asked for it: most games never grow
/// twice.
constexpr int kMargin = 10;

} // namespace

void CellGrid::grow(Cell cell) {
    const bool empty = m_values.empty();
    const Cell last{m_origin.x + static_cast<int>(m_width) - 1, m_origin.y + static_cast<int>(m_height) - 1};
    const auto lower = [&](int wanted, int edge) { return empty || wanted < edge ? wanted - kMargin : edge; };
    const auto upper = [&](int wanted, int edge) { return empty || wanted > edge ? wanted + kMargin : edge; };
    CellGrid larger;
    larger.m_origin = {lower(cell.x, m_origin.x), lower(cell.y, m_origin.y)};
    larger.m_width = static_cast<unsigned>(upper(cell.x, last.x) - larger.m_origin.x + 1);
    larger.m_height = static_cast<unsigned>(upper(cell.y, last.y) - larger.m_origin.y + 1);
    larger.m_values.resize(static_cast<std::size_t>(larger.m_width) * larger.m_height, 0);
    const int firstRow = m_origin.y - larger.m_origin.y;
    const int firstColumn = m_origin.x - larger.m_origin.x;
    for (std::ptrdiff_t row = 0; row < static_cast<std::ptrdiff_t>(m_height); ++row)
        std::copy_n(m_values.begin() + row * m_width, m_width,
                    larger.m_values.begin() + (firstRow + row) * larger.m_width + firstColumn);
    *this = std::move(larger);
}

} // namespace meeplecam::engine
