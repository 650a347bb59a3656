#include "app/gui/tile_art.h"

#include "app/gui/images.h"
#include "app/session/bundled.h"
#include "models/catalogue.h"
#include "vision/feature_map.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::gui {

namespace {

constexpr int kMap_px = 96;
constexpr int kPicture_px = 256;

/// The place of a feature that is farthest from all that isn't it.
QPointF spotOf(const cv::Mat& map, int segment) {
    cv::Mat own;
    cv::copyMakeBorder(map == segment, own, 1, 1, 1, 1, cv::BORDER_CONSTANT, cv::Scalar(0));
    cv::Mat distance;
    cv::distanceTransform(own, distance, cv::DIST_L2, cv::DIST_MASK_3);
    double most = 0.0;
    cv::Point at;
    cv::minMaxLoc(distance, nullptr, &most, nullptr, &at);
    if (most <= 0.0)
        return {0.5, 0.5};
    return {(at.x - 0.5) / map.cols, (at.y - 0.5) / map.rows};
}

QImage greyImage(const cv::Mat& map) {
    return QImage(map.data, map.cols, map.rows, static_cast<qsizetype>(map.step), QImage::Format_Grayscale8)
        .copy();
}

TileFacePicture faceOf(const models::CataloguePicture& picture, const engine::TileType& type) {
    TileFacePicture face;
    face.picture = imageOf(picture.picture)
                       .scaled(kPicture_px, kPicture_px, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const cv::Mat map = vision::featureMapOf(picture, type, kMap_px);
    face.features = greyImage(map);
    for (std::size_t segment = 0; segment < type.segments.size(); ++segment)
        face.spots.push_back(spotOf(map, static_cast<int>(segment)));
    return face;
}

} // namespace

std::shared_ptr<const TileArt> TileArt::load(const std::filesystem::path& catalogue,
                                             const engine::TileRegistry& registry) {
    auto art = std::make_shared<TileArt>();
    auto read = models::readCatalogue(catalogue, registry);
    if (!read)
        read = models::readCatalogue(session::houseCatalogue(), registry);
    if (read)
        for (const models::CataloguePicture& picture : read->pictures)
            art->m_faces[picture.tile].push_back(faceOf(picture, registry[picture.tile]));
    return art;
}

const TileFacePicture* TileArt::face(engine::TileTypeId type, int copy) const {
    const auto faces = m_faces.find(type);
    if (faces == m_faces.end())
        return nullptr;
    return &faces->second[static_cast<std::size_t>(copy) % faces->second.size()];
}

} // namespace meeplecam::gui
