#include "datasets/table/composing/table_painter.h"

#include "datasets/table/painting/render.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::table {

namespace {

constexpr double kFineness = 2;
constexpr int kGrainReach = 64;     ///< pixels by which the noise picture is larger than the film's
constexpr double kShadowReach = 60; ///< mm; how far a change on the table changes the light around it
constexpr double kShadowHeight = 2; ///< mm; shadows of what moves fall on the tiles

PhotoEffects withoutNoise(PhotoEffects effects) {
    effects.noise = 0;
    return effects;
}

std::vector<Vec3> pointsOf(const Mesh& mesh) {
    std::vector<Vec3> points;
    for (const Mesh::Vertex& vertex : mesh.vertices)
        points.push_back(vertex.at);
    return points;
}

/// Only what can change the light near `middle`: all that is close, and all that is tall.
TableScene sceneNear(const TableScene& scene, const cv::Rect2d& area) {
    TableScene near = scene;
    const cv::Rect2d wide(area.x - kShadowReach, area.y - kShadowReach, area.width + 2 * kShadowReach,
                          area.height + 2 * kShadowReach);
    for (Body& body : near.bodies) {
        if (body.mesh.vertices.empty() || isTall(body))
            continue;
        const Vec3& at = body.mesh.vertices.front().at;
        if (!wide.contains({at.x(), at.y()}))
            body.mesh = {};
    }
    return near;
}

} // namespace

TablePainter::TablePainter(TableScene scene, const PhotoEffects& effects, std::uint64_t seed)
    : m_scene(std::move(scene))
    , m_effects(effects)
    , m_random(seed) {
    const cv::Size size = m_scene.camera.size;
    m_grain.create(size.height + kGrainReach, size.width + kGrainReach, CV_8SC3);
    cv::Mat fine(m_grain.size(), CV_16SC3);
    m_random.fill(fine, cv::RNG::NORMAL, 0, effects.noise);
    cv::Mat coarse(m_grain.rows / 2, m_grain.cols / 2, CV_16SC3);
    m_random.fill(coarse, cv::RNG::NORMAL, 0, effects.noise);
    cv::Mat blotches;
    cv::resize(coarse, blotches, m_grain.size());
    cv::Mat(fine + blotches).convertTo(m_grain, CV_8S);
    renderAll();
}

void TablePainter::renderAll() {
    m_map = mapTable(m_scene.camera, kFineness);
    m_coarse_map = mapTable(m_scene.camera, 1);
    Canvas canvas(m_map, cv::Rect({}, m_scene.camera.size));
    const cv::Rect2d area = canvas.tableInView() & m_scene.top.extent;
    TableScene empty = m_scene;
    empty.cards.clear();
    empty.bodies.clear();
    m_open_light = std::make_shared<LightField>(empty, area);
    m_light = render(m_scene, m_map).light;
    m_clean = develop(m_light, withoutNoise(m_effects), 0);
}

cv::Rect TablePainter::windowAround(const std::vector<Vec3>& points, int margin) const {
    std::vector<cv::Point2f> pixels;
    for (const Vec3& point : points) {
        if (const auto pixel = m_scene.camera.project(point))
            pixels.emplace_back(*pixel);
    }
    if (pixels.empty())
        return {};
    cv::Rect box = cv::boundingRect(pixels);
    box -= cv::Point(margin, margin);
    box += cv::Size(2 * margin, 2 * margin);
    return box & cv::Rect({}, m_scene.camera.size);
}

/// Renders again where the light of a change at these points can reach.
void TablePainter::renderAround(const std::vector<Vec3>& points) {
    std::vector<Vec3> reached;
    for (const Vec3& p : points) {
        for (const double dx : {-kShadowReach / 2, kShadowReach / 2}) {
            for (const double dy : {-kShadowReach / 2, kShadowReach / 2})
                reached.emplace_back(p.x() + dx, p.y() + dy, p.z());
        }
    }
    const cv::Rect window = windowAround(reached, 4);
    if (window.empty())
        return;
    Canvas canvas(m_map, window);
    const cv::Rect2d area = canvas.tableInView() & m_scene.top.extent;
    const TableScene near = sceneNear(m_scene, area);
    const LightField light(near, area);
    canvas.drawAll(near, light);
    canvas.picture().copyTo(m_light(window));
    m_clean = develop(m_light, withoutNoise(m_effects), 0);
}

