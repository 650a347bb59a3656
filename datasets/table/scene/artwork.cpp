#include "datasets/table/scene/artwork.h"

#include "models/art/drawing/scene_output.h"
#include "models/art/plan/region_map.h"
#include "models/art/tiles/house_edition.h"
#include "models/art/tiles/tile_back.h"

#include <opencv2/imgproc.hpp>

#include <utility>

namespace meeplecam::table {

namespace {

constexpr int kPictureSide = 256;
constexpr int kRegionSide = 128;
constexpr double kCorner = 0.02; ///< radius of a tile's corners, share of its side

} // namespace

Artist::Artist(const models::TileLibrary& library, art::Dress dress)
    : m_library(library)
    , m_dress(dress)
    , m_edition(art::editionName(dress)) {}

Artist::Artist(const models::TileLibrary& library, models::Catalogue catalogue, std::string name)
    : m_library(library)
    , m_catalogue(std::move(catalogue))
    , m_edition(std::move(name)) {}

Artwork Artist::prepare(engine::TileTypeId type, int copy) const {
    const art::TileCopy tile{(*m_library.registry)[type], copy, m_dress};
    std::vector<const models::CataloguePicture*> pictures;
    for (const models::CataloguePicture& picture : m_catalogue.pictures) {
        if (picture.tile == type)
            pictures.push_back(&picture);
    }
    if (pictures.empty())
        return {makePrint(art::rasterise(art::drawTile(tile), kPictureSide), kCorner),
                art::regionMap(tile.type, art::planOf(tile), kRegionSide)};
    cv::Mat face;
    cv::resize(pictures[static_cast<size_t>(copy) % pictures.size()]->picture, face,
               {kPictureSide, kPictureSide}, 0, 0, cv::INTER_AREA);
    return {makePrint(face, kCorner), art::plainRegionMap(tile.type, kRegionSide)};
}

const Artwork& Artist::face(engine::TileTypeId type, int copy) {
    const auto found = m_faces.find({type, copy});
    if (found != m_faces.end())
        return found->second;
    return m_faces.emplace(std::pair{type, copy}, prepare(type, copy)).first->second;
}

std::shared_ptr<const Print> Artist::back() {
    if (!m_back)
        m_back = makePrint(art::rasterise(art::drawTileBack(m_dress), kPictureSide), kCorner);
    return m_back;
}

} // namespace meeplecam::table
