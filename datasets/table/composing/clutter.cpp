#include "datasets/table/composing/clutter.h"

#include "datasets/table/scene/hand.h"
#include "models/art/sheets/score_track.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace meeplecam::table {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;
constexpr art::PageSize kTrackPage{297, 210};
constexpr double kTrackScale = 0.8; ///< the track in a box is a little smaller than a printed one

constexpr double kTrackThickness = 1.5; ///< mm

/// The track's picture at two pixels to the millimetre; it does not change, so it is drawn once.
std::shared_ptr<const Print> trackPrint() {
    static const std::shared_ptr<const Print> kPrint =
        makePrint(art::rasterise(art::drawScoreTrack(kTrackPage), kTrackPage, 2), 0.02);
    return kPrint;
}

/// A sheet with some lines of writing.
cv::Mat notePaper(art::Dice& dice) {
    cv::Mat paper(300, 420, CV_8UC3, cv::Scalar(232, 240, 242));
    for (int line = 0; line < 9; ++line) {
        const int y = 36 + 28 * line;
        int x = 30;
        const int end = 120 + dice.below(270);
        while (x < end) {
            const int next = x + 4 + dice.below(12);
            cv::line(paper, {x, y + dice.below(9) - 4}, {next, y + dice.below(9) - 4},
                     cv::Scalar(120, 70, 50), 2, cv::LINE_AA);
            x = next + (dice.happens(0.2) ? 9 : 0);
        }
    }
    return paper;
}

/// Finds room beside the board and puts things there.
class Decorator {
public:
    Decorator(TableScene& scene, const Layout& layout, const ClutterOptions& options, art::Dice& dice)
        : m_scene(scene)
        , m_layout(layout)
        , m_options(options)
        , m_dice(dice) {
        for (const LaidTile& tile : layout.tiles)
            m_taken.push_back({tile.centre, kTileSide * 0.72});
    }

    void decorate(const Position& position);
    void reachOver(const Layout& layout);
    [[nodiscard]] const std::optional<TrackOnTable>& track() const { return m_track; }

private:
    struct Disc {
        cv::Point2d at;
        double radius = 0;
    };

    [[nodiscard]] std::optional<cv::Point2d> room(double radius);
    [[nodiscard]] bool wanted() { return m_dice.happens(m_options.things); }
    void layCard(std::shared_ptr<const Print> print, cv::Point2d at, cv::Size2d size, double top);
    void stand(const Mesh& mesh, cv::Point2d at, const Light3& colour, Finish finish = {});
    void putStack();
    void putSupply(const std::string& colour, int count);
    void putTrack(const Position& position);
    void putCup();
    void putBox();
    void putPhone();
    void putPaper();

    TableScene& m_scene;
    const Layout& m_layout;
    const ClutterOptions& m_options;
    art::Dice& m_dice;
    std::vector<Disc> m_taken;
    std::optional<TrackOnTable> m_track;
};

/// A free disc on the table whose middle is in the picture.
std::optional<cv::Point2d> Decorator::room(double radius) {
    const Camera& camera = m_scene.camera;
    for (int i = 0; i < 60; ++i) {
        const cv::Point2d pixel(m_dice.between(-0.05, 1.05) * camera.size.width,
                                m_dice.between(-0.05, 1.05) * camera.size.height);
        const std::optional<Vec3> place = camera.onPlane(pixel, 0);
        if (!place || !m_scene.top.extent.contains({place->x(), place->y()}))
            continue;
        const cv::Point2d at(place->x(), place->y());
        if (std::ranges::any_of(m_taken,
                                [&](const Disc& d) { return cv::norm(d.at - at) < d.radius + radius; }))
            continue;
        m_taken.push_back({at, radius});
        return at;
    }
    return std::nullopt;
}

