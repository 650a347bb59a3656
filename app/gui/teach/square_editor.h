#pragma once

#include "app/gui/look/tile_grid.h"
#include "app/gui/teach/teach_model.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace meeplecam::gui {

class TurnablePicture;

/// One square of a lesson large, beside a drawing of what it is taken for, with everything that it may be
/// instead.
class SquareEditor : public QWidget {
    Q_OBJECT

public:
    explicit SquareEditor(QWidget* parent = nullptr);

    /// The drawings to compare with.
    void setArt(TileArtPtr art);
    void show(const TeachModel& model, std::size_t square);
    /// There is no square to show.
    void clear();

Q_SIGNALS:
    void faceChosen(engine::TileFace face);
    /// Its upright picture is to be turned clockwise by quarter turns.
    void turnWanted(int quarters);
    void leaveOutWanted();
    void confirmWanted();

private:
    void addPictures(QGridLayout& grid);
    void addOrders(QGridLayout& grid);
    void addChoices(QGridLayout& grid);
    [[nodiscard]] std::vector<TileChoice> choicesOf(const std::vector<engine::TileFace>& faces) const;

    TileArtPtr m_art;
    TurnablePicture* m_picture; ///< as it is
    QLabel* m_drawing;          ///< as its type is drawn
    QLabel* m_name;
    QPushButton* m_confirm;
    QPushButton* m_leaveOut;
    std::vector<QToolButton*> m_turns;
    TileGrid* m_likely;
    TileGrid* m_others;
    std::optional<engine::TileFace> m_tile; ///< what it is taken for
};

} // namespace meeplecam::gui
