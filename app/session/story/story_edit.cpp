#include "app/session/story/story_edit.h"

#include "app/session/basics/refusal.h"
#include "app/session/story/story_meaning.h"
#include "engine/board/segment_match.h"

#include <QCoreApplication>

#include <algorithm>

namespace meeplecam::session {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

using About = models::ReportQuestion::About;

struct Edits {
    Q_DECLARE_TR_FUNCTIONS(Edits)
};

Error noSuchTurn() {
    return refusal(Edits::tr("This turn is no longer in the game. Choose one from the list."));
}

StoryTurn* findTurn(Story& story, int id) {
    const auto turn = std::ranges::find(story.turns, id, &StoryTurn::id);
    return turn == story.turns.end() ? nullptr : &*turn;
}

StoryTurn* turnAt(Story& story, engine::Cell cell) {
    const auto turn = std::ranges::find_if(
        story.turns, [&](const StoryTurn& other) { return other.turn.placement.cell == cell; });
    return turn == story.turns.end() ? nullptr : &*turn;
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

void dropQuestionsOfMeeple(Story& story, int id) {
    std::erase_if(story.questions, [&](const StoryQuestion& question) {
        return question.turn == id && question.about == About::Meeple;
    });
}

/// A meeple that went home did so from where it is said to have stood now.
void followReturn(Story& story, const engine::Turn& before, const engine::Turn& after) {
    const auto was = engine::placedMeeple(before);
    const auto now = engine::placedMeeple(after);
    const auto taken = std::ranges::find_if(
        story.returns, [&](const StoryReturn& returned) { return was && returned.meeple == *was; });
    if (taken == story.returns.end())
        return;
    if (now)
        taken->meeple = *now;
    else
        story.returns.erase(taken);
}

void allow(Story& story, engine::Cell cell) {
    std::erase_if(story.denied, [&](const engine::Placement& denied) { return denied.cell == cell; });
}

/// Which of these places the meeple of a turn claims.
StoryQuestion whereIs(const StoryTurn& told, const std::vector<int>& places, const engine::TileType& type) {
    StoryQuestion question;
    question.turn = told.id;
    question.about = About::Meeple;
    question.cell = told.turn.placement.cell;
    question.why = models::QuestionReason::UnclearClaim;
    for (const int place : places) {
        StoryTurn as = told;
        as.turn.meeple->segment = place;
        as.pose = poseOn(type, place, told.turn.meeple->type);
        question.alternatives.push_back({as});
    }
    StoryTurn none = told;
    none.turn.meeple.reset();
    question.alternatives.push_back({none});
    return question;
}

/// Makes an edit in a story, or says why it can't be made.
class Editor {
public:
    Editor(Story story, const engine::GameSetup& setup)
        : m_story(std::move(story))
        , m_setup(setup) {}

    Status operator()(const SetTile& edit);
    Status operator()(const SetStart& edit);
    Status operator()(const SetMeeple& edit);
    Status operator()(const SetAbbotHome& edit);
    Status operator()(const MoveMeeple& edit);
    Status operator()(const SetPlayer& edit);
    Status operator()(const InsertTurn& edit);
    Status operator()(const RemoveTurn& edit);
    Status operator()(const AnswerQuestion& edit);
    Status operator()(const EndGame& edit);
    Status operator()(const ReopenGame& edit);

    [[nodiscard]] Story& story() { return m_story; }

private:
    [[nodiscard]] Status checkBox(engine::TileTypeId type) const;
    [[nodiscard]] Status checkPlayer(int player) const;
    [[nodiscard]] const engine::TileType* typeAt(engine::Cell cell);

    Story m_story;
    const engine::GameSetup& m_setup;
};

Status Editor::checkBox(engine::TileTypeId type) const {
    if (engine::countOf(engine::sumOf(m_setup.sets), type) == 0)
        return refusal(Edits::tr("This tile is not part of this game. Choose one from its boxes."));
    return engine::success();
}

Status Editor::checkPlayer(int player) const {
    if (player < 0 || player >= static_cast<int>(m_setup.players.size()))
        return refusal(Edits::tr("There is no such player in this game."));
    return engine::success();
}

/// Null where no tile lies.
const engine::TileType* Editor::typeAt(engine::Cell cell) {
    const StoryTurn* turn = turnAt(m_story, cell);
    if (turn == nullptr && (!m_story.start || m_story.start->cell != cell))
        return nullptr;
    return &(*m_setup.registry)[turn != nullptr ? turn->turn.placement.tile : m_story.start->tile];
}

Status Editor::operator()(const SetTile& edit) {
    StoryTurn* turn = findTurn(m_story, edit.turn);
    if (turn == nullptr)
        return noSuchTurn();
    if (Status boxed = checkBox(edit.face.type); !boxed)
        return boxed;
    turn->origin = Origin::Person;
    relay(m_story, edit.turn, edit.face, *m_setup.registry);
    allow(m_story, turn->turn.placement.cell);
    return engine::success();
}

Status Editor::operator()(const SetStart& edit) {
    if (!m_story.start)
        return refusal(Edits::tr("There is no tile on the table yet."));
    if (Status boxed = checkBox(edit.face.type); !boxed)
        return boxed;
    m_story.start = engine::Placement{edit.face.type, m_story.start->cell, edit.face.rotation};
    m_story.startOrigin = Origin::Person;
    dropQuestions(m_story, kNoTurn, std::nullopt);
    return engine::success();
}

Status Editor::operator()(const SetMeeple& edit) {
    StoryTurn* turn = findTurn(m_story, edit.turn);
    if (turn == nullptr)
        return noSuchTurn();
    turn->pose = models::MeeplePose::Standing;
    if (edit.meeple) {
        const engine::TileType* type = typeAt(edit.meeple->at(turn->turn.placement.cell).cell);
        if (type == nullptr || edit.meeple->segment < 0 ||
            edit.meeple->segment >= static_cast<int>(type->segments.size()))
            return refusal(Edits::tr("No meeple can stand there. Choose a road, city, field or cloister."));
        turn->pose = poseOn(*type, edit.meeple->segment, edit.meeple->type);
    }
    const engine::Turn before = turn->turn;
    turn->turn.meeple = edit.meeple;
    if (edit.meeple) // instead of taking an abbot back
        turn->turn.abbotReturn.reset();
    turn->meepleOrigin = Origin::Person;
    followReturn(m_story, before, turn->turn);
    dropQuestionsOfMeeple(m_story, edit.turn);
    return engine::success();
}

Status Editor::operator()(const SetAbbotHome& edit) {
    StoryTurn* turn = findTurn(m_story, edit.turn);
    if (turn == nullptr)
        return noSuchTurn();
    const std::vector<engine::SegmentRef> abbots = abbotsThatMayComeHome(m_story, edit.turn, m_setup);
    if (std::ranges::find(abbots, edit.abbot) == abbots.end())
        return refusal(
            Edits::tr("No abbot of this player can come home in this turn. Correct where it was placed."));
    const engine::Turn before = turn->turn;
    turn->turn.meeple.reset();
    turn->turn.abbotReturn = edit.abbot;
    turn->pose = models::MeeplePose::Standing;
    turn->meepleOrigin = Origin::Person;
    followReturn(m_story, before, turn->turn);
    dropQuestionsOfMeeple(m_story, edit.turn);
    return engine::success();
}

Status Editor::operator()(const MoveMeeple& edit) {
    const auto placed = std::ranges::find_if(m_story.turns, [&](const StoryTurn& other) {
        const auto meeple = engine::placedMeeple(other.turn);
        return meeple && meeple->player == edit.meeple.player && meeple->at == edit.meeple.at;
    });
    if (placed == m_story.turns.end())
        return refusal(Edits::tr("This meeple is no longer there. Look at the board again."));
    if (!edit.to)
        return (*this)(SetMeeple{placed->id, std::nullopt});
    engine::MeepleChoice choice{placed->turn.meeple->type, edit.to->segment, std::nullopt};
    if (edit.to->cell == placed->turn.placement.cell)
        return (*this)(SetMeeple{placed->id, choice});
    const StoryTurn* there = turnAt(m_story, edit.to->cell);
    if (there == nullptr || there->turn.player != edit.meeple.player || there->turn.meeple) {
        choice.cell = edit.to->cell;
        return (*this)(SetMeeple{placed->id, choice});
    }
    const Status put = (*this)(SetMeeple{there->id, choice});
    return put ? (*this)(SetMeeple{placed->id, std::nullopt}) : put;
}

Status Editor::operator()(const SetPlayer& edit) {
    StoryTurn* turn = findTurn(m_story, edit.turn);
    if (turn == nullptr)
        return noSuchTurn();
    if (Status plays = checkPlayer(edit.player); !plays)
        return plays;
    const engine::Turn before = turn->turn;
    turn->turn.player = edit.player;
    turn->playerOrigin = Origin::Person;
    followReturn(m_story, before, turn->turn);
    std::erase_if(m_story.questions, [&](const StoryQuestion& question) {
        const auto* why = std::get_if<models::QuestionReason>(&question.why);
        return question.turn == edit.turn && why != nullptr && *why == models::QuestionReason::UnclearColour;
    });
    for (StoryQuestion& question : m_story.questions)
        if (question.turn == edit.turn)
            for (StoryAlternative& other : question.alternatives)
                other.turn.turn.player = edit.player;
    return engine::success();
}

Status Editor::operator()(const InsertTurn& edit) {
    const StoryTurn* before = edit.before ? findTurn(m_story, *edit.before) : nullptr;
    if (edit.before && before == nullptr)
        return noSuchTurn();
    if (typeAt(edit.placement.cell) != nullptr)
        return refusal(Edits::tr("A tile already lies there. Correct that one instead."));
    for (const Status& status : {checkBox(edit.placement.tile), checkPlayer(edit.player.value_or(0))})
        if (!status)
            return status;
    const auto place =
        before != nullptr ? m_story.turns.begin() + (before - m_story.turns.data()) : m_story.turns.end();
    StoryTurn turn;
    for (const StoryTurn& other : m_story.turns)
        turn.id = std::max(turn.id, other.id + 1);
    turn.frame = 1 + (place != m_story.turns.begin() ? (place - 1)->frame : m_story.startFrame);
    turn.turn.placement = edit.placement;
    turn.origin = Origin::Person;
    if (edit.player) {
        turn.turn.player = *edit.player;
        turn.playerOrigin = Origin::Person;
    } else if (place != m_story.turns.begin()) {
        turn.turn.player = ((place - 1)->turn.player + 1) % static_cast<int>(m_setup.players.size());
    }
    m_story.turns.insert(place, turn);
    allow(m_story, edit.placement.cell);
    return engine::success();
}

Status Editor::operator()(const RemoveTurn& edit) {
    const StoryTurn* turn = findTurn(m_story, edit.turn);
    if (turn == nullptr)
        return noSuchTurn();
    const engine::Placement placement = turn->turn.placement;
    engine::Turn without = turn->turn;
    without.meeple.reset();
    followReturn(m_story, turn->turn, without);
    allow(m_story, placement.cell); // a cell is denied once
    m_story.denied.push_back(placement);
    std::erase_if(m_story.turns, [&](const StoryTurn& other) { return other.id == edit.turn; });
    dropQuestions(m_story, edit.turn, std::nullopt);
    return engine::success();
}

Status Editor::operator()(const AnswerQuestion& edit) {
    const About about = edit.question.about;
    const auto open = std::ranges::find_if(m_story.questions, [&](const StoryQuestion& other) {
        return other.turn == edit.question.turn && other.about == about;
    });
    if (open == m_story.questions.end() || edit.alternative >= edit.question.alternatives.size())
        return refusal(Edits::tr("This question is no longer open."));
    const StoryTurn& said = edit.question.alternatives[edit.alternative].turn;
    const engine::Turn chosen = said.turn;
    if (std::ranges::none_of(open->alternatives, [&](const StoryAlternative& other) {
            return isSameAnswer(about, other.turn, said);
        }))
        return refusal(Edits::tr("This question has changed. Read it again."));
    const engine::TileFace face{chosen.placement.tile, chosen.placement.rotation};
    if (about == About::Meeple)
        return (*this)(SetMeeple{edit.question.turn, chosen.meeple});
    return edit.question.turn == kNoTurn ? (*this)(SetStart{face})
                                         : (*this)(SetTile{edit.question.turn, face});
}

Status Editor::operator()(const EndGame&) {
    if (!m_story.start)
        return refusal(Edits::tr("There is no tile on the table yet."));
    m_story.ended = true;
    m_story.endOrigin = Origin::Person;
    return engine::success();
}

Status Editor::operator()(const ReopenGame&) {
    m_story.ended = false;
    m_story.endOrigin = Origin::Seen;
    return engine::success();
}

} // namespace

bool isSameAnswer(About about, const StoryTurn& a, const StoryTurn& b) {
    return about == About::Tile
               ? a.turn.placement == b.turn.placement
               : a.turn.meeple == b.turn.meeple && (!a.turn.meeple || a.turn.player == b.turn.player);
}

engine::MeepleChoice meepleOn(const StoryTurn& turn, int segment) {
    return {turn.turn.meeple ? turn.turn.meeple->type : engine::MeepleType::Small, segment, std::nullopt};
}

models::MeeplePose poseOn(const engine::TileType& type, int segment, engine::MeepleType figure) {
    const auto at = static_cast<std::size_t>(segment);
    const bool field = at < type.segments.size() && type.segments[at].kind == engine::FeatureKind::Field;
    return field && figure != engine::MeepleType::Pig ? models::MeeplePose::Lying
                                                      : models::MeeplePose::Standing;
}

void relay(Story& story, int id, engine::TileFace face, const engine::TileRegistry& registry) {
    StoryTurn& told = *findTurn(story, id);
    const engine::Turn before = told.turn;
    const engine::TileFace lay{before.placement.tile, before.placement.rotation};
    told.turn.placement.tile = face.type;
    told.turn.placement.rotation = face.rotation;
    dropQuestions(story, id, told.turn.placement);
    std::optional<engine::MeepleChoice>& meeple = told.turn.meeple;
    if (lay == face || !meeple || meeple->cell)
        return;
    const engine::SegmentMatch match = engine::matchSegment(registry, lay, meeple->segment, face);
    if (match.segments.empty()) {
        meeple.reset();
    } else {
        meeple->segment = match.segments.front();
        told.pose = poseOn(registry[face.type], meeple->segment, meeple->type);
        if (!match.certain)
            story.questions.push_back(whereIs(told, match.segments, registry[face.type]));
    }
    followReturn(story, before, told.turn);
}

Result<Story> apply(Story story, const StoryEdit& edit, const engine::GameSetup& setup) {
    Editor editor(std::move(story), setup);
    if (const Status made = std::visit(editor, edit); !made)
        return made.error();
    if (editor.story().start && !meaningOf(setup, editor.story()).game)
        return refusal(Edits::tr("The game could not go on after this change, so nothing was changed."));
    return std::move(editor.story());
}

} // namespace meeplecam::session
