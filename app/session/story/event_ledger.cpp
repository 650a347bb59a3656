#include "app/session/story/event_ledger.h"

#include "app/session/story/fact_changes.h"
#include "app/session/story/story_meaning.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace meeplecam::session {

using engine::Result;
using engine::Status;

namespace {

using Contents = std::vector<EventContent>;

void append(Contents& contents, Contents more) {
    std::move(more.begin(), more.end(), std::back_inserter(contents));
}

/// Whether something is told after the scores, which lead to it.
bool comesAfterScores(const EventContent& content) {
    const Fact* fact = std::get_if<Fact>(&content);
    return fact != nullptr && std::holds_alternative<GameEnded>(*fact);
}

/// Corrections, news, the scores where they changed, and at last the end.
Contents gameContents(const ReportedGame& reported, const StoryMeaning& meaning) {
    const FactChanges changes = changesTo(reported, meaning.facts);
    Contents contents(changes.corrections.begin(), changes.corrections.end());
    contents.insert(contents.end(), changes.news.begin(), changes.news.end());
    const std::vector<int> none(meaning.scores.soFar.size(), 0);
    if (reported.scores().value_or(ScoresChanged{none, none}) != meaning.scores)
        contents.emplace_back(meaning.scores);
    std::stable_partition(contents.begin(), contents.end(), std::not_fn(comesAfterScores));
    return contents;
}

/// What is not open any more is closed, then what is new is told. `thing` is what an open one is about.
template<class Closed, class Told, class Open, class Thing>
Contents openAndClosed(const std::vector<Open>& open, const std::vector<Thing>& now, Thing Open::*thing) {
    Contents contents;
    for (const Open& old : open)
        if (std::ranges::find(now, old.*thing) == now.end())
            contents.emplace_back(Closed{old.id});
    for (const Thing& one : now)
        if (std::ranges::find(open, one, thing) == open.end())
            contents.emplace_back(Told{one});
    return contents;
}

/// Everything that has to be told, in its order.
Contents contentsOf(const ReportedGame& reported, const Story& story, const StoryMeaning& meaning) {
    Contents contents;
    if (reported.outOfSync() && !story.outOfSync)
        contents.emplace_back(InSync{});
    append(contents, gameContents(reported, meaning));
    append(contents, openAndClosed<QuestionClosed, QuestionAsked>(reported.questions(), story.questions,
                                                                  &OpenQuestion::question));
    append(contents, openAndClosed<FindingClosed, FindingMade>(reported.findings(), meaning.findings,
                                                               &OpenFinding::made));
    if (story.outOfSync && reported.outOfSync() != story.outOfSync)
        contents.emplace_back(OutOfSync{*story.outOfSync});
    return contents;
}

} // namespace

EventLedger::EventLedger(engine::GameSetup setup)
    : m_setup(std::move(setup)) {}

Result<EventLedger> EventLedger::restore(engine::GameSetup setup, std::span<const LiveEvent> events) {
    Result<ReportedGame> reported = reportedGameOf(events);
    if (!reported)
        return reported.error();
    EventLedger ledger(std::move(setup));
    ledger.m_reported = *std::move(reported);
    ledger.m_story = ledger.m_reported.story();
    ledger.m_restored = true;
    StoryMeaning meaning = meaningOf(ledger.m_setup, ledger.m_story);
    ledger.m_reported.recognise(std::move(meaning.findings));
    ledger.m_game = std::move(meaning.game);
    return ledger;
}

std::vector<LiveEvent> EventLedger::update(const Story& story, std::int64_t frame) {
    if (m_story == story && !m_restored)
        return {};
    StoryMeaning meaning = meaningOf(m_setup, story);
    Contents contents = contentsOf(m_reported, story, meaning);
    std::vector<LiveEvent> events;
    int following = static_cast<int>(contents.size());
    for (EventContent& content : contents) {
        events.push_back({m_reported.events(), frame, --following, std::move(content)});
        const Status added = m_reported.add(events.back());
        MEEPLECAM_CHECK(added.has_value());
    }
    m_game = std::move(meaning.game);
    m_story = story;
    m_restored = false;
    return events;
}

LiveEvent EventLedger::note(const MeepleShown& shown, std::int64_t frame) {
    LiveEvent event{m_reported.events(), frame, 0, shown};
    const Status added = m_reported.add(event);
    MEEPLECAM_CHECK(added.has_value());
    return event;
}

} // namespace meeplecam::session
