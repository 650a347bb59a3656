#pragma once

#include "engine/tiles/result.h"

#include <string>
#include <string_view>

namespace meeplecam::engine {

/// Reads a short text piece by piece. The first thing that is not as expected is noted, and from then on
/// everything reads as empty, so that a reader can run through and look at the error once.
class TextScanner {
public:
    explicit TextScanner(std::string_view text)
        : m_text(text) {}

    [[nodiscard]] bool failed() const { return !m_error.empty(); }
    [[nodiscard]] bool atEnd() const { return failed() || m_at >= m_text.size(); }
    /// The next character, or 0 at the end.
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    /// Takes the character if it comes next.
    bool accept(char wanted);
    /// Takes the character or notes that it is missing.
    void expect(char wanted);
    void skipSpaces();
    /// Everything up to a character that `ends` the word; may be empty.
    std::string_view wordUntil(std::string_view ends);
    /// A whole number in the range, with or without a minus.
    int number(int least, int most);
    /// Text between double quotes.
    std::string quoted();

    /// Notes that something else was expected here.
    void fail(const std::string& expected);
    /// What was wrong, where, with the text itself: `"…": expected … at character 5`.
    [[nodiscard]] Error error() const;

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_error;
};

} // namespace meeplecam::engine
