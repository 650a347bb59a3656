#include "engine/board/segment_match.h"

#include <algorithm>
#include <bit>

namespace meeplecam::engine {

namespace {

const Segment& segmentOf(const TileRegistry& registry, TileFace face, int segment) {
    return registry[face.type].segments[static_cast<std::size_t>(segment)];
}

} // namespace

HalfEdgeMask halfEdgesOf(const Segment& segment, Rotation rotation) {
    HalfEdgeMask halves = segment.halfEdges;
    for (const Side side : kSides)
        if ((segment.sides & maskOf(side)) != 0)
            halves = static_cast<HalfEdgeMask>(halves | 3U << 2 * index(side));
    return turnedHalfEdges(halves, rotation);
}

SegmentMatch matchSegment(const TileRegistry& registry, TileFace from, int segment, TileFace to) {
    SegmentMatch match;
    const auto count = static_cast<int>(registry[to.type].segments.size());
    for (int i = 0; i < count; ++i)
        if (segmentOf(registry, to, i).takesMeeple)
            match.segments.push_back(i);
    if (segment < 0 || segment >= static_cast<int>(registry[from.type].segments.size()))
        return match;
    const Segment& old = segmentOf(registry, from, segment);
    const HalfEdgeMask reach = halfEdgesOf(old, from.rotation);
    const auto isOfKind = [&](int i) { return segmentOf(registry, to, i).kind == old.kind; };
    const auto overlap = [&](int i) {
        const unsigned shared = reach & halfEdgesOf(segmentOf(registry, to, i), to.rotation);
        return std::popcount(shared);
    };
    std::ranges::stable_sort(match.segments, std::ranges::greater{}, overlap);
    if (std::ranges::none_of(match.segments, isOfKind))
        return match;
    std::erase_if(match.segments, [&](int i) { return !isOfKind(i); });
    const int most = overlap(match.segments.front());
    std::erase_if(match.segments, [&](int i) { return overlap(i) < most; });
    match.certain = match.segments.size() == 1;
    return match;
}

} // namespace meeplecam::engine
