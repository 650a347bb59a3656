#include "app/session/following/game_follower.h"

#include "app/session/following/laying_order.h"
#include "app/session/story/story_edit.h"
#include "app/session/story/story_meaning.h"
#include "engine/board/segment_match.h"
#include "vision/reading/doubts.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace meeplecam::session {

namespace {

constexpr double kPatience_s = 1.0; // before a doubt about what was just laid becomes a question
const engine::Cell kStart{0, 0};

constexpr double kListed = 0.05; // probability of an answer

/// Whether it may be an abbot, and something else: what went home then is worth points or not.
bool mayBeAbbot(const ExplainedMeeple& explained) {
    return std::ranges::any_of(explained.readings, [](const MeepleReading& reading) {
        return reading.choice.type == engine::MeepleType::Abbot && reading.probability >= kListed;
    });
}

/// Where the meeple of a turn stands.
engine::SegmentRef placeOf(const engine::Turn& turn) {
    return {turn.meeple->cell.value_or(turn.placement.cell), turn.meeple->segment};
}

/// What is known to stand there, as if it had been seen.
vision::FeatureBelief claimOf(const engine::Turn& turn) {
    vision::FeatureBelief claim{placeOf(turn), 1.0F, {}, turn.meeple->type, {}};
    claim.figures[static_cast<std::size_t>(turn.meeple->type)] = 1.0F;
    return claim;
}

/// What a question leaves open about a meeple that nobody sees yet.
void doubt(SeenMeeple& meeple, const StoryQuestion& open) {
    constexpr float kOther = 0.5F; // how likely another answer is, compared with the first
    for (const StoryAlternative& other : open.alternatives) {
        const engine::Turn& turn = other.turn.turn;
        if (!turn.meeple)
            continue;
        const auto same = std::ranges::find(meeple.claims, placeOf(turn), &vision::FeatureBelief::feature);
        if (same == meeple.claims.end()) {
            meeple.claims.push_back(claimOf(turn));
            meeple.claims.back().probability = kOther;
        } else if (turn.meeple->type != same->figure) {
            same->figures[static_cast<std::size_t>(turn.meeple->type)] = kOther;
        }
    }
    meeple.displaced = true;
}

/// The type that a game of this setup begins with, if it is settled.
std::optional<engine::TileTypeId> startTypeOf(const engine::GameSetup& setup) {
    const auto start = engine::startOf(setup);
    return start ? std::optional(start->tile) : std::nullopt;
}

/// The tiles that people named.
std::vector<engine::Placement> placementsSaid(const Story& story) {
    std::vector<engine::Placement> said;
    if (story.start && story.startOrigin == Origin::Person)
        said.push_back(*story.start);
    for (const StoryTurn& told : story.turns)
        if (told.origin == Origin::Person)
            said.push_back(told.turn.placement);
    return said;
}

engine::TileFace faceOf(const engine::Placement& placement) {
    return {placement.tile, placement.rotation};
}

} // namespace

GameFollower::GameFollower(const vision::TileIndex& index, engine::GameSetup setup)
    : m_index(&index)
    , m_setup(std::move(setup))
    , m_tiles(index, engine::sumOf(m_setup.sets), startTypeOf(m_setup)) {}

void GameFollower::add(const vision::TableLook& look, Moment moment) {
    m_now = moment;
    m_tiles.add(look, moment);
    noteTurns();
    const std::vector<vision::LyingTile> tiles = lyingTiles();
    m_meeples.add(look, tiles, *m_index, moment);
    m_suspects.add(look, tiles, *m_index, m_meeples.meeples(), moment);
    tell();
}

void GameFollower::use(const vision::TileIndex& index) {
    m_index = &index;
    m_tiles.use(index);
}

void GameFollower::setLost(const std::optional<Lost>& reason) {
    m_story.outOfSync = reason;
}

