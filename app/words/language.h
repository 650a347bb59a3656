#pragma once

#include <QString>

#include <filesystem>
#include <memory>

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

} // namespace meeplecam::words
