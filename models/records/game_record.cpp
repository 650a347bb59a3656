#include "models/records/game_record.h"

#include "engine/notation/notation.h"
#include "engine/play/open_turn.h"
#include "engine/play/placements.h"
#include "engine/play/turn_rules.h"
#include "engine/tiles/phrase.h"
#include "models/records/limits.h"
#include "models/records/setup_json.h"
#include "models/records/turn_json.h"

#include <algorithm>

namespace meeplecam::models {

using engine::Error;
using engine::MeepleChoice;
using engine::Result;
using engine::Turn;

namespace {

/// A real record of the longest game takes 200 kB; this bounds the memory that a hostile one can ask for.
constexpr std::uintmax_t kLargestFile = 16'000'000;

Turn readTurn(const JsonCursor& cursor, const engine::TileRegistry& registry) {
    Turn turn = readPlay(cursor, registry);
    turn.player = cursor["player"].integer(0, kMostPlayers);
    return turn;
}

GameRecord readRecord(const JsonCursor& root, const TileLibrary& library) {
    GameRecord record;
    root["format"].expect("carcassonne-game 1");
    record.setup = readSetup(root, library);
    for (const JsonCursor& turn : root["turns"].items(kMostTurns))
        record.turns.push_back(readTurn(turn, *library.registry));
    if (root.has("discarded_at_end"))
        record.discardedAtEnd = readTiles(root["discarded_at_end"], *library.registry);
    return record;
}

std::vector<MeepleChoice> sortedOptions(const engine::MeepleOptions& options) {
    std::vector<MeepleChoice> sorted(options.begin(), options.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const MeepleChoice& a, const MeepleChoice& b) {
        return std::string_view(engine::nameOf(a.type)) < engine::nameOf(b.type);
    });
    return sorted;
}

Result<ReplayedTurn, engine::Breach> replayTurn(const engine::GameState& state, const Turn& turn,
                                                ReplayDetail detail) {
    std::vector<engine::Placement> legal;
    std::vector<MeepleChoice> options;
    std::vector<engine::SegmentRef> abbots;
    Result<engine::OpenTurn, engine::Breach> open = engine::OpenTurn::layTile(state, turn);
    if (!open)
        return open.error();
    if (detail == ReplayDetail::WithOptions) {
        legal = engine::legalPlacements(state, turn.placement.tile);
        options = sortedOptions(open->meepleOptions());
        abbots = open->abbotOptions();
        std::ranges::sort(abbots, [](const auto& a, const auto& b) { return a < b; });
    }
    Result<engine::TurnOutcome, engine::Breach> outcome =
        (*std::move(open)).finish(turn.meeple, turn.gingerbreadMove, turn.abbotReturn);
    if (!outcome)
        return outcome.error();
    return ReplayedTurn{std::move(legal), std::move(options), std::move(abbots), *std::move(outcome)};
}

} // namespace

Result<GameRecord> readGameRecord(const std::filesystem::path& path, const TileLibrary& library) {
    const Result<std::string> text = readFile(path, phrase("Files", "a game record").text(), kLargestFile);
    if (!text)
        return text.error();
    return parseGameRecord(*text, path.string(), library);
}

Result<GameRecord> parseGameRecord(std::string_view text, const std::string& source,
                                   const TileLibrary& library) {
    if (text.size() > kLargestFile)
        return tooManyBytes(source, text.size(), phrase("Files", "a game record").text(), kLargestFile);
    Result<Json> document = parseJson(text, source);
    if (!document)
        return document.error();
    std::string complaint;
    GameRecord record = readRecord(JsonCursor(*document, "", complaint), library);
    if (complaint.empty())
        if (const engine::Status status = engine::check(record.setup); !status)
            complaint = status.error().message;
    if (!complaint.empty())
        return Error{source + ": " + complaint};
    record.source = *std::move(document);
    return record;
}

GameRecord recordOf(const engine::Game& game) {
    GameRecord record;
    record.setup = game.state().book->setup();
    record.source = Json::object();
    engine::GameState state = engine::startGame(game.state().book);
    for (const engine::HistoryTurn& played : game.turns()) {
        Turn turn = played.turn;
        if (played.standing == engine::TurnStanding::NotPlayable) {
            record.source["not_playable"].push_back(engine::formatTurn(*record.setup.registry, turn));
            continue;
        }
        Result<engine::TurnOutcome, engine::Breach> outcome = engine::play(state, turn);
        if (!outcome) {
            turn.insist = engine::Insist::Yes;
            outcome = engine::play(state, turn);
        }
        MEEPLECAM_CHECK(outcome.has_value());
        state = std::move(outcome->state);
        record.turns.push_back(std::move(turn));
    }
    return record;
}

Result<Replay> replay(const GameRecord& record, ReplayDetail detail) {
    const auto book = engine::RuleBook::create(record.setup);
    if (!book)
        return book.error();
    Replay played{engine::startGame(*book), {}};
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        Result<ReplayedTurn, engine::Breach> turn = replayTurn(played.end(), record.turns[i], detail);
        if (!turn)
            return phrase("Files", "turn %1: %2")
                .with(i + 1)
                .with(engine::inWords(turn.error(), record.setup))
                .error();
        played.turns.push_back(*std::move(turn));
    }
    for (const engine::Breach& breach : engine::breachesOfDiscards(played.end(), record.discardedAtEnd))
        return phrase("Files", "after the last turn: %1").with(engine::inWords(breach, record.setup)).error();
    return played;
}

} // namespace meeplecam::models
