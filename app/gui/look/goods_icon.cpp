#include "app/gui/look/goods_icon.h"

#include "models/art/drawing/goods.h"
#include "models/art/drawing/scene_output.h"

#include <array>

namespace meeplecam::gui {

namespace {

QImage drawn(engine::Goods goods) {
    constexpr double kSide_px = 96; // enough for the scoreboard on a large screen
    constexpr double kSign = 0.85;  // of the picture
    art::Scene scene;
    art::Dice dice("goods", 0);
    art::Brush brush{scene, art::paletteOf(art::Dress::Summer), dice};
    art::drawGoodsSign(brush, goods, {0.5, 0.5}, kSign);
    const cv::Mat bgra = art::rasteriseAlone(scene, {1, 1}, kSide_px);
    return QImage(bgra.data, bgra.cols, bgra.rows, static_cast<qsizetype>(bgra.step), QImage::Format_ARGB32)
        .copy();
}

} // namespace

const QImage& goodsIcon(engine::Goods goods) {
    static const std::array<QImage, engine::kGoodsKinds> icons{
        drawn(engine::Goods::Wine), drawn(engine::Goods::Grain), drawn(engine::Goods::Cloth)};
    return icons[engine::slotOf(goods)];
}

} // namespace meeplecam::gui
