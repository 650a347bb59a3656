#pragma once

#include "datasets/table/table_scene.h"
#include "models/art/tile_art.h"
#include "models/tile_library.h"

#include <map>

namespace meeplecam::table {

/// The printed face of one physical tile.
struct Artwork {
    std::shared_ptr<const Print> print;
    cv::Mat regions; ///< feature index for each place of the face, see models/README.md
};

/// Faces of the house edition, drawn when they are first asked for.
class Artist {
public:
    Artist(const models::TileLibrary& library, art::Dress dress)
        : m_library(library)
        , m_dress(dress) {}

    [[nodiscard]] const Artwork& face(engine::TileTypeId type, int copy);
    [[nodiscard]] std::shared_ptr<const Print> back();

private:
    const models::TileLibrary& m_library;
    art::Dress m_dress;
    std::map<std::pair<engine::TileTypeId, int>, Artwork> m_faces;
    std::shared_ptr<const Print> m_back;
};

} // namespace meeplecam::table
