#include "vision/catalogue/tile_variants.h"

#include "vision/catalogue/pennant_finder.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <optional>

namespace meeplecam::vision {

namespace {

constexpr float kFeather = 1.5F;       // pixels over which two parts are blended
constexpr double kVisibleChange = 6.0; // mean grey levels over the changed part; less is the same print again
constexpr float kFaceMiddle = 32.0F;   // of a face of 64 pixels
constexpr float kTownDepth = 26.0F;    // pixels from the side to the foot of the gate

/// 1 inside, 0 outside, CV_32F.
cv::Mat discMask(const cv::Size& size, cv::Point2f centre, float radius) {
    cv::Mat mask(size, CV_32F);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const auto distance = static_cast<float>(
                cv::norm(cv::Point2f(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F) - centre));
            mask.at<float>(y, x) = std::clamp((radius - distance) / kFeather + 0.5F, 0.0F, 1.0F);
        }
    return mask;
}

/// Where a town in the north lies: the triangle between that side and the tile's middle, as deep as towns
/// are.
cv::Mat townMask(const cv::Size& size) {
    cv::Mat mask(size, CV_32F);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const float across = std::abs(static_cast<float>(x) + 0.5F - kFaceMiddle);
            const float down = static_cast<float>(y) + 0.5F;
            const float inside = std::min(kFaceMiddle - down - across, kTownDepth - down);
            mask.at<float>(y, x) = std::clamp(inside / kFeather + 0.5F, 0.0F, 1.0F);
        }
    return mask;
}

/// `inside` where the mask is 1, `outside` elsewhere.
cv::Mat blend(const cv::Mat& inside, const cv::Mat& outside, const cv::Mat& mask) {
    cv::Mat result(outside.size(), CV_8UC3);
    for (int y = 0; y < result.rows; ++y)
        for (int x = 0; x < result.cols; ++x) {
            const float weight = mask.at<float>(y, x);
            for (int c = 0; c < 3; ++c)
                result.at<cv::Vec3b>(y, x)[c] = cv::saturate_cast<uchar>(
                    weight * static_cast<float>(inside.at<cv::Vec3b>(y, x)[c]) +
                    (1.0F - weight) * static_cast<float>(outside.at<cv::Vec3b>(y, x)[c]));
        }
    return result;
}

/// Mean difference of two faces within the mask, grey levels; small shifts of the print don't count.
double difference(const cv::Mat& a, const cv::Mat& b, const cv::Mat& mask) {
    cv::Mat smoothA;
    cv::Mat smoothB;
    cv::GaussianBlur(a, smoothA, {}, 1.5);
    cv::GaussianBlur(b, smoothB, {}, 1.5);
    cv::Mat distance;
    cv::absdiff(smoothA, smoothB, distance);
    const cv::Scalar mean = cv::mean(distance, mask > 0.5F);
    return (mean[0] + mean[1] + mean[2]) / 3.0;
}

bool isNew(const TilePicture& variant, std::span<const TilePicture> pictures,
           const std::vector<TilePicture>& variants) {
    const cv::Mat all = cv::Mat::ones(variant.face.size(), CV_32F);
    const auto same = [&](const TilePicture& other) {
        return other.tile == variant.tile && difference(other.face, variant.face, all) < kVisibleChange / 4.0;
    };
    return std::ranges::none_of(pictures, same) && std::ranges::none_of(variants, same);
}

void addPennantVariants(std::span<const TilePicture> pictures, const engine::TileRegistry& registry,
                        const engine::TileCounts& counts, std::vector<TilePicture>& variants) {
    for (const TilePicture& marked : pictures) {
        const auto twin = marked.pennant ? twinOf(marked.tile, registry, counts) : std::nullopt;
        if (!twin)
            continue;
        const cv::Mat mask = discMask(marked.face.size(), *marked.pennant, kPennantRadius);
        for (const TilePicture& plain : pictures) {
            if (plain.tile != *twin)
                continue;
            const TilePicture without{*twin, blend(plain.face, marked.face, mask), std::nullopt,
                                      marked.features};
            if (isNew(without, pictures, variants))
                variants.push_back(without);
            const TilePicture with{marked.tile, blend(marked.face, plain.face, mask), marked.pennant,
                                   plain.features};
            if (isNew(with, pictures, variants))
                variants.push_back(with);
        }
    }
}

/// A tile with one town, that reaches one side only and no road, turned so that the town lies in the north.
struct Town {
    std::size_t picture = 0;
    engine::Side side{};
    cv::Mat northward;
};

std::optional<engine::Side> onlyTownOf(const engine::TileType& type) {
    std::optional<engine::Side> only;
    for (const engine::Segment& segment : type.segments) {
        if (segment.kind == engine::FeatureKind::Road && segment.end == engine::RoadEnd::City)
            return std::nullopt;
        if (segment.kind != engine::FeatureKind::City)
            continue;
        const auto side = std::ranges::find(engine::kSides, segment.sides,
                                            [](engine::Side s) { return engine::maskOf(s); });
        if (only || side == engine::kSides.end())
            return std::nullopt;
        only = *side;
    }
    return only;
}

std::vector<Town> townsOf(std::span<const TilePicture> pictures, const engine::TileRegistry& registry) {
    std::vector<Town> towns;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (const auto side = onlyTownOf(registry[pictures[i].tile]))
            towns.push_back({i, *side, turned(pictures[i].face, -engine::index(*side))});
    return towns;
}

void addTownVariants(std::span<const TilePicture> pictures, const engine::TileRegistry& registry,
                     const engine::TileCounts& counts, std::vector<TilePicture>& variants) {
    const std::vector<Town> towns = townsOf(pictures, registry);
    for (const Town& town : towns) {
        const TilePicture& base = pictures[town.picture];
        const auto shown = std::ranges::count(pictures, base.tile, &TilePicture::tile);
        if (shown >= engine::countOf(counts, base.tile))
            continue;
        const cv::Mat mask = townMask(base.face.size());
        std::vector<cv::Mat> arts{town.northward};
        for (const Town& donor : towns) {
            if (std::ranges::any_of(arts, [&](const cv::Mat& art) {
                    return difference(donor.northward, art, mask) < kVisibleChange;
                }))
                continue;
            arts.push_back(donor.northward);
            variants.push_back(
                {base.tile, turned(blend(donor.northward, town.northward, mask), engine::index(town.side)),
                 base.pennant, base.features});
        }
    }
}

} // namespace

std::optional<engine::TileTypeId> twinOf(engine::TileTypeId tile, const engine::TileRegistry& registry,
                                         const engine::TileCounts& counts) {
    const auto plain = [&](engine::TileTypeId id) {
        engine::TileType type = registry[id];
        type.name.clear();
        for (engine::Segment& segment : type.segments)
            segment.pennants = 0;
        return type;
    };
    for (int other = 0; other < registry.size(); ++other) {
        const auto id = static_cast<engine::TileTypeId>(other);
        if (id != tile && engine::countOf(counts, id) > 0 &&
            pennantsOf(registry[id]) != pennantsOf(registry[tile]) && plain(id) == plain(tile))
            return id;
    }
    return std::nullopt;
}

std::vector<TilePicture> makeVariants(std::span<const TilePicture> pictures,
                                      const engine::TileRegistry& registry,
                                      const engine::TileCounts& counts) {
    std::vector<TilePicture> variants;
    addPennantVariants(pictures, registry, counts, variants);
    addTownVariants(pictures, registry, counts, variants);
    return variants;
}

} // namespace meeplecam::vision
