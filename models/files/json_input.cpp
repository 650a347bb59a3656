#include "models/files/json_input.h"

#include "engine/tiles/phrase.h"
#include "models/files/joined.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <fcntl.h>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <unistd.h>

namespace meeplecam::models {

using engine::Error;
using engine::Result;

namespace {

constexpr std::size_t kDeepest = 40;
constexpr std::size_t kMostKeys = 300;
constexpr std::size_t kMostValues = 2'000'000;

/// Reads through a text without keeping it, and stops at what no honest file has.
class Inspector final : public nlohmann::json_sax<Json> {
public:
    [[nodiscard]] const std::string& refusal() const { return m_refusal; }

    bool null() override { return countValue(); }
    bool boolean(bool /*value*/) override { return countValue(); }
    bool number_integer(number_integer_t /*value*/) override { return countValue(); }
    bool number_unsigned(number_unsigned_t /*value*/) override { return countValue(); }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return countValue(); }
    bool string(string_t& /*value*/) override { return countValue(); }
    bool binary(binary_t& /*value*/) override { return countValue(); }
    bool start_object(std::size_t /*size*/) override { return enter(); }
    bool start_array(std::size_t /*size*/) override { return enter(); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(string_t& name) override {
        if (!m_keys.back().insert(name).second)
            return refuse(phrase("Files", "has the key \"%1\" twice in one place; remove one of them")
                              .with(name.substr(0, 60)));
        return m_keys.back().size() <= kMostKeys ||
               refuse(phrase("Files", "has more than %1 keys in one place").with(kMostKeys));
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& exception) override {
        const auto [line, column] = placeIn(exception.what());
        return refuse(line.empty()
                          ? phrase("Files", "is not valid JSON; copy the file again from where it comes from")
                          : phrase("Files", "is not valid JSON at line %1, column %2; mend it there, or copy "
                                            "the file again from where it comes from")
                                .with(line)
                                .with(column));
    }

private:
    static std::pair<std::string, std::string> placeIn(const std::string& message);

    bool refuse(const std::string& reason) {
        m_refusal = reason;
        return false;
    }
    bool countValue() {
        return ++m_values <= kMostValues ||
               refuse(phrase("Files", "has more than %1 values").with(kMostValues));
    }
    bool enter() {
        m_keys.emplace_back();
        if (m_keys.size() > kDeepest)
            return refuse(phrase("Files", "is nested deeper than %1 levels").with(kDeepest));
        return countValue();
    }
    bool leave() {
        m_keys.pop_back();
        return true;
    }

    std::string m_refusal;
    std::size_t m_values = 0;
    std::vector<std::set<std::string>> m_keys; // of the objects that are open; arrays have none
};

/// Line and column at which the parser stopped, by its message ("… at line 1, column 7: …"); empty when it
/// doesn't say.
std::pair<std::string, std::string> Inspector::placeIn(const std::string& message) {
    static const std::regex kPlace(" at line ([0-9]+), column ([0-9]+)");
    const std::string beginning = message.substr(0, 120);
    std::smatch found;
    if (!std::regex_search(beginning, found, kPlace))
        return {};
    return {found[1], found[2]};
}

const Json& nullJson() {
    static const Json kNull;
    return kNull;
}

/// At most so many bytes of a file; nothing when it can't be read. Never waits: what the system shows as
/// files may have no end, or nothing yet.
std::optional<std::string> firstBytes(const std::filesystem::path& path, std::uintmax_t most) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return std::nullopt;
    constexpr std::uintmax_t kPiece = 65'536;
    std::string bytes;
    ssize_t count = 1;
    while (count > 0 && bytes.size() < most) {
        const std::size_t before = bytes.size();
        bytes.resize(before + std::min(std::max<std::uintmax_t>(kPiece, before), most - before));
        do
            count = ::read(file, bytes.data() + before, bytes.size() - before);
        while (count < 0 && errno == EINTR);
        bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    ::close(file);
    return count < 0 ? std::nullopt : std::make_optional(std::move(bytes));
}

} // namespace

Result<std::string> readFile(const std::filesystem::path& path, std::string_view what, std::uintmax_t limit) {
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return phrase("Files", "%1 does not exist; name the file of %2")
            .with(path.string())
            .with(std::string(what))
            .error();
    if (!std::filesystem::is_regular_file(path, problem))
        return phrase("Files", "%1 is not a file; name the file of %2")
            .with(path.string())
            .with(std::string(what))
            .error();
    const std::uintmax_t size = std::filesystem::file_size(path, problem);
    if (!problem && size > limit)
        return tooManyBytes(path.string(), size, what, limit);
    auto bytes = firstBytes(path, limit + 1);
    if (!bytes)
        return phrase("Files", "%1 cannot be read; check its permissions").with(path.string()).error();
    if (bytes->size() > limit)
        return tooManyBytes(path.string(), bytes->size(), what, limit);
    return *std::move(bytes);
}

std::string beginningOf(const std::filesystem::path& path, std::size_t count) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return "";
    return firstBytes(path, count).value_or("");
}

