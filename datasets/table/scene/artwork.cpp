#include "datasets/table/scene/artwork.h"

#include "models/art/drawing/scene_output.h"
#include "models/art/plan/region_map.h"
#include "models/art/tiles/house_edition.h"
#include "models/art/tiles/tile_back.h"
#include "vision/catalogue/feature_map.h"

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

art::TileCopy Artist::tile(engine::TileTypeId type, int copy) const {
    return {(*m_library.registry)[type], copy, m_dress};
}

/// That of a copy, which take turns; null where the catalogue has none of the type.
const models::CataloguePicture* Artist::pictureOf(engine::TileTypeId type, int copy) const {
    std::vector<const models::CataloguePicture*> pictures;
    for (const models::CataloguePicture& picture : m_catalogue.pictures) {
        if (picture.tile == type)
            pictures.push_back(&picture);
    }
    return pictures.empty() ? nullptr : pictures[static_cast<size_t>(copy) % pictures.size()];
}

std::shared_ptr<const Print> Artist::face(engine::TileTypeId type, int copy) {
    std::shared_ptr<const Print>& face = m_faces[{type, copy}];
    if (face)
        return face;
    cv::Mat printed;
    if (const models::CataloguePicture* picture = pictureOf(type, copy))
        cv::resize(picture->picture, printed, {kPictureSide, kPictureSide}, 0, 0, cv::INTER_AREA);
    else
        printed = art::rasterise(art::drawTile(tile(type, copy)), kPictureSide);
    face = makePrint(printed, kCorner);
    return face;
}

cv::Mat Artist::regions(engine::TileTypeId type, int copy) const {
    const art::TileCopy drawn = tile(type, copy);
    const models::CataloguePicture* const picture = pictureOf(type, copy);
    if (picture == nullptr)
        return art::regionMap(drawn.type, art::planOf(drawn), kRegionSide);
    models::CataloguePicture printed = *picture;
    printed.face = {0.0, 0.0, 1.0, 1.0}; // as `face` prints it
    return vision::featureMapOf(printed, drawn.type, kRegionSide);
}

std::shared_ptr<const Print> Artist::back() {
    if (!m_back)
        m_back = makePrint(art::rasterise(art::drawTileBack(m_dress), kPictureSide), kCorner);
    return m_back;
}

} // namespace meeplecam::table
