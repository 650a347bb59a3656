#include "app/session/measuring/told_game.h"

#include "app/session/story/reported_game.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace meeplecam::session {

namespace {

using datasets::ColourPoints;
using datasets::ToldGame;
using models::MeepleColour;

/// Every form in which each fact was told, the last one last, by ReportedFact::id.
using Histories = std::map<int, std::vector<ReportedFact>>;

Histories historiesOf(std::span<const LiveEvent> events) {
    Histories histories;
    for (const LiveEvent& event : events)
        if (const auto* fact = std::get_if<Fact>(&event.content))
            histories[event.id].push_back({event.id, event.frame, *fact});
        else if (const auto* corrected = std::get_if<Corrected>(&event.content); corrected && corrected->now)
            histories[corrected->was.id].push_back({corrected->was.id, event.frame, *corrected->now});
    return histories;
}

/// The frame since which a fact is told with the same essence: what a player would call the same statement.
template<class Kind, class Essence>
std::int64_t toldSince(const std::vector<ReportedFact>& history, Essence essence) {
    const auto wanted = essence(std::get<Kind>(history.back().fact));
    std::int64_t frame = history.back().frame;
    for (auto told = history.rbegin();
         told != history.rend() && essence(std::get<Kind>(told->fact)) == wanted; ++told)
        frame = told->frame;
    return frame;
}

MeepleColour colourOf(const engine::GameSetup& setup, int player) {
    return models::findColour(setup.players[static_cast<std::size_t>(player)].colour)
        .value_or(MeepleColour::Red);
}

/// Puts a told game together from the facts that stand.
class Teller {
public:
    Teller(const ReportedGame& reported, Histories histories, const engine::GameSetup& setup)
        : m_reported(reported)
        , m_histories(std::move(histories))
        , m_setup(setup) {}

    ToldGame tell();

private:
    void tell(const ReportedFact& told, const TilePlaced& tile);
    void tell(const ReportedFact& told, const MeeplePlaced& placed);
    void tell(const ReportedFact& told, const MeepleReturned& returned);
    void tell(const ReportedFact& told, const FeatureScored& scored);
    void tell(const ReportedFact&, const GameEnded&) {}
    void tell(const ReportedFact&, const TileDenied&) {}
    void addScores();
    [[nodiscard]] MeepleColour colourOf(int player) const { return session::colourOf(m_setup, player); }
    [[nodiscard]] std::size_t orderOf(const datasets::ToldTile& tile) const;

    const ReportedGame& m_reported;
    Histories m_histories;
    const engine::GameSetup& m_setup;
    ToldGame m_game;
    std::map<int, engine::Cell> m_cells;               // of the tiles, by turn
    std::map<int, std::vector<ColourPoints>> m_points; // by turn
};

void Teller::tell(const ReportedFact& told, const TilePlaced& tile) {
    const auto essence = [](const TilePlaced& t) {
        return std::tuple(t.play.placement.tile, t.play.placement.cell, t.play.placement.rotation);
    };
    datasets::ToldTile entry;
    entry.frame = toldSince<TilePlaced>(m_histories.at(told.id), essence);
    entry.placement = tile.play.placement;
    if (tile.turn) {
        entry.player = colourOf(tile.play.player);
        m_cells[*tile.turn] = tile.play.placement.cell;
    }
    m_game.tiles.push_back(entry);
}

void Teller::tell(const ReportedFact& told, const MeeplePlaced& placed) {
    const auto essence = [](const MeeplePlaced& p) {
        return std::tuple(p.meeple.player, p.meeple.type, p.meeple.at);
    };
    m_game.placed.push_back({toldSince<MeeplePlaced>(m_histories.at(told.id), essence),
                             colourOf(placed.meeple.player), placed.meeple.type, placed.meeple.at});
}

void Teller::tell(const ReportedFact& told, const MeepleReturned& returned) {
    const auto essence = [](const MeepleReturned& r) { return std::pair(r.meeple.player, r.meeple.at); };
    m_game.returned.push_back({toldSince<MeepleReturned>(m_histories.at(told.id), essence),
                               colourOf(returned.meeple.player), returned.meeple.type, returned.meeple.at});
}

void Teller::tell(const ReportedFact&, const FeatureScored& scored) {
    ColourPoints points;
    for (const engine::PlayerPoints& of : scored.points)
        points[colourOf(of.player)] += of.points;
    m_points[scored.turn].push_back(points);
    m_game.scorings.push_back({m_cells[scored.turn], scored.kind, scored.tiles, std::move(points)});
}

/// The scores after each turn, in the order of play.
void Teller::addScores() {
    ColourPoints sum;
    for (const engine::Player& player : m_setup.players)
        sum[models::findColour(player.colour).value_or(MeepleColour::Red)] = 0;
    for (const int turn : m_reported.turnOrder()) {
        for (const ColourPoints& points : m_points[turn])
            for (const auto& [colour, value] : points)
                sum[colour] += value;
        m_game.scores.push_back({m_cells[turn], sum});
    }
}

/// The first tile first, then by turn.
std::size_t Teller::orderOf(const datasets::ToldTile& tile) const {
    const auto turn =
        std::ranges::find(m_cells, tile.placement.cell, [](const auto& entry) { return entry.second; });
    if (!tile.player || turn == m_cells.end())
        return 0;
    const auto place = std::ranges::find(m_reported.turnOrder(), turn->first);
    return static_cast<std::size_t>(place - m_reported.turnOrder().begin()) + 1;
}

ToldGame Teller::tell() {
    for (const StandingFact& standing : m_reported.facts()) // tiles come before what lies on them
        if (std::holds_alternative<TilePlaced>(standing.told.fact))
            tell(standing.told, std::get<TilePlaced>(standing.told.fact));
    for (const StandingFact& standing : m_reported.facts())
        if (!std::holds_alternative<TilePlaced>(standing.told.fact))
            std::visit([&](const auto& fact) { tell(standing.told, fact); }, standing.told.fact);
    std::ranges::stable_sort(m_game.tiles, {}, [&](const auto& tile) { return orderOf(tile); });
    addScores();
    for (const OpenQuestion& open : m_reported.questions())
        m_game.open.push_back({open.question.about, open.question.cell});
    return std::move(m_game);
}

template<class Content>
int countOf(std::span<const LiveEvent> events) {
    return static_cast<int>(std::ranges::count_if(
        events, [](const LiveEvent& event) { return std::holds_alternative<Content>(event.content); }));
}

/// One for each turn and thing that was asked about, however often.
int questionsIn(std::span<const LiveEvent> events) {
    std::set<std::pair<int, models::ReportQuestion::About>> asked;
    for (const LiveEvent& event : events)
        if (const auto* question = std::get_if<QuestionAsked>(&event.content))
            asked.emplace(question->question.turn, question->question.about);
    return static_cast<int>(asked.size());
}

} // namespace

engine::Result<ToldGame> toldGameOf(std::span<const LiveEvent> events, const engine::GameSetup& setup) {
    const engine::Result<ReportedGame> reported = reportedGameOf(events);
    if (!reported)
        return reported.error();
    ToldGame game = Teller(*reported, historiesOf(events), setup).tell();
    game.questions = questionsIn(events);
    game.corrections = countOf<Corrected>(events);
    game.outOfSync = countOf<OutOfSync>(events);
    for (const LiveEvent& event : events)
        if (const auto* made = std::get_if<FindingMade>(&event.content))
            if (const auto* differs = std::get_if<TrackDiffers>(&made->finding.content))
                game.track.differences.push_back(
                    {event.frame, colourOf(setup, differs->player), differs->ahead});
    return game;
}

} // namespace meeplecam::session
