#include "datasets/table/artwork.h"

#include "models/art/region_map.h"
#include "models/art/scene_output.h"

namespace meeplecam::table {

namespace {

constexpr int kPictureSide = 256;
constexpr int kRegionSide = 128;
constexpr double kCorner = 0.02; ///< radius of a tile's corners, share of its side

} // namespace

const Artwork& Artist::face(engine::TileTypeId type, int copy) {
    const auto found = m_faces.find({type, copy});
    if (found != m_faces.end())
        return found->second;
    const art::TileCopy tile{(*m_library.registry)[type], copy, m_dress};
    const cv::Mat picture = art::rasterise(art::drawTile(tile), kPictureSide);
    const cv::Mat regions = art::regionMap(tile.type, art::planOf(tile), kRegionSide);
    return m_faces.emplace(std::pair{type, copy}, Artwork{makePrint(picture, kCorner), regions})
        .first->second;
}

std::shared_ptr<const Print> Artist::back() {
    if (!m_back)
        m_back = makePrint(art::rasterise(art::drawTileBack(m_dress), kPictureSide), kCorner);
    return m_back;
}

} // namespace meeplecam::table
