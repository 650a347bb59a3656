#pragma once

#include "app/gui/model/settings.h"
#include "app/gui/model/snapshot.h"
#include "app/records/shelf/shelf_choice.h"
#include "app/server/table_news.h"
#include "app/session/planning/game_plan.h"

#include <QObject>
#include <QPoint>

class QStackedWidget;

namespace meeplecam::gui {

class Chime;
class ScoreboardWindow;
class TablePage;

/// The game that is open in the window: its table is one of the pages, scoreboards and pages in the network
/// show what happens there, and when it is left it goes to the shelf. At most one at a time.
class OpenGame : public QObject {
public:
    /// All three outlive it.
    OpenGame(QStackedWidget& pages, Settings& settings, QWidget& window);
    ~OpenGame() override;

    /// All games from now on are published there (GamePlan::publish).
    void setPublish(const std::string& address) { m_publish = address; }
    /// Past games are kept there, whatever is chosen in the settings.
    void setShelf(const records::ShelfPlace& shelf) { m_shelf = shelf; }
    [[nodiscard]] engine::Result<records::ShelfPlace> shelf() const;

    /// Goes to the table with this game; one that is open is left.
    TablePage* open(session::GamePlan plan);
    /// Null where none is open.
    [[nodiscard]] TablePage* table() const { return m_table; }
    /// What the settings say now about help for the players.
    void setHelp();
    /// What a player answered on a phone counts as what is answered at the table.
    void takeAnswer(const server::PageAnswer& answer);
    void leave();
    /// Leaves the game, and comes back when it is on the shelf.
    void close();

private:
    QStackedWidget& m_pages;
    Settings& m_settings;
    QWidget& m_window;
    std::string m_publish;
    std::optional<records::ShelfPlace> m_shelf; ///< as the command line says; empty = as chosen
    ScoreboardWindow* m_scoreboard;
    Chime* m_chime;
    TablePage* m_table = nullptr;
};

} // namespace meeplecam::gui
