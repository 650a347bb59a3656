#include "app/club/hall_text.h"

#include <QCoreApplication>

namespace meeplecam::club {

namespace {

struct HallText {
    Q_DECLARE_TR_FUNCTIONS(HallText)
};

} // namespace

QJsonObject newsOf(const HallTable& table) {
    if (!table.state)
        return {};
    const QJsonObject& news = table.state->news;
    const QJsonObject own = news[HallText::tr("en", "the code of the language of these texts")].toObject();
    return own.isEmpty() ? news[QStringLiteral("en")].toObject() : own;
}

QString troubleOf(const HallTable& table, bool heard) {
    const QJsonObject news = newsOf(table);
    QStringList parts;
    if (!heard)
        parts.push_back(HallText::tr("This table can't be heard"));
    else if (const QString trouble = news[QStringLiteral("trouble")].toString(); !trouble.isEmpty())
        parts.push_back(trouble);
    if (const int questions = news[QStringLiteral("questions")].toInt(); questions > 0)
        parts.push_back(HallText::tr("%n question(s) waiting", nullptr, questions));
    return parts.join(QStringLiteral(" · "));
}

QString lineOf(const HallTable& table, bool heard) {
    const QJsonObject news = newsOf(table);
    QStringList parts{table.name};
    if (table.state)
        parts.push_back(news[QStringLiteral("headline")].toString());
    QStringList scores;
    for (const auto& player : news[QStringLiteral("players")].toArray())
        scores.push_back(QStringLiteral("%1 %2")
                             .arg(player[QStringLiteral("name")].toString())
                             .arg(player[QStringLiteral("points")].toInt()));
    parts.push_back(scores.join(QStringLiteral(", ")));
    parts.push_back(troubleOf(table, heard));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void showOnPage(const HallFeed& feed, const QString& changedBoard, server::TableServer& page) {
    const auto table = feed.hall().tables().find(changedBoard);
    const bool hasBoard = table != feed.hall().tables().end() && !table->second.board.isEmpty();
    page.showTables(feed.forPage(), hasBoard
                                        ? std::optional(server::TableBoard{changedBoard, table->second.board})
                                        : std::nullopt);
}

} // namespace meeplecam::club
