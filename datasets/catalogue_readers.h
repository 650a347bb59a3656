#pragma once

#include "datasets/picture_bench.h"

namespace meeplecam::datasets {

/// Prepares a reader from the catalogue in a folder for the tiles of these boxes.
using ReaderFactory = std::function<engine::Result<PictureReader>(const std::filesystem::path& catalogue,
                                                                  const std::vector<std::string>& tileSets)>;

/// The catalogue for this art: `folder` itself, which then serves every art, or the one in it that is named
/// so.
engine::Result<std::filesystem::path> catalogueFor(const std::filesystem::path& folder,
                                                   const std::string& art);

/// Readers for pictures of several editions. Keeps the one it prepared last, so that memory is measured with
/// one catalogue loaded.
class CatalogueReaders {
public:
    /// `folder` is a catalogue, which then serves every picture, or holds catalogues named like the `art` of
    /// truths.
    CatalogueReaders(std::filesystem::path folder, ReaderFactory factory);

    /// The reader for this art and these boxes; fails when there is no such catalogue, or the factory does.
    engine::Result<PictureReader> readerFor(const std::string& art, const std::vector<std::string>& tileSets);

private:
    std::filesystem::path m_folder;
    ReaderFactory m_factory;
    std::filesystem::path m_catalogue; ///< of m_reader
    std::vector<std::string> m_tileSets;
    PictureReader m_reader; ///< none until the first is prepared
};

} // namespace meeplecam::datasets
