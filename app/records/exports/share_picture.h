#pragma once

#include "app/records/audit/audit.h"

#include <opencv2/core/mat.hpp>

#include <filesystem>
#include <functional>
#include <string>

namespace meeplecam::records {

// A game for those who were not there, in the format that phones show whole: 1080 × 1350 pixels.

/// The turn in which a player got most points; of several the first. None before anything was scored.
struct BestTurn {
    std::size_t turn = 0; ///< from 0
    int player = 0;
    int points = 0;
    bool operator==(const BestTurn&) const = default;
};
[[nodiscard]] std::optional<BestTurn> bestTurnOf(const engine::Game& game);

/// The board at the end with the scores and the best turn, whose tile is framed. `title`: empty = who wins.
/// BGR, 8 bits. `audit` is auditOf(kept).
[[nodiscard]] cv::Mat sharePicture(const KeptGame& kept, const Audit& audit, const std::string& title = {});

/// Is told, while a film is made, how many turns are in it, of how many.
using FilmProgress = std::function<void(int done, int all)>;

/// The game growing turn by turn with its scores, and at the end the picture to share: a minute at most,
/// two seconds for a turn at most. H.264 where the machine can write it, else MPEG-4. Fails with one
/// sentence.
[[nodiscard]] engine::Status writeGameFilm(const KeptGame& kept, const Audit& audit, const std::string& title,
                                           const std::filesystem::path& file,
                                           const FilmProgress& progress = {});

} // namespace meeplecam::records