void GameFollower::noteTurns() {
    std::erase_if(m_turns, [&](const FollowedTurn& turn) {
        return saidOf(turn) == nullptr && m_tiles.at(turn.placement.cell) == nullptr;
    });
    std::set<engine::Cell> known{kStart};
    for (FollowedTurn& turn : m_turns) {
        known.insert(turn.placement.cell);
        if (const SeenTile* tile = m_tiles.at(turn.placement.cell); tile != nullptr)
            lay(turn, tile->lying.placement);
    }
    const std::size_t first = m_turns.size();
    for (const SeenTile& tile : m_tiles.tiles()) {
        const engine::Placement& placement = tile.lying.placement;
        const bool denied = std::ranges::any_of(m_denied, [&](const engine::Placement& other) {
            return other.cell == placement.cell && other.tile == placement.tile;
        });
        if (!known.contains(placement.cell) && !denied)
            m_turns.push_back({m_nextId++, placement, tile.since});
    }
    orderNewTurns(first);
}

/// The tile of a turn becomes what is seen, unless a person said what it is, or named a meeple that would
/// have no clear place on it.
void GameFollower::lay(FollowedTurn& turn, const engine::Placement& seen) {
    if (const auto known = m_said.find(turn.id); known != m_said.end()) {
        StoryTurn& said = known->second;
        if (said.origin == Origin::Person)
            return;
        std::optional<engine::MeepleChoice>& meeple = said.turn.meeple;
        if (said.meepleOrigin == Origin::Person && meeple && !meeple->cell && seen != turn.placement) {
            const engine::SegmentMatch match = engine::matchSegment(
                *m_index->registry, faceOf(turn.placement), meeple->segment, faceOf(seen));
            if (!match.certain)
                return;
            meeple->segment = match.segments.front();
        }
    }
    turn.placement = seen;
}

/// Tiles that appeared together are put in an order in which they can have been laid.
void GameFollower::orderNewTurns(std::size_t first) {
    const auto begin = m_turns.begin() + static_cast<std::ptrdiff_t>(first);
    std::stable_sort(begin, m_turns.end(), [](const FollowedTurn& a, const FollowedTurn& b) {
        return a.since.frame < b.since.frame;
    });
    std::vector<engine::Placement> fresh;
    std::transform(begin, m_turns.end(), std::back_inserter(fresh), std::mem_fn(&FollowedTurn::placement));
    std::vector<FollowedTurn> ordered;
    for (const std::size_t next : layingOrder(*m_index->registry, tilesBefore(first), fresh))
        ordered.push_back(m_turns[first + next]);
    std::ranges::move(ordered, begin);
}

/// The start tile and the tiles of the first `count` turns.
std::vector<engine::Placement> GameFollower::tilesBefore(std::size_t count) const {
    std::vector<engine::Placement> tiles;
    const SeenTile* start = m_tiles.at(kStart);
    if (m_saidStart || start != nullptr)
        tiles.push_back(m_saidStart ? *m_saidStart : start->lying.placement);
    for (std::size_t i = 0; i < count; ++i)
        tiles.push_back(m_turns[i].placement);
    return tiles;
}

std::vector<LaidTurn> GameFollower::laidTurns() const {
    std::vector<LaidTurn> turns;
    for (const FollowedTurn& turn : m_turns) {
        LaidTurn& laid = turns.emplace_back(LaidTurn{turn.placement, turn.since});
        const StoryTurn* said = saidOf(turn);
        if (said != nullptr && said->playerOrigin == Origin::Person)
            laid.player = said->turn.player;
        if (said != nullptr && said->meepleOrigin == Origin::Person) {
            laid.said = said->turn;
            laid.said->player = turn.player;
        }
    }
    return turns;
}

/// The tiles as they are seen, and those that a person named as they are said to be.
std::vector<vision::LyingTile> GameFollower::lyingTiles() const {
    std::vector<vision::LyingTile> lying;
    std::ranges::transform(m_tiles.tiles(), std::back_inserter(lying), &SeenTile::lying);
    for (vision::LyingTile& tile : lying) {
        for (const FollowedTurn& turn : m_turns)
            if (tile.placement.cell == turn.placement.cell)
                tile.placement = turn.placement;
        if (m_saidStart && tile.placement.cell == kStart)
            tile.placement = *m_saidStart;
    }
    return lying;
}

