#include "app/cli/arguments.h"

#include "models/file_output.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace meeplecam::cli {

namespace {

// Pixels; what no camera undercuts and none exceeds.
constexpr int kSmallestSide = 64;
constexpr int kLargestSide = 16384;

namespace fs = std::filesystem;

/// A file or folder that an option names.
struct NamedFile {
    std::string option;
    fs::path path;
};

std::vector<NamedFile> namedBy(const CLI::App& command, const std::vector<std::string>& options) {
    std::vector<NamedFile> files;
    for (const std::string& option : options)
        for (const std::string& name : command.get_option(option)->results())
            if (!name.empty() && name != "-")
                files.push_back({option, name});
    return files;
}

/// A folder that is read is a catalogue, if anything, of which this is the file that names all others.
std::vector<NamedFile> withCatalogues(std::vector<NamedFile> files) {
    const std::size_t count = files.size();
    for (std::size_t i = 0; i < count; ++i)
        if (std::error_code problem; fs::is_directory(files[i].path, problem))
            files.push_back({files[i].option, files[i].path / "catalogue.json"});
    return files;
}

bool liesIn(const fs::path& path, const fs::path& folder) {
    return models::isSameFile(path, folder) || models::isSameFile(path.parent_path() / ".", folder);
}

void refuseClashes(const CLI::App& command, const FileOptions& options) {
    const std::vector<NamedFile> read = withCatalogues(namedBy(command, options.read));
    const std::vector<NamedFile> written = namedBy(command, options.written);
    for (std::size_t i = 0; i < written.size(); ++i) {
        for (const NamedFile& input : read)
            if (models::isSameFile(written[i].path, input.path))
                throw CLI::ValidationError(written[i].option,
                                           written[i].path.string() +
                                               " is read and would be overwritten; choose another name");
        for (std::size_t other = 0; other < i; ++other)
            if (models::isSameFile(written[i].path, written[other].path))
                throw CLI::ValidationError(written[i].option,
                                           written[i].path.string() + " is to be written by " +
                                               written[other].option + ", too; choose another name");
    }
    for (const NamedFile& folder : namedBy(command, options.folders))
        for (const NamedFile& input : read)
            if (liesIn(input.path, folder.path))
                throw CLI::ValidationError(folder.option,
                                           input.path.string() + " lies in " + folder.path.string() +
                                               " and might be overwritten; choose another folder");
}

/// The command as far as it was understood: "meeplecam print".
std::string commandOf(const CLI::App& program) {
    std::string command = program.get_name();
    for (const CLI::App* parsed : program.get_subcommands())
        command += " " + commandOf(*parsed);
    return command;
}

} // namespace

CLI::Validator between(double low, double high) {
    std::ostringstream range;
    range << low << " to " << high;
    const auto complaint = [low, high, range = range.str()](const std::string& text) {
        double value = 0;
        const bool inside = CLI::detail::lexical_cast(text, value) && value >= low && value <= high;
        return inside ? std::string() : text + " is not a number from " + range;
    };
    return {complaint, range.str()};
}

void addSizeOption(CLI::App& command, const std::string& name, cv::Size& size,
                   const std::string& description) {
    const auto parse = [name, &size](const std::string& text) {
        const std::size_t cross = text.find('x');
        cv::Size parsed;
        if (cross == std::string::npos || !CLI::detail::lexical_cast(text.substr(0, cross), parsed.width) ||
            !CLI::detail::lexical_cast(text.substr(cross + 1), parsed.height) ||
            std::min(parsed.width, parsed.height) < kSmallestSide ||
            std::max(parsed.width, parsed.height) > kLargestSide)
            throw CLI::ValidationError(name, text + " is no size like 1920x1080");
        size = parsed;
    };
    command.add_option_function<std::string>(name, parse, description)->type_name("WxH");
}

void keepApart(CLI::App& command, const FileOptions& options) {
    command.parse_complete_callback([&command, options] { refuseClashes(command, options); });
}

std::string sentenceOf(const CLI::App& program, const CLI::ParseError& error) {
    const std::string command = commandOf(program);
    const std::string help = "; " + command + " --help shows how";
    const std::vector<std::string> unknown = program.remaining(true);
    if (unknown.empty())
        return error.what() + help;
    return "'" + unknown.front() + "' is no command or option of " + command + help;
}

} // namespace meeplecam::cli
