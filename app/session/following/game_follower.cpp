#include "app/session/following/game_follower.h"

#include "app/session/following/known_meeple.h"
#include "app/session/following/story_doubts.h"
#include "app/session/story/story_edit.h"
#include "app/session/story/story_meaning.h"
#include "vision/reading/doubts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace meeplecam::session {

namespace {

/// The meeple of its turn, if it is as the story tells; otherwise it stands there without reason.
void tellMeeple(Story& story, const ExplainedMeeple& explained, const engine::TileRegistry& registry) {
    if (explained.readings.empty() ||
        story.turns[explained.readings.front().turn].meepleOrigin == Origin::Person)
        return;
    const MeepleReading& reading = explained.readings.front();
    StoryTurn& told = story.turns[reading.turn];
    if (told.turn.meeple || told.turn.player != explained.player) {
        if (!explained.meeple->gone)
            story.findings.push_back({told.turn.placement.cell, StrayMeeple{explained.player}});
        return;
    }
    told.turn.meeple = reading.choice;
    told.turn.abbotReturn.reset();
    // How it stands was weighed when its feature was found; alone it is less certain than that.
    told.pose = poseOn(registry[told.turn.placement.tile], reading.choice.segment, reading.choice.type);
}

void tellReturn(Story& story, const ExplainedMeeple& explained) {
    if (!explained.meeple->gone || explained.readings.empty())
        return;
    const MeepleReading& reading = explained.readings.front();
    const StoryTurn& told = story.turns[reading.turn];
    const engine::Turn& turn = told.turn;
    const bool isIt = told.meepleOrigin == Origin::Person // wherever it looked to stand
                          ? turn.meeple.has_value()
                          : turn.player == explained.player && turn.meeple == reading.choice;
    if (isIt)
        story.returns.push_back({explained.meeple->gone->frame, *engine::placedMeeple(turn)});
}

/// A meeple that only a person saw is back with its player, as the thing is gone that it was.
void tellMissed(Story& story, const MissedMeeple& missed) {
    const engine::Turn& turn = story.turns[missed.turn].turn;
    if (turn.meeple && std::ranges::find(missed.choices, *turn.meeple) != missed.choices.end())
        story.returns.push_back({missed.gone, *engine::placedMeeple(turn)});
}

/// Whether a turn, or the first tile, is in the story and nobody said what its tile is.
bool isUnsettled(const Story& story, int turn) {
    if (turn == kNoTurn)
        return story.startOrigin != Origin::Person;
    const auto told = std::ranges::find(story.turns, turn, &StoryTurn::id);
    return told != story.turns.end() && told->origin != Origin::Person;
}

} // namespace

GameFollower::GameFollower(const vision::TileIndex& index, engine::GameSetup setup)
    : m_index(&index)
    , m_setup(std::move(setup))
    , m_tiles(index, engine::sumOf(m_setup.sets), engine::firstTileOf(m_setup))
    , m_turns(index.registry) {}

Story GameFollower::next(const Story& told, const vision::TableLook& look, Moment moment) {
    m_tiles.add(look, moment);
    m_turns.follow(m_tiles, m_words);
    const std::vector<vision::LyingTile> tiles = lyingTiles();
    m_meeples.add(look, tiles, *m_index, moment);
    m_suspects.add(look, tiles, *m_index, m_meeples.meeples(), moment);
    return retold(told, moment);
}

Story GameFollower::last(Story told) {
    for (StoryQuestion& waiting : m_questions.takeWaiting())
        if (isUnsettled(told, waiting.turn))
            told.questions.push_back(std::move(waiting));
    return told;
}

void GameFollower::use(const vision::TileIndex& index) {
    m_index = &index;
    m_tiles.use(index);
}

/// The tiles as they are seen, and those that a person named as they are said to be.
std::vector<vision::LyingTile> GameFollower::lyingTiles() const {
    std::vector<vision::LyingTile> lying;
    std::ranges::transform(m_tiles.tiles(), std::back_inserter(lying), &SeenTile::lying);
    for (vision::LyingTile& tile : lying) {
        for (const FollowedTurn& turn : m_turns.turns())
            if (tile.placement.cell == turn.placement.cell)
                tile.placement = turn.placement;
        if (m_words.start && tile.placement.cell == kStartCell)
            tile.placement = *m_words.start;
    }
    return lying;
}

Story GameFollower::retold(const Story& told, Moment now) {
    Story story;
    if (!m_turns.start())
        return story;
    const SeenTile* start = m_tiles.at(kStartCell);
    story.start = m_turns.start();
    story.startOrigin = m_words.start ? Origin::Person : Origin::Seen;
    story.startFrame = start != nullptr ? start->since.frame : told.startFrame;
    const auto created = engine::RuleBook::create(setupFor(m_setup, story));
    if (!created)
        return told; // no game begins with this tile
    const std::shared_ptr<const engine::RuleBook>& book = *created;
    const ExplainedGame game = explain(book, told);
    tellTurns(story, game);
    for (const ExplainedMeeple& explained : game.meeples)
        tellMeeple(story, explained, *m_index->registry);
    for (const ExplainedMeeple& explained : game.meeples)
        tellReturn(story, explained);
    const std::vector<MissedMeeple> missed = missedMeeples(book, story.turns, m_suspects.things());
    for (const MissedMeeple& meeple : missed)
        tellMissed(story, meeple);
    story.ended = m_words.ended || static_cast<int>(story.turns.size()) >= engine::startGame(book).tilesLeft;
    story.endOrigin = m_words.ended ? Origin::Person : Origin::Seen;
    std::ranges::copy_if(told.questions, std::back_inserter(story.questions),
                         [&](const StoryQuestion& open) { return restsOnWord(open, story); });
    std::ranges::move(m_questions.next(doubts(story, game, missed, now), told.questions),
                      std::back_inserter(story.questions));
    return story;
}

