#include "vision/catalogue/tile_index.h"

#include "vision/catalogue/feature_map.h"
#include "vision/catalogue/pennant_finder.h"
#include "vision/catalogue/picture_features.h"
#include "vision/catalogue/print_palette.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace meeplecam::vision {

namespace {

constexpr double kCoarseSigma = TileIndex::kCoarseSide / 8.0;
// A tile side of 64 pixels gives about 80 features a tile; more pixels give details that no camera shows
// (measured on the phone photos and renders, 2026-11-20: as many boards seeded with 64 as with 96, 128 or 192
// pixels).
constexpr int kDescriptorLength = 128; // of SIFT

/// The catalogue's picture laid into the whole face.
cv::Mat wholeFace(const models::CataloguePicture& entry) {
    constexpr int kSide = TileIndex::kFaceSide;
    constexpr int kLargestSource = 16 * kSide; // blurring more takes seconds and shows the same
    cv::Mat source = entry.picture;
    if (std::max(source.cols, source.rows) > kLargestSource)
        cv::resize(source, source, {kLargestSource, kLargestSource}, 0.0, 0.0, cv::INTER_AREA);
    const double scaleX = kSide * entry.face.width / source.cols;
    const double scaleY = kSide * entry.face.height / source.rows;
    if (scaleX < 1.0)
        cv::GaussianBlur(source, source, {}, 0.45 / scaleX);
    // Centres of pixels lie at their index + 0.5, on both sides of the mapping.
    const cv::Matx23d face_from_picture(scaleX, 0.0, kSide * entry.face.x + 0.5 * scaleX - 0.5, 0.0, scaleY,
                                        kSide * entry.face.y + 0.5 * scaleY - 0.5);
    cv::Mat face;
    cv::warpAffine(source, face, face_from_picture, {kSide, kSide}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return face;
}

cv::Mat coarseRow(const cv::Mat& face) {
    cv::Mat small;
    cv::resize(face, small, {TileIndex::kCoarseSide, TileIndex::kCoarseSide}, 0.0, 0.0, cv::INTER_AREA);
    return coarseRows(small);
}

std::vector<TilePicture> facesOf(const models::Catalogue& catalogue, const engine::TileRegistry& registry,
                                 const engine::TileCounts& counts) {
    std::vector<const models::CataloguePicture*> entries;
    for (const models::CataloguePicture& entry : catalogue.pictures)
        if (engine::countOf(counts, entry.tile) > 0 && !entry.guessed)
            entries.push_back(&entry);
    std::vector<TilePicture> pictures(entries.size());
    forEachInParallel(entries.size(), [&](std::size_t i) {
        const models::CataloguePicture& entry = *entries[i];
        pictures[i] = {
            entry.tile, wholeFace(entry), std::nullopt,
            featureMapOf(entry, registry[entry.tile], TileIndex::kFaceSide, UnseenGardens::LeftToField)};
    });
    return pictures;
}

struct FaceFeatures {
    std::vector<TileFeature> features;
    cv::Mat descriptors;
};

FaceFeatures featuresOf(const cv::Mat& face, std::uint32_t picture) {
    cv::Mat grey;
    cv::cvtColor(face, grey, cv::COLOR_BGR2GRAY);
    std::vector<cv::KeyPoint> points;
    FaceFeatures result;
    cv::SIFT::create(0, 3, kPrintContrast)->detectAndCompute(grey, cv::noArray(), points, result.descriptors);
    constexpr float kUnit = 1.0F / TileIndex::kFaceSide;
    for (const cv::KeyPoint& point : points)
        result.features.push_back({(point.pt + cv::Point2f(0.5F, 0.5F)) * kUnit, point.size * kUnit,
                                   point.angle * static_cast<float>(CV_PI / 180.0), picture});
    return result;
}

void addFeatures(TileIndex& index) {
    std::vector<FaceFeatures> found(index.printed);
    forEachInParallel(found.size(), [&](std::size_t i) {
        found[i] = featuresOf(index.pictures[i].face, static_cast<std::uint32_t>(i));
    });
    cv::Mat descriptors(0, kDescriptorLength, CV_32F);
    for (const FaceFeatures& face : found) {
        std::ranges::copy(face.features, std::back_inserter(index.features));
        if (!face.descriptors.empty())
            descriptors.push_back(face.descriptors);
    }
    index.descriptors = PackedRows(rootSift(descriptors));
}

/// What cells are aligned with, of the pictures from the `first` one on.
void addContrasts(TileIndex& index, std::size_t first) {
    forEachInParallel(index.pictures.size() - first, [&](std::size_t i) {
        TilePicture& picture = index.pictures[first + i];
        cv::Mat small;
        cv::resize(picture.face, small, {TileIndex::kAlignSide, TileIndex::kAlignSide}, 0.0, 0.0,
                   cv::INTER_AREA);
        picture.contrast = localContrast(small, TileIndex::kAlignSigma);
    });
}

/// The views of the pictures from the `first` one on, which have none yet.
void addViews(TileIndex& index, std::size_t first) {
    const std::size_t known = index.views.size();
    for (std::size_t picture = first; picture < index.pictures.size(); ++picture)
        for (const engine::Rotation rotation : engine::kRotations)
            index.views.push_back(
                {{index.pictures[picture].tile, rotation}, static_cast<std::uint32_t>(picture)});
    cv::Mat coarse(static_cast<int>(index.views.size() - known),
                   TileIndex::kCoarseWindow * TileIndex::kCoarseWindow * 3, CV_32F);
    forEachInParallel(index.views.size() - known, [&](std::size_t i) {
        const TileView& view = index.views[known + i];
        const cv::Mat& face = index.pictures[view.picture].face;
        coarseRow(turned(face, engine::quarterTurns(view.face.rotation)))
            .copyTo(coarse.row(static_cast<int>(i)));
    });
    if (known == 0)
        index.coarse = PackedRows(coarse);
    else
        index.coarse.append(coarse);
}

TilePicture learnedPicture(const models::CataloguePicture& entry, const engine::TileRegistry& registry) {
    constexpr int kSide = TileIndex::kFaceSide;
    if (entry.picture.empty())
        return {entry.tile, cv::Mat(kSide, kSide, CV_8UC3, cv::Scalar::all(128)), std::nullopt,
                cv::Mat(kSide, kSide, CV_8U, cv::Scalar(kNoFeature))};
    return {entry.tile, wholeFace(entry), std::nullopt,
            featureMapOf(entry, registry[entry.tile], kSide, UnseenGardens::LeftToField)};
}

} // namespace

cv::Mat rootSift(const cv::Mat& descriptors) {
    cv::Mat result(descriptors.size(), CV_32F);
    for (int i = 0; i < descriptors.rows; ++i) {
        cv::Mat row = result.row(i);
        cv::sqrt(descriptors.row(i) / (cv::norm(descriptors.row(i), cv::NORM_L1) + 1e-7), row);
    }
    return result;
}

cv::Mat coarseRows(const cv::Mat& patch) {
    constexpr int kWindow = TileIndex::kCoarseWindow;
    const cv::Mat contrast = localContrast(patch, kCoarseSigma);
    const int positions = patch.cols - TileIndex::kCoarseSide + 1;
    cv::Mat rows(positions * positions, kWindow * kWindow * 3, CV_32F);
    for (int y = 0; y < positions; ++y)
        for (int x = 0; x < positions; ++x)
            writeUnitRow(contrast,
                         {x + TileIndex::kCoarseBorder, y + TileIndex::kCoarseBorder, kWindow, kWindow},
                         rows.ptr<float>(y * positions + x));
    return rows;
}

bool isVariant(const TileIndex& index, ViewId view) {
    const auto picture = index[view].picture;
    return picture >= index.printed && picture < index.pictures.size() - index.learned;
}

TileIndex withLearned(TileIndex index, std::span<const models::CataloguePicture> pictures) {
    const std::size_t first = index.pictures.size();
    for (const models::CataloguePicture& entry : pictures) {
        index.pictures.push_back(learnedPicture(entry, *index.registry));
        const FaceFeatures found =
            featuresOf(index.pictures.back().face, static_cast<std::uint32_t>(index.pictures.size() - 1));
        std::ranges::copy(found.features, std::back_inserter(index.features));
        if (!found.descriptors.empty())
            index.descriptors.append(rootSift(found.descriptors));
    }
    index.learned += pictures.size();
    addContrasts(index, first);
    addViews(index, first);
    return index;
}

TileIndex prepareIndex(const models::Catalogue& catalogue,
                       std::shared_ptr<const engine::TileRegistry> registry,
                       const engine::TileCounts& counts) {
    TileIndex index;
    index.registry = std::move(registry);
    index.tile_mm = catalogue.tile_mm;
    index.pictures = facesOf(catalogue, *index.registry, counts);
    index.printed = index.pictures.size();
    index.colours = printedColours(index.pictures);
    addFeatures(index);
    findPennants(index.pictures, *index.registry);
    for (int type = 0; type < index.registry->size(); ++type)
        index.twins.push_back(twinOf(static_cast<engine::TileTypeId>(type), *index.registry, counts));
    std::ranges::copy(makeVariants(index.pictures, *index.registry, counts),
                      std::back_inserter(index.pictures));
    addContrasts(index, 0);
    addViews(index, 0);
    return index;
}

} // namespace meeplecam::vision