void Decorator::layCard(std::shared_ptr<const Print> print, cv::Point2d at, cv::Size2d size, double top) {
    Card card;
    card.print = std::move(print);
    card.top = {at.x, at.y, top};
    card.size = size;
    card.heading = m_dice.between(0, kTurn);
    card.thickness = top;
    card.finish = {0.008F, 0.2F};
    m_scene.cards.push_back(card);
}

void Decorator::stand(const Mesh& mesh, cv::Point2d at, const Light3& colour, Finish finish) {
    const Pose pose{{at.x, at.y, 0}, m_dice.between(0, kTurn)};
    m_scene.bodies.push_back({placed(mesh, pose), colour, finish});
}

void Decorator::putStack() {
    const auto at = room(36);
    if (!at)
        return;
    const int tiles = 3 + m_dice.below(14);
    const double heading = m_dice.between(0, kTurn);
    for (int i = 1; i <= tiles; ++i) {
        Card card;
        card.print = m_options.artist.back();
        card.top = {at->x + m_dice.normal(0.8), at->y + m_dice.normal(0.8), i * kTileThickness};
        card.heading = heading + m_dice.normal(0.05);
        card.finish = {0.014F, 0.16F};
        m_scene.cards.push_back(card);
    }
}

void Decorator::putSupply(const std::string& colour, int count) {
    const auto at = count > 0 ? room(16 + 5.0 * count) : std::nullopt;
    if (!at)
        return;
    const Piece piece = m_layout.pieceOf(colour);
    for (int i = 0; i < count; ++i) {
        const double angle = i * 2.4;
        const cv::Point2d step(std::cos(angle), std::sin(angle));
        const MeeplePose pose = m_dice.happens(0.5) ? MeeplePose::Lying : MeeplePose::Standing;
        stand(meshOf(piece, MeepleType::Small, pose), *at + step * (17 * std::sqrt(i + 0.3)), piece.paint,
              piece.finish);
    }
}

void Decorator::putTrack(const Position& position) {
    const cv::Size2d size(kTrackPage.width_mm * kTrackScale, kTrackPage.height_mm * kTrackScale);
    const auto at = room(size.width * 0.52);
    if (!at)
        return;
    layCard(trackPrint(), *at, size, kTrackThickness);
    m_track = TrackOnTable{m_scene.cards.back(), m_scene.cards.size() - 1, {}, {}};
    for (size_t i = 0; i < position.players.size(); ++i) {
        m_track->markers.push_back(m_scene.bodies.size());
        m_track->spaces.push_back(engine::trackPositionOf(position.scores[i]).space);
        m_scene.bodies.push_back(markerOn(m_track->card, position.players[i], position.scores[i], m_dice));
    }
}

void Decorator::putCup() {
    const auto at = room(52);
    if (!at)
        return;
    static const std::array<cv::Vec3b, 4> kGlazes{cv::Vec3b(225, 228, 230), cv::Vec3b(40, 130, 230),
                                                  cv::Vec3b(140, 90, 60), cv::Vec3b(60, 60, 62)};
    Mesh cup = turnedBody({{0, 0}, {34, 0}, {37, 6}, {39, 88}, {38.4, 91}, {37, 91}, {36, 86}, {35, 70}});
    cup.append(tube({{38, 0, 74}, {58, 0, 70}, {64, 0, 48}, {56, 0, 28}, {37, 0, 22}}, {5, 5, 5, 5, 5}));
    stand(cup, *at, linearFromScreen(kGlazes[static_cast<size_t>(m_dice.below(4))]), {0.06F, 0.08F});
    stand(turnedBody({{35.6, 72}, {0, 72}}), *at, linearFromScreen({14, 22, 36}), {0.05F, 0.04F});
}

void Decorator::putBox() {
    const auto at = room(165);
    if (!at)
        return;
    layCard(m_options.artist.back(), *at, {270, 190}, 68);
    m_scene.cards.back().edge = linearFromScreen({120, 62, 30});
}

