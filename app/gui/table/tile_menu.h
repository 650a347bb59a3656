#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/model/snapshot.h"
#include "app/session/story/story_edit.h"

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
    /// `view`: how the board is turned on the screen; pictures and directions are turned with it.
    TileMenu(GameSnapshotPtr game, TileArtPtr art, engine::Rotation view, QWidget* parent = nullptr);

    /// Fills the menu. Whether there is anything to say about the cell.
    [[nodiscard]] bool fill(engine::Cell cell);

Q_SIGNALS:
    void edited(const meeplecam::session::StoryEdit& edit);
    /// A person wants to see all tiles that may lie here.
    void allTilesWanted(engine::Cell cell);

private:
    void fillForStart();
    void fillForTurn(const session::StoryTurn& turn);
    void fillForEmpty(engine::Cell cell);
    void addTiles(QMenu& menu, engine::Cell cell);
    void addTurns(const engine::Placement& placement);
    void addMeeples(const session::StoryTurn& turn);
    void addFigures(QMenu& menu, const session::StoryTurn& turn, int segment);
    void addPlayers(const session::StoryTurn& turn);
    void offer(QAction* action, session::StoryEdit edit);
    void addHeading(const QString& text);
    void addPreview();
    void showPreview(QAction* action);
    [[nodiscard]] engine::TileFace asShown(const engine::TileFace& face) const;
    [[nodiscard]] QIcon iconOf(const engine::TileFace& face) const;
    [[nodiscard]] QIcon iconOf(const session::StoryTurn& turn, const engine::MeepleChoice& choice) const;

    GameSnapshotPtr m_game;
    TileArtPtr m_art;
    engine::Rotation m_view;
    std::map<const QAction*, session::StoryEdit> m_edits;
    QLabel* m_preview = nullptr;
};

} // namespace meeplecam::gui
