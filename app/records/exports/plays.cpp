#include "app/records/exports/plays.h"

#include "app/records/audit/audit_words.h"
#include "app/words/words.h"
#include "engine/play/scoring.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>

namespace meeplecam::records {

namespace {

constexpr int kGame = 822; ///< Carcassonne at BoardGameGeek

/// What a play says about one who played.
struct PlayedBy {
    QString name;
    int points = 0;
    int rank = 1; ///< from 1; who have as much share it
    bool won = false;
    bool began = false;
};

std::vector<PlayedBy> playersOf(const KeptGame& kept) {
    const engine::FinalScore score = engine::finalScoreOf(kept.game.state());
    const std::vector<QString> names = shownNames(kept.names);
    const auto& turns = kept.game.turns();
    std::vector<PlayedBy> players;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto player = static_cast<int>(i);
        const int points = score.totals[i];
        const auto better = std::ranges::count_if(score.totals, [&](int other) { return other > points; });
        players.push_back({names[i], points, static_cast<int>(better) + 1,
                           std::ranges::count(score.winners, player) > 0,
                           !turns.empty() && turns.front().turn.player == player});
    }
    return players;
}

/// The same game has the same name, so that it is not taken in twice.
QString nameOf(const KeptGame& kept) {
    const QByteArray text = QByteArray::fromStdString(recordText(kept));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16));
}

QString boxesOf(const KeptGame& kept) {
    return words::boxWords(kept.record.setup.sets).join(QStringLiteral(", "));
}

} // namespace

PlayTime playTimeOf(const std::filesystem::path& file) {
    constexpr int kLongest_min = 12 * 60;
    const QFileInfo info(QString::fromStdString(file.string()));
    PlayTime time{info.lastModified()};
    if (const QDateTime began = info.birthTime(); isLog(file) && began.isValid())
        if (const qint64 minutes = began.secsTo(time.played) / 60; minutes > 0 && minutes <= kLongest_min)
            time = {began, static_cast<int>(minutes)};
    return time;
}

QString playLink(const KeptGame& kept, const PlayTime& time) {
    QJsonArray players;
    for (const PlayedBy& by : playersOf(kept))
        players.push_back(QJsonObject{{QStringLiteral("name"), by.name},
                                      {QStringLiteral("score"), by.points},
                                      {QStringLiteral("rank"), by.rank},
                                      {QStringLiteral("winner"), by.won},
                                      {QStringLiteral("startPlayer"), by.began}});
    QJsonObject play{
        {QStringLiteral("sourceName"), QStringLiteral("Meeplecam")},
        {QStringLiteral("sourcePlayId"), nameOf(kept)},
        {QStringLiteral("game"), QJsonObject{{QStringLiteral("name"), QStringLiteral("Carcassonne")},
                                             {QStringLiteral("bggId"), kGame},
                                             {QStringLiteral("highestWins"), true},
                                             {QStringLiteral("noPoints"), false}}},
        {QStringLiteral("board"), boxesOf(kept)},
        {QStringLiteral("players"), players}};
    if (time.played.isValid())
        play[QStringLiteral("playDate")] = time.played.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    if (time.minutes > 0)
        play[QStringLiteral("durationMin")] = time.minutes;
    return QStringLiteral("https://app.bgstatsapp.com/createPlay.html?data=") +
           QString::fromLatin1(QUrl::toPercentEncoding(
               QString::fromUtf8(QJsonDocument(play).toJson(QJsonDocument::Compact))));
}

std::string geekPlay(const KeptGame& kept, const PlayTime& time) {
    QJsonArray players;
    for (const PlayedBy& by : playersOf(kept))
        players.push_back(
            QJsonObject{{QStringLiteral("name"), by.name},
                        {QStringLiteral("score"), QString::number(by.points)},
                        {QStringLiteral("win"), by.won},
                        {QStringLiteral("position"), by.began ? QStringLiteral("1") : QString()}});
    QJsonObject play{{QStringLiteral("action"), QStringLiteral("save")},
                     {QStringLiteral("ajax"), 1},
                     {QStringLiteral("objecttype"), QStringLiteral("thing")},
                     {QStringLiteral("objectid"), QString::number(kGame)},
                     {QStringLiteral("quantity"), 1},
                     {QStringLiteral("incomplete"), !kept.over},
                     {QStringLiteral("comments"), boxesOf(kept)},
                     {QStringLiteral("players"), players}};
    if (time.played.isValid()) {
        play[QStringLiteral("playdate")] = time.played.toString(QStringLiteral("yyyy-MM-dd"));
        play[QStringLiteral("date")] = time.played.toUTC().toString(Qt::ISODateWithMs);
    }
    if (time.minutes > 0)
        play[QStringLiteral("length")] = time.minutes;
    return QJsonDocument(play).toJson(QJsonDocument::Indented).toStdString();
}

} // namespace meeplecam::records
