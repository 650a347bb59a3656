#include "vision/structure/structure_reader.h"

#include "vision/image/logistic.h"
#include "vision/image/parallel.h"

#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

using engine::Side;

namespace {

constexpr int kNetworkSide = 64; // pixels that the network sees
constexpr int kAnswers = 31;     // in the order of models/structure/tiles.py
constexpr int kRegions = 5;      // kinds, in the order of models::Region
constexpr int kMapSide = 16;     // pixels of the map that it gives
constexpr int kTurns = 4;

TileStructure structureOf(const float* answers) {
    TileStructure structure;
    for (std::size_t side = 0; side < 4; ++side) {
        std::copy_n(answers + 3 * side, 3, structure.sides[side].begin());
        structure.pennants[side] = answers[18 + side];
        structure.inns[side] = answers[22 + side];
    }
    std::copy_n(answers + 12, structure.joined.size(), structure.joined.begin());
    structure.cloister = answers[26];
    structure.cathedral = answers[27];
    structure.gingerbread = answers[28];
    structure.animal = answers[29];
    structure.whole = answers[30];
    return structure;
}

void add(const TileStructure& more, TileStructure& sum) {
    const auto addEach = [](const auto& from, auto& to) {
        for (std::size_t i = 0; i < from.size(); ++i)
            to[i] += from[i];
    };
    for (std::size_t side = 0; side < 4; ++side)
        addEach(more.sides[side], sum.sides[side]);
    addEach(more.joined, sum.joined);
    addEach(more.pennants, sum.pennants);
    addEach(more.inns, sum.inns);
    sum.cloister += more.cloister;
    sum.cathedral += more.cathedral;
    sum.gingerbread += more.gingerbread;
    sum.animal += more.animal;
    sum.whole += more.whole;
}

TileStructure meanOf(const TileStructure& sum, float count) {
    TileStructure mean = sum;
    const auto divide = [&](auto& values) {
        for (float& value : values)
            value /= count;
    };
    for (auto& side : mean.sides) {
        divide(side);
        side = logProbabilitiesOf(side);
    }
    divide(mean.joined);
    divide(mean.pennants);
    divide(mean.inns);
    for (float* value : {&mean.cloister, &mean.cathedral, &mean.gingerbread, &mean.animal, &mean.whole})
        *value /= count;
    return mean;
}

/// Log probability of a yes or no with these odds.
double logProbability(float odds, bool yes) {
    return -std::log1p(std::exp(yes ? -double{odds} : double{odds}));
}

/// The kind that is most probable at each pixel, over all turns of a picture.
cv::Mat likeliestRegions(const cv::Mat& scores) {
    const int side = scores.size[2];
    cv::Mat most(kNetworkSide, kNetworkSide, CV_32F, cv::Scalar(-1e9));
    cv::Mat regions(kNetworkSide, kNetworkSide, CV_8U, cv::Scalar(0));
    for (int kind = 0; kind < kRegions; ++kind) {
        cv::Mat sum(side, side, CV_32F, cv::Scalar(0));
        for (int turn = 0; turn < kTurns; ++turn) {
            cv::Mat score(side, side, CV_32F);
            std::copy_n(scores.ptr<float>(turn, kind), score.total(), score.ptr<float>());
            for (int back = 0; back < turn; ++back)
                cv::rotate(score, score, cv::ROTATE_90_COUNTERCLOCKWISE);
            sum += score;
        }
        cv::resize(sum, sum, {kNetworkSide, kNetworkSide}, 0, 0, cv::INTER_LINEAR);
        const cv::Mat better = sum > most;
        sum.copyTo(most, better);
        regions.setTo(kind, better);
    }
    return regions;
}

} // namespace

cv::Mat planesOfFaces(const std::vector<cv::Mat>& faces) {
    constexpr double kHalf = 127.5;
    std::vector<cv::Mat> small(faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i)
        cv::resize(faces[i], small[i], {kNetworkSide, kNetworkSide}, 0, 0, cv::INTER_AREA);
    return cv::dnn::blobFromImages(small, 1.0 / kHalf, {kNetworkSide, kNetworkSide}, cv::Scalar::all(kHalf));
}

