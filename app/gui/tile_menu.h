#pragma once

#include "app/gui/game_thread.h"
#include "app/gui/tile_art.h"

#include <QMenu>

#include <map>

class QLabel;

namespace meeplecam::gui {

/// What a person can say about a cell: in two clicks another tile, turn, meeple, player, or that the tile was
/// never laid; beside the board, that a tile was laid there. Says at its end what the entry that is pointed
/// at would change, and emits what was chosen as an edit.
class TileMenu : public QMenu {
    Q_OBJECT

public:
    TileMenu(GameSnapshotPtr game, TileArtPtr art, QWidget* parent = nullptr);

    /// Fills the menu. Whether there is anything to say about the cell.
    [[nodiscard]] bool fill(engine::Cell cell);

Q_SIGNALS:
    void edited(const GameThread::Edit& edit);

private:
    void fillForStart();
    void fillForTurn(const session::StoryTurn& turn);
    void fillForEmpty(engine::Cell cell);
    void addTiles(const session::StoryTurn& turn);
    void addTurns(const session::StoryTurn& turn);
    void addMeeples(const session::StoryTurn& turn);
    void addPlayers(const session::StoryTurn& turn);
    void addTile(QMenu& menu, const engine::TileFace& face, GameThread::Edit edit);
    void offer(QAction* action, GameThread::Edit edit);
    void addHeading(const QString& text);
    void addPreview();
    void showPreview(QAction* action);
    [[nodiscard]] QIcon iconOf(const engine::TileFace& face) const;

    GameSnapshotPtr m_game;
    TileArtPtr m_art;
    std::map<const QAction*, GameThread::Edit> m_edits;
    QLabel* m_preview = nullptr;
};

} // namespace meeplecam::gui
