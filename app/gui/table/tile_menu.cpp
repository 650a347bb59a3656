#include "app/gui/table/tile_menu.h"

#include "app/gui/live/edit_words.h"
#include "app/gui/model/meeple_places.h"
#include "app/gui/model/score_model.h"
#include "app/gui/model/tile_choices.h"
#include "app/session/story/story_meaning.h"
#include "app/words/place_words.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QLabel>
#include <QWidgetAction>

#include <algorithm>

namespace meeplecam::gui {

TileMenu::TileMenu(GameSnapshotPtr game, TileArtPtr art, engine::Rotation view, QWidget* parent)
    : QMenu(parent)
    , m_game(std::move(game))
    , m_art(std::move(art))
    , m_view(view) {}

bool TileMenu::fill(engine::Cell cell) {
    if (!m_game || !m_game->ledger.game())
        return false;
    const auto turn = std::ranges::find_if(m_game->story.turns, [&](const session::StoryTurn& other) {
        return other.turn.placement.cell == cell;
    });
    if (turn != m_game->story.turns.end())
        fillForTurn(*turn);
    else if (m_game->story.start && m_game->story.start->cell == cell)
        fillForStart();
    else if (m_game->ledger.game()->state().board.tileAt(cell) == nullptr)
        fillForEmpty(cell);
    if (isEmpty())
        return false;
    addPreview();
    return true;
}

void TileMenu::addPreview() {
    constexpr int kWidth = 300;
    constexpr int kLines = 5; // so that the menu keeps its size
    addSeparator();
    auto* place = new QWidgetAction(this);
    m_preview = new QLabel(tr("Point at an entry to see what it changes."), this);
    m_preview->setObjectName(QStringLiteral("subtle"));
    m_preview->setWordWrap(true);
    m_preview->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_preview->setContentsMargins(10, 6, 10, 6);
    m_preview->setFixedWidth(kWidth);
    m_preview->setMinimumHeight(kLines * m_preview->fontMetrics().lineSpacing() + 12);
    place->setDefaultWidget(m_preview);
    place->setEnabled(false);
    addAction(place);
    connect(this, &QMenu::hovered, this, &TileMenu::showPreview); // of the menus in it, too
}

void TileMenu::showPreview(QAction* action) {
    const auto edit = m_edits.find(action);
    m_preview->setText(edit != m_edits.end() ? previewWords(*m_game, edit->second)
                                             : tr("Point at an entry to see what it changes."));
}

void TileMenu::offer(QAction* action, session::StoryEdit edit) {
    m_edits[action] = std::move(edit);
    connect(action, &QAction::triggered, this, [this, action] { Q_EMIT edited(m_edits[action]); });
}

engine::TileFace TileMenu::asShown(const engine::TileFace& face) const {
    return {face.type,
            engine::rotationOf(engine::quarterTurns(face.rotation) + engine::quarterTurns(m_view))};
}

QIcon TileMenu::iconOf(const engine::TileFace& face) const {
    constexpr int kSide = 96;
    return m_art ? QPixmap::fromImage(m_art->turned(asShown(face), kSide)) : QPixmap();
}

QIcon TileMenu::iconOf(const session::StoryTurn& turn, const engine::MeepleChoice& choice) const {
    const engine::GameSetup& setup = m_game->ledger.setup();
    const engine::Placement& placement = turn.turn.placement;
    const PlayerStyle style = styleOf(setup, turn.turn.player);
    const bool lies = session::poseOn((*setup.registry)[placement.tile], choice.segment, choice.type) ==
                      models::MeeplePose::Lying;
    const QImage picture = m_art ? placePicture(*m_art, asShown({placement.tile, placement.rotation}), choice,
                                                style, lies ? Pose::Lying : Pose::Standing)
                                 : QImage();
    return picture.isNull() ? meepleIcon(style) : QIcon(QPixmap::fromImage(picture));
}

/// A section of Qt's own has no text in a window with a style sheet.
void TileMenu::addHeading(const QString& text) {
    addAction(text)->setEnabled(false);
    addSeparator();
}

void TileMenu::fillForTurn(const session::StoryTurn& turn) {
    const auto number = std::ranges::find(m_game->story.turns, turn.id, &session::StoryTurn::id) -
                        m_game->story.turns.begin() + 1;
    addHeading(tr("Turn %1").arg(number));
    addTiles(*addMenu(tr("Another tile")), turn.turn.placement.cell);
    addTurns(turn.turn.placement);
    addMeeples(turn);
    addPlayers(turn);
    addSeparator();
    offer(addAction(tr("Remove this tile")), session::RemoveTurn{turn.id});
}

void TileMenu::fillForStart() {
    addHeading(tr("The first tile"));
    addTiles(*addMenu(tr("Another tile")), m_game->story.start->cell);
    addTurns(*m_game->story.start);
}

void TileMenu::addTiles(QMenu& menu, engine::Cell cell) {
    constexpr std::size_t kLikely = 6; // as many as the eye takes in
    std::vector<engine::TileFace> faces = likelyFaces(*m_game, cell);
    faces.resize(std::min(kLikely, faces.size()));
    for (const engine::TileFace& face : faces)
        offer(menu.addAction(iconOf(face), words::tileName((*m_game->ledger.setup().registry)[face.type])),
              layHere(m_game->story, cell, face));
    menu.addSeparator();
    connect(menu.addAction(tr("All tiles…")), &QAction::triggered, this,
            [this, cell] { Q_EMIT allTilesWanted(cell); });
}

void TileMenu::addTurns(const engine::Placement& placement) {
    const std::array<std::pair<int, QString>, 3> turns{
        {{1, tr("90° clockwise")}, {2, tr("180°")}, {3, tr("90° anticlockwise")}}};
    const engine::TileRegistry& registry = *m_game->ledger.setup().registry;
    QMenu* menu = addMenu(tr("Rotate"));
    for (const auto& [quarters, words] : turns) {
        const engine::TileFace face{placement.tile,
                                    engine::rotationOf(engine::quarterTurns(placement.rotation) + quarters)};
        if (!registry.sameFace(face, {placement.tile, placement.rotation}))
            offer(menu->addAction(iconOf(face), words), layHere(m_game->story, placement.cell, face));
    }
    menu->setEnabled(!menu->isEmpty());
}

void TileMenu::addMeeples(const session::StoryTurn& turn) {
    QMenu* menu = addMenu(tr("Meeple"));
    const engine::TileType& type = (*m_game->ledger.setup().registry)[turn.turn.placement.tile];
    for (std::size_t segment = 0; segment < type.segments.size(); ++segment)
        if (type.segments[segment].takesMeeple)
            addFigures(*menu, turn, static_cast<int>(segment));
    menu->addSeparator();
    for (const engine::SegmentRef& abbot :
         session::abbotsThatMayComeHome(m_game->story, turn.id, m_game->ledger.setup())) {
        QAction* action = menu->addAction(tr("The abbot comes home"));
        action->setCheckable(true);
        action->setChecked(turn.turn.abbotReturn == abbot);
        offer(action, session::SetAbbotHome{turn.id, abbot});
    }
    offer(menu->addAction(tr("No meeple")), session::SetMeeple{turn.id, std::nullopt});
}

/// The figures of the game that may stand on a feature.
void TileMenu::addFigures(QMenu& menu, const session::StoryTurn& turn, int segment) {
    const engine::TileRegistry& registry = *m_game->ledger.setup().registry;
    const engine::Placement& placement = turn.turn.placement;
    const engine::FeatureKind kind =
        registry[placement.tile].segments[static_cast<std::size_t>(segment)].kind;
    const QString place = words::placeWords(registry, asShown({placement.tile, placement.rotation}), segment);
    const engine::FigureCounts inGame = engine::figuresOf(m_game->ledger.setup().rules);
    for (std::size_t i = 0; i < inGame.size(); ++i) {
        const engine::MeepleChoice choice{static_cast<engine::MeepleType>(i), segment, std::nullopt};
        if (inGame[i] == 0 || !engine::belongsOn(choice.type, kind))
            continue;
        const bool usual = choice.type == engine::MeepleType::Small;
        QAction* action =
            menu.addAction(iconOf(turn, choice),
                           usual ? place : QStringLiteral("%1 · %2").arg(place, words::wordOf(choice.type)));
        action->setCheckable(true);
        action->setChecked(turn.turn.meeple == choice);
        offer(action, session::SetMeeple{turn.id, choice});
    }
}

void TileMenu::addPlayers(const session::StoryTurn& turn) {
    QMenu* menu = addMenu(tr("Player"));
    const std::vector<QString> names = shownNames(m_game->ledger.setup());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto player = static_cast<int>(i);
        QAction* action = menu->addAction(meepleIcon(styleOf(m_game->ledger.setup(), player)), names[i]);
        action->setEnabled(player != turn.turn.player);
        offer(action, session::SetPlayer{turn.id, player});
    }
}

void TileMenu::fillForEmpty(engine::Cell cell) {
    if (m_game->ledger.game()->state().board.sidesAround(cell) == 0)
        return; // away from the board
    addHeading(tr("A tile lies here"));
    addTiles(*this, cell);
}

} // namespace meeplecam::gui
