#include "tests/unit/vision/photographed_board.h"

#include "tests/unit/vision/house_box.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::tests {

namespace {

constexpr int kFine = 2; // the picture is painted so many times finer than it is taken

void paint(const LaidTile& tile, const calibration::TableCamera& camera, cv::Mat& picture) {
    const cv::Mat face = vision::turned(housePicture(tile.name), tile.quarterTurns);
    const auto far = static_cast<float>(face.cols) - 0.5F;
    const std::array<cv::Point2f, 4> from{{{-0.5F, -0.5F}, {far, -0.5F}, {far, far}, {-0.5F, far}}};
    std::array<cv::Point2f, 4> to = quadOf(camera, tile.cell, tile.offset);
    for (cv::Point2f& corner : to)
        corner = corner * float{kFine} - cv::Point2f(0.5F, 0.5F);
    const cv::Mat picture_from_face = cv::getPerspectiveTransform(from.data(), to.data());
    cv::warpPerspective(face, picture, picture_from_face, picture.size(), cv::INTER_LINEAR,
                        cv::BORDER_TRANSPARENT);
}

} // namespace

vision::Quad quadOf(const calibration::TableCamera& camera, engine::Cell cell, cv::Point2d offset) {
    const cv::Point2d at = cv::Point2d(cell.x, cell.y) + offset;
    vision::Quad quad;
    quad[0] = camera.project(at);
    quad[1] = camera.project(at + cv::Point2d(1, 0));
    quad[2] = camera.project(at + cv::Point2d(1, 1));
    quad[3] = camera.project(at + cv::Point2d(0, 1));
    return quad;
}

vision::Frame photograph(const std::vector<LaidTile>& tiles, const calibration::TableCamera& camera,
                         const vision::LocalLight& light) {
    const cv::Size size(cvRound(camera.picture.width), cvRound(camera.picture.height));
    cv::Mat fine(size * kFine, CV_8UC3, cv::Scalar(60, 90, 125));
    for (const LaidTile& tile : tiles)
        paint(tile, camera, fine);
    cv::Mat picture;
    cv::resize(fine, picture, size, 0.0, 0.0, cv::INTER_AREA);
    cv::Mat values;
    picture.convertTo(values, CV_32FC3);
    cv::Mat noise(size, CV_32FC3);
    cv::RNG(7).fill(noise, cv::RNG::NORMAL, 0.0, 3.0);
    cv::multiply(values, cv::Scalar(light.gain[0], light.gain[1], light.gain[2]), values);
    values += noise + cv::Scalar::all(light.offset);
    values.convertTo(picture, CV_8UC3);
    return vision::Frame(picture);
}

const std::vector<LaidTile>& nineTiles() {
    static const std::vector<LaidTile> kTiles{
        {"base.O", {0, 0}, 1}, {"base.M", {1, 0}, 3}, {"base.N", {2, 0}, 0},
        {"base.V", {0, 1}, 2}, {"base.W", {1, 1}, 0}, {"base.D", {2, 1}, 2},
        {"base.G", {0, 2}, 0}, {"base.S", {1, 2}, 2}, {"base.P", {2, 2}, 0}};
    return kTiles;
}

calibration::TableCamera nineTilesCamera() {
    return cameraAt(
        {.picture = {400, 320}, .looksAt = {1.5, 1.5}, .distance = 5.0, .tilt = 0.45, .focal_px = 340.0});
}

const vision::Frame& nineTilesFrame() {
    static const vision::Frame kFrame = photograph(nineTiles(), nineTilesCamera());
    return kFrame;
}

const vision::Frame& eightTilesFrame() {
    static const vision::Frame kFrame = [] {
        std::vector<LaidTile> tiles = nineTiles();
        std::erase_if(tiles, [](const LaidTile& laid) { return laid.cell == kCornerOfNine; });
        return photograph(tiles, nineTilesCamera());
    }();
    return kFrame;
}

vision::Frame withPainted(const vision::Frame& frame, const cv::Rect2d& there, const cv::Scalar& colour) {
    const calibration::TableCamera camera = nineTilesCamera();
    std::vector<cv::Point> outline;
    for (const cv::Point2d corner : {cv::Point2d(0, 0), {1, 0}, {1, 1}, {0, 1}})
        outline.emplace_back(
            camera.project(there.tl() + cv::Point2d(corner.x * there.width, corner.y * there.height)));
    cv::Mat picture = frame.level(0).clone();
    cv::fillConvexPoly(picture, outline, colour);
    return vision::Frame(picture);
}

} // namespace meeplecam::tests
