#include "app/gui/pages/settings_dialog.h"

#include "app/gui/pages/shelf_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace meeplecam::gui {

namespace {

/// A row whose name stands in the middle of its height.
void addNamed(QFormLayout& form, const QString& name, QWidget* field) {
    auto* label = new QLabel(name);
    label->setMinimumHeight(field->sizeHint().height());
    form.addRow(label, field);
}

} // namespace

SettingsDialog::SettingsDialog(QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Settings"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(20, 20, 20, 16);
    form->setVerticalSpacing(12);
    auto* appearance = new QComboBox(this);
    appearance->addItems({tr("Follow the system"), tr("Light"), tr("Dark")});
    appearance->setCurrentIndex(static_cast<int>(m_settings.appearance()));
    addNamed(*form, tr("Appearance"), appearance);
    auto* language = new QComboBox(this);
    language->addItem(tr("Follow the system"), QString());
    for (const auto& [code, name] : {std::pair("en", "English"), std::pair("de", "Deutsch"),
                                     std::pair("fr", "Français"), std::pair("pl", "Polski")})
        language->addItem(QString::fromUtf8(name), QString::fromLatin1(code));
    language->setCurrentIndex(std::max(0, language->findData(m_settings.language())));
    addNamed(*form, tr("Language"), language);
    auto* restart = new QLabel(tr("Takes effect after a restart"), this);
    restart->setObjectName(QStringLiteral("subtle"));
    form->addRow(QString(), restart);
    auto* sounds = new QCheckBox(tr("Play a sound after each turn"), this);
    sounds->setChecked(m_settings.sounds());
    form->addRow(sounds);
    auto* tournament =
        new QCheckBox(tr("Tournament mode: hide the tiles left and spaces nothing fits"), this);
    tournament->setChecked(m_settings.tournament());
    form->addRow(tournament);
    addNamed(*form, tr("Past games"), new ShelfEditor(this));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close")); // Qt's own translations may be absent
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    connect(appearance, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setAppearance(static_cast<Appearance>(index));
        Q_EMIT appearanceChanged();
    });
    connect(language, &QComboBox::currentIndexChanged, this,
            [this, language] { m_settings.setLanguage(language->currentData().toString()); });
    connect(sounds, &QCheckBox::toggled, this,
            [this](bool on) { m_settings.setSounds(on ? Qt::Checked : Qt::Unchecked); });
    connect(tournament, &QCheckBox::toggled, this, [this](bool on) {
        m_settings.setTournament(on ? Qt::Checked : Qt::Unchecked);
        Q_EMIT helpChanged();
    });
}

} // namespace meeplecam::gui
