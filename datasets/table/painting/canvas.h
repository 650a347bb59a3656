#pragma once

#include "datasets/table/painting/light_field.h"

namespace meeplecam::table {

/// Who owns a pixel: kTableOwner, 1 + index of a card, or kFirstBody + index of a body.
inline constexpr int kTableOwner = 0;
inline constexpr int kFirstBody = 1000;

/// Where the ray of each pixel meets the table top, for a whole picture; costly to find, so it is shared.
struct TableMap {
    Camera camera;
    double fineness = 1; ///< places for one pixel of the picture, along each axis
    cv::Mat x;           ///< mm, 32-bit float
    cv::Mat y;
};
[[nodiscard]] std::shared_ptr<const TableMap> mapTable(const Camera& camera, double fineness);

/// A part of the picture while it is being drawn, finer than the picture by `fineness`.
class Canvas {
public:
    /// `window`: pixels of the picture that are drawn, inside the picture.
    Canvas(std::shared_ptr<const TableMap> map, const cv::Rect& window);

    /// The table, then everything on it.
    void drawAll(const TableScene& scene, const LightField& light);
    /// Cards from the lowest to the highest, then bodies.
    void drawThings(const TableScene& scene, const LightField& light);
    void drawTable(const TableScene& scene, const LightField& light);
    void drawCard(const TableScene& scene, const LightField& light, int index);
    void drawBody(const TableScene& scene, const LightField& light, int index);

    /// The part of the table that is in view, mm.
    [[nodiscard]] cv::Rect2d tableInView() const;
    /// Share of each picture pixel that something drawn covers, the table not counted; 8 bit.
    [[nodiscard]] cv::Mat coverage() const;
    /// Linear light at the picture's own size, 32-bit float, BGR.
    [[nodiscard]] cv::Mat picture() const;
    [[nodiscard]] const cv::Mat& owners() const { return m_owner; }

private:
    struct Corner {
        cv::Point2d pixel;
        double depth = 0;
        Light3 colour;
    };
    void drawTableStrip(const TableScene& scene, const LightField& light, const cv::Rect& part);
    void drawSides(const TableScene& scene, const Card& card, int owner);
    void drawTriangle(const std::array<Corner, 3>& corners, int owner);
    [[nodiscard]] cv::Point2d onCanvas(cv::Point2d pixel) const {
        return (pixel - cv::Point2d(m_window.x, m_window.y)) * m_fineness;
    }
    [[nodiscard]] cv::Rect coveredBy(const std::vector<Vec3>& points) const;
    [[nodiscard]] cv::Mat sheen(const TableScene& scene, const Finish& finish, const Mesh::Vertex& plane,
                                const cv::Rect& part) const;
    [[nodiscard]] std::array<cv::Mat, 2> tableCoordinates(const cv::Rect& part, double height) const;

    std::shared_ptr<const TableMap> m_map;
    const Camera& m_camera;
    cv::Rect m_window;
    double m_fineness;
    cv::Mat m_colour; ///< 32-bit float, BGR
    cv::Mat m_depth;  ///< 32-bit float, 1 / mm: larger is nearer
    cv::Mat m_owner;  ///< 32-bit integer
    cv::Mat m_x;      ///< the window's part of the map
    cv::Mat m_y;
};

} // namespace meeplecam::table
