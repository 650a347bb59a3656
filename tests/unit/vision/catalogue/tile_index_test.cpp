#include "vision/catalogue/tile_index.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "vision/image/patches.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <set>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;
using tests::tile;

/// A catalogue of one picture, red in the west and blue in the east.
models::Catalogue halfAndHalf(cv::Rect2d face) {
    models::CataloguePicture picture;
    picture.tile = tile("base.B");
    picture.picture = cv::Mat(128, 128, CV_8UC3, cv::Scalar(0, 0, 255));
    picture.picture(cv::Rect(64, 0, 64, 128)).setTo(cv::Scalar(255, 0, 0));
    picture.face = face;
    models::Catalogue catalogue;
    catalogue.tile_mm = 42.0;
    catalogue.pictures.push_back(picture);
    return catalogue;
}

TileIndex indexOf(const models::Catalogue& catalogue) {
    return prepareIndex(catalogue, models::bundledTiles().registry, tests::baseCounts({"base.B"}));
}

TEST(PrepareIndex, TakesTheTypesInPlayAlone) {
    const TileIndex index =
        prepareIndex(tests::houseCatalogue({"base.B", "base.U"}), models::bundledTiles().registry,
                     tests::baseCounts({"base.U", "base.D"}));
    ASSERT_EQ(index.printed, 1U);
    EXPECT_EQ(index.pictures[0].tile, tile("base.U"));
}

TEST(PrepareIndex, LaysThePictureIntoTheWholeFace) {
    const TileIndex whole = indexOf(halfAndHalf({0, 0, 1, 1}));
    EXPECT_EQ(whole.tile_mm, 42.0);
    const cv::Mat& face = whole.pictures[0].face;
    ASSERT_EQ(face.size(), cv::Size(TileIndex::kFaceSide, TileIndex::kFaceSide));
    EXPECT_GT(face.at<cv::Vec3b>(20, 29)[2], 240);
    EXPECT_GT(face.at<cv::Vec3b>(20, 34)[0], 240);
    // The picture shows the western half of the face only; its border goes on in the east.
    const TileIndex part = indexOf(halfAndHalf({0, 0, 0.5, 1}));
    EXPECT_GT(part.pictures[0].face.at<cv::Vec3b>(20, 13)[2], 240);
    EXPECT_GT(part.pictures[0].face.at<cv::Vec3b>(20, 18)[0], 240);
    EXPECT_GT(part.pictures[0].face.at<cv::Vec3b>(20, 60)[0], 240);
}

TEST(PrepareIndex, FineGrainsOfALargePictureBlend) {
    models::Catalogue catalogue = halfAndHalf({0, 0, 1, 1});
    cv::Mat grains(512, 512, CV_8UC3);
    cv::RNG(6).fill(grains, cv::RNG::UNIFORM, 0, 256);
    catalogue.pictures[0].picture = grains;
    cv::Mat mean;
    cv::Mat deviation;
    cv::meanStdDev(indexOf(catalogue).pictures[0].face, mean, deviation);
    EXPECT_NEAR(mean.at<double>(0), 127.5, 3.0);
    EXPECT_LT(deviation.at<double>(0), 10.0) << "single grains would give 37";
}

TEST(PrepareIndex, EveryPictureInFourTurns) {
    const TileIndex& index = fewTypesIndex();
    ASSERT_EQ(index.views.size(), 4 * index.pictures.size());
    ASSERT_EQ(index.coarse.count(), static_cast<int>(index.views.size()));
    for (std::size_t view = 0; view < index.views.size(); ++view) {
        EXPECT_EQ(index.views[view].picture, view / 4);
        EXPECT_EQ(index.views[view].face.type, index.pictures[view / 4].tile);
        EXPECT_EQ(index.views[view].face.rotation, engine::rotationOf(static_cast<int>(view % 4)));
    }
}

TEST(PrepareIndex, CoarseRowsFindThePictureTheyWereMadeOf) {
    const TileIndex& index = fewTypesIndex();
    for (const char* name : {"base.D", "base.V", "base.S"}) {
        const ViewId view = tests::viewOf(index, name, 3);
        cv::Mat patch;
        const TilePicture& picture = index.pictures[index[view].picture];
        cv::resize(turned(picture.face, 3), patch, {TileIndex::kCoarseSide, TileIndex::kCoarseSide}, 0, 0,
                   cv::INTER_AREA);
        const cv::Mat likeness = dotProducts(coarseRows(patch), index.coarse);
        cv::Point best;
        double value = 0.0;
        cv::minMaxLoc(likeness, nullptr, &value, nullptr, &best);
        EXPECT_EQ(static_cast<ViewId>(best.x), view) << name;
        EXPECT_NEAR(value, 1.0, 1e-4);
    }
}

