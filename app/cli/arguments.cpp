#include "app/cli/arguments.h"

#include <sstream>

namespace meeplecam::cli {

namespace {

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

std::string sentenceOf(const CLI::App& program, const CLI::ParseError& error) {
    const std::string command = commandOf(program);
    const std::string help = "; " + command + " --help shows how";
    const std::vector<std::string> unknown = program.remaining(true);
    if (unknown.empty())
        return error.what() + help;
    return "'" + unknown.front() + "' is no command or option of " + command + help;
}

} // namespace meeplecam::cli
