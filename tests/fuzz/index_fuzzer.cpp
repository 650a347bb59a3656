// A cached index with other bytes in it, but the right checksum: it is refused, or it can be packed again and
// is the same then. An input is a list of changes, each of four bytes: a place (three bytes, the least
// significant first) and what stands there then; places behind the end cut the index off there.

#include "models/files/content_hash.h"
#include "models/tiles/tile_library.h"
#include "tests/fuzz/fuzzer.h"
#include "vision/catalogue/index_file.h"

#include <opencv2/imgproc.hpp>

#include <cstring>

namespace meeplecam::tests {

namespace {

constexpr std::uint64_t kKey = 7;

std::string packedTile() {
    const models::TileLibrary& tiles = models::bundledTiles();
    const engine::TileTypeId type = tiles.registry->find("base.D").value();
    cv::Mat picture(64, 64, CV_8UC3, cv::Scalar(60, 150, 90));
    cv::line(picture, {0, 32}, {63, 32}, {220, 230, 235}, 6);
    cv::circle(picture, {32, 0}, 24, {60, 110, 190}, cv::FILLED);
    models::Catalogue catalogue;
    catalogue.name = "fuzzed";
    catalogue.pictures.push_back({});
    catalogue.pictures.back().tile = type;
    catalogue.pictures.back().picture = picture;
    engine::TileCounts counts(static_cast<std::size_t>(tiles.registry->size()), 0);
    counts[static_cast<std::size_t>(engine::index(type))] = 1;
    return vision::packIndex(vision::prepareIndex(catalogue, tiles.registry, counts), kKey);
}

/// Where content begins: behind the key and the checksum.
constexpr std::size_t kContent = 2 * sizeof(std::uint64_t);

} // namespace

void fuzz(std::string_view input) {
    static const std::string kPacked = packedTile();
    constexpr std::size_t kChange = 4;
    std::string bytes = kPacked;
    for (; input.size() >= kChange; input.remove_prefix(kChange)) {
        const auto part = [&](std::size_t i) {
            return static_cast<std::size_t>(static_cast<unsigned char>(input[i]));
        };
        const std::size_t place = kContent + part(0) + (part(1) << 8U) + (part(2) << 16U);
        if (place < bytes.size())
            bytes[place] = input[3];
        else
            bytes.resize(kContent + place % (bytes.size() - kContent + 1));
    }
    const std::uint64_t checksum = models::contentHash(std::string_view(bytes).substr(kContent), kKey);
    std::memcpy(bytes.data() + sizeof(kKey), &checksum, sizeof(checksum));
    const auto index = vision::unpackIndex(bytes, kKey, models::bundledTiles().registry);
    MEEPLECAM_CHECK(index || bytes != kPacked);
    if (!index)
        return;
    const std::string again = vision::packIndex(*index, kKey); // without the place of a pennant that isn't
    const auto same = vision::unpackIndex(again, kKey, models::bundledTiles().registry);
    MEEPLECAM_CHECK(same && vision::packIndex(*same, kKey) == again);
}

} // namespace meeplecam::tests
