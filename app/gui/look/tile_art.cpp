#include "app/gui/look/tile_art.h"

#include "app/gui/look/images.h"
#include "app/session/editions/bundled.h"
#include "models/tiles/catalogue.h"
#include "vision/catalogue/feature_map.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace meeplecam::gui {

namespace {

constexpr int kMap_px = 96;

/// The place of a feature where a meeple stands well: far from all that isn't the feature, and in its middle.
QPointF spotOf(const cv::Mat& map, int segment) {
    constexpr double kFarEnough_px = 9.0;
    constexpr double kOffMiddle = 0.2; // pixels of distance that a pixel off the middle is worth
    const cv::Mat own = map == segment;
    const cv::Moments moments = cv::moments(own, true);
    if (moments.m00 <= 0.0)
        return {0.5, 0.5};
    const cv::Point2d middle(moments.m10 / moments.m00, moments.m01 / moments.m00);
    cv::Mat bordered;
    cv::copyMakeBorder(own, bordered, 1, 1, 1, 1, cv::BORDER_CONSTANT, cv::Scalar(0));
    cv::Mat distance;
    cv::distanceTransform(bordered, distance, cv::DIST_L2, cv::DIST_MASK_3);
    cv::Point best;
    double most = -1e9;
    for (int y = 0; y < own.rows; ++y)
        for (int x = 0; x < own.cols; ++x) {
            const double room = std::min<double>(kFarEnough_px, distance.at<float>(y + 1, x + 1));
            const double worth = room - kOffMiddle * std::hypot(x - middle.x, y - middle.y);
            if (own.at<uchar>(y, x) != 0 && worth > most) {
                most = worth;
                best = {x, y};
            }
        }
    return {(best.x + 0.5) / map.cols, (best.y + 0.5) / map.rows};
}

QImage greyImage(const cv::Mat& map) {
    return QImage(map.data, map.cols, map.rows, static_cast<qsizetype>(map.step), QImage::Format_Grayscale8)
        .copy();
}

TileFacePicture faceOf(const models::CataloguePicture& picture, const engine::TileType& type,
                       TileArt::Detail detail) {
    TileFacePicture face;
    face.picture =
        imageOf(picture.picture)
            .scaled(TileArt::kSide_px, TileArt::kSide_px, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (detail == TileArt::Detail::Picture)
        return face;
    const cv::Mat map = vision::featureMapOf(picture, type, kMap_px);
    face.features = greyImage(map);
    for (std::size_t segment = 0; segment < type.segments.size(); ++segment)
        face.spots.push_back(spotOf(map, static_cast<int>(segment)));
    return face;
}

} // namespace

std::optional<int> TileFacePicture::segmentAt(QPointF at) const {
    const auto pixel = [](double share, int size) {
        return std::clamp(static_cast<int>(share * size), 0, size - 1);
    };
    const int segment =
        qGray(features.pixel(pixel(at.x(), features.width()), pixel(at.y(), features.height())));
    if (segment >= static_cast<int>(spots.size()))
        return std::nullopt;
    return segment;
}

QImage TileFacePicture::shade(const std::vector<QColor>& bySegment) const {
    if (std::ranges::none_of(bySegment, &QColor::isValid))
        return {};
    std::array<QRgb, 256> colours{};
    for (std::size_t segment = 0; segment < bySegment.size(); ++segment)
        colours[segment] = bySegment[segment].isValid() ? qPremultiply(bySegment[segment].rgba()) : 0;
    QImage shade(features.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < shade.height(); ++y) {
        const uchar* from = features.constScanLine(y);
        auto* to = reinterpret_cast<QRgb*>(shade.scanLine(y));
        for (int x = 0; x < shade.width(); ++x)
            to[x] = colours[from[x]];
    }
    return shade;
}

std::shared_ptr<const TileArt> TileArt::load(const std::filesystem::path& catalogue,
                                             const engine::TileRegistry& registry, Detail detail) {
    auto art = std::make_shared<TileArt>();
    const auto add = [&](const std::vector<models::CataloguePicture>& pictures) {
        std::set<engine::TileTypeId> known;
        for (const auto& [type, faces] : art->m_faces)
            known.insert(type);
        for (const models::CataloguePicture& picture : pictures)
            if (!known.contains(picture.tile))
                art->m_faces[picture.tile].push_back(faceOf(picture, registry[picture.tile], detail));
    };
    if (const auto read = models::readCatalogue(catalogue, registry))
        add(read->pictures);
    if (const auto boxes = models::picturesOfBoxes({}))
        add(*boxes);
    if (catalogue != session::houseCatalogue()) {
        if (const auto house = models::readCatalogue(session::houseCatalogue(), registry))
            add(house->pictures);
    }
    return art;
}

const TileFacePicture* TileArt::face(engine::TileTypeId type, int copy) const {
    const auto faces = m_faces.find(type);
    if (faces == m_faces.end())
        return nullptr;
    return &faces->second[static_cast<std::size_t>(copy) % faces->second.size()];
}

QImage TileArt::turned(const engine::TileFace& face, int side) const {
    const TileFacePicture* printed = this->face(face.type, 0);
    if (printed == nullptr)
        return {};
    return printed->picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation)
        .transformed(QTransform().rotate(90.0 * engine::quarterTurns(face.rotation)));
}

} // namespace meeplecam::gui
