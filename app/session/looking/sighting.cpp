#include "app/session/looking/sighting.h"

#include "vision/reading/doubts.h"

namespace meeplecam::session {

namespace {

SightedMeeple sighted(const vision::ReadMeeple& meeple, const calibration::TableCamera& camera,
                      double tile_mm) {
    const double height = meeple.found.fit.shape.extent_mm / tile_mm; // tile sides
    const cv::Point2d foot = camera.project(meeple.found.foot);
    const cv::Point2d head = camera.project(meeple.found.foot, height);
    return {vision::likeliest(meeple.colours), cv::Point2f(foot), static_cast<float>(cv::norm(head - foot)),
            meeple.found.evidence};
}

} // namespace

Sighting sightingOf(const vision::TableLook& look, const cv::Size& picture, double tile_mm) {
    Sighting sighting;
    sighting.picture = picture;
    for (const vision::ReadTile& tile : look.reading.tiles)
        sighting.tiles.push_back({tile.tile.placement, tile.tile.quad, tile.gap < vision::kAskTile});
    if (look.reading.board)
        for (const vision::ReadMeeple& meeple : look.reading.meeples)
            sighting.meeples.push_back(sighted(meeple, look.reading.board->grid.camera(), tile_mm));
    return sighting;
}

} // namespace meeplecam::session
