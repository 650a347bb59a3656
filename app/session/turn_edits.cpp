#include "app/session/turn_edits.h"

#include "app/session/story_edit.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

engine::Result<StoryTurn> find(const Story& story, int id) {
    const auto turn = std::ranges::find(story.turns, id, &StoryTurn::id);
    if (turn == story.turns.end())
        return engine::Error{"this turn is not in the game any more; choose one of the list"};
    return *turn;
}

} // namespace

engine::Result<Story> withTile(const Story& story, int turn, engine::TileFace face,
                               const engine::TileRegistry& registry) {
    if (turn == kNoTurn)
        return correctStart(story, face);
    engine::Result<StoryTurn> changed = find(story, turn);
    if (!changed)
        return changed.error();
    changed->turn.placement.tile = face.type;
    changed->turn.placement.rotation = face.rotation;
    changed->origin = Origin::Person;
    const auto& segments = registry[face.type].segments;
    if (changed->turn.meeple && !changed->turn.meeple->cell &&
        changed->turn.meeple->segment >= static_cast<int>(segments.size()))
        changed->turn.meeple.reset();
    return correctTurn(story, *changed);
}

engine::Result<Story> withMeeple(const Story& story, int turn, std::optional<int> segment) {
    engine::Result<StoryTurn> changed = find(story, turn);
    if (!changed)
        return changed.error();
    const auto type = changed->turn.meeple ? changed->turn.meeple->type : engine::MeepleType::Small;
    changed->turn.meeple.reset();
    if (segment)
        changed->turn.meeple = engine::MeepleChoice{type, *segment, {}};
    changed->meepleOrigin = Origin::Person;
    return correctTurn(story, *changed);
}

engine::Result<Story> withMeepleMoved(const Story& story, const engine::PlacedMeeple& meeple,
                                      const std::optional<engine::SegmentRef>& to) {
    const auto placed = std::ranges::find_if(story.turns, [&](const StoryTurn& other) {
        const engine::Turn& turn = other.turn;
        return turn.meeple && turn.player == meeple.player &&
               engine::SegmentRef{turn.meeple->cell.value_or(turn.placement.cell), turn.meeple->segment} ==
                   meeple.at;
    });
    if (placed == story.turns.end())
        return engine::Error{"this meeple does not stand there any more; look at the board again"};
    if (!to)
        return withMeeple(story, placed->id, std::nullopt);
    StoryTurn moved = *placed;
    moved.turn.meeple->segment = to->segment;
    moved.turn.meeple->cell.reset();
    if (to->cell == placed->turn.placement.cell)
        return correctTurn(story, moved);
    const auto there = std::ranges::find_if(
        story.turns, [&](const StoryTurn& other) { return other.turn.placement.cell == to->cell; });
    if (there == story.turns.end() || there->turn.player != meeple.player || there->turn.meeple) {
        moved.turn.meeple->cell = to->cell;
        return correctTurn(story, moved);
    }
    StoryTurn other = *there;
    other.turn.meeple = moved.turn.meeple;
    moved.turn.meeple.reset();
    const engine::Result<Story> without = correctTurn(story, moved);
    return without ? correctTurn(*without, other) : without;
}

engine::Result<Story> withPlayer(const Story& story, int turn, int player) {
    engine::Result<StoryTurn> changed = find(story, turn);
    if (!changed)
        return changed.error();
    changed->turn.player = player;
    changed->origin = Origin::Person;
    return correctTurn(story, *changed);
}

engine::Result<Story> withTurn(const Story& story, int player, const engine::Placement& placement) {
    StoryTurn turn;
    turn.turn.player = player;
    turn.turn.placement = placement;
    turn.origin = Origin::Person;
    return insertTurn(story, turn, std::nullopt);
}

engine::Result<Story> withAnswer(const Story& story, const StoryQuestion& question, std::size_t alternative) {
    const auto open = std::ranges::find_if(story.questions, [&](const StoryQuestion& other) {
        return other.turn == question.turn && other.about == question.about;
    });
    if (open == story.questions.end() || alternative >= question.alternatives.size())
        return engine::Error{"this question does not arise any more"};
    const StoryTurn& chosen = question.alternatives[alternative].turn;
    const auto same = std::ranges::find_if(open->alternatives, [&](const StoryAlternative& other) {
        return isSameAnswer(question.about, other.turn, chosen);
    });
    if (same == open->alternatives.end())
        return engine::Error{"this question is a different one now; look at it again"};
    return answer(story, static_cast<std::size_t>(open - story.questions.begin()),
                  static_cast<std::size_t>(same - open->alternatives.begin()));
}

} // namespace meeplecam::session
