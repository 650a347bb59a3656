#pragma once

#include "app/session/story/story.h"

#include <span>
#include <utility>

namespace meeplecam::session {

/// Something about a story that one look leaves uncertain.
struct Doubt {
    StoryQuestion question; ///< that would settle it
    bool due = true;        ///< else what is seen later may settle it, and nobody is asked yet
    bool shifting = false;  ///< what is believed changes with what is laid beside it: not worth asking anew
};

/// Which doubts are put to the players: those that two looks in a row have. A question stays the same one
/// while its doubt lasts.
class OpenQuestions {
public:
    /// The questions after a look with these doubts; `open` are those before it.
    [[nodiscard]] std::vector<StoryQuestion> next(std::vector<Doubt> doubts,
                                                  std::span<const StoryQuestion> open);

    /// Doubts of the newest look that are no questions yet.
    [[nodiscard]] const std::vector<StoryQuestion>& considered() const { return m_considered; }
    /// Those that two looks in a row had and that were not due: they are when nothing more will be seen.
    /// Handed out once.
    [[nodiscard]] std::vector<StoryQuestion> takeWaiting() { return std::exchange(m_waiting, {}); }

private:
    std::vector<StoryQuestion> m_considered;
    std::vector<StoryQuestion> m_waiting;
};

} // namespace meeplecam::session
