#include "app/words/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace meeplecam::words {

namespace {

thread_local int t_english = 0; // how many InEnglish live on this thread

void load(QTranslator& translator, const QString& name, const QString& folder) {
    if (translator.load(name, folder))
        QCoreApplication::installTranslator(&translator);
}

} // namespace

struct Language::Translators {
    /// Is silent while the thread speaks English.
    class OwnTranslator : public QTranslator {
    public:
        [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                        int n) const override {
            return t_english > 0 ? QString() : QTranslator::translate(context, source, comment, n);
        }
    };
    QTranslator english; // knows singular and plural
    OwnTranslator own;
    QTranslator qt; // the words of Qt's own dialogs
};

Language::Language(const QString& wanted, const std::filesystem::path& folder)
    : m_translators(std::make_unique<Translators>()) {
    const QString files = QString::fromStdString(folder.string());
    const QString code = wanted.isEmpty() ? QLocale::system().name().left(2) : wanted;
    load(m_translators->english, QStringLiteral("meeplecam_en"), files);
    QLocale::setDefault(wanted.isEmpty() ? QLocale::system() : QLocale(code)); // dates and numbers
    if (code == QLatin1String("en"))
        return;
    load(m_translators->own, QStringLiteral("meeplecam_") + code, files);
    load(m_translators->qt, QStringLiteral("qtbase_") + code,
         QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

Language::~Language() = default;

InEnglish::InEnglish() {
    ++t_english;
}

InEnglish::~InEnglish() {
    --t_english;
}

} // namespace meeplecam::words
