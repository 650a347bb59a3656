#pragma once

#include "engine/tiles/figures.h"

#include <QImage>

namespace meeplecam::gui {

/// The sign of a kind of goods as the house edition draws it, square; what is around it can be seen through.
[[nodiscard]] const QImage& goodsIcon(engine::Goods goods);

} // namespace meeplecam::gui
