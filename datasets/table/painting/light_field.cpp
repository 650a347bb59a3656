#include "datasets/table/painting/light_field.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numbers>

namespace meeplecam::table {

namespace {

constexpr double kTileTop = 2;   ///< mm
constexpr int kLampSamples = 14; ///< points of a lamp that throw a hard shadow each
constexpr int kShift = 4;        ///< fractional bits for OpenCV's polygons

/// Points spread evenly over the lamp's disc (Vogel's spiral).
std::vector<Vec3> samplesOf(const Lamp& lamp) {
    std::vector<Vec3> samples;
    for (int i = 0; i < kLampSamples; ++i) {
        const double r = lamp.radius * std::sqrt((i + 0.5) / kLampSamples);
        const double angle = i * 2.399963;
        samples.push_back(lamp.at + Vec3(r * std::cos(angle), r * std::sin(angle), 0));
    }
    return samples;
}

/// Draws what stands between a point source and a plane.
class ShadowPlane {
public:
    ShadowPlane(cv::Mat& mask, const cv::Rect2d& area, double mm_per_pixel, double height)
        : m_mask(mask)
        , m_area(area)
        , m_scale((1 << kShift) / mm_per_pixel)
        , m_height(height) {}

    void cast(const Mesh& mesh, const Vec3& source) {
        for (const auto& t : mesh.triangles) {
            std::array<cv::Point, 3> shadow;
            for (size_t i = 0; i < 3; ++i)
                shadow[i] = toPixel(thrown(mesh.vertices[static_cast<size_t>(t[i])].at, source));
            cv::fillConvexPoly(m_mask, shadow.data(), 3, cv::Scalar(255), cv::LINE_8, kShift);
        }
    }
    void cast(const std::array<Vec3, 4>& corners, const Vec3& source) {
        std::array<cv::Point, 4> shadow;
        for (size_t i = 0; i < 4; ++i)
            shadow[i] = toPixel(thrown(corners[i], source));
        cv::fillConvexPoly(m_mask, shadow.data(), 4, cv::Scalar(255), cv::LINE_8, kShift);
    }

private:
    [[nodiscard]] Vec3 thrown(const Vec3& p, const Vec3& source) const {
        const double drop = std::max(0.0, p.z() - m_height);
        return p + (p - source) * (drop / std::max(1.0, source.z() - p.z()));
    }
    [[nodiscard]] cv::Point toPixel(const Vec3& p) const {
        return {cvRound((p.x() - m_area.x) * m_scale), cvRound((p.y() - m_area.y) * m_scale)};
    }

