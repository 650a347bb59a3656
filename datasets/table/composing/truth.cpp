#include "datasets/table/composing/truth.h"

#include "models/art/plan/masks.h"
#include "models/files/joined.h"

#include <array>

namespace meeplecam::table {

namespace {

using models::Json;

double rounded(double value, double step) {
    return std::round(value / step) * step;
}

Json pixel(const Camera& camera, const Vec3& at) {
    const cv::Point2d p = camera.project(at).value_or(cv::Point2d(-1e5, -1e5));
    return Json::array({rounded(p.x, 0.01), rounded(p.y, 0.01)});
}

Json tileEntry(const Composition& c, const Rendering& rendering, size_t index) {
    const LaidTile& tile = c.layout.tiles[index];
    Json entry = tileJson(tile.placement, c.position.board.registry());
    entry["copy"] = tile.copy + 1;
    entry["corners"] = Json::array();
    for (const Vec3& corner : cornersOf(c.scene.cards[index]))
        entry["corners"].push_back(pixel(c.scene.camera, corner));
    entry["visible"] = rounded(rendering.cards_seen[index], 0.0001);
    return entry;
}

/// A feature as the format names it: sides and half sides of the unrotated tile.
Json featureEntry(const engine::Segment& segment, int index) {
    static constexpr std::array<const char*, 4> kSides{"N", "E", "S", "W"};
    static constexpr std::array<const char*, 8> kHalves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    Json entry;
    entry["kind"] = engine::nameOf(segment.kind);
    entry["index"] = index;
    entry["edges"] = Json::array();
    for (const int side : art::bitsOf(segment.sides))
        entry["edges"].push_back(kSides[static_cast<size_t>(side)]);
    entry["half_edges"] = Json::array();
    for (const int half : art::bitsOf(segment.halfEdges))
        entry["half_edges"].push_back(kHalves[static_cast<size_t>(half)]);
    return entry;
}

Json meepleEntry(const Composition& c, const Rendering& rendering, size_t index) {
    const LaidMeeple& laid = c.layout.meeples[index];
    const engine::Placement& tile = *c.position.board.tileAt(laid.meeple.on.cell);
    Json entry = meepleJson(laid.meeple, tile, c.position.board.registry());
    entry["kind"] = "meeple";
    entry["foot"] = pixel(c.scene.camera, {laid.foot.x, laid.foot.y, kTileThickness});
    entry["visible"] = rounded(rendering.bodies_seen[index], 0.0001);
    return entry;
}

Json trackEntry(const Composition& c, const Rendering& rendering) {
    const TrackOnTable& track = *c.track;
    Json entry;
    entry["corners"] = Json::array();
    for (const Vec3& corner : cornersOf(c.scene.cards[track.number]))
        entry["corners"].push_back(pixel(c.scene.camera, corner));
    entry["visible"] = rounded(rendering.cards_seen[track.number], 0.0001);
    entry["markers"] = Json::array();
    for (size_t i = 0; i < track.markers.size(); ++i)
        entry["markers"].push_back({{"colour", c.position.players[i]},
                                    {"space", track.spaces[i]},
                                    {"visible", rounded(rendering.bodies_seen[track.markers[i]], 0.0001)}});
    return entry;
}

Json conditions(const Composition& c) {
    Json entry;
    entry["light"] = c.light;
    entry["table"] = c.table;
    entry["elevation_deg"] = rounded(c.view.elevation_deg, 0.01);
    entry["azimuth_deg"] = rounded(c.view.azimuth_deg, 0.01);
    entry["roll_deg"] = rounded(c.view.roll_deg, 0.01);
    entry["hfov_deg"] = rounded(c.view.fov_deg, 0.01);
    entry["distance_mm"] = rounded(c.view.distance_mm, 0.1);
    return entry;
}

} // namespace

Json tileJson(const engine::Placement& placement, const engine::TileRegistry& registry) {
    return {{"tile", registry[placement.tile].name},
            {"x", placement.cell.x},
            {"y", placement.cell.y},
            {"rot", engine::quarterTurns(placement.rotation)}};
}

Json meepleJson(const StandingMeeple& meeple, const engine::Placement& tile,
                const engine::TileRegistry& registry) {
    const engine::Segment& segment = registry[tile.tile].segments[static_cast<size_t>(meeple.on.segment)];
    Json entry;
    entry["colour"] = meeple.colour;
    entry["size"] = meeple.figure == MeepleType::Large ? "large" : "normal";
    if (meeple.figure > MeepleType::Large)
        entry["figure"] = engine::nameOf(meeple.figure);
    entry["pose"] = meeple.pose == MeeplePose::Standing ? "standing" : "lying";
    entry["x"] = tile.cell.x;
    entry["y"] = tile.cell.y;
    entry["feature"] = featureEntry(segment, meeple.on.segment);
    return entry;
}

Json completedJson(const CompletedFeature& feature, int turn) {
    Json event{{"event", "feature_completed"}, {"frame", 0}, {"turn", turn}, {"kind", feature.kind}};
    event["tiles"] = Json::array();
    for (const engine::Cell cell : feature.tiles)
        event["tiles"].push_back({cell.x, cell.y});
    event["scores"] = Json::object();
    for (const auto& [colour, points] : feature.points)
        event["scores"][colour] = points;
    return event;
}

Json markerJson(const std::string& player, int space, bool inPicture) {
    return {{"event", "marker_placed"},
            {"frame", 0},
            {"player", player},
            {"space", space},
            {"in_picture", inPicture}};
}

Json truthOf(const Composition& c, const Rendering& rendering, const std::string& art) {
    Json truth;
    truth["format"] = "meeplecam-truth 1";
    truth["tile_set"] = models::joined(c.position.sets, ",");
    truth["art"] = art;
    truth["conditions"] = conditions(c);
    truth["complete"] = true;
    truth["players"] = c.position.players;
    truth["width"] = c.scene.camera.size.width;
    truth["height"] = c.scene.camera.size.height;
    truth["tiles"] = Json::array();
    for (size_t i = 0; i < c.layout.tiles.size(); ++i)
        truth["tiles"].push_back(tileEntry(c, rendering, i));
    truth["meeples"] = Json::array();
    for (size_t i = 0; i < c.layout.meeples.size(); ++i)
        truth["meeples"].push_back(meepleEntry(c, rendering, i));
    if (c.track)
        truth["track"] = trackEntry(c, rendering);
    return truth;
}

} // namespace meeplecam::table
