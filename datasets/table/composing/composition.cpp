#include "datasets/table/composing/composition.h"

#include "datasets/table/composing/clutter.h"
#include "datasets/table/painting/light_field.h"
#include "datasets/table/scene/lights.h"
#include "datasets/table/scene/table_tops.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::table {

namespace {

template<class T>
const T& anyOf(const std::vector<T>& things, art::Dice& dice) {
    return things[static_cast<size_t>(dice.below(static_cast<int>(things.size())))];
}

PhotoEffects drawEffects(const Recipe& recipe, art::Dice& dice) {
    PhotoEffects effects;
    effects.exposure = std::exp2(recipe.exposure_stops.draw(dice));
    effects.white_balance = {static_cast<float>(1 + recipe.white_balance.draw(dice)), 1,
                             static_cast<float>(1 + recipe.white_balance.draw(dice))};
    effects.vignetting = dice.between(0.05, 0.2);
    effects.blur_px = recipe.blur_px.draw(dice);
    effects.motion_px = recipe.motion_px.draw(dice);
    effects.motion_deg = dice.between(0, 180);
    effects.noise = recipe.noise.draw(dice);
    effects.sharpening = dice.between(0.1, 0.6);
    effects.jpeg_quality = static_cast<int>(recipe.jpeg_quality.draw(dice));
    return effects;
}

std::uint64_t seedOf(const Recipe& recipe, int index) {
    return recipe.seed * 100003U + static_cast<std::uint64_t>(index);
}

RandomGame drawGame(const Recipe& recipe, art::Dice& dice) {
    RandomGame game;
    game.sets = recipe.sets;
    game.players = static_cast<int>(std::lround(recipe.players.draw(dice)));
    game.large_meeples = recipe.large_meeples;
    game.careless = recipe.careless_meeples;
    game.other_figures = recipe.other_figures;
    return game;
}

} // namespace

void centreTableTop(TableTop& top, const Layout& layout, cv::Point2d middle) {
    constexpr double kRim = 150; // mm of table that is left around the largest board
    cv::Point2d half(top.extent.width / 2, top.extent.height / 2);
    for (const LaidTile& tile : layout.tiles) {
        half.x = std::max(half.x, std::abs(tile.centre.x - middle.x) + kRim);
        half.y = std::max(half.y, std::abs(tile.centre.y - middle.y) + kRim);
    }
    top.extent = {middle.x - half.x, middle.y - half.y, 2 * half.x, 2 * half.y};
}

double meteredExposure(const TableScene& scene) {
    Light3 light = scene.lighting.ambient;
    for (const Lamp& lamp : scene.lighting.lamps)
        light += lightOf(lamp, {0, 0, 0}, {0, 0, 1});
    const cv::Scalar mean = cv::mean(scene.top.texture);
    const cv::Vec3b grey(static_cast<unsigned char>(mean[0]), static_cast<unsigned char>(mean[1]),
                         static_cast<unsigned char>(mean[2]));
    double tiles = 0;
    for (const Card& card : scene.cards) {
        const cv::Scalar print = cv::mean(card.print->levels.back());
        tiles += static_cast<double>(
                     linearFromScreen(cv::Vec3b::all(cv::saturate_cast<unsigned char>(print[1])))[1]) /
                 static_cast<double>(scene.cards.size());
    }
    const double meter = 0.5 * static_cast<double>(linearFromScreen(grey)[1]) + 0.5 * tiles;
    return std::clamp(0.27 / (meter * static_cast<double>(light[1])), 0.7, 1.9);
}

void addBoard(TableScene& scene, const Layout& layout, art::Dice dice) {
    for (const LaidTile& tile : layout.tiles) {
        Card card;
        card.top = {tile.centre.x, tile.centre.y, kTileThickness};
        card.heading = tile.heading;
        card.tilt = {dice.normal(0.008), dice.normal(0.008)};
        card.finish = {0.014F, 0.16F};
        scene.cards.push_back(card);
    }
    for (const LaidMeeple& laid : layout.meeples) {
        const Pose pose{{laid.foot.x, laid.foot.y, kTileThickness}, laid.heading};
        const Piece piece = layout.pieceOf(laid.meeple.colour);
        scene.bodies.push_back({placed(meshOf(piece, laid.meeple.figure, laid.meeple.pose, layout.cut), pose),
                                piece.paint * static_cast<float>(dice.between(0.9, 1.1)), piece.finish});
    }
}

