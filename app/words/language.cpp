#include "app/words/language.h"

#include "app/words/breach_words.h"
#include "engine/play/turn_rules.h"
#include "engine/tiles/phrase.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <map>
#include <mutex>

namespace meeplecam::words {

namespace {

thread_local int t_english = 0;                          // how many InEnglish live on this thread
thread_local std::shared_ptr<const QTranslator> t_other; // what InLanguage speaks on this thread

/// The languages that somebody was spoken to in, read from the folder of the program's own.
class OtherLanguages {
public:
    static OtherLanguages& all() {
        static OtherLanguages languages;
        return languages;
    }
    void setFolder(const QString& folder) {
        const std::scoped_lock lock(m_mutex);
        m_folder = folder;
        m_known.clear();
    }
    /// Null where there is none.
    std::shared_ptr<const QTranslator> find(const QString& code) {
        const std::scoped_lock lock(m_mutex);
        if (m_folder.isEmpty())
            return nullptr;
        if (const auto known = m_known.find(code); known != m_known.end())
            return known->second;
        auto translator = std::make_shared<QTranslator>();
        const bool loaded = translator->load(QStringLiteral("meeplecam_") + code, m_folder);
        return m_known[code] = loaded ? std::shared_ptr<const QTranslator>(translator) : nullptr;
    }

private:
    std::mutex m_mutex;
    QString m_folder; ///< empty = no language lives
    std::map<QString, std::shared_ptr<const QTranslator>> m_known;
};

bool isSupported(const QString& code) {
    return code == QLatin1String("de") || code == QLatin1String("fr") || code == QLatin1String("pl");
}

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
    /// Speaks what InLanguage wants on this thread; silent otherwise.
    class ElsewhereTranslator : public QTranslator {
    public:
        [[nodiscard]] bool isEmpty() const override { return false; }
        [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                        int n) const override {
            return t_other && t_english == 0 ? t_other->translate(context, source, comment, n) : QString();
        }
    };
    QTranslator english; // knows singular and plural
    OwnTranslator own;
    QTranslator qt; // the words of Qt's own dialogs
    ElsewhereTranslator elsewhere;
};

Language::Language(const QString& wanted, const std::filesystem::path& folder)
    : m_translators(std::make_unique<Translators>()) {
    const QString files = QString::fromStdString(folder.string());
    const QString code = wanted.isEmpty() ? QLocale::system().name().left(2) : wanted;
    load(m_translators->english, QStringLiteral("meeplecam_en"), files);
    OtherLanguages::all().setFolder(files);
    QLocale::setDefault(wanted.isEmpty() ? QLocale::system() : QLocale(code)); // dates and numbers
    if (code != QLatin1String("en"))
        loadOwn(code, files);
    engine::setPhrasebook([](const char* context, const char* english) {
        return QCoreApplication::translate(context, english).toStdString();
    });
    engine::setBreachWords([](const engine::Breach& breach, const engine::GameSetup& setup) {
        return wordsOf(breach, setup).toStdString();
    });
    QCoreApplication::installTranslator(&m_translators->elsewhere); // which is asked first
}

void Language::loadOwn(const QString& code, const QString& files) {
    load(m_translators->own, QStringLiteral("meeplecam_") + code, files);
    load(m_translators->qt, QStringLiteral("qtbase_") + code,
         QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

Language::~Language() {
    engine::setPhrasebook(nullptr);
    engine::setBreachWords(nullptr);
    OtherLanguages::all().setFolder({});
}

InEnglish::InEnglish() {
    ++t_english;
}

InEnglish::~InEnglish() {
    --t_english;
}

InLanguage::InLanguage(const QString& code)
    : m_before(t_other)
    , m_englishBefore(t_english) {
    t_other = isSupported(code) ? OtherLanguages::all().find(code) : nullptr;
    t_english = t_other ? 0 : 1;
}

InLanguage::~InLanguage() {
    t_other = m_before;
    t_english = m_englishBefore;
}

} // namespace meeplecam::words