void TablePainter::addCard(Card card) {
    const std::array<Vec3, 4> corners = cornersOf(card);
    m_scene.cards.push_back(std::move(card));
    renderAround({corners.begin(), corners.end()});
}

size_t TablePainter::addBody(Body body) {
    const std::vector<Vec3> points = pointsOf(body.mesh);
    m_scene.bodies.push_back(std::move(body));
    renderAround(points);
    return m_scene.bodies.size() - 1;
}

void TablePainter::removeBody(size_t handle) {
    const std::vector<Vec3> points = pointsOf(m_scene.bodies[handle].mesh);
    m_scene.bodies[handle].mesh = {};
    renderAround(points);
}

void TablePainter::moveCamera(const Camera& camera) {
    m_scene.camera = camera;
    renderAll();
}

/// The shadow of a hand on the tiles from one point of a lamp, drawn into a mask of half the picture's size.
void TablePainter::castShadow(cv::Mat& mask, const Body& body, const Vec3& source, int darkness) const {
    std::vector<cv::Point> thrown;
    for (const Mesh::Vertex& v : body.mesh.vertices) {
        const double drop = std::max(0.0, v.at.z() - kShadowHeight) / std::max(1.0, source.z() - v.at.z());
        const auto pixel = m_scene.camera.project(v.at + (v.at - source) * drop);
        thrown.push_back(pixel ? cv::Point(*pixel * 0.5) : cv::Point(-9999, -9999));
    }
    for (const auto& t : body.mesh.triangles) {
        std::array<cv::Point, 3> corners;
        for (size_t i = 0; i < 3; ++i)
            corners[i] = thrown[static_cast<size_t>(t[i])];
        cv::fillConvexPoly(mask, corners.data(), 3, cv::Scalar(darkness));
    }
}

/// How much of the first lamp the hand hides, 0 to 255, for a picture of half the size.
cv::Mat TablePainter::shadowOf(const std::vector<Body>& hand, cv::Size half) const {
    constexpr int kSamples = 5;
    const Lamp& lamp = m_scene.lighting.lamps.front();
    cv::Mat sum = cv::Mat::zeros(half, CV_8U);
    cv::Mat mask(half, CV_8U);
    for (int i = 0; i < kSamples; ++i) {
        const double angle = i * 2.399963; // Vogel's spiral
        const double away = lamp.radius * std::sqrt((i + 0.5) / kSamples);
        mask.setTo(0);
        for (const Body& body : hand)
            castShadow(mask, body, lamp.at + Vec3(std::cos(angle), std::sin(angle), 0) * away,
                       255 / kSamples);
        sum += mask;
    }
    cv::blur(sum, sum, {5, 5});
    return sum;
}

/// Darkens the picture where the hand stands between the first lamp and the table.
void TablePainter::addShadow(cv::Mat& picture, const Overhead& overhead) const {
    if (m_scene.lighting.lamps.empty())
        return;
    const cv::Mat shadow = shadowOf(overhead.hand, picture.size() / 2);
    const cv::Rect used = cv::boundingRect(shadow);
    const cv::Rect part = cv::Rect(used.tl() * 2, used.size() * 2) & cv::Rect({}, picture.size());
    if (part.empty())
        return;
    const Light3 full = lightOf(m_scene.lighting.lamps.front(), {0, 0, 0}, {0, 0, 1});
    const float ambient = m_scene.lighting.ambient[1];
    const double lost = 1 - std::pow(ambient / (ambient + full[1]), 1 / 2.2); // on the screen's curve
    cv::Mat keep;
    cv::resize(shadow(used), keep, part.size(), 0, 0, cv::INTER_LINEAR);
    keep.convertTo(keep, CV_8U, -lost, 255);
    cv::cvtColor(keep, keep, cv::COLOR_GRAY2BGR);
    cv::Mat target = picture(part);
    cv::multiply(target, keep, target, 1 / 255.0);
}