void GameFollower::tell() {
    const SeenTile* start = m_tiles.at(kStart);
    Story before = std::exchange(m_story, {});
    m_story.outOfSync = before.outOfSync;
    if (start == nullptr && !m_saidStart)
        return;
    m_story.start = m_saidStart ? *m_saidStart : start->lying.placement;
    m_story.startOrigin = m_saidStart ? Origin::Person : Origin::Seen;
    m_story.startFrame = start != nullptr ? start->since.frame : before.startFrame;
    const auto created = engine::RuleBook::create(setupFor(m_setup, m_story));
    if (!created) {
        m_story = std::move(before); // no game begins with this tile: what was told stays
        return;
    }
    const std::shared_ptr<const engine::RuleBook>& book = *created;
    const ExplainedGame game = explain(book);
    const std::vector<ExplainedMeeple>& meeples = game.meeples;
    tellTurns(game);
    for (const ExplainedMeeple& explained : meeples)
        tellMeeple(explained);
    for (const ExplainedMeeple& explained : meeples)
        tellReturn(explained);
    m_missed = missedMeeples(book, m_story.turns, m_suspects.things());
    for (const MissedMeeple& missed : m_missed)
        tellMissed(missed);
    ask(meeples, before.questions);
    m_story.ended = m_saidEnd || static_cast<int>(m_story.turns.size()) >= engine::startGame(book).tilesLeft;
    m_story.endOrigin = m_saidEnd ? Origin::Person : Origin::Seen;
}

ExplainedGame GameFollower::explain(const std::shared_ptr<const engine::RuleBook>& book) {
    ExplainedGame game = explainGame(book, laidTurns(), m_meeples.meeples());
    if (reorder(game.hints))
        game = explainGame(book, laidTurns(), m_meeples.meeples());
    return game;
}

/// Puts two tiles that appeared together the other way round when that makes more sense of the players; true
/// when it has.
bool GameFollower::reorder(std::vector<TurnHint> hints) {
    constexpr double kBetter = 2.0; // nats; what was told is not changed for less
    const auto players = static_cast<int>(m_setup.players.size());
    bool changed = false;
    for (std::size_t i = 0; i + 1 < m_turns.size(); ++i) {
        const std::vector<engine::Placement> before = tilesBefore(i);
        if (m_turns[i].since.frame != m_turns[i + 1].since.frame ||
            !touches(before, m_turns[i + 1].placement) ||
            goesOnRiver(*m_index->registry, before, m_turns[i].placement))
            continue;
        const double cost = likeliestPlayers(hints, players).cost;
        std::swap(hints[i], hints[i + 1]);
        if (likeliestPlayers(hints, players).cost < cost - kBetter) {
            std::swap(m_turns[i], m_turns[i + 1]);
            changed = true;
        } else {
            std::swap(hints[i], hints[i + 1]);
        }
    }
    return changed;
}

void GameFollower::tellTurns(const ExplainedGame& game) {
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
        const StoryTurn* said = saidOf(m_turns[i]);
        StoryTurn told = said != nullptr ? *said : StoryTurn{};
        if (told.meepleOrigin != Origin::Person) {
            told.turn.meeple.reset();
            told.turn.abbotReturn.reset();
            told.pose = models::MeeplePose::Standing;
        }
        told.id = m_turns[i].id;
        told.frame = m_turns[i].since.frame;
        told.turn.player = m_turns[i].player = game.players[i];
        told.turn.placement = m_turns[i].placement;
        m_story.turns.push_back(std::move(told));
    }
    for (const auto& [turn, abbot] : game.abbotsHome)
        if (engine::Turn& told = m_story.turns[turn].turn; told.player == abbot.player && !told.meeple)
            told.abbotReturn = abbot.at;
    m_story.denied = m_denied;
}

void GameFollower::tellMeeple(const ExplainedMeeple& explained) {
    const SeenMeeple& meeple = *explained.meeple;
    if (explained.readings.empty() ||
        m_story.turns[explained.readings.front().turn].meepleOrigin == Origin::Person)
        return;
    const MeepleReading& reading = explained.readings.front();
    StoryTurn& told = m_story.turns[reading.turn];
    if (told.turn.meeple || told.turn.player != explained.player) {
        if (!meeple.gone)
            m_story.findings.push_back({told.turn.placement.cell, StrayMeeple{explained.player}});
        return;
    }
    told.turn.meeple = reading.choice;
    told.turn.abbotReturn.reset();
    // How it stands was weighed when its feature was found; alone it is less certain than that.
    told.pose =
        poseOn((*m_index->registry)[told.turn.placement.tile], reading.choice.segment, reading.choice.type);
}

