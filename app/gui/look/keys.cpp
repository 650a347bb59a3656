#include "app/gui/look/keys.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace meeplecam::gui {

namespace {

QString plain(QString text) {
    return text.remove(QLatin1Char('&'));
}

void addLine(std::vector<KeyLine>& lines, const QKeySequence& key, const QString& does) {
    const QString name = key.toString(QKeySequence::NativeText);
    const auto same = std::ranges::find(lines, does, &KeyLine::does);
    if (same == lines.end())
        lines.push_back({name, does});
    else if (!same->keys.split(QStringLiteral(", ")).contains(name))
        same->keys += QStringLiteral(", ") + name;
}

/// Whether a widget can be reached while the part is shown.
bool isShownIn(const QWidget& widget, const QWidget& part) {
    return &widget == &part || widget.isVisibleTo(&part);
}

} // namespace

QShortcut* addKey(QWidget& page, const QKeySequence& key, const QString& does,
                  const std::function<void()>& action, Qt::ShortcutContext context) {
    auto* shortcut = new QShortcut(key, &page);
    shortcut->setContext(context);
    shortcut->setWhatsThis(does);
    QObject::connect(shortcut, &QShortcut::activated, &page, action);
    return shortcut;
}

std::vector<KeyLine> keysOf(const std::vector<const QWidget*>& parts) {
    std::vector<KeyLine> lines;
    for (const QWidget* part : parts) {
        for (const QAbstractButton* button : part->findChildren<QAbstractButton*>())
            if (!button->shortcut().isEmpty() && isShownIn(*button, *part))
                addLine(lines, button->shortcut(),
                        plain(button->text().isEmpty() ? button->accessibleName() : button->text()));
        for (const QShortcut* shortcut : part->findChildren<QShortcut*>())
            if (isShownIn(*qobject_cast<const QWidget*>(shortcut->parent()), *part))
                addLine(lines, shortcut->key(), shortcut->whatsThis());
    }
    return lines;
}

KeysDialog::KeysDialog(const std::vector<KeyLine>& keys, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    auto* list = new QWidget(this);
    auto* grid = new QGridLayout(list);
    grid->setHorizontalSpacing(24);
    for (const KeyLine& line : keys) {
        const int row = grid->rowCount();
        auto* key = new QLabel(line.keys, list);
        key->setObjectName(QStringLiteral("key"));
        auto* does = new QLabel(line.does, list);
        grid->addWidget(key, row, 0, Qt::AlignRight);
        grid->addWidget(does, row, 1);
    }
    grid->setColumnStretch(1, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(list->sizeHint().width() + 30);
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    constexpr int kLargest = 560; // more is scrolled to
    resize(sizeHint().width(), std::min(kLargest, list->sizeHint().height() + 90));
}

} // namespace meeplecam::gui
