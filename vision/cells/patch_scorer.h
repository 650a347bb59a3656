#pragma once

#include "vision/catalogue/sight.h"
#include "vision/cells/cover.h"
#include "vision/cells/tile_scorer.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// Scores views where a tile lies: the patch of a picture against the printed tiles, in all four turns.
/// Refers to its arguments.
class PatchScorer {
public:
    /// `expected` is the light to be expected there, in the grid's orientation. `cover` hides what is known
    /// to lie there; null = nothing.
    PatchScorer(const Sight& sight, const TileScorer& scorer, const Quad& quad, const LocalLight& expected,
                const Cover* cover);

    /// The patch turned as a view's tile lies unrotated.
    const TilePlanes& unturned(ViewId view);
    /// One view; its pennant is not looked at.
    ViewScore score(ViewId view);
    /// These views with their pennants, the most alike first; no more than `most`.
    std::vector<ViewScore> scoreAll(std::span<const ViewId> views, std::size_t most);

private:
    float pennantEvidence(const ViewScore& score, const std::vector<ViewScore>& scores);
    float pennantEvidence(const ViewScore& score, const std::vector<const ViewScore*>& plain,
                          cv::Point shift);
    [[nodiscard]] std::vector<const ViewScore*> withoutPennant(const ViewScore& score,
                                                               const std::vector<ViewScore>& scores) const;
    const TilePlanes& unturned(engine::Rotation rotation);

    const TileIndex& m_index;
    const TileScorer& m_scorer;
    LocalLight m_expected;
    cv::Mat m_patch;
    cv::Mat m_visibility;
    std::array<std::optional<TilePlanes>, 4> m_planes; // each made when it is first asked for
};

} // namespace meeplecam::vision
