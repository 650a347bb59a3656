#include "datasets/table/scene/meeple_shape.h"

namespace meeplecam::table {

namespace {

constexpr double kBevel = 0.05; ///< of the height; edges of painted wood are broken

} // namespace

Mesh meepleMesh(MeepleType figure, MeeplePose pose, const MeepleCut& cut) {
    const double height = models::heightOf_mm(figure) * cut.scale;
    const double thickness =
        models::thicknessOf_mm(figure) * cut.scale * cut.thickness / models::kMeepleThickness;
    std::vector<cv::Point2d> outline = models::outlineOf(figure);
    for (cv::Point2d& p : outline)
        p = {p.x * height, (pose == MeeplePose::Standing ? p.y : p.y - 0.5) * height};
    return pose == MeeplePose::Standing ? sawnBlock(outline, thickness, height * kBevel)
                                        : lyingBlock(outline, thickness, height * kBevel);
}

} // namespace meeplecam::table
