#pragma once

#include "datasets/table/scene/table_scene.h"
#include "models/art/tiles/tile_art.h"
#include "models/tiles/catalogue.h"
#include "models/tiles/tile_library.h"

#include <map>

namespace meeplecam::table {

/// The printed face of one physical tile.
struct Artwork {
    std::shared_ptr<const Print> print;
    cv::Mat regions; ///< feature index for each place of the face, see models/README.md
};

/// The faces of an edition, prepared when they are first asked for.
class Artist {
public:
    /// The house edition. `library` must outlive the artist.
    Artist(const models::TileLibrary& library, art::Dress dress);
    /// The edition of a catalogue; `name` is what truth files call it. Types that the catalogue lacks are
    /// drawn as in the house edition.
    Artist(const models::TileLibrary& library, models::Catalogue catalogue, std::string name);

    [[nodiscard]] const Artwork& face(engine::TileTypeId type, int copy);
    [[nodiscard]] std::shared_ptr<const Print> back();
    [[nodiscard]] const std::string& edition() const { return m_edition; }
    [[nodiscard]] const models::TileLibrary& library() const { return m_library; }

private:
    [[nodiscard]] Artwork prepare(engine::TileTypeId type, int copy) const;

    const models::TileLibrary& m_library;
    art::Dress m_dress = art::Dress::Summer;
    models::Catalogue m_catalogue;
    std::string m_edition;
    std::map<std::pair<engine::TileTypeId, int>, Artwork> m_faces;
    std::shared_ptr<const Print> m_back;
};

} // namespace meeplecam::table
