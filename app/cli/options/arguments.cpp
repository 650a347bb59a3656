#include "app/cli/options/arguments.h"

#include "engine/tiles/phrase.h"
#include "models/files/file_output.h"
#include "models/files/json_input.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iomanip>
#include <iterator>
#include <sstream>
#include <string_view>

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

/// The option of the command, or of one that it belongs to.
const CLI::Option& optionOf(const CLI::App& command, const std::string& name) {
    const CLI::App* owner = &command;
    while (owner->get_option_no_throw(name) == nullptr && owner->get_parent() != nullptr)
        owner = owner->get_parent();
    return *owner->get_option(name);
}

std::vector<NamedFile> namedBy(const CLI::App& command, const std::vector<std::string>& options) {
    std::vector<NamedFile> files;
    for (const std::string& option : options)
        for (const std::string& name : optionOf(command, option).results())
            if (!name.empty() && name != "-")
                files.push_back({option, name});
    return files;
}

/// Whether writing into it would cost what somebody has; devices and pipes keep nothing.
bool holdsSomething(const fs::path& file) {
    std::error_code problem;
    return fs::is_regular_file(file, problem) && fs::file_size(file, problem) > 0 && !problem;
}

void refuseWhatExists(const CLI::App& command, const std::vector<std::string>& written) {
    for (const NamedFile& file : namedBy(command, written))
        if (holdsSomething(file.path))
            throw CLI::ValidationError(
                file.option,
                phrase("CommandLine", "%1 is there already; choose another name, or write over it by --force")
                    .with(file.path.string()));
}

/// A folder that is read is a catalogue, if anything, of which this is the file that names all others.
std::vector<NamedFile> withCatalogues(std::vector<NamedFile> files) {
    const std::size_t count = files.size();
    for (std::size_t i = 0; i < count; ++i)
        if (std::error_code problem; fs::is_directory(files[i].path, problem))
            files.push_back({files[i].option, files[i].path / "catalogue.json"});
    return files;
}

bool looksLikePicture(const fs::path& file) {
    constexpr std::size_t kTellingBytes = 4;
    const std::string begin = models::beginningOf(file, kTellingBytes);
    constexpr std::array<std::string_view, 8> kMarks = {"\xff\xd8\xff", "\x89PNG", "RIFF", "BM",
                                                        "II*",          "MM",      "P5",   "P6"};
    return std::ranges::any_of(kMarks, [&](std::string_view mark) { return begin.starts_with(mark); });
}

bool liesIn(const fs::path& path, const fs::path& folder) {
    return models::isSameFile(path, folder) || models::isSameFile(path.parent_path() / ".", folder);
}

/// Whether the file is a picture somewhere in a folder that is read.
bool isPictureOf(const fs::path& folder, const fs::path& file) {
    std::error_code problem;
    if (!fs::is_directory(folder, problem) || !looksLikePicture(file))
        return false;
    const fs::path whole = fs::weakly_canonical(file, problem);
    for (fs::path above = whole.parent_path(); above != above.parent_path(); above = above.parent_path())
        if (models::isSameFile(above, folder))
            return true;
    return false;
}

void refuseClashes(const CLI::App& command, const FileOptions& options) {
    const std::vector<NamedFile> read = withCatalogues(namedBy(command, options.read));
    std::vector<NamedFile> written = namedBy(command, options.written);
    std::ranges::move(namedBy(command, options.continued), std::back_inserter(written));
    for (std::size_t i = 0; i < written.size(); ++i) {
        for (const NamedFile& input : read)
            if (models::isSameFile(written[i].path, input.path) || isPictureOf(input.path, written[i].path))
                throw CLI::ValidationError(
                    written[i].option,
                    phrase("CommandLine", "%1 is read and would be overwritten; choose another name")
                        .with(written[i].path.string()));
        for (std::size_t other = 0; other < i; ++other)
            if (models::isSameFile(written[i].path, written[other].path))
                throw CLI::ValidationError(
                    written[i].option,
                    phrase("CommandLine", "%1 is to be written by %2, too; choose another name")
                        .with(written[i].path.string())
                        .with(written[other].option));
    }
    for (const NamedFile& folder : namedBy(command, options.folders))
        for (const NamedFile& input : read)
            if (liesIn(input.path, folder.path))
                throw CLI::ValidationError(
                    folder.option,
                    phrase("CommandLine", "%1 lies in %2 and might be overwritten; choose another folder")
                        .with(input.path.string())
                        .with(folder.path.string()));
}

} // namespace

CLI::Validator between(double low, double high) {
    constexpr int kDigits = 10; // of the largest limit, and no exponents
    const auto shown = [](double limit) {
        return (std::ostringstream() << std::setprecision(kDigits) << limit).str();
    };
    const std::string least = shown(low);
    const std::string most = shown(high);
    const auto complaint = [=](const std::string& text) {
        double value = 0;
        const bool inside = CLI::detail::lexical_cast(text, value) && value >= low && value <= high;
        return inside ? std::string()
                      : phrase("CommandLine", "%1 is not a number from %2 to %3")
                            .with(text)
                            .with(least)
                            .with(most)
                            .text();
    };
    return {complaint, phrase("CommandLine", "%1 to %2").with(least).with(most).text()};
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
            throw CLI::ValidationError(name,
                                       phrase("CommandLine", "%1 is no size like 1920x1080").with(text));
        size = parsed;
    };
    command.add_option_function<std::string>(name, parse, description)->type_name("WxH");
}

void keepApart(CLI::App& command, const FileOptions& options) {
    const CLI::Option* const force = options.written.empty()
                                         ? nullptr
                                         : command.add_flag("--force")->description(
                                               phrase("Help", "Write over files that are there already"));
    command.parse_complete_callback([&command, force, options] {
        refuseClashes(command, options);
        const bool grows = !options.goesOn.empty() && optionOf(command, options.goesOn).count() > 0;
        if (force != nullptr && force->count() == 0 && !grows)
            refuseWhatExists(command, options.written);
    });
}

} // namespace meeplecam::cli
