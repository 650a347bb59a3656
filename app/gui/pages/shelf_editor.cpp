#include "app/gui/pages/shelf_editor.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace meeplecam::gui {

using records::ShelfPlace;

namespace {

constexpr int kOnThisComputer = 0;
constexpr int kInDatabase = 1;

} // namespace

ShelfEditor::ShelfEditor(QWidget* parent)
    : QWidget(parent)
    , m_where(new QComboBox(this))
    , m_address(new QLineEdit(this))
    , m_password(new QLineEdit(this))
    , m_sentence(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_where->addItems({tr("On this computer"), tr("In a database of several tables")});
    m_where->setAccessibleName(tr("Past games"));
    m_address->setPlaceholderText(QStringLiteral("postgresql://anna@server/games"));
    m_address->setAccessibleName(tr("Address of the database"));
    m_password->setPlaceholderText(tr("Password"));
    m_password->setAccessibleName(tr("Password"));
    m_password->setEchoMode(QLineEdit::Password);
    m_sentence->setObjectName(QStringLiteral("subtle"));
    m_sentence->setWordWrap(true);
    for (QWidget* field : {static_cast<QWidget*>(m_where), static_cast<QWidget*>(m_address),
                           static_cast<QWidget*>(m_password), static_cast<QWidget*>(m_sentence)})
        column->addWidget(field);
    show(records::chosenShelf());
    connect(m_where, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        take();
    });
    connect(m_address, &QLineEdit::editingFinished, this, &ShelfEditor::take);
    connect(m_password, &QLineEdit::editingFinished, this, &ShelfEditor::take);
}

void ShelfEditor::show(const engine::Result<ShelfPlace>& place) {
    if (place && place->server) {
        m_where->setCurrentIndex(kInDatabase);
        m_password->setText(place->server->password);
        records::ShelfServer named = *place->server;
        named.password.clear();
        m_address->setText(records::addressOf(named));
    }
    showFields();
    if (!place)
        say(QString::fromStdString(place.error().message));
}

void ShelfEditor::showFields() {
    const bool database = m_where->currentIndex() == kInDatabase;
    m_address->setVisible(database);
    m_password->setVisible(database);
    say({});
}

void ShelfEditor::say(const QString& sentence) {
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    if (QWidget* dialog = window(); dialog != this && dialog->isVisible())
        dialog->adjustSize();
}

engine::Result<ShelfPlace> ShelfEditor::chosen() const {
    if (m_where->currentIndex() == kOnThisComputer)
        return ShelfPlace(records::GameShelf::usualFile());
    QString address = m_address->text().trimmed();
    if (!address.contains(QStringLiteral("://")))
        address.prepend(QStringLiteral("postgresql://")); // a database, not a file of that name
    auto place = records::shelfPlaceOf(address);
    if (place && place->server && !m_password->text().isEmpty())
        place->server->password = m_password->text();
    return place;
}

void ShelfEditor::take() {
    ++m_trial;
    if (m_where->currentIndex() == kInDatabase && m_address->text().trimmed().isEmpty())
        return; // not written yet; what was chosen before holds
    const auto place = chosen();
    const engine::Status kept = place ? records::chooseShelf(*place) : engine::Status(place.error());
    if (!kept)
        say(QString::fromStdString(kept.error().message));
    else if (place->server)
        tryIt(*place);
}

void ShelfEditor::tryIt(const ShelfPlace& place) {
    say(tr("Asking the database…"));
    m_trier = std::jthread([this, place, trial = m_trial] {
        const auto opened = records::openShelf(place, records::waitingGames());
        const QString sentence =
            opened ? tr("The database can be used.") : QString::fromStdString(opened.error().message);
        QMetaObject::invokeMethod(
            this,
            [this, trial, sentence] {
                if (trial != m_trial)
                    return;
                say(sentence);
                Q_EMIT tried();
            },
            Qt::QueuedConnection);
    });
}

} // namespace meeplecam::gui
