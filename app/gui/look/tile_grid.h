#pragma once

#include "app/gui/look/tile_art.h"

#include <QKeySequence>
#include <QWidget>

#include <optional>

class QButtonGroup;
class QGridLayout;

namespace meeplecam::gui {

/// A tile that can be chosen out of a grid.
struct TileChoice {
    engine::TileFace face;
    engine::Rotation shown = engine::Rotation::None; ///< how its picture lies
    QString text;                                    ///< under its picture
    QString name;                                    ///< what it shows, for a tool tip and a screen reader
    bool chosen = false;                             ///< it is the one that lies there
    QKeySequence shortcut{};                         ///< empty = none
    bool operator==(const TileChoice&) const = default;
};

/// Pictures of tiles side by side, each a button: chosen by a click, or by the arrow keys and Enter.
class TileGrid : public QWidget {
    Q_OBJECT

public:
    TileGrid(int columns, int side_px, QWidget* parent);

    void show(const std::vector<TileChoice>& choices, const TileArtPtr& art);
    /// Puts the keyboard on the first tile.
    void focusFirst();

Q_SIGNALS:
    void chosen(engine::TileFace face);
    /// The pointer or the keyboard is on this tile.
    void pointedAt(engine::TileFace face);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void empty();

    QGridLayout* m_grid;
    QButtonGroup* m_buttons; ///< its ids are positions in m_faces; the arrow keys go from one to the next
    std::vector<engine::TileFace> m_faces;
    int m_columns;
    int m_side_px;
};

} // namespace meeplecam::gui
