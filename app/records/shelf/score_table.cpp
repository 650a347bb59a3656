#include "app/records/shelf/score_table.h"

#include "engine/play/scoring.h"

#include <algorithm>

namespace meeplecam::records {

using engine::ScoreEvent;

namespace {

/// A value as RFC 4180 wants it: in quotes where it has to be. A leading sign that a spreadsheet would take
/// for a formula is made harmless.
std::string quoted(std::string text) {
    if (!text.empty() && std::string_view("=+-@\t").find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string inside;
    for (const char letter : text)
        inside.append(letter == '"' ? "\"\"" : std::string(1, letter));
    return "\"" + inside + "\"";
}

/// Goods lie nowhere on the board.
std::string placeColumnsOf(const ScoreEvent& event) {
    return event.kind == engine::ScoreKind::Goods
               ? ","
               : std::to_string(event.at.cell.x) + "," + std::to_string(event.at.cell.y);
}

class TableWriter {
public:
    explicit TableWriter(const std::vector<std::string>& names)
        : m_players(names.size()) {
        m_text = "turn,kind,completed,x,y,tiles,pennants,cities,reasons";
        for (const std::string& name : names)
            m_text += "," + quoted(name);
        m_text += "\r\n";
    }

    void scoring(const std::string& turn, const ScoreEvent& event) {
        m_text += turn + "," + engine::nameOf(event.kind) + (event.completed ? ",yes," : ",no,") +
                  placeColumnsOf(event) + "," + std::to_string(event.tiles.size()) + "," +
                  std::to_string(event.pennants) + "," +
                  (event.kind == engine::ScoreKind::Field ? std::to_string(event.cities) : "") + "," +
                  quoted(engine::describe(event.sheet));
        std::vector<int> points(m_players);
        for (const engine::PlayerPoints& own : event.players)
            points[static_cast<std::size_t>(own.player)] += own.points;
        numbers(points);
    }
    void transfer(const std::string& turn, const engine::Transfer& transfer) {
        m_text += turn + ",transfer,,,,,,," + quoted(transfer.note);
        std::vector<int> points(m_players);
        points[static_cast<std::size_t>(transfer.from)] -= transfer.points;
        points[static_cast<std::size_t>(transfer.to)] += transfer.points;
        numbers(points);
    }
    void totals(const std::string& kind, const std::vector<int>& points) {
        m_text += "," + kind + ",,,,,,,";
        numbers(points);
    }
    void end(const std::vector<int>& soFar, const engine::FinalScore& final) {
        totals("so far", soFar);
        for (const ScoreEvent& event : final.events)
            scoring("end", event);
        totals("total", final.totals);
    }
    std::string take() && { return std::move(m_text); }

private:
    void numbers(const std::vector<int>& points) {
        for (const int value : points)
            m_text += "," + std::to_string(value);
        m_text += "\r\n";
    }

    std::size_t m_players;
    std::string m_text;
};

/// Calls for every transfer that was made and every scoring, turn by turn.
template<class OnTransfer, class OnScoring>
void forEachChange(const engine::Game& game, OnTransfer onTransfer, OnScoring onScoring) {
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn) {
        const engine::HistoryTurn& played = game.turns()[turn];
        if (played.standing == engine::TurnStanding::NotPlayable)
            continue;
        for (const engine::Transfer& transfer : played.turn.transfers)
            onTransfer(turn, transfer);
        for (const ScoreEvent& event : played.events.scored)
            onScoring(turn, event);
    }
}

int PointsByKind::*columnFor(engine::ScoreKind kind) {
    constexpr std::array kMembers{&PointsByKind::road,  &PointsByKind::city,        &PointsByKind::cloister,
                                  &PointsByKind::field, &PointsByKind::gingerbread, &PointsByKind::garden,
                                  &PointsByKind::goods};
    return kMembers[static_cast<std::size_t>(kind)];
}

} // namespace

std::string scoreTableOf(const engine::Game& game, const std::vector<std::string>& names) {
    TableWriter table(names);
    forEachChange(
        game,
        [&](std::size_t turn, const engine::Transfer& transfer) {
            table.transfer(std::to_string(turn + 1), transfer);
        },
        [&](std::size_t turn, const ScoreEvent& event) { table.scoring(std::to_string(turn + 1), event); });
    std::vector<int> soFar;
    for (const engine::PlayerState& player : game.state().players)
        soFar.push_back(player.score);
    table.end(soFar, engine::finalScoreOf(game.state()));
    return std::move(table).take();
}

std::string scoreTableOf(const FinalWalk& walk) {
    TableWriter table(walk.names);
    table.end(walk.before, walk.score);
    return std::move(table).take();
}

std::vector<PointsByKind> pointsByKind(const engine::Game& game) {
    std::vector<PointsByKind> sums(game.state().players.size());
    const auto add = [&](std::size_t, const ScoreEvent& event) {
        for (const engine::PlayerPoints& own : event.players)
            sums[static_cast<std::size_t>(own.player)].*columnFor(event.kind) += own.points;
    };
    forEachChange(
        game,
        [&](std::size_t, const engine::Transfer& transfer) {
            sums[static_cast<std::size_t>(transfer.from)].transfers -= transfer.points;
            sums[static_cast<std::size_t>(transfer.to)].transfers += transfer.points;
        },
        add);
    for (const ScoreEvent& event : engine::finalScoreOf(game.state()).events)
        add(0, event);
    return sums;
}

} // namespace meeplecam::records
