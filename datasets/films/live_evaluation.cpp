#include "datasets/films/live_evaluation.h"

#include "datasets/verdicts/text_table.h"
#include "datasets/verdicts/tile_verdicts.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace meeplecam::datasets {

namespace {

using engine::Cell;
using About = models::ReportQuestion::About;

constexpr double kLate_s = 0.7; // after the hand has left; what players are to wait at most

/// The told game in the cells and turns of the truth.
ToldGame onTruth(ToldGame told, const engine::BoardAlignment& by) {
    const auto align = [&](Cell& cell) { cell = engine::aligned(cell, by); };
    for (ToldTile& tile : told.tiles)
        tile.placement = engine::aligned(tile.placement, by);
    for (std::vector<ToldMeeple>* meeples : {&told.placed, &told.returned})
        for (ToldMeeple& meeple : *meeples)
            align(meeple.at.cell);
    for (ToldScoring& scoring : told.scorings) {
        align(scoring.turn);
        std::ranges::for_each(scoring.tiles, align);
    }
    for (ToldScores& scores : told.scores)
        align(scores.turn);
    for (ToldQuestion& question : told.open)
        align(question.cell);
    return told;
}

std::set<Cell> setOf(const std::vector<Cell>& cells) {
    return {cells.begin(), cells.end()};
}

/// Points of those who have any.
ColourPoints withoutZeros(ColourPoints points) {
    std::erase_if(points, [](const auto& entry) { return entry.second == 0; });
    return points;
}

std::string textOf(const ColourPoints& points) {
    std::string text;
    for (const auto& [colour, value] : points)
        text += (text.empty() ? "" : ", ") + std::string(nameOf(colour)) + " " + std::to_string(value);
    return text.empty() ? "nothing" : text;
}

/// Something that is not right.
struct Mistake {
    enum class Kind : std::uint8_t { Wrong, Missed, Spurious } kind = Kind::Wrong;
    Cell cell;
    Asked asked = Asked::No;
    std::string text;
};

/// Compares an aligned told game with the truth.
class LiveJudge {
public:
    LiveJudge(ToldGame told, const FilmTruth& truth, const engine::TileRegistry& registry)
        : m_told(std::move(told))
        , m_truth(truth)
        , m_registry(registry) {}

    LiveEvaluation judge();

private:
    using Told = const ToldScoring*;

    void judgeTiles();
    void judgeTile(const FilmTile& tile);
    void judgeMeeples();
    void judgeMeeple(const FilmMeeple& meeple, const ToldMeeple* told);
    void judgeReturns();
    void judgeScorings();
    void judgeScoring(const FilmScoring& scoring, Told told);
    void judgeScores();
    void countMistake(LiveCounts LiveFigures::*counts, const Mistake& mistake);
    void countScoringMistake(const Mistake& mistake);
    void listMistake(const Mistake& mistake);
    /// Notes what was told too late.
    void noteDelay(Cell cell, const std::string& what, double delay_s);

    [[nodiscard]] const ToldTile* toldTileAt(Cell cell) const;
    [[nodiscard]] const FilmTile* trueTileAt(Cell cell) const;
    /// Where the tile of a turn lies; where no tile can lie when the truth has none.
    [[nodiscard]] Cell cellOfTurn(int turn) const;
    /// Takes what a true scoring is compared with out of `left`; null when nothing comes near it.
    [[nodiscard]] Told takeCounterpart(const FilmScoring& scoring, std::vector<Told>& left) const;
    [[nodiscard]] bool agree(const FilmScoring& scoring, const ToldScoring& told) const;
    [[nodiscard]] std::optional<PlacedFeature> featureOf(const ToldMeeple& meeple) const;
    [[nodiscard]] std::string textOfMeeple(const ToldMeeple& meeple) const;
    [[nodiscard]] std::string textOfTile(const engine::Placement& tile) const;
    [[nodiscard]] Asked askedAt(Cell cell, About about) const;
    [[nodiscard]] Asked askedAmong(const std::vector<Cell>& cells) const;
    [[nodiscard]] double delayOf(std::int64_t told, std::int64_t happened) const;