Error tooManyBytes(const std::string& source, std::uintmax_t bytes, std::string_view what,
                   std::uintmax_t limit) {
    return phrase("Files", "%1 has %2 bytes; %3 has at most %4")
        .with(source)
        .with(bytes)
        .with(std::string(what))
        .with(limit)
        .error();
}

Result<Json> parseJson(std::string_view text, const std::string& source) {
    try {
        Inspector inspector;
        if (!Json::sax_parse(text.begin(), text.end(), &inspector))
            return Error{source + " " + inspector.refusal()};
        return Json::parse(text.begin(), text.end());
    } catch (const Json::exception&) {
        return Error{
            source + " " +
            phrase("Files", "is not valid JSON; copy the file again from where it comes from").text()};
    }
}

JsonCursor::JsonCursor(const Json& value, std::string path, std::string& complaint)
    : m_value(&value)
    , m_path(std::move(path))
    , m_complaint(&complaint) {}

bool JsonCursor::has(const std::string& key) const {
    const auto found = m_value->is_object() ? m_value->find(key) : m_value->end();
    return found != m_value->end() && !found->is_null();
}

JsonCursor JsonCursor::operator[](const std::string& key) const {
    const std::string path = m_path.empty() ? key : m_path + "." + key;
    if (!m_value->is_object())
        complain(phrase("Files", "is not an object with keys in {}"));
    const bool there = m_value->is_object() && m_value->contains(key);
    return {there ? m_value->at(key) : nullJson(), path, *m_complaint};
}

std::vector<JsonCursor> JsonCursor::items(std::size_t most) const {
    std::vector<JsonCursor> elements;
    if (!m_value->is_array())
        complain(m_value->is_null() ? phrase("Files", "is missing; it is a list in []")
                                    : phrase("Files", "is not a list in []"));
    else if (m_value->size() > most)
        complain(phrase("Files", "has %1 entries; %2 are the most").with(m_value->size()).with(most));
    else
        for (const Json& element : *m_value)
            elements.emplace_back(element, m_path + "[" + std::to_string(elements.size()) + "]",
                                  *m_complaint);
    return elements;
}

std::vector<JsonCursor> JsonCursor::tuple(std::size_t count) const {
    std::vector<JsonCursor> elements = items(count);
    if (elements.size() != count)
        complain(phrase("Files", "is not a list of %1 values").with(count));
    while (elements.size() < count)
        elements.emplace_back(nullJson(), m_path, *m_complaint);
    return elements;
}

std::vector<std::string> JsonCursor::keys() const {
    std::vector<std::string> names;
    if (!m_value->is_object())
        complain(phrase("Files", "is not an object with keys in {}"));
    else
        for (const auto& [key, value] : m_value->items())
            names.push_back(key);
    return names;
}

int JsonCursor::integer(int least, int most) const {
    double number = std::nan("");
    if (m_value->is_number())
        number = m_value->get<double>();
    if (number >= least && number <= most && number == std::floor(number))
        return static_cast<int>(number);
    complain((m_value->is_null() ? phrase("Files", "is missing; it is a whole number from %1 to %2")
                                 : phrase("Files", "is not a whole number from %1 to %2"))
                 .with(least)
                 .with(most));
    return least;
}

double JsonCursor::number(double least, double most) const {
    const double number = m_value->is_number() ? m_value->get<double>() : std::nan("");
    if (number >= least && number <= most)
        return number;
    const auto shown = [](double limit) { return (std::ostringstream() << limit).str(); };
    complain((m_value->is_null() ? phrase("Files", "is missing; it is a number from %1 to %2")
                                 : phrase("Files", "is not a number from %1 to %2"))
                 .with(shown(least))
                 .with(shown(most)));
    return least;
}

bool JsonCursor::boolean() const {
    if (m_value->is_boolean())
        return m_value->get<bool>();
    complain(phrase("Files", "is neither true nor false"));
    return false;
}

std::string JsonCursor::text() const {
    if (m_value->is_string())
        return m_value->get<std::string>();
    complain(m_value->is_null() ? phrase("Files", "is missing; it is a text in \"\"")
                                : phrase("Files", "is not a text in \"\""));
    return "";
}

int JsonCursor::oneOf(std::span<const char* const> words) const {
    const auto found = std::ranges::find(words, text(), [](const char* word) { return std::string(word); });
    if (found != words.end())
        return static_cast<int>(found - words.begin());
    complain(phrase("Files", "is none of %1").with(joined(words, ", ")));
    return 0;
}

void JsonCursor::expect(std::string_view wanted) const {
    if (text() != wanted)
        complain(phrase("Files", "is not \"%1\"").with(std::string(wanted)));
}

std::string JsonCursor::line() const {
    std::string line = text();
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
    std::replace_if(line.begin(), line.end(), isControl, ' ');
    return line;
}

void JsonCursor::complain(const std::string& problem) const {
    if (m_complaint->empty())
        *m_complaint = (m_path.empty() ? phrase("Files", "the file").text() : m_path) + " " + problem;
}

} // namespace meeplecam::models
