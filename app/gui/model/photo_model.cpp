#include "app/gui/model/photo_model.h"

#include "app/gui/model/score_model.h"
#include "app/words/report_words.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace meeplecam::gui {

using models::ReportAnswer;
using models::ReportQuestion;

namespace {

struct Photo {
    Q_DECLARE_TR_FUNCTIONS(Photo)
};

std::vector<FinalScoreRow> scoresOf(const session::PhotoBoard& photo, const engine::BoardScore& score) {
    std::vector<FinalScoreRow> rows;
    const std::vector<QString> names = shownNames(photo.setup);
    for (std::size_t player = 0; player < names.size(); ++player) {
        const int total = score.ifEndedNow.totals[player];
        const bool first =
            std::ranges::count(score.ifEndedNow.winners, static_cast<int>(player)) > 0 && total > 0;
        rows.push_back({names[player], photo.banked[player], total - photo.banked[player], total, first});
    }
    return rows;
}

QString verdictOf(const std::vector<FinalScoreRow>& rows, const engine::GameState& state) {
    QStringList winners;
    int points = 0;
    for (const FinalScoreRow& row : rows)
        if (row.wins) {
            winners.push_back(row.name);
            points = row.total;
        }
    if (winners.empty())
        return Photo::tr("No points yet");
    const QString who = winners.join(QStringLiteral(", "));
    if (winners.size() > 1)
        return state.over()
                   ? Photo::tr("A tie with %n point(s): %1", nullptr, points).arg(who)
                   : Photo::tr("If the game ended now, a tie with %n point(s): %1", nullptr, points).arg(who);
    return state.over()
               ? Photo::tr("%1 wins with %n point(s)", nullptr, points).arg(who)
               : Photo::tr("If the game ended now, %1 would win with %n point(s)", nullptr, points).arg(who);
}

QString colourName(const session::PhotoBoard& photo, models::MeepleColour colour) {
    const auto player =
        std::ranges::find(photo.setup.players, models::nameOf(colour), &engine::Player::colour);
    if (player == photo.setup.players.end())
        return words::wordOf(colour);
    return shownNames(photo.setup)[static_cast<std::size_t>(player - photo.setup.players.begin())];
}

words::ReportWords wordsFor(const session::PhotoBoard& photo) {
    return {photo.report, *photo.setup.registry,
            [&](models::MeepleColour colour) { return colourName(photo, colour); }};
}

std::vector<FindingRow> findingsOf(const session::PhotoBoard& photo) {
    std::vector<FindingRow> rows;
    const words::ReportWords say = wordsFor(photo);
    for (const models::ReportFinding& finding : photo.report.findings)
        rows.push_back(
            {say.finding(finding), models::hasPlace(finding) ? std::optional(finding.cell) : std::nullopt});
    if (photo.setup.rules.goods)
        rows.push_back({words::goodsAsideWords(), std::nullopt});
    return rows;
}

std::vector<FindingRow> unsureOf(const session::PhotoBoard& photo) {
    std::vector<FindingRow> rows;
    const words::ReportWords say = wordsFor(photo);
    for (const ReportQuestion& question : models::listedOf(photo.report))
        rows.push_back({say.question(question), question.cell});
    return rows;
}

QString titleOf(const ReportQuestion& question) {
    if (question.about == ReportQuestion::About::Tile)
        return Photo::tr("Which tile is this?");
    const auto colours = [](const ReportAnswer& a, const ReportAnswer& b) {
        return a.meeple && b.meeple && a.meeple->colour != b.meeple->colour;
    };
    if (std::ranges::adjacent_find(question.answers, colours) != question.answers.end())
        return Photo::tr("Whose meeple is this?");
    const auto meeples = std::ranges::count_if(
        question.answers, [](const ReportAnswer& answer) { return answer.meeple.has_value(); });
    return meeples > 1 ? Photo::tr("What does this meeple claim?") : Photo::tr("Is this a meeple?");
}

QString answerWords(const session::PhotoBoard& photo, const ReportQuestion& question,
                    const ReportAnswer& answer) {
    if (answer.tile)
        return words::tileName((*photo.setup.registry)[answer.tile->placement.tile]);
    if (question.about == ReportQuestion::About::Tile)
        return Photo::tr("No tile");
    const models::ReportedTile* tile =
        answer.meeple ? models::tileAt(photo.report, answer.meeple->feature.cell) : nullptr;
    if (tile == nullptr)
        return Photo::tr("No meeple");
    const engine::Segment& segment = (*photo.setup.registry)[tile->placement.tile]
                                         .segments[static_cast<std::size_t>(answer.meeple->feature.segment)];
    return Photo::tr("%1: %2", "a player, and what is claimed: Anna: road")
        .arg(colourName(photo, answer.meeple->colour), words::wordWithin(segment.kind));
}

std::vector<PhotoQuestion> questionsOf(const session::PhotoBoard& photo) {
    std::vector<PhotoQuestion> questions;
    for (std::size_t i = 0; i < photo.report.questions.size(); ++i) {
        const ReportQuestion& asked = photo.report.questions[i];
        PhotoQuestion question{i, asked.cell, titleOf(asked), {}};
        for (const ReportAnswer& answer : asked.answers)
            question.answers.push_back(answerWords(photo, asked, answer));
        questions.push_back(std::move(question));
    }
    return questions;
}

BoardModel boardOf(const engine::GameState& state, const std::vector<ReportQuestion>& questions,
                   const std::vector<FindingRow>& findings) {
    BoardModel board = boardModelOf(state);
    for (const ReportQuestion& question : questions)
        board.ask(question.cell, words::wordsOf(question.why));
    for (const FindingRow& finding : findings)
        if (finding.cell)
            board.find(*finding.cell, finding.text);
    return board;
}

} // namespace

