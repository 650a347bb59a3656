#pragma once

#include "vision/structure/suggestions.h"
#include "vision/teaching/square_finder.h"

#include <optional>
#include <string>
#include <vector>

namespace meeplecam::vision {

/// Who said what a square is. What a person says is never changed by the program.
enum class TileOrigin : std::uint8_t { Program, Person };

/// A square that was found on a picture of somebody's own tiles, and what it is taken for.
struct LessonSquare {
    std::string picture;                     ///< name of the file it was found on
    Quad quad;                               ///< there
    cv::Mat face;                            ///< as it lies, kLessonSide² pixels, BGR, in even light
    cv::Mat regions;                         ///< as it lies, what lies where on the face (models::Region)
    std::optional<TileStructure> structure;  ///< none before it is read
    std::vector<FaceSuggestion> suggestions; ///< the most probable first
    std::optional<engine::TileFace> tile;    ///< none: it is not a tile of the boxes, or shall be left out
    TileOrigin origin = TileOrigin::Program; ///< of `tile`
    bool guessed = false;                    ///< `tile` was kept from a game in which nobody confirmed it
    std::optional<std::size_t> known = {};   ///< which picture of the box that was kept before looks like it
    std::optional<SquareFault> fault = {};   ///< why it was refused; left out unless a person gives it a tile
};

inline constexpr int kLessonSide = 240;

/// What was refused, by picture.
struct LessonRefusal {
    std::string picture;
    RefusedSquare square;
    cv::Mat face = {}; ///< as that of a LessonSquare; empty where the square leaves the picture
};

/// Pictures of somebody's own tiles as far as they are understood; a person confirms or mends `tile`.
struct Lesson {
    std::vector<LessonSquare> squares; ///< their position + 1 is the number that people see
    std::vector<LessonRefusal> refused;
};

/// Adds what is to be seen on one picture.
void addPicture(const Frame& frame, const std::string& name, const StructureReader& reader, Lesson& lesson);

/// Adds what was learned from other pictures.
void append(Lesson more, Lesson& lesson);

/// Makes squares of those that were refused but lie within the picture, behind all others, so that a person
/// can accept them; until then they are left out.
void offerRefused(Lesson& lesson);

/// Reads the squares that were not read yet; region maps that they have stay.
void readSquares(const StructureReader& reader, Lesson& lesson);

/// Suggests a tile for every square that was read, each by its structure and all by what the boxes hold. What
/// a person said stays, and its copies are no longer in the box. Squares that were refused get suggestions
/// only.
void suggestTiles(const engine::TileRegistry& registry, const engine::TileCounts& counts, Lesson& lesson);

/// Whether a square is worth a person's look: nobody has said what it is, and what it is taken for is not
/// much more probable than anything else.
bool isDoubtful(const LessonSquare& square, const engine::TileRegistry& registry);

/// A face, or its regions, turned back by the quarter turns of its tile, as it stands in the tile set.
cv::Mat unrotated(const cv::Mat& face, engine::Rotation rotation);

/// How a lesson differs from the boxes: copies too few (negative) or too many, by type.
engine::TileCounts surplusOf(const Lesson& lesson, const engine::TileCounts& counts);

} // namespace meeplecam::vision
