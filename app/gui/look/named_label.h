#pragma once

#include <QLabel>

namespace meeplecam::gui {

/// A label with the name by which the theme styles it: "section", "subtle", "title".
inline QLabel* makeLabel(QWidget* parent, const QString& text, const char* name) {
    auto* label = new QLabel(text, parent);
    label->setObjectName(QString::fromLatin1(name));
    return label;
}

} // namespace meeplecam::gui
