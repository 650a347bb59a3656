#include "app/server/answer_pictures.h"

#include "models/art/reports/board_picture.h"
#include "models/board_report.h"

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <vector>

namespace meeplecam::server {

QByteArray AnswerPictures::of(const engine::TileRegistry& registry, const engine::TileFace& face) {
    constexpr int kSide_px = 96;
    QByteArray& kept = m_jpegs[{face.type, face.rotation}];
    if (!kept.isEmpty())
        return kept;
    models::BoardReport alone;
    alone.tiles.push_back({.placement = {face.type, {0, 0}, face.rotation}});
    cv::Mat picture = art::drawnTiles(alone, registry, kSide_px).pictures.front().picture;
    if (face.rotation != engine::Rotation::None)
        cv::rotate(picture, picture, engine::quarterTurns(face.rotation) - 1); // cv::ROTATE_90_CLOCKWISE is 0
    std::vector<uchar> jpeg;
    if (cv::imencode(".jpg", picture, jpeg, {cv::IMWRITE_JPEG_QUALITY, 85}))
        kept = {reinterpret_cast<const char*>(jpeg.data()), static_cast<qsizetype>(jpeg.size())};
    return kept;
}

} // namespace meeplecam::server
