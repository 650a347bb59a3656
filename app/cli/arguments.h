#pragma once

#include <opencv2/core/types.hpp>

#include <CLI/CLI.hpp>

namespace meeplecam::cli {

// What CLI11 does not say well enough about arguments.

/// Accepts numbers from `low` to `high`, and nothing that is no number ("nan" included).
CLI::Validator between(double low, double high);

/// Adds an option for a number of pixels in two directions: "1920x1080". `size` must outlive the parsing.
void addSizeOption(CLI::App& command, const std::string& name, cv::Size& size,
                   const std::string& description);

/// What is wrong with the command line, as a sentence that says where help is.
std::string sentenceOf(const CLI::App& program, const CLI::ParseError& error);

} // namespace meeplecam::cli
