#pragma once

#include <QString>

#include <filesystem>
#include <memory>

class QTranslator;

namespace meeplecam::words {

/// The language of everything that the program says to people, for as long as this lives, and the way in
/// which it writes dates. Texts are marked by
/// tr() of Qt, in classes with Q_DECLARE_TR_FUNCTIONS or Q_OBJECT; their source is English. Needs a
/// QCoreApplication.
class Language {
public:
    /// `wanted` is a code of two letters; empty = that of the environment. What is not translated is English.
    /// `folder` holds meeplecam_CODE.qm.
    Language(const QString& wanted, const std::filesystem::path& folder);
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

private:
    struct Translators;
    void loadOwn(const QString& code, const QString& files);

    std::unique_ptr<Translators> m_translators;
};

/// While one of these lives, this thread speaks English, whatever the language: for files that programs read.
class InEnglish {
public:
    InEnglish();
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;
};

/// While one of these lives, this thread speaks another language: to somebody who looks from elsewhere, such
/// as at a page of a phone. Dates and numbers stay as they are. Without a Language that lives it changes
/// nothing.
class InLanguage {
public:
    /// A code of two letters; one that is not translated is English.
    explicit InLanguage(const QString& code);
    ~InLanguage();
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

private:
    std::shared_ptr<const QTranslator> m_before;
    int m_englishBefore;
};

} // namespace meeplecam::words
