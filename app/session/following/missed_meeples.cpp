#include "app/session/following/missed_meeples.h"

#include "engine/play/open_turn.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

constexpr double kSameThing = 0.25;    // tile sides between two looks at one thing
constexpr float kPossibleClaim = 0.1F; // probability

/// Whether it lies where something does.
bool isBeside(const SeenMeeple& known, cv::Point2d foot) {
    return known.looks > 0 && !known.gone && cv::norm(known.foot - foot) < kSameThing;
}

engine::Turn insisting(engine::Turn turn) {
    turn.insist = engine::Insist::Yes;
    return turn;
}

/// Whether the meeple of the first of these turns is off the board after those that began until a frame.
bool isHomeBy(std::int64_t frame, engine::GameState state, std::span<const StoryTurn> turns,
              const engine::MeepleChoice& choice) {
    const engine::SegmentRef at{turns.front().turn.placement.cell, choice.segment};
    for (const StoryTurn& told : turns) {
        if (told.frame > frame)
            break;
        engine::Turn turn = insisting(told.turn);
        if (&told == &turns.front())
            turn.meeple = choice;
        engine::Result<engine::TurnOutcome, engine::Breach> outcome = engine::play(std::move(state), turn);
        if (!outcome)
            return false;
        state = std::move(outcome->state);
    }
    return std::ranges::none_of(state.meeples,
                                [&](const engine::PlacedMeeple& placed) { return placed.at == at; });
}

/// What a meeple on the tile of the first of these turns may have claimed that is gone like this thing.
std::vector<engine::MeepleChoice> choicesOf(const SeenMeeple& thing, const engine::GameState& state,
                                            std::span<const StoryTurn> turns) {
    engine::Turn plain = insisting(turns.front().turn);
    plain.meeple.reset();
    const auto open = engine::OpenTurn::layTile(state, plain);
    if (!open)
        return {};
    const engine::MeepleOptions options = open->meepleOptions();
    std::vector<engine::MeepleChoice> choices;
    for (const vision::FeatureBelief& claim : thing.claims) {
        const engine::MeepleChoice choice{engine::MeepleType::Small, claim.feature.segment, {}};
        if (claim.feature.cell == plain.placement.cell && claim.probability > kPossibleClaim &&
            std::ranges::find(options, choice) != options.end() &&
            isHomeBy(thing.gone->frame, state, turns, choice))
            choices.push_back(choice);
    }
    return choices;
}

/// Whether it came with the tile of the first of these turns, not later and not before.
bool cameWith(const SeenMeeple& thing, std::span<const StoryTurn> turns) {
    return thing.gone && thing.since.frame >= turns.front().frame &&
           (turns.size() == 1 || thing.since.frame < turns[1].frame);
}

} // namespace

void SuspectedMeeples::see(const vision::ReadMeeple& thing, std::vector<vision::FeatureBelief> claims,
                           Moment moment) {
    auto known = std::ranges::find_if(
        m_things, [&](const SeenMeeple& other) { return isBeside(other, thing.found.foot); });
    if (known == m_things.end()) {
        known = m_things.insert(known, SeenMeeple{});
        known->since = moment;
    }
    known->foot = thing.found.foot;
    known->claims = std::move(claims);
    known->evidence = thing.found.evidence;
    ++known->looks;
    m_seen.insert(static_cast<std::size_t>(known - m_things.begin()));
}

void SuspectedMeeples::add(const vision::TableLook& look, std::span<const vision::LyingTile> tiles,
                           const vision::TileIndex& index, std::span<const SeenMeeple> meeples,
                           Moment moment) {
    std::erase_if(m_things, [&](const SeenMeeple& thing) { // it is a meeple after all
        return !thing.gone && std::ranges::any_of(meeples, [&](const SeenMeeple& meeple) {
            return isBeside(meeple, thing.foot);
        });
    });
    m_seen.clear();
    for (const vision::ReadMeeple& thing : look.reading.meeples) {
        const auto isKnown = [&](const SeenMeeple& meeple) { return isBeside(meeple, thing.found.foot); };
        if (thing.found.evidence > 0.0F || std::ranges::any_of(meeples, isKnown))
            continue;
        auto claims = vision::claimsOf(thing.found, tiles, index, look.reading.board->grid.camera());
        if (!claims.empty())
            see(thing, std::move(claims), moment);
    }
    for (std::size_t i = 0; i < m_things.size(); ++i)
        if (!m_things[i].gone && !m_seen.contains(i) && look.reading.view &&
            showsTile(*look.reading.view, m_things[i].foot))
            m_things[i].gone = moment;
}

std::vector<MissedMeeple> missedMeeples(const std::shared_ptr<const engine::RuleBook>& book,
                                        std::span<const StoryTurn> turns,
                                        std::span<const SeenMeeple> things) {
    std::vector<MissedMeeple> missed;
    if (things.empty())
        return missed;
    engine::GameState state = engine::startGame(book);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        for (const SeenMeeple& thing : things) {
            const auto rest = turns.subspan(i);
            const bool seen = turns[i].turn.meeple && turns[i].meepleOrigin != Origin::Person;
            if (seen || !cameWith(thing, rest))
                continue;
            if (auto choices = choicesOf(thing, state, rest); !choices.empty()) {
                missed.push_back({i, std::move(choices), thing.gone->frame});
                break;
            }
        }
        engine::Result<engine::TurnOutcome, engine::Breach> outcome =
            engine::play(state, insisting(turns[i].turn));
        if (outcome)
            state = std::move(outcome->state);
    }
    return missed;
}

StoryQuestion questionAbout(const MissedMeeple& missed, const StoryTurn& told) {
    StoryQuestion question;
    question.turn = told.id;
    question.about = models::ReportQuestion::About::Meeple;
    question.cell = told.turn.placement.cell;
    question.why = models::QuestionReason::TakenBack;
    question.alternatives.push_back({told});
    for (const engine::MeepleChoice& choice : missed.choices) {
        StoryTurn as = told;
        as.turn.meeple = choice;
        question.alternatives.push_back({as});
    }
    return question;
}

} // namespace meeplecam::session
