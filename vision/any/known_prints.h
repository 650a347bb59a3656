#pragma once

#include "models/tiles/catalogue.h"
#include "vision/any/face_likeness.h"
#include "vision/decision/unknown_tiles.h"

#include <algorithm>
#include <vector>

namespace meeplecam::vision {

/// How tiles looked in the games before: squares that look like one of them are of its type. Immutable.
class KnownPrints {
public:
    KnownPrints() = default;
    explicit KnownPrints(const models::Catalogue& box);

    /// The prints that a face looks like (square, BGR, 8 bit, even light, as it lies); more than one only
    /// where something that lies on it may hide the difference.
    [[nodiscard]] std::vector<KnownLook> looksOf(const cv::Mat& face, bool covered) const;
    /// Whether somebody confirmed, or several games agreed, how this type looks.
    [[nodiscard]] bool shows(engine::TileTypeId type) const {
        return std::ranges::binary_search(m_sure, type);
    }
    /// The types that shows() is true of, sorted.
    [[nodiscard]] const std::vector<engine::TileTypeId>& sure() const { return m_sure; }

private:
    struct Print {
        engine::TileFace face;
        bool guessed = false;
        ComparedFace look;
        cv::Mat tiny; // CV_32FC3, of mean 1 in each channel
    };

    std::vector<Print> m_prints; // each in its four turns
    std::vector<engine::TileTypeId> m_sure;
};

} // namespace meeplecam::vision
