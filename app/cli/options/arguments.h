#pragma once

#include <opencv2/core/types.hpp>

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace meeplecam::cli {

// What CLI11 does not say well enough about arguments.

/// Accepts numbers from `low` to `high`, and nothing that is no number ("nan" included).
CLI::Validator between(double low, double high);

/// Adds an option for a number of pixels in two directions: "1920x1080". `size` must outlive the parsing.
void addSizeOption(CLI::App& command, const std::string& name, cv::Size& size,
                   const std::string& description);

/// The options of a command that name files; their names, without dashes for those that have none.
struct FileOptions {
    std::vector<std::string> read = {};      ///< files, or folders as catalogues are
    std::vector<std::string> written = {};   ///< files; "-" is none
    std::vector<std::string> continued = {}; ///< files that grow, and look after what is in them
    std::vector<std::string> folders = {};   ///< that are filled with files
    std::string goesOn = {};                 ///< a flag with which those written grow, too; empty = none
};

/// Refuses, before the command begins, what would write over a file that it reads, or two things into one
/// file; whatever the names are by which they are called. Over what is there already only --force writes,
/// which is added to the command; an empty file is nothing to lose.
void keepApart(CLI::App& command, const FileOptions& options);

} // namespace meeplecam::cli
