#pragma once

#include "datasets/table/scene/artwork.h"

namespace meeplecam::table {

/// One artist for all tests of the program, so that each tile is drawn once.
inline Artist& sharedArtist() {
    static Artist artist(models::bundledTiles(), art::Dress::Summer);
    return artist;
}

} // namespace meeplecam::table
