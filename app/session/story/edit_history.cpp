#include "app/session/story/edit_history.h"

#include "app/session/story/story_edit.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace meeplecam::session {

namespace {

using TurnChange = StoryPatch::TurnChange;

std::optional<StoryTurn> turnOf(const Story& story, int id) {
    const auto turn = std::ranges::find(story.turns, id, &StoryTurn::id);
    return turn == story.turns.end() ? std::nullopt : std::optional(*turn);
}

StoryPatch::StartTile startOf(const Story& story) {
    return {story.start, story.startOrigin};
}

void setStart(Story& story, const StoryPatch::StartTile& to) {
    story.start = to.placement;
    story.startOrigin = to.origin;
}

StoryPatch::End endOf(const Story& story) {
    return {story.ended, story.endOrigin};
}

void setEnd(Story& story, const StoryPatch::End& to) {
    story.ended = to.ended;
    story.endOrigin = to.origin;
}

/// The turn that follows in the order of play; none behind the last.
std::optional<int> followerOf(const Story& story, int id) {
    const auto turn = std::ranges::find(story.turns, id, &StoryTurn::id);
    return turn == story.turns.end() || turn + 1 == story.turns.end() ? std::nullopt
                                                                      : std::optional((turn + 1)->id);
}

bool sameTile(const StoryTurn& a, const StoryTurn& b) {
    return a.turn.placement == b.turn.placement && a.origin == b.origin;
}

bool sameMeeple(const StoryTurn& a, const StoryTurn& b) {
    return a.turn.meeple == b.turn.meeple && a.meepleOrigin == b.meepleOrigin;
}

bool samePlayer(const StoryTurn& a, const StoryTurn& b) {
    return a.turn.player == b.turn.player && a.playerOrigin == b.playerOrigin;
}

bool samePlay(const StoryTurn& a, const StoryTurn& b) {
    return sameTile(a, b) && sameMeeple(a, b) && samePlayer(a, b);
}

/// Makes a turn what it was on the other side of an edit, as far as the edit changed it.
void setPlay(Story& story, int id, const StoryTurn& from, const StoryTurn& to,
             const engine::TileRegistry& registry) {
    StoryTurn& turn = *std::ranges::find(story.turns, id, &StoryTurn::id);
    const bool givenBack = !sameMeeple(from, to) || sameMeeple(turn, from); // else it was seen since
    if (givenBack)
        turn.turn.meeple.reset();
    if (!sameTile(from, to)) {
        relay(story, id, {to.turn.placement.tile, to.turn.placement.rotation}, registry);
        turn.origin = to.origin;
    }
    if (givenBack) {
        turn.turn.meeple = to.turn.meeple;
        turn.meepleOrigin = to.meepleOrigin;
        turn.pose = to.pose;
    }
    if (!samePlayer(from, to)) {
        turn.turn.player = to.turn.player;
        turn.playerOrigin = to.playerOrigin;
    }
}

/// In front of which turn one comes back: one that was the last stays before those that were seen since.
std::vector<StoryTurn>::iterator placeFor(Story& story, const TurnChange& change, const StoryTurn& turn) {
    return change.before ? std::ranges::find(story.turns, *change.before, &StoryTurn::id)
                         : std::ranges::find_if(
                               story.turns, [&](const StoryTurn& other) { return other.frame > turn.frame; });
}

/// Makes the turn of a change what it was on its other side.
void setTurn(Story& story, const TurnChange& change, const std::optional<StoryTurn>& from,
             const std::optional<StoryTurn>& to, const engine::TileRegistry& registry) {
    const int id = change.was ? change.was->id : change.now->id;
    const auto place = std::ranges::find(story.turns, id, &StoryTurn::id);
    if (place != story.turns.end() && to)
        setPlay(story, id, from.value_or(*place), *to, registry);
    else if (place != story.turns.end())
        story.turns.erase(place);
    else if (to)
        story.turns.insert(placeFor(story, change, *to), *to);
}

/// Makes a list what it was on the other side of an edit, and leaves what came into it otherwise alone.
template<class Item>
void setItems(std::vector<Item>& items, const std::vector<Item>& from, const std::vector<Item>& to) {
    std::erase_if(items, [&](const Item& item) {
        return std::ranges::count(from, item) > 0 && std::ranges::count(to, item) == 0;
    });
    for (const Item& item : to)
        if (std::ranges::count(from, item) == 0 && std::ranges::count(items, item) == 0)
            items.push_back(item);
}

/// The questions of one story that another lacks.
std::vector<StoryQuestion> questionsBut(const Story& story, const Story& other) {
    std::vector<StoryQuestion> questions;
    std::ranges::copy_if(story.questions, std::back_inserter(questions), [&](const StoryQuestion& question) {
        return std::ranges::count(other.questions, question) == 0;
    });
    return questions;
}

/// Closes the questions of one side of an edit, and opens those of the other about turns that are there.
void setQuestions(Story& story, const std::vector<StoryQuestion>& from,
                  const std::vector<StoryQuestion>& to) {
    std::erase_if(story.questions, [&](const StoryQuestion& question) {
        return std::ranges::any_of(from, [&](const StoryQuestion& closed) {
            return closed.turn == question.turn && closed.about == question.about;
        });
    });
    for (const StoryQuestion& question : to)
        if ((question.turn == kNoTurn || turnOf(story, question.turn)) &&
            std::ranges::count(story.questions, question) == 0)
            story.questions.push_back(question);
}

} // namespace

