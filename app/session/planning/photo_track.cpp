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

/// The corners of the track in the picture.
std::vector<cv::Point2f> cornersOf(const vision::TableReading& board, const vision::TrackReading& lying,
                                   const vision::TrackReader& track) {
    std::vector<cv::Point2f> corners;
    for (const cv::Point2d& corner : lying.track.cornersOnTable(track.track().picture.size()))
        corners.emplace_back(board.board->grid.camera().project(corner));
    return corners;
}

/// Whether a tile, or what may be one, was found on the track.
bool liesOnTrack(const vision::TableReading& board, const vision::TrackReading& lying,
                 const vision::TrackReader& track) {
    const std::vector<cv::Point2f> corners = cornersOf(board, lying, track);
    const auto onTrack = [&](const vision::CellReading& cell) {
        return cv::pointPolygonTest(corners, vision::centreOf(cell.quad), false) > 0.0;
    };
    return std::ranges::any_of(board.doubtful, onTrack) ||
           std::ranges::any_of(board.tiles, onTrack, &vision::ReadTile::reading);
}

cv::Mat withoutTrack(const vision::Frame& frame, const vision::TableReading& board,
                     const vision::TrackReading& lying, const vision::TrackReader& track) {
    cv::Mat picture = frame.level(0).clone();
    vision::Quad corners;
    std::ranges::copy(cornersOf(board, lying, track), corners.begin());
    vision::blotOut(corners, 1.0F, picture);
    return picture;
}

} // namespace

std::optional<vision::TrackReading> readTrack(const vision::Frame& frame, const vision::BoardReader& reader,
                                              const vision::TrackReader& track, vision::BoardReading& board) {
    auto lying = trackBeside(frame, board, reader, track);
    if (!lying || !liesOnTrack(board.stages, *lying, track))
        return lying;
    vision::BoardReading without =
        reader.read(vision::Frame(withoutTrack(frame, board.stages, *lying, track)));
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
