#include "app/session/following/words_of_people.h"

#include <algorithm>

namespace meeplecam::session {

const StoryTurn* WordsOfPeople::about(int turn) const {
    const auto said = turns.find(turn);
    return said == turns.end() ? nullptr : &said->second;
}

bool WordsOfPeople::deny(const engine::Placement& seen) const {
    return std::ranges::any_of(denied, [&](const engine::Placement& other) {
        return other.cell == seen.cell && other.tile == seen.tile;
    });
}

std::vector<engine::Placement> WordsOfPeople::tiles() const {
    std::vector<engine::Placement> named;
    if (start)
        named.push_back(*start);
    for (const auto& [id, said] : turns)
        if (said.origin == Origin::Person)
            named.push_back(said.turn.placement);
    return named;
}

WordsOfPeople wordsOfPeople(const Story& story) {
    WordsOfPeople words;
    if (story.startOrigin == Origin::Person)
        words.start = story.start;
    for (const StoryTurn& told : story.turns)
        if (isOfPerson(told))
            words.turns[told.id] = told;
    words.denied = story.denied;
    words.ended = story.ended && story.endOrigin == Origin::Person;
    return words;
}

} // namespace meeplecam::session
