#pragma once

#include "datasets/measuring/picture_bench.h"

namespace meeplecam::datasets {

/// The catalogue for this art: `folder` itself, which then serves every art (vision::kAnyTiles does, too), or
/// the one in it that is named so.
engine::Result<std::filesystem::path> catalogueFor(const std::filesystem::path& folder,
                                                   const std::string& art);

/// Readers for pictures of several editions. Keeps the one it prepared last, so that memory is measured with
/// one catalogue loaded.
template<class Reader>
class ReadersByCatalogue {
public:
    /// Prepares a reader from the catalogue in a folder for the tiles of these boxes.
    using Factory = std::function<engine::Result<Reader>(const std::filesystem::path& catalogue,
                                                         const std::vector<std::string>& tileSets)>;

    /// `folder` is a catalogue, which then serves every picture, or holds catalogues named like the `art` of
    /// truths.
    ReadersByCatalogue(std::filesystem::path folder, Factory factory)
        : m_folder(std::move(folder))
        , m_factory(std::move(factory)) {}

    /// The reader for this art and these boxes; fails when there is no such catalogue, or the factory does.
    engine::Result<Reader> readerFor(const std::string& art, const std::vector<std::string>& tileSets) {
        const engine::Result<std::filesystem::path> catalogue = catalogueFor(m_folder, art);
        if (!catalogue)
            return catalogue.error();
        if (m_reader && m_catalogue == *catalogue && m_tileSets == tileSets)
            return m_reader;
        m_reader = {}; // frees its memory before the next is prepared
        engine::Result<Reader> reader = m_factory(*catalogue, tileSets);
        if (!reader)
            return reader;
        m_catalogue = *catalogue;
        m_tileSets = tileSets;
        m_reader = *reader;
        return reader;
    }

private:
    std::filesystem::path m_folder;
    Factory m_factory;
    std::filesystem::path m_catalogue; ///< of m_reader
    std::vector<std::string> m_tileSets;
    Reader m_reader{}; ///< none until the first is prepared
};

using CatalogueReaders = ReadersByCatalogue<PictureReader>;
using ReaderFactory = CatalogueReaders::Factory;

} // namespace meeplecam::datasets
