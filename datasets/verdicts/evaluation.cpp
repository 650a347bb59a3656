#include "datasets/verdicts/evaluation.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace meeplecam::datasets {

namespace {

using models::ReportedTile;

/// Corners in the order of the grid that the tile's cell belongs to, instead of the tile's own.
std::array<cv::Point2d, 4> gridCorners(const std::array<cv::Point2d, 4>& corners, engine::Rotation rotation) {
    std::array<cv::Point2d, 4> turned;
    for (std::size_t i = 0; i < 4; ++i)
        turned[(i + static_cast<std::size_t>(rotation)) % 4] = corners[i];
    return turned;
}

/// How far the corners of cells lie apart in the picture under an alignment, mean in pixels; infinite when no
/// cell is shared.
double pixelDistance(const std::vector<ReportedTile>& tiles, const Truth& truth,
                     const engine::BoardAlignment& by) {
    double sum = 0;
    int count = 0;
    for (const ReportedTile& tile : tiles) {
        const engine::Placement lies = engine::aligned(tile.placement, by);
        const TruthTile* other = tileAt(truth, lies.cell);
        if (other == nullptr || !other->placement)
            continue;
        const auto read = gridCorners(tile.corners, lies.rotation);
        const auto wanted = gridCorners(other->corners, other->placement->rotation);
        for (std::size_t i = 0; i < 4; ++i)
            sum += cv::norm(read[i] - wanted[i]);
        ++count;
    }
    return count == 0 ? std::numeric_limits<double>::infinity() : sum / (4 * count);
}

engine::BoardAlignment alignmentOf(const std::vector<ReportedTile>& tiles, const Truth& truth,
                                   const engine::TileRegistry& registry) {
    std::vector<engine::Placement> read;
    std::ranges::transform(tiles, std::back_inserter(read), &ReportedTile::placement);
    std::vector<engine::Placement> wanted;
    for (const TruthTile& tile : truth.tiles)
        if (tile.placement)
            wanted.push_back(*tile.placement);
    const std::vector<engine::BoardAlignment> best = engine::bestAlignments(read, wanted, registry);
    return *std::ranges::min_element(best, {}, [&](const engine::BoardAlignment& alignment) {
        return pixelDistance(tiles, truth, alignment);
    });
}

/// A tile that is wrong although no question names its cell.
bool isSilentTile(const JudgedTile& tile) {
    const bool misread = tile.verdict == TileVerdict::Wrong || tile.verdict == TileVerdict::Extra;
    return misread && tile.asked == Asked::No;
}

bool isSilentMeeple(const JudgedMeeple& meeple) {
    const bool misread =
        meeple.verdict == MeepleVerdict::WrongFeature || meeple.verdict == MeepleVerdict::Spurious;
    return misread && meeple.asked == Asked::No;
}

/// How many things meet the condition.
template<class Judged, class Condition>
int countOf(const std::vector<Judged>& things, Condition condition) {
    return static_cast<int>(std::ranges::count_if(things, condition));
}

TileFigures figuresOf(const std::vector<JudgedTile>& tiles) {
    const auto with = [&](TileVerdict verdict) {
        return countOf(tiles, [=](const JudgedTile& tile) { return tile.verdict == verdict; });
    };
    TileFigures figures;
    figures.right = with(TileVerdict::Right);
    figures.wrong = with(TileVerdict::Wrong);
    figures.missing = with(TileVerdict::Missing);
    figures.extra = with(TileVerdict::Extra);
    figures.hiddenRight = with(TileVerdict::HiddenRight);
    figures.hidden = with(TileVerdict::Hidden) + figures.hiddenRight;
    figures.unjudged = with(TileVerdict::Unjudged);
    figures.asked = countOf(tiles, [](const JudgedTile& tile) { return tile.asked == Asked::Yes; });
    figures.silent = countOf(tiles, isSilentTile);
    return figures;
}

MeepleFigures figuresOf(const std::vector<JudgedMeeple>& meeples) {
    const auto with = [&](MeepleVerdict verdict) {
        return countOf(meeples, [=](const JudgedMeeple& meeple) { return meeple.verdict == verdict; });
    };
    const auto aspect = [&](AspectVerdict JudgedMeeple::*which, AspectVerdict verdict) {
        return countOf(meeples, [=](const JudgedMeeple& meeple) { return meeple.*which == verdict; });
    };
    MeepleFigures figures;
    figures.right = with(MeepleVerdict::Right);
    figures.wrongFeature = with(MeepleVerdict::WrongFeature);
    figures.wrongColour = with(MeepleVerdict::WrongColour);
    figures.missing = with(MeepleVerdict::Missing);
    figures.spurious = with(MeepleVerdict::Spurious);
    figures.hiddenRight = with(MeepleVerdict::HiddenRight);
    figures.hidden = with(MeepleVerdict::Hidden) + figures.hiddenRight;
    figures.unjudged = with(MeepleVerdict::Unjudged);
    figures.asked = countOf(meeples, [](const JudgedMeeple& meeple) { return meeple.asked == Asked::Yes; });
    figures.silent = countOf(meeples, isSilentMeeple);
    figures.posesRight = aspect(&JudgedMeeple::pose, AspectVerdict::Right);
    figures.posesJudged = figures.posesRight + aspect(&JudgedMeeple::pose, AspectVerdict::Wrong);
    figures.kindsRight = aspect(&JudgedMeeple::figure, AspectVerdict::Right);
    figures.kindsJudged = figures.kindsRight + aspect(&JudgedMeeple::figure, AspectVerdict::Wrong);
    return figures;
}

/// The worst of what is not right.
enum class Outcome : std::uint8_t { Exact, Asked, Unasked };

template<class Judged>
Outcome outcomeOf(const std::vector<Judged>& things) {
    Outcome outcome = Outcome::Exact;
    for (const Judged& thing : things)
        if (isMistake(thing.verdict))
            outcome = std::max(outcome, thing.asked == Asked::No ? Outcome::Unasked : Outcome::Asked);
    return outcome;
}

BoardFigures boardFiguresOf(const Evaluation& evaluation, const models::BoardReport& report) {
    const Outcome tiles = outcomeOf(evaluation.tiles);
    const Outcome everything = std::max(tiles, outcomeOf(evaluation.meeples));
    BoardFigures figures;
    figures.pictures = 1;
    figures.exact = everything == Outcome::Exact ? 1 : 0;
    figures.tilesExact = tiles == Outcome::Exact ? 1 : 0;
    figures.rightOrAsked = everything != Outcome::Unasked ? 1 : 0;
    figures.tilesRightOrAsked = tiles != Outcome::Unasked ? 1 : 0;
    figures.withoutSilent = std::ranges::none_of(evaluation.tiles, isSilentTile) ? 1 : 0;
    figures.questions = static_cast<int>(report.questions.size());
    figures.questionsNeeded = countOf(evaluation.questions, [](const JudgedQuestion& question) {
        return question.asked && question.needed;
    });
    figures.listed = static_cast<int>(report.mayBeLookedAt.size());
    figures.findings = static_cast<int>(report.findings.size());
    return figures;
}

/// Tiles that the truth says something about, by the confidence that they are given.
Reliability reliabilityOf(const models::BoardReport& report, const std::vector<JudgedTile>& tiles) {
    Reliability sum;
    for (const JudgedTile& tile : tiles) {
        const models::ReportedTile* given = models::tileAt(report, tile.cell);
        if (given != nullptr && tile.verdict != TileVerdict::Unjudged)
            sum.add(given->confidence, !isMistake(tile.verdict));
    }
    return sum;
}

bool isWrong(const JudgedTile& tile) {
    return isMistake(tile.verdict);
}

bool isWrong(const JudgedMeeple& meeple) {
    return isMistake(meeple.verdict) || meeple.figure == AspectVerdict::Wrong;
}

template<class Judged>
void addMistakes(const std::vector<Judged>& things, std::vector<std::string>& lines) {
    for (const Judged& thing : things)
        if (isWrong(thing))
            lines.push_back("(" + std::to_string(thing.cell.x) + "," + std::to_string(thing.cell.y) + ") " +
                            thing.text + (thing.asked == Asked::No ? "" : ", asked"));
}

} // namespace

