#include "models/lens.h"

#include "models/files/json_input.h"

namespace meeplecam::models {

namespace {

constexpr const char* kFormat = "meeplecam-lens 1";

Lens readLens(const JsonCursor& root) {
    constexpr double kMost = 1e6;
    root["format"].expect(kFormat);
    Lens lens;
    lens.camera = root["camera"].line();
    lens.picture = {root["width"].integer(16, 100000), root["height"].integer(16, 100000)};
    lens.focal_px = root["focal_px"].number(1.0, kMost);
    const auto principal = root["principal"].tuple(2);
    lens.principal = {principal[0].number(0.0, kMost), principal[1].number(0.0, kMost)};
    lens.k1 = root["k1"].number(-10.0, 10.0);
    lens.k2 = root["k2"].number(-100.0, 100.0);
    lens.error_px = root["error_px"].number(0.0, kMost);
    lens.views = root["views"].integer(1, 10000);
    return lens;
}

} // namespace

std::string writeLens(const Lens& lens) {
    Json json;
    json["format"] = kFormat;
    json["camera"] = lens.camera;
    json["width"] = lens.picture.width;
    json["height"] = lens.picture.height;
    json["focal_px"] = lens.focal_px;
    json["principal"] = {lens.principal.x, lens.principal.y};
    json["k1"] = lens.k1;
    json["k2"] = lens.k2;
    json["error_px"] = lens.error_px;
    json["views"] = lens.views;
    return json.dump(1) + "\n";
}

engine::Result<Lens> parseLens(std::string_view text, const std::string& source) {
    return readJson(text, source, readLens);
}

cv::Point2d distorted(const Lens& lens, cv::Point2d ideal) {
    const cv::Point2d ray = (ideal - lens.principal) * (1.0 / lens.focal_px);
    const double squared = ray.dot(ray);
    return lens.principal + ray * (lens.focal_px * (1.0 + lens.k1 * squared + lens.k2 * squared * squared));
}

} // namespace meeplecam::models
