#include "models/art/reports/report_marks.h"

#include "models/art/drawing/scene_output.h"
#include "models/meeple_outline.h"

#include <array>

namespace meeplecam::art {

namespace {

constexpr Colour kMarkInk{0.09, 0.07, 0.06, 1};
constexpr Colour kWhite{1, 1, 1, 1};

/// How light a colour is to the eye, 0 to 1 (weights of ITU-R BT.601).
double lightness(Colour colour) {
    return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b;
}

} // namespace

Colour woodOf(models::MeepleColour colour) {
    constexpr std::array<Colour, models::kMeepleColours> kWood{{{0.80, 0.13, 0.11},
                                                                {0.97, 0.79, 0.13},
                                                                {0.20, 0.56, 0.22},
                                                                {0.15, 0.35, 0.74},
                                                                {0.17, 0.16, 0.17},
                                                                {0.95, 0.55, 0.69},
                                                                {0.57, 0.59, 0.61},
                                                                {0.96, 0.95, 0.92},
                                                                {0.93, 0.49, 0.12},
                                                                {0.48, 0.24, 0.61},
                                                                {0.46, 0.28, 0.15}}};
    return kWood[static_cast<std::size_t>(colour)];
}

Colour inkOn(Colour ground) {
    return lightness(ground) > 0.55 ? kMarkInk : kWhite;
}

void drawMeeple(Scene& scene, const Affine& transform, models::MeepleColour colour,
                engine::MeepleType figure) {
    Polyline corners;
    for (const cv::Point2d& corner : models::outlineOf(figure))
        corners.push_back({corner.x, -corner.y});
    const Path outline = Path::polygon(corners);
    const Colour wood = woodOf(colour);
    Scene meeple;
    meeple.stroke(outline, withAlpha(kWhite, 0.8), 0.17);
    meeple.stroke(outline, kMarkInk, 0.11);
    meeple.fill(outline, Gradient{.shape = Gradient::Shape::Linear,
                                  .from = {-0.2, -1},
                                  .to = {0.2, 0},
                                  .start = mix(wood, kWhite, 0.16),
                                  .end = shaded(wood, 0.86)});
    scene.add(meeple, transform);
}

Colour colourOf(Badge badge) {
    return badge == Badge::Question ? Colour{1.0, 0.70, 0.06} : Colour{0.88, 0.10, 0.12};
}

void drawBadge(Scene& scene, Badge badge, Point centre, double radius) {
    const Colour ground = colourOf(badge);
    const Path disc = Path::circle(centre, radius);
    scene.stroke(disc, kMarkInk, radius * 0.55);
    scene.stroke(disc, kWhite, radius * 0.3);
    scene.fill(disc, ground);
    scene.marks.emplace_back(Text{.text = badge == Badge::Question ? "?" : "!",
                                  .at = centre + Point{0, radius * 0.54},
                                  .size = radius * 1.5,
                                  .colour = inkOn(ground),
                                  .weight = Text::Weight::Bold});
}

void drawLabel(Scene& scene, Text text, Colour ground) {
    const double height = text.size * 1.3;
    const double width = widthOf(text) + text.size * 0.7;
    const Path pill = Path::rounded(text.at - Point{width, height} * 0.5, width, height, height * 0.35);
    scene.fill(pill, ground);
    text.anchor = Text::Anchor::Middle;
    text.at.y += text.size * 0.36;
    scene.marks.emplace_back(std::move(text));
}

MarkedCells markedCells(const models::BoardReport& report) {
    MarkedCells cells;
    for (const models::ReportQuestion& question : report.questions)
        cells.asked.insert(question.cell);
    for (const models::ReportFinding& finding : report.findings) {
        const std::vector<engine::Cell> wrong = models::wrongPlacesOf(finding);
        cells.found.insert(wrong.begin(), wrong.end());
        const std::vector<engine::Cell> unknown = models::unknownPlacesOf(finding);
        cells.unknown.insert(unknown.begin(), unknown.end());
    }
    return cells;
}

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

} // namespace meeplecam::art
