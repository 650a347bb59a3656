#include "datasets/table/composing/live_table.h"

#include "datasets/table/composing/clutter.h"
#include "datasets/table/composing/truth.h"
#include "datasets/table/scene/lights.h"
#include "datasets/table/scene/table_tops.h"
#include "engine/play/scoring.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace meeplecam::table {

namespace {

constexpr double kReachTime = 0.5;  ///< seconds; how long a hand takes to come, and to go
constexpr double kDwellTime = 0.25; ///< and stays
constexpr double kShakeTime = 0.4;
constexpr double kAway = 330; ///< from where a hand comes

/// The final board with every meeple that was ever placed, so that each gets its place once.
Position wholeGame(const TableGame& game, const models::TileLibrary& library) {
    Position position = positionAfter(game, library, game.moves.size());
    position.meeples.clear();
    for (const TableMove& move : game.moves) {
        if (move.meeple)
            position.meeples.push_back(*move.meeple);
    }
    return position;
}

PhotoEffects filmEffects(const LiveOptions& options, const TableScene& scene) {
    PhotoEffects effects;
    effects.exposure = meteredExposure(scene);
    effects.noise = options.noise;
    effects.blur_px = 0.6;
    effects.sharpening = 0.3;
    return effects;
}

} // namespace

LiveTable::LiveTable(TableGame game, const LiveOptions& options, Artist& artist)
    : m_game(std::move(game))
    , m_artist(artist)
    , m_registry(artist.library().registry)
    , m_options(options)
    , m_dice("live table", options.seed)
    , m_markers(m_game.players.size(), options.track_slips, options.seed) {
    m_layout = layOut(wholeGame(m_game, artist.library()), artist, {}, m_dice.fork());
    for (size_t i = 0; i < std::min(options.pieces.size(), m_game.players.size()); ++i)
        m_layout.pieces[m_game.players[i]] = options.pieces[i];
    TableScene all;
    addBoard(all, m_layout, m_dice.fork());
    m_cards = all.cards;
    m_cards.front().print = faceOf(m_layout.tiles.front(), artist);
    m_pieces = all.bodies;
    View direction;
    direction.elevation_deg = options.elevation_deg;
    direction.azimuth_deg = m_dice.between(0, 360);
    m_view = viewOf(m_layout, direction, options.size, options.fill);
    TableScene scene;
    scene.camera = makeCamera(m_view, options.size, {-0.03, 0});
    scene.lighting = makeLighting(options.light, m_dice.fork());
    scene.blinds = makeBlinds(options.light, scene.lighting, m_dice.fork());
    scene.top = makeTableTop(options.table, m_dice.fork());
    centreTableTop(scene.top, m_layout, m_view.target);
    scene.cards.push_back(m_cards.front());
    m_track = addClutter(scene, positionAfter(m_game, artist.library(), 0), m_layout,
                         {artist, options.clutter, options.track, 0}, m_dice.fork());
    for (size_t i = 0; i < m_game.players.size(); ++i)
        m_arms.push_back(anyArm(m_dice));
    const PhotoEffects effects = filmEffects(options, scene);
    m_painter = std::make_unique<TablePainter>(std::move(scene), effects, options.seed);
    models::Json start = eventOf("tile_placed", {0, m_game.start});
    start["player"] = nullptr;
    start.erase("turn");
    start.update(tileJson(m_game.start, *m_registry));
    m_events.push_back(start);
    for (size_t i = 0; m_track && i < m_game.players.size(); ++i)
        m_events.push_back(
            markerJson(m_game.players[i], 0,
                       isInPicture(m_painter->scene().bodies[m_track->markers[i]].mesh.vertices.front().at)));
    m_moments.assign(static_cast<size_t>(framesIn(m_options.pause_s)), Moment{});
    if (options.showing)
        planShowing();
}

int LiveTable::framesIn(double seconds) const {
    return std::max(1, static_cast<int>(std::lround(seconds * m_options.frames_per_second)));
}

/// What a lamp that warms up, or the evening, does to the colours so far.
void LiveTable::tint(cv::Mat& picture) const {
    constexpr double kGamma = 2.2; // of the picture; light itself is linear
    constexpr double kSecondsAMinute = 60.0;
    const double grown = 1.0 + m_options.drift * m_frame / m_options.frames_per_second / kSecondsAMinute;
    const double red = std::pow(grown, 1.0 / kGamma);
    cv::Mat tinted; // the painter may keep the picture
    cv::multiply(picture, cv::Scalar(1.0 / red, 1.0, red), tinted);
    picture = tinted;
}

