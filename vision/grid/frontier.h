#pragma once

#include "engine/tiles/geometry.h"

#include <map>
#include <set>
#include <vector>

namespace meeplecam::vision {

/// How many of the four neighbours of a cell are tiles.
int tilesBeside(engine::Cell cell, const std::set<engine::Cell>& tiles);

/// Where a board that is followed may go on.
class Frontier {
public:
    /// The cells beside these tiles that were not given before when as many of their neighbours were tiles.
    std::vector<engine::Cell> next(const std::set<engine::Cell>& tiles);

    /// Takes the cells up to two steps around as not given before: they were sought in the wrong place.
    void forgetAround(engine::Cell cell);

private:
    std::map<engine::Cell, int> m_neighboursThen;
};

} // namespace meeplecam::vision
