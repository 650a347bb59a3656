#include "app/session/log/live_event_json.h"
#include "app/session/story/event_words.h"
#include "engine/tiles/phrase.h"
#include "models/files/hex_colour.h"
#include "models/records/setup_json.h"
#include "models/records/turn_json.h"

#include <algorithm>
#include <limits>

namespace meeplecam::session {

using models::JsonCursor;

namespace {

constexpr int kFarthest = 1000;
constexpr int kMostPoints = 1'000'000;
constexpr std::size_t kMostTiles = 2000;
constexpr std::size_t kMostAnswers = 500;
constexpr std::size_t kMostReasons = 4; // that a PointsSheet holds
constexpr double kLastFrame = 9e15;     // what a double counts exactly
constexpr int kMostTurns = std::numeric_limits<int>::max();

/// Reads the keys of each kind of event.
class EventReader {
public:
    EventReader(const JsonCursor& object, const engine::GameSetup& setup)
        : m_object(object)
        , m_setup(setup)
        , m_names(playerNames(setup)) {}

    [[nodiscard]] LiveEvent read() const;

private:
    [[nodiscard]] EventContent readContent(std::size_t kind) const;
    [[nodiscard]] EventContent readNews(std::size_t kind) const;
    [[nodiscard]] Fact readFact(std::size_t kind) const;
    [[nodiscard]] TilePlaced readTile() const;
    [[nodiscard]] engine::PlacedMeeple readMeeple() const;
    [[nodiscard]] FeatureScored readScored() const;
    [[nodiscard]] GameEnded readEnd() const;
    [[nodiscard]] Corrected readCorrected() const;
    [[nodiscard]] StoryFinding readFinding() const;
    [[nodiscard]] TrackDiffers readTrack() const;
    [[nodiscard]] StoryQuestion readQuestion() const;
    [[nodiscard]] StoryTurn readAnswer(const JsonCursor& answer) const;

    [[nodiscard]] Lost readLost() const;
    [[nodiscard]] static models::MeepleColour readMeepleColour(const JsonCursor& name);
    [[nodiscard]] PaperColour readColour(const JsonCursor& colour) const;
    [[nodiscard]] int readPlayer(const JsonCursor& name) const;
    [[nodiscard]] std::vector<int> readByPlayer(const JsonCursor& object) const;
    [[nodiscard]] engine::Cell readCell() const {
        return {m_object["x"].integer(-kFarthest, kFarthest), m_object["y"].integer(-kFarthest, kFarthest)};
    }
    [[nodiscard]] int readTurn() const { return m_object["turn"].integer(0, kMostTurns); }