void GameFollower::tellReturn(const ExplainedMeeple& explained) {
    if (!explained.meeple->gone || explained.readings.empty())
        return;
    const MeepleReading& reading = explained.readings.front();
    const StoryTurn& told = m_story.turns[reading.turn];
    const engine::Turn& turn = told.turn;
    const bool isIt = told.meepleOrigin == Origin::Person // wherever it looked to stand
                          ? turn.meeple.has_value()
                          : turn.player == explained.player && turn.meeple == reading.choice;
    if (isIt)
        m_story.returns.push_back(
            {explained.meeple->gone->frame, {turn.player, turn.meeple->type, placeOf(turn)}});
}

/// A meeple that only a person saw is back with its player, as the thing is gone that it was.
void GameFollower::tellMissed(const MissedMeeple& missed) {
    const engine::Turn& turn = m_story.turns[missed.turn].turn;
    if (turn.meeple && std::ranges::find(missed.choices, *turn.meeple) != missed.choices.end())
        m_story.returns.push_back({missed.gone, {turn.player, turn.meeple->type, placeOf(turn)}});
}

/// A doubt becomes a question when the next look has it, too, and stays the same question while it lasts.
void GameFollower::ask(const std::vector<ExplainedMeeple>& meeples, const std::vector<StoryQuestion>& open) {
    std::ranges::copy_if(open, std::back_inserter(m_story.questions),
                         [&](const StoryQuestion& question) { return restsOnWord(question); });
    std::vector<StoryQuestion> doubts;
    std::set<int> prints; // one answer settles all tiles that look alike
    const auto add = [&](std::optional<StoryQuestion> question) {
        if (!question)
            return;
        const SeenTile* tile = m_tiles.at(question->cell);
        if (tile == nullptr || !tile->square || prints.insert(tile->square->print->number).second)
            doubts.push_back(*std::move(question));
    };
    add(questionAboutStart());
    for (std::size_t i = 0; i < m_turns.size(); ++i)
        add(questionAbout(m_turns[i], m_story.turns[i]));
    for (const ExplainedMeeple& explained : meeples)
        if (auto question = questionAbout(explained))
            doubts.push_back(*std::move(question));
    for (const MissedMeeple& missed : m_missed)
        if (const StoryTurn& told = m_story.turns[missed.turn]; told.meepleOrigin != Origin::Person)
            doubts.push_back(session::questionAbout(missed, told));
    std::vector<StoryQuestion> considered;
    for (StoryQuestion& doubt : doubts) {
        const auto sameAs = [&](const StoryQuestion& other) {
            return other.turn == doubt.turn && other.about == doubt.about;
        };
        const auto asked = std::ranges::find_if(open, sameAs);
        if (asked != open.end() &&
            (mayStay(*asked, doubt) ||
             isSameAnswer(doubt.about, asked->alternatives.front().turn, doubt.alternatives.front().turn)))
            m_story.questions.push_back(*asked);
        else if (asked != open.end() || (std::ranges::any_of(m_considered, sameAs) && isDue(doubt)))
            m_story.questions.push_back(std::move(doubt));
        else
            considered.push_back(std::move(doubt));
    }
    m_considered = std::move(considered);
}

/// Whether a question that is open offers what is believed now of a tile that no catalogue shows: its first
/// answer may change with each tile that is laid beside it, and it is not asked anew for that.
bool GameFollower::mayStay(const StoryQuestion& asked, const StoryQuestion& doubt) const {
    const SeenTile* tile = m_tiles.at(doubt.cell);
    return doubt.about == models::ReportQuestion::About::Tile && tile != nullptr && tile->square &&
           std::ranges::any_of(asked.alternatives, [&](const StoryAlternative& other) {
               return isSameAnswer(doubt.about, other.turn, doubt.alternatives.front().turn);
           });
}

