#include "engine/notation/text_scanner.h"

#include "engine/tiles/phrase.h"

#include <charconv>

namespace meeplecam::engine {

namespace {

constexpr std::size_t kLongestQuote = 80;

/// The text for a message: short, and without characters that would break a line.
std::string shortened(std::string_view text) {
    std::string quote(text.substr(0, kLongestQuote));
    for (char& c : quote)
        if (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) > '~')
            c = '?';
    return quote;
}

} // namespace

bool TextScanner::accept(char wanted) {
    if (peek() != wanted || atEnd())
        return false;
    ++m_at;
    return true;
}

void TextScanner::expect(char wanted) {
    if (!accept(wanted))
        fail(std::string("'") + wanted + "'");
}

void TextScanner::skipSpaces() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\r')
        ++m_at;
}

std::string_view TextScanner::wordUntil(std::string_view ends) {
    if (atEnd())
        return {};
    const std::size_t end = std::min(m_text.find_first_of(ends, m_at), m_text.size());
    const std::string_view word = m_text.substr(m_at, end - m_at);
    m_at = end;
    return word;
}

int TextScanner::number(int least, int most) {
    int value = 0;
    const std::string_view rest = atEnd() ? std::string_view() : m_text.substr(m_at);
    const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
    if (rest.empty() || problem != std::errc() || value < least || value > most) {
        fail(phrase("Notation", "a number from %1 to %2").with(least).with(most));
        return least;
    }
    m_at += static_cast<std::size_t>(end - rest.data());
    return value;
}

std::string TextScanner::quoted() {
    expect('"');
    std::string text(wordUntil("\""));
    expect('"');
    return text;
}

void TextScanner::fail(const std::string& expected) {
    if (m_error.empty())
        m_error = phrase("Notation", "expected %1 at character %2").with(expected).with(m_at + 1);
}

Error TextScanner::error() const {
    return Error{"\"" + shortened(m_text) + "\": " + m_error};
}

} // namespace meeplecam::engine
