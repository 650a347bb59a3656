#include "vision/meeples/meeple_placer.h"

#include "vision/catalogue/feature_map.h"
#include "vision/image/logistic.h"
#include "vision/image/patches.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace meeplecam::vision {

namespace {

using engine::FeatureKind;
using engine::MeepleType;
using engine::SegmentRef;

/// What the foot says: weights of segments.
struct FootBelief {
    std::map<SegmentRef, float> weights;
    std::map<engine::Cell, cv::Point2d> at; ///< the foot on each unrotated tile that it may stand on
};

/// Where a point of the picture lies in the cell, both in grid order.
cv::Point2d placeInCell(const LyingTile& tile, cv::Point2d picture) {
    const cv::Vec3d p = pictureFromUnit(tile.quad).inv() * cv::Vec3d(picture.x, picture.y, 1.0);
    return {p[0] / p[2], p[1] / p[2]};
}

/// A place in the cell as a place on the tile that lies there turned.
cv::Point2d placeOnTile(cv::Point2d inCell, engine::Rotation rotation) {
    return turnedPoint(cv::Point2f(inCell), 1.0F, -engine::quarterTurns(rotation));
}

/// The segment of one face that lies where a segment of another lies; nothing where the two faces differ.
std::optional<int> sameSegment(const engine::TileRegistry& registry, engine::TileFace from, int segment,
                               engine::TileFace to) {
    const engine::Segment& wanted = registry[from.type].segments[static_cast<std::size_t>(segment)];
    const std::vector<engine::Segment>& others = registry[to.type].segments;
    const auto same = std::ranges::find_if(others, [&](const engine::Segment& other) {
        return other.kind == wanted.kind &&
               engine::turnedSides(other.sides, to.rotation) ==
                   engine::turnedSides(wanted.sides, from.rotation) &&
               engine::turnedHalfEdges(other.halfEdges, to.rotation) ==
                   engine::turnedHalfEdges(wanted.halfEdges, from.rotation);
    });
    return same == others.end() ? std::nullopt : std::optional(static_cast<int>(same - others.begin()));
}

/// Which feature lies where on an unrotated tile (CV_8U), and the face whose features these are.
struct FeatureLayout {
    cv::Mat features;
    engine::TileFace face;
};

/// The picture that the tile looks like may be turned another way than the placement, where both look the
/// same. Where no picture shows the tile that lies there, its own regions tell, and how tiles of its type are
/// usually drawn: what stands on it may have been taken for a region.
std::vector<FeatureLayout> layoutsOf(const LyingTile& tile, const TileIndex& index) {
    const engine::TileFace face{tile.placement.tile, tile.placement.rotation};
    const engine::TileType& type = (*index.registry)[face.type];
    if (tile.view != ViewId::None) {
        const TileView& view = index[tile.view];
        bool alike = true;
        for (int segment = 0; segment < static_cast<int>(type.segments.size()); ++segment)
            alike &= sameSegment(*index.registry, face, segment, view.face).has_value();
        if (alike)
            return {{index.pictures[view.picture].features, view.face}};
    }
    std::vector<FeatureLayout> layouts{
        {featureMapOf({}, type, TileIndex::kFaceSide, UnseenGardens::LeftToField), face}};
    if (!tile.regions.empty()) {
        models::CataloguePicture own;
        own.regions = turned(tile.regions, -engine::quarterTurns(face.rotation));
        layouts.push_back({featureMapOf(own, type, TileIndex::kFaceSide, UnseenGardens::LeftToField), face});
    }
    return layouts;
}

/// Weights of a layout's features around a place in its cell, by how probably the foot really is there
/// (Student's t with three degrees of freedom: some feet are far off).
std::array<float, engine::kMaxSegments> weightsAround(const FeatureLayout& layout, cv::Point2d inCell,
                                                      double deviation) {
    constexpr int kSamples = 9;         // to each side
    constexpr double kDeviations = 4.5; // deviations
    std::array<float, engine::kMaxSegments> weights{};
    for (int dy = -kSamples; dy <= kSamples; ++dy)
        for (int dx = -kSamples; dx <= kSamples; ++dx) {
            const cv::Point2d offset = cv::Point2d(dx, dy) * (kDeviations / kSamples);
            const cv::Point2d place = placeOnTile(inCell + offset * deviation, layout.face.rotation);
            if (place.x < 0.0 || place.y < 0.0 || place.x >= 1.0 || place.y >= 1.0)
                continue;
            const uchar feature = layout.features.at<uchar>(static_cast<int>(place.y * layout.features.rows),
                                                            static_cast<int>(place.x * layout.features.cols));
            if (feature < weights.size())
                weights[feature] += static_cast<float>(std::pow(1.0 + offset.dot(offset) / 3.0, -2.5));
        }
    return weights;
}

/// A garden of which nobody knows where it is takes its share of the fields around the place.
void addUnseenGarden(const FeatureLayout& layout, const engine::TileType& type,
                     std::array<float, engine::kMaxSegments>& weights) {
    constexpr float kGardenShare = 0.12F; // median of the house edition's 13 tiles with gardens
    const auto garden = std::ranges::find(type.segments, FeatureKind::Garden, &engine::Segment::kind);
    const auto position = static_cast<std::size_t>(garden - type.segments.begin());
    if (garden == type.segments.end() || cv::countNonZero(layout.features == static_cast<int>(position)) > 0)
        return;
    for (std::size_t i = 0; i < type.segments.size(); ++i)
        if (type.segments[i].kind == FeatureKind::Field) {
            weights[position] += kGardenShare * weights[i];
            weights[i] *= 1.0F - kGardenShare;
        }
}

/// Adds the tile's features around a place in its cell.
void weighFeatures(const LyingTile& tile, const TileIndex& index, cv::Point2d inCell, double deviation,
                   FootBelief& belief) {
    const engine::TileFace face{tile.placement.tile, tile.placement.rotation};
    const std::vector<FeatureLayout> layouts = layoutsOf(tile, index);
    for (const FeatureLayout& layout : layouts) {
        auto weights = weightsAround(layout, inCell, deviation);
        addUnseenGarden(layout, (*index.registry)[layout.face.type], weights);
        for (std::size_t i = 0; i < weights.size(); ++i)
            if (weights[i] > 0.0F)
                if (const auto same = sameSegment(*index.registry, layout.face, static_cast<int>(i), face))
                    belief.weights[{tile.placement.cell, *same}] +=
                        weights[i] / static_cast<float>(layouts.size());
    }
}

/// Where no feature is near, e.g. among houses, each of the tile's may be meant.
void weighAll(const LyingTile& tile, const TileIndex& index, FootBelief& belief) {
    const engine::TileType& type = (*index.registry)[tile.placement.tile];
    for (int i = 0; i < static_cast<int>(type.segments.size()); ++i)
        if (type.segments[static_cast<std::size_t>(i)].takesMeeple)
            belief.weights[{tile.placement.cell, i}] = 1.0F;
}

FootBelief beliefOf(const FoundMeeple& meeple, std::span<const LyingTile> tiles, const TileIndex& index,
                    const calibration::TableCamera& camera) {
    // Of found feet, in tile sides: half of 350 were nearer than 0.02 in each direction (2026-11-20).
    constexpr double kDeviation = 0.027;
    // A disc's middle is seen exactly: 185 of them were off by 0.012 in each direction, none by 0.04
    // (root mean square, 2026-11-25).
    constexpr double kDiscDeviation = 0.014;
    const double deviation = meeple.fit.shape.form == MeepleForm::Disc ? kDiscDeviation : kDeviation;
    FootBelief belief;
    const LyingTile* below = nullptr;
    const cv::Point2d picture = camera.project(meeple.foot);
    for (const LyingTile& tile : tiles) {
        const cv::Point2d middle(tile.placement.cell.x + 0.5, tile.placement.cell.y + 0.5);
        if (std::max(std::abs(middle.x - meeple.foot.x), std::abs(middle.y - meeple.foot.y)) > 0.8)
            continue;
        const cv::Point2d inCell = placeInCell(tile, picture);
        weighFeatures(tile, index, inCell, deviation, belief);
        belief.at[tile.placement.cell] = placeOnTile(inCell, tile.placement.rotation);
        if (std::max(std::abs(inCell.x - 0.5), std::abs(inCell.y - 0.5)) <= 0.5)
            below = &tile;
    }
    if (belief.weights.empty() && below != nullptr)
        weighAll(*below, index, belief);
    return belief;
}

/// Probability that a meeple with these log odds stands rather than lies; nobody is surer than that.
float standingProbability(float standing) {
    constexpr float kMost = 5.0F; // log odds
    return logistic(std::clamp(standing, -kMost, kMost));
}

/// By how much the way it stands speaks for a kind of feature if it is that figure: farmers lie, all other
/// meeples stand.
float poseWeight(const FoundMeeple& meeple, MeepleType figure, FeatureKind kind) {
    constexpr float kCareless = 0.006F; // share of meeples that players put down the wrong way
    if (meeple.fit.shape.form == MeepleForm::Disc)
        return 1.0F;
    const float standing = standingProbability(meeple.standing);
    if (figure == MeepleType::Pig)
        return 0.5F; // nothing is known of how one looks
    return kCareless + (kind == FeatureKind::Field ? 1.0F - standing : standing);
}

/// Probability that a meeple has the size of this figure; 1 for what is no meeple.
float sizeProbability(const FoundMeeple& meeple, MeepleType figure) {
    switch (figure) {
    case MeepleType::Small:
        return logistic(-meeple.large);
    case MeepleType::Large:
        return logistic(meeple.large);
    default:
        return 1.0F;
    }
}

/// The figure that it is most probably if it stands there, and how probable all of them make that.
struct FigureWeight {
    MeepleType figure = MeepleType::Small;
    float sum = 0.0F;
    std::array<float, engine::kMeepleTypes> shares{}; ///< of each figure in the sum
};

FigureWeight figureWeight(const FoundMeeple& meeple, FeatureKind kind) {
    constexpr float kMistaken = 0.02F; // against the rules
    constexpr float kMost = 6.0F;      // log odds
    FigureWeight weight;
    float most = 0.0F;
    for (std::size_t i = 0; i < meeple.figures.size(); ++i) {
        const auto figure = static_cast<MeepleType>(i);
        const float odds = meeple.figures[i];
        if (odds <= kNoFigure)
            continue;
        const float may = engine::belongsOn(figure, kind) ? 1.0F : kMistaken;
        const float own = std::exp(std::min(odds, kMost)) * sizeProbability(meeple, figure) * may *
                          poseWeight(meeple, figure, kind);
        weight.sum += own;
        weight.shares[i] = own;
        if (own > most) {
            most = own;
            weight.figure = figure;
        }
    }
    for (float& share : weight.shares)
        share /= std::max(1e-9F, weight.sum);
    return weight;
}

/// Makes the weights probabilities and puts the most probable first.
void normalise(std::vector<FeatureBelief>& beliefs) {
    float sum = 0.0F;
    for (const FeatureBelief& belief : beliefs)
        sum += belief.probability;
    for (FeatureBelief& belief : beliefs)
        belief.probability /= std::max(1e-9F, sum);
    std::ranges::stable_sort(beliefs, std::greater{}, &FeatureBelief::probability);
}

/// Places meeples one after the other, the clearest first, so that a claimed feature counts for those that
/// follow.
class Placer {
public:
    Placer(std::span<const LyingTile> tiles, const TileIndex& index)
        : m_board(index.registry) {
        for (const LyingTile& tile : tiles)
            m_board.place(tile.placement);
    }

