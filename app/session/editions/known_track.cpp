#include "app/session/editions/known_track.h"

#include "models/art/sheets/score_track.h"

namespace meeplecam::session {

engine::Result<models::ScoreTrack> scoreTrackOf(const std::string& named) {
    return named.empty() || named == kHouseTrack ? art::houseTrack() : models::readScoreTrack(named);
}

} // namespace meeplecam::session
