#include "datasets/measuring/catalogue_readers.h"

#include "vision/any/any_reader.h"

namespace meeplecam::datasets {

namespace fs = std::filesystem;

namespace {

bool isCatalogue(const fs::path& folder) {
    std::error_code problem;
    return fs::is_regular_file(folder / "catalogue.json", problem);
}

} // namespace

engine::Result<fs::path> catalogueFor(const fs::path& folder, const std::string& art) {
    if (folder == vision::kAnyTiles || isCatalogue(folder))
        return folder;
    const bool plainName = !art.empty() && fs::path(art).filename() == art && art != "." && art != "..";
    if (plainName && isCatalogue(folder / art))
        return folder / art;
    return engine::Error{folder.string() + " is no catalogue and holds none named \"" + art +
                         "\", which is needed; name another folder with --catalogue"};
}

} // namespace meeplecam::datasets
