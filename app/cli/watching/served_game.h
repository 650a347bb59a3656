#pragma once

#include "app/server/table_server.h"
#include "app/session/following/live_game.h"

#include <QStringList>

#include <mutex>
#include <vector>

namespace meeplecam::cli {

/// Follows a game and shows it, as it changes, on the pages of a server; what players answer there is taken
/// in between two pictures.
class ServedGame : public session::Watcher {
public:
    /// `inner` takes the steps for the game; without a server that is all.
    ServedGame(session::Watcher& inner, session::LiveGame& game, server::TableServer* server)
        : m_inner(inner)
        , m_game(game)
        , m_server(server) {}
    ~ServedGame() override;
    ServedGame(const ServedGame&) = delete;
    ServedGame& operator=(const ServedGame&) = delete;
    void take(const session::SourceStep& step) override;
    /// Players may answer on their pages from now on.
    void allowAnswers();

private:
    void takeAnswers();

    session::Watcher& m_inner;
    session::LiveGame& m_game;
    server::TableServer* m_server;
    std::mutex m_mutex; ///< of the answers, which the server's thread brings
    std::vector<server::PageAnswer> m_answers;
    int m_events = -1; ///< how many were shown; none before the first step
    std::vector<vision::PictureAdvice> m_advice;
};

/// How a phone becomes the camera, with the code to scan, for a terminal.
[[nodiscard]] QStringList phoneLines(const QString& address);

} // namespace meeplecam::cli
