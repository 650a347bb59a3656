#pragma once

#include "models/score_track.h"

namespace meeplecam::session {

/// What names the scoring track of the house edition.
inline constexpr const char* kHouseTrack = "house";

/// A scoring track by its file (models::readScoreTrack), or that of the house edition where nothing or
/// kHouseTrack is named.
[[nodiscard]] engine::Result<models::ScoreTrack> scoreTrackOf(const std::string& named);

/// A scoring track among those that the user taught.
struct KeptTrack {
    std::filesystem::path file;
    std::string name;
    bool operator==(const KeptTrack&) const = default;
};

/// Where this user's tracks are kept: `tracks` in the user's data. Empty when the user has no home.
[[nodiscard]] std::filesystem::path tracksFolder();

/// The tracks in a folder by name; damaged ones are left out.
[[nodiscard]] std::vector<KeptTrack> keptTracks(const std::filesystem::path& folder);

/// Writes a track among those in a folder, which is made when it is missing, by its name. The file. Fails
/// for an empty name, for one that there is already, and when it can't be written.
engine::Result<std::filesystem::path> keepTrack(const models::ScoreTrack& track,
                                                const std::filesystem::path& folder);

} // namespace meeplecam::session
