#pragma once

#include "app/club/hall_news.h"

#include <map>

namespace meeplecam::club {

/// A table as a hall knows it.
struct HallTable {
    QString name; ///< the last part of its topic
    bool here = false;
    std::optional<TableState> state; ///< none before its first game
    QByteArray board;                ///< PNG; empty before the first tile
};

/// What a message came to.
struct HallChange {
    QString table;                  ///< empty = the message was nothing for this hall
    bool shown = false;             ///< whether what is shown of the table changed
    bool board = false;             ///< whether its board did
    std::vector<TableEvent> events; ///< that are next, in order
};

/// What is known of all tables of a club. Every event is handed out once and in order, whatever the broker
/// loses, doubles, or brings later. Without clock and network: who has it asks for what is missing.
class Hall {
public:
    /// `topic` is the club's; its tables lie one level below.
    explicit Hall(std::string topic);

    HallChange take(const std::string& topic, const QByteArray& content);
    /// The events that tables have told of, and that didn't come: by the topic to ask under.
    [[nodiscard]] std::vector<std::pair<std::string, EventsWanted>> missing() const;
    /// By name.
    [[nodiscard]] const std::map<QString, HallTable>& tables() const { return m_tables; }

private:
    /// How far the events of a table's game have come.
    struct Course {
        QString game;
        int next = 0;                      ///< number of the event that is to be handed out next
        int told = 0;                      ///< how many there are, as far as was heard
        std::map<int, TableEvent> waiting; ///< that came too early
    };
    Course& courseOf(const QString& table, const QString& game);
    static std::vector<TableEvent> put(Course& course, TableEvent event);

    std::string m_topic;
    std::map<QString, HallTable> m_tables;
    std::map<QString, std::vector<Course>> m_courses; ///< by table, the newest game last
};

} // namespace meeplecam::club
