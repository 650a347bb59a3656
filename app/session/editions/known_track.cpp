#include "app/session/editions/known_track.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"
#include "app/session/editions/taught_folder.h"
#include "models/art/sheets/score_track.h"
#include "models/files/user_folder.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

/// The pictures of tracks lie beside their files.
constexpr const char* kTrackEnding = ".json";

} // namespace

engine::Result<models::ScoreTrack> scoreTrackOf(const std::string& named) {
    return named.empty() || named == kHouseTrack ? art::houseTrack() : models::readScoreTrack(named);
}

std::filesystem::path tracksFolder() {
    const std::filesystem::path data = models::userFolder(models::UserFolder::Data);
    return data.empty() ? data : data / "tracks";
}

std::vector<KeptTrack> keptTracks(const std::filesystem::path& folder) {
    std::vector<KeptTrack> kept;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator(folder, problem)) {
        if (entry.path().extension() != kTrackEnding)
            continue;
        if (auto track = models::readScoreTrack(entry.path()))
            kept.push_back({entry.path(), std::move(track->name)});
    }
    std::ranges::sort(kept, {}, &KeptTrack::name);
    return kept;
}

engine::Result<std::filesystem::path> keepTrack(const models::ScoreTrack& track,
                                                const std::filesystem::path& folder) {
    if (folder.empty())
        return refusal(Files::tr("There is no home folder to save the scoring track in; set HOME"));
    const std::string stem = folderName(track.name);
    if (stem.empty())
        return refusal(Files::tr("Give the scoring track a name"));
    const std::filesystem::path file = folder / (stem + kTrackEnding);
    std::error_code problem;
    if (std::filesystem::exists(file, problem))
        return refusal(Files::tr("There is a scoring track called %1 already; choose another name")
                           .arg(asText(track.name)));
    models::makePrivateFolder(folder); // else writing says what is wrong
    if (const engine::Status written = models::writeScoreTrack(track, file); !written)
        return written.error();
    return file;
}

} // namespace meeplecam::session
