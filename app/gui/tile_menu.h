#pragma once

#include "app/gui/game_thread.h"
#include "app/gui/tile_art.h"

#include <QMenu>

namespace meeplecam::gui {

/// What a person can say about a cell: in two clicks another tile, turn, meeple, player, or that the tile was
/// never laid; beside the board, that a tile was laid there. Emits what was chosen as an edit.
class TileMenu : public QMenu {
    Q_OBJECT

public:
    TileMenu(GameSnapshotPtr game, TileArtPtr art, QWidget* parent = nullptr);

    /// Fills the menu. Whether there is anything to say about the cell.
    [[nodiscard]] bool fill(engine::Cell cell);

Q_SIGNALS:
    void edited(const GameThread::Edit& edit);

private:
    void fillForTurn(const session::StoryTurn& turn);
    void fillForEmpty(engine::Cell cell);
    void addTiles(const session::StoryTurn& turn);
    void addTurns(const session::StoryTurn& turn);
    void addMeeples(const session::StoryTurn& turn);
    void addPlayers(const session::StoryTurn& turn);
    void addTile(QMenu& menu, const engine::TileFace& face, GameThread::Edit edit);
    void offer(QAction* action, GameThread::Edit edit);
    [[nodiscard]] QIcon iconOf(const engine::TileFace& face) const;

    GameSnapshotPtr m_game;
    TileArtPtr m_art;
};

} // namespace meeplecam::gui
