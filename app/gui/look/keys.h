#pragma once

#include <QDialog>
#include <QKeySequence>

#include <functional>
#include <vector>

class QShortcut;

namespace meeplecam::gui {

// Keys of the window. Each says what it does, so that they can all be listed.

/// A key of a page, or with `context` of one part of it.
QShortcut* addKey(QWidget& page, const QKeySequence& key, const QString& does,
                  const std::function<void()>& action, Qt::ShortcutContext context = Qt::WindowShortcut);

/// What some keys do.
struct KeyLine {
    QString keys; ///< "Left, Right"
    QString does;
    bool operator==(const KeyLine&) const = default;
};

/// The keys that count while these parts of the window are shown: of shortcuts, and of buttons that have one.
/// Keys that do the same stand together.
[[nodiscard]] std::vector<KeyLine> keysOf(const std::vector<const QWidget*>& parts);

/// Lists keys.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(const std::vector<KeyLine>& keys, QWidget* parent);
};

} // namespace meeplecam::gui
