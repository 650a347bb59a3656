#pragma once

#include "models/tiles/catalogue.h"
#include "vision/any/face_likeness.h"
#include "vision/decision/unknown_tiles.h"

#include <algorithm>
#include <vector>

namespace meeplecam::vision {

/// What the tiles of games before tell of a tile.
struct RememberedLooks {
    std::vector<KnownLook> known; ///< those that it looks like
    /// Types of which it is known how they look, and that plainly look otherwise, sorted.
    std::vector<engine::TileTypeId> unlike;
};

/// How tiles looked in the games before: squares that look like one of them are of its type. Immutable.
class KnownPrints {
public:
    KnownPrints() = default;
    explicit KnownPrints(const models::Catalogue& box);

    /// The prints that a face looks like (square, BGR, 8 bit, even light, as it lies), more than one only
    /// where something that lies on it may hide the difference, and the types that it doesn't look like;
    /// something that lies on it may make it look like none.
    [[nodiscard]] RememberedLooks looksOf(const cv::Mat& face, bool covered) const;
    /// Whether somebody confirmed, or several games agreed, how this type looks.
    [[nodiscard]] bool shows(engine::TileTypeId type) const {
        return std::ranges::binary_search(m_sure, type);
    }

private:
    struct Print {
        engine::TileFace face;
        bool guessed = false;
        ComparedFace look;
        cv::Mat tiny; // CV_32FC3, of mean 0 and about deviation 1 in each channel
    };

    std::vector<Print> m_prints;            // each in its four turns
    std::vector<engine::TileTypeId> m_sure; // sorted
};

} // namespace meeplecam::vision