std::shared_ptr<const Print> faceOf(const LaidTile& tile, Artist& artist) {
    return artist.face(tile.placement.tile, tile.copy);
}

View viewOf(const Layout& layout, View direction, cv::Size picture, double fill) {
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (const LaidTile& tile : layout.tiles) {
        low = {std::min(low.x, tile.centre.x), std::min(low.y, tile.centre.y)};
        high = {std::max(high.x, tile.centre.x), std::max(high.y, tile.centre.y)};
    }
    direction.target = (low + high) / 2;
    direction.distance_mm = 120;
    const auto widest = [&] {
        const Camera camera = makeCamera(direction, picture);
        double most = 0;
        for (const LaidTile& tile : layout.tiles) {
            for (const cv::Point2d corner :
                 {cv::Point2d(0, 0), cv::Point2d(1, 0), cv::Point2d(1, 1), cv::Point2d(0, 1)}) {
                const cv::Point2d at = onTable(tile, corner);
                const auto seen = camera.project({at.x, at.y, kTileThickness});
                if (!seen)
                    return 10.0;
                most = std::max({most, std::abs(seen->x / picture.width - 0.5) * 2,
                                 std::abs(seen->y / picture.height - 0.5) * 2});
            }
        }
        return most;
    };
    while (direction.distance_mm < 4000 && widest() > fill)
        direction.distance_mm *= 1.02;
    return direction;
}

engine::Result<Composition> compose(const Recipe& recipe, int index, Artist& artist) {
    art::Dice dice("random game", seedOf(recipe, index));
    const engine::Result<TableGame> game =
        randomTableGame(artist.library(), drawGame(recipe, dice), dice.fork());
    if (!game)
        return game.error();
    return compose(*game, recipe, index, artist);
}

Composition compose(const TableGame& game, const Recipe& recipe, int index, Artist& artist) {
    art::Dice dice("table", seedOf(recipe, index));
    const auto tiles = static_cast<size_t>(std::lround(recipe.tiles.draw(dice)));
    Composition result{positionAfter(game, artist.library(), tiles - 1),
                       {},
                       {},
                       {},
                       {},
                       anyOf(recipe.tables, dice),
                       anyOf(recipe.lights, dice),
                       {}};
    const Carelessness care{recipe.placement_mm.draw(dice), recipe.placement_deg.draw(dice)};
    result.layout = layOut(result.position, artist, care, dice.fork());
    View direction;
    direction.elevation_deg = recipe.elevation_deg.draw(dice);
    direction.azimuth_deg = recipe.azimuth_deg.draw(dice);
    direction.roll_deg = dice.normal(2);
    direction.fov_deg = recipe.fov_deg.draw(dice);
    result.view = viewOf(result.layout, direction, recipe.size, recipe.fill.draw(dice));
    TableScene& scene = result.scene;
    scene.camera = makeCamera(result.view, recipe.size, {recipe.distortion.draw(dice), 0});
    scene.lighting = makeLighting(result.light, dice.fork());
    scene.blinds = makeBlinds(result.light, scene.lighting, dice.fork());
    scene.top = makeTableTop(result.table, dice.fork());
    centreTableTop(scene.top, result.layout, result.view.target);
    art::Dice wood("wood", seedOf(recipe, index));
    result.layout.cut = {recipe.meeple_scale.draw(wood), recipe.meeple_thickness.draw(wood)};
    addBoard(scene, result.layout, dice.fork());
    for (size_t i = 0; i < result.layout.tiles.size(); ++i)
        scene.cards[i].print = faceOf(result.layout.tiles[i], artist);
    if (recipe.track_scores) {
        art::Dice track("scoring track", seedOf(recipe, index));
        for (int& score : result.position.scores)
            score = static_cast<int>(std::lround(recipe.track_scores->draw(track)));
    }
    result.track = addClutter(scene, result.position, result.layout,
                              {artist, recipe.clutter, false, recipe.hands}, dice.fork());
    result.effects = drawEffects(recipe, dice);
    result.effects.exposure *= meteredExposure(scene);
    return result;
}

} // namespace meeplecam::table
