#include "vision/grid/seed_finder.h"

#include "vision/catalogue/picture_features.h"
#include "vision/cells/feature_matches.h"
#include "vision/image/parallel.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

// A feature of the catalogue that is seen this often is no tile: the box holds at most 9 alike. Checked cloth
// gives hundreds.
constexpr int kMostSightings = 30;
constexpr int kLeastVotes = 4;
// How far votes for one tile may differ: perspective at 40 degrees above the table shortens a tile to 0.64 of
// its length.
constexpr float kCentreTolerance = 0.2F; // tile sides
constexpr float kSizeTolerance = 0.35F;  // natural logarithm
constexpr float kTurnTolerance = 0.35F;  // radians

/// One match between a feature of the frame and one of a printed tile, and where it says that the tile lies.
struct Vote {
    int feature = 0;    // of the index
    int sighting = 0;   // number of the frame's feature
    cv::Point2f at;     // of the frame's feature
    cv::Point2f centre; // of the tile
    float side = 0.0F;
    float logSide = 0.0F;
    float turn = 0.0F; // radians
};

struct Sightings {
    std::vector<cv::KeyPoint> points; // in pixels of the frame
    cv::Mat descriptors;
};

Sightings detect(const Frame& frame, const SeedOptions& options) {
    const double scale = std::min(1.0, std::sqrt(options.area_px / frame.size().area()));
    const int level = std::clamp(static_cast<int>(-std::log2(scale)), 0, frame.levels() - 1);
    cv::Mat grey;
    cv::cvtColor(frame.level(level), grey, cv::COLOR_BGR2GRAY);
    const double rest = scale * (1 << level);
    if (rest < 0.999)
        cv::resize(grey, grey, {}, rest, rest, cv::INTER_AREA);
    Sightings result;
    cv::Mat descriptors;
    cv::SIFT::create(options.features, 3, kPrintContrast)
        ->detectAndCompute(grey, cv::noArray(), result.points, descriptors);
    for (cv::KeyPoint& point : result.points) {
        point.pt = (point.pt + cv::Point2f(0.5F, 0.5F)) * static_cast<float>(1.0 / scale);
        point.size *= static_cast<float>(1.0 / scale);
    }
    result.descriptors = rootSift(descriptors);
    return result;
}

/// The difference of two angles, or one angle, from -pi to pi; of less than three halves of a turn.
float wrapped(float radians) {
    constexpr auto kTurn = static_cast<float>(2.0 * CV_PI);
    return radians > kTurn / 2.0F ? radians - kTurn : radians < -kTurn / 2.0F ? radians + kTurn : radians;
}

Vote voteOf(const cv::KeyPoint& point, const TileFeature& feature) {
    Vote vote;
    vote.at = point.pt;
    vote.side = point.size / feature.size;
    vote.logSide = std::log(vote.side);
    vote.turn = wrapped(point.angle * static_cast<float>(CV_PI / 180.0) - feature.angle);
    const float c = std::cos(vote.turn) * vote.side;
    const float s = std::sin(vote.turn) * vote.side;
    const cv::Point2f toCentre = cv::Point2f(0.5F, 0.5F) - feature.at;
    vote.centre = point.pt + cv::Point2f(c * toCentre.x - s * toCentre.y, s * toCentre.x + c * toCentre.y);
    return vote;
}

/// The votes of all sightings, those of catalogue features that are seen everywhere left out.
std::vector<Vote> collectVotes(const Sightings& sightings, const TileIndex& index) {
    std::vector<Vote> votes;
    if (sightings.descriptors.empty())
        return votes;
    const std::vector<FeatureMatches> matches = matchFeatures(sightings.descriptors, index);
    std::vector<int> seen(index.features.size(), 0);
    for (std::size_t i = 0; i < matches.size(); ++i)
        for (const int feature : matches[i]) {
            if (feature < 0)
                break;
            Vote vote = voteOf(sightings.points[i], index.features[static_cast<std::size_t>(feature)]);
            vote.feature = feature;
            vote.sighting = static_cast<int>(i);
            ++seen[static_cast<std::size_t>(feature)];
            votes.push_back(vote);
        }
    std::erase_if(votes, [&](const Vote& vote) {
        return seen[static_cast<std::size_t>(vote.feature)] > kMostSightings;
    });
    return votes;
}

bool agree(const Vote& a, const Vote& b) {
    const cv::Point2f apart = a.centre - b.centre;
    return std::abs(a.logSide - b.logSide) < kSizeTolerance &&
           std::abs(wrapped(a.turn - b.turn)) < kTurnTolerance &&
           apart.dot(apart) < kCentreTolerance * kCentreTolerance * a.side * a.side;
}

