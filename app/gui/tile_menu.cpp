#include "app/gui/tile_menu.h"

#include "app/gui/edit_words.h"
#include "app/gui/player_style.h"
#include "app/gui/score_model.h"
#include "app/gui/tile_choices.h"
#include "app/session/story_edit.h"
#include "app/session/turn_edits.h"
#include "app/words/words.h"

#include <QLabel>
#include <QWidgetAction>

#include <algorithm>

namespace meeplecam::gui {

using words::tileWord;
using words::wordWithin;

namespace {

using engine::GameSetup;
using session::Story;

GameThread::Edit layInstead(int turn, engine::TileFace face) {
    return [turn, face](const Story& story, const GameSetup& setup) {
        return session::withTile(story, turn, face, *setup.registry);
    };
}

} // namespace

TileMenu::TileMenu(GameSnapshotPtr game, TileArtPtr art, QWidget* parent)
    : QMenu(parent)
    , m_game(std::move(game))
    , m_art(std::move(art)) {
    setStyleSheet(QStringLiteral("QMenu { icon-size: 40px; }"));
}

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

void TileMenu::offer(QAction* action, GameThread::Edit edit) {
    m_edits[action] = std::move(edit);
    connect(action, &QAction::triggered, this, [this, action] { Q_EMIT edited(m_edits[action]); });
}

QIcon TileMenu::iconOf(const engine::TileFace& face) const {
    constexpr int kSide = 96;
    return m_art ? QPixmap::fromImage(m_art->turned(face, kSide)) : QPixmap();
}

/// A section of Qt's own has no text in a window with a style sheet.
void TileMenu::addHeading(const QString& text) {
    addAction(text)->setEnabled(false);
    addSeparator();
}

void TileMenu::addTile(QMenu& menu, const engine::TileFace& face, GameThread::Edit edit) {
    const engine::TileType& type = (*m_game->ledger.setup().registry)[face.type];
    offer(menu.addAction(iconOf(face), tr("Tile %1").arg(tileWord(type))), std::move(edit));
}

void TileMenu::fillForTurn(const session::StoryTurn& turn) {
    const auto number = std::ranges::find(m_game->story.turns, turn.id, &session::StoryTurn::id) -
                        m_game->story.turns.begin() + 1;
    addHeading(tr("Turn %1").arg(number));
    addTiles(turn);
    addTurns(turn);
    addMeeples(turn);
    addPlayers(turn);
    addSeparator();
    offer(addAction(tr("This tile was never laid")),
          [id = turn.id](const Story& story, const GameSetup&) { return session::removeTurn(story, id); });
}

void TileMenu::fillForStart() {
    session::StoryTurn first;
    first.id = session::kNoTurn;
    first.turn.placement = *m_game->story.start;
    addHeading(tr("The first tile"));
    addTiles(first);
    addTurns(first);
}

void TileMenu::addTiles(const session::StoryTurn& turn) {
    constexpr std::size_t kLikely = 8; // as many as the eye takes in
    const engine::GameState& state = m_game->ledger.game()->state();
    QMenu* menu = addMenu(tr("Another tile"));
    menu->setStyleSheet(styleSheet());
    const std::vector<engine::TileFace> faces =
        facesInstead(state, turn.turn.placement, m_game->story.questions);
    for (std::size_t i = 0; i < std::min(kLikely, faces.size()); ++i)
        addTile(*menu, faces[i], layInstead(turn.id, faces[i]));
    menu->addSeparator();
    QMenu* all = menu->addMenu(tr("All tiles"));
    all->setStyleSheet(styleSheet());
    for (const engine::TileFace& face : allFaces(state, turn.turn.placement.cell))
        addTile(*all, face, layInstead(turn.id, face));
}

void TileMenu::addTurns(const session::StoryTurn& turn) {
    const engine::Placement& placement = turn.turn.placement;
    const engine::TileRegistry& registry = *m_game->ledger.setup().registry;
    QMenu* menu = addMenu(tr("Turned differently"));
    menu->setStyleSheet(styleSheet());
    for (int quarters = 1; quarters < 4; ++quarters) {
        const engine::TileFace face{placement.tile,
                                    engine::rotationOf(engine::quarterTurns(placement.rotation) + quarters)};
        if (registry.sameFace(face, {placement.tile, placement.rotation}))
            continue;
        offer(menu->addAction(iconOf(face), tr("By %1°").arg(90 * quarters)), layInstead(turn.id, face));
    }
    menu->setEnabled(!menu->isEmpty());
}

void TileMenu::addMeeples(const session::StoryTurn& turn) {
    QMenu* menu = addMenu(tr("Meeple"));
    menu->setStyleSheet(styleSheet());
    const engine::TileType& type = (*m_game->ledger.setup().registry)[turn.turn.placement.tile];
    const QIcon icon = meepleIcon(styleOf(m_game->ledger.setup(), turn.turn.player));
    std::map<engine::FeatureKind, int> count;
    for (std::size_t i = 0; i < type.segments.size(); ++i) {
        if (!type.segments[i].takesMeeple)
            continue;
        const int which = ++count[type.segments[i].kind];
        QString text = tr("On the %1").arg(wordWithin(type.segments[i].kind));
        if (which > 1)
            text += QStringLiteral(" %1").arg(which);
        const auto segment = static_cast<int>(i);
        QAction* action = menu->addAction(icon, text);
        action->setCheckable(true);
        action->setChecked(turn.turn.meeple && turn.turn.meeple->segment == segment);
        offer(action, [id = turn.id, segment](const Story& story, const GameSetup&) {
            return session::withMeeple(story, id, segment);
        });
    }
    menu->addSeparator();
    offer(menu->addAction(tr("No meeple")), [id = turn.id](const Story& story, const GameSetup&) {
        return session::withMeeple(story, id, std::nullopt);
    });
}

void TileMenu::addPlayers(const session::StoryTurn& turn) {
    QMenu* menu = addMenu(tr("Player"));
    menu->setStyleSheet(styleSheet());
    const std::vector<QString> names = shownNames(m_game->ledger.setup());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto player = static_cast<int>(i);
        QAction* action = menu->addAction(meepleIcon(styleOf(m_game->ledger.setup(), player)), names[i]);
        action->setEnabled(player != turn.turn.player);
        offer(action, [id = turn.id, player](const Story& story, const GameSetup&) {
            return session::withPlayer(story, id, player);
        });
    }
}

void TileMenu::fillForEmpty(engine::Cell cell) {
    const engine::GameState& state = m_game->ledger.game()->state();
    const std::vector<engine::TileFace> faces = facesFitting(state, cell);
    if (faces.empty())
        return;
    addHeading(tr("A tile lies here"));
    const int player = state.toMove.value_or(0);
    for (const engine::TileFace& face : faces) {
        const engine::Placement placement{face.type, cell, face.rotation};
        addTile(*this, face, [player, placement](const Story& story, const GameSetup&) {
            return session::withTurn(story, player, placement);
        });
    }
}

} // namespace meeplecam::gui
