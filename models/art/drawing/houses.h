#pragma once

#include "models/art/drawing/brush.h"

namespace meeplecam::art {

/// A gabled house. The gable faces the viewer; `lean` says how far the ridge runs to the right (-0.7 … 0.7 of
/// the depth) as it goes back, so that one long side with its roof comes into view.
struct House {
    Point foot; ///< middle of the front wall's foot
    double width = 0.07;
    double depth = 0.09;
    double height = 0.035;
    double lean = 0.4;
    Colour roof{};
    Colour wall{};
    bool half_timbered = true;
};

void drawHouse(Brush& brush, const House& house);
/// A house of chance proportions about `size` wide.
void drawAnyHouse(Brush& brush, Point foot, double size);

/// A round tower; `roofed` with a cone, else with battlements.
struct Tower {
    enum class Top { Roofed, Battlements };
    Point foot;
    double radius = 0.028;
    double height = 0.085;
    Top top = Top::Roofed;
};
void drawTower(Brush& brush, const Tower& tower);

/// A church: nave with a steeple, about `size` wide; the picture of a cloister.
void drawChurch(Brush& brush, Point foot, double size);
/// Two towers, a long nave, buttresses and a rose window, about `size` wide.
void drawCathedral(Brush& brush, Point foot, double size);
void drawWindmill(Brush& brush, Point foot, double size);
/// A round well under a small roof.
void drawWell(Brush& brush, Point foot, double size);
/// The inn: a long half-timbered house with a sign.
void drawInn(Brush& brush, Point foot, double size);

} // namespace meeplecam::art