    std::vector<FeatureBelief> place(std::vector<FeatureBelief> claims, models::MeepleColour colour) {
        for (FeatureBelief& claim : claims)
            claim.probability *= ruleWeight(claim.feature, colour);
        normalise(claims);
        if (!claims.empty())
            m_claims[m_board.featureAt(claims.front().feature)].push_back(colour);
        return claims;
    }

private:
    /// How probable it is by the rules that a meeple stands there, compared with an unclaimed open feature.
    [[nodiscard]] float ruleWeight(const SegmentRef& ref, models::MeepleColour colour) const {
        constexpr float kForgotten = 0.15F;  // on a completed feature
        constexpr float kSecond = 0.6F;      // joined with another one of the same player
        constexpr float kRival = 0.5F;       // joined with another player's
        constexpr float kImpossible = 0.02F; // where the rules let nobody stand
        const engine::FeatureId id = m_board.featureAt(ref);
        const engine::Placement* tile = m_board.tileAt(ref.cell);
        const engine::TileType& type = m_board.registry()[tile->tile];
        float weight = m_board[id].complete() ? kForgotten : 1.0F;
        if (!type.segments[static_cast<std::size_t>(ref.segment)].takesMeeple)
            weight *= kImpossible;
        if (const auto claims = m_claims.find(id); claims != m_claims.end())
            for (const models::MeepleColour other : claims->second)
                weight *= other == colour ? kSecond : kRival;
        return weight;
    }