void TablePainter::addOverhead(cv::Mat& picture, const Overhead& overhead) const {
    TableScene moving;
    moving.camera = m_scene.camera;
    moving.lighting = m_scene.lighting;
    moving.cards = overhead.cards;
    moving.bodies = overhead.hand;
    moving.bodies.insert(moving.bodies.end(), overhead.pieces.begin(), overhead.pieces.end());
    std::vector<Vec3> points;
    for (const Body& body : moving.bodies) {
        for (const Mesh::Vertex& vertex : body.mesh.vertices)
            points.push_back(vertex.at);
    }
    const cv::Rect window = windowAround(points, 3);
    if (window.empty())
        return;
    Canvas canvas(m_coarse_map, window);
    canvas.drawThings(moving, *m_open_light);
    cv::Mat coverage;
    cv::blur(canvas.coverage(), coverage, {3, 3}); // soft edges, and the lens
    cv::Mat light;
    cv::blur(canvas.picture(), light, {3, 3});
    PhotoEffects effects = withoutNoise(m_effects);
    effects.vignetting = 0;
    effects.sharpening = 0;
    effects.motion_px = 0;
    effects.blur_px = 0;
    cv::Mat share;
    coverage.convertTo(share, CV_32F, 1 / 255.0, 1e-4);
    cv::cvtColor(share, share, cv::COLOR_GRAY2BGR);
    const cv::Mat drawn = develop(light / share, effects, 0);
    cv::Mat target = picture(window);
    cv::parallel_for_(cv::Range(0, window.height), [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            for (int x = 0; x < window.width; ++x) {
                const int a = coverage.at<unsigned char>(y, x);
                if (a == 0)
                    continue;
                cv::Vec3b& under = target.at<cv::Vec3b>(y, x);
                const cv::Vec3b& over = drawn.at<cv::Vec3b>(y, x);
                for (int i = 0; i < 3; ++i)
                    under[i] = static_cast<unsigned char>((over[i] * a + under[i] * (255 - a)) / 255);
            }
        }
    });
}

/// Noise of its own for each picture, and an exposure and white balance that breathe by a percent or two.
cv::Mat TablePainter::grained(const cv::Mat& picture) {
    const double breath = 1 + 0.012 * std::sin(m_pictures * 0.11) + 0.006 * std::sin(m_pictures * 0.047);
    const double warmth = 0.01 * std::sin(m_pictures * 0.013);
    const std::array<int, 3> gains{cvRound(256 * breath * (1 - warmth)), cvRound(256 * breath),
                                   cvRound(256 * breath * (1 + warmth))};
    const cv::Point corner(m_random.uniform(0, kGrainReach), m_random.uniform(0, kGrainReach));
    const cv::Mat grain = m_grain(cv::Rect(corner, picture.size()));
    cv::Mat result(picture.size(), CV_8UC3);
    cv::parallel_for_(cv::Range(0, picture.rows), [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            const unsigned char* from = picture.ptr(y);
            const signed char* noise = grain.ptr<signed char>(y);
            unsigned char* to = result.ptr(y);
            for (int i = 0; i < 3 * picture.cols; i += 3) {
                for (int k = 0; k < 3; ++k) {
                    const int value = (from[i + k] * gains[static_cast<size_t>(k)]) / 256 + noise[i + k];
                    to[i + k] = static_cast<unsigned char>(std::clamp(value, 0, 255));
                }
            }
        }
    });
    return result;
}

cv::Mat TablePainter::picture(const Overhead& overhead) {
    ++m_pictures;
    if (overhead.hand.empty())
        return grained(m_clean);
    cv::Mat picture = m_clean.clone();
    addShadow(picture, overhead);
    addOverhead(picture, overhead);
    return grained(picture);
}

} // namespace meeplecam::table
