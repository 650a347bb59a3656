#include "datasets/table/scene/table_tops.h"

#include "engine/tiles/result.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <functional>
#include <map>

namespace meeplecam::table {

namespace {

constexpr int kSide = 1536; ///< texture pixels; at 0.5 mm a pixel the pattern repeats after 77 cm
constexpr double kMmPerPixel = 0.5;

/// Smooth noise around 0, standard deviation about 1, that repeats at the borders; `grain` is its size in
/// pixels.
cv::Mat noise(cv::Size2d grain, art::Dice& dice) {
    const cv::Size coarse(std::max(2, cvRound(kSide / grain.width)),
                          std::max(2, cvRound(kSide / grain.height)));
    cv::Mat small(coarse, CV_32F);
    for (int y = 0; y < coarse.height; ++y) {
        for (int x = 0; x < coarse.width; ++x)
            small.at<float>(y, x) = static_cast<float>(dice.normal(1.4));
    }
    cv::Mat wrapped;
    cv::copyMakeBorder(small, wrapped, 2, 2, 2, 2, cv::BORDER_WRAP);
    cv::Mat large;
    const double fx = static_cast<double>(kSide) / coarse.width;
    const double fy = static_cast<double>(kSide) / coarse.height;
    cv::resize(wrapped, large, {}, fx, fy, cv::INTER_CUBIC);
    return large(cv::Rect(cvRound(2 * fx), cvRound(2 * fy), kSide, kSide)).clone();
}

/// `base` changed by `amount` (shares of its brightness, 32-bit float) everywhere.
cv::Mat tinted(const cv::Scalar& base, const cv::Mat& amount) {
    std::vector<cv::Mat> planes;
    for (int i = 0; i < 3; ++i) {
        cv::Mat plane;
        amount.convertTo(plane, CV_8U, base[i], base[i]);
        planes.push_back(plane);
    }
    cv::Mat picture;
    cv::merge(planes, picture);
    return picture;
}

/// Planks along x with rings and pores.
cv::Mat planks(const cv::Scalar& base, double contrast, art::Dice& dice) {
    const cv::Mat warp = noise({420, 60}, dice);
    const cv::Mat fine = noise({60, 2}, dice);
    const cv::Mat broad = noise({500, 30}, dice);
    cv::Mat amount(kSide, kSide, CV_32F);
    constexpr int kPlank = 192;
    std::vector<double> tone;
    std::vector<double> shift;
    for (int i = 0; i < kSide / kPlank; ++i) {
        tone.push_back(dice.normal(0.09));
        shift.push_back(dice.between(0, 100));
    }
    for (int y = 0; y < kSide; ++y) {
        const size_t plank = static_cast<size_t>(y / kPlank);
        const bool joint = y % kPlank < 2;
        for (int x = 0; x < kSide; ++x) {
            const double ring =
                std::sin(shift[plank] + 0.16 * y + 3.2 * static_cast<double>(warp.at<float>(y, x)));
            const double value =
                tone[plank] + contrast * (0.07 * ring + 0.045 * static_cast<double>(fine.at<float>(y, x)) +
                                          0.05 * static_cast<double>(broad.at<float>(y, x)));
            amount.at<float>(y, x) = static_cast<float>(joint ? -0.55 : value);
        }
    }
    return tinted(base, amount);
}

cv::Mat plain(const cv::Scalar& base, double speckle, art::Dice& dice) {
    return tinted(base, speckle * (noise({3, 3}, dice) * 0.5 + noise({14, 14}, dice)));
}

cv::Mat felt(const cv::Scalar& base, art::Dice& dice) {
    return tinted(base,
                  0.05 * noise({2, 2}, dice) + 0.05 * noise({7, 7}, dice) + 0.05 * noise({90, 90}, dice));
}

cv::Mat woven(const cv::Scalar& base, art::Dice& dice) {
    cv::Mat amount = 0.05 * noise({200, 3}, dice) + 0.05 * noise({3, 200}, dice) + 0.03 * noise({2, 2}, dice);
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x)
            amount.at<float>(y, x) += (x / 3 + y / 3) % 2 == 0 ? 0.05F : -0.05F;
    }
    return tinted(base, amount);
}

cv::Mat gingham(art::Dice& dice) {
    constexpr int kCheck = 32; // 16 mm
    const cv::Mat weave = 0.04 * noise({2, 2}, dice) + 0.03 * noise({40, 40}, dice);
    cv::Mat picture(kSide, kSide, CV_8UC3);
    const std::array<cv::Vec3d, 3> colours{cv::Vec3d(236, 240, 242), cv::Vec3d(140, 140, 226),
                                           cv::Vec3d(48, 40, 190)};
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const size_t threads = static_cast<size_t>(x / kCheck % 2 + y / kCheck % 2);
            const double light = 1 + static_cast<double>(weave.at<float>(y, x));
            for (int i = 0; i < 3; ++i)
                picture.at<cv::Vec3b>(y, x)[i] =
                    cv::saturate_cast<unsigned char>(colours[threads][i] * light);
        }
    }
    return picture;
}

using Maker = std::function<TableTop(art::Dice&)>;

const std::map<std::string, Maker, std::less<>>& makers() {
    static const std::map<std::string, Maker, std::less<>> kMakers{
        {"oak",
         [](art::Dice& d) {
             return TableTop{planks({92, 140, 186}, 1, d), kMmPerPixel, {0.012F, 0.22F}};
         }},
        {"walnut",
         [](art::Dice& d) {
             return TableTop{planks({42, 62, 92}, 1.4, d), kMmPerPixel, {0.03F, 0.12F}};
         }},
        {"white_gloss",
         [](art::Dice& d) {
             return TableTop{plain({224, 230, 232}, 0.006, d), kMmPerPixel, {0.05F, 0.06F}};
         }},
        {"laminate",
         [](art::Dice& d) {
             return TableTop{plain({140, 150, 156}, 0.05, d), kMmPerPixel, {0.02F, 0.15F}};
         }},
        {"green_felt",
         [](art::Dice& d) {
             return TableTop{felt({62, 104, 36}, d), kMmPerPixel, {0.001F, 0.5F}};
         }},
        {"blue_cloth",
         [](art::Dice& d) {
             return TableTop{woven({128, 92, 58}, d), kMmPerPixel, {0.001F, 0.5F}};
         }},
        {"gingham", [](art::Dice& d) {
             return TableTop{gingham(d), kMmPerPixel, {0.001F, 0.5F}};
         }}};
    return kMakers;
}

} // namespace

const std::vector<std::string>& tableTopNames() {
    static const std::vector<std::string> kNames = [] {
        std::vector<std::string> names;
        for (const auto& entry : makers())
            names.push_back(entry.first);
        return names;
    }();
    return kNames;
}

TableTop makeTableTop(std::string_view name, art::Dice dice) {
    const auto maker = makers().find(name);
    MEEPLECAM_CHECK(maker != makers().end());
    return maker->second(dice);
}

} // namespace meeplecam::table
