#include "datasets/truth/film_truth.h"

#include "datasets/truth/truth_words.h"
#include "engine/play/scoring.h"
#include "models/records/limits.h"
#include "models/records/setup_json.h"

#include <algorithm>
#include <array>

namespace meeplecam::datasets {

namespace {

using models::Json;
using models::JsonCursor;

constexpr int kMostFrames = 100'000'000;
constexpr int kMostTurns = 1000;
constexpr int kMostPoints = 10'000;
constexpr double kFastest = 1000; // pictures a second
constexpr std::array kScoreKinds{"road", "city", "cloister", "field", "gingerbread", "garden", "goods"};

/// Takes the lines in, one after the other.
class FilmReader {
public:
    explicit FilmReader(const models::TileLibrary& library)
        : m_library(library) {}

    void header(const JsonCursor& line);
    void event(const JsonCursor& line);
    FilmTruth take() { return std::move(m_truth); }

private:
    [[nodiscard]] models::MeepleColour player(const JsonCursor& name) const;
    [[nodiscard]] ColourPoints points(const JsonCursor& object) const;
    [[nodiscard]] std::int64_t frame(const JsonCursor& line) const;
    [[nodiscard]] FilmMeeple meeple(const JsonCursor& line) const;
    void tile(const JsonCursor& line);
    void scoring(const JsonCursor& line);
    void scores(const JsonCursor& line);

    const models::TileLibrary& m_library;
    FilmTruth m_truth;
    std::int64_t m_frame = 0; // of the event that is read
};

int readTurn(const JsonCursor& line) {
    return line["turn"].integer(0, kMostTurns - 1);
}

void FilmReader::header(const JsonCursor& line) {
    if (line["event"].text() != "header")
        line["event"].complain("is not \"header\", which comes first");
    line["format"].expect("meeplecam-film-truth 1");
    m_truth.framesPerSecond = line["fps"].number(0.01, kFastest);
    m_truth.frames = line["frames"].integer(1, kMostFrames);
    m_truth.size = {line["width"].integer(1, kLargestSide), line["height"].integer(1, kLargestSide)};
    m_truth.art = line["art"].text();
    m_truth.tileSets = readSets(line["tile_set"], m_library);
    for (const JsonCursor& name : line["players"].items(models::kMeepleColours))
        m_truth.players.push_back(readColour(name));
}

models::MeepleColour FilmReader::player(const JsonCursor& name) const {
    const models::MeepleColour colour = readColour(name);
    if (std::ranges::count(m_truth.players, colour) == 0)
        name.complain("is none of the players of the header");
    return colour;
}

ColourPoints FilmReader::points(const JsonCursor& object) const {
    ColourPoints points;
    for (const std::string& key : object.keys())
        if (const auto colour = models::findColour(key))
            points[*colour] = object[key].integer(0, kMostPoints);
        else
            object[key].complain("is no colour of meeples");
    return points;
}

std::int64_t FilmReader::frame(const JsonCursor& line) const {
    const std::int64_t frame = line["frame"].integer(0, static_cast<int>(m_truth.frames));
    if (frame < m_frame)
        line["frame"].complain("is before that of the line above");
    return frame;
}

void FilmReader::tile(const JsonCursor& line) {
    FilmTile tile;
    tile.frame = m_frame;
    tile.placement = models::readPlacement(line, *m_library.registry);
    if (line.has("player")) {
        tile.player = player(line["player"]);
        tile.turn = readTurn(line);
    } else if (!m_truth.tiles.empty()) {
        line["player"].complain("is missing; only the first tile has none");
    }
    for (const FilmTile& other : m_truth.tiles) {
        if (other.placement.cell == tile.placement.cell)
            line["x"].complain("and y are a cell where a tile lies already");
        if (other.turn == tile.turn)
            line["turn"].complain("is that of a tile before it");
    }
    if (m_truth.tiles.size() >= kMostTiles)
        line.complain("is one tile too many; " + std::to_string(kMostTiles) + " are the most");
    m_truth.tiles.push_back(tile);
}

FilmMeeple FilmReader::meeple(const JsonCursor& line) const {
    FilmMeeple meeple;
    meeple.frame = m_frame;
    meeple.turn = readTurn(line);
    meeple.colour = player(line["colour"]);
    meeple.figure = readFigure(line);
    meeple.cell = readCell(line);
    const auto tile = std::ranges::find_if(
        m_truth.tiles, [&](const FilmTile& t) { return t.placement.cell == meeple.cell; });
    if (tile == m_truth.tiles.end()) {
        line["x"].complain("and y are a cell without a tile");
        return meeple;
    }
    const engine::TileType& type = (*m_library.registry)[tile->placement.tile];
    meeple.feature = placedFeature(type, readSegment(line["feature"], type), tile->placement.rotation);
    return meeple;
}

void FilmReader::scoring(const JsonCursor& line) {
    FilmScoring scoring;
    scoring.frame = m_frame;
    scoring.turn = readTurn(line);
    scoring.kind = static_cast<engine::ScoreKind>(line["kind"].oneOf(kScoreKinds));
    for (const JsonCursor& entry : line["tiles"].items(kMostTiles)) {
        const auto cell = entry.tuple(2);
        scoring.tiles.push_back({cell[0].integer(-models::kFarthest, models::kFarthest),
                                 cell[1].integer(-models::kFarthest, models::kFarthest)});
    }
    scoring.points = points(line["scores"]);
    std::erase_if(scoring.points, [](const auto& entry) { return entry.second == 0; });
    m_truth.scorings.push_back(std::move(scoring));
}

void FilmReader::scores(const JsonCursor& line) {
    FilmScores scores{readTurn(line), points(line["scores"]), m_frame};
    if (!m_truth.scores.empty() && m_truth.scores.back().turn >= scores.turn)
        line["turn"].complain("is not after that of the scores before");
    m_truth.scores.push_back(std::move(scores));
}

void FilmReader::event(const JsonCursor& line) {
    m_frame = frame(line);
    const std::string name = line["event"].text();
    if (name == "tile_placed")
        tile(line);
    else if (name == "meeple_placed")
        m_truth.placed.push_back(meeple(line));
    else if (name == "meeple_removed")
        m_truth.returned.push_back(meeple(line));
    else if (name == "feature_completed")
        scoring(line);
    else if (name == "scores")
        scores(line);
    else if (name == "marker_placed")
        m_truth.markers.push_back({m_frame, player(line["player"]),
                                   line["space"].integer(0, engine::kTrackSpaces - 1),
                                   !line.has("in_picture") || line["in_picture"].boolean()});
    else if (name == "camera_bump")
        m_truth.bumps.push_back(m_frame);
    else
        line["event"].complain("is no event of film truth: \"" + name.substr(0, 60) + "\"");
}

/// The lines of a text that hold anything.
std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    while (!lines.empty() && lines.back().find_first_not_of(" \r\t") == std::string_view::npos)
        lines.pop_back();
    return lines;
}

} // namespace

