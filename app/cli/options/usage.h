#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace meeplecam::cli {

// How commands are used, in the language of the program. CLI11 speaks English.

/// Words the help of a program with all its commands.
void wordHelp(CLI::App& program);

/// What is wrong with the command line, as a sentence that says where help is.
std::string sentenceOf(const CLI::App& program, const CLI::ParseError& error);

} // namespace meeplecam::cli
