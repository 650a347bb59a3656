#include "app/gui/hall/hall_card.h"

#include "app/club/hall_text.h"
#include "app/gui/look/named_label.h"
#include "app/gui/look/player_style.h"

#include <QGridLayout>
#include <QJsonArray>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

constexpr QSize kBoard_px{280, 190};
constexpr int kSign_px = 22;

QLabel* wrapped(QWidget* parent, const char* name) {
    QLabel* label = makeLabel(parent, {}, name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Minutes and seconds since the last turn; empty for a game that is over.
QString clockOf(const club::HallTable& table) {
    if (!table.state || !table.state->since.isValid() ||
        club::newsOf(table)[QStringLiteral("ended")].toBool())
        return {};
    constexpr int kMinute_s = 60;
    const qint64 passed_s = std::max<qint64>(0, table.state->since.secsTo(QDateTime::currentDateTimeUtc()));
    return HallCard::tr("%1 since the last turn")
        .arg(QStringLiteral("%1:%2")
                 .arg(passed_s / kMinute_s)
                 .arg(passed_s % kMinute_s, 2, 10, QLatin1Char('0')));
}

} // namespace

HallCard::HallCard(QWidget* parent)
    : QFrame(parent)
    , m_name(makeLabel(this, {}, "heading"))
    , m_board(new QLabel(this))
    , m_players(new QGridLayout)
    , m_last(wrapped(this, "body"))
    , m_trouble(wrapped(this, "alarm"))
    , m_clock(makeLabel(this, {}, "subtle")) {
    setObjectName(QStringLiteral("card"));
    m_board->setFixedHeight(kBoard_px.height());
    m_board->setAlignment(Qt::AlignCenter);
    m_players->setColumnStretch(1, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_name);
    column->addWidget(m_board);
    column->addLayout(m_players);
    column->addWidget(m_last);
    column->addWidget(m_trouble);
    column->addStretch(1);
    column->addWidget(m_clock);
}

void HallCard::show(const club::HallTable& table, bool heard, bool board) {
    const QJsonObject news = club::newsOf(table);
    const QString headline = news[QStringLiteral("headline")].toString();
    const QString last = news[QStringLiteral("last")].toString();
    m_name->setText(table.name);
    if (board) {
        QPixmap picture;
        picture.loadFromData(table.board, "PNG");
        m_board->setPixmap(picture.isNull()
                               ? QPixmap()
                               : picture.scaled(kBoard_px, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }
    showPlayers(news[QStringLiteral("players")].toArray());
    m_last->setText(news[QStringLiteral("ended")].toBool() || last.isEmpty() ? headline : last);
    m_trouble->setText(club::troubleOf(table, heard));
    m_trouble->setVisible(!m_trouble->text().isEmpty());
    setAccessibleName(club::lineOf(table, heard));
    tick(table);
}

void HallCard::tick(const club::HallTable& table) {
    m_clock->setText(clockOf(table));
}

void HallCard::showPlayers(const QJsonArray& players) {
    while (QLayoutItem* item = m_players->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int i = 0; i < players.size(); ++i) {
        const QJsonValue player = players[i];
        auto* sign = new QLabel(this);
        sign->setPixmap(meepleIcon(styleOf(player[QStringLiteral("colour")].toString().toStdString(), i))
                            .pixmap(kSign_px, kSign_px));
        QLabel* name = wrapped(this, player[QStringLiteral("turn")].toBool() ? "strong" : "body");
        name->setText(player[QStringLiteral("name")].toString());
        QLabel* points = makeLabel(this, QString::number(player[QStringLiteral("points")].toInt()), "strong");
        m_players->addWidget(sign, i, 0);
        m_players->addWidget(name, i, 1);
        m_players->addWidget(points, i, 2, Qt::AlignRight);
    }
}

} // namespace meeplecam::gui
