#include "app/session/following/open_questions.h"

#include "app/session/story/story_edit.h"

#include <algorithm>
#include <span>
#include <utility>

namespace meeplecam::session {

namespace {

/// Whether a question that is open still asks what is doubted: it offers what is believed now, as its first
/// answer, or as any where beliefs shift.
bool stillAsks(const StoryQuestion& asked, const Doubt& doubt) {
    const StoryTurn& believed = doubt.question.alternatives.front().turn;
    const auto offered = std::span(asked.alternatives).first(doubt.shifting ? asked.alternatives.size() : 1U);
    return std::ranges::any_of(offered, [&](const StoryAlternative& other) {
        return isSameAnswer(doubt.question.about, other.turn, believed);
    });
}

} // namespace

std::vector<StoryQuestion> OpenQuestions::next(std::vector<Doubt> doubts,
                                               std::span<const StoryQuestion> open) {
    std::vector<StoryQuestion> questions;
    std::vector<StoryQuestion> considered;
    m_waiting.clear();
    for (Doubt& doubt : doubts) {
        const auto sameAs = [&](const StoryQuestion& other) {
            return other.turn == doubt.question.turn && other.about == doubt.question.about;
        };
        const auto asked = std::ranges::find_if(open, sameAs);
        if (asked != open.end() && stillAsks(*asked, doubt))
            questions.push_back(*asked);
        else if (const bool lasts = std::ranges::any_of(m_considered, sameAs);
                 asked != open.end() || (doubt.due && lasts))
            questions.push_back(std::move(doubt.question));
        else {
            if (lasts)
                m_waiting.push_back(doubt.question);
            considered.push_back(std::move(doubt.question));
        }
    }
    m_considered = std::move(considered);
    return questions;
}

} // namespace meeplecam::session
