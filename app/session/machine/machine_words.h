#pragma once

#include "app/session/machine/machine.h"

#include <QString>
#include <QStringList>

namespace meeplecam::session {

/// What is said about one side of a machine.
struct MachineTopic {
    QString title;       ///< "Cameras"
    QStringList there;   ///< sentences on what there is
    QStringList advised; ///< what the program does without, and what would help
    QStringList missing; ///< what keeps something from working, and what to do
};

/// What a machine has and what is missing, in the language of the player.
[[nodiscard]] std::vector<MachineTopic> wordsOf(const Machine& machine);

/// Whether something is missing without which a part of the program does not work.
[[nodiscard]] bool lacksSomething(const std::vector<MachineTopic>& topics);

} // namespace meeplecam::session
