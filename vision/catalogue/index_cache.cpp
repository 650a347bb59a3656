#include "vision/catalogue/index_cache.h"

#include "engine/tiles/phrase.h"
#include "models/files/content_hash.h"
#include "models/files/json_input.h"
#include "vision/catalogue/index_file.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <random>
#include <sstream>
#include <unistd.h>

#include "preparation_version.h"

namespace meeplecam::vision {

using engine::Error;
using engine::Result;
namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kLargestFile = 500'000'000; // bytes; a catalogue of 72 pictures takes 6 million
constexpr std::size_t kKeptFiles = 4; // files for one catalogue, for other boxes of tiles and other programs
constexpr std::chrono::hours kForgotten{1}; // after which a file that was being written was left behind
constexpr const char* kPrepared = ".index";
constexpr const char* kUnfinished = ".part";

std::string hex(std::uint64_t number) {
    std::ostringstream text;
    text << std::hex << number;
    return std::move(text).str();
}

/// A number for everything besides the pictures that a prepared catalogue depends on.
std::uint64_t settingsNumber(const engine::TileRegistry& registry, const engine::TileCounts& counts) {
    std::ostringstream text;
    text << kPreparationVersion << ' ' << cv::getVersionString();
    for (const engine::TileType& type : registry.types()) {
        text << '\n' << type.name << ' ' << int{type.innSides2014} << ' ' << type.bushes2014;
        for (const std::string& marker : type.markers)
            text << ' ' << marker;
        for (const engine::Segment& s : type.segments)
            text << ';' << static_cast<int>(s.kind) << ' ' << int{s.sides} << ' ' << int{s.halfEdges} << ' '
                 << s.cities << ' ' << int{s.pennants} << ' ' << s.cathedral << ' ' << s.inn << ' '
                 << s.takesMeeple << ' ' << static_cast<int>(s.end) << ' ' << int{s.joinedWith};
    }
    for (int type = 0; type < registry.size(); ++type)
        text << ' ' << engine::countOf(counts, static_cast<engine::TileTypeId>(type));
    return models::contentHash(text.str());
}

/// The files that one catalogue may have in the cache folder.
class CacheSlot {
public:
    CacheSlot(const fs::path& folder, const fs::path& catalogue, std::uint64_t fingerprint,
              std::uint64_t settings)
        : m_folder(folder)
        , m_key(models::contentHash(hex(fingerprint), settings)) {
        std::error_code problem;
        const fs::path place = fs::weakly_canonical(catalogue, problem);
        m_catalogue = hex(models::contentHash(place.string())) + "-";
        m_pictures = m_catalogue + hex(fingerprint) + "-";
        m_file = m_folder / (m_pictures + hex(m_key) + kPrepared);
    }

    [[nodiscard]] std::optional<TileIndex> load(std::shared_ptr<const engine::TileRegistry> registry) const {
        const auto bytes = models::readFile(m_file, "a prepared catalogue", kLargestFile);
        if (!bytes)
            return std::nullopt;
        auto index = unpackIndex(*bytes, m_key, std::move(registry));
        std::error_code ignored;
        if (index)
            fs::last_write_time(m_file, fs::file_time_type::clock::now(), ignored); // removed last
        return index;
    }

    /// Best effort: nothing else depends on it.
    void store(const TileIndex& index) const {
        std::error_code problem;
        fs::create_directories(m_folder, problem);
        if (problem)
            return;
        removeOld();
        // Under a name of its own until it is whole: other programs see all of it or nothing.
        const fs::path part = m_folder / (m_catalogue + std::to_string(::getpid()) + "-" +
                                          std::to_string(std::random_device{}()) + kUnfinished);
        std::ofstream file(part, std::ios::binary);
        file << packIndex(index, m_key) << std::flush;
        const bool whole = file.good();
        file.close();
        if (whole)
            fs::rename(part, m_file, problem);
        if (!whole || problem)
            fs::remove(part, problem);
    }

private:
    /// Removes what was prepared from other pictures of this catalogue, the least used of what was prepared
    /// from the same ones for something else, and what was never finished.
    void removeOld() const {
        std::vector<std::pair<fs::file_time_type, fs::path>> others;
        std::error_code problem;
        const auto now = fs::file_time_type::clock::now();
        for (fs::directory_iterator at(m_folder, problem), end; !problem && at != end;
             at.increment(problem)) {
            const std::string name = at->path().filename().string();
            const bool unfinished = name.ends_with(kUnfinished); // of whatever catalogue
            if (!unfinished && !name.starts_with(m_catalogue))
                continue;
            std::error_code ignored;
            const auto time = at->last_write_time(ignored);
            if (unfinished ? now - time > kForgotten : !name.starts_with(m_pictures))
                fs::remove(at->path(), ignored);
            else if (name.ends_with(kPrepared) && at->path() != m_file)
                others.emplace_back(time, at->path());
        }
        std::ranges::sort(others, std::greater{});
        for (std::size_t i = kKeptFiles - 1; i < others.size(); ++i)
            fs::remove(others[i].second, problem);
    }

    fs::path m_folder;
    std::uint64_t m_key = 0;
    std::string m_catalogue; // how the names of all files of this catalogue begin
    std::string m_pictures;  // how those begin that were prepared from these pictures
    fs::path m_file;
};

} // namespace

Result<TileIndex> openIndex(const fs::path& catalogue,
                            const std::shared_ptr<const engine::TileRegistry>& registry,
                            const engine::TileCounts& counts, const fs::path& cacheFolder) {
    const auto fingerprint = models::catalogueFingerprint(catalogue);
    if (!fingerprint)
        return fingerprint.error();
    const CacheSlot slot(cacheFolder, catalogue, *fingerprint, settingsNumber(*registry, counts));
    if (!cacheFolder.empty())
        if (auto index = slot.load(registry))
            return *std::move(index);
    const auto read = models::readCatalogue(catalogue, *registry);
    if (!read)
        return read.error();
    if (std::ranges::none_of(read->pictures, [&](const models::CataloguePicture& picture) {
            return engine::countOf(counts, picture.tile) > 0;
        }))
        return phrase(
                   "Files",
                   "%1 shows none of the tiles in play; choose the catalogue of the box that you play with")
            .with(catalogue.string())
            .error();
    TileIndex index = prepareIndex(*read, registry, counts);
    if (!cacheFolder.empty())
        slot.store(index);
    return index;
}

} // namespace meeplecam::vision
