#pragma once

#include "app/session/editions/taught_folder.h"

#include <QImage>
#include <QString>

namespace meeplecam::gui {

/// How far a person needs to look at a square.
enum class SquareMark : std::uint8_t {
    Suggested, ///< by the program, which is sure
    Doubtful,  ///< by the program, which is not
    Confirmed, ///< said by a person
    LeftOut    ///< no tile of the boxes
};

/// A square as the page shows it.
struct SquareCard {
    QImage picture; ///< upright as it is understood
    QString word;   ///< the letter of its type; empty when it is left out
    SquareMark mark = SquareMark::Doubtful;
};

/// What a square may be, each type once in its best turn, as the square lies.
struct SquareChoices {
    std::vector<engine::TileFace> likely; ///< the most probable first
    std::vector<engine::TileFace> others; ///< all others of the boxes
};

/// Copies of a type.
struct TypeCount {
    engine::TileTypeId tile{};
    int copies = 0;
    bool operator==(const TypeCount&) const = default;
};

/// How the squares compare with the boxes.
struct TaughtCounts {
    int tiles = 0;    ///< that were found
    int inBoxes = 0;  ///< that there are
    int doubtful = 0; ///< of those that were found
    std::vector<TypeCount> missing;
    std::vector<TypeCount> surplus;
};

/// A refusal, and how many squares of the picture it holds for.
struct RefusalCount {
    std::string picture;
    vision::SquareFault why{};
    int squares = 0;
    bool operator==(const RefusalCount&) const = default;
};

/// The tiles that are being taught: squares of pictures with what they are taken for, and what a person says
/// about them. What a person said is changed by nobody else.
class TeachModel {
public:
    /// Forgets everything.
    void begin(const std::vector<std::string>& sets);
    /// Goes on with a catalogue.
    void goOn(session::TaughtBefore before);
    /// The boxes that the tiles may belong to; names that are not known are passed over.
    void setSets(const std::vector<std::string>& sets);
    [[nodiscard]] const std::vector<std::string>& sets() const { return m_sets; }
    /// Adds what was learned from more pictures, and thinks all suggestions over.
    void add(vision::Lesson more);

    [[nodiscard]] std::size_t size() const { return m_lesson.squares.size(); }
    [[nodiscard]] const vision::LessonSquare& square(std::size_t at) const { return m_lesson.squares[at]; }
    [[nodiscard]] SquareCard card(std::size_t at) const;
    [[nodiscard]] SquareChoices choices(std::size_t at) const;
    [[nodiscard]] TaughtCounts counts() const;
    [[nodiscard]] std::vector<RefusalCount> refusals() const;
    /// The next doubtful square behind this one, and then from the beginning on; none when nothing is
    /// doubtful.
    [[nodiscard]] std::optional<std::size_t> doubtfulAfter(std::size_t at) const;

    /// What a person says about a square.
    void put(std::size_t at, engine::TileFace face);
    void leaveOut(std::size_t at);
    /// It is what it is taken for.
    void confirm(std::size_t at);
    /// Turns its upright picture clockwise by quarter turns.
    void turn(std::size_t at, int quarters);
    /// Takes back what was said last; gives the square.
    std::optional<std::size_t> undo();
    [[nodiscard]] bool canUndo() const { return !m_said.empty(); }
    /// Counts what was taught and said since the beginning.
    [[nodiscard]] int changes() const { return m_changes; }

    /// What is to be kept: all but what is doubtful.
    [[nodiscard]] vision::Lesson certain() const;

private:
    struct Said {
        std::size_t square = 0;
        std::optional<engine::TileFace> before;
        vision::TileOrigin origin{};
    };
    void say(std::size_t at, std::optional<engine::TileFace> tile);
    void suggest();

    std::vector<std::string> m_sets;
    engine::TileCounts m_counts;
    vision::Lesson m_lesson;
    std::vector<Said> m_said;
    int m_changes = 0;
};

} // namespace meeplecam::gui