/// The affine map that explains the votes best, drawn towards the similarity of their middle with the weight
/// of `prior` votes at the tile's corners.
cv::Matx23d fitAffine(const std::vector<const Vote*>& votes, const TileIndex& index, double prior) {
    cv::Point2d centre;
    double logSide = 0.0;
    cv::Point2d heading;
    for (const Vote* vote : votes) {
        centre += cv::Point2d(vote->centre) / static_cast<double>(votes.size());
        logSide += vote->logSide / static_cast<double>(votes.size());
        heading += cv::Point2d(std::cos(vote->turn), std::sin(vote->turn));
    }
    const cv::Point2d east = heading * (std::exp(logSide) / cv::norm(heading));
    const cv::Point2d south(-east.y, east.x);
    cv::Matx33d normal = cv::Matx33d::zeros();
    cv::Matx<double, 3, 2> right = cv::Matx<double, 3, 2>::zeros();
    const auto add = [&](cv::Point2d tile, cv::Point2d picture, double weight) {
        const cv::Vec3d p(tile.x, tile.y, 1.0);
        normal += weight * p * p.t();
        right += weight * p * cv::Matx12d(picture.x, picture.y);
    };
    for (const Vote* vote : votes)
        add(index.features[static_cast<std::size_t>(vote->feature)].at, vote->at, 1.0);
    for (const double u : {-0.5, 0.5})
        for (const double v : {-0.5, 0.5})
            add({0.5 + u, 0.5 + v}, centre + east * u + south * v, prior / 4.0);
    return cv::Matx<double, 3, 2>(normal.solve(right, cv::DECOMP_CHOLESKY)).t();
}

/// How the votes lie over the tile.
cv::Matx22d scatterOf(const std::vector<const Vote*>& votes, const TileIndex& index) {
    cv::Vec2d middle;
    cv::Matx22d squares = cv::Matx22d::zeros();
    for (const Vote* vote : votes) {
        const cv::Point2f at = index.features[static_cast<std::size_t>(vote->feature)].at;
        const cv::Vec2d place(at.x, at.y);
        middle += place;
        squares += place * place.t();
    }
    return squares - middle * middle.t() * (1.0 / static_cast<double>(votes.size()));
}

TileSeed seedOf(const std::vector<const Vote*>& votes, std::size_t picture, const TileIndex& index) {
    constexpr double kPlacePrior = 3.0; // so that few votes suffice
    constexpr double kShapePrior = 0.1; // weight of the square shape: hardly any
    const cv::Matx23d bare = fitAffine(votes, index, kShapePrior);
    return {.picture = picture,
            .picture_from_tile = fitAffine(votes, index, kPlacePrior),
            .votes = static_cast<int>(votes.size()),
            .sides = {bare(0, 0), bare(0, 1), bare(1, 0), bare(1, 1)},
            .scatter = scatterOf(votes, index) + cv::Matx22d::eye() * (kShapePrior / 4.0)};
}

/// Calls visit(vote) for those that agree with one; of the votes of one sighting for the first.
template<class Visit>
void forEachAgreeing(const std::vector<Vote>& votes, const Vote& one, Visit visit) {
    int last = -1;
    for (const Vote& vote : votes)
        if (vote.sighting != last && agree(one, vote)) {
            visit(vote);
            last = vote.sighting;
        }
}

/// The vote with which most agree.
const Vote& mostAgreed(const std::vector<Vote>& votes) {
    const Vote* best = &votes.front();
    int most = 0;
    for (const Vote& candidate : votes) {
        int count = 0;
        forEachAgreeing(votes, candidate, [&](const Vote&) { ++count; });
        if (count > most) {
            most = count;
            best = &candidate;
        }
    }
    return *best;
}

/// The largest groups of agreeing votes for one picture, one after the other.
std::vector<TileSeed> seedsOf(std::vector<Vote> votes, std::size_t picture, const TileIndex& index) {
    std::vector<TileSeed> seeds;
    while (std::ssize(votes) >= kLeastVotes) {
        std::vector<const Vote*> group;
        forEachAgreeing(votes, mostAgreed(votes), [&](const Vote& vote) { group.push_back(&vote); });
        if (std::ssize(group) < kLeastVotes)
            return seeds;
        seeds.push_back(seedOf(group, picture, index));
        const Vote middle = *group.front();
        std::erase_if(votes, [&](const Vote& vote) { return agree(middle, vote); });
    }
    return seeds;
}

} // namespace

std::vector<TileSeed> findSeeds(const Sight& sight, const SeedOptions& options) {
    std::vector<std::vector<Vote>> votes(sight.index.pictures.size());
    for (const Vote& vote : collectVotes(detect(sight.frame, options), sight.index)) {
        const TileFeature& feature = sight.index.features[static_cast<std::size_t>(vote.feature)];
        votes[feature.picture].push_back(vote);
    }
    std::vector<std::vector<TileSeed>> found(votes.size());
    forEachInParallel(votes.size(), [&](std::size_t picture) {
        found[picture] = seedsOf(std::move(votes[picture]), picture, sight.index);
    });
    std::vector<TileSeed> seeds;
    for (const std::vector<TileSeed>& some : found)
        seeds.insert(seeds.end(), some.begin(), some.end());
    std::ranges::stable_sort(seeds, std::ranges::greater{}, &TileSeed::votes);
    return seeds;
}

} // namespace meeplecam::vision