/// Whether a question is about where a meeple stands that a person put onto another tile than lies there now:
/// looks don't settle it.
bool GameFollower::restsOnWord(const StoryQuestion& question) const {
    const auto told = std::ranges::find(m_story.turns, question.turn, &StoryTurn::id);
    return question.about == models::ReportQuestion::About::Meeple && told != m_story.turns.end() &&
           told->meepleOrigin == Origin::Person && told->turn.meeple &&
           std::ranges::all_of(question.alternatives, [&](const StoryAlternative& other) {
               return other.turn.turn.placement == told->turn.placement;
           });
}

/// Whether a game would begin with another tile than it should, by tiles that no catalogue shows.
bool GameFollower::isOddStart(const FollowedTurn& turn) const {
    const SeenTile* tile = m_tiles.at(turn.placement.cell);
    const auto start = startTypeOf(m_setup);
    return turn.id == kNoTurn && start && turn.placement.tile != *start && tile != nullptr && tile->square;
}

std::optional<StoryQuestion> GameFollower::questionAbout(const FollowedTurn& turn,
                                                         const StoryTurn& told) const {
    constexpr std::size_t kMost = 4; // alternatives
    const SeenTile* tile = m_tiles.at(turn.placement.cell);
    const bool strange = tile != nullptr && tile->square;
    const bool unknown = tile != nullptr && tile->lying.view == vision::kNoView && !strange;
    if (tile == nullptr || told.origin == Origin::Person ||
        (!unknown && !isOddStart(turn) && (tile->gap >= vision::kAskTile || tile->alternatives.empty())) ||
        m_now.time_s - turn.since.time_s < kPatience_s)
        return std::nullopt;
    StoryQuestion question;
    question.turn = turn.id;
    question.cell = turn.placement.cell;
    question.why = unknown ? models::QuestionReason::NoPicture : models::QuestionReason::LooksAlike;
    std::set<engine::TileTypeId> listed;
    const auto add = [&](engine::TileFace face) {
        if (!listed.insert(face.type).second && (unknown || strange))
            return; // how it lies is seen better than what it is
        StoryTurn as = told;
        as.turn.placement.tile = face.type;
        as.turn.placement.rotation = face.rotation;
        question.alternatives.push_back({as});
    };
    add({turn.placement.tile, turn.placement.rotation});
    if (isOddStart(turn))
        if (const auto face =
                std::ranges::find(tile->square->faces, *startTypeOf(m_setup),
                                  [](const vision::FaceSuggestion& other) { return other.face.type; });
            face != tile->square->faces.end())
            add(face->face);
    for (const engine::TileFace& face : tile->alternatives)
        if (question.alternatives.size() < kMost)
            add(face);
    return question;
}

/// What a tile is that no catalogue shows may be settled by what is laid beside it: that is waited for.
bool GameFollower::isDue(const StoryQuestion& doubt) const {
    constexpr double kLong_s = 8.0;
    constexpr std::ptrdiff_t kLater = 2; // turns
    const SeenTile* tile = m_tiles.at(doubt.cell);
    if (doubt.about != models::ReportQuestion::About::Tile || tile == nullptr || !tile->square)
        return true;
    const auto later = std::ranges::count_if(
        m_turns, [&](const FollowedTurn& other) { return other.since.frame > tile->since.frame; });
    return later >= kLater || m_now.time_s - tile->since.time_s > kLong_s;
}

std::optional<StoryQuestion> GameFollower::questionAboutStart() const {
    if (m_saidStart)
        return std::nullopt;
    StoryTurn told;
    told.id = kNoTurn;
    told.frame = m_story.startFrame;
    told.turn.placement = *m_story.start;
    return questionAbout({kNoTurn, *m_story.start, m_tiles.at(kStart)->since}, told);
}

