#include "app/session/planning/photo_board.h"

#include "app/session/story/story_edit.h"
#include "engine/board/board_alignment.h"
#include "vision/image/frame.h"
#include "vision/reading/board_reporter.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace meeplecam::session {

namespace {

using models::BoardReport;
using models::ReportedMeeple;
using models::ReportedTile;
using models::ReportQuestion;
using Corners = std::array<cv::Point2d, 4>;

ReportedTile* lyingAt(BoardReport& report, engine::Cell cell) {
    const auto tile =
        std::ranges::find(report.tiles, cell, [](const ReportedTile& other) { return other.placement.cell; });
    return tile == report.tiles.end() ? nullptr : &*tile;
}

/// Corners of the unrotated tile in the order of the grid, from its north-west.
Corners inGrid(const Corners& corners, engine::Rotation rotation) {
    Corners grid;
    for (std::size_t i = 0; i < 4; ++i)
        grid[(i + static_cast<std::size_t>(rotation)) % 4] = corners[i];
    return grid;
}

Corners outOfGrid(const Corners& grid, engine::Rotation rotation) {
    Corners corners;
    for (std::size_t i = 0; i < 4; ++i)
        corners[i] = grid[(i + static_cast<std::size_t>(rotation)) % 4];
    return corners;
}

/// A place on the unrotated tile after turning.
cv::Point2d turnedPlace(cv::Point2d at, engine::Rotation by) {
    for (int i = 0; i < engine::quarterTurns(by); ++i)
        at = {1 - at.y, at.x};
    return at;
}

engine::Rotation difference(engine::Rotation to, engine::Rotation from) {
    return engine::rotationOf(engine::quarterTurns(to) - engine::quarterTurns(from));
}

/// Where a cell without a tile lies in the picture: as its neighbours go on, on average.
Corners besideOthers(const BoardReport& report, engine::Cell cell) {
    Corners sum{};
    int count = 0;
    for (const ReportedTile& tile : report.tiles)
        for (const engine::Side side : engine::kSides)
            if (engine::neighbour(tile.placement.cell, side) == cell) {
                const Corners grid = inGrid(tile.corners, tile.placement.rotation);
                const auto i = static_cast<std::size_t>(side); // the corner at which the side begins
                const cv::Point2d step =
                    (grid[i] - grid[(i + 3) % 4] + grid[(i + 1) % 4] - grid[(i + 2) % 4]) / 2.0;
                for (std::size_t corner = 0; corner < 4; ++corner)
                    sum[corner] += grid[corner] + step;
                ++count;
            }
    for (cv::Point2d& corner : sum)
        corner /= std::max(1, count);
    return sum;
}

/// How much of a segment another one, as both lie, has in common with it: sides, or half edges of fields.
int inCommon(const engine::Segment& a, engine::Rotation turnOfA, const engine::Segment& b,
             engine::Rotation turnOfB) {
    if (a.kind != b.kind)
        return 0;
    if (engine::isEnclosed(a.kind))
        return 1;
    if (a.kind == engine::FeatureKind::Field)
        return std::popcount(static_cast<unsigned>(engine::turnedHalfEdges(a.halfEdges, turnOfA) &
                                                   engine::turnedHalfEdges(b.halfEdges, turnOfB)));
    return std::popcount(
        static_cast<unsigned>(engine::turnedSides(a.sides, turnOfA) & engine::turnedSides(b.sides, turnOfB)));
}

/// The feature of a tile that is in the place of another tile's feature; none when that has nothing like it.
std::optional<int> segmentInstead(const engine::TileRegistry& registry, engine::TileFace was, int segment,
                                  engine::TileFace is) {
    const engine::Segment& before = registry[was.type].segments[static_cast<std::size_t>(segment)];
    const std::vector<engine::Segment>& segments = registry[is.type].segments;
    std::optional<int> best;
    int most = 0;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const int common = inCommon(before, was.rotation, segments[i], is.rotation);
        if (segments[i].takesMeeple && common > most) {
            most = common;
            best = static_cast<int>(i);
        }
    }
    return best;
}