models::Json LiveTable::eventOf(const char* name, const TableMove& move) const {
    models::Json event;
    event["event"] = name;
    event["frame"] = m_frame;
    event["turn"] = m_turn;
    event["player"] = m_game.players[static_cast<size_t>(move.player)];
    return event;
}

LiveTable::Deed LiveTable::tileDeed(const TableMove& move) {
    const LaidTile& tile = m_layout.tiles[m_turn + 1];
    Deed deed{move.player, tile.centre, m_cards[m_turn + 1]};
    deed.card->print = faceOf(tile, m_artist);
    models::Json event = eventOf("tile_placed", move);
    event.update(tileJson(move.tile, *m_registry));
    deed.events.push_back(event);
    return deed;
}

LiveTable::Deed LiveTable::meepleDeed(const TableMove& move) {
    Deed deed{move.player, m_layout.meeples[m_next_meeple].foot, {}, m_pieces[m_next_meeple]};
    models::Json event = eventOf("meeple_placed", move);
    event.update(meepleJson(*move.meeple, move.tile, *m_registry));
    deed.events.push_back(event);
    ++m_next_meeple;
    return deed;
}

LiveTable::Deed LiveTable::takeDeed(const TableMove& move, const StandingMeeple& meeple) const {
    Deed deed{move.player, {}, {}, {}, meeple.on};
    for (const LaidMeeple& laid : m_layout.meeples) {
        if (laid.meeple.on == meeple.on)
            deed.where = laid.foot;
    }
    const auto tile = std::ranges::find_if(
        m_layout.tiles, [&](const LaidTile& t) { return t.placement.cell == meeple.on.cell; });
    models::Json event = eventOf("meeple_removed", move);
    event.update(meepleJson(meeple, tile->placement, *m_registry));
    deed.events.push_back(event);
    return deed;
}

/// Plans everything that happens in the next turn.
void LiveTable::planTurn() {
    if (std::ranges::count(m_options.bumps, static_cast<int>(m_turn)) > 0)
        planBump();
    const TableMove& move = m_game.moves[m_turn];
    std::vector<Deed> deeds{tileDeed(move)};
    if (move.meeple)
        deeds.push_back(meepleDeed(move));
    for (const StandingMeeple& meeple : move.returned)
        deeds.push_back(takeDeed(move, meeple));
    planMarkers(move, deeds);
    for (const CompletedFeature& feature : move.completed)
        deeds.front().events.push_back(completedJson(feature, static_cast<int>(m_turn)));
    models::Json scores{
        {"event", "scores"}, {"frame", 0}, {"turn", m_turn}, {"scores", models::Json::object()}};
    for (size_t i = 0; i < m_game.players.size(); ++i)
        scores["scores"][m_game.players[i]] = move.scores[i];
    deeds.back().events.push_back(scores);
    for (const Deed& deed : deeds)
        planDeed(deed);
    m_moments.push_back({{}, Moment::Step::Turn});
}

bool LiveTable::isInPicture(const Vec3& point) const {
    const auto pixel = m_painter->scene().camera.project(point);
    return pixel && cv::Rect2d({}, cv::Size2d(m_options.size)).contains(*pixel);
}

/// Who scored moves the marker on the track.
void LiveTable::planMarkers(const TableMove& move, std::vector<Deed>& deeds) {
    if (!m_track)
        return;
    const std::vector<int> before = m_markers.points();
    const std::vector<int>& marked = m_markers.after(move.scores);
    for (size_t i = 0; i < marked.size(); ++i) {
        if (before[i] == marked[i])
            continue;
        Deed deed{static_cast<int>(i), {}, {}, markerOn(m_track->card, m_game.players[i], marked[i], m_dice)};
        const Vec3& foot = deed.piece->mesh.vertices.front().at;
        deed.where = {foot.x(), foot.y()};
        deed.aim = Deed::Aim::Track;
        deed.events.push_back(
            markerJson(m_game.players[i], engine::trackPositionOf(marked[i]).space, isInPicture(foot)));
        deeds.push_back(std::move(deed));
    }
}