std::optional<StoryQuestion> GameFollower::questionAbout(const ExplainedMeeple& explained) const {
    const SeenMeeple& meeple = *explained.meeple;
    const bool settled = meeple.gone && !meeple.displaced && !mayBeAbbot(explained);
    if (settled || explained.readings.empty() || m_now.time_s - meeple.since.time_s < kPatience_s)
        return std::nullopt;
    const MeepleReading& best = explained.readings.front();
    const StoryTurn& told = m_story.turns[best.turn];
    if (told.meepleOrigin == Origin::Person || told.turn.meeple != best.choice)
        return std::nullopt;
    const std::vector<float> likelihoods = playerLikelihoods(meeple, m_setup.players);
    StoryQuestion question;
    question.turn = told.id;
    question.about = models::ReportQuestion::About::Meeple;
    question.cell = told.turn.placement.cell;
    if (meeple.evidence < vision::kAskMeeple)
        question.why = models::QuestionReason::MaybeMeeple;
    else if (best.probability < vision::kAskFeature)
        question.why = models::QuestionReason::UnclearClaim;
    else if (told.playerOrigin != Origin::Person &&
             likelihoods[static_cast<std::size_t>(explained.player)] < vision::kAskColour)
        question.why = models::QuestionReason::UnclearColour;
    else
        return std::nullopt;
    for (const MeepleReading& reading : explained.readings) {
        if (reading.turn != best.turn || (reading.probability < kListed && &reading != &best))
            continue;
        StoryTurn as = told;
        as.turn.meeple = reading.choice;
        question.alternatives.push_back({as});
    }
    StoryTurn none = told;
    none.turn.meeple.reset();
    question.alternatives.push_back({none});
    return question;
}

void GameFollower::adopt(const Story& story) {
    const bool begun = m_tiles.at(kStart) != nullptr;
    if (!begun && story.start)
        m_tiles.know(*story.start, {story.startFrame, 0.0});
    m_turns.clear();
    m_said.clear();
    std::set<engine::Cell> lying{kStart};
    for (const StoryTurn& told : story.turns)
        lying.insert(told.turn.placement.cell);
    m_tiles.forgetKnown(lying);
    for (const StoryTurn& told : story.turns) {
        const engine::Placement& placement = told.turn.placement;
        const SeenTile* tile = m_tiles.at(placement.cell);
        const Moment since = tile != nullptr ? tile->since : Moment{told.frame, 0.0};
        if (tile == nullptr)
            m_tiles.know(placement, since);
        m_turns.push_back({told.id, placement, since, told.turn.player});
        if (isOfPerson(told))
            m_said[told.id] = told;
        m_nextId = std::max(m_nextId, told.id + 1);
        if (!begun && told.turn.meeple)
            knowMeeple(told, story, since);
    }
    m_denied = story.denied;
    m_saidStart = story.startOrigin == Origin::Person ? story.start : std::nullopt;
    m_saidEnd = story.ended && story.endOrigin == Origin::Person;
    m_tiles.hear(placementsSaid(story));
    m_story = story;
}

void GameFollower::knowMeeple(const StoryTurn& told, const Story& story, Moment since) {
    const engine::SegmentRef at = placeOf(told.turn);
    SeenMeeple meeple;
    meeple.evidence = vision::kAskMeeple;
    meeple.since = since;
    meeple.claims = {claimOf(told.turn)};
    meeple.shape.figure = told.turn.meeple->type;
    for (const StoryQuestion& open : story.questions)
        if (open.turn == told.id && open.about == models::ReportQuestion::About::Meeple)
            doubt(meeple, open);
    const auto colour =
        models::findColour(m_setup.players[static_cast<std::size_t>(told.turn.player)].colour);
    if (colour)
        meeple.colours[static_cast<std::size_t>(*colour)] = 1.0F;
    for (const StoryReturn& back : story.returns)
        if (back.meeple.at == at && back.meeple.player == told.turn.player)
            meeple.gone = Moment{back.frame, 0.0};
    m_meeples.know(meeple, told.turn.placement);
}

const StoryTurn* GameFollower::saidOf(const FollowedTurn& turn) const {
    const auto said = m_said.find(turn.id);
    return said == m_said.end() ? nullptr : &said->second;
}

vision::Lesson GameFollower::lesson() const {
    vision::Lesson lesson;
    std::set<int> prints;
    for (const vision::LyingTile& tile : lyingTiles()) {
        const SeenTile& seen = *m_tiles.at(tile.placement.cell);
        if (!seen.square || seen.square->print->covered || !prints.insert(seen.square->print->number).second)
            continue;
        vision::LessonSquare square;
        square.face = seen.square->print->face;
        square.regions = tile.regions;
        square.tile = faceOf(tile.placement);
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
    for (const StoryQuestion& considered : m_considered)
        cells.insert(considered.cell);
    return cells;
}

} // namespace meeplecam::session
