#pragma once

#include <QCoreApplication>

#include <memory>

namespace meeplecam::cli {

/// What Qt needs for cameras and translations, without a window; null where the program has it already.
std::unique_ptr<QCoreApplication> makeApplication();

} // namespace meeplecam::cli
