// The catalogues that the build draws: complete, and every tile told from every other from 50 pixels a side.

#include "models/art/tiles/house_edition.h"
#include "models/tiles/catalogue.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam {
namespace {

constexpr int kSide = 50; // pixels; the smallest tile that has to be recognised

models::Catalogue catalogue(art::Dress dress) {
    const std::string folder = std::string(MEEPLECAM_CATALOGUES) + "/" + art::editionName(dress);
    return *models::readCatalogue(folder, *models::bundledTiles().registry);
}

/// Brightness and contrast taken out, as one row.
cv::Mat fingerprint(const cv::Mat& picture) {
    cv::Mat row;
    picture.reshape(1, 1).convertTo(row, CV_32F);
    row -= cv::mean(row)[0];
    return row / cv::norm(row);
}

/// The picture as a poor camera gives it: a little turned, shifted and sized, blurred, dim, noisy.
cv::Mat seenBadly(const cv::Mat& picture, cv::RNG& random) {
    const cv::Point2f centre(static_cast<float>(picture.cols) / 2, static_cast<float>(picture.rows) / 2);
    cv::Mat move = cv::getRotationMatrix2D(centre, random.uniform(-2.0, 2.0), random.uniform(0.97, 1.03));
    move.at<double>(0, 2) += random.uniform(-0.02, 0.02) * picture.cols;
    move.at<double>(1, 2) += random.uniform(-0.02, 0.02) * picture.cols;
    cv::Mat seen;
    cv::warpAffine(picture, seen, move, picture.size(), cv::INTER_LINEAR, cv::BORDER_REFLECT);
    cv::resize(seen, seen, {kSide, kSide}, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(seen, seen, {}, 0.8);
    seen.convertTo(seen, CV_16S, random.uniform(0.6, 1.1));
    cv::Mat noise(seen.size(), CV_16SC3);
    random.fill(noise, cv::RNG::NORMAL, 0, 8);
    cv::Mat result;
    cv::Mat(seen + noise).convertTo(result, CV_8U);
    return result;
}

/// Fingerprints of every picture in its four turns: row 4 i + turn.
cv::Mat fingerprintsOf(const models::Catalogue& pictures) {
    cv::Mat rows;
    for (const models::CataloguePicture& tile : pictures.pictures) {
        cv::Mat small;
        cv::resize(tile.picture, small, {kSide, kSide}, 0, 0, cv::INTER_AREA);
        for (int turn = 0; turn < 4; ++turn) {
            rows.push_back(fingerprint(small));
            cv::rotate(small, small, cv::ROTATE_90_CLOCKWISE);
        }
    }
    return rows;
}

class HouseCatalogue : public testing::TestWithParam<art::Dress> {};

TEST_P(HouseCatalogue, HoldsEveryTile) {
    EXPECT_EQ(catalogue(GetParam()).pictures.size(),
              art::houseTiles(models::bundledTiles(), GetParam()).size());
}

TEST_P(HouseCatalogue, EveryTileIsToldFromEveryOtherAt50Pixels) {
    const models::Catalogue pictures = catalogue(GetParam());
    const cv::Mat rows = fingerprintsOf(pictures);
    cv::RNG random(7);
    for (size_t i = 0; i < pictures.pictures.size(); ++i) {
        const cv::Mat likeness = rows * fingerprint(seenBadly(pictures.pictures[i].picture, random)).t();
        cv::Point best;
        cv::minMaxLoc(likeness, nullptr, nullptr, nullptr, &best);
        EXPECT_EQ(best.y, static_cast<int>(4 * i)) << pictures.pictures[i].file;
    }
}

INSTANTIATE_TEST_SUITE_P(Dresses, HouseCatalogue, testing::Values(art::Dress::Summer, art::Dress::Winter));

} // namespace
} // namespace meeplecam
