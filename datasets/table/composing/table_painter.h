#pragma once

#include "datasets/table/painting/canvas.h"
#include "datasets/table/painting/photo.h"

namespace meeplecam::table {

/// What moves over the table while a picture is taken.
struct Overhead {
    std::vector<Body> hand;
    std::vector<Card> cards;  ///< in the hand
    std::vector<Body> pieces; ///< in the hand
};

/// A table that is filmed: what rests is rendered once and kept, changes are rendered where they are, and a
/// picture costs only what moves, its shadow and the noise.
class TablePainter {
public:
    /// `seed` decides the noise.
    TablePainter(TableScene scene, const PhotoEffects& effects, std::uint64_t seed);

    void addCard(Card card);
    /// Returns the handle to remove it by.
    size_t addBody(Body body);
    void removeBody(size_t handle);
    void moveCamera(const Camera& camera);

    /// The next picture, BGR, 8 bit: the resting table with what moves over it, exposure breathing a little.
    [[nodiscard]] cv::Mat picture(const Overhead& overhead = {});
    [[nodiscard]] const TableScene& scene() const { return m_scene; }

private:
    void renderAll();
    void renderAround(const std::vector<Vec3>& points);
    void castShadow(cv::Mat& mask, const Body& body, const Vec3& source, int darkness) const;
    [[nodiscard]] cv::Mat shadowOf(const std::vector<Body>& hand, cv::Size half) const;
    void addShadow(cv::Mat& picture, const Overhead& overhead) const;
    void addOverhead(cv::Mat& picture, const Overhead& overhead) const;
    [[nodiscard]] cv::Rect windowAround(const std::vector<Vec3>& points, int margin) const;
    [[nodiscard]] cv::Mat grained(const cv::Mat& picture);

    TableScene m_scene;
    PhotoEffects m_effects;
    cv::RNG m_random;
    std::shared_ptr<const TableMap> m_map;          ///< fine, for what rests
    std::shared_ptr<const TableMap> m_coarse_map;   ///< for what moves
    std::shared_ptr<const LightField> m_open_light; ///< of the empty table, for what is in the air
    cv::Mat m_light;                                ///< the resting table, linear
    cv::Mat m_clean;                                ///< the same developed, without noise
    cv::Mat m_grain;                                ///< noise to take from, 8 bit signed
    int m_pictures = 0;
};

} // namespace meeplecam::table
