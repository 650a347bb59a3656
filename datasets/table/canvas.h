#pragma once

#include "datasets/table/light_field.h"

namespace meeplecam::table {

/// Who owns a pixel: kTableOwner, 1 + index of a card, or kFirstBody + index of a body.
inline constexpr int kTableOwner = 0;
inline constexpr int kFirstBody = 1000;

/// A part of the picture while it is being drawn, finer than the picture by `fineness`.
class Canvas {
public:
    /// `window`: pixels of the picture that are drawn.
    Canvas(const Camera& camera, const cv::Rect& window, double fineness);

    void drawTable(const TableScene& scene, const LightField& light);
    void drawCard(const TableScene& scene, const LightField& light, int index);
    void drawBody(const TableScene& scene, const LightField& light, int index);

    /// The part of the table that is in view, mm.
    [[nodiscard]] cv::Rect2d tableInView() const;
    /// Linear light at the picture's own size, 32-bit float, BGR.
    [[nodiscard]] cv::Mat picture() const;
    [[nodiscard]] const cv::Mat& owners() const { return m_owner; }
    [[nodiscard]] double fineness() const { return m_fineness; }

private:
    struct Corner {
        cv::Point2d pixel;
        double depth = 0;
        Light3 colour;
    };
    void drawSides(const TableScene& scene, const Card& card, int owner);
    void drawTriangle(const std::array<Corner, 3>& corners, int owner);
    [[nodiscard]] cv::Rect coveredBy(const std::vector<Vec3>& points) const;
    [[nodiscard]] cv::Mat sheen(const TableScene& scene, const Finish& finish, const Mesh::Vertex& plane,
                                const cv::Rect& part) const;
    [[nodiscard]] std::array<cv::Mat, 2> tableCoordinates(const cv::Rect& part, double height) const;

    Camera m_camera;
    cv::Rect m_window;
    double m_fineness;
    cv::Mat m_colour; ///< 32-bit float, BGR
    cv::Mat m_depth;  ///< 32-bit float, 1 / mm: larger is nearer
    cv::Mat m_owner;  ///< 32-bit integer
    cv::Mat m_x;      ///< where each pixel's ray meets the table top, mm
    cv::Mat m_y;
};

} // namespace meeplecam::table
