#include "app/records/exports/plays.h"

#include "tests/support/stories.h"
#include "tests/support/test_folder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <QUrlQuery>
#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

QJsonObject playIn(const QString& link) {
    const QUrlQuery query{QUrl(link, QUrl::StrictMode)};
    return QJsonDocument::fromJson(query.queryItemValue(QStringLiteral("data"), QUrl::FullyDecoded).toUtf8())
        .object();
}

TEST(PlayLink, SaysWhoPlayedAndWhatItCameTo) {
    const KeptGame kept = keptGameOf(tests::recordedGame("by_hand.json")).value();
    const QDateTime played(QDate(2026, 11, 24), QTime(20, 5));
    const QString link = playLink(kept, {played, 45});
    EXPECT_TRUE(link.startsWith(QStringLiteral("https://app.bgstatsapp.com/createPlay.html?data=")));
    const QJsonObject play = playIn(link);
    EXPECT_EQ(play[QStringLiteral("playDate")].toString(), QStringLiteral("2026-11-24 20:05:00"));
    EXPECT_EQ(play[QStringLiteral("durationMin")].toInt(), 45);
    EXPECT_EQ(play[QStringLiteral("game")][QStringLiteral("bggId")].toInt(), 822);
    const QJsonArray players = play[QStringLiteral("players")].toArray();
    const engine::FinalScore score = engine::finalScoreOf(kept.game.state());
    ASSERT_EQ(static_cast<std::size_t>(players.size()), score.totals.size());
    const int most = std::ranges::max(score.totals);
    for (int i = 0; i < players.size(); ++i) {
        const QJsonObject player = players[i].toObject();
        const int points = score.totals[static_cast<std::size_t>(i)];
        EXPECT_EQ(player[QStringLiteral("name")].toString().toStdString(),
                  kept.names[static_cast<std::size_t>(i)]);
        EXPECT_EQ(player[QStringLiteral("score")].toInt(), points);
        EXPECT_EQ(player[QStringLiteral("winner")].toBool(), points == most);
        EXPECT_EQ(player[QStringLiteral("rank")].toInt() == 1, points == most);
    }
}

TEST(PlayLink, TheSameGameHasTheSameNameWheneverItIsTakenIn) {
    const KeptGame kept = keptGameOf(tests::recordedGame("by_hand.json")).value();
    const KeptGame other = keptGameOf(tests::recordedGame("course.json")).value();
    const auto nameOf = [](const KeptGame& game, const QDateTime& played) {
        return playIn(playLink(game, {played, 0}))[QStringLiteral("sourcePlayId")].toString();
    };
    EXPECT_EQ(nameOf(kept, {}), nameOf(kept, QDateTime(QDate(2026, 11, 24), QTime(20, 5))));
    EXPECT_NE(nameOf(kept, {}), nameOf(other, {}));
    EXPECT_FALSE(playIn(playLink(kept, {})).contains(QStringLiteral("playDate")));
}

TEST(PlayLink, NamesWithAnySignSurviveTheAddress) {
    models::GameRecord record = tests::recordedGame("by_hand.json");
    record.setup.players.front().name = "Ünal & \"Zoë\" + 1 = 100 % #?";
    const KeptGame kept = keptGameOf(std::move(record)).value();
    EXPECT_EQ(playIn(playLink(kept, {}))[QStringLiteral("players")][0][QStringLiteral("name")].toString(),
              QStringLiteral("Ünal & \"Zoë\" + 1 = 100 % #?"));
}

TEST(GeekPlay, SaysTheSameAsTheSitesForm) {
    const KeptGame kept = keptGameOf(tests::recordedGame("by_hand.json")).value();
    const QDateTime played(QDate(2026, 11, 24), QTime(20, 5));
    const QJsonObject play =
        QJsonDocument::fromJson(QByteArray::fromStdString(geekPlay(kept, {played, 45}))).object();
    EXPECT_EQ(play[QStringLiteral("objectid")].toString(), QStringLiteral("822"));
    EXPECT_EQ(play[QStringLiteral("playdate")].toString(), QStringLiteral("2026-11-24"));
    EXPECT_EQ(play[QStringLiteral("length")].toInt(), 45);
    const engine::FinalScore score = engine::finalScoreOf(kept.game.state());
    const QJsonArray players = play[QStringLiteral("players")].toArray();
    ASSERT_EQ(static_cast<std::size_t>(players.size()), score.totals.size());
    for (int i = 0; i < players.size(); ++i) {
        EXPECT_EQ(players[i][QStringLiteral("score")].toString(),
                  QString::number(score.totals[static_cast<std::size_t>(i)]));
        EXPECT_EQ(players[i][QStringLiteral("win")].toBool(), std::ranges::count(score.winners, i) > 0);
    }
}

class PlayTimes : public tests::FolderTest {};

TEST_F(PlayTimes, AreTheFilesAndUnknownForARecordOrNoFile) {
    write("game.json", "{}");
    const PlayTime time = playTimeOf(pathOf("game.json"));
    EXPECT_LT(std::abs(time.played.secsTo(QDateTime::currentDateTime())), 60);
    EXPECT_EQ(time.minutes, 0);
    EXPECT_FALSE(playTimeOf(pathOf("nothing")).played.isValid());
}

} // namespace
} // namespace meeplecam::records
