#include "app/session/story/event_ledger.h"
#include "engine/play/random_play.h"
#include "tests/support/stories.h"
#include "tests/support/told_words.h"

#include <gmock/gmock.h>

// Whole games, and stories that change at random.

namespace meeplecam::session {
namespace {

class LedgerOfRecord : public testing::TestWithParam<const char*> {};

TEST_P(LedgerOfRecord, EndsWithTheScoresOfTheRecordAndWithoutFindings) {
    const models::GameRecord record = tests::recordedGame(GetParam());
    const auto replay = models::replay(record, models::ReplayDetail::WithoutOptions);
    EventLedger told(record.setup);
    std::size_t scorings = 0;
    for (const Story& story : tests::storiesOf(record))
        for (const LiveEvent& event : told.update(story, 0)) {
            EXPECT_FALSE(std::holds_alternative<Corrected>(event.content)) << event.id;
            EXPECT_FALSE(std::holds_alternative<FindingMade>(event.content)) << event.id;
            const Fact* fact = std::get_if<Fact>(&event.content);
            scorings += fact && std::holds_alternative<FeatureScored>(*fact) ? 1 : 0;
        }
    std::size_t expected = 0;
    for (const models::ReplayedTurn& turn : replay->turns)
        expected += turn.outcome.events.scored.size();
    EXPECT_EQ(scorings, expected);
    const auto& ended = std::get<GameEnded>(told.reported().facts().back().told.fact);
    EXPECT_EQ(ended.scores, engine::finalScoreOf(replay->end()).totals);
}

INSTANTIATE_TEST_SUITE_P(Games, LedgerOfRecord,
                         testing::Values("classic.json", "classic_small_table.json", "course.json",
                                         "demo.json", "gingerbread.json", "inns_cathedrals.json"));

/// Changes a story as somebody does who sees badly.
Story disturbed(Story story, engine::RandomNumbers& chance) {
    const auto turn = [&] {
        return story.turns.begin() + static_cast<std::ptrdiff_t>(chance.below(story.turns.size()));
    };
    for (std::size_t changes = chance.below(4); changes > 0 && story.turns.size() > 3; --changes) {
        const auto at = turn();
        const int id = 1000 + static_cast<int>(chance.below(1000));
        switch (chance.below(8)) {
        case 0:
            story.turns.erase(at);
            break;
        case 1:
            std::iter_swap(at, turn());
            break;
        case 2:
            at->turn.meeple.reset();
            break;
        case 3:
            at->turn.placement.rotation = engine::rotationOf(static_cast<int>(chance.below(4)));
            break;
        case 4:
            at->origin = Origin::Person;
            at->meepleOrigin = Origin::Person;
            story.denied.push_back(tests::placement("base.A", id, 0));
            break;
        case 5:
            story.outOfSync = "dark " + std::to_string(id);
            break;
        case 6:
            story.findings.push_back({{id, 0}, FindingInWords{"unknown_tile", "?"}});
            break;
        default:
            StoryTurn more = *at;
            more.id = id;
            if (std::ranges::find(story.turns, id, &StoryTurn::id) == story.turns.end())
                story.turns.insert(turn(), more);
        }
    }
    return story;
}

/// Facts without the order in which they were told.
std::vector<std::string> factsOf(const ReportedGame& reported) {
    std::vector<std::string> words;
    for (const StandingFact& standing : reported.facts()) {
        Fact fact = standing.told.fact;
        if (auto* tile = std::get_if<TilePlaced>(&fact))
            tile->before.reset();
        words.push_back(tests::ToldWords()(fact));
    }
    std::ranges::sort(words);
    return words;
}

/// A story without frames, and without the order of what has none.
Story sorted(Story story) {
    std::ranges::sort(story.returns,
                      [](const StoryReturn& a, const StoryReturn& b) { return a.meeple.at < b.meeple.at; });
    std::ranges::sort(story.denied,
                      [](const engine::Placement& a, const engine::Placement& b) { return a.cell < b.cell; });
    std::ranges::sort(story.findings,
                      [](const StoryFinding& a, const StoryFinding& b) { return a.cell < b.cell; });
    return tests::withoutFrames(story);
}

TEST(EventLedger, WhateverChangesWhatStandsIsTheStory) {
    engine::RandomNumbers chance(20);
    const models::GameRecord record = tests::recordedGame("inns_cathedrals.json");
    const std::vector<Story> stories = tests::storiesOf(record);
    EventLedger told(record.setup);
    std::vector<LiveEvent> all;
    for (int i = 0; i < 300; ++i) {
        const Story story = disturbed(stories[chance.below(stories.size())], chance);
        const std::vector<LiveEvent> events = told.update(story, i);
        all.insert(all.end(), events.begin(), events.end());
        ASSERT_EQ(sorted(told.reported().story()), sorted(story)) << i;
        EventLedger fresh(record.setup);
        fresh.update(story, i);
        ASSERT_EQ(factsOf(told.reported()), factsOf(fresh.reported())) << i;
    }
    const auto restored = EventLedger::restore(record.setup, all);
    ASSERT_TRUE(restored.has_value());
    EXPECT_EQ(restored->reported(), told.reported());
}

} // namespace
} // namespace meeplecam::session
