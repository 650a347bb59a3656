#pragma once

#include "app/gui/look/tile_art.h"
#include "engine/rules/game_state.h"

#include <QDialog>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace meeplecam::gui {

class TileGrid;

/// What is asked of a person who is shown all tiles.
struct TileWish {
    engine::GameState state; ///< the board, and what the boxes hold
    engine::Cell cell;
    std::vector<engine::TileFace> likely;                    ///< the likeliest first; few of them are shown
    std::function<QString(const engine::TileFace&)> preview; ///< what it would change to lay this one
};

/// All tiles that may lie in a cell with their pictures, the likeliest first, each with how many are left in
/// the box. Says what the one that is pointed at would change.
class TileChooser : public QDialog {
    Q_OBJECT

public:
    TileChooser(TileWish wish, TileArtPtr art, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(engine::TileFace face);

private:
    TileGrid* addSection(QVBoxLayout& column, const QString& title,
                         const std::vector<engine::TileFace>& faces);
    void choose(const engine::TileFace& face);
    void showPreview(const engine::TileFace& face);

    TileWish m_wish;
    TileArtPtr m_art;
    QLabel* m_name;
    QLabel* m_preview;
};

} // namespace meeplecam::gui
