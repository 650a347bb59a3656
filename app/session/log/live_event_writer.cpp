#include "app/session/log/live_event_json.h"
#include "app/session/story/event_words.h"
#include "app/session/story/game_words.h"
#include "app/words/language.h"
#include "models/files/hex_colour.h"
#include "models/records/turn_json.h"

namespace meeplecam::session {

using models::Json;

namespace {

/// Writes the keys of each kind of event into an object.
class EventWriter {
public:
    EventWriter(const engine::GameSetup& setup, Json& json)
        : m_setup(setup)
        , m_names(playerNames(setup))
        , m_json(json) {}

    void operator()(const Fact& fact) { std::visit(*this, fact); }
    void operator()(const TilePlaced& tile);
    void operator()(const MeeplePlaced& placed);
    void operator()(const FeatureScored& scored);
    void operator()(const MeepleReturned& returned) { writeMeeple(returned.meeple); }
    void operator()(const GameEnded& ended);
    void operator()(const TileDenied& denied) {
        models::writePlacement(denied.placement, *m_setup.registry, m_json);
    }
    void operator()(const Corrected& corrected);
    void operator()(const ScoresChanged& scores);
    void operator()(const FindingMade& made);
    void writeTrack(const TrackDiffers& differs);
    void operator()(const FindingClosed& closed) { m_json["finding"] = closed.finding; }
    void operator()(const QuestionAsked& asked);
    void operator()(const QuestionClosed& closed) { m_json["question"] = closed.question; }
    void operator()(const OutOfSync& lost);
    void operator()(const InSync&) {}
    void operator()(const MeepleShown& shown);

private:
    [[nodiscard]] const std::string& nameOf(int player) const {
        return m_names[static_cast<std::size_t>(player)];
    }
    void writeMeeple(const engine::PlacedMeeple& meeple);
    [[nodiscard]] Json byPlayer(const std::vector<int>& numbers) const;
    [[nodiscard]] Json factJson(int id, std::int64_t frame, const Fact& fact) const;
    [[nodiscard]] Json answerJson(const StoryTurn& turn) const;

