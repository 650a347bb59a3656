#pragma once

#include "vision/grid/board_tracer.h"

#include <opencv2/core.hpp>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace meeplecam::vision {

/// What the places around a board look like on which no tile lies: the table, mostly.
class TableLooks {
public:
    /// Looks at the places up to two cells from `tiles` that are not `taken`. What is covered does not count;
    /// null = nothing is.
    TableLooks(const Frame& frame, const calibration::TableCamera& camera,
               const std::set<engine::Cell>& tiles, const std::set<engine::Cell>& taken,
               const Cover* cover = nullptr);

    /// How much the place, taken or not, differs from the third most alike of those that it does not touch: a
    /// distance in colours and how much they vary, CIE L*a*b* with half of the lightness. None where the
    /// picture ends in the place, most of it is covered, or too few others are seen.
    [[nodiscard]] std::optional<double> unlikeness(engine::Cell cell) const;

    /// The same for the part of the place that the picture shows and nothing covers; none where that is less
    /// than a fifth.
    [[nodiscard]] std::optional<double> unlikenessOfRest(engine::Cell cell) const;

    /// The same for all that is seen in the place, whatever it is covered by.
    [[nodiscard]] std::optional<double> unlikenessWithCover(engine::Cell cell) const;

    /// How many ninths of the place look like the table; nothing where too little is known of it.
    [[nodiscard]] std::optional<std::ptrdiff_t> blocksLikeTable(engine::Cell cell);

    /// Whether five ninths of the place or more look like the table, in blocks of a ninth: however much
    /// something that lies across its edge, such as a pile of tiles, makes of the rest.
    [[nodiscard]] bool isMostlyTable(engine::Cell cell);

    /// In the dark all differences are smaller: in what proportion, 1 in good light.
    [[nodiscard]] double dimmed() const { return m_dimmed; }

private:
    /// Mean colour and how much it varies, Lab; half of the lightness, as light falls off over a table.
    using Look = cv::Vec<float, 6>;

    [[nodiscard]] std::optional<Look> lookAt(engine::Cell cell, const Cover* cover, double leastSeen,
                                             double leastFree) const;
    [[nodiscard]] std::optional<Look> lookAt(engine::Cell cell) const;
    [[nodiscard]] std::vector<Look> blocksAt(engine::Cell cell) const;
    [[nodiscard]] const std::map<engine::Cell, std::vector<Look>>& blocksOfTable();
    [[nodiscard]] std::optional<double> distanceOf(engine::Cell cell, const std::optional<Look>& own) const;

    const Frame m_frame;
    const calibration::TableCamera m_camera;
    const Cover* m_cover;
    std::map<engine::Cell, Look> m_looks;
    std::map<engine::Cell, std::vector<Look>> m_blocks; // of the same places; made when they are needed
    double m_dimmed = 0.0;
};

} // namespace meeplecam::vision
