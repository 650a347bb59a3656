#include "app/session/story/reported_game.h"

#include "engine/tiles/phrase.h"

#include <algorithm>

namespace meeplecam::session {

using engine::Error;
using engine::Status;

namespace {

/// Adds the turn of a tile without its meeple; or the first tile.
void tell(Story& story, const StandingFact& standing, const TilePlaced& tile) {
    if (tile.turn) {
        story.turns.push_back({*tile.turn,
                               standing.firstFrame,
                               tile.play,
                               {},
                               tile.origin,
                               tile.meepleOrigin,
                               tile.playerOrigin});
        return;
    }
    story.start = tile.play.placement;
    story.startFrame = standing.firstFrame;
    story.startOrigin = tile.origin;
}

void tell(Story& story, const MeeplePlaced& placed) {
    const auto turn = std::ranges::find(story.turns, placed.turn, &StoryTurn::id);
    if (turn == story.turns.end())
        return;
    const auto& [player, type, at] = placed.meeple;
    turn->turn.meeple = engine::MeepleChoice{type, at.segment, std::nullopt};
    if (at.cell != turn->turn.placement.cell)
        turn->turn.meeple->cell = at.cell;
    turn->pose = placed.pose;
}

} // namespace

Status ReportedGame::add(const LiveEvent& event) {
    if (event.id != m_events)
        return phrase("Files", "event %1 comes where event %2 is expected")
            .with(event.id)
            .with(m_events)
            .error();
    Status taken = std::visit([&](const auto& content) { return take(event, content); }, event.content);
    if (taken)
        ++m_events;
    return taken;
}

Status ReportedGame::take(const LiveEvent& event, const Fact& fact) {
    if (const auto* tile = std::get_if<TilePlaced>(&fact))
        if (const Status put = putInOrder(*tile); !put)
            return put;
    m_facts.push_back({{event.id, event.frame, fact}, event.frame});
    m_last = event;
    return engine::success();
}

/// A tile that is told for the first time goes to its place in the order of play.
Status ReportedGame::putInOrder(const TilePlaced& tile) {
    if (!tile.turn)
        return engine::success();
    if (std::ranges::find(m_turnOrder, *tile.turn) != m_turnOrder.end())
        return phrase("Files", "turn %1 is told twice").with(*tile.turn).error();
    auto place = m_turnOrder.end();
    if (tile.before) {
        place = std::ranges::find(m_turnOrder, *tile.before);
        if (place == m_turnOrder.end())
            return phrase("Files", "turn %1 comes before turn %2, which was not told")
                .with(*tile.turn)
                .with(*tile.before)
                .error();
    }
    m_turnOrder.insert(place, *tile.turn);
    return engine::success();
}

Status ReportedGame::take(const LiveEvent& event, const Corrected& corrected) {
    const auto same = [&](const StandingFact& standing) { return standing.told == corrected.was; };
    const auto standing = std::ranges::find_if(m_facts, same);
    const bool related = !corrected.now || (corrected.now->index() == corrected.was.fact.index() &&
                                            turnOf(*corrected.now) == turnOf(corrected.was.fact));
    if (standing == m_facts.end() || !related)
        return phrase("Files", "event %1 corrects what was not told").with(event.id).error();
    const std::vector<int> order = m_turnOrder;
    if (const std::optional<int> turn = turnOf(corrected.was.fact))
        std::erase(m_turnOrder, *turn);
    if (const auto* tile = corrected.now ? std::get_if<TilePlaced>(&*corrected.now) : nullptr)
        if (Status put = putInOrder(*tile); !put) {
            m_turnOrder = order;
            return put;
        }
    if (corrected.now)
        standing->told = {corrected.was.id, event.frame, *corrected.now};
    else
        m_facts.erase(standing);
    m_last = event;
    return engine::success();
}

Status ReportedGame::take(const LiveEvent&, const ScoresChanged& scores) {
    m_scores = scores;
    return engine::success();
}

Status ReportedGame::take(const LiveEvent& event, const FindingMade& made) {
    m_findings.push_back({event.id, made});
    return engine::success();
}

Status ReportedGame::take(const LiveEvent& event, const FindingClosed& closed) {
    if (std::erase_if(m_findings, [&](const OpenFinding& open) { return open.id == closed.finding; }) == 0)
        return phrase("Files", "event %1 closes a finding that is not open").with(event.id).error();
    return engine::success();
}

Status ReportedGame::take(const LiveEvent& event, const QuestionAsked& asked) {
    m_questions.push_back({event.id, asked.question});
    return engine::success();
}

Status ReportedGame::take(const LiveEvent& event, const QuestionClosed& closed) {
    if (std::erase_if(m_questions, [&](const OpenQuestion& open) { return open.id == closed.question; }) == 0)
        return phrase("Files", "event %1 closes a question that is not open").with(event.id).error();
    return engine::success();
}

Status ReportedGame::take(const LiveEvent&, const OutOfSync& lost) {
    m_outOfSync = lost.reason;
    return engine::success();
}

Status ReportedGame::take(const LiveEvent&, const InSync&) {
    m_outOfSync.reset();
    return engine::success();
}

Status ReportedGame::take(const LiveEvent&, const MeepleShown& shown) {
    std::erase_if(m_shown, [&](const MeepleShown& before) { return before.player == shown.player; });
    m_shown.push_back(shown);
    return engine::success();
}

void ReportedGame::recognise(std::vector<FindingMade> byRules) {
    for (OpenFinding& open : m_findings) {
        const auto same = std::ranges::find_if(byRules, [&](const FindingMade& made) {
            return made.basis == FindingBasis::Rules && open.made.basis == FindingBasis::Rules &&
                   made.finding.cell == open.made.finding.cell &&
                   kindOf(made.finding) == kindOf(open.made.finding);
        });
        if (same == byRules.end())
            continue;
        open.made = std::move(*same);
        byRules.erase(same);
    }
}

bool ReportedGame::ended() const {
    return std::ranges::any_of(m_facts, [](const StandingFact& standing) {
        return std::holds_alternative<GameEnded>(standing.told.fact);
    });
}

Story ReportedGame::story() const {
    Story story;
    for (const StandingFact& standing : m_facts)
        if (const auto* tile = std::get_if<TilePlaced>(&standing.told.fact))
            tell(story, standing, *tile);
    const auto placeOf = [&](const StoryTurn& turn) { return std::ranges::find(m_turnOrder, turn.id); };
    std::ranges::sort(story.turns, {}, placeOf);
    for (const StandingFact& standing : m_facts) {
        if (const auto* meeple = std::get_if<MeeplePlaced>(&standing.told.fact))
            tell(story, *meeple);
        if (const auto* returned = std::get_if<MeepleReturned>(&standing.told.fact))
            story.returns.push_back({standing.firstFrame, returned->meeple});
        if (const auto* denied = std::get_if<TileDenied>(&standing.told.fact))
            story.denied.push_back(denied->placement);
        if (const auto* end = std::get_if<GameEnded>(&standing.told.fact)) {
            story.ended = true;
            story.endOrigin = end->origin;
        }
    }
    for (const OpenQuestion& open : m_questions)
        story.questions.push_back(open.question);
    for (const OpenFinding& open : m_findings)
        if (open.made.basis == FindingBasis::Table)
            story.findings.push_back(open.made.finding);
    story.outOfSync = m_outOfSync;
    return story;
}

engine::Result<ReportedGame> reportedGameOf(std::span<const LiveEvent> events) {
    ReportedGame reported;
    for (const LiveEvent& event : events)
        if (const Status added = reported.add(event); !added)
            return added.error();
    return reported;
}

} // namespace meeplecam::session
