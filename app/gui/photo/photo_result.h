#pragma once

#include "app/gui/board/board_view.h"
#include "app/gui/model/photo_model.h"
#include "app/gui/photo/photo_menu.h"
#include "app/gui/photo/photo_reader.h"

#include <QWidget>

class QFrame;
class QLabel;
class QSplitter;
class QTimer;

namespace meeplecam::gui {

class PhotoSide;
class PhotoView;

/// A photo that was read: the photo and the board beside each other, the scores, and all that people say
/// about it.
class PhotoResult : public QWidget {
    Q_OBJECT

public:
    explicit PhotoResult(QWidget* parent = nullptr);

    void show(const PhotoReadingPtr& reading);
    /// None until a photo was shown.
    [[nodiscard]] const std::optional<PhotoModel>& model() const { return m_model; }
    [[nodiscard]] const TileArtPtr& art() const { return m_art; }
    [[nodiscard]] BoardView& board() { return *m_board; }
    [[nodiscard]] PhotoView& photo() { return *m_photo; }
    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }

    /// What a person says about the board.
    void edit(const PhotoEdit& said);
    void undo();
    void redo();
    void fit();
    void cycleShading();
    /// Both, the board alone, the photo alone.
    void cycleViews();
    /// Marks what was seen on the photo, or no longer.
    void switchOverlay();
    /// Tells something shortly.
    void say(const QString& sentence);

Q_SIGNALS:
    /// The board is another one.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectViews();
    void addShortcuts();
    bool put(session::PhotoBoard board);
    void step(std::vector<session::PhotoBoard>& from, std::vector<session::PhotoBoard>& to);
    void sayWhatChanged(const std::vector<FinalScoreRow>& before);
    void pointAt(const std::optional<engine::SegmentRef>& at);
    void mark(const std::optional<engine::Cell>& cell);
    void openMenu(engine::Cell cell, const QPoint& globalAt);
    void openTiles(engine::Cell cell);
    void moveMeeple(const MeepleMove& move);
    void showHint(const QString& text);
    void placeHint();

    std::optional<PhotoModel> m_model;
    TileArtPtr m_art;
    std::vector<session::PhotoBoard> m_before; ///< to be undone, the last one first to go
    std::vector<session::PhotoBoard> m_undone; ///< to be redone, likewise
    int m_shading = 0;
    int m_shown = 0; ///< which views
    PhotoView* m_photo;
    BoardView* m_board;
    PhotoSide* m_side;
    QSplitter* m_stage;
    QFrame* m_hint;
    QLabel* m_hintText;
    QTimer* m_saying;
};

} // namespace meeplecam::gui