engine::Result<PhotoModel> photoModelOf(session::PhotoBoard photo) {
    auto score = session::scoreOf(photo);
    if (!score)
        return score.error();
    std::vector<FinalScoreRow> scores = scoresOf(photo, *score);
    QString verdict = verdictOf(scores, score->state);
    std::vector<FindingRow> findings = findingsOf(photo);
    BoardModel board = boardOf(score->state, photo.report.questions, findings);
    std::vector<PhotoQuestion> questions = questionsOf(photo);
    std::vector<FinalRow> points = finalRowsOf(score->ifEndedNow, shownNames(photo.setup));
    std::vector<FindingRow> unsure = unsureOf(photo);
    return PhotoModel{std::move(photo),  *std::move(score),    std::move(board),
                      std::move(scores), std::move(verdict),   std::move(findings),
                      std::move(unsure), std::move(questions), std::move(points)};
}

std::optional<std::size_t> meepleOf(const PhotoModel& model, const BoardMeeple& meeple) {
    const std::string& colour = model.photo.setup.players[static_cast<std::size_t>(meeple.player)].colour;
    const auto& meeples = model.photo.report.meeples;
    const auto found = std::ranges::find_if(meeples, [&](const models::ReportedMeeple& other) {
        return models::nameOf(other.colour) == colour && other.feature == meeple.at &&
               other.figure == meeple.type;
    });
    if (found == meeples.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - meeples.begin());
}

QString onFeatureWords(engine::FeatureKind kind) {
    switch (kind) {
    case engine::FeatureKind::Road:
        return Photo::tr("On the road");
    case engine::FeatureKind::City:
        return Photo::tr("In the city");
    case engine::FeatureKind::Cloister:
        return Photo::tr("In the cloister");
    case engine::FeatureKind::Garden:
        return Photo::tr("In the garden");
    case engine::FeatureKind::Field:
    case engine::FeatureKind::River:
        break;
    }
    return Photo::tr("In the field");
}

} // namespace meeplecam::gui
