#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace meeplecam::session {

/// The translations of what is said about files, folders, cameras and addresses that can't be used.
struct Files {
    Q_DECLARE_TR_FUNCTIONS(Files)
};

/// A path or a name, to be put into a sentence.
inline QString asText(const std::string& name) {
    return QString::fromStdString(name);
}

} // namespace meeplecam::session
