#pragma once

#include "datasets/table/scene/table_scene.h"

namespace meeplecam::table {

/// How much light falls on the table top and on the tiles, shadows included, as maps over the table.
class LightField {
public:
    /// `area`: the part of the table that matters, mm.
    LightField(const TableScene& scene, const cv::Rect2d& area);

    /// Light per place of a picture; `x`, `y` (32-bit float) are table coordinates in mm. 32-bit float, BGR.
    enum class Level { Table, Tiles };
    [[nodiscard]] cv::Mat at(Level level, const cv::Mat& x, const cv::Mat& y) const;

    /// Share of the lamps' light that tall things and blinds let through at a place a little above the table.
    [[nodiscard]] float openness(double x, double y) const;

private:
    void castShadows(const TableScene& scene, const Lamp& lamp, Level level, cv::Mat& light) const;
    void castTallShadows(const TableScene& scene);
    [[nodiscard]] cv::Mat contactShade(const TableScene& scene, Level level) const;

    cv::Rect2d m_area;
    double m_mm_per_pixel;
    cv::Mat m_on_table;
    cv::Mat m_on_tiles;
    cv::Mat m_openness; ///< 32-bit float, one channel
};

/// Whether a body is high enough to throw shadows on meeples (and then takes none itself).
[[nodiscard]] bool isTall(const Body& body);

/// Light of a lamp on a small surface at `at` with normal `normal`, without shadows.
[[nodiscard]] Light3 lightOf(const Lamp& lamp, const Vec3& at, const Vec3& normal);

/// What a surface at `at` mirrors of the lamps towards `eye`.
[[nodiscard]] Light3 mirrored(const Lighting& lighting, const Finish& finish, const Mesh::Vertex& surface,
                              const Vec3& eye);

} // namespace meeplecam::table
