#include "app/gui/new_game/players_editor.h"

#include "app/gui/look/icons.h"
#include "app/gui/look/player_style.h"
#include "app/words/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

using words::colourWord;
using words::wordOf;

namespace {

constexpr std::size_t kMostAtTable = 6;

QIcon plainMeeple(const std::string& colour) {
    PlayerStyle style = styleOf(colour, 0);
    style.ink = Qt::transparent; // the sign comes with the place in the order of play
    return meepleIcon(style);
}

} // namespace

PlayersEditor::PlayersEditor(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_add(new QPushButton(tr("Add player"), this)) {
    setSign(*m_add, Sign::Plus);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &PlayersEditor::addPlayer);
}

void PlayersEditor::setPlayers(const std::vector<engine::Player>& players) {
    while (!m_rows.empty())
        remove(m_rows.back().widget);
    for (const engine::Player& player : players)
        addRow(player);
    Q_EMIT changed();
}

std::vector<engine::Player> PlayersEditor::players() const {
    std::vector<engine::Player> players;
    for (const Row& row : m_rows) {
        const std::string colour = row.colour->currentData().toString().toStdString();
        const QString name = row.name->text().trimmed();
        players.push_back({name.isEmpty() ? colour : name.toStdString(), colour});
    }
    return players;
}

QString PlayersEditor::problemOf(const std::vector<engine::Player>& players) {
    if (players.size() < 2)
        return tr("Add at least two players.");
    for (std::size_t i = 0; i < players.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (players[i].colour == players[j].colour)
                return tr("Two players have the same colour (%1): choose another for one of them.")
                    .arg(colourWord(players[i].colour));
            if (players[i].name == players[j].name)
                return tr("Two players are called %1: give one of them another name.")
                    .arg(QString::fromStdString(players[i].name));
        }
    return {};
}

void PlayersEditor::addRow(const engine::Player& player) {
    Row row{new QWidget(this), nullptr, nullptr};
    auto* line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    row.colour = new QComboBox(row.widget);
    row.colour->setIconSize({24, 24});
    for (int i = 0; i < models::kMeepleColours; ++i) {
        const auto colour = static_cast<models::MeepleColour>(i);
        const std::string name(models::nameOf(colour));
        row.colour->addItem(plainMeeple(name), wordOf(colour), QString::fromStdString(name));
    }
    row.colour->setCurrentIndex(std::max(0, row.colour->findData(QString::fromStdString(player.colour))));
    row.colour->setAccessibleName(tr("Colour"));
    row.name = new QLineEdit(player.name == player.colour ? QString() : QString::fromStdString(player.name),
                             row.widget);
    row.name->setPlaceholderText(tr("Name"));
    row.name->setMaxLength(40);
    QToolButton* up = makeTool(row.widget, Sign::Up, tr("Move up in the turn order"));
    QToolButton* away = makeTool(row.widget, Sign::Close, tr("Remove this player"));
    line->addWidget(row.colour);
    line->addWidget(row.name, 1);
    line->addWidget(up);
    line->addWidget(away);
    connect(row.colour, &QComboBox::currentIndexChanged, this, &PlayersEditor::changed);
    connect(row.name, &QLineEdit::textChanged, this, &PlayersEditor::changed);
    connect(up, &QToolButton::clicked, this, [this, widget = row.widget] { moveUp(widget); });
    connect(away, &QToolButton::clicked, this, [this, widget = row.widget] { remove(widget); });
    m_column->insertWidget(static_cast<int>(m_rows.size()), row.widget);
    m_rows.push_back(row);
    m_add->setEnabled(m_rows.size() < kMostAtTable);
}

void PlayersEditor::addPlayer() {
    const std::vector<engine::Player> taken = players();
    for (int i = 0; i < models::kMeepleColours; ++i) {
        const std::string colour(models::nameOf(static_cast<models::MeepleColour>(i)));
        if (std::ranges::find(taken, colour, &engine::Player::colour) == taken.end()) {
            addRow({colour, colour});
            m_rows.back().name->setFocus();
            break;
        }
    }
    Q_EMIT changed();
}

void PlayersEditor::remove(QWidget* row) {
    std::erase_if(m_rows, [row](const Row& other) { return other.widget == row; });
    row->hide();
    row->deleteLater();
    m_add->setEnabled(m_rows.size() < kMostAtTable);
    Q_EMIT changed();
}

void PlayersEditor::moveUp(QWidget* row) {
    const auto place = std::ranges::find(m_rows, row, &Row::widget);
    if (place == m_rows.begin() || place == m_rows.end())
        return;
    std::iter_swap(place, place - 1);
    m_column->removeWidget(row);
    m_column->insertWidget(static_cast<int>(place - m_rows.begin()) - 1, row);
    Q_EMIT changed();
}

} // namespace meeplecam::gui