std::vector<LaidTurn> GameFollower::laidTurns(const Story& told) const {
    std::vector<LaidTurn> laid = m_turns.laid(m_words);
    for (std::size_t i = 0; i < laid.size(); ++i)
        if (const auto before = std::ranges::find(told.turns, m_turns.turns()[i].id, &StoryTurn::id);
            before != told.turns.end() && before->turn.placement == laid[i].placement)
            laid[i].told = before->turn.meeple;
    return laid;
}

ExplainedGame GameFollower::explain(const std::shared_ptr<const engine::RuleBook>& book, const Story& told) {
    ExplainedGame game = explainGame(book, laidTurns(told), m_meeples.meeples());
    if (m_turns.reorder(game.hints, static_cast<int>(m_setup.players.size())))
        game = explainGame(book, laidTurns(told), m_meeples.meeples());
    m_turns.setPlayers(game.players);
    return game;
}

void GameFollower::tellTurns(Story& story, const ExplainedGame& game) const {
    for (const FollowedTurn& turn : m_turns.turns()) {
        const StoryTurn* said = m_words.about(turn.id);
        StoryTurn told = said != nullptr ? *said : StoryTurn{};
        if (told.meepleOrigin != Origin::Person) {
            told.turn.meeple.reset();
            told.turn.abbotReturn.reset();
            told.pose = models::MeeplePose::Standing;
        }
        told.id = turn.id;
        told.frame = turn.since.frame;
        told.turn.player = turn.player;
        told.turn.placement = turn.placement;
        story.turns.push_back(std::move(told));
    }
    for (const auto& [turn, abbot] : game.abbotsHome)
        if (engine::Turn& told = story.turns[turn].turn; told.player == abbot.player && !told.meeple)
            told.abbotReturn = abbot.at;
    story.denied = m_words.denied;
}

std::vector<Doubt> GameFollower::doubts(const Story& story, const ExplainedGame& game,
                                        std::span<const MissedMeeple> missed, Moment now) const {
    std::vector<Doubt> doubts = tileDoubts(story, m_turns.turns(), m_tiles, m_setup, now);
    for (const ExplainedMeeple& explained : game.meeples)
        if (auto doubt = meepleDoubt(explained, story, m_setup.players, now))
            doubts.push_back(*std::move(doubt));
    for (const MissedMeeple& meeple : missed)
        if (const StoryTurn& told = story.turns[meeple.turn]; told.meepleOrigin != Origin::Person)
            doubts.push_back({questionAbout(meeple, told)});
    return doubts;
}

void GameFollower::adopt(const Story& story) {
    const bool begun = m_tiles.at(kStartCell) != nullptr;
    if (!begun && story.start)
        m_tiles.know(*story.start, {story.startFrame, 0.0});
    m_turns.clear();
    m_words = wordsOfPeople(story);
    std::set<engine::Cell> lying{kStartCell};
    for (const StoryTurn& told : story.turns)
        lying.insert(told.turn.placement.cell);
    m_tiles.forgetKnown(lying);
    for (const StoryTurn& told : story.turns) {
        const engine::Placement& placement = told.turn.placement;
        const SeenTile* tile = m_tiles.at(placement.cell);
        const Moment since = tile != nullptr ? tile->since : Moment{told.frame, 0.0};
        if (tile == nullptr)
            m_tiles.know(placement, since);
        m_turns.resume(told, since);
        if (!begun && told.turn.meeple)
            m_meeples.know(knownMeeple(told, story, m_setup.players, since), placement);
    }
    m_tiles.hear(m_words.tiles());
}

vision::Lesson GameFollower::lesson() const {
    vision::Lesson lesson;
    std::set<int> prints;
    for (const vision::LyingTile& tile : lyingTiles()) {
        const SeenTile& seen = *m_tiles.at(tile.placement.cell);
        if (!seen.square || (seen.square->print->covered && !seen.square->print->atRim) ||
            !prints.insert(seen.square->print->number).second)
            continue;
        vision::LessonSquare square;
        square.face = seen.square->print->face;
        square.regions = tile.regions;
        square.tile = {tile.placement.tile, tile.placement.rotation};
        square.guessed = seen.gap < vision::kAskTile;
        if (const auto& known = seen.square->print->known; known.size() == 1)
            square.known = known.front().print;
        lesson.squares.push_back(std::move(square));
    }
    return lesson;
}

std::set<engine::Cell> GameFollower::doubtful() const {
    std::set<engine::Cell> cells = m_tiles.doubtful();
    cells.merge(m_meeples.doubtful());
    for (const StoryQuestion& considered : m_questions.considered())
        cells.insert(considered.cell);
    return cells;
}

} // namespace meeplecam::session
