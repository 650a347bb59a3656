#include "vision/teaching/reduced_picture.h"

#include "vision/image/parallel.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace meeplecam::vision {

namespace {

constexpr double kWidth = 1400.0; // pixels of the picture in which squares are sought

/// Distance from the colours at the picture's border, which are taken to be the table's. 8 bit.
cv::Mat distanceFromTable(const cv::Mat& lab) {
    constexpr int kColours = 4;
    constexpr int kRim = 24; // the part of the picture's width that is border
    const int rim = std::max(4, lab.cols / kRim);
    cv::Mat samples;
    for (int y = 0; y < lab.rows; y += 3)
        for (int x = 0; x < lab.cols; x += 3)
            if (x < rim || y < rim || x >= lab.cols - rim || y >= lab.rows - rim)
                samples.push_back(lab.at<cv::Vec3b>(y, x));
    samples = samples.reshape(1);
    samples.convertTo(samples, CV_32F);
    cv::Mat labels;
    cv::Mat centres;
    cv::theRNG().state = 1; // kmeans takes its chance from there
    cv::kmeans(samples, kColours, labels, {cv::TermCriteria::COUNT, 10, 0.0}, 1, cv::KMEANS_PP_CENTERS,
               centres);
    centres = centres.reshape(3);
    cv::Mat distance(lab.size(), CV_8U);
    forEachInParallel(static_cast<std::size_t>(lab.rows), [&](std::size_t row) {
        const int y = static_cast<int>(row);
        for (int x = 0; x < lab.cols; ++x) {
            const auto& pixel = lab.at<cv::Vec3b>(y, x);
            float nearest = std::numeric_limits<float>::max();
            for (int i = 0; i < kColours; ++i) {
                const cv::Vec3f away = cv::Vec3f(pixel) - centres.at<cv::Vec3f>(i);
                nearest = std::min(nearest, 0.5F * away[0] * away[0] // shadows change the lightness most
                                                + away[1] * away[1] + away[2] * away[2]);
            }
            distance.at<uchar>(y, x) = cv::saturate_cast<uchar>(2.0F * std::sqrt(nearest));
        }
    });
    return distance;
}

/// Masks of which one or the other shows a tile in one piece.
std::vector<cv::Mat> tileMasks(const cv::Mat& bgr) {
    cv::Mat lab;
    cv::cvtColor(bgr, lab, cv::COLOR_BGR2Lab);
    cv::GaussianBlur(lab, lab, {5, 5}, 0.0);
    std::vector<cv::Mat> masks;
    const cv::Mat distance = distanceFromTable(lab);
    cv::Mat mask;
    const double middle = cv::threshold(distance, mask, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
    for (const double share : {0.4, 0.6, 0.8, 1.0}) {
        cv::threshold(distance, mask, share * middle, 255, cv::THRESH_BINARY);
        masks.push_back(mask.clone());
    }
    std::vector<cv::Mat> channels;
    cv::split(lab, channels);
    for (const cv::Mat& channel : channels)
        for (const int flag : {cv::THRESH_BINARY, cv::THRESH_BINARY_INV}) {
            cv::threshold(channel, mask, 0, 255, flag | cv::THRESH_OTSU);
            masks.push_back(mask.clone());
        }
    cv::Mat edges;
    cv::Canny(channels[0], edges, 30, 80);
    cv::dilate(edges, edges, cv::Mat());
    masks.push_back(edges);
    return masks;
}

} // namespace

ReducedPicture reducedPicture(const Frame& frame) {
    ReducedPicture reduced;
    reduced.scale = std::min(1.0, kWidth / std::max(frame.size().width, frame.size().height));
    cv::resize(frame.level(0), reduced.bgr, {}, reduced.scale, reduced.scale, cv::INTER_AREA);
    const std::vector<cv::Mat> masks = tileMasks(reduced.bgr);
    std::vector<std::vector<std::vector<cv::Point>>> outlines(masks.size());
    forEachInParallel(masks.size(), [&](std::size_t i) {
        cv::findContours(masks[i], outlines[i], cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
    });
    for (std::vector<std::vector<cv::Point>>& ofMask : outlines)
        std::ranges::move(ofMask, std::back_inserter(reduced.outlines));
    return reduced;
}

} // namespace meeplecam::vision
