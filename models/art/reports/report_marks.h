#pragma once

#include "models/art/drawing/scene.h"
#include "models/board_report.h"

#include <set>
#include <string>

namespace meeplecam::art {

// Signs that the pictures of a report have in common.

/// Wood of that colour as it looks on a screen.
[[nodiscard]] Colour woodOf(models::MeepleColour colour);

/// Black or white, whichever is easier to read on `ground`.
[[nodiscard]] Colour inkOn(Colour ground);

/// A wooden meeple, upright with its foot in the origin and 1 high before `transform`. Outlined so that every
/// colour is seen on light and dark ground.
void drawMeeple(Scene& scene, const Affine& transform, models::MeepleColour colour,
                engine::MeepleType figure = engine::MeepleType::Small);

enum class Badge { Question, Finding };

/// Amber for questions, red for findings.
[[nodiscard]] Colour colourOf(Badge badge);

/// A disc with "?" or "!".
void drawBadge(Scene& scene, Badge badge, Point centre, double radius);

/// Text on a ground with round ends; `text.at` becomes the middle of the whole.
void drawLabel(Scene& scene, Text text, Colour ground);

/// The cells of which something is asked, those where something was found, and those of which it is not
/// known what lies there: under a hand, or tiles of other boxes.
struct MarkedCells {
    std::set<engine::Cell> asked;
    std::set<engine::Cell> found;
    std::set<engine::Cell> unknown;
};
[[nodiscard]] MarkedCells markedCells(const models::BoardReport& report);

/// "1 tile", "2 tiles".
[[nodiscard]] std::string counted(std::size_t count, const std::string& what);

} // namespace meeplecam::art
