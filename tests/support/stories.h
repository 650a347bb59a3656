#pragma once

#include "app/session/story/story.h"
#include "models/records/game_record.h"
#include "tests/support/games.h"

#include <string>
#include <vector>

namespace meeplecam::tests {

/// A game for red and blue.
inline engine::GameSetup redAndBlue(const Scenario& scenario = {}) {
    engine::GameSetup setup = setupOf(scenario);
    setup.players = {{"", "red"}, {"", "blue"}};
    return setup;
}

/// A turn in notation, as it is seen in a frame.
inline session::StoryTurn storyTurn(int id, const std::string& text, std::int64_t frame = 0) {
    const auto turn = engine::parseTurn(registry(), text);
    MEEPLECAM_CHECK(turn.has_value());
    return {id, frame, *turn};
}

/// A story that starts with base.D at (0, 0); ids count from 0.
inline session::Story storyOf(const std::vector<std::string>& turns) {
    session::Story story;
    story.start = engine::parsePlacement(registry(), "D@0,0").value();
    for (const std::string& text : turns)
        story.turns.push_back(storyTurn(static_cast<int>(story.turns.size()), text));
    return story;
}

/// A recorded game of tests/games.
inline models::GameRecord recordedGame(const std::string& name) {
    auto record = models::readGameRecord(std::string(MEEPLECAM_GAMES "/") + name, models::bundledTiles());
    MEEPLECAM_CHECK(record.has_value());
    return *std::move(record);
}

/// How the story of a recorded game grows: the first tile, then for each turn the turn itself, and where
/// meeples go home, their return one step later; at last the end. Turn i is seen in frame 10 * (i + 1).
inline std::vector<session::Story> storiesOf(const models::GameRecord& record) {
    const auto replay = models::replay(record, models::ReplayDetail::WithoutOptions);
    MEEPLECAM_CHECK(replay.has_value());
    session::Story story;
    story.start = engine::startOf(record.setup).value();
    std::vector<session::Story> stories{story};
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        const int id = static_cast<int>(i);
        story.turns.push_back({id, 10 * (id + 1), record.turns[i]});
        stories.push_back(story);
        for (const engine::PlacedMeeple& meeple : replay->turns[i].outcome.events.returned)
            story.returns.push_back({10 * (id + 1) + 5, meeple});
        if (!replay->turns[i].outcome.events.returned.empty())
            stories.push_back(story);
    }
    story.ended = true;
    stories.push_back(story);
    return stories;
}

/// A story without the frames in which things were seen.
inline session::Story withoutFrames(session::Story story) {
    story.startFrame = 0;
    for (session::StoryTurn& turn : story.turns)
        turn.frame = 0;
    for (session::StoryReturn& taken : story.returns)
        taken.frame = 0;
    return story;
}

} // namespace meeplecam::tests
