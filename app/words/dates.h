#pragma once

#include <QString>

namespace meeplecam::words {

/// A date, or date and time, as files have it ("2026-11-22 20:15"), in the language of the player; other
/// texts as they are.
[[nodiscard]] QString dateWords(const QString& sortable);

} // namespace meeplecam::words
