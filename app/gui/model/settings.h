#pragma once

#include "app/gui/look/theme.h"
#include "app/session/planning/game_plan.h"

#include <QSettings>
#include <QStringList>

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

    /// Where the window stood, as QWidget::saveGeometry() says it; empty = not known.
    [[nodiscard]] QByteArray windowPlace() const;
    void setWindowPlace(const QByteArray& place);
    /// The folder of the last export; the user's documents before the first one.
    [[nodiscard]] QString exportFolder() const;
    void setExportFolder(const QString& folder);

    /// What was chosen for the last game, with its players; the defaults where there was none.
    [[nodiscard]] session::GamePlan lastPlan() const;
    /// A recording is not where the next game comes from.
    void setLastPlan(const session::GamePlan& plan);

    /// Folders of pictures of tiles that were chosen, the newest first; those that are gone left out.
    [[nodiscard]] QStringList catalogueFolders() const;
    void addCatalogueFolder(const QString& folder);

private:
    [[nodiscard]] std::optional<engine::Rules> lastRules(const std::vector<std::string>& sets) const;

    QSettings m_values{QStringLiteral("meeplecam"), QStringLiteral("meeplecam")};
};

/// Whether the source is a film or pictures on the disk.
[[nodiscard]] bool isRecording(const session::SourceRequest& source);

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

/// The games in the folder that were not played to their end (`unfinishedGames`), the newest first.
[[nodiscard]] std::vector<InterruptedGame> interruptedGames(const std::filesystem::path& folder);

} // namespace meeplecam::gui
