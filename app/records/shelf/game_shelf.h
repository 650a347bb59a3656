#pragma once

#include "app/records/games/kept_game.h"
#include "app/records/shelf/score_table.h"
#include "app/records/shelf/shelf_place.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace meeplecam::records {

class ShelfDatabase;

/// Whether a game was played to its end.
enum class GameStanding : std::uint8_t { Interrupted, Finished };

/// What is known of a game besides the game itself.
struct GameNote {
    std::string played;        ///< date and time, "2026-11-22 20:15"; as text, dates sort
    std::filesystem::path log; ///< of a game that was followed here; empty for others
    GameStanding standing = GameStanding::Finished;
    bool operator==(const GameNote&) const = default;
};

/// How one player did in one game.
struct PlayerResult {
    std::string name;
    std::string colour; ///< may be empty
    int points = 0;     ///< in the end, or if an interrupted game ended there
    bool won = false;   ///< alone or with others
    PointsByKind kinds;
    bool operator==(const PlayerResult&) const = default;
};

/// A game on the shelf.
struct ShelvedGame {
    int id = 0; ///< names it for good
    GameNote note;
    std::string edition; ///< names of its boxes: "base, inns_cathedrals"
    int turns = 0;
    std::vector<PlayerResult> results; ///< in the order of play
    bool operator==(const ShelvedGame&) const = default;
};

/// Which games are looked for; what is empty does not matter. Texts are found anywhere and in either case.
struct ShelfSearch {
    std::string player;
    std::string edition;
    std::string from;  ///< first day, "2026-11-01"
    std::string until; ///< last day
    std::optional<GameStanding> standing;
};

/// What all finished games say about a player. Names count as equal in either case.
struct PlayerStatistics {
    std::string name;
    int games = 0;
    int wins = 0; ///< shared ones too
    double average = 0;
    int best = 0;
    PointsByKind kinds; ///< of all games together
    bool operator==(const PlayerStatistics&) const = default;
};

/// Past games in a file (SQLite) or on a server (PostgreSQL), where several tables may put theirs. What was
/// put on the shelf stays there until somebody takes it off; a database that is damaged, of another program,
/// or of a newer version is never written to.
class GameShelf {
public:
    /// Opens the shelf, or makes it, and a file's folder. Fails with one sentence.
    static engine::Result<GameShelf> open(const ShelfPlace& place);
    /// Where the shelf of the user lies: games.sqlite in models::userFolder, or right here without a home.
    static std::filesystem::path usualFile();

    GameShelf(GameShelf&&) noexcept;
    GameShelf& operator=(GameShelf&&) noexcept;
    GameShelf(const GameShelf&) = delete;
    GameShelf& operator=(const GameShelf&) = delete;
    ~GameShelf();

    /// Puts a game on the shelf; gives its id. The same record, or an interrupted game of the same players
    /// that went on in the same log, is replaced and keeps its id.
    engine::Result<int> put(const KeptGame& game, const GameNote& note);
    /// The latest come first.
    [[nodiscard]] engine::Result<std::vector<ShelvedGame>> find(const ShelfSearch& search) const;
    [[nodiscard]] engine::Result<ShelvedGame> game(int id) const;
    /// The game itself, to be replayed turn by turn or exported.
    [[nodiscard]] engine::Result<KeptGame> read(int id, const models::TileLibrary& library) const;
    /// Takes a game off the shelf; its log stays where it is.
    engine::Status remove(int id);
    /// Those with most wins come first.
    [[nodiscard]] engine::Result<std::vector<PlayerStatistics>> statistics() const;

private:
    explicit GameShelf(std::unique_ptr<ShelfDatabase> database);
    engine::Result<std::optional<int>> placeOf(const KeptGame& game, const std::string& content,
                                               const std::filesystem::path& log);
    engine::Status putResults(int id, const KeptGame& game);

    std::unique_ptr<ShelfDatabase> m_database;
};

} // namespace meeplecam::records
