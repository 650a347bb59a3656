#include "vision/teaching/labels_file.h"

#include "engine/tiles/phrase.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace meeplecam::vision {

using engine::Error;
using engine::Result;

namespace {

std::string faceText(const engine::TileFace& face, const engine::TileRegistry& registry) {
    return registry[face.type].name + " " + std::to_string(engine::quarterTurns(face.rotation));
}

/// Other faces that are worth a thought.
std::string alternativesTo(const LessonSquare& square, const engine::TileRegistry& registry) {
    constexpr std::size_t kMost = 3;
    std::string text;
    std::size_t listed = 0;
    for (const FaceSuggestion& suggestion : square.suggestions) {
        if (listed == kMost)
            break;
        if (square.tile && registry.sameFace(suggestion.face, *square.tile))
            continue;
        text += (listed++ == 0 ? "" : ", ") + faceText(suggestion.face, registry);
    }
    return text;
}

/// What one line says.
struct Label {
    std::size_t number = 0;
    std::optional<engine::TileFace> tile;
};

/// Stands before the name of the picture that the squares of the next lines lie on.
constexpr std::string_view kPictureMark = "# picture ";

/// A name as it stands on one line.
std::string oneLine(std::string name) {
    std::ranges::replace_if(
        name, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return name;
}

class LabelReader {
public:
    LabelReader(const std::string& source, const engine::TileRegistry& registry,
                const std::vector<LessonSquare>& squares)
        : m_source(source)
        , m_registry(registry)
        , m_squares(squares) {}

    /// Nothing for a line without a label.
    Result<std::optional<Label>> read(const std::string& line) {
        ++m_line;
        if (line.starts_with(kPictureMark)) {
            m_picture = line.substr(kPictureMark.size());
            while (m_picture->ends_with('\r') || m_picture->ends_with(' '))
                m_picture->pop_back();
        }
        std::istringstream words(line.substr(0, line.find('#')));
        std::string number;
        if (!(words >> number))
            return std::optional<Label>{};
        Label label;
        if (number.size() > 6 || !std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; }))
            return complaint(
                phrase("Labels", "begins with \"%1\", which is not the number of a square").with(number));
        label.number = static_cast<std::size_t>(std::stoul(number));
        if (label.number == 0 || label.number > m_squares.size())
            return complaint(
                phrase("Labels", "names square %1; there are %2").with(number).with(m_squares.size()));
        if (!m_numbers.insert(label.number).second)
            return complaint(
                phrase("Labels", "names square %1 a second time; keep one of the lines").with(number));
        const std::string lies_on = oneLine(m_squares[label.number - 1].picture);
        if (m_picture && *m_picture != lies_on)
            return complaint(phrase("Labels", "means square %1 of %2, but square %1 lies on %3; give the "
                                              "same pictures in the order in which the labels have them")
                                 .with(number)
                                 .with(*m_picture)
                                 .with(lies_on));
        std::string type;
        std::string turn;
        std::string more;
        words >> type >> turn >> more;
        if (type == "none" && turn.empty())
            return std::optional(label);
        const auto known = m_registry.find(type);
        if (!known)
            return complaint(phrase("Labels", "names no tile type that is known: \"%1\"; write one such as "
                                              "base.U, or none")
                                 .with(type));
        if (turn.size() != 1 || turn[0] < '0' || turn[0] > '3' || !more.empty())
            return complaint(phrase("Labels", "needs 0, 1, 2 or 3 quarter turns after the type"));
        label.tile = engine::TileFace{*known, engine::rotationOf(turn[0] - '0')};
        return std::optional(label);
    }

private:
    [[nodiscard]] Error complaint(const std::string& what) const {
        return phrase("Labels", "%1: line %2 %3").with(m_source).with(m_line).with(what).error();
    }

    const std::string& m_source;
    const engine::TileRegistry& m_registry;
    const std::vector<LessonSquare>& m_squares;
    std::size_t m_line = 0;
    std::optional<std::string> m_picture; ///< that the labels speak of; none before they say so
    std::set<std::size_t> m_numbers;
};

} // namespace

std::string writeLabels(const Lesson& lesson, const engine::TileRegistry& registry) {
    std::string text =
        "# One line for each square: its number, the type of tile, and by how many quarter turns it lies\n"
        "# clockwise from the tile as the tile set has it. \"none\" leaves a square out. Mend what is\n"
        "# wrong, then run the same command with --labels and this file.\n";
    std::string picture;
    for (std::size_t i = 0; i < lesson.squares.size(); ++i) {
        const LessonSquare& square = lesson.squares[i];
        if (square.picture != picture)
            text += "\n" + std::string(kPictureMark) + oneLine(square.picture) + "\n";
        picture = square.picture;
        text += std::to_string(i + 1) + " " + (square.tile ? faceText(*square.tile, registry) : "none");
        if (isDoubtful(square, registry))
            text += "   # not sure; also like " + alternativesTo(square, registry);
        if (square.fault && !square.tile)
            text += "   # " + std::string(faultName(*square.fault)) + "; if it is a whole tile, perhaps " +
                    alternativesTo(square, registry);
        text += "\n";
    }
    return text;
}

engine::Status applyLabels(std::string_view text, const std::string& source,
                           const engine::TileRegistry& registry, Lesson& lesson) {
    LabelReader reader(source, registry, lesson.squares);
    std::istringstream lines{std::string(text)};
    std::vector<Label> labels;
    for (std::string line; std::getline(lines, line);) {
        const auto label = reader.read(line);
        if (!label)
            return label.error();
        if (*label)
            labels.push_back(**label);
    }
    for (const Label& label : labels) {
        LessonSquare& square = lesson.squares[label.number - 1];
        if (square.tile != label.tile) // a line that stands as it was written may never have been looked at
            square.origin = TileOrigin::Person;
        square.tile = label.tile;
    }
    return engine::success();
}

} // namespace meeplecam::vision