TEST(PrepareIndex, TwinsAreThoseThatDifferByPennantsOnly) {
    const TileIndex& index = fewTypesIndex();
    const auto twin = [&](const char* name) { return index.twins[static_cast<std::size_t>(tile(name))]; };
    EXPECT_EQ(twin("base.M"), tile("base.N"));
    EXPECT_EQ(twin("base.N"), tile("base.M"));
    EXPECT_EQ(twin("base.F"), tile("base.G"));
    EXPECT_FALSE(twin("base.U"));
    EXPECT_FALSE(twin("base.Q")) << "its twin base.R is not in play";
}

TEST(PrepareIndex, FeaturesLieOnTheirPictures) {
    const TileIndex& index = fewTypesIndex();
    EXPECT_EQ(index.descriptors.count(), static_cast<int>(index.features.size()));
    EXPECT_GT(index.features.size(), 20 * index.printed);
    std::set<std::size_t> pictures;
    for (const TileFeature& feature : index.features) {
        pictures.insert(feature.picture);
        EXPECT_TRUE(cv::Rect2f(0, 0, 1, 1).contains(feature.at)) << feature.at;
        EXPECT_GT(feature.size, 0.0F);
    }
    EXPECT_EQ(pictures.size(), index.printed) << "variants have none of their own";
}

TEST(WithLearned, NewPicturesComeLastAndAreNoVariants) {
    const TileIndex& before = fewTypesIndex();
    models::Catalogue more = tests::houseCatalogue({"base.L"});
    more.pictures.emplace_back().tile = tile("base.K"); // without pixels
    const TileIndex index = withLearned(before, more.pictures);
    ASSERT_EQ(index.pictures.size(), before.pictures.size() + 2);
    ASSERT_EQ(index.views.size(), before.views.size() + 8);
    EXPECT_EQ(index.coarse.count(), static_cast<int>(index.views.size()));
    EXPECT_EQ(index.descriptors.count(), static_cast<int>(index.features.size()));
    for (std::size_t i = 0; i < before.views.size(); ++i)
        EXPECT_EQ(index.views[i].face, before.views[i].face);
    const ViewId learned = viewOf(before.pictures.size(), 0);
    const ViewId last = viewOf(before.pictures.size() - 1, 3);
    EXPECT_EQ(index.views[before.views.size()].face.type, tile("base.L"));
    EXPECT_FALSE(isVariant(index, learned));
    EXPECT_EQ(isVariant(index, last), isVariant(before, last));
    EXPECT_FALSE(index.pictures[index.pictures.size() - 2].contrast.empty());
    EXPECT_EQ(std::ranges::count(index.features, index.pictures.size() - 1, &TileFeature::picture), 0)
        << "what has no pixels looks like nothing";
}

TEST(PrepareIndex, APlainPictureHasNoFeaturesAndDoesNoHarm) {
    models::Catalogue catalogue = halfAndHalf({0, 0, 1, 1});
    catalogue.pictures[0].picture.setTo(cv::Scalar(50, 160, 90));
    const TileIndex index = indexOf(catalogue);
    EXPECT_EQ(index.descriptors.count(), 0);
    EXPECT_EQ(index.descriptors.length(), 128);
    EXPECT_EQ(index.coarse.count(), 4);
}

TEST(RootSift, RowsHaveUnitLengthAndAreTheRootsOfShares) {
    const cv::Mat descriptors = (cv::Mat_<float>(2, 4) << 1, 0, 3, 0, 5, 5, 5, 5);
    const cv::Mat roots = rootSift(descriptors);
    EXPECT_NEAR(cv::norm(roots.row(0)), 1.0, 1e-5);
    EXPECT_NEAR(roots.at<float>(0, 2), std::sqrt(0.75F), 1e-5F);
    EXPECT_NEAR(roots.at<float>(1, 0), 0.5F, 1e-5F);
}

TEST(CoarseRows, OneForEachPositionRowByRow) {
    cv::Mat patch(TileIndex::kCoarseSide + 4, TileIndex::kCoarseSide + 4, CV_8UC3);
    cv::RNG(9).fill(patch, cv::RNG::UNIFORM, 0, 256);
    const cv::Mat rows = coarseRows(patch);
    ASSERT_EQ(rows.rows, 25);
    ASSERT_EQ(rows.cols, 3 * TileIndex::kCoarseWindow * TileIndex::kCoarseWindow);
    // The second position looks one pixel further east: its windows overlap but for a column.
    const cv::Mat contrast = localContrast(patch, TileIndex::kCoarseSide / 8.0);
    cv::Mat row(1, rows.cols, CV_32F);
    writeUnitRow(contrast, {2, 1, TileIndex::kCoarseWindow, TileIndex::kCoarseWindow}, row.ptr<float>());
    EXPECT_EQ(cv::norm(rows.row(1), row, cv::NORM_INF), 0.0);
}

} // namespace
} // namespace meeplecam::vision
