#pragma once

#include "app/session/game_plan.h"

#include <QImage>
#include <QWidget>

#include <thread>

class QStackedWidget;
class QToolButton;

namespace meeplecam::gui {

class PageBar;

/// A picture that fills the widget as far as its shape allows.
class ImageView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    void setImage(const QImage& image);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_image;
};

/// One photo of a table, read and scored: the picture with what was seen, and the board built anew beside it.
class PhotoPage : public QWidget {
    Q_OBJECT

public:
    explicit PhotoPage(QWidget* parent = nullptr);
    /// Reads a photo of a game with these boxes and players, beside the window.
    void read(const QString& file, const session::GamePlan& plan);

Q_SIGNALS:
    void leaveWanted();
    /// The photo was read, or could not be.
    void finished();

private:
    void show(const QImage& photo, const QImage& board);
    void complain(const QString& sentence);

    ImageView* m_photo;
    ImageView* m_board;
    QStackedWidget* m_views;
    PageBar* m_bar;
    QToolButton* m_swap;
    std::jthread m_reader;
};

} // namespace meeplecam::gui