void LiveTable::planDeed(const Deed& deed) {
    const bool brings = !deed.takes && deed.aim != Deed::Aim::Putaway;
    const int way = framesIn(kReachTime);
    for (int i = way; i > 0; --i)
        m_moments.push_back({static_cast<double>(i) / way, Moment::Step::Rest, brings});
    for (int i = 0; i < framesIn(kDwellTime); ++i)
        m_moments.push_back({0, Moment::Step::Rest, brings});
    m_moments.push_back({0, Moment::Step::Act, !brings});
    for (int i = 1; i <= way; ++i)
        m_moments.push_back({static_cast<double>(i) / way, Moment::Step::Rest, !brings});
    m_moments.push_back({{}, Moment::Step::Settle});
    for (int i = 0; i < framesIn(std::max(deed.rest_s, m_options.pause_s)); ++i)
        m_moments.push_back({});
    m_deeds.push_back(deed);
}

/// Free places around the first tile that the camera sees, a few centimetres from it and from each other.
std::vector<cv::Point2d> LiveTable::placesToShow() const {
    constexpr double kAwayFromTile = 46; // mm, middle to middle
    constexpr int kPlaces = 8;
    constexpr double kMargin = 0.04; // of the picture
    const Camera& camera = m_painter->scene().camera;
    const cv::Point2d middle = m_layout.tiles.front().centre;
    std::vector<cv::Point2d> places;
    for (int i = 0; i < kPlaces; ++i) {
        const double angle = (i + 0.5) * 2 * std::numbers::pi / kPlaces;
        const cv::Point2d place = middle + kAwayFromTile * cv::Point2d(std::cos(angle), std::sin(angle));
        const auto seen = camera.project({place.x, place.y, 0});
        if (seen && std::abs(seen->x / m_options.size.width - 0.5) < 0.5 - kMargin &&
            std::abs(seen->y / m_options.size.height - 0.5) < 0.5 - kMargin)
            places.push_back(place);
    }
    return places;
}

/// One after the other shows a meeple. Every other player takes it away at once, the rest before the game.
void LiveTable::planShowing() {
    constexpr double kRest = 2.5; // seconds that who waits for a machine gives it
    for (int i = 0; i < framesIn(kRest); ++i)
        m_moments.push_back({});
    art::Dice dice("shown meeples", m_options.seed);
    const std::vector<cv::Point2d> places = placesToShow();
    std::vector<Deed> late;
    for (size_t i = 0; i < m_game.players.size() && i < places.size(); ++i) {
        const Piece piece = m_layout.pieceOf(m_game.players[i]);
        const MeeplePose pose = dice.happens(0.4) ? MeeplePose::Lying : MeeplePose::Standing;
        const Mesh mesh = placed(meshOf(piece, MeepleType::Small, pose, m_layout.cut),
                                 {{places[i].x, places[i].y, 0}, dice.between(0, 2 * std::numbers::pi)});
        Deed deed{static_cast<int>(i), places[i], {}, Body{mesh, piece.paint, piece.finish}};
        deed.aim = Deed::Aim::Show;
        deed.rest_s = kRest;
        planDeed(deed);
        deed.piece.reset();
        deed.aim = Deed::Aim::Putaway;
        deed.rest_s = 0;
        if (i % 2 == 0)
            planDeed(deed);
        else
            late.push_back(deed);
    }
    for (const Deed& deed : late)
        planDeed(deed);
}

void LiveTable::planBump() {
    for (int i = 0; i < framesIn(kShakeTime); ++i)
        m_moments.push_back({{}, Moment::Step::Shake});
    m_moments.push_back({{}, Moment::Step::MoveCamera});
    for (int i = 0; i < framesIn(m_options.pause_s); ++i)
        m_moments.push_back({});
}