    const engine::GameSetup& m_setup;
    std::vector<std::string> m_names;
    Json& m_json;
};

/// What is said in the language of programs.
template<class Say>
std::string inEnglish(Say say) {
    const words::InEnglish english;
    return say().toStdString();
}

/// The first tile has none.
Json turnJson(int id) {
    return id == kNoTurn ? Json(nullptr) : Json(id);
}

void EventWriter::operator()(const TilePlaced& tile) {
    m_json["player"] = tile.turn ? Json(nameOf(tile.play.player)) : Json(nullptr);
    models::writePlacement(tile.play.placement, *m_setup.registry, m_json);
    m_json["turn"] = tile.turn ? Json(*tile.turn) : Json(nullptr);
    if (tile.before)
        m_json["before"] = *tile.before;
    if (tile.turn)
        models::writeExtras(tile.play, *m_setup.registry, m_json);
    if (tile.origin == Origin::Person)
        m_json["origin"] = wordFor(kOrigins, tile.origin);
    if (tile.meepleOrigin == Origin::Person)
        m_json["meeple_origin"] = wordFor(kOrigins, tile.meepleOrigin);
    if (tile.playerOrigin == Origin::Person)
        m_json["player_origin"] = wordFor(kOrigins, tile.playerOrigin);
}

void EventWriter::writeMeeple(const engine::PlacedMeeple& meeple) {
    const std::string& colour = m_setup.players[static_cast<std::size_t>(meeple.player)].colour;
    m_json["player"] = nameOf(meeple.player);
    m_json["colour"] = colour.empty() ? nameOf(meeple.player) : colour;
    m_json["size"] = wordFor(kSizes, meeple.type);
    m_json["x"] = meeple.at.cell.x;
    m_json["y"] = meeple.at.cell.y;
    m_json["feature"] = meeple.at.segment;
}

void EventWriter::operator()(const MeeplePlaced& placed) {
    writeMeeple(placed.meeple);
    m_json["pose"] = wordFor(kPoses, placed.pose);
    m_json["turn"] = placed.turn;
}

void EventWriter::operator()(const FeatureScored& scored) {
    m_json["kind"] = wordFor(kScoreKinds, scored.kind);
    m_json["complete"] = scored.complete;
    m_json["at"] = {scored.at.cell.x, scored.at.cell.y, scored.at.segment};
    m_json["tiles"] = Json::array();
    for (const engine::Cell cell : scored.tiles)
        m_json["tiles"].push_back({cell.x, cell.y});
    m_json["points"] = Json::object();
    for (const auto& [player, points] : scored.points)
        m_json["points"][nameOf(player)] = points;
    m_json["reasons"] = Json::array();
    for (const engine::PointsItem& item : scored.sheet.items)
        m_json["reasons"].push_back({{"reason", wordFor(kReasons, item.reason)},
                                     {"count", item.count},
                                     {"each", item.each},
                                     {"points", item.points()}});
    m_json["turn"] = scored.turn;
}

Json EventWriter::byPlayer(const std::vector<int>& numbers) const {
    Json json = Json::object();
    for (std::size_t player = 0; player < numbers.size(); ++player)
        json[m_names[player]] = numbers[player];
    return json;
}

void EventWriter::operator()(const GameEnded& ended) {
    m_json["scores"] = byPlayer(ended.scores);
    m_json["breakdown"] = Json::object();
    for (std::size_t player = 0; player < ended.breakdown.size(); ++player) {
        const engine::Breakdown& own = ended.breakdown[player];
        m_json["breakdown"][m_names[player]] = {
            {"road", own.road}, {"city", own.city}, {"cloister", own.cloister}, {"field", own.field}};
        if (m_setup.rules.abbots > 0)
            m_json["breakdown"][m_names[player]]["garden"] = own.garden;
        if (m_setup.rules.goods)
            m_json["breakdown"][m_names[player]]["goods"] = own.goods;
    }
    m_json["winners"] = Json::array();
    for (const int winner : ended.winners)
        m_json["winners"].push_back(nameOf(winner));
    if (ended.origin == Origin::Person)
        m_json["origin"] = wordFor(kOrigins, ended.origin);
}

void EventWriter::operator()(const Corrected& corrected) {
    m_json["was"] = factJson(corrected.was.id, corrected.was.frame, corrected.was.fact);
    m_json["now"] = nullptr;
    if (corrected.now)
        m_json["now"] = factJson(corrected.was.id, m_json["frame"].get<std::int64_t>(), *corrected.now);
}

Json EventWriter::factJson(int id, std::int64_t frame, const Fact& fact) const {
    return session::toJson(LiveEvent{id, frame, 0, fact}, m_setup);
}

void EventWriter::operator()(const ScoresChanged& scores) {
    m_json["scores"] = byPlayer(scores.soFar);
    m_json["if_ended_now"] = byPlayer(scores.ifEndedNow);
}

void EventWriter::operator()(const FindingMade& made) {
    m_json["kind"] = kindOf(made.finding);
    m_json["x"] = made.finding.cell.x;
    m_json["y"] = made.finding.cell.y;
    m_json["text"] = inEnglish([&] { return wordsOf(made.finding, m_setup); });
    m_json["basis"] = wordFor(kBases, made.basis);
    if (const auto* stray = std::get_if<StrayMeeple>(&made.finding.content))
        m_json["player"] = nameOf(stray->player);
    else if (const auto* alike = std::get_if<ColoursAlike>(&made.finding.content))
        m_json["colours"] = {models::nameOf(alike->one), models::nameOf(alike->other)};
    else if (const auto* differs = std::get_if<TrackDiffers>(&made.finding.content))
        writeTrack(*differs);
}

void EventWriter::writeTrack(const TrackDiffers& differs) {
    m_json["figure"] = nameOf(differs.player);
    m_json["ahead"] = differs.ahead;
    const TrackSlip& slip = differs.slip;
    m_json["slip"] = wordFor(kTrackSlips, slip.kind);
    if (slip.kind == TrackSlip::Kind::Unknown)
        return;
    m_json["scored_in"] = slip.turn;
    m_json["scored"] = wordFor(kScoreKinds, slip.scored);
    if (slip.kind == TrackSlip::Kind::DetailLeftOut)
        m_json["detail"] = wordFor(kReasons, slip.detail);
    if (slip.kind == TrackSlip::Kind::OtherMoved)
        m_json["other"] = nameOf(slip.other);
}

void EventWriter::operator()(const QuestionAsked& asked) {
    const StoryQuestion& question = asked.question;
    m_json["about"] = wordFor(kAbout, question.about);
    m_json["x"] = question.cell.x;
    m_json["y"] = question.cell.y;
    m_json["turn"] = turnJson(question.turn);
    m_json["alternatives"] = Json::array();
    m_json["answers"] = Json::array();
    for (const StoryAlternative& alternative : question.alternatives) {
        m_json["alternatives"].push_back(answerText(question.about, alternative.turn, m_setup));
        m_json["answers"].push_back(answerJson(alternative.turn));
    }
    m_json["why"] = inEnglish([&] { return wordsOf(question.why); });
    if (const auto* reason = std::get_if<models::QuestionReason>(&question.why))
        m_json["reason"] = models::nameOf(*reason);
}

void EventWriter::operator()(const OutOfSync& lost) {
    m_json["reason"] = inEnglish([&] { return wordsOf(lost.reason); });
    if (const auto* loss = std::get_if<vision::TableLoss>(&lost.reason))
        m_json["kind"] = wordFor(kLosses, *loss);
    if (const auto* fault = std::get_if<SourceFault>(&lost.reason)) {
        m_json["kind"] = wordFor(kSourceFaults, fault->kind);
        m_json["source"] = fault->source;
        m_json["detail"] = fault->detail;
    }
}

Json EventWriter::answerJson(const StoryTurn& turn) const {
    Json json;
    json["turn"] = turnJson(turn.id);
    json["frame"] = turn.frame;
    json["player"] = nameOf(turn.turn.player);
    models::writePlacement(turn.turn.placement, *m_setup.registry, json);
    json["meeple"] = nullptr;
    if (turn.turn.meeple) {
        json["meeple"] = {{"type", engine::nameOf(turn.turn.meeple->type)},
                          {"feature", turn.turn.meeple->segment}};
        if (turn.turn.meeple->cell)
            json["meeple"]["cell"] = {turn.turn.meeple->cell->x, turn.turn.meeple->cell->y};
    }
    models::writeExtras(turn.turn, *m_setup.registry, json);
    json["pose"] = wordFor(kPoses, turn.pose);
    json["origin"] = wordFor(kOrigins, turn.origin);
    json["meeple_origin"] = wordFor(kOrigins, turn.meepleOrigin);
    json["player_origin"] = wordFor(kOrigins, turn.playerOrigin);
    return json;
}

void EventWriter::operator()(const MeepleShown& shown) {
    m_json["player"] = nameOf(shown.player);
    m_json["colour"] = models::hexColour(shown.colour);
}

const char* nameOf(const EventContent& content) {
    if (const Fact* fact = std::get_if<Fact>(&content))
        return kEventNames[fact->index()];
    return kEventNames[kFactNames - 1 + content.index()];
}

} // namespace

std::string answerText(models::ReportQuestion::About about, const StoryTurn& answer,
                       const engine::GameSetup& setup) {
    const engine::TileType& type = (*setup.registry)[answer.turn.placement.tile];
    if (about == models::ReportQuestion::About::Tile)
        return type.name;
    if (!answer.turn.meeple)
        return "no meeple";
    const auto segment = static_cast<std::size_t>(answer.turn.meeple->segment);
    const engine::MeepleType figure = answer.turn.meeple->type;
    const bool plain = figure == engine::MeepleType::Small;
    return playerNames(setup)[static_cast<std::size_t>(answer.turn.player)] + " " +
           (plain ? "" : engine::nameOf(figure) + std::string(" ")) +
           (segment < type.segments.size() ? engine::nameOf(type.segments[segment].kind) : "feature") + " " +
           std::to_string(segment);
}

Json toJson(const LiveEvent& event, const engine::GameSetup& setup) {
    Json json;
    json["event"] = nameOf(event.content);
    json["frame"] = event.frame;
    json["id"] = event.id;
    std::visit(EventWriter(setup, json), event.content);
    if (event.following > 0)
        json["following"] = event.following;
    return json;
}

} // namespace meeplecam::session
