#include "models/files/json_input.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>
#include <sstream>

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
            return refuse("has the key \"" + name.substr(0, 60) +
                          "\" twice in one place; remove one of them");
        return m_keys.back().size() <= kMostKeys ||
               refuse("has more than " + std::to_string(kMostKeys) + " keys in one place");
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& exception) override {
        return refuse("is not valid JSON" + placeIn(exception.what()) +
                      "; mend it there, or copy the file again from where it comes from");
    }

private:
    static std::string placeIn(const std::string& message);

    bool refuse(const std::string& reason) {
        m_refusal = reason;
        return false;
    }
    bool countValue() {
        return ++m_values <= kMostValues ||
               refuse("has more than " + std::to_string(kMostValues) + " values");
    }
    bool enter() {
        m_keys.emplace_back();
        if (m_keys.size() > kDeepest)
            return refuse("is nested deeper than " + std::to_string(kDeepest) + " levels");
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

/// Where the parser stopped, by its message: " at line 1, column 7"; empty when it doesn't say.
std::string Inspector::placeIn(const std::string& message) {
    const auto at = message.find(" at line ");
    const auto end = message.find(':', at);
    return at == std::string::npos || end == std::string::npos ? "" : message.substr(at, end - at);
}

const Json& nullJson() {
    static const Json kNull;
    return kNull;
}

} // namespace

Result<std::string> readFile(const std::filesystem::path& path, std::string_view what, std::uintmax_t limit) {
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return Error{path.string() + " does not exist; name the file of " + std::string(what)};
    if (!std::filesystem::is_regular_file(path, problem))
        return Error{path.string() + " is not a file; name the file of " + std::string(what)};
    const std::uintmax_t size = std::filesystem::file_size(path, problem);
    if (!problem && size > limit)
        return Error{path.string() + " has " + std::to_string(size) + " bytes; " + std::string(what) +
                     " has at most " + std::to_string(limit)};
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    if (!file)
        return Error{path.string() + " cannot be read; check its permissions"};
    return std::move(content).str();
}

Result<Json> parseJson(std::string_view text, const std::string& source) {
    try {
        Inspector inspector;
        if (!Json::sax_parse(text.begin(), text.end(), &inspector))
            return Error{source + " " + inspector.refusal()};
        return Json::parse(text.begin(), text.end());
    } catch (const Json::exception&) {
        return Error{source + " is not valid JSON; copy the file again from where it comes from"};
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
        complain("is not an object with keys in {}");
    const bool there = m_value->is_object() && m_value->contains(key);
    return {there ? m_value->at(key) : nullJson(), path, *m_complaint};
}

std::vector<JsonCursor> JsonCursor::items(std::size_t most) const {
    std::vector<JsonCursor> elements;
    if (!m_value->is_array())
        complain(m_value->is_null() ? "is missing; it is a list in []" : "is not a list in []");
    else if (m_value->size() > most)
        complain("has " + std::to_string(m_value->size()) + " entries; " + std::to_string(most) +
                 " are the most");
    else
        for (const Json& element : *m_value)
            elements.emplace_back(element, m_path + "[" + std::to_string(elements.size()) + "]",
                                  *m_complaint);
    return elements;
}

std::vector<JsonCursor> JsonCursor::tuple(std::size_t count) const {
    std::vector<JsonCursor> elements = items(count);
    if (elements.size() != count)
        complain("is not a list of " + std::to_string(count) + " values");
    while (elements.size() < count)
        elements.emplace_back(nullJson(), m_path, *m_complaint);
    return elements;
}

std::vector<std::string> JsonCursor::keys() const {
    std::vector<std::string> names;
    if (!m_value->is_object())
        complain("is not an object with keys in {}");
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
    complain((m_value->is_null() ? "is missing; it is" : "is not") + std::string(" a whole number from ") +
             std::to_string(least) + " to " + std::to_string(most));
    return least;
}

double JsonCursor::number(double least, double most) const {
    const double number = m_value->is_number() ? m_value->get<double>() : std::nan("");
    if (number >= least && number <= most)
        return number;
    std::ostringstream range;
    range << least << " to " << most;
    complain((m_value->is_null() ? "is missing; it is" : "is not") + std::string(" a number from ") +
             range.str());
    return least;
}

bool JsonCursor::boolean() const {
    if (m_value->is_boolean())
        return m_value->get<bool>();
    complain("is neither true nor false");
    return false;
}

std::string JsonCursor::text() const {
    if (m_value->is_string())
        return m_value->get<std::string>();
    complain(m_value->is_null() ? "is missing; it is a text in \"\"" : "is not a text in \"\"");
    return "";
}

int JsonCursor::oneOf(std::span<const char* const> words) const {
    const auto found = std::ranges::find(words, text(), [](const char* word) { return std::string(word); });
    if (found != words.end())
        return static_cast<int>(found - words.begin());
    std::string known;
    for (const char* word : words)
        known.append(known.empty() ? "" : ", ").append(word);
    complain("is none of " + known);
    return 0;
}

std::string JsonCursor::line() const {
    std::string line = text();
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
    std::replace_if(line.begin(), line.end(), isControl, ' ');
    return line;
}

void JsonCursor::complain(const std::string& problem) const {
    if (m_complaint->empty())
        *m_complaint = (m_path.empty() ? "the file" : m_path) + " " + problem;
}

} // namespace meeplecam::models
