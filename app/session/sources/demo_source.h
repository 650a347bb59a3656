#pragma once

#include "app/session/sources/frame_source.h"
#include "datasets/table/composing/live_table.h"

#include <atomic>
#include <memory>
#include <optional>

namespace meeplecam::session {

/// Which game the virtual table shows, and how. Same wish, same pictures.
struct DemoWish {
    std::vector<std::string> sets{"base"}; ///< names of the boxes
    int players = 2;                       ///< 2 to 6
    std::vector<std::string> colours;      ///< of the players; who has none here gets one by chance
    std::optional<engine::Rules> rules;    ///< none = those of the boxes
    int turns = 0;                         ///< after which it ends; 0 = with the last tile
    table::LiveOptions table;              ///< the seed is the game's too
};

/// The colours of the demo's players in the order of play. Fails when there are no such boxes.
[[nodiscard]] engine::Result<std::vector<std::string>> demoPlayers(const DemoWish& wish);

/// The virtual table with the house edition, played at by a game
/// with points in it: a recording that is made as it is
/// asked for.
class DemoSource : public FrameSource {
public:
    /// Fails when there are no such boxes or not so many players.
    [[nodiscard]] static engine::Result<std::unique_ptr<DemoSource>> create(const DemoWish& wish);

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Recording; }
    [[nodiscard]] std::string name() const override { return "demo"; }
    SourceStep next() override;
    void stop() override;

    /// The game as it is played; only what events() holds has happened yet.
    [[nodiscard]] const table::TableGame& game() const { return m_table.game(); }
    /// What has happened so far, as in the truth of films.
    [[nodiscard]] const std::vector<models::Json>& events() const { return m_table.events(); }

private:
    DemoSource(table::TableGame game, const table::LiveOptions& options,
               std::unique_ptr<table::Artist> artist);

    std::unique_ptr<table::Artist> m_artist; ///< the table draws with it
    table::LiveTable m_table;
    double m_rate; ///< pictures a second
    std::atomic<bool> m_stopped = false;
};

} // namespace meeplecam::session
