#pragma once

#include "calibration/table_camera.h"
#include "engine/board/board_alignment.h"
#include "vision/image/frame.h"

#include <map>
#include <optional>
#include <vector>

namespace meeplecam::vision {

/// A tile whose place in the grid and in the picture is known.
struct PlacedQuad {
    engine::Cell cell;
    Quad quad;
};

/// The cell of a place on the table, in tile sides from the corner of the first tile.
[[nodiscard]] engine::Cell cellAt(const cv::Point2d& table);

/// Where the cells of a board appear: a camera above the table, and by how much each tile is off its cell,
/// for boards are laid by hand.
class GridModel {
public:
    /// Nothing when the tiles can't be seen from one camera. `down` as in calibration::fitCamera.
    static std::optional<GridModel> fit(const std::vector<PlacedQuad>& tiles, const cv::Size& picture,
                                        const std::optional<cv::Vec3d>& down = {});

    /// The same grid with more tiles, or better known ones.
    [[nodiscard]] GridModel refined(const std::vector<PlacedQuad>& tiles) const;

    /// The same grid with its cells counted as the alignment says.
    [[nodiscard]] GridModel aligned(const engine::BoardAlignment& by) const;

    [[nodiscard]] const calibration::TableCamera& camera() const { return m_camera; }
    /// Where a tile in this cell is to be expected: as far off as the tiles around it.
    [[nodiscard]] Quad predict(engine::Cell cell) const;
    /// How far the tile in this cell is from where the tiles around it let expect it, in tile sides; 0 when
    /// none lies there or around.
    [[nodiscard]] double deviation(engine::Cell cell) const;
    /// A whole cell around a tile's middle as it was found, for tiles whose middle is known better than their
    /// shape.
    [[nodiscard]] Quad cellAround(cv::Point2f middle, engine::Cell cell) const;

    /// The corner of the quad that is the north-west one of a tile in this cell, if the quad were moved
    /// there; nothing when it lies aslant or is larger or smaller than the cell.
    [[nodiscard]] std::optional<std::size_t> northWestOf(const Quad& tile, engine::Cell cell) const;
    /// The cell on which a tile lies, with the corner of the quad that is the cell's north-west one; nothing
    /// when the tile lies between the cells, aslant, or is larger or smaller than they are.
    struct Place {
        engine::Cell cell;
        std::size_t northWest = 0;
    };
    [[nodiscard]] std::optional<Place> placeOf(const Quad& tile) const;

private:
    GridModel(const calibration::TableCamera& camera, const std::optional<cv::Vec3d>& down)
        : m_camera(camera)
        , m_down(down) {}
    void noteOffsets(const std::vector<PlacedQuad>& tiles);
    [[nodiscard]] Quad quadAt(cv::Point2d northWest) const;
    [[nodiscard]] cv::Point2d offsetFrom(const Quad& expected, const Quad& tile) const;
    [[nodiscard]] std::optional<cv::Point2d> offsetAround(engine::Cell cell) const;

    calibration::TableCamera m_camera;
    std::optional<cv::Vec3d> m_down;
    std::map<engine::Cell, cv::Point2d>
        m_offsets; // of the tiles' middles from their cells' middles, in tile sides
};

} // namespace meeplecam::vision
