#include "app/server/table_news.h"

#include "app/records/audit/audit.h"
#include "app/records/exports/played_board.h"
#include "app/session/story/game_words.h"
#include "app/session/telling/event_text.h"
#include "app/session/telling/terminal_view.h"
#include "app/words/language.h"
#include "app/words/words.h"
#include "models/art/reports/board_picture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::server {

namespace {

QJsonArray playersOf(const session::EventLedger& ledger) {
    const std::vector<QString> names = session::shownNames(ledger.setup());
    const std::vector<int> none(names.size(), 0);
    const session::ScoresChanged scores =
        ledger.reported().scores().value_or(session::ScoresChanged{none, none});
    const auto toMove = ledger.game() && !ledger.reported().ended() ? ledger.game()->state().toMove
                                                                    : decltype(engine::GameState::toMove){};
    QJsonArray players;
    for (std::size_t i = 0; i < names.size(); ++i)
        players.push_back(QJsonObject{
            {QStringLiteral("name"), names[i]},
            {QStringLiteral("colour"), QString::fromStdString(ledger.setup().players[i].colour)},
            {QStringLiteral("points"), scores.soFar[i]},
            {QStringLiteral("now"), scores.ifEndedNow[i]},
            {QStringLiteral("goods"),
             ledger.game() ? words::goodsWords(ledger.game()->state().players[i].goods) : QString()},
            {QStringLiteral("turn"), toMove && static_cast<std::size_t>(*toMove) == i}});
    return players;
}

/// What players did and what came of it, as it stands: corrections are in it already.
QJsonArray logOf(const session::EventLedger& ledger) {
    std::vector<session::LiveEvent> events;
    for (const session::StandingFact& fact : ledger.reported().facts())
        events.push_back({fact.told.id, fact.told.frame, 0, fact.told.fact});
    QJsonArray lines;
    for (const session::EventLine& line : session::linesOf(events, ledger))
        lines.push_back(
            QJsonObject{{QStringLiteral("turn"), line.turn ? QJsonValue(*line.turn) : QJsonValue()},
                        {QStringLiteral("text"), line.text}});
    return lines;
}

QJsonArray adviceOf(const std::vector<vision::PictureAdvice>& advice) {
    QJsonArray sentences;
    for (const vision::PictureAdvice& advised : advice)
        sentences.push_back(words::wordsOf(advised));
    return sentences;
}

QJsonObject answerOf(const session::StoryQuestion& question, const session::StoryAlternative& answer,
                     const engine::GameSetup& setup, AnswerPictures& pictures) {
    QJsonObject told{{QStringLiteral("text"), session::answerWords(question, answer, setup)}};
    const engine::Placement& tile = answer.turn.turn.placement;
    if (question.about == models::ReportQuestion::About::Tile)
        told[QStringLiteral("jpeg")] =
            QString::fromLatin1(pictures.of(*setup.registry, {tile.tile, tile.rotation}).toBase64());
    return told;
}

/// Questions with what can be answered, those that were asked first in front.
QJsonArray askedOf(const session::EventLedger& ledger, AnswerPictures& pictures) {
    const std::vector<int>& order = ledger.reported().turnOrder();
    QJsonArray asked;
    for (const session::OpenQuestion& open : ledger.reported().questions()) {
        const auto turn = std::ranges::find(order, open.question.turn);
        if (turn == order.end() && open.question.turn != session::kNoTurn)
            continue;
        QJsonArray answers;
        for (const session::StoryAlternative& answer : open.question.alternatives)
            answers.push_back(answerOf(open.question, answer, ledger.setup(), pictures));
        asked.push_back(
            QJsonObject{{QStringLiteral("id"), open.id},
                        {QStringLiteral("title"),
                         session::titleOf(open.question, static_cast<int>(turn - order.begin()) + 1)},
                        {QStringLiteral("answers"), answers}});
    }
    return asked;
}

} // namespace

std::optional<session::StoryEdit> editOf(const PageAnswer& answer, const session::EventLedger& ledger) {
    const auto& questions = ledger.reported().questions();
    const auto asked = std::ranges::find(questions, answer.question, &session::OpenQuestion::id);
    if (asked == questions.end() || answer.choice >= asked->question.alternatives.size())
        return std::nullopt;
    return session::AnswerQuestion{asked->question, answer.choice};
}

QByteArray pageNews(const TableNews& news, const QString& language, AnswerPictures* answers) {
    const words::InLanguage spoken(language);
    const session::ReportedGame& reported = news.ledger.reported();
    QJsonObject game{{QStringLiteral("players"), playersOf(news.ledger)},
                     {QStringLiteral("headline"), session::tableLines(news.ledger).front()},
                     {QStringLiteral("last"),
                      reported.last() ? session::wordsOf(*reported.last(), news.ledger) : QString()},
                     {QStringLiteral("log"), logOf(news.ledger)},
                     {QStringLiteral("ended"), reported.ended()},
                     {QStringLiteral("questions"), static_cast<int>(reported.questions().size())},
                     {QStringLiteral("trouble"),
                      reported.outOfSync() ? session::wordsOf(*reported.outOfSync()) : QString()},
                     {QStringLiteral("advice"), adviceOf(news.advice)}};
    if (answers != nullptr)
        game[QStringLiteral("asked")] = askedOf(news.ledger, *answers);
    return QJsonDocument(QJsonObject{{QStringLiteral("game"), game}}).toJson(QJsonDocument::Compact);
}

QByteArray boardPicture(const session::EventLedger& ledger) {
    constexpr double kMost_px = 1600.0;
    const auto kept = records::keptGameOf(ledger);
    const auto audit = kept ? records::auditOf(*kept) : engine::Result<records::Audit>(kept.error());
    if (!audit)
        return {};
    models::BoardReport report = records::boardReportOf(*kept, *audit);
    art::BoardStyle style{.numbered = false, .table = false};
    if (!kept->game.turns().empty())
        style.framed = kept->game.turns().back().turn.placement.cell;
    cv::Mat board = art::drawBoardAlone(report, *kept->record.setup.registry, style);
    if (const double scale = kMost_px / std::max(board.cols, board.rows); scale < 1.0)
        cv::resize(board, board, {}, scale, scale, cv::INTER_AREA);
    std::vector<uchar> png;
    if (!cv::imencode(".png", board, png))
        return {};
    return {reinterpret_cast<const char*>(png.data()), static_cast<qsizetype>(png.size())};
}

} // namespace meeplecam::server
