#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace meeplecam::datasets {

// Counts of what was read right and wrong, over one picture or many. How each is judged: evaluation.h.

struct TileFigures {
    int right = 0;
    int wrong = 0;
    int missing = 0;
    int extra = 0;
    int asked = 0;  ///< tiles, right or not, that a question about a tile names
    int silent = 0; ///< wrong or extra without a question
    int hidden = 0; ///< hardly visible and not read wrongly: neither required nor held against the reader
    int hiddenRight = 0; ///< of these, read right nevertheless
    int unjudged = 0;    ///< reported where the truth does not know
    /// Tiles that the reader had to read.
    [[nodiscard]] int required() const { return right + wrong + missing; }
    bool operator==(const TileFigures&) const = default;
};

struct MeepleFigures {
    int right = 0;        ///< found, and on the right feature
    int wrongFeature = 0; ///< found, but on another one
    int wrongColour = 0;  ///< a report is there, in another colour (which counts as spurious)
    int missing = 0;      ///< no report is there
    int spurious = 0;     ///< reports left over ("false")
    int asked = 0;        ///< meeples, right or not, whose cell a question about a meeple names
    int silent = 0;       ///< on the wrong feature or spurious, without a question
    int hidden = 0;
    int hiddenRight = 0;
    int unjudged = 0;
    int posesJudged = 0; ///< of meeples that were found; discs have none
    int posesRight = 0;
    int kindsJudged = 0; ///< likewise: small, large, abbot, builder or pig
    int kindsRight = 0;
    [[nodiscard]] int found() const { return right + wrongFeature; }
    [[nodiscard]] int required() const { return found() + wrongColour + missing; }
    bool operator==(const MeepleFigures&) const = default;
};

struct BoardFigures {
    int pictures = 0;
    int unread = 0; ///< the reader failed with a sentence; everything is missing
    int exact = 0;
    int tilesExact = 0;        ///< regardless of meeples
    int rightOrAsked = 0;      ///< whatever is not right is named in a question
    int tilesRightOrAsked = 0; ///< regardless of meeples
    int withoutSilent = 0;     ///< no wrong or extra tile without a question
    int questions = 0;
    int questionsNeeded = 0; ///< of these, those whose answer changes something
    int listed = 0;          ///< what may be looked at, and is not asked
    int findings = 0;
    bool operator==(const BoardFigures&) const = default;
};

struct Figures {
    TileFigures tiles;
    MeepleFigures meeples;
    BoardFigures boards;
    Figures& operator+=(const Figures& other);
    bool operator==(const Figures&) const = default;
};

/// One number that reports show and floors can bound.
struct Measure {
    std::string_view name; ///< as in reports and floors, e.g. "tiles_right"
    double value = 0;
    /// Share: 0 to 1, 1 when of nothing. Number: not whole, such as seconds.
    enum class Unit : unsigned char { Count, Share, Number } unit = Unit::Count;
    bool operator==(const Measure&) const = default;
};

/// Measures of what was counted.
[[nodiscard]] Measure countMeasure(std::string_view name, int value);
[[nodiscard]] Measure shareMeasure(std::string_view name, int part, int whole);

/// Every measure, in a fixed order.
std::vector<Measure> measuresOf(const Figures& figures);

/// One of them; none when the name is unknown.
std::optional<Measure> findMeasure(const Figures& figures, std::string_view name);

} // namespace meeplecam::datasets