    cv::Mat& m_mask;
    cv::Rect2d m_area;
    double m_scale;
    double m_height;
};

/// Light of one lamp over the area without shadows, found on a coarse grid.
cv::Mat evenLight(const Lamp& lamp, const cv::Rect2d& area, cv::Size size) {
    constexpr int kCoarse = 24;
    cv::Mat coarse(kCoarse, kCoarse, CV_32FC3);
    for (int y = 0; y < kCoarse; ++y) {
        for (int x = 0; x < kCoarse; ++x) {
            const Vec3 at(area.x + area.width * (x + 0.5) / kCoarse,
                          area.y + area.height * (y + 0.5) / kCoarse, 0);
            coarse.at<Light3>(y, x) = lightOf(lamp, at, {0, 0, 1});
        }
    }
    cv::Mat fine;
    cv::resize(coarse, fine, size, 0, 0, cv::INTER_CUBIC);
    return fine;
}

void multiply(cv::Mat& colour, const cv::Mat& factor) {
    cv::Mat three;
    cv::merge(std::vector<cv::Mat>{factor, factor, factor}, three);
    cv::multiply(colour, three, colour);
}

constexpr double kMeepleMiddle = 10; ///< mm above the table
constexpr double kTall = 30;         ///< mm; what is higher throws shadows on meeples

} // namespace

bool isTall(const Body& body) {
    return std::ranges::any_of(body.mesh.vertices, [](const Mesh::Vertex& v) { return v.at.z() > kTall; });
}

Light3 lightOf(const Lamp& lamp, const Vec3& at, const Vec3& normal) {
    const Vec3 way = lamp.at - at;
    const double reference = lamp.at.squaredNorm() / (lamp.at.z() / lamp.at.norm());
    const double facing = std::max(0.0, way.normalized().dot(normal));
    return lamp.colour * static_cast<float>(reference * facing / way.squaredNorm());
}

Light3 mirrored(const Lighting& lighting, const Finish& finish, const Mesh::Vertex& surface,
                const Vec3& eye) {
    const Vec3 view = (eye - surface.at).normalized();
    const double facing = std::max(0.0, view.dot(surface.normal));
    const Vec3 way = surface.normal * (2 * facing) - view;
    const double grazing =
        1 + 8 * std::pow(1 - facing, 5); // Schlick's approximation, relative to straight on
    Light3 sum(0, 0, 0);
    for (const Lamp& lamp : lighting.lamps) {
        const Vec3 toLamp = lamp.at - surface.at;
        const double off = std::acos(std::clamp(way.dot(toLamp.normalized()), -1.0, 1.0));
        const double beyond = std::max(0.0, off - lamp.radius / toLamp.norm()) / finish.roughness;
        const double lobe =
            1 / (1 + beyond * beyond); // squared: the long tails of Trowbridge and Reitz (1975)
        sum += lamp.colour * static_cast<float>(finish.gloss * grazing * lobe * lobe / finish.roughness);
    }
    return sum;
}

LightField::LightField(const TableScene& scene, const cv::Rect2d& area)
    : m_area(area)
    , m_mm_per_pixel(
          std::max(0.8, std::max(area.width, area.height) / std::min(1100, scene.camera.size.width))) {
    const cv::Size size(std::max(2, cvCeil(area.width / m_mm_per_pixel)),
                        std::max(2, cvCeil(area.height / m_mm_per_pixel)));
    for (const Level level : {Level::Table, Level::Tiles}) {
        cv::Mat light(
            size, CV_32FC3,
            cv::Scalar(scene.lighting.ambient[0], scene.lighting.ambient[1], scene.lighting.ambient[2]));
        multiply(light, contactShade(scene, level));
        for (const Lamp& lamp : scene.lighting.lamps)
            castShadows(scene, lamp, level, light);
        (level == Level::Table ? m_on_table : m_on_tiles) = light;
    }
    castTallShadows(scene);
}

void LightField::castTallShadows(const TableScene& scene) {
    cv::Mat hidden = cv::Mat::zeros(m_on_table.size(), CV_32F);
    cv::Mat mask(hidden.size(), CV_8U);
    int sources = 0;
    for (const Lamp& lamp : scene.lighting.lamps) {
        for (const Vec3& source : samplesOf(lamp)) {
            mask.setTo(0);
            ShadowPlane plane(mask, m_area, m_mm_per_pixel, kMeepleMiddle);
            for (const Mesh& blind : scene.blinds)
                plane.cast(blind, source);
            for (const Body& body : scene.bodies) {
                if (isTall(body))
                    plane.cast(body.mesh, source);
            }
            cv::accumulate(mask, hidden);
            ++sources;
        }
    }
    m_openness = 1 - hidden / (255.0 * std::max(1, sources));
}

float LightField::openness(double x, double y) const {
    const int column = std::clamp(static_cast<int>((x - m_area.x) / m_mm_per_pixel), 0, m_openness.cols - 1);
    const int row = std::clamp(static_cast<int>((y - m_area.y) / m_mm_per_pixel), 0, m_openness.rows - 1);
    return m_openness.at<float>(row, column);
}

void LightField::castShadows(const TableScene& scene, const Lamp& lamp, Level level, cv::Mat& light) const {
    cv::Mat hidden = cv::Mat::zeros(light.size(), CV_32F);
    cv::Mat mask(light.size(), CV_8U);
    for (const Vec3& source : samplesOf(lamp)) {
        mask.setTo(0);
        ShadowPlane plane(mask, m_area, m_mm_per_pixel, level == Level::Table ? 0 : kTileTop);
        for (const Mesh& blind : scene.blinds)
            plane.cast(blind, source);
        for (const Body& body : scene.bodies)
            plane.cast(body.mesh, source);
        for (const Card& card : scene.cards) {
            if (level == Level::Table || card.top.z() > kTileTop + 1)
                plane.cast(cornersOf(card), source);
        }
        cv::accumulate(mask, hidden);
    }
    cv::GaussianBlur(hidden, hidden, {}, 0.9);
    cv::Mat visible = 1 - hidden / (255.0 * kLampSamples);
    cv::Mat lit = evenLight(lamp, m_area, light.size());
    multiply(lit, visible);
    light += lit;
}

/// Ambient light that things keep from the surface right beside them.
cv::Mat LightField::contactShade(const TableScene& scene, Level level) const {
    const cv::Size size(std::max(2, cvCeil(m_area.width / m_mm_per_pixel)),
                        std::max(2, cvCeil(m_area.height / m_mm_per_pixel)));
    cv::Mat touched = cv::Mat::zeros(size, CV_8U);
    ShadowPlane plane(touched, m_area, m_mm_per_pixel, 1000);
    const Vec3 above(0, 0, 1e6);
    for (const Body& body : scene.bodies)
        plane.cast(body.mesh, above);
    for (const Card& card : scene.cards) {
        if (level == Level::Table)
            plane.cast(cornersOf(card), above);
    }
    cv::Mat near;
    cv::GaussianBlur(touched, near, {}, (level == Level::Table ? 4.0 : 5.0) / m_mm_per_pixel);
    cv::Mat shade;
    near.convertTo(shade, CV_32F, -0.6 / 255, 1);
    return shade;
}

cv::Mat LightField::at(Level level, const cv::Mat& x, const cv::Mat& y) const {
    cv::Mat column = (x - m_area.x) * (1 / m_mm_per_pixel) - 0.5;
    cv::Mat row = (y - m_area.y) * (1 / m_mm_per_pixel) - 0.5;
    cv::Mat light;
    cv::remap(level == Level::Table ? m_on_table : m_on_tiles, light, column, row, cv::INTER_LINEAR,
              cv::BORDER_REPLICATE);
    return light;
}

} // namespace meeplecam::table
