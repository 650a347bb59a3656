#pragma once

#include "app/gui/photo/photo_reader.h"
#include "app/gui/photo/photo_result.h"

#include <QImage>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace meeplecam::gui {

class PageBar;
class PhotoSetup;

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

/// A photo of a board, at the end of a game: chosen or taken, read beside the window, corrected, exported.
class PhotoPage : public QWidget {
    Q_OBJECT

public:
    explicit PhotoPage(QWidget* parent = nullptr);

    /// Shows the photo that was read last; before the first, what to choose. The plan says what usually lies
    /// on the table.
    void begin(const session::GamePlan& plan);
    /// Reads a photo of a game with these boxes, beside the window.
    void read(const QString& file, const session::GamePlan& plan);
    /// Lets the boxes and the edition be chosen anew, beginning with those of the plan.
    void chooseAgain(const session::GamePlan& plan);
    /// Lets go of the camera, and of a photo that is being read.
    void end();

    [[nodiscard]] PhotoResult& result() { return *m_result; }
    [[nodiscard]] PhotoSetup& setup() { return *m_setup; }
    /// Writes what is shown into a file; its name says as what (exportPhoto). Fails on the photo itself, too.
    [[nodiscard]] engine::Status exportTo(const QString& file) const;

Q_SIGNALS:
    void leaveWanted();
    /// The photo was read, or could not be.
    void finished();
    void exportWanted();
    /// A photo was read with these boxes and this edition.
    void planUsed(const session::GamePlan& plan);
    /// The tiles of such a game are to be taught.
    void teachWanted(const session::GamePlan& plan);

private:
    void fillBar();
    QWidget* makeNotice();
    void start();
    void applySetup();
    void showSetup();
    void showStage(const QString& stage);
    void showProblem(const PhotoProblem& problem);
    void showReading(const PhotoReadingPtr& reading);
    void showNotice(const QString& sentence, bool reading);
    void goTo(QWidget* page);
    void cancel();
    [[nodiscard]] bool isSameTable(const PhotoRequest& request) const;

    PhotoReader* m_reader;
    PhotoReadingPtr m_reading; ///< what is shown; null = nothing yet
    PageBar* m_bar;
    QStackedWidget* m_pages;
    PhotoSetup* m_setup;
    PhotoResult* m_result;
    QWidget* m_notice = nullptr;
    ImageView* m_picture = nullptr;
    QLabel* m_sentence = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QWidget* m_remedies = nullptr;
    QToolButton* m_undo = nullptr;
    QToolButton* m_redo = nullptr;
    std::vector<QWidget*> m_tools; ///< that need a board
};

} // namespace meeplecam::gui
