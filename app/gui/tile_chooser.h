#pragma once

#include "app/gui/snapshot.h"
#include "app/gui/tile_art.h"
#include "app/session/story_edit.h"

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace meeplecam::gui {

class TileGrid;

/// All tiles that may lie in a cell with their pictures, the likeliest first, each with how many are left in
/// the box. Says what the one that is pointed at would change, and emits the one that was chosen as an edit.
class TileChooser : public QDialog {
    Q_OBJECT

public:
    /// The game has begun.
    TileChooser(GameSnapshotPtr game, TileArtPtr art, engine::Cell cell, QWidget* parent = nullptr);

Q_SIGNALS:
    void edited(const meeplecam::session::StoryEdit& edit);

private:
    TileGrid* addSection(QVBoxLayout& column, const QString& title,
                         const std::vector<engine::TileFace>& faces);
    void choose(const engine::TileFace& face);
    void showPreview(const engine::TileFace& face);

    GameSnapshotPtr m_game;
    TileArtPtr m_art;
    engine::Cell m_cell;
    QLabel* m_name;
    QLabel* m_preview;
};

} // namespace meeplecam::gui
