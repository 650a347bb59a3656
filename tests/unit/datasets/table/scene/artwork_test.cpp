#include "datasets/table/scene/artwork.h"

#include "tests/unit/datasets/table/shared_artist.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::table {
namespace {

using engine::FeatureKind;

constexpr int kSide = 64;
constexpr int kTop = 24; // from there on the road runs along the left rim

/// An edition whose only picture shows the straight road of base.U, on its way down, along the left rim.
models::Catalogue catalogueOf(engine::TileTypeId straight, bool withRegions) {
    models::CataloguePicture picture;
    picture.file = "U.png";
    picture.tile = straight;
    picture.picture = cv::Mat(kSide, kSide, CV_8UC3, cv::Scalar(80, 160, 80));
    if (withRegions) {
        picture.regions = cv::Mat(kSide, kSide, CV_8U, cv::Scalar::all(0));
        const auto road = static_cast<int>(models::regionOf(FeatureKind::Road));
        picture.regions(cv::Rect(28, 0, 8, kTop)).setTo(road);       // from the upper side
        picture.regions(cv::Rect(4, kTop - 8, 28, 8)).setTo(road);   // to the left
        picture.regions(cv::Rect(4, kTop - 8, 8, 40)).setTo(road);   // along the rim
        picture.regions(cv::Rect(4, kTop + 24, 28, 8)).setTo(road);  // back
        picture.regions(cv::Rect(28, kTop + 24, 8, 16)).setTo(road); // to the lower side
    }
    models::Catalogue catalogue;
    catalogue.pictures.push_back(picture);
    return catalogue;
}

int roadOf(const engine::TileType& type) {
    const auto road = std::ranges::find(type.segments, FeatureKind::Road, &engine::Segment::kind);
    return static_cast<int>(road - type.segments.begin());
}

TEST(Artist, FeaturesLieWhereThePictureOfACatalogueShowsThem) {
    const models::TileLibrary& library = sharedArtist().library();
    const engine::TileTypeId straight = *library.registry->find("base.U");
    const Artist artist(library, catalogueOf(straight, true), "bent");
    const cv::Mat regions = artist.regions(straight, 0);
    const int road = roadOf((*library.registry)[straight]);
    EXPECT_EQ(regions.at<uchar>(regions.rows / 2, regions.cols / 8), road);
    EXPECT_NE(regions.at<uchar>(regions.rows / 2, regions.cols / 2), road) << "where it usually runs";
}

TEST(Artist, WithoutRegionsFeaturesLieWhereTheyUsuallyDo) {
    const models::TileLibrary& library = sharedArtist().library();
    const engine::TileTypeId straight = *library.registry->find("base.U");
    const Artist artist(library, catalogueOf(straight, false), "plain");
    const cv::Mat regions = artist.regions(straight, 0);
    EXPECT_EQ(regions.at<uchar>(regions.rows / 2, regions.cols / 2), roadOf((*library.registry)[straight]));
}

} // namespace
} // namespace meeplecam::table
