#include "models/art/drawing/animals.h"

#include <array>
#include <utility>

namespace meeplecam::art {

namespace {

/// Proportions of a four-legged animal, as shares of its length.
struct Build {
    Colour coat;
    double body = 0.22; ///< half the thickness of the trunk
    double legs = 0.4;
    double neck = 0.2; ///< how far the head stands above the back
    double head = 0.13;
    double tail = 0.2;
};

Build buildOf(Animal animal) {
    switch (animal) {
    case Animal::Deer:
        return {{0.60, 0.38, 0.20, 1}, 0.17, 0.5, 0.34, 0.11, 0.08};
    case Animal::Boar:
        return {{0.34, 0.26, 0.21, 1}, 0.27, 0.26, 0.0, 0.19, 0.12};
    case Animal::Wolf:
        return {{0.36, 0.38, 0.43, 1}, 0.17, 0.38, 0.13, 0.13, 0.34};
    case Animal::Fox:
        return {{0.83, 0.42, 0.13, 1}, 0.14, 0.3, 0.1, 0.13, 0.42};
    case Animal::Bear:
        return {{0.42, 0.27, 0.16, 1}, 0.29, 0.3, 0.06, 0.19, 0.05};
    case Animal::Wolpertinger:
        return {{0.66, 0.54, 0.38, 1}, 0.24, 0.22, 0.2, 0.17, 0.1};
    case Animal::Sheep:
        return {{0.96, 0.94, 0.88, 1}, 0.27, 0.26, 0.08, 0.12, 0.05};
    default:
        return {{0.75, 0.52, 0.36, 1}, 0.23, 0.34, 0.06, 0.14, 0.2};
    }
}

/// Draws in a frame whose x axis runs towards the animal's nose.
class AnimalPainter {
public:
    AnimalPainter(Brush& brush, Point feet, double size)
        : m_brush(brush)
        , m_feet(feet)
        , m_size(size)
        , m_facing(brush.dice.happens(0.5) ? 1 : -1) {}

    void paint(Animal animal);

private:
    [[nodiscard]] Point at(double x, double y) const { return m_feet + Point{m_facing * x, -y} * m_size; }
    void line(Point from, Point to, Colour colour, double width) {
        m_brush.scene.stroke(Path::open({from, to}), m_brush.palette.ink, width * m_size + 2 * kInk * 0.7);
        m_brush.scene.stroke(Path::open({from, to}), colour, width * m_size);
    }
    void antlers(Point head);
    void wing(double x, double y, Colour colour);
    void horns(Animal animal, Point head, const Build& build);

