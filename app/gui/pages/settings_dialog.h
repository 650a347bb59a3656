#pragma once

#include "app/gui/model/settings.h"

#include <QDialog>

namespace meeplecam::gui {

/// What can be set once and for all. Changes count at once and are kept.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(QWidget* parent = nullptr);

Q_SIGNALS:
    void appearanceChanged();
    void helpChanged();

private:
    Settings m_settings;
};

} // namespace meeplecam::gui
