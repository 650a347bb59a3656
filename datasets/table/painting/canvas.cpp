#include "datasets/table/painting/canvas.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numeric>

namespace meeplecam::table {

namespace {

constexpr float kFarAway = 1e5F; ///< mm; where rays above the horizon are sent
constexpr int kSheenStep = 8;    ///< canvas pixels between two places at which mirroring is worked out

const cv::Mat& linearTable() {
    static const cv::Mat kTable = [] {
        cv::Mat table(1, 256, CV_32F);
        for (int i = 0; i < 256; ++i)
            table.at<float>(i) = linearFromScreen(cv::Vec3b::all(static_cast<unsigned char>(i)))[0];
        return table;
    }();
    return kTable;
}

cv::Mat toLinear(const cv::Mat& screen) {
    cv::Mat linear;
    cv::LUT(screen, linearTable(), linear);
    return linear;
}

/// Which reduction of a print comes closest to one print pixel for one canvas pixel.
const cv::Mat& levelFor(const Print& print, double pixels_wide) {
    size_t best = 0;
    while (best + 1 < print.levels.size() && print.levels[best + 1].cols > pixels_wide * 0.85)
        ++best;
    return print.levels[best];
}

} // namespace

std::shared_ptr<const TableMap> mapTable(const Camera& camera, double fineness) {
    // Between places eight pixels apart the map is straight to a few thousandths of a millimetre.
    constexpr int kStep = 8;
    const cv::Size size(cvRound(camera.size.width * fineness), cvRound(camera.size.height * fineness));
    const cv::Size coarse(size.width / kStep + 3, size.height / kStep + 3); // one more on each side
    cv::Mat sparse(coarse, CV_32FC2);
    cv::parallel_for_(cv::Range(0, coarse.height), [&](const cv::Range& rows) {
        for (int row = rows.start; row < rows.end; ++row) {
            for (int column = 0; column < coarse.width; ++column) {
                const cv::Point2d pixel((column - 0.5) * kStep / fineness, (row - 0.5) * kStep / fineness);
                const std::optional<Vec3> place = camera.onPlane(pixel, 0);
                sparse.at<cv::Vec2f>(row, column) =
                    place ? cv::Vec2f(static_cast<float>(place->x()), static_cast<float>(place->y()))
                          : cv::Vec2f(kFarAway, kFarAway);
            }
        }
    });
    cv::Mat dense;
    cv::resize(sparse, dense, coarse * kStep, 0, 0, cv::INTER_LINEAR);
    std::array<cv::Mat, 2> planes;
    cv::split(dense(cv::Rect({kStep, kStep}, size)), planes.data());
    return std::make_shared<TableMap>(TableMap{camera, fineness, planes[0], planes[1]});
}

Canvas::Canvas(std::shared_ptr<const TableMap> map, const cv::Rect& window)
    : m_map(std::move(map))
    , m_camera(m_map->camera)
    , m_window(window)
    , m_fineness(m_map->fineness) {
    const cv::Rect fine(cvRound(window.x * m_fineness), cvRound(window.y * m_fineness),
                        cvRound(window.width * m_fineness), cvRound(window.height * m_fineness));
    m_x = m_map->x(fine & cv::Rect({}, m_map->x.size()));
    m_y = m_map->y(fine & cv::Rect({}, m_map->y.size()));
    m_colour = cv::Mat::zeros(m_x.size(), CV_32FC3);
    m_depth = cv::Mat::zeros(m_x.size(), CV_32F);
    m_owner = cv::Mat(m_x.size(), CV_32S, cv::Scalar(kTableOwner));
}

cv::Rect2d Canvas::tableInView() const {
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
    cv::minMaxLoc(m_x, &left, &right);
    cv::minMaxLoc(m_y, &top, &bottom);
    return {left, top, right - left, bottom - top};
}

std::array<cv::Mat, 2> Canvas::tableCoordinates(const cv::Rect& part, double height) const {
    const double share = height / m_camera.position.z(); // intercept theorem between camera and table
    return {m_x(part) * (1 - share) + m_camera.position.x() * share,
            m_y(part) * (1 - share) + m_camera.position.y() * share};
}

/// What the plane through `plane` mirrors, for a part of the canvas; worked out a few pixels apart.
cv::Mat Canvas::sheen(const TableScene& scene, const Finish& finish, const Mesh::Vertex& plane,
                      const cv::Rect& part) const {
    const cv::Size coarse(part.width / kSheenStep + 3, part.height / kSheenStep + 3); // one more on each side
    cv::Mat light(coarse, CV_32FC3);
    const auto place = [](int origin, int step, int end) {
        return std::clamp(cvRound(origin + (step - 0.5) * kSheenStep), 0, end - 1);
    };
    for (int row = 0; row < coarse.height; ++row) {
        const int y = place(part.y, row, m_x.rows);
        for (int column = 0; column < coarse.width; ++column) {
            const int x = place(part.x, column, m_x.cols);
            const Vec3 at(m_x.at<float>(y, x), m_y.at<float>(y, x), plane.at.z());
            light.at<Light3>(row, column) =
                mirrored(scene.lighting, finish, {at, plane.normal}, m_camera.position);
        }
    }
    cv::Mat fine;
    cv::resize(light, fine, coarse * kSheenStep, 0, 0, cv::INTER_LINEAR);
    return fine(cv::Rect({kSheenStep, kSheenStep}, part.size()));
}

void Canvas::drawTable(const TableScene& scene, const LightField& light) {
    constexpr int kStrip = 48; // rows; what they need stays in the cache
    const int strips = (m_x.rows + kStrip - 1) / kStrip;
    cv::parallel_for_(cv::Range(0, strips), [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i)
            drawTableStrip(scene, light, {0, i * kStrip, m_x.cols, std::min(kStrip, m_x.rows - i * kStrip)});
    });
}

