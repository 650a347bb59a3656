#pragma once

#include "engine/tiles/result.h"
#include "vision/grid/board_tracer.h"
#include "vision/image/network.h"

#include <filesystem>
#include <set>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// What is seen in a cell beside what it would look like if one of several views lay there, all as they lie.
struct ViewChoice {
    static constexpr int kSide = kScoreSides[0]; ///< pixels of all of them
    cv::Mat seen;                                ///< CV_8UC3
    cv::Mat visible;                             ///< CV_8U, 255 = free, 0 = hidden by a known thing
    /// CV_8UC3, for each view: the printed face in the light that the scorer found.
    std::vector<cv::Mat> expected;
};

/// A choice as the network takes it: views x 9 x 64 x 64, CV_32F: blue, green and red of what is seen and of
/// what is expected, the local contrast of both, and what is visible. Training makes the same of its samples
/// (models/planes).
cv::Mat planesOfChoice(const ViewChoice& choice);

/// The network that says how much what is seen speaks for a view, whatever lies on it, shades it or shines on
/// it (models/views/README.md). May be shared by threads.
class ViewComparer {
public:
    static constexpr const char* kFile = "views.onnx"; ///< its name beside the other networks

    /// Opens an ONNX file. Fails when it is not this network.
    static engine::Result<ViewComparer> open(const std::filesystem::path& network);
    /// Log likelihood of each view, but for one number that they share.
    [[nodiscard]] std::vector<float> compare(const ViewChoice& choice) const;

private:
    explicit ViewComparer(Network network)
        : m_network(std::move(network)) {}

    Network m_network;
};

inline constexpr std::size_t kMostCompared = 14; // faces of a cell of which little is seen
/// The likeliest views of a cell, one of each face, that are worth a closer look: a few, or kMostCompared
/// where a good part of the tile is hidden and costs mean little; there all views are scored first.
std::vector<const ViewScore*> viewsToCompare(const Sight& sight, const TileScorer& scorer, const Cover& cover,
                                             CellReading& reading);

/// A cell beside these views of it. `cover` hides what is known to lie there.
ViewChoice choiceOf(const Sight& sight, const TileScorer& scorer, const Cover& cover,
                    const CellReading& reading, std::span<const ViewScore* const> views);

/// The board after those of these cells were compared that had not been yet (ViewScore::likeness).
TracedBoard compareViews(const Sight& sight, const Cover& cover, const std::set<engine::Cell>& cells,
                         const ViewComparer& comparer, TracedBoard board);

} // namespace meeplecam::vision
