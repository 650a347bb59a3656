#pragma once

#include <QCoreApplication>

namespace meeplecam::gui {

/// The translations of everything about exports, wherever it is said.
struct Export {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

} // namespace meeplecam::gui