void Canvas::drawTableStrip(const TableScene& scene, const LightField& light, const cv::Rect& part) {
    const TableTop& top = scene.top;
    const cv::Mat x = m_x(part);
    const cv::Mat y = m_y(part);
    const cv::Mat column = x * (1 / top.mm_per_pixel);
    const cv::Mat row = y * (1 / top.mm_per_pixel);
    cv::Mat screen;
    cv::remap(top.texture, screen, column, row, cv::INTER_LINEAR, cv::BORDER_WRAP);
    cv::Mat colour = m_colour(part);
    cv::multiply(toLinear(screen), light.at(LightField::Level::Table, x, y), colour);
    colour += sheen(scene, top.finish, {{0, 0, 0}, {0, 0, 1}}, part);
    const cv::Rect2d& e = top.extent;
    const cv::Mat on = (x > e.x) & (x < e.br().x) & (y > e.y) & (y < e.br().y);
    colour.setTo(cv::Scalar(0.012, 0.014, 0.018), ~on);
}

cv::Rect Canvas::coveredBy(const std::vector<Vec3>& points) const {
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;
    for (const Vec3& point : points) {
        const std::optional<cv::Point2d> pixel = m_camera.project(point);
        if (!pixel)
            return {};
        left = std::min(left, pixel->x);
        right = std::max(right, pixel->x);
        top = std::min(top, pixel->y);
        bottom = std::max(bottom, pixel->y);
    }
    const auto toCanvas = [this](double value, int origin) {
        return static_cast<int>(std::clamp((value - origin) * m_fineness, -1e5, 1e5));
    };
    const cv::Rect box(cv::Point(toCanvas(left, m_window.x) - 2, toCanvas(top, m_window.y) - 2),
                       cv::Point(toCanvas(right, m_window.x) + 3, toCanvas(bottom, m_window.y) + 3));
    return box & cv::Rect({}, m_colour.size());
}