bool isAbout(const ReportQuestion& question, const ReportedMeeple& meeple) {
    return std::ranges::any_of(question.answers, [&](const models::ReportAnswer& answer) {
        return answer.meeple && answer.meeple->foot == meeple.foot;
    });
}

/// Takes out what is asked, or listed, and answered now.
template<class Answered>
void settleWhere(BoardReport& report, Answered answered) {
    std::erase_if(report.questions, answered);
    std::erase_if(report.mayBeLookedAt, answered);
}

void settle(BoardReport& report, const ReportedMeeple& meeple) {
    settleWhere(report, [&](const ReportQuestion& asked) { return isAbout(asked, meeple); });
}

void settle(BoardReport& report, engine::Cell cell) {
    settleWhere(report, [&](const ReportQuestion& asked) { return asked.cell == cell; });
}

/// Asks which feature of its tile a meeple claims; the one it is on now comes first.
ReportQuestion whatItClaims(const ReportedMeeple& meeple, const engine::TileType& type) {
    ReportQuestion question{ReportQuestion::About::Meeple, meeple.feature.cell,
                            models::QuestionReason::UnclearClaim};
    const auto offer = [&](int segment) {
        ReportedMeeple other = meeple;
        other.feature.segment = segment;
        other.pose = poseOn(type, segment);
        question.answers.push_back({.meeple = other});
    };
    offer(meeple.feature.segment);
    for (int i = 0; i < static_cast<int>(type.segments.size()); ++i)
        if (i != meeple.feature.segment && type.segments[static_cast<std::size_t>(i)].takesMeeple)
            offer(i);
    question.answers.emplace_back();
    return question;
}

/// A meeple stays where it stands while the tile under it turns out to be another one.
void keepOn(const engine::TileRegistry& registry, engine::TileFace was, engine::TileFace is,
            ReportedMeeple& meeple, BoardReport& report) {
    const engine::TileType& type = registry[is.type];
    const std::optional<int> instead = segmentInstead(registry, was, meeple.feature.segment, is);
    const auto first = std::ranges::find(type.segments, true, &engine::Segment::takesMeeple);
    meeple.feature.segment = instead.value_or(static_cast<int>(first - type.segments.begin()));
    meeple.at = turnedPlace(meeple.at, difference(was.rotation, is.rotation));
    meeple.pose = poseOn(type, meeple.feature.segment);
    if (!instead)
        report.questions.push_back(whatItClaims(meeple, type));
}

void replaceTile(const engine::TileRegistry& registry, const engine::Placement& placement, ReportedTile& tile,
                 BoardReport& report) {
    const engine::TileFace was{tile.placement.tile, tile.placement.rotation};
    const engine::TileFace is{placement.tile, placement.rotation};
    tile.corners = outOfGrid(inGrid(tile.corners, was.rotation), is.rotation);
    tile.placement = placement;
    tile.confidence = 1.0;
    for (ReportedMeeple& meeple : report.meeples)
        if (meeple.feature.cell == placement.cell)
            keepOn(registry, was, is, meeple, report);
}

void layTile(const ReportedTile& tile, BoardReport& report) {
    const auto behind = std::ranges::find_if(
        report.tiles, [&](const ReportedTile& other) { return tile.placement.cell < other.placement.cell; });
    report.tiles.insert(behind, tile);
}

std::vector<models::MeepleColour> coloursOn(const BoardReport& report) {
    std::vector<models::MeepleColour> colours;
    for (const ReportedMeeple& meeple : report.meeples)
        if (std::ranges::find(colours, meeple.colour) == colours.end())
            colours.push_back(meeple.colour);
    std::ranges::sort(colours);
    return colours;
}

