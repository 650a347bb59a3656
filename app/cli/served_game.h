#pragma once

#include "app/server/table_server.h"
#include "app/session/live_game.h"

#include <QStringList>

namespace meeplecam::cli {

/// Follows a game and shows it, as it changes, on the pages of a server.
class ServedGame : public session::Watcher {
public:
    /// `inner` takes the steps for the game; without a server that is all.
    ServedGame(session::Watcher& inner, const session::LiveGame& game, server::TableServer* server)
        : m_inner(inner)
        , m_game(game)
        , m_server(server) {}
    void take(const session::SourceStep& step) override;

private:
    session::Watcher& m_inner;
    const session::LiveGame& m_game;
    server::TableServer* m_server;
    int m_events = -1; ///< how many were shown; none before the first step
    std::vector<vision::PictureAdvice> m_advice;
};

/// How a phone becomes the camera, with the code to scan, for a terminal.
[[nodiscard]] QStringList phoneLines(const QString& address);

} // namespace meeplecam::cli