    engine::Board m_board;
    std::map<engine::FeatureId, std::vector<models::MeepleColour>> m_claims;
};

} // namespace

std::vector<FeatureBelief> claimsOf(const FoundMeeple& meeple, std::span<const LyingTile> tiles,
                                    const TileIndex& index, const calibration::TableCamera& camera) {
    const FootBelief foot = beliefOf(meeple, tiles, index, camera);
    std::vector<FeatureBelief> claims;
    for (const auto& [feature, weight] : foot.weights) {
        const LyingTile& tile = *std::ranges::find(
            tiles, feature.cell, [](const LyingTile& lying) { return lying.placement.cell; });
        const engine::TileType& type = (*index.registry)[tile.placement.tile];
        const FeatureKind kind = type.segments[static_cast<std::size_t>(feature.segment)].kind;
        const FigureWeight figure = figureWeight(meeple, kind);
        claims.push_back(
            {feature, weight * figure.sum, foot.at.at(feature.cell), figure.figure, figure.shares});
    }
    normalise(claims);
    return claims;
}

std::vector<std::vector<FeatureBelief>> placeMeeples(std::span<const FoundMeeple> meeples,
                                                     std::span<const models::MeepleColour> colours,
                                                     std::span<const LyingTile> tiles, const TileIndex& index,
                                                     const calibration::TableCamera& camera) {
    std::vector<std::vector<FeatureBelief>> claims;
    for (const FoundMeeple& meeple : meeples)
        claims.push_back(claimsOf(meeple, tiles, index, camera));
    std::vector<std::size_t> order(meeples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) {
        return claims[i].empty() ? 0.0F : claims[i].front().probability;
    });
    Placer placer(tiles, index);
    std::vector<std::vector<FeatureBelief>> beliefs(meeples.size());
    for (const std::size_t i : order)
        beliefs[i] = placer.place(claims[i], colours[i]);
    return beliefs;
}

} // namespace meeplecam::vision
