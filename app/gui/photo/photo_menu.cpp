#include "app/gui/photo/photo_menu.h"

#include "app/gui/model/score_model.h"
#include "app/gui/model/tile_choices.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QPainter>

#include <algorithm>

namespace meeplecam::gui {

using session::PhotoBoard;

namespace {

constexpr int kIcon = 96; // twice what is shown, for dense screens

} // namespace

session::MeeplePlace placeOn(const PhotoModel& model, const TileArtPtr& art,
                             const engine::SegmentRef& feature) {
    const BoardTile* tile = model.board.tileAt(feature.cell);
    const TileFacePicture* face = art ? art->face(tile->placement.tile, tile->copy) : nullptr;
    const auto segment = static_cast<std::size_t>(feature.segment);
    if (face == nullptr || segment >= face->spots.size())
        return {feature, {0.5, 0.5}};
    return {feature, {face->spots[segment].x(), face->spots[segment].y()}};
}

QPixmap litTile(const TileArtPtr& art, const engine::TileFace& face, std::optional<int> segment,
                const QColor& colour, int side) {
    const TileFacePicture* printed = art ? art->face(face.type, 0) : nullptr;
    if (printed == nullptr)
        return {};
    QImage picture = printed->picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                         .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    if (segment) {
        std::vector<QColor> colours(printed->spots.size());
        QColor& lit = colours[static_cast<std::size_t>(*segment)];
        lit = colour;
        lit.setAlpha(190);
        QPainter painter(&picture);
        painter.fillRect(picture.rect(), QColor(0, 0, 0, 60));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(picture.rect(), printed->shade(colours));
    }
    return QPixmap::fromImage(
        picture.transformed(QTransform().rotate(90.0 * engine::quarterTurns(face.rotation))));
}

std::vector<engine::TileFace> likelyFaces(const PhotoModel& model, engine::Cell cell) {
    const models::ReportedTile* lies = models::tileAt(model.photo.report, cell);
    if (lies == nullptr)
        return facesFitting(model.score.state, cell);
    const engine::TileRegistry& registry = *model.photo.setup.registry;
    const engine::TileFace lying{lies->placement.tile, lies->placement.rotation};
    std::vector<engine::TileFace> likely;
    const auto add = [&](const engine::TileFace& face) {
        const auto same = [&](const engine::TileFace& other) { return registry.sameFace(face, other); };
        if (!same(lying) && std::ranges::none_of(likely, same))
            likely.push_back(face);
    };
    for (const models::ReportQuestion& question : model.photo.report.questions)
        for (const models::ReportAnswer& answer : question.answers)
            if (question.cell == cell && answer.tile)
                add({answer.tile->placement.tile, answer.tile->placement.rotation});
    std::ranges::for_each(facesInstead(model.score.state, lies->placement, {}), add);
    return likely;
}

PhotoMenu::PhotoMenu(const PhotoModel& model, TileArtPtr art, QWidget* parent)
    : QMenu(parent)
    , m_model(model)
    , m_art(std::move(art))
    , m_names(shownNames(model.photo.setup))
    , m_styles(stylesOf(model.photo.setup)) {}

bool PhotoMenu::fill(engine::Cell cell) {
    if (const models::ReportedTile* tile = models::tileAt(m_model.photo.report, cell))
        fillForTile(*tile);
    else
        fillForEmpty(cell);
    return !isEmpty();
}

void PhotoMenu::fillForTile(const models::ReportedTile& tile) {
    const engine::TileType& type = (*m_model.photo.setup.registry)[tile.placement.tile];
    addAction(words::tileName(type))->setEnabled(false);
    addSeparator();
    addTiles(*addMenu(tr("Another tile")), tile.placement.cell);
    addTurns(tile.placement);
    const auto& meeples = m_model.photo.report.meeples;
    for (std::size_t i = 0; i < meeples.size(); ++i)
        if (meeples[i].feature.cell == tile.placement.cell)
            addMeeple(i, tile.placement);
    addNewMeeples(tile.placement);
    addSeparator();
    offer(addAction(tr("There is no tile here")), [cell = tile.placement.cell](PhotoBoard board) {
        return session::withoutTile(std::move(board), cell);
    });
}

void PhotoMenu::fillForEmpty(engine::Cell cell) {
    if (m_model.score.state.board.sidesAround(cell) == 0)
        return; // away from the board
    addAction(tr("A tile lies here"))->setEnabled(false);
    addSeparator();
    addTiles(*this, cell);
}

void PhotoMenu::addTiles(QMenu& menu, engine::Cell cell) {
    constexpr std::size_t kLikely = 8; // as many as the eye takes in
    std::vector<engine::TileFace> faces = likelyFaces(m_model, cell);
    faces.resize(std::min(kLikely, faces.size()));
    for (const engine::TileFace& face : faces)
        addFace(menu, cell, face);
    menu.addSeparator();
    connect(menu.addAction(tr("All tiles…")), &QAction::triggered, this,
            [this, cell] { Q_EMIT allTilesWanted(cell); });
}

void PhotoMenu::addTurns(const engine::Placement& tile) {
    const std::array<QString, 3> turns{tr("90° clockwise"), tr("180°"), tr("90° anticlockwise")};
    QMenu* menu = addMenu(tr("Rotate"));
    for (int quarters = 1; quarters < 4; ++quarters) {
        engine::Placement turned = tile;
        turned.rotation = engine::rotationOf(engine::quarterTurns(tile.rotation) + quarters);
        if (m_model.photo.setup.registry->sameFace({turned.tile, turned.rotation},
                                                   {tile.tile, tile.rotation}))
            continue;
        const QIcon icon(litTile(m_art, {turned.tile, turned.rotation}, std::nullopt, {}, kIcon));
        offer(menu->addAction(icon, turns[static_cast<std::size_t>(quarters) - 1]),
              [turned](PhotoBoard board) { return session::withTile(std::move(board), turned); });
    }
    menu->menuAction()->setVisible(!menu->isEmpty());
}

void PhotoMenu::addMeeple(std::size_t meeple, const engine::Placement& tile) {
    const models::ReportedMeeple& seen = m_model.photo.report.meeples[meeple];
    const engine::TileType& type = (*m_model.photo.setup.registry)[tile.tile];
    const std::size_t player = playerOf(seen.colour);
    QMenu* menu = addMenu(meepleIcon(m_styles[player]), tr("%1's meeple").arg(m_names[player]));
    addFeatures(
        *menu, tile, m_styles[player].colour,
        [meeple](const session::MeeplePlace& place) {
            return [meeple, place](PhotoBoard board) {
                return session::withMeepleMoved(std::move(board), meeple, place);
            };
        },
        [&](int segment) {
            return segment != seen.feature.segment &&
                   engine::belongsOn(seen.figure, type.segments[static_cast<std::size_t>(segment)].kind);
        });
    QMenu* players = menu->addMenu(tr("Belongs to"));
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const auto colour = models::findColour(m_model.photo.setup.players[i].colour);
        if (i != player && colour)
            offer(players->addAction(meepleIcon(m_styles[i]), m_names[i]),
                  [meeple, colour = *colour](PhotoBoard board) {
                      return session::withColour(std::move(board), meeple, colour);
                  });
    }
    players->menuAction()->setVisible(!players->isEmpty());
    menu->addSeparator();
    offer(menu->addAction(tr("There is no meeple here")), [meeple](PhotoBoard board) {
        return session::withMeepleMoved(std::move(board), meeple, std::nullopt);
    });
}

