#include "vision/teaching/taught_catalogue.h"

#include "vision/reading/picture_check.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <map>

namespace meeplecam::vision {

namespace {

/// Correlation of two faces without their finest details, which depend on the focus.
double likeness(const cv::Mat& a, const cv::Mat& b) {
    constexpr int kSide = 32;
    const auto row = [](const cv::Mat& face) {
        cv::Mat small;
        cv::resize(face, small, {kSide, kSide}, 0, 0, cv::INTER_AREA);
        small = small.reshape(1, 1).clone();
        small.convertTo(small, CV_32F);
        small -= cv::mean(small)[0];
        return cv::Mat(small / std::max(1e-6, cv::norm(small)));
    };
    return row(a).dot(row(b));
}

double sharpnessOf(const cv::Mat& face) {
    const auto side = static_cast<float>(face.cols);
    const Quad whole{{{0, 0}, {side, 0}, {side, side}, {0, side}}};
    return sharpness(face, std::span(&whole, 1));
}

/// A tile, unrotated.
struct Copy {
    cv::Mat face;
    cv::Mat regions;
    bool guessed = false;
};

/// Takes away the less sharp one of the two most alike faces.
void dropOneOfMostAlike(std::vector<Copy>& faces) {
    double most = -2.0;
    std::pair<std::size_t, std::size_t> alike;
    for (std::size_t i = 0; i < faces.size(); ++i)
        for (std::size_t j = i + 1; j < faces.size(); ++j)
            if (const double likes = likeness(faces[i].face, faces[j].face); likes > most) {
                most = likes;
                alike = {i, j};
            }
    const std::size_t dropped = sharpnessOf(faces[alike.first].face) < sharpnessOf(faces[alike.second].face)
                                    ? alike.first
                                    : alike.second;
    faces.erase(faces.begin() + static_cast<std::ptrdiff_t>(dropped));
}

/// "base-U_03.png" for the third copy of base.U.
std::string fileName(const std::string& type, std::size_t copy) {
    std::string name = type;
    std::ranges::replace(name, '.', '-');
    const std::string number = std::to_string(copy);
    return name + (number.size() < 2 ? "_0" : "_") + number + ".png";
}

} // namespace

models::Catalogue taughtCatalogue(const Lesson& lesson, const engine::TileRegistry& registry,
                                  const engine::TileCounts& counts) {
    std::map<engine::TileTypeId, std::vector<Copy>> faces;
    for (const LessonSquare& square : lesson.squares)
        if (square.tile)
            faces[square.tile->type].push_back({unrotated(square.face, square.tile->rotation),
                                                unrotated(square.regions, square.tile->rotation),
                                                square.guessed && square.origin != TileOrigin::Person});
    models::Catalogue catalogue;
    for (auto& [type, copies] : faces) {
        const auto most = static_cast<std::size_t>(std::max(1, engine::countOf(counts, type)));
        while (copies.size() > most)
            dropOneOfMostAlike(copies);
        for (std::size_t copy = 0; copy < copies.size(); ++copy) {
            models::CataloguePicture picture;
            picture.file = fileName(registry[type].name, copy + 1);
            picture.tile = type;
            picture.picture = copies[copy].face;
            picture.regions = copies[copy].regions;
            picture.guessed = copies[copy].guessed;
            catalogue.pictures.push_back(std::move(picture));
        }
    }
    return catalogue;
}

} // namespace meeplecam::vision
