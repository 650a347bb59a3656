#include "app/session/editions/catalogue_choice.h"

#include "app/session/editions/bundled.h"
#include "engine/tiles/phrase.h"
#include "models/files/joined.h"
#include "vision/any/any_reader.h"

#include <algorithm>
#include <cctype>

namespace meeplecam::session {

namespace fs = std::filesystem;

namespace {

bool isFolder(const fs::path& path) {
    std::error_code problem;
    return fs::is_directory(path, problem);
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

/// What comes with the program is called as its folder.
std::vector<KeptCatalogue> bundledCatalogues() {
    std::vector<KeptCatalogue> bundled = keptCatalogues(houseCatalogue().parent_path());
    for (KeptCatalogue& catalogue : bundled)
        catalogue.name = catalogue.folder.filename().string();
    std::ranges::sort(bundled, {}, &KeptCatalogue::name);
    return bundled;
}

} // namespace

std::vector<KeptCatalogue> knownCatalogues() {
    std::vector<KeptCatalogue> known = keptCatalogues(cataloguesFolder());
    std::ranges::copy(bundledCatalogues(), std::back_inserter(known));
    return known;
}

std::string catalogueWord(const KeptCatalogue& edition) {
    return edition.name.find(' ') == std::string::npos ? edition.name : '"' + edition.name + '"';
}

std::string catalogueFolder(const std::string& word) {
    if (word.empty() || word == vision::kAnyTiles || word == kAutoCatalogue || isFolder(word))
        return word;
    for (const KeptCatalogue& known : knownCatalogues())
        if (lower(known.name) == lower(word) || lower(known.folder.filename().string()) == lower(word))
            return known.folder.string();
    return word;
}

std::vector<std::string> catalogueNames() {
    std::vector<std::string> names;
    std::ranges::transform(knownCatalogues(), std::back_inserter(names), &KeptCatalogue::name);
    return names;
}

engine::Status checkCatalogue(const std::string& folder) {
    if (isFolder(folder))
        return engine::success();
    const std::string names = models::joined(catalogueNames(), ", ");
    if (names.empty())
        return phrase("Editions", "there is no catalogue %1; give a folder with a catalogue.json")
            .with(folder)
            .error();
    return phrase("Editions",
                  "there is no catalogue %1; give a folder with a catalogue.json, or one of these names: %2")
        .with(folder)
        .with(names)
        .error();
}

} // namespace meeplecam::session
