#pragma once

#include "app/session/planning/game_plan.h"

#include <QWidget>

#include <optional>

namespace meeplecam::gui {

/// Lets a person choose where the pictures of a game come from, from now on: a camera, which is shown, the
/// address of a phone, or a recording. None when nothing was chosen.
[[nodiscard]] std::optional<session::SourceRequest> askForSource(QWidget* parent,
                                                                 const session::GamePlan& plan);

} // namespace meeplecam::gui
