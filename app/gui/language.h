#pragma once

#include <QString>
#include <QTranslator>

namespace meeplecam::gui {

/// The language of the window, for as long as this lives.
class Language {
public:
    /// `wanted` is a code of two letters; empty = the desktop's. What is not translated is English.
    explicit Language(const QString& wanted);
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

private:
    QTranslator m_english; ///< knows singular and plural
    QTranslator m_own;
    QTranslator m_qt; ///< the words of Qt's own dialogs
};

} // namespace meeplecam::gui
