#pragma once

#include "engine/tiles/tile_registry.h"
#include "vision/image/network.h"

#include <opencv2/core.hpp>

#include <array>
#include <filesystem>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// What is to be seen on a tile whose edition need not be known, as the tile lies. Sides in the order of
/// engine::Side.
struct TileStructure {
    std::array<std::array<float, 3>, 4> sides{}; ///< log probability that a side shows field, road, city
    std::array<float, 6>
        joined{}; ///< log odds that two sides belong to one road or city, in the order of kSidePairs
    std::array<float, 4> pennants{}; ///< log odds that a side's city has a pennant
    std::array<float, 4> inns{};     ///< log odds that a side's road has an inn
    float cloister = 0.0F;           ///< log odds, like all that follow
    float cathedral = 0.0F;
    float gingerbread = 0.0F;
    float animal = 0.0F;
    float whole = 0.0F; ///< that it is one whole tile rather than something else or a part
};

inline constexpr std::array<std::array<engine::Side, 2>, 6> kSidePairs{
    {{engine::Side::North, engine::Side::East},
     {engine::Side::East, engine::Side::South},
     {engine::Side::South, engine::Side::West},
     {engine::Side::West, engine::Side::North},
     {engine::Side::North, engine::Side::South},
     {engine::Side::East, engine::Side::West}}};

/// What the network makes of a face.
struct ReadFace {
    TileStructure structure;
    cv::Mat regions; ///< 64² pixels, 8 bit, what lies where on the face (models::Region)
};

/// The structure of a picture that was turned clockwise by quarter turns.
TileStructure turned(const TileStructure& structure, int quarterTurns);

/// How probable the structure is if it shows this face, nats (up to a constant).
double logLikelihood(const TileStructure& structure, const engine::TileType& type, engine::Rotation rotation);

/// Faces (square, BGR, 8 bit) as the network takes them: faces x 3 x 64 x 64, CV_32F, -1 to 1. Training makes
/// the same of its pictures (models/planes).
cv::Mat planesOfFaces(const std::vector<cv::Mat>& faces);

/// Reads the structure of tiles with the network of models/structure, which was trained on tiles of several
/// editions. May be shared by threads.
class StructureReader {
public:
    static constexpr const char* kFile = "structure.onnx"; ///< its name beside the other networks

    /// Fails when the file is missing or no such network.
    static engine::Result<StructureReader> open(const std::filesystem::path& network);
    /// What the faces show (square, BGR, 8 bit): the mean over four turns of each.
    [[nodiscard]] std::vector<ReadFace> read(std::span<const cv::Mat> faces) const;
    /// Log odds that this is one whole tile, quicker than read().
    [[nodiscard]] double wholeTile(const cv::Mat& face) const;

private:
    explicit StructureReader(Network network)
        : m_network(std::move(network)) {}

    Network m_network;
};

} // namespace meeplecam::vision
