#pragma once

#include "engine/tiles/result.h"
#include "models/art/drawing/scene.h"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <vector>

namespace meeplecam::art {

/// How big a page is.
struct PageSize {
    double width_mm = 210;
    double height_mm = 297;
    bool operator==(const PageSize&) const = default;
};

/// The unit square of the scene as a picture of `side` × `side` pixels, BGR, 8 bits; what is not drawn is
/// white.
[[nodiscard]] cv::Mat rasterise(const Scene& scene, int side);

/// A scene in millimetres as a picture at so many pixels to the millimetre, BGR, 8 bits.
[[nodiscard]] cv::Mat rasterise(const Scene& scene, PageSize size, double pixels_per_mm);

/// The same as BGRA, not premultiplied; what is not drawn can be seen through.
[[nodiscard]] cv::Mat rasteriseAlone(const Scene& scene, PageSize size, double pixels_per_mm);

/// The picture with a scene in pixels put over it. BGR, 8 bits, as large as `picture`.
[[nodiscard]] cv::Mat paintedOver(const cv::Mat& picture, const Scene& scene);

/// How far the text advances, in the units of its size; where it is put does not matter.
[[nodiscard]] double widthOf(const Text& text);

/// The unit square of the scene as SVG text, `side_mm` wide.
[[nodiscard]] std::string toSvg(const Scene& scene, double side_mm);

/// The unit square of the scene as a PNG of `side` × `side` pixels; what is not drawn lets the ground
/// through.
[[nodiscard]] engine::Status writeTransparentPng(const Scene& scene, int side,
                                                 const std::filesystem::path& file);

/// Pages in millimetres, written as a PDF in true size.
[[nodiscard]] engine::Status writePdf(const std::vector<Scene>& pages, PageSize size,
                                      const std::filesystem::path& file);

} // namespace meeplecam::art
