#pragma once

#include <opencv2/core/types.hpp>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace meeplecam::cli {

// What CLI11 does not say well enough about arguments.

/// Accepts numbers from `low` to `high`, and nothing that is no number ("nan" included).
CLI::Validator between(double low, double high);

/// Adds an option for a number of pixels in two directions: "1920x1080". `size` must outlive the parsing.
void addSizeOption(CLI::App& command, const std::string& name, cv::Size& size,
                   const std::string& description);

/// What a command writes into a file; Other is for what looks after itself, as logs do.
enum class FileKind : std::uint8_t { Json, Table, Picture, Pdf, Film, Other };

/// An option that names a file to be written.
struct WrittenFile {
    std::string option;
    FileKind kind = FileKind::Other;
};

/// The options of a command that name files; their names, without dashes for those that have none.
struct FileOptions {
    std::vector<std::string> read;    ///< files, or folders as catalogues are
    std::vector<WrittenFile> written; ///< "-" is none
    std::vector<std::string> folders; ///< that are filled with files
};

/// Refuses, before the command begins, what would write over a file that it reads, or two things into one
/// file; whatever the names are by which they are called. What was written before by the same option may be
/// written anew; over a file of another kind only --force writes, which is added to the command.
void keepApart(CLI::App& command, const FileOptions& options);

} // namespace meeplecam::cli
