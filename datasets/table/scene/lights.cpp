#include "datasets/table/scene/lights.h"

#include "engine/tiles/result.h"

#include <cmath>
#include <functional>
#include <map>
#include <numbers>

namespace meeplecam::table {

namespace {

/// Light of a colour temperature as the camera sees it, brightness 1 in green.
Light3 warm(double amount) {
    return {static_cast<float>(1 - 0.55 * amount), 1, static_cast<float>(1 + 0.3 * amount)};
}

Light3 grey(double value) {
    return Light3::all(static_cast<float>(value));
}

/// A lamp `away` mm to one side of the table's middle at `height`.
Lamp lampAt(art::Dice& dice, double away, double height) {
    const double angle = dice.between(0, 2 * std::numbers::pi);
    Lamp lamp;
    lamp.at = Vec3(away * std::cos(angle), away * std::sin(angle), height);
    return lamp;
}

Lighting day(art::Dice& dice) {
    Lamp window = lampAt(dice, dice.between(900, 1500), dice.between(700, 1300));
    window.radius = dice.between(280, 420);
    window.colour = warm(-0.12).mul(grey(dice.between(0.42, 0.58)));
    return {{window}, warm(-0.05).mul(grey(dice.between(0.32, 0.42)))};
}

Lighting pendant(art::Dice& dice, double warmth, double strength) {
    Lamp lamp = lampAt(dice, dice.between(50, 350), dice.between(750, 1100));
    lamp.radius = dice.between(60, 130);
    lamp.colour = warm(warmth).mul(grey(strength));
    return {{lamp}, warm(warmth * 0.9).mul(grey(0.26))};
}

Lighting hardWindow(art::Dice& dice) {
    Lamp sun = lampAt(dice, 1800, dice.between(1300, 2200));
    sun.radius = 25;
    sun.colour = warm(0.12).mul(grey(0.75));
    return {{sun}, warm(-0.12).mul(grey(0.22))};
}

Lighting twoLamps(art::Dice& dice) {
    Lighting light = pendant(dice, 0.35, 0.45);
    Lamp second = lampAt(dice, dice.between(500, 900), dice.between(500, 800));
    second.radius = 70;
    second.colour = warm(0.15).mul(grey(0.4));
    light.lamps.push_back(second);
    return light;
}

using LightMaker = std::function<Lighting(art::Dice&)>;

const std::map<std::string, LightMaker, std::less<>>& lightMakers() {
    static const std::map<std::string, LightMaker, std::less<>> kMakers{
        {"day", day},
        {"lamp", [](art::Dice& d) { return pendant(d, 0.3, 0.65); }},
        {"tungsten", [](art::Dice& d) { return pendant(d, 0.75, 0.7); }},
        {"window_hard", hardWindow},
        {"two_lamps", twoLamps},
        {"dim", [](art::Dice& d) { return pendant(d, 0.5, 0.28); }}};
    return kMakers;
}

} // namespace

const std::vector<std::string>& lightNames() {
    static const std::vector<std::string> kNames = [] {
        std::vector<std::string> names;
        for (const auto& entry : lightMakers())
            names.push_back(entry.first);
        return names;
    }();
    return kNames;
}

std::vector<Mesh> makeBlinds(std::string_view name, const Lighting& lighting, art::Dice dice) {
    std::vector<Mesh> bars;
    if (name != "window_hard" || lighting.lamps.empty())
        return bars;
    const Vec3 window = lighting.lamps.front().at * 0.4;
    const double heading = std::atan2(window.y(), window.x()) + std::numbers::pi / 2;
    for (int i = -3; i <= 3; ++i) {
        const double shift = i * dice.between(170, 230) + dice.normal(20);
        const Pose pose{window + Vec3(std::cos(heading), std::sin(heading), 0) * shift,
                        heading + dice.normal(0.1)};
        bars.push_back(placed(box(dice.between(22, 45), 900, 10), pose));
    }
    return bars;
}

Lighting makeLighting(std::string_view name, art::Dice dice) {
    const auto maker = lightMakers().find(name);
    MEEPLECAM_CHECK(maker != lightMakers().end());
    return maker->second(dice);
}

} // namespace meeplecam::table
