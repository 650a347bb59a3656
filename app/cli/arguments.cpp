#include "app/cli/arguments.h"

#include <algorithm>
#include <sstream>

namespace meeplecam::cli {

namespace {

// Pixels; what no camera undercuts and none exceeds.
constexpr int kSmallestSide = 64;
constexpr int kLargestSide = 16384;

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

std::string sentenceOf(const CLI::App& program, const CLI::ParseError& error) {
    const std::string command = commandOf(program);
    const std::string help = "; " + command + " --help shows how";
    const std::vector<std::string> unknown = program.remaining(true);
    if (unknown.empty())
        return error.what() + help;
    return "'" + unknown.front() + "' is no command or option of " + command + help;
}

} // namespace meeplecam::cli
