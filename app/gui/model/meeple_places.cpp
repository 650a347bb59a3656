#include "app/gui/model/meeple_places.h"

#include <QPainter>

#include <algorithm>

namespace meeplecam::gui {

namespace {

/// A veil over all of a tile but one feature.
QImage veilBut(const QImage& features, int segment) {
    constexpr QRgb kVeil = 0xB0000000; // dark, most of what is below shines through no more
    QImage veil(features.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < features.height(); ++y) {
        const uchar* from = features.constScanLine(y);
        auto* to = reinterpret_cast<QRgb*>(veil.scanLine(y));
        std::transform(from, from + features.width(), to,
                       [&](uchar feature) { return feature == segment ? 0 : kVeil; });
    }
    return veil;
}

} // namespace

QImage placePicture(const TileArt& art, const engine::TileFace& face, const engine::MeepleChoice& choice,
                    const PlayerStyle& style, Pose pose) {
    constexpr double kMeeple = 0.5; // of the tile's side
    const TileFacePicture* printed = art.face(face.type, 0);
    const int segment = choice.segment;
    if (printed == nullptr || static_cast<std::size_t>(segment) >= printed->spots.size())
        return {};
    QImage tile = printed->picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const int side = tile.width();
    QPainter veil(&tile);
    veil.drawImage(tile.rect(), veilBut(printed->features, segment));
    veil.end();
    const QTransform turn = QTransform().rotate(90.0 * engine::quarterTurns(face.rotation));
    tile = tile.transformed(turn);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF spot = turn.map(printed->spots[static_cast<std::size_t>(segment)] - QPointF(0.5, 0.5));
    const double drop = pose == Pose::Standing ? kMeeple / 2.0 : 0.0; // its body stands above its foot
    const QPointF foot = (spot + QPointF(0.5, 0.5 + drop * 0.6)) * side;
    paintMeeple(painter, style, {foot.x(), std::min(foot.y(), 0.98 * side)},
                {.type = choice.type, .height = kMeeple * side, .pose = pose});
    return tile;
}

} // namespace meeplecam::gui