TileStructure turned(const TileStructure& structure, int quarterTurns) {
    TileStructure result = structure;
    const auto by = static_cast<std::size_t>(quarterTurns & 3);
    for (std::size_t side = 0; side < 4; ++side) {
        const std::size_t to = (side + by) % 4;
        result.sides[to] = structure.sides[side];
        result.pennants[to] = structure.pennants[side];
        result.inns[to] = structure.inns[side];
        result.joined[to] = structure.joined[side]; // the first four pairs are corners
    }
    if (by % 2 == 1)
        std::swap(result.joined[4], result.joined[5]);
    return result;
}

double logLikelihood(const TileStructure& structure, const engine::TileType& type,
                     engine::Rotation rotation) {
    const TileStructure upright = turned(structure, -engine::quarterTurns(rotation));
    std::array<int, 4> owner{-1, -1, -1, -1};
    bool cloister = false;
    bool cathedral = false;
    for (std::size_t i = 0; i < type.segments.size(); ++i) {
        const engine::Segment& segment = type.segments[i];
        cloister |= segment.kind == engine::FeatureKind::Cloister;
        cathedral |= segment.cathedral;
        for (const Side side : engine::kSides)
            if ((segment.sides & engine::maskOf(side)) != 0)
                owner[static_cast<std::size_t>(side)] = static_cast<int>(i);
    }
    double sum = logProbability(upright.cloister, cloister) + logProbability(upright.cathedral, cathedral) +
                 logProbability(upright.gingerbread, hasMarker(type, engine::kGingerbreadMarker)) +
                 logProbability(upright.animal, hasMarker(type, engine::kAnimalMarker));
    for (std::size_t i = 0; i < kSidePairs.size(); ++i) {
        const int one = owner[static_cast<std::size_t>(kSidePairs[i][0])];
        sum += logProbability(upright.joined[i],
                              one >= 0 && one == owner[static_cast<std::size_t>(kSidePairs[i][1])]);
    }
    for (std::size_t side = 0; side < 4; ++side) {
        const engine::Segment none;
        const engine::Segment& segment =
            owner[side] < 0 ? none : type.segments[static_cast<std::size_t>(owner[side])];
        const bool city = owner[side] >= 0 && segment.kind == engine::FeatureKind::City;
        const bool road = owner[side] >= 0 && segment.kind == engine::FeatureKind::Road;
        sum += upright.sides[side][city ? 2U : road ? 1U : 0U];
        sum += logProbability(upright.pennants[side], city && segment.pennants > 0);
        const bool innEitherWay =
            (type.innSides2014 & engine::maskOf(static_cast<Side>(side))) != 0 && !segment.inn;
        if (!innEitherWay)
            sum += logProbability(upright.inns[side], road && segment.inn);
    }
    return sum;
}

engine::Result<StructureReader> StructureReader::open(const std::filesystem::path& network) {
    auto opened = Network::open(
        network, {{3, kNetworkSide, kNetworkSide},
                  {{"answers", kAnswers}, {"regions", std::size_t{kRegions} * kMapSide * kMapSide}}});
    if (!opened)
        return opened.error();
    return StructureReader(*std::move(opened));
}

std::vector<ReadFace> StructureReader::read(std::span<const cv::Mat> faces) const {
    std::vector<ReadFace> read(faces.size());
    forEachInParallel(faces.size(), [&](std::size_t i) {
        std::vector<cv::Mat> turns{faces[i]};
        for (int turn = 1; turn < kTurns; ++turn) {
            cv::Mat next;
            cv::rotate(turns.back(), next, cv::ROTATE_90_CLOCKWISE);
            turns.push_back(next);
        }
        const std::vector<cv::Mat> output = m_network.run(planesOfFaces(turns));
        TileStructure sum;
        for (int turn = 0; turn < kTurns; ++turn)
            add(turned(structureOf(output[0].ptr<float>(turn)), -turn), sum);
        read[i] = {meanOf(sum, kTurns), likeliestRegions(output[1])};
    });
    return read;
}

double StructureReader::wholeTile(const cv::Mat& face) const {
    return structureOf(m_network.run(planesOfFaces({face})).front().ptr<float>(0)).whole;
}

} // namespace meeplecam::vision
