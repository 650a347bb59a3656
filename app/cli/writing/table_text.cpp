#include "app/cli/writing/table_text.h"

#include "engine/notation/notation.h"
#include "engine/play/queries.h"

#include <algorithm>
#include <sstream>

namespace meeplecam::cli {

namespace {

using engine::GameState;

constexpr const char* kRowIndent = "    ";

/// "51 points (space 1, lying)".
std::string pointsOnTrack(int points, engine::LapMarker marker) {
    const auto [laps, space] = engine::trackPositionOf(points);
    const std::string mark = engine::lapMarkOf(laps, marker);
    return std::to_string(points) + (points == 1 ? " point (space " : " points (space ") +
           std::to_string(space) + (mark.empty() ? ")" : ", " + mark + ")");
}

void describeGoods(const engine::GoodsCounts& goods, std::ostream& out) {
    out << "; goods";
    for (std::size_t kind = 0; kind < goods.size(); ++kind)
        out << (kind == 0 ? " " : ", ") << goods[kind] << ' '
            << engine::nameOf(static_cast<engine::Goods>(kind + 1));
}

void describePlayers(const GameState& state, std::ostream& out) {
    const engine::Rules& rules = state.book->rules();
    const std::vector<int> totals = engine::finalScoreOf(state).totals;
    for (std::size_t player = 0; player < state.players.size(); ++player) {
        const engine::PlayerState& self = state.players[player];
        out << engine::nameOfPlayer(state.book->setup(), static_cast<int>(player)) << ": "
            << pointsOnTrack(self.score, rules.lapMarker) << " so far, "
            << pointsOnTrack(totals[player], rules.lapMarker)
            << (state.over() ? " in the end" : " if the game ended now") << "; supply " << self.supply[0]
            << " small";
        for (std::size_t type = 1; type < self.supply.size(); ++type)
            if (engine::figuresOf(rules)[type] > 0)
                out << ", " << self.supply[type] << ' '
                    << engine::nameOf(static_cast<engine::MeepleType>(type));
        if (rules.goods)
            describeGoods(self.goods, out);
        out << '\n';
    }
}

void describeFeature(const engine::FeatureReport& report, std::ostream& out) {
    const auto& [cell, segment] = report.first;
    out << kRowIndent << engine::nameOf(report.feature.kind) << ' ' << cell.x << ',' << cell.y << ','
        << segment << " of";
    for (const int owner : report.owners)
        out << ' ' << owner;
    out << ": now " << engine::describe(report.now) << " = " << report.now.total();
    if (report.done)
        out << ", complete " << engine::describe(*report.done) << " = " << report.done->total();
    out << '\n';
}

void describeFeatures(const GameState& state, std::ostream& out) {
    out << "owned features (nobody owns the others)\n";
    for (const engine::FeatureReport& report : engine::reportOnAll(state))
        if (!report.owners.empty())
            describeFeature(report, out);
}

void describeTiles(const GameState& state, const std::vector<engine::TilesLeft>& tiles, std::ostream& out) {
    for (const engine::TilesLeft& left : tiles)
        out << ' ' << left.count << 'x' << engine::formatFace(state.board.registry(), {left.tile, {}});
    out << '\n';
}

void describePlaces(const GameState& state, std::ostream& out) {
    out << "tiles left";
    describeTiles(state, engine::tilesLeft(state), out);
    out << "places and what fits\n";
    std::vector<engine::Cell> places;
    state.board.forEachFreeCell([&](engine::Cell cell, engine::SideCode) { places.push_back(cell); });
    std::sort(places.begin(), places.end());
    for (const engine::Cell& place : places) {
        const std::vector<engine::TilesLeft> fitting = engine::tilesThatFit(state, place);
        int count = 0;
        for (const engine::TilesLeft& tiles : fitting)
            count += tiles.count;
        out << kRowIndent << place.x << ',' << place.y << ": ";
        if (count == 0)
            out << "dead\n";
        else
            out << count << " of " << state.tilesLeft << ':', describeTiles(state, fitting, out);
    }
}

} // namespace

std::string describeTable(const GameState& state) {
    std::ostringstream out;
    describePlayers(state, out);
    if (!state.over()) {
        describeFeatures(state, out);
        describePlaces(state, out);
    }
    return out.str();
}

} // namespace meeplecam::cli
