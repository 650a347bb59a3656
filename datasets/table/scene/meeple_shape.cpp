#include "datasets/table/scene/meeple_shape.h"

namespace meeplecam::table {

namespace {

constexpr double kBevel = 0.05; ///< of the height; edges of painted wood are broken

} // namespace

double heightOf(MeepleSize size) {
    return size == MeepleSize::Normal ? models::kMeepleHeight_mm : models::kLargeMeepleHeight_mm;
}

Mesh meepleMesh(MeepleSize size, MeeplePose pose, const MeepleCut& cut) {
    const double height = heightOf(size) * cut.scale;
    const double thickness = height * cut.thickness;
    std::vector<cv::Point2d> outline = models::meepleOutline();
    for (cv::Point2d& p : outline)
        p = {p.x * height, (pose == MeeplePose::Standing ? p.y : p.y - 0.5) * height};
    return pose == MeeplePose::Standing ? sawnBlock(outline, thickness, height * kBevel)
                                        : lyingBlock(outline, thickness, height * kBevel);
}

} // namespace meeplecam::table
