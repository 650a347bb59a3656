#include "vision/teaching/square_finder.h"

#include "vision/reading/picture_check.h"
#include "vision/teaching/covered_squares.h"
#include "vision/teaching/equal_squares.h"
#include "vision/teaching/printed_frames.h"
#include "vision/teaching/single_squares.h"
#include "vision/teaching/touching_tiles.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <optional>

namespace meeplecam::vision {

namespace {

constexpr double kLeastSide = 45.0; // pixels; what is learned from less can't be told apart later
constexpr double kLeastSharpness =
    0.16; // of one tile; checkPicture wants 0.19 of many, plain fields show less

/// Whether the tiles lie apart: of the two explanations of a picture that counts which finds more tiles.
/// Tiles side by side give hardly any single squares; of tiles with gaps in rows and columns a grid finds
/// few, as its cells are not whole tiles.
bool lieApart(const std::vector<Quad>& single, const std::vector<Quad>& touching) {
    constexpr double kEnough = 0.8; // of as many as side by side
    return static_cast<double>(single.size()) > kEnough * static_cast<double>(touching.size());
}

/// Row by row as far as rows can be seen, each from left to right.
void sortInRows(std::vector<Quad>& quads) {
    std::ranges::sort(quads, {}, [](const Quad& quad) { return centreOf(quad).y; });
    for (auto row = quads.begin(); row != quads.end();) {
        const float reach = centreOf(*row).y + 0.5F * static_cast<float>(meanSide(*row));
        const auto end =
            std::find_if(row, quads.end(), [&](const Quad& quad) { return centreOf(quad).y > reach; });
        std::sort(row, end, [](const Quad& a, const Quad& b) { return centreOf(a).x < centreOf(b).x; });
        row = end;
    }
}

bool leavesPicture(const Quad& quad, const cv::Size& picture) {
    const double over = 0.02 * meanSide(quad);
    return std::ranges::any_of(quad, [&](const cv::Point2f& corner) {
        return corner.x < -over || corner.y < -over || corner.x > picture.width + over ||
               corner.y > picture.height + over;
    });
}

std::optional<SquareFault> faultOf(const Frame& frame, const Quad& quad) {
    if (leavesPicture(quad, frame.size()))
        return SquareFault::LeavesPicture;
    if (meanSide(quad) < kLeastSide)
        return SquareFault::TooSmall;
    if (sharpness(frame.level(0), std::span(&quad, 1)) < kLeastSharpness)
        return SquareFault::Blurred;
    return std::nullopt;
}

/// Squares that a person would have liked to be found, too: they are as large as those that were, and
/// covered in part, or their faces are turned down.
std::vector<Quad> coveredBeside(const ReducedPicture& picture, const std::vector<Quad>& found,
                                const std::vector<Quad>& others) {
    constexpr double kApart = 0.6; // sides
    std::vector<Quad> covered;
    const auto add = [&](const Quad& quad) {
        const auto near = [&](const Quad& other) {
            return cv::norm(centreOf(other) - centreOf(quad)) < kApart * meanSide(quad);
        };
        if (std::ranges::none_of(found, near) && std::ranges::none_of(covered, near))
            covered.push_back(quad);
    };
    std::ranges::for_each(others, add);
    std::ranges::for_each(findCoveredSquares(picture, found), add);
    return covered;
}

} // namespace

const char* faultName(SquareFault fault) {
    switch (fault) {
    case SquareFault::LeavesPicture:
        return "cut off";
    case SquareFault::TooSmall:
        return "too small";
    case SquareFault::Blurred:
        return "blurred";
    case SquareFault::Covered:
        break;
    }
    return "covered";
}

SquareSearch findSquares(const Frame& frame, const StructureReader& reader) {
    const TileLook look = [&](const cv::Mat& face) { return reader.wholeTile(face); };
    const ReducedPicture reduced = reducedPicture(frame);
    const SingleSquares single = findSingleSquares(reduced, look);
    std::vector<Quad> touching;
    for (const GridSquare& square : findTouchingTiles(frame, look))
        touching.push_back(square.quad);
    SquareSearch search;
    const bool apart = lieApart(single.tiles, touching);
    std::vector<Quad> found = withinPrintedFrames(frame, madeEqual(frame, apart ? single.tiles : touching));
    sortInRows(found);
    for (const Quad& quad : found) {
        if (const auto fault = faultOf(frame, quad))
            search.refused.push_back({quad, *fault});
        else
            search.squares.push_back(quad);
    }
    if (!apart)
        return search; // whatever is as large as a tile is a part of the board
    for (const Quad& quad : coveredBeside(reduced, found, single.others))
        search.refused.push_back({quad, faultOf(frame, quad).value_or(SquareFault::Covered)});
    return search;
}

} // namespace meeplecam::vision
