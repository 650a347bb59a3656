#include "engine/tiles/phrase.h"

#include <atomic>

namespace meeplecam::engine {

namespace {

std::atomic<Phrasebook> s_phrasebook = nullptr;

} // namespace

void setPhrasebook(Phrasebook book) {
    s_phrasebook = book;
}

Phrase&& Phrase::with(std::string value) && {
    m_values.push_back(std::move(value));
    return std::move(*this);
}

std::string Phrase::text() const {
    const Phrasebook book = s_phrasebook;
    const std::string sentence = book ? book(m_context, m_english) : std::string(m_english);
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isPlace =
            sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1' && sentence[i + 1] <= '9';
        const std::size_t place = isPlace ? static_cast<std::size_t>(sentence[i + 1] - '1') : m_values.size();
        if (place < m_values.size()) {
            text += m_values[place];
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace meeplecam::engine