    Brush& m_brush;
    Point m_feet;
    double m_size;
    double m_facing;
};

void AnimalPainter::antlers(Point head) {
    for (const double lean : {-0.12, 0.1}) {
        const Point top = head + Point{m_facing * lean, -0.32} * m_size;
        m_brush.scene.stroke(Path::open({head, top}), m_brush.palette.ink, 0.05 * m_size);
        const Point fork = mix(head, top, 0.55);
        m_brush.scene.stroke(Path::open({fork, fork + Point{m_facing * 0.12, -0.1} * m_size}),
                             m_brush.palette.ink, 0.04 * m_size);
    }
}

void AnimalPainter::wing(double x, double y, Colour colour) {
    const Path feathers = Path{}
                              .moveTo(at(x + 0.1, y))
                              .curveTo(at(x, y + 0.35), at(x - 0.2, y + 0.4), at(x - 0.35, y + 0.38))
                              .curveTo(at(x - 0.25, y + 0.2), at(x - 0.2, y + 0.1), at(x - 0.15, y))
                              .close();
    drawInked(m_brush, feathers, colour);
}

void AnimalPainter::horns(Animal animal, Point head, const Build& build) {
    const Point crown = head + Point{0, -build.head * 0.7} * m_size;
    if (animal == Animal::Deer || animal == Animal::Wolpertinger)
        antlers(crown);
    else if (animal == Animal::Boar)
        line(head + Point{m_facing * 0.16, 0.06} * m_size, head + Point{m_facing * 0.2, -0.03} * m_size,
             Colour{1, 1, 0.92, 1}, 0.035);
    for (const double ear : {-0.06, 0.05})
        line(crown + Point{ear * m_facing, 0.02} * m_size,
             crown + Point{(ear - 0.02) * m_facing, animal == Animal::Wolpertinger ? -0.16 : -0.06} * m_size,
             shaded(build.coat, 0.8), 0.05);
}

void AnimalPainter::paint(Animal animal) {
    const Build b = buildOf(animal);
    const double back = b.legs + b.body;
    drawShadow(m_brush, m_feet + Point{0, 0.01}, 0.75 * m_size, 0.3 * m_size);
    for (const double x : {-0.33, -0.22, 0.2, 0.31})
        line(at(x, b.legs + 0.1), at(x + m_brush.dice.normal(0.03), 0), shaded(b.coat, 0.75), 0.075);
    line(at(-0.36, back), at(-0.4 - b.tail * 0.8, back - b.tail * 0.4), b.coat, 0.09);
    if (animal == Animal::Fox)
        line(at(-0.62, back - 0.12), at(-0.72, back - 0.16), Colour{1, 1, 1, 1}, 0.09);
    drawInked(m_brush, Path::ellipse(at(0, b.legs + b.body * 0.8), 0.42 * m_size, b.body * m_size), b.coat);
    m_brush.scene.fill(Path::ellipse(at(-0.04, b.legs + b.body * 1.15), 0.3 * m_size, b.body * 0.5 * m_size),
                       withAlpha(shaded(b.coat, 1.3), 0.75));
    const Point head = at(0.5, back + b.neck);
    line(at(0.3, back - 0.05), head, b.coat, 0.17);
    drawInked(m_brush, Path::circle(head, b.head * m_size),
              animal == Animal::Sheep ? shaded(b.coat, 0.35) : b.coat);
    line(head, head + Point{m_facing * b.head * 1.25, b.head * 0.4} * m_size, shaded(b.coat, 0.85),
         b.head * 0.7);
    horns(animal, head, b);
    if (animal == Animal::Wolpertinger)
        wing(0.05, back, Colour{0.9, 0.87, 0.8, 1});
    m_brush.scene.fill(Path::circle(head + Point{m_facing * 0.03, -0.02} * m_size, 0.022 * m_size),
                       m_brush.palette.ink);
}

void drawCrow(Brush& brush, Point at, double size) {
    const Colour black{0.09, 0.1, 0.13, 1};
    const double tilt = brush.dice.between(-0.5, 0.5);
    const Point way = atAngle(tilt) * (brush.dice.happens(0.5) ? size : -size);
    const Point side = turnedRight(way);
    const double lift = brush.dice.between(0.15, 0.4);
    brush.scene.fill(Path::ellipse(at + Point{0.05, 0.07}, 0.4 * size, 0.14 * size),
                     withAlpha(brush.palette.shadow, 0.16));
    for (const double hand : {-1.0, 1.0}) {
        const Point tip = at + side * (0.62 * hand) - way * lift;
        brush.scene.fill(
            Path{}
                .moveTo(at + way * 0.2)
                .curveTo(at + side * (0.25 * hand) + way * 0.25, at + side * (0.5 * hand) + way * 0.1, tip)
                .curveTo(at + side * (0.35 * hand) - way * 0.15, at + side * (0.2 * hand) - way * 0.25,
                         at - way * 0.2)
                .close(),
            black);
    }
    brush.scene.fill(Path::polygon({at + way * 0.45, at + side * 0.09, at - way * 0.5 + side * 0.1,
                                    at - way * 0.5 - side * 0.1, at - side * 0.09}),
                     black);
    brush.scene.stroke(Path::open({at + way * 0.15, at - way * 0.2}), Colour{0.35, 0.4, 0.5, 1}, 0.004);
}

} // namespace

std::optional<Animal> animalOf(std::string_view marker) {
    static constexpr std::array<std::pair<std::string_view, Animal>, 7> kNames{
        {{"animal:deer", Animal::Deer},
         {"animal:boar", Animal::Boar},
         {"animal:wolf", Animal::Wolf},
         {"animal:fox", Animal::Fox},
         {"animal:crow", Animal::Crow},
         {"animal:bear", Animal::Bear},
         {"animal:wolpertinger", Animal::Wolpertinger}}};
    for (const auto& [name, animal] : kNames) {
        if (name == marker)
            return animal;
    }
    return std::nullopt;
}

void drawAnimal(Brush& brush, Animal animal, Point at, double size) {
    if (animal == Animal::Crow)
        return drawCrow(brush, at, size);
    AnimalPainter(brush, at, size).paint(animal);
}

Herd herdOf(Animal animal) {
    switch (animal) {
    case Animal::Bear:
        return {1, 0.19};
    case Animal::Wolpertinger:
        return {1, 0.17};
    case Animal::Fox:
        return {2, 0.13};
    case Animal::Crow:
        return {6, 0.12};
    case Animal::Boar:
        return {5, 0.1};
    default:
        return {5, 0.11};
    }
}

} // namespace meeplecam::art
