#include "app/session/planning/photo_track.h"

#include "app/session/story/game_words.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::session {

namespace {

struct PhotoTrack {
    Q_DECLARE_TR_FUNCTIONS(PhotoTrack)
};

/// Where a player's figure stands; none where it was not read.
std::optional<int> spaceOf(const vision::TrackReading& track, const engine::Player& player) {
    const auto colour = models::findColour(player.colour);
    const auto figure = std::ranges::find_if(track.figures, [&](const vision::TrackFigure& read) {
        return read.colour == colour && read.isSure();
    });
    return figure == track.figures.end() ? std::nullopt : std::optional(figure->space);
}

std::optional<vision::TrackReading> trackBeside(const vision::Frame& frame, const vision::BoardReading& board,
                                                const vision::BoardReader& reader,
                                                const vision::TrackReader& track) {
    if (!board.stages.board)
        return std::nullopt;
    const vision::TableReader& tables = reader.tables();
    return track.read(
        frame, *board.stages.board,
        {.colours = tables.game().players, .tile_mm = tables.index().tile_mm, .things = tables.meeples()});
}

/// Whether a tile, or what may be one, was found on this part of the picture.
bool liesOn(const vision::Quad& place, const vision::TableReading& board) {
    const auto isThere = [&](const vision::CellReading& cell) {
        return cv::pointPolygonTest(place, vision::centreOf(cell.quad), false) > 0.0;
    };
    return std::ranges::any_of(board.doubtful, isThere) ||
           std::ranges::any_of(board.tiles, isThere, &vision::ReadTile::reading);
}

} // namespace

std::optional<vision::TrackReading> readTrack(const vision::Frame& frame, const vision::BoardReader& reader,
                                              const vision::TrackReader& track, vision::BoardReading& board) {
    auto lying = trackBeside(frame, board, reader, track);
    if (!lying)
        return lying;
    const vision::Quad place =
        lying->track.cornersInPicture(track.track().picture.size(), board.stages.board->grid.camera());
    if (!liesOn(place, board.stages))
        return lying;
    cv::Mat picture = frame.level(0).clone();
    vision::blotOut(place, 1.0F, picture);
    vision::BoardReading without = reader.read(vision::Frame(picture));
    if (without.stages.tiles.empty())
        return lying;
    board = std::move(without);
    return trackBeside(frame, board, reader, track);
}

PhotoBoard withTrack(PhotoBoard board, const vision::TrackReading& track) {
    for (std::size_t player = 0; player < board.banked.size(); ++player)
        if (const auto space = spaceOf(track, board.setup.players[player]))
            board.banked[player] = *space;
    return board;
}

QString trackNotFoundWords() {
    return PhotoTrack::tr("The scoring track wasn't found in this picture.");
}

QString trackWords(const std::optional<vision::TrackReading>& track, const engine::GameSetup& setup,
                   int spaces) {
    if (!track)
        return trackNotFoundWords();
    QStringList unseen;
    const std::vector<QString> names = shownNames(setup);
    for (std::size_t player = 0; player < names.size(); ++player)
        if (!spaceOf(*track, setup.players[player]))
            unseen.push_back(names[player]);
    const QString laps =
        PhotoTrack::tr("The points are those of the spaces: add %1 for each full lap.").arg(spaces);
    return unseen.empty()
               ? laps
               : laps + QLatin1Char(' ') +
                     PhotoTrack::tr("No figure was found on the track for %1.").arg(words::listWords(unseen));
}

} // namespace meeplecam::session
