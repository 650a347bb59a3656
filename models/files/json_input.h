#pragma once

#include "engine/tiles/result.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace meeplecam::models {

/// Keeps the order of keys, so that a file that is read and written again stays recognisable.
using Json = nlohmann::ordered_json;

/// The bytes of a file of at most `limit` bytes. `what` names the kind of file in messages, e.g. "a game
/// record".
engine::Result<std::string> readFile(const std::filesystem::path& path, std::string_view what,
                                     std::uintmax_t limit);

/// So many of the file's first bytes, fewer where it ends before; empty when it is no file or can't be read.
std::string beginningOf(const std::filesystem::path& path, std::size_t count);

/// Why a text of more than `limit` bytes is refused; `source` and `what` as in readFile() and parseJson().
engine::Error tooManyBytes(const std::string& source, std::uintmax_t bytes, std::string_view what,
                           std::uintmax_t limit);

/// JSON from a stranger: refuses broken syntax, numbers out of range, keys that appear twice, nesting deeper
/// than 40 levels and objects of more than 300 keys. `source` names the text in messages.
engine::Result<Json> parseJson(std::string_view text, const std::string& source);

/// A place in a JSON document that knows its path. Reading something that is not there, or not of the wanted
/// kind, gives a harmless value and notes the first complaint, so that a reader can run through and look at
/// the complaint once.
class JsonCursor {
public:
    /// `complaint` collects the first complaint of this cursor and all that come from it; empty = none so
    /// far.
    JsonCursor(const Json& value, std::string path, std::string& complaint);

    [[nodiscard]] const Json& json() const { return *m_value; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Whether the key is there and not null.
    [[nodiscard]] bool has(const std::string& key) const;
    [[nodiscard]] JsonCursor operator[](const std::string& key) const;
    /// The elements of a list of at most `most`.
    std::vector<JsonCursor> items(std::size_t most) const;
    /// A list of exactly `count` elements.
    std::vector<JsonCursor> tuple(std::size_t count) const;
    [[nodiscard]] std::vector<std::string> keys() const;

    int integer(int least, int most) const;
    double number(double least, double most) const;
    bool boolean() const;
    std::string text() const;
    /// The position of the text in a list of words; 0 when it is none of them.
    int oneOf(std::span<const char* const> words) const;
    /// Complains of anything but this text, such as the name of a format.
    void expect(std::string_view wanted) const;
    /// A text that people will read on one line: control characters become spaces.
    std::string line() const;

    /// Notes "<path> <problem>" unless something was noted before.
    void complain(const std::string& problem) const;

private:
    const Json* m_value;
    std::string m_path;
    std::string* m_complaint;
};

/// What `read` makes of a document: read(JsonCursor) gives a value. `source` names it in messages. Fails
/// where the text is no JSON (parseJson), and with the first complaint of the cursor.
template<class Read>
engine::Result<std::invoke_result_t<Read, JsonCursor>> readJson(std::string_view text,
                                                                const std::string& source, Read read) {
    const engine::Result<Json> json = parseJson(text, source);
    if (!json)
        return json.error();
    std::string complaint;
    auto value = read(JsonCursor(*json, "", complaint));
    if (!complaint.empty())
        return engine::Error{source + ": " + complaint};
    return value;
}

} // namespace meeplecam::models
