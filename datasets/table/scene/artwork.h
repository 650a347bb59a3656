#pragma once

#include "datasets/table/scene/table_scene.h"
#include "models/art/tiles/tile_art.h"
#include "models/tiles/catalogue.h"
#include "models/tiles/tile_library.h"

#include <map>

namespace meeplecam::table {

/// The faces of an edition, each drawn when it is first asked for.
class Artist {
public:
    /// The house edition. `library` must outlive the artist.
    Artist(const models::TileLibrary& library, art::Dress dress);
    /// The edition of a catalogue; `name` is what truth files call it. Types that the catalogue lacks are
    /// drawn as in the house edition.
    Artist(const models::TileLibrary& library, models::Catalogue catalogue, std::string name);

    [[nodiscard]] std::shared_ptr<const Print> face(engine::TileTypeId type, int copy);
    /// Feature index for each place of the face, see models/README.md. Of a catalogue's picture by its own
    /// regions; where it has none by the topology alone: its roads may run elsewhere.
    [[nodiscard]] cv::Mat regions(engine::TileTypeId type, int copy) const;
    [[nodiscard]] std::shared_ptr<const Print> back();
    [[nodiscard]] const std::string& edition() const { return m_edition; }
    [[nodiscard]] const models::TileLibrary& library() const { return m_library; }

private:
    [[nodiscard]] art::TileCopy tile(engine::TileTypeId type, int copy) const;
    [[nodiscard]] const models::CataloguePicture* pictureOf(engine::TileTypeId type, int copy) const;

    const models::TileLibrary& m_library;
    art::Dress m_dress = art::Dress::Summer;
    models::Catalogue m_catalogue;
    std::string m_edition;
    std::map<std::pair<engine::TileTypeId, int>, std::shared_ptr<const Print>> m_faces;
    std::shared_ptr<const Print> m_back;
};

} // namespace meeplecam::table
