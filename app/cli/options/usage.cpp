#include "app/cli/options/usage.h"

#include "engine/tiles/phrase.h"

#include <algorithm>
#include <memory>
#include <regex>
#include <sstream>
#include <vector>

namespace meeplecam::cli {

namespace {

/// How many characters a text in UTF-8 has.
std::size_t lengthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Two columns, of which the right one breaks between words.
std::string columns(const std::string& left, const std::string& right, std::size_t width) {
    constexpr std::size_t kWholeWidth = 100; // characters a line
    const std::string indent(width, ' ');
    if (right.empty())
        return left + "\n";
    const std::size_t length = lengthOf(left);
    std::string text = length + 1 < width ? left + indent.substr(length) : left + "\n" + indent;
    std::size_t column = width;
    std::istringstream words(right);
    for (std::string word; words >> word; column += lengthOf(word)) {
        if (column > width && column + 1 + lengthOf(word) > kWholeWidth) {
            text += "\n" + indent;
            column = width;
        } else if (column > width) {
            text += ' ';
            ++column;
        }
        text += word;
    }
    return text + "\n";
}

/// CLI11 counts bytes where it aligns columns, and has no words for the kinds of values.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
        std::string text = CLI::Formatter::make_help(app, std::move(name), mode);
        constexpr std::string_view kGroup = "[Option Group: "; // its description says enough
        for (std::size_t at = text.find(kGroup); at != std::string::npos; at = text.find(kGroup, at)) {
            const std::size_t end = text.find('\n', at);
            text.replace(at, end - at, "");
        }
        return text;
    }
    std::string make_description(const CLI::App* app) const override {
        return app->get_description().empty() ? "" : app->get_description() + "\n";
    }
    std::string make_subcommand(const CLI::App* sub) const override {
        return columns("  " + sub->get_display_name(true), sub->get_description(), get_column_width());
    }
    std::string make_option(const CLI::Option* option, bool isPositional) const override {
        return columns("  " + make_option_name(option, isPositional) + make_option_opts(option),
                       make_option_desc(option), get_column_width());
    }
    std::string make_group(std::string group, bool isPositional,
                           std::vector<const CLI::Option*> options) const override {
        if (group == "Options")
            group = phrase("Help", "Options");
        return CLI::Formatter::make_group(group, isPositional, std::move(options));
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string text = CLI::Formatter::make_option_opts(option);
        const std::pair<std::string, std::string> kinds[] = {{" TEXT", phrase("Help", "TEXT")},
                                                             {" INT", phrase("Help", "INT")},
                                                             {" UINT", phrase("Help", "INT")},
                                                             {" FLOAT", phrase("Help", "NUMBER")}};
        for (const auto& [kind, word] : kinds)
            if (text.starts_with(kind))
                return " " + word + text.substr(kind.size());
        return text;
    }
};

void wordCommand(CLI::App& command, const std::shared_ptr<HelpFormatter>& formatter) {
    command.formatter(formatter);
    if (CLI::Option* help = command.get_help_ptr(); help != nullptr)
        help->description(phrase("Help", "Print this help and leave"));
    for (CLI::App* sub : command.get_subcommands([](CLI::App*) { return true; })) {
        if (!sub->get_name().empty())
            sub->group(phrase("Help", "Commands"));
        wordCommand(*sub, formatter);
    }
}

/// The command as far as it was understood: "meeplecam print".
std::string commandOf(const CLI::App& program) {
    std::string command = program.get_name();
    for (const CLI::App* parsed : program.get_subcommands())
        command += " " + commandOf(*parsed);
    return command;
}

/// What CLI11 says of an error, or the same in the language of the program where it is known.
std::string inWords(const CLI::ParseError& error) {
    const std::string text = error.what();
    if (text == "A subcommand is required")
        return phrase("CommandLine", "a command is missing");
    struct Known {
        const char* kind; ///< of the error
        std::regex text;
        engine::Phrase words;
    };
    const Known all[] = {
        {"RequiredError", std::regex("(.+) is required"), phrase("CommandLine", "%1 is required")},
        {"ConversionError", std::regex("Could not convert: (.+) = (.*)"),
         phrase("CommandLine", "%1 does not take '%2'")},
        {"ArgumentMismatch", std::regex("(.+): 1 required .+ missing"),
         phrase("CommandLine", "%1 needs a value")},
        {"ArgumentMismatch", std::regex("(.+): At least 1 required .+"),
         phrase("CommandLine", "%1 needs a value")},
        {"ValidationError", std::regex("(.+): (.*) not in \\{(.+)\\}"),
         phrase("CommandLine", "%1: '%2' is none of %3")},
        {"RequiresError", std::regex("(.+) requires (.+)"), phrase("CommandLine", "%1 needs %2, too")}};
    std::smatch found;
    for (const Known& known : all)
        if (error.get_name() == known.kind && std::regex_match(text, found, known.text)) {
            engine::Phrase words = known.words;
            for (std::size_t i = 1; i < found.size(); ++i)
                std::move(words).with(found[i].str()); // NOLINT(bugprone-use-after-move): it stays itself
            return words;
        }
    return text;
}

} // namespace

void wordHelp(CLI::App& program) {
    const auto formatter = std::make_shared<HelpFormatter>();
    formatter->label("Usage", phrase("Help", "Usage"));
    formatter->label("OPTIONS", phrase("Help", "OPTIONS"));
    formatter->label("REQUIRED", phrase("Help", "REQUIRED"));
    formatter->label("Needs", phrase("Help", "Needs"));
    formatter->label("Positionals", phrase("Help", "Arguments"));
    formatter->label("POSITIONALS", phrase("Help", "Arguments"));
    formatter->label("SUBCOMMAND", phrase("Help", "COMMAND"));
    formatter->label("SUBCOMMANDS", phrase("Help", "COMMAND"));
    wordCommand(program, formatter);
}

std::string sentenceOf(const CLI::App& program, const CLI::ParseError& error) {
    const std::string command = commandOf(program);
    const std::vector<std::string> unknown = program.remaining(true);
    if (unknown.empty())
        return phrase("CommandLine", "%1; %2 --help shows how").with(inWords(error)).with(command);
    return phrase("CommandLine", "'%1' is no command or option of %2; %2 --help shows how")
        .with(unknown.front())
        .with(command);
}

} // namespace meeplecam::cli
