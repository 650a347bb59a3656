#pragma once

#include "engine/tiles/geometry.h"

#include <vector>

namespace meeplecam::engine {

/// One small number per cell of the table, zero until it is set. Grows where it is written to, so that a
/// look-up is one index into an array, wherever the board lies.
class CellGrid {
public:
    using Value = std::int16_t;

    [[nodiscard]] Value at(Cell cell) const {
        const auto column = static_cast<unsigned>(cell.x - m_origin.x);
        const auto row = static_cast<unsigned>(cell.y - m_origin.y);
        if (column >= m_width || row >= m_height)
            return 0;
        return m_values[row * m_width + column];
    }

    void set(Cell cell, Value value) {
        include(cell);
        m_values[static_cast<unsigned>(cell.y - m_origin.y) * m_width +
                 static_cast<unsigned>(cell.x - m_origin.x)] = value;
    }

private:
    void include(Cell cell) {
        if (static_cast<unsigned>(cell.x - m_origin.x) >= m_width ||
            static_cast<unsigned>(cell.y - m_origin.y) >= m_height)
            grow(cell);
    }
    void grow(Cell cell);

    Cell m_origin;
    unsigned m_width = 0;
    unsigned m_height = 0;
    std::vector<Value> m_values;
};

} // namespace meeplecam::engine