void PhotoMenu::addNewMeeples(const engine::Placement& tile) {
    QMenu* menu = addMenu(tr("Add a meeple"));
    const engine::TileType& type = (*m_model.photo.setup.registry)[tile.tile];
    const engine::FigureCounts inGame = engine::figuresOf(m_model.photo.setup.rules);
    const auto addFor = [&](std::size_t player, engine::MeepleType figure, const QString& name) {
        const auto colour = models::findColour(m_model.photo.setup.players[player].colour);
        if (!colour)
            return;
        QMenu* own = menu->addMenu(meepleIcon(m_styles[player]), name);
        addFeatures(
            *own, tile, m_styles[player].colour,
            [colour = *colour, figure](const session::MeeplePlace& place) {
                return [colour, figure, place](PhotoBoard board) {
                    return session::withMeeple(std::move(board), colour, figure, place);
                };
            },
            [&](int segment) {
                return engine::belongsOn(figure, type.segments[static_cast<std::size_t>(segment)].kind);
            });
        own->menuAction()->setVisible(!own->isEmpty());
    };
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        addFor(i, engine::MeepleType::Small, m_names[i]);
        for (std::size_t figure = 1; figure < inGame.size(); ++figure) {
            const auto other = static_cast<engine::MeepleType>(figure);
            if (inGame[figure] > 0)
                addFor(i, other, QStringLiteral("%1 · %2").arg(m_names[i], words::wordOf(other)));
        }
    }
    menu->menuAction()->setVisible(!menu->isEmpty());
}

void PhotoMenu::addFeatures(QMenu& menu, const engine::Placement& tile, const QColor& colour,
                            const std::function<PhotoEdit(const session::MeeplePlace&)>& edit,
                            const std::function<bool(int)>& fits) {
    const engine::TileType& type = (*m_model.photo.setup.registry)[tile.tile];
    for (int i = 0; i < static_cast<int>(type.segments.size()); ++i) {
        const engine::Segment& segment = type.segments[static_cast<std::size_t>(i)];
        if (!segment.takesMeeple || !fits(i))
            continue;
        const QIcon icon(litTile(m_art, {tile.tile, tile.rotation}, i, colour, kIcon));
        offer(menu.addAction(icon, onFeatureWords(segment.kind)),
              edit(placeOn(m_model, m_art, {tile.cell, i})));
    }
}

void PhotoMenu::addFace(QMenu& menu, engine::Cell cell, const engine::TileFace& face) {
    const QIcon icon(litTile(m_art, face, std::nullopt, {}, kIcon));
    const engine::Placement placement{face.type, cell, face.rotation};
    offer(menu.addAction(icon, words::tileName((*m_model.photo.setup.registry)[face.type])),
          [placement](PhotoBoard board) { return session::withTile(std::move(board), placement); });
}

void PhotoMenu::offer(QAction* action, PhotoEdit edit) {
    connect(action, &QAction::triggered, this, [this, edit = std::move(edit)] { Q_EMIT edited(edit); });
}

std::size_t PhotoMenu::playerOf(models::MeepleColour colour) const {
    const auto& players = m_model.photo.setup.players;
    return static_cast<std::size_t>(
        std::ranges::find(players, models::nameOf(colour), &engine::Player::colour) - players.begin());
}

} // namespace meeplecam::gui
