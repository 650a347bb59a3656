#pragma once

#include <CLI/CLI.hpp>

namespace meeplecam::cli {

// What CLI11 does not say well enough about arguments.

/// Accepts numbers from `low` to `high`, and nothing that is no number ("nan" included).
CLI::Validator between(double low, double high);

/// What is wrong with the command line, as a sentence that says where help is.
std::string sentenceOf(const CLI::App& program, const CLI::ParseError& error);

} // namespace meeplecam::cli