bool plays(const std::vector<engine::Player>& players, models::MeepleColour colour) {
    return std::ranges::find(players, models::nameOf(colour), &engine::Player::colour) != players.end();
}

engine::Player playerOf(models::MeepleColour colour) {
    const std::string name(models::nameOf(colour));
    return {name, name};
}

/// The board with what follows from it.
PhotoBoard judged(PhotoBoard board) {
    for (const models::MeepleColour colour : coloursOn(board.report))
        if (!plays(board.setup.players, colour))
            board.setup.players.push_back(playerOf(colour));
    board.banked.resize(board.setup.players.size());
    std::erase_if(board.report.findings, [](const models::ReportFinding& finding) {
        return !std::holds_alternative<models::OtherEdition>(finding.content) &&
               !std::holds_alternative<models::BoxesAdded>(finding.content);
    });
    board.report.scores.clear();
    vision::judgeByRules(board.setup, board.report);
    return board;
}

/// The whole report turned about its cell (0,0).
BoardReport turned(BoardReport report, engine::Rotation turn) {
    report = models::aligned(std::move(report), {turn, {}});
    std::ranges::sort(report.tiles, [](const ReportedTile& a, const ReportedTile& b) {
        return a.placement.cell < b.placement.cell;
    });
    return report;
}

PhotoBoard withMeepleAnswer(PhotoBoard board, const ReportQuestion& question,
                            const models::ReportAnswer& said) {
    std::erase_if(board.report.meeples,
                  [&](const ReportedMeeple& meeple) { return isAbout(question, meeple); });
    if (said.meeple) {
        board.report.meeples.push_back(*said.meeple);
        board.report.meeples.back().confidence = 1.0;
    }
    return judged(std::move(board));
}

} // namespace

PhotoBoard photoBoardOf(engine::GameSetup setup, models::BoardReport report) {
    const engine::Rotation turn = turnInPicture(report);
    return judged({std::move(setup), turned(std::move(report), turn), {}});
}

std::vector<engine::Player> playersOn(const models::BoardReport& report,
                                      const std::vector<engine::Player>& usual) {
    const std::vector<models::MeepleColour> colours = coloursOn(report);
    if (std::ranges::all_of(colours, [&](models::MeepleColour colour) { return plays(usual, colour); }))
        return usual;
    std::vector<engine::Player> players;
    std::ranges::transform(colours, std::back_inserter(players), playerOf);
    return players;
}

engine::Rotation turnInPicture(const models::BoardReport& report) {
    cv::Point2d east;
    for (const ReportedTile& tile : report.tiles) {
        const Corners grid = inGrid(tile.corners, tile.placement.rotation);
        east += grid[1] - grid[0] + grid[2] - grid[3];
    }
    return engine::rotationOf(
        static_cast<int>(std::lround(std::atan2(east.y, east.x) / (std::numbers::pi / 2))));
}

cv::Point2d inPicture(const models::ReportedTile& tile, cv::Point2d at) {
    vision::Quad corners;
    std::ranges::copy(tile.corners, corners.begin());
    const cv::Vec3d seen = vision::pictureFromUnit(corners) * cv::Vec3d(at.x, at.y, 1.0);
    return {seen[0] / seen[2], seen[1] / seen[2]};
}

engine::Result<engine::BoardScore> scoreOf(const PhotoBoard& board) {
    engine::Result<engine::BoardScore> score = vision::scoreOf(board.setup, board.report);
    if (!score)
        return score;
    for (std::size_t player = 0; player < board.banked.size(); ++player)
        score->state.players[player].score = board.banked[player];
    score->ifEndedNow = engine::finalScoreOf(score->state);
    return score;
}

