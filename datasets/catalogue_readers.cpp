#include "datasets/catalogue_readers.h"

namespace meeplecam::datasets {

namespace fs = std::filesystem;

namespace {

bool isCatalogue(const fs::path& folder) {
    std::error_code problem;
    return fs::is_regular_file(folder / "catalogue.json", problem);
}

} // namespace

CatalogueReaders::CatalogueReaders(fs::path folder, ReaderFactory factory)
    : m_folder(std::move(folder))
    , m_factory(std::move(factory)) {}

engine::Result<PictureReader> CatalogueReaders::readerFor(const std::string& art,
                                                          const std::vector<std::string>& tileSets) {
    const engine::Result<fs::path> catalogue = catalogueFor(m_folder, art);
    if (!catalogue)
        return catalogue.error();
    if (m_reader && m_catalogue == *catalogue && m_tileSets == tileSets)
        return m_reader;
    m_reader = {}; // frees its memory before the next is prepared
    engine::Result<PictureReader> reader = m_factory(*catalogue, tileSets);
    if (!reader)
        return reader;
    m_catalogue = *catalogue;
    m_tileSets = tileSets;
    m_reader = *reader;
    return reader;
}

engine::Result<fs::path> catalogueFor(const fs::path& folder, const std::string& art) {
    if (isCatalogue(folder))
        return folder;
    const bool plainName = !art.empty() && fs::path(art).filename() == art && art != "." && art != "..";
    if (plainName && isCatalogue(folder / art))
        return folder / art;
    return engine::Error{folder.string() + " is no catalogue and holds none named \"" + art +
                         "\", which is needed; name another folder with --catalogue"};
}

} // namespace meeplecam::datasets
