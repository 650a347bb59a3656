#include "datasets/table/painting/photo.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace meeplecam::table {

namespace {

constexpr int kSteps = 4096;
constexpr float kBrightest = 2; ///< linear light that the table of steps still tells apart

/// Screen value of linear light: a soft shoulder for highlights, then the sRGB curve.
const std::array<unsigned char, kSteps>& toneCurve() {
    static const std::array<unsigned char, kSteps> kCurve = [] {
        std::array<unsigned char, kSteps> curve{};
        for (int i = 0; i < kSteps; ++i) {
            const double light = static_cast<double>(kBrightest) * i / (kSteps - 1);
            const double held = light < 0.8 ? light : 0.8 + 0.2 * (1 - std::exp(-(light - 0.8) / 0.2));
            const double screen = held <= 0.0031308 ? 12.92 * held : 1.055 * std::pow(held, 1 / 2.4) - 0.055;
            curve[static_cast<size_t>(i)] = cv::saturate_cast<unsigned char>(255 * screen);
        }
        return curve;
    }();
    return kCurve;
}

/// Share of the light that the lens lets through at a place.
float throughLens(const cv::Size& size, int x, int y, double vignetting) {
    const double dx = (x - size.width / 2.0) / size.width;
    const double dy = (y - size.height / 2.0) / size.width;
    return static_cast<float>(1 - vignetting * 3 * (dx * dx + dy * dy));
}

cv::Mat expose(const cv::Mat& light, const PhotoEffects& effects) {
    cv::Mat picture(light.size(), CV_8UC3);
    const cv::Vec3f gain =
        effects.white_balance * static_cast<float>(effects.exposure) * ((kSteps - 1) / kBrightest);
    const auto& curve = toneCurve();
    cv::parallel_for_(cv::Range(0, light.rows), [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            for (int x = 0; x < light.cols; ++x) {
                const cv::Vec3f value =
                    light.at<cv::Vec3f>(y, x).mul(gain) * throughLens(light.size(), x, y, effects.vignetting);
                cv::Vec3b& pixel = picture.at<cv::Vec3b>(y, x);
                for (int i = 0; i < 3; ++i)
                    pixel[i] = curve[static_cast<size_t>(std::clamp(value[i], 0.0F, kSteps - 1.0F))];
            }
        }
    });
    return picture;
}

cv::Mat smearKernel(double length, double degrees) {
    const int half = static_cast<int>(std::ceil(length / 2));
    const int side = 2 * half + 1;
    cv::Mat kernel = cv::Mat::zeros(side, side, CV_32F);
    const double angle = degrees * CV_PI / 180;
    for (int i = -20; i <= 20; ++i) {
        const double t = length / 2 * i / 20;
        kernel.at<float>(half + cvRound(t * std::sin(angle)), half + cvRound(t * std::cos(angle))) += 1;
    }
    return kernel / cv::sum(kernel)[0];
}

/// Fine noise in brightness and blotchy noise in colour, as small sensors give; stronger where it is dark.
void addNoise(cv::Mat& picture, double strength, std::uint64_t seed) {
    cv::RNG random(seed);
    cv::Mat fine(picture.size(), CV_16S);
    random.fill(fine, cv::RNG::NORMAL, 0, strength * 16 * 0.8);
    cv::Mat coarse((picture.rows + 1) / 2, (picture.cols + 1) / 2, CV_16SC3);
    random.fill(coarse, cv::RNG::NORMAL, 0, strength * 16 * 0.9);
    cv::Mat blotches;
    cv::resize(coarse, blotches, picture.size(), 0, 0, cv::INTER_LINEAR);
    for (int y = 0; y < picture.rows; ++y) {
        for (int x = 0; x < picture.cols; ++x) {
            cv::Vec3b& pixel = picture.at<cv::Vec3b>(y, x);
            const int grey = pixel[1];
            const int scale = 300 - grey; // of 256
            for (int i = 0; i < 3; ++i) {
                const int sum = fine.at<short>(y, x) + blotches.at<cv::Vec3s>(y, x)[i];
                pixel[i] = cv::saturate_cast<unsigned char>(pixel[i] + (sum * scale) / (16 * 192));
            }
        }
    }
}

} // namespace

cv::Mat develop(const cv::Mat& light, const PhotoEffects& effects, std::uint64_t seed) {
    cv::Mat seen = light;
    if (effects.motion_px > 0.5) {
        cv::Mat smeared;
        cv::filter2D(seen, smeared, -1, smearKernel(effects.motion_px, effects.motion_deg));
        seen = smeared;
    }
    if (effects.blur_px > 0.2) {
        cv::Mat soft; // not in place: the light is the caller's
        cv::GaussianBlur(seen, soft, {}, effects.blur_px);
        seen = soft;
    }
    cv::Mat picture = expose(seen, effects);
    if (effects.noise > 0)
        addNoise(picture, effects.noise, seed);
    if (effects.sharpening > 0) {
        cv::Mat soft;
        cv::GaussianBlur(picture, soft, {}, 1.2);
        cv::addWeighted(picture, 1 + effects.sharpening, soft, -effects.sharpening, 0, picture);
    }
    return picture;
}

} // namespace meeplecam::table