    const ToldGame m_told;
    const FilmTruth& m_truth;
    const engine::TileRegistry& m_registry;
    LiveFigures m_figures;
    std::vector<std::string> m_mistakes;
};

const ToldTile* LiveJudge::toldTileAt(Cell cell) const {
    const auto found =
        std::ranges::find_if(m_told.tiles, [&](const ToldTile& tile) { return tile.placement.cell == cell; });
    return found == m_told.tiles.end() ? nullptr : &*found;
}

const FilmTile* LiveJudge::trueTileAt(Cell cell) const {
    const auto found = std::ranges::find_if(
        m_truth.tiles, [&](const FilmTile& tile) { return tile.placement.cell == cell; });
    return found == m_truth.tiles.end() ? nullptr : &*found;
}

Cell LiveJudge::cellOfTurn(int turn) const {
    constexpr Cell kNowhere{1'000'000, 1'000'000};
    const auto found = std::ranges::find(m_truth.tiles, std::optional(turn), &FilmTile::turn);
    return found == m_truth.tiles.end() ? kNowhere : found->placement.cell;
}

Asked LiveJudge::askedAt(Cell cell, About about) const {
    const auto found = std::ranges::find(m_told.open, ToldQuestion{about, cell});
    return found == m_told.open.end() ? Asked::No : Asked::Yes;
}

Asked LiveJudge::askedAmong(const std::vector<Cell>& cells) const {
    const auto found = std::ranges::find_if(m_told.open, [&](const ToldQuestion& question) {
        return std::ranges::count(cells, question.cell) > 0;
    });
    return found == m_told.open.end() ? Asked::No : Asked::Yes;
}

double LiveJudge::delayOf(std::int64_t told, std::int64_t happened) const {
    return std::max(0.0, static_cast<double>(told - happened) / m_truth.framesPerSecond);
}

void LiveJudge::noteDelay(Cell cell, const std::string& what, double delay_s) {
    if (delay_s > kLate_s)
        m_mistakes.push_back(models::placeOf(cell) + " " + what + " was told after " + fixed(delay_s, 1) +
                             " s");
}

std::string LiveJudge::textOfTile(const engine::Placement& tile) const {
    return m_registry[tile.tile].name + " turned " + std::to_string(engine::quarterTurns(tile.rotation));
}

void LiveJudge::countMistake(LiveCounts LiveFigures::*counts, const Mistake& mistake) {
    LiveCounts& to = m_figures.*counts;
    if (mistake.kind == Mistake::Kind::Wrong)
        ++to.wrong;
    else if (mistake.kind == Mistake::Kind::Missed)
        ++to.missed;
    else
        ++to.spurious;
    if (mistake.asked == Asked::Yes && mistake.kind != Mistake::Kind::Spurious)
        ++to.asked;
    listMistake(mistake);
}

void LiveJudge::listMistake(const Mistake& mistake) {
    m_mistakes.push_back(models::placeOf(mistake.cell) + " " + mistake.text +
                         (mistake.asked == Asked::Yes ? ", asked" : ""));
}

void LiveJudge::judgeTile(const FilmTile& tile) {
    const Cell cell = tile.placement.cell;
    const ToldTile* told = toldTileAt(cell);
    const Asked asked = askedAt(cell, About::Tile);
    if (told == nullptr)
        return countMistake(&LiveFigures::tiles,
                            {Mistake::Kind::Missed, cell, asked, textOfTile(tile.placement) + " is missing"});
    if (tile.player && told->player == tile.player)
        ++m_figures.playersRight;
    else if (tile.player)
        m_mistakes.push_back(models::placeOf(cell) + " was laid by " + std::string(nameOf(*tile.player)) +
                             ", not by " + std::string(told->player ? nameOf(*told->player) : "nobody"));
    const engine::Placement& lies = told->placement;
    if (!m_registry.sameFace({lies.tile, lies.rotation}, {tile.placement.tile, tile.placement.rotation}))
        return countMistake(&LiveFigures::tiles,
                            {Mistake::Kind::Wrong, cell, asked,
                             textOfTile(lies) + " instead of " + textOfTile(tile.placement)});
    ++m_figures.tiles.right;
    m_figures.tileDelays_s.push_back(delayOf(told->frame, tile.frame));
    noteDelay(cell, textOfTile(lies), m_figures.tileDelays_s.back());
}

void LiveJudge::judgeTiles() {
    for (const FilmTile& tile : m_truth.tiles)
        judgeTile(tile);
    for (const ToldTile& told : m_told.tiles) {
        const Cell cell = told.placement.cell;
        if (trueTileAt(cell) == nullptr)
            countMistake(&LiveFigures::tiles, {Mistake::Kind::Spurious, cell, askedAt(cell, About::Tile),
                                               textOfTile(told.placement) + " where no tile lies"});
    }
}

std::optional<PlacedFeature> LiveJudge::featureOf(const ToldMeeple& meeple) const {
    const ToldTile* tile = toldTileAt(meeple.at.cell);
    if (tile == nullptr)
        return std::nullopt;
    const engine::TileType& type = m_registry[tile->placement.tile];
    if (meeple.at.segment < 0 || meeple.at.segment >= static_cast<int>(type.segments.size()))
        return std::nullopt;
    return placedFeature(type, meeple.at.segment, tile->placement.rotation);
}

std::string LiveJudge::textOfMeeple(const ToldMeeple& meeple) const {
    const std::optional<PlacedFeature> feature = featureOf(meeple);
    return std::string(nameOf(meeple.colour)) + " " + (feature ? textOf(*feature) : "meeple");
}

/// Takes the first thing out of `left` that meets the condition; null when there is none.
template<class Thing, class Condition>
const Thing* takeFrom(std::vector<const Thing*>& left, Condition condition) {
    const auto found = std::ranges::find_if(left, [&](const Thing* thing) { return condition(*thing); });
    if (found == left.end())
        return nullptr;
    const Thing* taken = *found;
    left.erase(found);
    return taken;
}

template<class Thing>
std::vector<const Thing*> pointersTo(const std::vector<Thing>& things) {
    std::vector<const Thing*> pointers;
    std::ranges::transform(things, std::back_inserter(pointers), [](const Thing& thing) { return &thing; });
    return pointers;
}

void LiveJudge::judgeMeeple(const FilmMeeple& meeple, const ToldMeeple* told) {
    const std::string wanted = std::string(nameOf(meeple.colour)) + " " + textOf(meeple.feature);
    const Asked asked = askedAt(meeple.cell, About::Meeple);
    if (told == nullptr)
        return countMistake(&LiveFigures::meeples,
                            {Mistake::Kind::Missed, meeple.cell, asked, wanted + " is missing"});
    if (told->colour != meeple.colour || featureOf(*told) != meeple.feature)
        return countMistake(&LiveFigures::meeples, {Mistake::Kind::Wrong, meeple.cell, asked,
                                                    textOfMeeple(*told) + " instead of " + wanted});
    ++m_figures.meeples.right;
    if (told->figure == meeple.figure)
        ++m_figures.kindsRight;
    else
        listMistake(
            {Mistake::Kind::Wrong, meeple.cell, asked,
             std::string(nameOf(told->figure)) + " instead of " + nameOf(meeple.figure) + ", " + wanted});
    m_figures.meepleDelays_s.push_back(delayOf(told->frame, meeple.frame));
    noteDelay(meeple.cell, wanted, m_figures.meepleDelays_s.back());
}

void LiveJudge::judgeMeeples() {
    std::vector<const ToldMeeple*> left = pointersTo(m_told.placed);
    for (const FilmMeeple& meeple : m_truth.placed)
        judgeMeeple(meeple,
                    takeFrom(left, [&](const ToldMeeple& told) { return told.at.cell == meeple.cell; }));
    for (const ToldMeeple* told : left)
        countMistake(&LiveFigures::meeples,
                     {Mistake::Kind::Spurious, told->at.cell, askedAt(told->at.cell, About::Meeple),
                      textOfMeeple(*told) + " where none was placed"});
}

void LiveJudge::judgeReturns() {
    std::vector<const ToldMeeple*> left = pointersTo(m_told.returned);
    for (const FilmMeeple& meeple : m_truth.returned) {
        const ToldMeeple* told = takeFrom(left, [&](const ToldMeeple& other) {
            return other.at.cell == meeple.cell && other.colour == meeple.colour;
        });
        if (told != nullptr)
            ++m_figures.returns.right;
        else
            countMistake(&LiveFigures::returns,
                         {Mistake::Kind::Missed, meeple.cell, askedAt(meeple.cell, About::Meeple),
                          std::string(nameOf(meeple.colour)) + " meeple that went home is missing"});
    }
    for (const ToldMeeple* told : left)
        countMistake(&LiveFigures::returns,
                     {Mistake::Kind::Spurious, told->at.cell, askedAt(told->at.cell, About::Meeple),
                      textOfMeeple(*told) + " went home, which it did not"});
}

bool LiveJudge::agree(const FilmScoring& scoring, const ToldScoring& told) const {
    return told.turn == cellOfTurn(scoring.turn) && setOf(told.tiles) == setOf(scoring.tiles) &&
           withoutZeros(told.points) == scoring.points;
}

const ToldScoring* LiveJudge::takeCounterpart(const FilmScoring& scoring, std::vector<Told>& left) const {
    const auto ofKind = [&](const ToldScoring& told) { return told.kind == scoring.kind; };
    if (Told exact =
            takeFrom(left, [&](const ToldScoring& told) { return ofKind(told) && agree(scoring, told); }))
        return exact;
    return takeFrom(left, [&](const ToldScoring& told) {
        return ofKind(told) && std::ranges::any_of(scoring.tiles, [&](Cell cell) {
                   return std::ranges::count(told.tiles, cell) > 0;
               });
    });
}

void LiveJudge::countScoringMistake(const Mistake& mistake) {
    countMistake(&LiveFigures::scorings, mistake);
    if (mistake.asked == Asked::No)
        ++m_figures.silentScoreErrors;
}

void LiveJudge::judgeScoring(const FilmScoring& scoring, Told told) {
    const Cell cell = scoring.tiles.empty() ? cellOfTurn(scoring.turn) : scoring.tiles.front();
    const std::string wanted = std::string(nameOf(scoring.kind)) + " of turn " +
                               std::to_string(scoring.turn) + " that gives " + textOf(scoring.points);
    if (told == nullptr)
        return countScoringMistake(
            {Mistake::Kind::Missed, cell, askedAmong(scoring.tiles), wanted + " is missing"});
    if (agree(scoring, *told)) {
        ++m_figures.scorings.right;
        return;
    }
    std::vector<Cell> cells = scoring.tiles;
    cells.insert(cells.end(), told->tiles.begin(), told->tiles.end());
    countScoringMistake({Mistake::Kind::Wrong, cell, askedAmong(cells),
                         std::string(nameOf(told->kind)) + " of " + std::to_string(told->tiles.size()) +
                             " tiles that gives " + textOf(withoutZeros(told->points)) + " instead of " +
                             wanted});
}

void LiveJudge::judgeScorings() {
    std::vector<Told> left = pointersTo(m_told.scorings);
    std::erase_if(left, [](Told told) { return withoutZeros(told->points).empty(); });
    for (const FilmScoring& scoring : m_truth.scorings)
        if (!scoring.points.empty())
            judgeScoring(scoring, takeCounterpart(scoring, left));
    for (Told told : left)
        countScoringMistake(
            {Mistake::Kind::Spurious, told->turn, askedAmong(told->tiles),
             std::string(nameOf(told->kind)) + " that gives " + textOf(told->points) + " was not completed"});
}

void LiveJudge::judgeScores() {
    for (const FilmScores& scores : m_truth.scores) {
        ++m_figures.scoresJudged;
        const auto told = std::ranges::find(m_told.scores, cellOfTurn(scores.turn), &ToldScores::turn);
        if (told != m_told.scores.end() && withoutZeros(told->points) == withoutZeros(scores.points))
            ++m_figures.scoresRight;
    }
}

LiveEvaluation LiveJudge::judge() {
    m_figures.films = 1;
    m_figures.turns = static_cast<int>(
        std::ranges::count_if(m_truth.tiles, [](const FilmTile& tile) { return tile.turn.has_value(); }));
    judgeTiles();
    judgeMeeples();
    judgeReturns();
    judgeScorings();
    judgeScores();
    m_figures.questions = m_told.questions;
    m_figures.corrections = m_told.corrections;
    m_figures.outOfSync = m_told.outOfSync;
    TrackEvaluation track = evaluateTrack(m_told.track, m_truth);
    m_figures.track = track.counts;
    std::ranges::move(track.mistakes, std::back_inserter(m_mistakes));
    return {{}, std::move(m_figures), std::move(m_mistakes)};
}

template<class Tile>
std::vector<engine::Placement> placementsOf(const std::vector<Tile>& tiles) {
    std::vector<engine::Placement> placements;
    std::ranges::transform(tiles, std::back_inserter(placements), &Tile::placement);
    return placements;
}

} // namespace

LiveEvaluation evaluateLive(const ToldGame& told, const FilmTruth& truth,
                            const engine::TileRegistry& registry) {
    std::optional<LiveEvaluation> best;
    for (const engine::BoardAlignment& alignment :
         engine::bestAlignments(placementsOf(told.tiles), placementsOf(truth.tiles), registry)) {
        LiveEvaluation evaluation = LiveJudge(onTruth(told, alignment), truth, registry).judge();
        evaluation.alignment = alignment;
        if (!best || evaluation.mistakes.size() < best->mistakes.size())
            best = std::move(evaluation);
    }
    return *std::move(best);
}

} // namespace meeplecam::datasets
