#include "app/records/play_link.h"

#include "app/records/audit_words.h"
#include "app/words/words.h"
#include "engine/scoring.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>

namespace meeplecam::records {

namespace {

constexpr int kGame = 822; ///< Carcassonne at BoardGameGeek

/// The same game has the same name, so that it is not taken in twice.
QString nameOf(const KeptGame& kept) {
    const QByteArray text = QByteArray::fromStdString(recordText(kept));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16));
}

QString boxesOf(const KeptGame& kept) {
    QStringList boxes;
    for (const engine::TileSet& set : kept.record.setup.sets)
        boxes.push_back(words::boxWord(set));
    return boxes.join(QStringLiteral(", "));
}

QJsonArray playersOf(const KeptGame& kept) {
    const engine::FinalScore score = engine::finalScoreOf(kept.game.state());
    const std::vector<QString> names = shownNames(kept.names);
    const auto& turns = kept.game.turns();
    QJsonArray players;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto player = static_cast<int>(i);
        const int points = score.totals[i];
        players.push_back(QJsonObject{
            {QStringLiteral("name"), names[i]},
            {QStringLiteral("score"), points},
            {QStringLiteral("rank"), static_cast<int>(std::ranges::count_if(
                                         score.totals, [&](int other) { return other > points; })) +
                                         1},
            {QStringLiteral("winner"), std::ranges::count(score.winners, player) > 0},
            {QStringLiteral("startPlayer"), !turns.empty() && turns.front().turn.player == player}});
    }
    return players;
}

} // namespace

QString playLink(const KeptGame& kept, const QDateTime& played) {
    QJsonObject play{
        {QStringLiteral("sourceName"), QStringLiteral("Meeplecam")},
        {QStringLiteral("sourcePlayId"), nameOf(kept)},
        {QStringLiteral("game"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Carcassonne")},
                                             {QStringLiteral("bggId"), kGame},
                                             {QStringLiteral("highestWins"), true},
                                             {QStringLiteral("noPoints"), false}}},
        {QStringLiteral("board"), boxesOf(kept)},
        {QStringLiteral("players"), playersOf(kept)}};
    if (played.isValid())
        play[QStringLiteral("playDate")] = played.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    return QStringLiteral("https://app.bgstatsapp.com/createPlay.html?data=") +
           QString::fromLatin1(QUrl::toPercentEncoding(
               QString::fromUtf8(QJsonDocument(play).toJson(QJsonDocument::Compact))));
}

} // namespace meeplecam::records
