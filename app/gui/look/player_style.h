#pragma once

#include "engine/rules/game_setup.h"

#include <QColor>
#include <QIcon>
#include <QPainterPath>

namespace meeplecam::gui {

/// A sign that stands beside a player's colour, so that nobody has to tell colours apart.
enum class Symbol : std::uint8_t { Disc, Triangle, Square, Diamond, Star, Cross };

/// How a player looks on the screen.
struct PlayerStyle {
    QColor colour; ///< of the wood
    QColor ink;    ///< readable on it
    Symbol symbol = Symbol::Disc;
    bool operator==(const PlayerStyle&) const = default;
};

/// The style of a player by colour and place in the order of play.
[[nodiscard]] PlayerStyle styleOf(const engine::GameSetup& setup, int player);
[[nodiscard]] PlayerStyle styleOf(const std::string& colour, int player);

/// The styles of all players in the order of play.
[[nodiscard]] std::vector<PlayerStyle> stylesOf(const engine::GameSetup& setup);

/// A wooden figure 1 high with its foot in the origin, upright.
[[nodiscard]] const QPainterPath& meepleShape(engine::MeepleType figure = engine::MeepleType::Small);
/// The sign within the unit circle.
[[nodiscard]] QPainterPath shapeOf(Symbol symbol);

/// Whether a meeple stands on its feature or lies in a field.
enum class Pose : std::uint8_t { Standing, Lying };

/// How a figure is seen.
struct Figure {
    engine::MeepleType type = engine::MeepleType::Small;
    double height = 0; ///< in the painter's units
    Pose pose = Pose::Standing;
};

/// Paints a figure with its player's sign; `foot` in the painter's units.
void paintMeeple(QPainter& painter, const PlayerStyle& style, QPointF foot, const Figure& figure);

/// A standing meeple with its player's sign, for menus and lists.
[[nodiscard]] QIcon meepleIcon(const PlayerStyle& style);

} // namespace meeplecam::gui
