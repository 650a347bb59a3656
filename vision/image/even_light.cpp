#include "vision/image/even_light.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kPatches = 4; // along a side of a tile, from which the light is learned
constexpr int kTerms = 6;   // of a surface of second order
constexpr int kFewForLight =
    8; // with fewer a slope of the light and a chance of what is printed can't be told apart
constexpr float kBrightPrint = 236.0F; // grey level of the brightest printed colours

/// Light as a factor by place: the logarithm of each channel is a surface of second order over the picture.
struct LightField {
    cv::Matx<float, kTerms, 3> terms = cv::Matx<float, kTerms, 3>::zeros();
    cv::Size2f picture;

    [[nodiscard]] cv::Matx<float, 1, kTerms> rowAt(const cv::Point2f& at) const {
        const float x = at.x / picture.width - 0.5F;
        const float y = at.y / picture.height - 0.5F;
        return {1.0F, x, y, x * x, x * y, y * y};
    }
    [[nodiscard]] cv::Vec3f factorAt(const cv::Point2f& at) const {
        const cv::Matx<float, 1, 3> logs = rowAt(at) * terms;
        return {std::exp(logs(0)), std::exp(logs(1)), std::exp(logs(2))};
    }
};

cv::Point2f pointIn(const Quad& quad, float x, float y) {
    return quad[0] * ((1 - x) * (1 - y)) + quad[1] * (x * (1 - y)) + quad[2] * (x * y) +
           quad[3] * ((1 - x) * y);
}

/// Fits the light to the mean colours of patches. Lightness alone has a slope: what is printed has more
/// colours than lamps have. The constant stays out of it.
LightField fieldOf(std::span<const cv::Mat> faces, std::span<const Quad> quads, const cv::Size& picture) {
    LightField field;
    field.picture = picture;
    if (quads.size() < kFewForLight)
        return field;
    cv::Mat rows;
    cv::Mat lightness;
    for (std::size_t i = 0; i < quads.size(); ++i) {
        cv::Mat patches;
        cv::resize(faces[i], patches, {kPatches, kPatches}, 0, 0, cv::INTER_AREA);
        for (int y = 0; y < kPatches; ++y)
            for (int x = 0; x < kPatches; ++x) {
                const cv::Vec3b colour = patches.at<cv::Vec3b>(y, x);
                rows.push_back(
                    cv::Mat(field.rowAt(pointIn(quads[i], (static_cast<float>(x) + 0.5F) / kPatches,
                                                (static_cast<float>(y) + 0.5F) / kPatches))));
                lightness.push_back(
                    std::log(1.0F + static_cast<float>(colour[0] + colour[1] + colour[2]) / 3.0F));
            }
    }
    // Little curvature unless many tiles say so.
    for (int term = 1; term < kTerms; ++term) {
        cv::Mat draw = cv::Mat::zeros(1, kTerms, CV_32F);
        draw.at<float>(term) = term < 3 ? 2.0F : 5.0F;
        rows.push_back(draw);
        lightness.push_back(0.0F);
    }
    cv::Mat solution;
    cv::solve(rows, lightness, solution, cv::DECOMP_QR);
    for (int term = 1; term < kTerms; ++term)
        for (int channel = 0; channel < 3; ++channel)
            field.terms(term, channel) = solution.at<float>(term);
    return field;
}

/// The picture's light at each pixel of a face, CV_32FC3.
cv::Mat lightOver(const LightField& field, const Quad& quad, int side) {
    constexpr int kCoarse = 8;
    cv::Mat coarse(kCoarse, kCoarse, CV_32FC3);
    for (int y = 0; y < kCoarse; ++y)
        for (int x = 0; x < kCoarse; ++x)
            coarse.at<cv::Vec3f>(y, x) = field.factorAt(pointIn(
                quad, (static_cast<float>(x) + 0.5F) / kCoarse, (static_cast<float>(y) + 0.5F) / kCoarse));
    cv::Mat light;
    cv::resize(coarse, light, {side, side}, 0, 0, cv::INTER_LINEAR);
    return light;
}

/// By how much each channel is to be multiplied so that the brightest colours of all faces become nearly
/// white.
cv::Scalar whitening(std::span<const cv::Mat> faces) {
    constexpr double kBrightest = 0.99; // share of the pixels below
    constexpr double kWhole = 0.8;      // of the cast that is removed: not every edition prints white
    std::vector<std::vector<float>> values(3);
    for (const cv::Mat& face : faces)
        for (int y = 2; y < face.rows; y += 5)
            for (int x = 2; x < face.cols; x += 5)
                for (int c = 0; c < 3; ++c)
                    values[static_cast<std::size_t>(c)].push_back(face.at<cv::Vec3f>(y, x)[c]);
    cv::Scalar gains = cv::Scalar::all(1.0);
    for (std::size_t c = 0; c < 3; ++c) {
        const auto bright = values[c].begin() +
                            static_cast<std::ptrdiff_t>(kBrightest * static_cast<double>(values[c].size()));
        std::ranges::nth_element(values[c], bright);
        gains[static_cast<int>(c)] = std::pow(double{kBrightPrint} / std::max(*bright, 20.0F), kWhole);
    }
    return gains;
}

} // namespace

std::vector<cv::Mat> evenlyLitFaces(const Frame& frame, std::span<const Quad> quads, int side,
                                    std::span<const Quad> others) {
    std::vector<cv::Mat> faces;
    for (const Quad& quad : quads)
        faces.push_back(rectify(frame, quad, side, 0));
    if (faces.empty())
        return faces;
    const LightField field = fieldOf(faces, quads, frame.size());
    for (const Quad& quad : others)
        faces.push_back(rectify(frame, quad, side, 0));
    for (std::size_t i = 0; i < faces.size(); ++i) {
        faces[i].convertTo(faces[i], CV_32F);
        faces[i] /= lightOver(field, i < quads.size() ? quads[i] : others[i - quads.size()], side);
    }
    const cv::Scalar gains = whitening(std::span(faces).first(quads.size()));
    for (cv::Mat& face : faces) {
        cv::multiply(face, gains, face);
        face.convertTo(face, CV_8U);
    }
    return faces;
}

} // namespace meeplecam::vision
