#include "app/session/edit_history.h"

#include <algorithm>
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

/// The turn that follows in the order of play; none behind the last.
std::optional<int> followerOf(const Story& story, int id) {
    const auto turn = std::ranges::find(story.turns, id, &StoryTurn::id);
    return turn == story.turns.end() || turn + 1 == story.turns.end() ? std::nullopt
                                                                      : std::optional((turn + 1)->id);
}

bool samePlay(const StoryTurn& a, const StoryTurn& b) {
    return a.turn == b.turn && a.origin == b.origin && a.meepleOrigin == b.meepleOrigin && a.pose == b.pose;
}

void setTurn(Story& story, const TurnChange& change, const std::optional<StoryTurn>& to) {
    const int id = change.was ? change.was->id : change.now->id;
    const auto place = std::ranges::find(story.turns, id, &StoryTurn::id);
    if (place != story.turns.end() && to)
        *place = *to;
    else if (place != story.turns.end())
        story.turns.erase(place);
    else if (to)
        story.turns.insert(change.before ? std::ranges::find(story.turns, *change.before, &StoryTurn::id)
                                         : story.turns.end(),
                           *to);
}

/// Makes the denied tiles what they were on the other side of an edit, and leaves those of other edits alone.
void setDenied(Story& story, const std::vector<engine::Placement>& from,
               const std::vector<engine::Placement>& to) {
    std::erase_if(story.denied, [&](const engine::Placement& denied) {
        return std::ranges::count(from, denied) > 0 && std::ranges::count(to, denied) == 0;
    });
    for (const engine::Placement& denied : to)
        if (std::ranges::count(from, denied) == 0 && std::ranges::count(story.denied, denied) == 0)
            story.denied.push_back(denied);
}

} // namespace

StoryPatch patchBetween(const Story& before, const Story& after) {
    StoryPatch patch;
    patch.deniedBefore = before.denied;
    patch.deniedAfter = after.denied;
    if (startOf(before) != startOf(after))
        patch.start = {startOf(before), startOf(after)};
    for (const StoryTurn& was : before.turns)
        if (const auto now = turnOf(after, was.id); !now || !samePlay(was, *now))
            patch.turns.push_back({was, now, followerOf(before, was.id)});
    for (const StoryTurn& now : after.turns)
        if (!turnOf(before, now.id))
            patch.turns.push_back({std::nullopt, now, followerOf(after, now.id)});
    for (const StoryQuestion& question : before.questions)
        if (std::ranges::count(after.questions, question) == 0)
            patch.questions.push_back(question);
    return patch;
}

Story patched(Story story, const StoryPatch& patch) {
    if (patch.start)
        setStart(story, patch.start->second);
    for (const TurnChange& change : patch.turns)
        setTurn(story, change, change.now);
    setDenied(story, patch.deniedBefore, patch.deniedAfter);
    std::erase_if(story.questions, [&](const StoryQuestion& question) {
        return std::ranges::any_of(patch.questions, [&](const StoryQuestion& answered) {
            return answered.turn == question.turn && answered.about == question.about;
        });
    });
    return story;
}

Story unpatched(Story story, const StoryPatch& patch) {
    for (auto change = patch.turns.rbegin(); change != patch.turns.rend(); ++change)
        setTurn(story, *change, change->was);
    setDenied(story, patch.deniedAfter, patch.deniedBefore);
    if (patch.start)
        setStart(story, patch.start->first);
    for (const StoryQuestion& question : patch.questions)
        if ((question.turn == kNoTurn || turnOf(story, question.turn)) &&
            std::ranges::count(story.questions, question) == 0)
            story.questions.push_back(question);
    return story;
}

void EditHistory::note(const Story& before, const Story& after) {
    m_past.push_back(patchBetween(before, after));
    m_future.clear();
}

Story EditHistory::undo(const Story& story) {
    if (m_past.empty())
        return story;
    m_future.push_back(std::move(m_past.back()));
    m_past.pop_back();
    return unpatched(story, m_future.back());
}

Story EditHistory::redo(const Story& story) {
    if (m_future.empty())
        return story;
    m_past.push_back(std::move(m_future.back()));
    m_future.pop_back();
    return patched(story, m_past.back());
}

} // namespace meeplecam::session