Evaluation evaluate(const models::BoardReport& report, const Truth& truth,
                    const engine::TileRegistry& registry) {
    Evaluation evaluation;
    evaluation.alignment = alignmentOf(report.tiles, truth, registry);
    const models::BoardReport lies = models::aligned(report, evaluation.alignment);
    evaluation.tiles = judgeTiles(lies, truth, registry);
    evaluation.meeples = judgeMeeples(lies, truth, registry);
    evaluation.figures.tiles = figuresOf(evaluation.tiles);
    evaluation.figures.meeples = figuresOf(evaluation.meeples);
    evaluation.questions = judgeQuestions(lies, truth, evaluation.tiles, evaluation.meeples);
    evaluation.tilesGiven = reliabilityOf(lies, evaluation.tiles);
    evaluation.figures.boards = boardFiguresOf(evaluation, report);
    return evaluation;
}

Evaluation evaluateUnread(const Truth& truth, const engine::TileRegistry& registry) {
    Evaluation evaluation = evaluate({}, truth, registry);
    evaluation.figures.boards = {.pictures = 1, .unread = 1, .withoutSilent = 1};
    return evaluation;
}

std::vector<std::string> mistakesOf(const Evaluation& evaluation) {
    std::vector<std::string> lines;
    addMistakes(evaluation.tiles, lines);
    addMistakes(evaluation.meeples, lines);
    return lines;
}

} // namespace meeplecam::datasets
