#pragma once

#include "app/gui/theme.h"
#include "app/session/game_plan.h"

#include <QSettings>
#include <QString>

namespace meeplecam::gui {

/// What the program remembers from one start to the next.
class Settings {
public:
    [[nodiscard]] Appearance appearance() const;
    void setAppearance(Appearance appearance);
    /// The two letters of a language; empty = that of the desktop.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    [[nodiscard]] bool sounds() const;
    void setSounds(Qt::CheckState on);
    [[nodiscard]] bool tournament() const;
    void setTournament(Qt::CheckState on);

    /// What was chosen for the last game, with its players; the defaults where there was none.
    [[nodiscard]] session::GamePlan lastPlan() const;
    void setLastPlan(const session::GamePlan& plan);

private:
    QSettings m_values{QStringLiteral("meeplecam"), QStringLiteral("meeplecam")};
};

/// The folder in which games are kept; made when it is missing.
[[nodiscard]] std::filesystem::path gamesFolder();

/// A file there that does not exist yet, named by the time.
[[nodiscard]] std::filesystem::path newGameFile();

/// A game that was interrupted.
struct InterruptedGame {
    std::filesystem::path log;
    QString when;    ///< it was played last
    QString players; ///< "Anna, Ben"
    int turns = 0;
};

/// The newest game in the folder that was not played to its end (`unfinishedGames`); none when there is none.
[[nodiscard]] std::optional<InterruptedGame> interruptedGame(const std::filesystem::path& folder);

} // namespace meeplecam::gui
