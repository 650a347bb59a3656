#include "app/gui/language.h"

#include "app/session/bundled.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace meeplecam::gui {

namespace {

void load(QTranslator& translator, const QString& name, const QString& folder) {
    if (translator.load(name, folder))
        QCoreApplication::installTranslator(&translator);
}

} // namespace

Language::Language(const QString& wanted) {
    const QString folder = QString::fromStdString((session::bundledFolder() / "translations").string());
    const QString code = wanted.isEmpty() ? QLocale::system().name().left(2) : wanted;
    load(m_english, QStringLiteral("meeplecam_en"), folder);
    if (code == QLatin1String("en"))
        return;
    load(m_own, QStringLiteral("meeplecam_") + code, folder);
    load(m_qt, QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

Language::~Language() = default;

} // namespace meeplecam::gui
