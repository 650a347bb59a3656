#pragma once

#include "calibration/table_light.h"
#include "vision/catalogue/tile_picture.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// The colours that pictures show in patches, BGR; lines and other thin things are left out, as are rare
/// ones.
std::vector<cv::Vec3f> printedColours(std::span<const TilePicture> pictures);

/// What colours an edition's tiles may show in the light of one table, for tiles of which nobody has a
/// picture.
class PrintPalette {
public:
    /// `colours` as by printedColours; there has to be one.
    PrintPalette(std::span<const cv::Vec3f> colours, const calibration::TableLight& light);

    /// The printed colour that is most alike, as the table's light shows it; both BGR, 0 to 255.
    [[nodiscard]] cv::Vec3f nearest(const cv::Vec3f& seen) const;

private:
    std::vector<cv::Vec3f> m_lit;
};

} // namespace meeplecam::vision