void Decorator::putPhone() {
    const auto at = room(84);
    if (!at)
        return;
    static const std::shared_ptr<const Print> kScreen =
        makePrint(cv::Mat(155, 74, CV_8UC3, cv::Scalar(16, 15, 15)), 0.12);
    layCard(kScreen, *at, {74, 155}, 8);
    m_scene.cards.back().finish = {0.05F, 0.02F};
    m_scene.cards.back().edge = linearFromScreen({40, 38, 38});
}

void Decorator::putPaper() {
    const auto at = room(115);
    if (!at)
        return;
    layCard(makePrint(notePaper(m_dice), 0.005), *at, {210, 148}, 0.3);
    const double angle = m_dice.between(0, kTurn);
    const Vec3 way(std::cos(angle), std::sin(angle), 0);
    const Vec3 middle(at->x, at->y, 4.3);
    m_scene.bodies.push_back(
        {tube({middle - way * 75, middle + way * 70, middle + way * 86}, {3.6, 3.6, 0.6}),
         linearFromScreen({40, 170, 230}),
         {0.05F, 0.15F}});
}

void Decorator::decorate(const Position& position) {
    if (wanted() || m_options.track)
        putTrack(position);
    if (wanted() && m_dice.happens(0.4))
        putBox();
    for (int i = 0; i < 3; ++i) {
        if (wanted())
            putStack();
    }
    for (const std::string& colour : position.players) {
        if (wanted())
            putSupply(colour, 7 - static_cast<int>(
                                      std::ranges::count(position.meeples, colour, &StandingMeeple::colour)));
    }
    if (wanted() && m_dice.happens(0.7))
        putCup();
    if (wanted() && m_dice.happens(0.5))
        putPhone();
    if (wanted() && m_dice.happens(0.5))
        putPaper();
}

/// A hand over a tile near the edge of the board, the arm coming from outside.
void Decorator::reachOver(const Layout& layout) {
    cv::Point2d middle;
    for (const LaidTile& tile : layout.tiles)
        middle += tile.centre / static_cast<double>(layout.tiles.size());
    const LaidTile* target = &layout.tiles.front();
    for (int i = 0; i < 3; ++i) {
        const LaidTile& other =
            layout.tiles[static_cast<size_t>(m_dice.below(static_cast<int>(layout.tiles.size())))];
        if (cv::norm(other.centre - middle) > cv::norm(target->centre - middle))
            target = &other;
    }
    const cv::Point2d inward = middle - target->centre;
    Reach reach{
        {target->centre.x, target->centre.y, kTileThickness + m_dice.between(0, 25)}, 0, m_dice.fraction()};
    reach.heading = std::atan2(inward.y, inward.x) + m_dice.normal(0.6);
    for (Body& body : handBodies(anyArm(m_dice), reach))
        m_scene.bodies.push_back(std::move(body));
}

} // namespace

Body markerOn(const Card& track, const std::string& colour, int score, art::Dice& dice) {
    const art::Point space = art::middleOfSpace(engine::trackPositionOf(score).space, kTrackPage);
    const cv::Point2d from_middle(space.x - kTrackPage.width_mm / 2 + dice.normal(2),
                                  space.y - kTrackPage.height_mm / 2 + dice.normal(2));
    const cv::Point2d p = from_middle * kTrackScale;
    const double c = std::cos(track.heading);
    const double s = std::sin(track.heading);
    const Vec3 place = track.top + Vec3(c * p.x - s * p.y, s * p.x + c * p.y, 0);
    const Mesh meeple = meepleMesh(MeepleType::Small, MeeplePose::Standing);
    return {placed(meeple, {place, dice.between(0, kTurn)}), paintOf(colour), kPaint};
}

std::optional<TrackOnTable> addClutter(TableScene& scene, const Position& position, const Layout& layout,
                                       const ClutterOptions& options, art::Dice dice) {
    Decorator decorator(scene, layout, options, dice);
    decorator.decorate(position);
    if (dice.happens(options.hands))
        decorator.reachOver(layout);
    return decorator.track();
}

} // namespace meeplecam::table
