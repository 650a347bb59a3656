#include "app/session/story_edit.h"

#include <algorithm>

namespace meeplecam::session {

using engine::Error;
using engine::Result;

namespace {

using About = models::ReportQuestion::About;

Error noSuchTurn(int turn) {
    return Error{"there is no turn with the number " + std::to_string(turn) + "; choose one of the list"};
}

auto findTurn(Story& story, int id) {
    return std::ranges::find(story.turns, id, &StoryTurn::id);
}

bool isOfPerson(const StoryTurn& turn) {
    return turn.origin == Origin::Person || turn.meepleOrigin == Origin::Person;
}

/// Drops questions about a turn, or only those that rest on another tile than it has now.
void dropQuestions(Story& story, int id, const std::optional<engine::Placement>& stillOn) {
    std::erase_if(story.questions, [&](const StoryQuestion& question) {
        const bool rests = stillOn && question.about == About::Meeple &&
                           std::ranges::all_of(question.alternatives, [&](const StoryAlternative& other) {
                               return other.turn.turn.placement == *stillOn;
                           });
        return question.turn == id && !rests;
    });
}

void allow(Story& story, engine::Cell cell) {
    std::erase_if(story.denied, [&](const engine::Placement& denied) { return denied.cell == cell; });
}

/// One turn, seen now, of which a person has said something before.
StoryTurn merged(const StoryTurn& said, const StoryTurn& seen) {
    const bool sameTile = said.turn.placement == seen.turn.placement;
    if (said.origin == Origin::Person && said.meepleOrigin == Origin::Person)
        return said;
    if (said.meepleOrigin == Origin::Person && !sameTile)
        return said; // the meeple was said to stand on a feature of this very tile
    StoryTurn turn = seen;
    turn.origin = said.origin;
    turn.meepleOrigin = said.meepleOrigin;
    if (said.origin == Origin::Person) {
        if (!sameTile && seen.turn.placement.tile != said.turn.placement.tile)
            turn.turn.meeple = said.turn.meeple; // its feature is one of another type of tile
        turn.turn.placement = said.turn.placement;
    }
    if (said.meepleOrigin == Origin::Person) {
        turn.turn.player = said.turn.player;
        turn.turn.meeple = said.turn.meeple;
        turn.pose = said.pose;
    }
    return turn;
}

/// Puts a turn in front of the first of those that came after it.
void putBack(Story& seen, const Story& said, std::vector<StoryTurn>::const_iterator turn) {
    auto place = seen.turns.end();
    for (auto later = turn + 1; later != said.turns.end() && place == seen.turns.end(); ++later)
        place = findTurn(seen, later->id);
    seen.turns.insert(place, *turn);
}

} // namespace

bool isSameAnswer(About about, const StoryTurn& a, const StoryTurn& b) {
    if (about == About::Tile)
        return a.turn.placement.tile == b.turn.placement.tile &&
               a.turn.placement.rotation == b.turn.placement.rotation;
    return a.turn.meeple == b.turn.meeple && (!a.turn.meeple || a.turn.player == b.turn.player);
}

int nextTurnId(const Story& story) {
    int next = 0;
    for (const StoryTurn& turn : story.turns)
        next = std::max(next, turn.id + 1);
    return next;
}

Result<Story> answer(Story story, std::size_t question, std::size_t alternative) {
    if (question >= story.questions.size())
        return Error{"there is no question " + std::to_string(question + 1) + "; " +
                     std::to_string(story.questions.size()) + " are open"};
    const StoryQuestion asked = story.questions[question];
    if (alternative >= asked.alternatives.size())
        return Error{"question " + std::to_string(question + 1) + " has no answer " +
                     std::to_string(alternative + 1) + "; it has " +
                     std::to_string(asked.alternatives.size())};
    const StoryTurn& chosen = asked.alternatives[alternative].turn;
    if (asked.turn == kNoTurn)
        return correctStart(std::move(story), {chosen.turn.placement.tile, chosen.turn.placement.rotation});
    const auto turn = findTurn(story, asked.turn);
    if (turn == story.turns.end())
        return noSuchTurn(asked.turn);
    turn->turn = chosen.turn;
    turn->pose = chosen.pose;
    (asked.about == About::Tile ? turn->origin : turn->meepleOrigin) = Origin::Person;
    story.questions.erase(story.questions.begin() + static_cast<std::ptrdiff_t>(question));
    dropQuestions(story, asked.turn, chosen.turn.placement);
    return story;
}

Result<Story> correctTurn(Story story, const StoryTurn& turn) {
    const auto old = findTurn(story, turn.id);
    if (old == story.turns.end())
        return noSuchTurn(turn.id);
    const std::int64_t frame = old->frame;
    *old = turn;
    old->frame = frame;
    old->origin = Origin::Person;
    old->meepleOrigin = Origin::Person;
    allow(story, turn.turn.placement.cell);
    dropQuestions(story, turn.id, std::nullopt);
    return story;
}

Result<Story> correctStart(Story story, engine::TileFace face) {
    if (!story.start)
        return Error{"no tile lies on the table yet"};
    story.start = engine::Placement{face.type, story.start->cell, face.rotation};
    story.startOrigin = Origin::Person;
    dropQuestions(story, kNoTurn, std::nullopt);
    return story;
}

Result<Story> insertTurn(Story story, const StoryTurn& turn, std::optional<int> before) {
    const auto place = before ? findTurn(story, *before) : story.turns.end();
    if (before && place == story.turns.end())
        return noSuchTurn(*before);
    StoryTurn more = turn;
    more.id = nextTurnId(story);
    more.origin = Origin::Person;
    more.meepleOrigin = Origin::Person;
    story.turns.insert(place, more);
    allow(story, turn.turn.placement.cell);
    return story;
}

Result<Story> removeTurn(Story story, int id) {
    const auto turn = findTurn(story, id);
    if (turn == story.turns.end())
        return noSuchTurn(id);
    allow(story, turn->turn.placement.cell); // a cell is denied once
    story.denied.push_back(turn->turn.placement);
    story.turns.erase(turn);
    dropQuestions(story, id, std::nullopt);
    return story;
}

Story keepWord(const Story& said, Story seen) {
    seen.denied = said.denied;
    if (said.startOrigin == Origin::Person && said.start) {
        seen.start = said.start;
        seen.startOrigin = Origin::Person;
        dropQuestions(seen, kNoTurn, std::nullopt);
    }
    const auto isDenied = [&](const StoryTurn& turn) {
        return std::ranges::find(said.denied, turn.turn.placement) != said.denied.end();
    };
    std::erase_if(seen.turns, isDenied);
    for (auto turn = said.turns.begin(); turn != said.turns.end(); ++turn) {
        if (!isOfPerson(*turn))
            continue;
        const auto isDoubled = [&](const StoryTurn& other) {
            const auto own = std::ranges::find(said.turns, other.id, &StoryTurn::id);
            return other.id != turn->id && other.turn.placement.cell == turn->turn.placement.cell &&
                   (own == said.turns.end() || !isOfPerson(*own));
        };
        std::erase_if(seen.turns, isDoubled);
        if (const auto same = findTurn(seen, turn->id); same != seen.turns.end())
            *same = merged(*turn, *same);
        else
            putBack(seen, said, turn);
    }
    std::erase_if(seen.questions, [&](const StoryQuestion& question) {
        const auto turn = findTurn(seen, question.turn);
        if (question.turn == kNoTurn)
            return !seen.start;
        return turn == seen.turns.end() ||
               (question.about == About::Tile ? turn->origin : turn->meepleOrigin) == Origin::Person;
    });
    return seen;
}

} // namespace meeplecam::session
