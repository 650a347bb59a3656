#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace meeplecam::server {

/// A square code that phones read: rows of modules, true = dark. Without the light rim of 4 modules that it
/// needs around it.
using QrCode = std::vector<std::vector<bool>>;

/// The code of a text of up to 1800 bytes, one of more than 300 with less against dirt (level L instead of
/// M); empty for a longer one.
[[nodiscard]] QrCode qrCodeOf(const QString& text);

/// The code with its rim for a terminal: two rows of modules in each line, light ones painted, so that it is
/// read on dark terminals as well as on light ones, where the colours are the other way round.
[[nodiscard]] QStringList terminalLines(const QrCode& code);

} // namespace meeplecam::server
