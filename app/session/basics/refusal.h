#pragma once

#include "engine/tiles/result.h"

#include <QString>

namespace meeplecam::session {

/// An error with a sentence in the language of the program.
inline engine::Error refusal(const QString& sentence) {
    return engine::Error{sentence.toStdString()};
}

} // namespace meeplecam::session