/// The hand does what it came for.
void LiveTable::act() {
    const Deed& deed = m_deeds.front();
    if (deed.card)
        m_painter->addCard(*deed.card);
    if (deed.aim == Deed::Aim::Show) {
        m_shown[deed.player] = m_painter->addBody(*deed.piece);
        return;
    }
    if (deed.aim == Deed::Aim::Putaway) {
        m_painter->removeBody(m_shown.at(deed.player));
        return;
    }
    if (deed.aim == Deed::Aim::Track) {
        size_t& marker = m_track->markers[static_cast<size_t>(deed.player)];
        m_painter->removeBody(marker);
        marker = m_painter->addBody(*deed.piece);
        return;
    }
    if (deed.piece)
        m_on_board.emplace_back(m_game.moves[m_turn].meeple->on, m_painter->addBody(*deed.piece));
    if (!deed.takes)
        return;
    const auto meeple =
        std::ranges::find(m_on_board, *deed.takes, &std::pair<engine::SegmentRef, size_t>::first);
    if (meeple != m_on_board.end()) {
        m_painter->removeBody(meeple->second);
        m_on_board.erase(meeple);
    }
}

/// The hand is gone: what it did is to be seen from this picture on.
void LiveTable::settle() {
    for (models::Json& event : m_deeds.front().events) {
        event["frame"] = m_frame;
        m_events.push_back(event);
    }
    m_deeds.pop_front();
}

void LiveTable::bumpCamera() {
    m_view.azimuth_deg += m_dice.between(-4, 4);
    m_view.elevation_deg += m_dice.between(-2, 2);
    m_view.roll_deg += m_dice.between(-3, 3);
    m_view.target += cv::Point2d(m_dice.between(-12, 12), m_dice.between(-12, 12));
    m_painter->moveCamera(makeCamera(m_view, m_options.size, {-0.03, 0}));
    m_events.push_back({{"event", "camera_bump"}, {"frame", m_frame}, {"turn", m_turn}});
}

void LiveTable::carryOut(Moment::Step step) {
    switch (step) {
    case Moment::Step::Act:
        return act();
    case Moment::Step::Settle:
        return settle();
    case Moment::Step::MoveCamera:
        return bumpCamera();
    case Moment::Step::Turn:
        ++m_turn;
        return;
    default:
        return;
    }
}

Overhead LiveTable::overheadAt(const Moment& moment) const {
    Overhead overhead;
    if (!moment.away)
        return overhead;
    const Deed& deed = m_deeds.front();
    const double seat =
        (m_view.azimuth_deg + 360.0 * deed.player / static_cast<double>(m_game.players.size())) *
        std::numbers::pi / 180;
    const Vec3 outward(std::sin(seat), std::cos(seat), 0);
    const double away = *moment.away * *moment.away * (3 - 2 * *moment.away); // eases in and out
    Reach reach;
    reach.tip = Vec3(deed.where.x, deed.where.y, kTileThickness + 6) + outward * (kAway * away) +
                Vec3(0, 0, 45 * away);
    reach.heading = std::atan2(-outward.y(), -outward.x());
    reach.spread = deed.card ? 0.5 : 0.12;
    overhead.hand = handBodies(m_arms[static_cast<size_t>(deed.player)], reach);
    if (!moment.carrying)
        return overhead;
    const Vec3 shift = reach.tip - Vec3(deed.where.x, deed.where.y, kTileThickness + 6);
    if (deed.card) {
        overhead.cards.push_back(*deed.card);
        overhead.cards.back().top += shift + Vec3(0, 0, 1);
    }
    if (deed.piece) {
        overhead.pieces.push_back(*deed.piece);
        for (Mesh::Vertex& vertex : overhead.pieces.back().mesh.vertices)
            vertex.at += shift;
    }
    return overhead;
}

cv::Mat LiveTable::next() {
    if (m_moments.empty() && m_turn < m_game.moves.size())
        planTurn();
    if (m_moments.empty())
        return {};
    const Moment moment = m_moments.front();
    m_moments.pop_front();
    carryOut(moment.step);
    cv::Mat picture = m_painter->picture(overheadAt(moment));
    if (m_options.drift != 0.0)
        tint(picture);
    if (moment.step == Moment::Step::Shake) {
        const cv::Point2d centre(picture.cols / 2.0, picture.rows / 2.0);
        cv::Mat jolt = cv::getRotationMatrix2D(centre, m_dice.normal(1.2), 1);
        jolt.at<double>(0, 2) += m_dice.normal(9);
        jolt.at<double>(1, 2) += m_dice.normal(9);
        cv::warpAffine(picture, picture, jolt, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        cv::blur(picture, picture, {7, 3});
    }
    ++m_frame;
    return picture;
}

} // namespace meeplecam::table