    const JsonCursor& m_object;
    const engine::GameSetup& m_setup;
    std::vector<std::string> m_names;
};

std::int64_t readFrame(const JsonCursor& frame) {
    return static_cast<std::int64_t>(frame.number(0, kLastFrame));
}

template<class Enum, std::size_t N>
Enum readWord(const JsonCursor& word, const std::array<const char*, N>& words) {
    return static_cast<Enum>(word.oneOf(words));
}

/// What nobody says was seen; so it is in logs that are older than the key.
Origin readOrigin(const JsonCursor& object, const char* key) {
    return object.has(key) ? readWord<Origin>(object[key], kOrigins) : Origin::Seen;
}

LiveEvent EventReader::read() const {
    LiveEvent event;
    event.id = m_object["id"].integer(0, kMostTurns);
    event.frame = readFrame(m_object["frame"]);
    if (m_object.has("following"))
        event.following = m_object["following"].integer(0, kMostTurns);
    event.content = readContent(static_cast<std::size_t>(m_object["event"].oneOf(kEventNames)));
    return event;
}

EventContent EventReader::readContent(std::size_t kind) const {
    if (kind < kFactNames)
        return readFact(kind);
    return readNews(kind - kFactNames + 1);
}

EventContent EventReader::readNews(std::size_t kind) const {
    switch (kind) {
    case 1:
        return readCorrected();
    case 2:
        return ScoresChanged{readByPlayer(m_object["scores"]), readByPlayer(m_object["if_ended_now"])};
    case 3:
        return FindingMade{readFinding(), readWord<FindingBasis>(m_object["basis"], kBases)};
    case 4:
        return FindingClosed{m_object["finding"].integer(0, kMostTurns)};
    case 5:
        return QuestionAsked{readQuestion()};
    case 6:
        return QuestionClosed{m_object["question"].integer(0, kMostTurns)};
    case 7:
        return OutOfSync{readLost()};
    case 8:
        return InSync{};
    default:
        return MeepleShown{readPlayer(m_object["player"]), readColour(m_object["colour"])};
    }
}

/// "#b4885a": red, green and blue in hexadecimal digits.
PaperColour EventReader::readColour(const JsonCursor& colour) const {
    const auto rgb = models::readHexColour(colour.text());
    if (!rgb)
        colour.complain(phrase("Files", "is no colour such as \"#b4885a\""));
    return rgb.value_or(PaperColour{});
}

Fact EventReader::readFact(std::size_t kind) const {
    switch (kind) {
    case 0:
        return readTile();
    case 1:
        return MeeplePlaced{readTurn(), readMeeple(), readWord<models::MeeplePose>(m_object["pose"], kPoses)};
    case 2:
        return readScored();
    case 3:
        return MeepleReturned{readMeeple()};
    case 4:
        return readEnd();
    default:
        return TileDenied{models::readPlacement(m_object, *m_setup.registry)};
    }
}

TilePlaced EventReader::readTile() const {
    TilePlaced tile;
    if (!m_object.has("turn")) {
        tile.play.placement = models::readPlacement(m_object, *m_setup.registry);
        tile.origin = readOrigin(m_object, "origin");
        return tile;
    }
    tile.turn = readTurn();
    if (m_object.has("before"))
        tile.before = m_object["before"].integer(0, kMostTurns);
    tile.play = models::readPlay(m_object, *m_setup.registry);
    tile.play.player = readPlayer(m_object["player"]);
    tile.origin = readOrigin(m_object, "origin");
    tile.meepleOrigin = readOrigin(m_object, "meeple_origin");
    tile.playerOrigin = readOrigin(m_object, "player_origin");
    return tile;
}

engine::PlacedMeeple EventReader::readMeeple() const {
    return {readPlayer(m_object["player"]),
            readWord<engine::MeepleType>(m_object["size"], kSizes),
            {readCell(), m_object["feature"].integer(0, engine::kMaxSegments - 1)}};
}

FeatureScored EventReader::readScored() const {
    FeatureScored scored;
    scored.turn = readTurn();
    scored.kind = readWord<engine::ScoreKind>(m_object["kind"], kScoreKinds);
    scored.complete = m_object["complete"].boolean();
    scored.at = models::readSegmentRef(m_object["at"]);
    for (const JsonCursor& tile : m_object["tiles"].items(kMostTiles)) {
        const std::vector<JsonCursor> xy = tile.tuple(2);
        scored.tiles.push_back({xy[0].integer(-kFarthest, kFarthest), xy[1].integer(-kFarthest, kFarthest)});
    }
    for (std::size_t player = 0; player < m_names.size(); ++player)
        if (const JsonCursor points = m_object["points"]; points.has(m_names[player]))
            scored.points.push_back(
                {static_cast<int>(player), points[m_names[player]].integer(-kMostPoints, kMostPoints)});
    for (const JsonCursor& item : m_object["reasons"].items(kMostReasons))
        scored.sheet.items.add({readWord<engine::PointsReason>(item["reason"], kReasons),
                                item["count"].integer(0, kMostPoints), item["each"].integer(0, kMostPoints)});
    return scored;
}

GameEnded EventReader::readEnd() const {
    GameEnded ended;
    ended.scores = readByPlayer(m_object["scores"]);
    for (const std::string& name : m_names) {
        const JsonCursor own = m_object["breakdown"][name];
        const auto points = [&](const char* kind) { return own[kind].integer(0, kMostPoints); };
        const auto seldom = [&](const char* kind) { return own.has(kind) ? points(kind) : 0; };
        ended.breakdown.push_back({points("road"), points("city"), points("cloister"), points("field"),
                                   seldom("garden"), seldom("goods")});
    }
    for (const JsonCursor& winner : m_object["winners"].items(m_names.size()))
        ended.winners.push_back(readPlayer(winner));
    if (m_object.has("origin"))
        ended.origin = readWord<Origin>(m_object["origin"], kOrigins);
    return ended;
}

Corrected EventReader::readCorrected() const {
    const auto factIn = [&](const JsonCursor& object) {
        const auto kind =
            static_cast<std::size_t>(object["event"].oneOf(std::span(kEventNames).first(kFactNames)));
        return EventReader(object, m_setup).readFact(kind);
    };
    const JsonCursor was = m_object["was"];
    Corrected corrected;
    corrected.was = {was["id"].integer(0, kMostTurns), readFrame(was["frame"]), factIn(was)};
    if (m_object.has("now"))
        corrected.now = factIn(m_object["now"]);
    return corrected;
}

StoryFinding EventReader::readFinding() const {
    const std::string kind = m_object["kind"].line();
    FindingInWords words{kind, m_object["text"].line()};
    if (m_object.has("player"))
        return {readCell(), StrayMeeple{readPlayer(m_object["player"])}};
    if (m_object.has("colours")) {
        const std::vector<JsonCursor> colours = m_object["colours"].tuple(2);
        return {readCell(), ColoursAlike{readMeepleColour(colours[0]), readMeepleColour(colours[1])}};
    }
    if (m_object.has("figure"))
        return {readCell(), readTrack()};
    return {readCell(), std::move(words)};
}

TrackDiffers EventReader::readTrack() const {
    TrackDiffers differs{
        readPlayer(m_object["figure"]), m_object["ahead"].integer(-kMostPoints, kMostPoints), {}};
    TrackSlip& slip = differs.slip;
    slip.kind = readWord<TrackSlip::Kind>(m_object["slip"], kTrackSlips);
    if (slip.kind == TrackSlip::Kind::Unknown)
        return differs;
    slip.turn = m_object["scored_in"].integer(0, kMostTurns);
    slip.scored = readWord<engine::ScoreKind>(m_object["scored"], kScoreKinds);
    if (slip.kind == TrackSlip::Kind::DetailLeftOut)
        slip.detail = readWord<engine::PointsReason>(m_object["detail"], kReasons);
    if (slip.kind == TrackSlip::Kind::OtherMoved)
        slip.other = readPlayer(m_object["other"]);
    return differs;
}

/// Old logs have words only.
Lost EventReader::readLost() const {
    std::string words = m_object["reason"].line();
    if (!m_object.has("kind"))
        return words;
    if (!m_object.has("source"))
        return readWord<vision::TableLoss>(m_object["kind"], kLosses);
    return SourceFault{readWord<SourceFault::Kind>(m_object["kind"], kSourceFaults),
                       m_object["source"].line(), m_object["detail"].text()};
}

models::MeepleColour EventReader::readMeepleColour(const JsonCursor& name) {
    const auto colour = models::findColour(name.text());
    if (!colour)
        name.complain(phrase("Files", "is no colour of meeples"));
    return colour.value_or(models::MeepleColour::Red);
}

StoryQuestion EventReader::readQuestion() const {
    StoryQuestion question;
    question.turn = m_object.has("turn") ? readTurn() : kNoTurn;
    question.about = readWord<models::ReportQuestion::About>(m_object["about"], kAbout);
    question.cell = readCell();
    question.why = m_object["why"].line();
    if (m_object.has("reason"))
        question.why = readWord<models::QuestionReason>(m_object["reason"], models::kQuestionReasons);
    const std::vector<JsonCursor> texts = m_object["alternatives"].items(kMostAnswers);
    const std::vector<JsonCursor> answers = m_object["answers"].tuple(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        question.alternatives.push_back({readAnswer(answers[i])});
    return question;
}

StoryTurn EventReader::readAnswer(const JsonCursor& answer) const {
    StoryTurn turn;
    turn.id = answer.has("turn") ? answer["turn"].integer(0, kMostTurns) : kNoTurn;
    turn.frame = readFrame(answer["frame"]);
    turn.turn = models::readPlay(answer, *m_setup.registry);
    turn.turn.player = readPlayer(answer["player"]);
    turn.pose = readWord<models::MeeplePose>(answer["pose"], kPoses);
    turn.origin = readOrigin(answer, "origin");
    turn.meepleOrigin = readOrigin(answer, "meeple_origin");
    turn.playerOrigin = readOrigin(answer, "player_origin");
    return turn;
}

int EventReader::readPlayer(const JsonCursor& name) const {
    const auto found = std::ranges::find(m_names, name.text());
    if (found != m_names.end())
        return static_cast<int>(found - m_names.begin());
    name.complain(phrase("Files", "is none of the players of this game"));
    return 0;
}

std::vector<int> EventReader::readByPlayer(const JsonCursor& object) const {
    std::vector<int> numbers;
    for (const std::string& name : m_names)
        numbers.push_back(object[name].integer(-kMostPoints, kMostPoints));
    return numbers;
}

} // namespace

LiveEvent readLiveEvent(const JsonCursor& object, const engine::GameSetup& setup) {
    return EventReader(object, setup).read();
}

} // namespace meeplecam::session