void Canvas::drawCard(const TableScene& scene, const LightField& light, int index) {
    const Card& card = scene.cards[static_cast<size_t>(index)];
    const std::array<Vec3, 4> corners = cornersOf(card);
    const cv::Rect part = coveredBy({corners.begin(), corners.end()});
    if (part.empty())
        return;
    const auto [x, y] = tableCoordinates(part, card.top.z());
    const double nearness = m_camera.focal * m_fineness / m_camera.depthOf(card.top);
    const cv::Mat& print = levelFor(*card.print, card.size.width * nearness);
    const double c = std::cos(card.heading);
    const double s = std::sin(card.heading);
    const double to_column = print.cols / card.size.width;
    const double to_row = print.rows / card.size.height;
    const cv::Mat column =
        ((x - card.top.x()) * c + (y - card.top.y()) * s) * to_column + (print.cols / 2.0 - 0.5);
    const cv::Mat row = ((y - card.top.y()) * c - (x - card.top.x()) * s) * to_row + (print.rows / 2.0 - 0.5);
    cv::Mat screen;
    cv::remap(print, screen, column, row, cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    std::array<cv::Mat, 4> planes;
    cv::split(screen, planes.data());
    cv::Mat colour;
    cv::cvtColor(screen, colour, cv::COLOR_BGRA2BGR);
    cv::Mat lit;
    cv::multiply(toLinear(colour), light.at(LightField::Level::Tiles, x, y), lit);
    const Vec3 normal = Vec3(-card.tilt.x, -card.tilt.y, 1).normalized();
    lit += sheen(scene, card.finish, {card.top, normal}, part);
    const cv::Mat covered = planes[3] > 127;
    lit.copyTo(m_colour(part), covered);
    m_owner(part).setTo(1 + index, covered);
    const Eigen::Vector3d way = m_camera.camera_from_table.row(2);
    const cv::Mat depth = (x - m_camera.position.x()) * way.x() + (y - m_camera.position.y()) * way.y() +
                          (card.top.z() - m_camera.position.z()) * way.z();
    const cv::Mat near = 1 / depth;
    near.copyTo(m_depth(part), covered);
    drawSides(scene, card, 1 + index);
}

void Canvas::drawTriangle(const std::array<Corner, 3>& t, int owner) {
    const auto edge = [](cv::Point2d a, cv::Point2d b, cv::Point2d p) { return (b - a).cross(p - a); };
    const double area = edge(t[0].pixel, t[1].pixel, t[2].pixel);
    if (std::abs(area) < 1e-9)
        return;
    const auto [low_x, high_x] = std::minmax({t[0].pixel.x, t[1].pixel.x, t[2].pixel.x});
    const auto [low_y, high_y] = std::minmax({t[0].pixel.y, t[1].pixel.y, t[2].pixel.y});
    const int last_row = std::min(m_colour.rows - 1, cvCeil(high_y));
    const int last_column = std::min(m_colour.cols - 1, cvCeil(high_x));
    for (int row = std::max(0, cvFloor(low_y)); row <= last_row; ++row) {
        for (int column = std::max(0, cvFloor(low_x)); column <= last_column; ++column) {
            const cv::Point2d p(column + 0.5, row + 0.5);
            const double a = edge(t[1].pixel, t[2].pixel, p) / area;
            const double b = edge(t[2].pixel, t[0].pixel, p) / area;
            const double c = 1 - a - b;
            if (a < 0 || b < 0 || c < 0)
                continue;
            const float near = static_cast<float>(a / t[0].depth + b / t[1].depth + c / t[2].depth);
            float& nearest = m_depth.at<float>(row, column);
            if (near <= nearest)
                continue;
            nearest = near;
            m_owner.at<int>(row, column) = owner;
            m_colour.at<Light3>(row, column) = t[0].colour * static_cast<float>(a) +
                                               t[1].colour * static_cast<float>(b) +
                                               t[2].colour * static_cast<float>(c);
        }
    }
}

namespace {

/// Colour of a corner of a body: lamps, the light of the room (less near the table), and what it mirrors.
Light3 shadeOf(const TableScene& scene, const Body& body, const Mesh::Vertex& vertex, float open = 1) {
    Light3 light(0, 0, 0);
    for (const Lamp& lamp : scene.lighting.lamps)
        light += lightOf(lamp, vertex.at, vertex.normal) * open;
    const double sky = 0.62 + 0.38 * vertex.normal.z();
    const double ground = 0.6 + 0.4 * std::min(1.0, vertex.at.z() / 8);
    light += scene.lighting.ambient * static_cast<float>(sky * ground);
    return body.colour.mul(light) +
           mirrored(scene.lighting, body.finish, vertex, scene.camera.position) * open;
}

} // namespace

/// The cut edges of a card.
void Canvas::drawSides(const TableScene& scene, const Card& card, int owner) {
    const std::array<Vec3, 4> top = cornersOf(card);
    const Vec3 down(0, 0, -card.thickness);
    for (size_t i = 0; i < 4; ++i) {
        const Vec3& a = top[i];
        const Vec3& b = top[(i + 1) % 4];
        const Vec3 outward = ((a + b) / 2 - card.top).normalized();
        if (outward.dot(m_camera.position - a) <= 0)
            continue;
        const Body board{{}, card.edge, {0, 1}};
        std::array<Corner, 4> quad;
        const std::array<Vec3, 4> places{a, b, b + down, a + down};
        for (size_t k = 0; k < 4; ++k) {
            const std::optional<cv::Point2d> pixel = m_camera.project(places[k]);
            if (!pixel)
                return;
            quad[k] = {onCanvas(*pixel), m_camera.depthOf(places[k]),
                       shadeOf(scene, board, {places[k], outward}) * 0.75F};
        }
        drawTriangle({quad[0], quad[1], quad[2]}, owner);
        drawTriangle({quad[0], quad[2], quad[3]}, owner);
    }
}

void Canvas::drawBody(const TableScene& scene, const LightField& light, int index) {
    const Body& body = scene.bodies[static_cast<size_t>(index)];
    const bool shaded = !isTall(body);
    std::vector<std::optional<Corner>> corners;
    corners.reserve(body.mesh.vertices.size());
    for (Mesh::Vertex vertex : body.mesh.vertices) {
        const std::optional<cv::Point2d> pixel = m_camera.project(vertex.at);
        if (!pixel) {
            corners.emplace_back();
            continue;
        }
        if (vertex.normal.dot(m_camera.position - vertex.at) < 0)
            vertex.normal = -vertex.normal;
        const float open = shaded ? light.openness(vertex.at.x(), vertex.at.y()) : 1;
        corners.push_back(
            Corner{onCanvas(*pixel), m_camera.depthOf(vertex.at), shadeOf(scene, body, vertex, open)});
    }
    for (const auto& t : body.mesh.triangles) {
        const auto& a = corners[static_cast<size_t>(t[0])];
        const auto& b = corners[static_cast<size_t>(t[1])];
        const auto& c = corners[static_cast<size_t>(t[2])];
        if (a && b && c)
            drawTriangle({*a, *b, *c}, kFirstBody + index);
    }
}

void Canvas::drawThings(const TableScene& scene, const LightField& light) {
    std::vector<int> order(scene.cards.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int i) { return scene.cards[static_cast<size_t>(i)].top.z(); });
    for (const int index : order)
        drawCard(scene, light, index);
    for (size_t i = 0; i < scene.bodies.size(); ++i)
        drawBody(scene, light, static_cast<int>(i));
}

void Canvas::drawAll(const TableScene& scene, const LightField& light) {
    drawTable(scene, light);
    drawThings(scene, light);
}

cv::Mat Canvas::coverage() const {
    cv::Mat coverage;
    cv::resize(m_owner != kTableOwner, coverage, m_window.size(), 0, 0, cv::INTER_AREA);
    return coverage;
}

cv::Mat Canvas::picture() const {
    cv::Mat picture;
    cv::resize(m_colour, picture, m_window.size(), 0, 0, cv::INTER_AREA);
    return picture;
}

} // namespace meeplecam::table