PhotoBoard withPlayers(PhotoBoard board, const std::vector<engine::Player>& players) {
    std::vector<int> banked;
    for (const engine::Player& player : players) {
        const auto same = std::ranges::find(board.setup.players, player.colour, &engine::Player::colour);
        banked.push_back(same == board.setup.players.end()
                             ? 0
                             : board.banked[static_cast<std::size_t>(same - board.setup.players.begin())]);
    }
    board.setup.players = players;
    board.banked = std::move(banked);
    return judged(std::move(board));
}

PhotoBoard withRules(PhotoBoard board, const engine::Rules& rules) {
    board.setup.rules = rules;
    return judged(std::move(board));
}

PhotoBoard withBanked(PhotoBoard board, std::size_t player, int points) {
    board.banked.at(player) = points;
    return board;
}

PhotoBoard withAnswer(PhotoBoard board, std::size_t question, std::size_t answer) {
    const ReportQuestion asked = board.report.questions.at(question);
    const models::ReportAnswer& said = asked.answers.at(answer);
    board.report.questions.erase(board.report.questions.begin() + static_cast<std::ptrdiff_t>(question));
    if (asked.about == ReportQuestion::About::Meeple)
        return withMeepleAnswer(std::move(board), asked, said);
    if (!said.tile)
        return withoutTile(std::move(board), asked.cell);
    if (models::tileAt(board.report, asked.cell) != nullptr)
        return withTile(std::move(board), said.tile->placement);
    layTile(*said.tile, board.report);
    return judged(std::move(board));
}

PhotoBoard withTile(PhotoBoard board, const engine::Placement& tile) {
    ReportedTile* const lying = lyingAt(board.report, tile.cell);
    const bool other = lying == nullptr || lying->placement != tile;
    settleWhere(board.report, [&](const ReportQuestion& question) {
        return question.cell == tile.cell && (other || question.about == ReportQuestion::About::Tile);
    });
    if (lying == nullptr)
        layTile({tile, 1.0, outOfGrid(besideOthers(board.report, tile.cell), tile.rotation)}, board.report);
    else if (other)
        replaceTile(*board.setup.registry, tile, *lying, board.report);
    else
        lying->confidence = 1.0;
    return judged(std::move(board));
}

PhotoBoard withoutTile(PhotoBoard board, engine::Cell cell) {
    settle(board.report, cell);
    std::erase_if(board.report.tiles, [&](const ReportedTile& tile) { return tile.placement.cell == cell; });
    std::erase_if(board.report.meeples,
                  [&](const ReportedMeeple& meeple) { return meeple.feature.cell == cell; });
    return judged(std::move(board));
}

PhotoBoard withMeeple(PhotoBoard board, models::MeepleColour colour, engine::MeepleType figure,
                      const MeeplePlace& place) {
    const ReportedTile* const tile = models::tileAt(board.report, place.feature.cell);
    MEEPLECAM_CHECK(tile != nullptr);
    ReportedMeeple meeple;
    meeple.colour = colour;
    meeple.figure = figure;
    meeple.feature = place.feature;
    meeple.at = place.at;
    meeple.pose = poseOn((*board.setup.registry)[tile->placement.tile], place.feature.segment);
    meeple.foot = inPicture(*tile, place.at);
    board.report.meeples.push_back(meeple);
    return judged(std::move(board));
}

PhotoBoard withMeepleMoved(PhotoBoard board, std::size_t meeple, const std::optional<MeeplePlace>& to) {
    const ReportedMeeple before = board.report.meeples.at(meeple);
    settle(board.report, before);
    board.report.meeples.erase(board.report.meeples.begin() + static_cast<std::ptrdiff_t>(meeple));
    return to ? withMeeple(std::move(board), before.colour, before.figure, *to) : judged(std::move(board));
}

PhotoBoard withColour(PhotoBoard board, std::size_t meeple, models::MeepleColour colour) {
    ReportedMeeple& changed = board.report.meeples.at(meeple);
    settle(board.report, changed);
    changed.colour = colour;
    changed.confidence = 1.0;
    return judged(std::move(board));
}

} // namespace meeplecam::session