StoryPatch patchBetween(const Story& before, const Story& after) {
    StoryPatch patch;
    patch.deniedBefore = before.denied;
    patch.deniedAfter = after.denied;
    patch.returnsBefore = before.returns;
    patch.returnsAfter = after.returns;
    if (startOf(before) != startOf(after))
        patch.start = {startOf(before), startOf(after)};
    if (endOf(before) != endOf(after))
        patch.end = {endOf(before), endOf(after)};
    for (const StoryTurn& was : before.turns)
        if (const auto now = turnOf(after, was.id); !now || !samePlay(was, *now))
            patch.turns.push_back({was, now, followerOf(before, was.id)});
    for (const StoryTurn& now : after.turns)
        if (!turnOf(before, now.id))
            patch.turns.push_back({std::nullopt, now, followerOf(after, now.id)});
    patch.questions = questionsBut(before, after);
    patch.raised = questionsBut(after, before);
    return patch;
}

Story patched(Story story, const StoryPatch& patch, const engine::TileRegistry& registry) {
    if (patch.start)
        setStart(story, patch.start->second);
    if (patch.end)
        setEnd(story, patch.end->second);
    for (const TurnChange& change : patch.turns)
        setTurn(story, change, change.was, change.now, registry);
    setItems(story.denied, patch.deniedBefore, patch.deniedAfter);
    setItems(story.returns, patch.returnsBefore, patch.returnsAfter);
    setQuestions(story, patch.questions, patch.raised);
    return story;
}

Story unpatched(Story story, const StoryPatch& patch, const engine::TileRegistry& registry) {
    for (const TurnChange& change : std::views::reverse(patch.turns))
        setTurn(story, change, change.now, change.was, registry);
    setItems(story.denied, patch.deniedAfter, patch.deniedBefore);
    setItems(story.returns, patch.returnsAfter, patch.returnsBefore);
    if (patch.start)
        setStart(story, patch.start->first);
    if (patch.end)
        setEnd(story, patch.end->first);
    setQuestions(story, patch.raised, patch.questions);
    return story;
}

void EditHistory::note(const Story& before, const Story& after) {
    m_past.push_back(patchBetween(before, after));
    m_future.clear();
}

Story EditHistory::undo(const Story& story, const engine::TileRegistry& registry) {
    if (m_past.empty())
        return story;
    m_future.push_back(std::move(m_past.back()));
    m_past.pop_back();
    return unpatched(story, m_future.back(), registry);
}

Story EditHistory::redo(const Story& story, const engine::TileRegistry& registry) {
    if (m_future.empty())
        return story;
    m_past.push_back(std::move(m_future.back()));
    m_future.pop_back();
    return patched(story, m_past.back(), registry);
}

} // namespace meeplecam::session