engine::Result<FilmTruth> parseFilmTruth(std::string_view text, const std::string& source,
                                         const models::TileLibrary& library) {
    const std::vector<std::string_view> lines = linesOf(text);
    if (lines.empty())
        return engine::Error{source + " is empty; film truth begins with a header line"};
    FilmReader reader(library);
    for (std::size_t i = 0; i < lines.size(); ++i) { // the header first
        const std::string place = source + ":" + std::to_string(i + 1);
        const engine::Result<Json> json = models::parseJson(lines[i], place);
        if (!json)
            return json.error();
        std::string complaint;
        const JsonCursor line(*json, "", complaint);
        if (i == 0)
            reader.header(line);
        else
            reader.event(line);
        if (!complaint.empty())
            return engine::Error{complaint.insert(0, place + ": ")};
    }
    return reader.take();
}

engine::Result<FilmTruth> readFilmTruth(const std::filesystem::path& file,
                                        const models::TileLibrary& library) {
    const engine::Result<std::string> text =
        models::readFile(file, "what happens in a film (NAME.events.jsonl beside it)", kLargestTruth);
    if (!text)
        return text.error();
    return parseFilmTruth(*text, file.string(), library);
}

std::filesystem::path truthFileOf(const std::filesystem::path& film) {
    std::filesystem::path file = film;
    return file.replace_extension(".events.jsonl");
}

} // namespace meeplecam::datasets
