#pragma once

#include "app/session/planning/game_plan.h"

#include <QWidget>

class QLayout;
class QPushButton;

namespace meeplecam::gui {

/// Where the program begins: what would you like to do?
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);
    /// Looks anew for games that can be continued.
    void refresh();

Q_SIGNALS:
    void newGameWanted();
    void demoWanted();
    void photoWanted();
    /// A game is to be read from this film.
    void recordingWanted(const QString& file);
    void settingsWanted();
    void pastGamesWanted();
    void teachWanted();
    void calibrationWanted();
    void planChosen(const session::GamePlan& plan);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLayout* makeFoot(QWidget* parent) const;
    QLayout* makeContinue(QWidget* parent);
    void continueGame(const std::filesystem::path& log);
    void openRecording();
    void complain(const QString& sentence);

    QWidget* m_middle = nullptr;       ///< with all that can be chosen
    QPushButton* m_continue = nullptr; ///< the newest game that was interrupted
    QPushButton* m_others = nullptr;   ///< all before it
    std::filesystem::path m_newest;    ///< its log
};

} // namespace meeplecam::gui
