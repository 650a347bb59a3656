#pragma once

#include "engine/tiles/result.h"

#include <QList>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>

#include <filesystem>

namespace meeplecam::server {

/// What a server shows to browsers, which have never heard of it.
struct Identity {
    QSslCertificate certificate;
    QSslKey key;
};

/// The certificate in this folder, made when there is none, when it ends within a month, or when it doesn't
/// name all of these addresses. Key and certificate lie in one file that nobody else may read. Fails with a
/// sentence when the folder can't be written.
[[nodiscard]] engine::Result<Identity> identityIn(const std::filesystem::path& folder,
                                                  const QStringList& addresses);

/// The folder of the user's data in which it is kept.
[[nodiscard]] std::filesystem::path identityFolder();

} // namespace meeplecam::server
