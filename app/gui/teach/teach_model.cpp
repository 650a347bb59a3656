#include "app/gui/teach/teach_model.h"

#include "app/gui/look/images.h"
#include "app/words/words.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace meeplecam::gui {

using words::tileWord;

namespace {

const engine::TileRegistry& registry() {
    return *models::bundledTiles().registry;
}

/// The most probable turn of a type; unturned where nothing is known.
engine::TileFace bestTurn(const vision::LessonSquare& square, engine::TileTypeId type) {
    const auto best =
        std::ranges::find(square.suggestions, type,
                          [](const vision::FaceSuggestion& suggestion) { return suggestion.face.type; });
    return best == square.suggestions.end() ? engine::TileFace{type, engine::Rotation::None} : best->face;
}

} // namespace

void TeachModel::begin(const std::vector<std::string>& sets) {
    *this = {};
    setSets(sets);
}

void TeachModel::goOn(session::TaughtBefore before) {
    *this = {};
    m_lesson = std::move(before.lesson);
    setSets(before.as.sets);
}

void TeachModel::setSets(const std::vector<std::string>& sets) {
    const auto known = models::findSets(models::bundledTiles(), sets);
    if (!known)
        return;
    m_sets = sets;
    m_counts = engine::sumOf(*known);
    suggest();
}

void TeachModel::add(vision::Lesson more) {
    m_changes += more.squares.empty() ? 0 : 1;
    vision::append(std::move(more), m_lesson);
    suggest();
}

void TeachModel::suggest() {
    vision::suggestTiles(registry(), m_counts, m_lesson);
}

SquareCard TeachModel::card(std::size_t at) const {
    const vision::LessonSquare& square = m_lesson.squares[at];
    SquareCard card;
    card.mark = !square.tile                                   ? SquareMark::LeftOut
                : vision::isDoubtful(square, registry())       ? SquareMark::Doubtful
                : square.origin == vision::TileOrigin::Program ? SquareMark::Suggested
                                                               : SquareMark::Confirmed;
    card.picture = imageOf(square.tile ? vision::unrotated(square.face, square.tile->rotation) : square.face);
    if (square.tile)
        card.word = tileWord(registry()[square.tile->type]);
    return card;
}

SquareChoices TeachModel::choices(std::size_t at) const {
    constexpr std::size_t kLikely = 6; // as many as the eye takes in, and the keys 1 to 6 reach
    const vision::LessonSquare& square = m_lesson.squares[at];
    SquareChoices choices;
    const auto isListed = [](const std::vector<engine::TileFace>& faces, engine::TileTypeId type) {
        return std::ranges::count(faces, type, &engine::TileFace::type) > 0;
    };
    for (const vision::FaceSuggestion& suggestion : square.suggestions)
        if (choices.likely.size() < kLikely && !isListed(choices.likely, suggestion.face.type))
            choices.likely.push_back(suggestion.face);
    for (int i = 0; i < registry().size(); ++i)
        if (const auto type = static_cast<engine::TileTypeId>(i);
            engine::countOf(m_counts, type) > 0 && !isListed(choices.likely, type))
            choices.others.push_back(bestTurn(square, type));
    return choices;
}

TaughtCounts TeachModel::counts() const {
    TaughtCounts counts;
    counts.inBoxes = std::accumulate(m_counts.begin(), m_counts.end(), 0);
    for (const vision::LessonSquare& square : m_lesson.squares) {
        counts.tiles += square.tile ? 1 : 0;
        counts.doubtful += vision::isDoubtful(square, registry()) ? 1 : 0;
    }
    const engine::TileCounts surplus = vision::surplusOf(m_lesson, m_counts);
    for (std::size_t i = 0; i < surplus.size(); ++i) {
        const auto type = static_cast<engine::TileTypeId>(i);
        if (surplus[i] < 0)
            counts.missing.push_back({type, -surplus[i]});
        else if (surplus[i] > 0)
            counts.surplus.push_back({type, surplus[i]});
    }
    return counts;
}

std::vector<RefusalCount> TeachModel::refusals() const {
    std::vector<RefusalCount> refusals;
    for (const vision::LessonRefusal& refusal : m_lesson.refused) {
        const auto known = std::ranges::find_if(refusals, [&](const RefusalCount& other) {
            return other.picture == refusal.picture && other.why == refusal.square.fault;
        });
        if (known != refusals.end())
            ++known->squares;
        else
            refusals.push_back({refusal.picture, refusal.square.fault, 1});
    }
    return refusals;
}

std::optional<std::size_t> TeachModel::doubtfulAfter(std::size_t at) const {
    for (std::size_t step = 1; step <= size(); ++step)
        if (const std::size_t next = (at + step) % size();
            vision::isDoubtful(m_lesson.squares[next], registry()))
            return next;
    return std::nullopt;
}

void TeachModel::say(std::size_t at, std::optional<engine::TileFace> tile) {
    vision::LessonSquare& square = m_lesson.squares[at];
    m_said.push_back({at, square.tile, square.origin});
    square.tile = tile;
    square.origin = vision::TileOrigin::Person;
    ++m_changes;
    suggest();
}

void TeachModel::put(std::size_t at, engine::TileFace face) {
    say(at, face);
}

void TeachModel::leaveOut(std::size_t at) {
    say(at, std::nullopt);
}

void TeachModel::confirm(std::size_t at) {
    say(at, m_lesson.squares[at].tile);
}

void TeachModel::turn(std::size_t at, int quarters) {
    std::optional<engine::TileFace> tile = m_lesson.squares[at].tile;
    if (!tile)
        return;
    tile->rotation = engine::rotationOf(engine::quarterTurns(tile->rotation) - quarters);
    say(at, tile);
}

std::optional<std::size_t> TeachModel::undo() {
    if (m_said.empty())
        return std::nullopt;
    const Said said = m_said.back();
    m_said.pop_back();
    m_lesson.squares[said.square].tile = said.before;
    m_lesson.squares[said.square].origin = said.origin;
    ++m_changes;
    suggest();
    return said.square;
}

vision::Lesson TeachModel::certain() const {
    vision::Lesson lesson = m_lesson;
    for (vision::LessonSquare& square : lesson.squares)
        if (vision::isDoubtful(square, registry()))
            square.tile.reset();
    return lesson;
}

} // namespace meeplecam::gui
