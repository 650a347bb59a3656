#pragma once

#include "engine/tiles/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace meeplecam::engine {

/// A sentence in the language of the program: "%1" to "%9" stand for what differs. The first layers know no
/// languages; whoever speaks to people gives them a phrasebook. Converts to the text.
class Phrase {
public:
    Phrase(const char* context, const char* english)
        : m_context(context)
        , m_english(english) {}

    /// What stands at the next place, beginning with "%1".
    Phrase&& with(std::string value) &&;
    Phrase&& with(std::size_t number) && { return std::move(*this).with(std::to_string(number)); }
    Phrase&& with(int number) && { return std::move(*this).with(std::to_string(number)); }
    Phrase&& with(std::int64_t number) && { return std::move(*this).with(std::to_string(number)); }

    [[nodiscard]] std::string text() const;
    [[nodiscard]] Error error() const { return Error{text()}; }
    operator std::string() const { return text(); }

private:
    const char* m_context;
    const char* m_english;
    std::vector<std::string> m_values;
};

/// A phrase to be filled. The literals of `english` are collected for translation, by context.
inline Phrase phrase(const char* context, const char* english) {
    return {context, english};
}

/// Gives a sentence with its places in the language of the program, or the English one where it has none.
using Phrasebook = std::string (*)(const char* context, const char* english);

/// What all phrases are looked up in from now on, on every thread; null = they are English.
void setPhrasebook(Phrasebook book);

} // namespace meeplecam::engine

namespace meeplecam {

using engine::phrase; // every layer says what it has to say in this way

} // namespace meeplecam
