#pragma once

#include "app/server/table_news.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <filesystem>
#include <optional>
#include <vector>

namespace meeplecam::club {

// What a table publishes below its topic, and what a hall asks it: see README.md.

inline constexpr const char* kHere = "here";   ///< whether its program runs; kept by the broker
inline constexpr const char* kState = "state"; ///< how the game stands; kept
inline constexpr const char* kBoard = "board"; ///< the board as PNG; kept
inline constexpr const char* kEvent = "event"; ///< what happened, one after the other
inline constexpr const char* kAsk = "ask";     ///< events that a hall has not

/// How a game stands at a table.
struct TableState {
    QString game;     ///< names the game, so that another one at the same table is known
    int events = 0;   ///< how many there are so far
    QDateTime since;  ///< when the last turn was told, UTC
    QJsonObject news; ///< server::pageNews by language, without the log
};

/// An event of a game: a line of its log, by its number from 0.
struct TableEvent {
    QString game;
    int id = 0;
    QJsonObject event;
};

/// The events from this one on.
struct EventsWanted {
    QString game;
    int from = 0;
};

[[nodiscard]] QByteArray textOf(bool here);
[[nodiscard]] QByteArray textOf(const TableState& state);
[[nodiscard]] QByteArray textOf(const TableEvent& event);
[[nodiscard]] QByteArray textOf(const EventsWanted& wanted);

// The same read again; none when it is anything else, however hostile.
[[nodiscard]] std::optional<bool> hereIn(const QByteArray& text);
[[nodiscard]] std::optional<TableState> stateIn(const QByteArray& text);
[[nodiscard]] std::optional<TableEvent> eventIn(const QByteArray& text);
[[nodiscard]] std::optional<EventsWanted> wantedIn(const QByteArray& text);

/// The news in all languages of the pages.
[[nodiscard]] QJsonObject newsInAllLanguages(const server::TableNews& news);

/// A name for the game of this log that stays when the program is started again, and that no other game has;
/// a new one for a game without log. The log has begun.
[[nodiscard]] QString gameNameOf(const std::filesystem::path& log);

} // namespace meeplecam::club
