#include "vision/tracking/shown_things.h"

#include "engine/tiles/cell_extent.h"
#include "vision/image/median.h"
#include "vision/image/wood_colour.h"
#include "vision/meeples/ortho_view.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kThingScale = OrthoView::kScale;
constexpr int kCellsAround = 2;      // cells around the tiles that are looked at
constexpr double kMoved = 0.04;      // tile sides by which a tile lies elsewhere when the camera was moved
constexpr double kThingSmooth = 1.0; // pixels
constexpr float kThingNoise = 5.0F;  // grey levels
constexpr float kSpread = 0.035F;    // of the brightness
constexpr float kLightest = 1.05F;   // of what was there: nothing at a table throws light on it
constexpr float kDarkest = 0.4F;     // of what was there: no shadow at a table is darker
constexpr float kAsAtFirst = 0.4F;   // share of a piece that differs from the first view; less is the table
constexpr int kSmallestThing = 20;   // pixels of anything at all, 25 mm²

std::vector<PlacedQuad> tilesOf(const TracedBoard& board) {
    std::vector<PlacedQuad> tiles;
    for (const CellReading& reading : board.cells)
        if (reading.tileEvidence > kTileEvidence)
            tiles.push_back({reading.cell, reading.quad});
    return tiles;
}

/// How much brighter the second picture is where both show the same, per channel.
cv::Vec3f gainOf(const cv::Mat& before, const cv::Mat& now, const cv::Mat& inside) {
    constexpr int kStep = 5;
    constexpr uchar kTooDark = 12; // grey levels that say nothing about light
    std::array<std::vector<float>, 3> ratios;
    for (int y = 0; y < now.rows; y += kStep)
        for (int x = 0; x < now.cols; x += kStep)
            for (int c = 0; inside.at<uchar>(y, x) != 0 && c < 3; ++c)
                if (const uchar was = before.at<cv::Vec3b>(y, x)[c]; was > kTooDark)
                    ratios[static_cast<std::size_t>(c)].push_back(
                        static_cast<float>(now.at<cv::Vec3b>(y, x)[c]) / static_cast<float>(was));
    cv::Vec3f gain(1.0F, 1.0F, 1.0F);
    for (int c = 0; c < 3; ++c)
        if (auto& ratio = ratios[static_cast<std::size_t>(c)]; !ratio.empty())
            gain[c] = medianOf(std::move(ratio));
    return gain;
}

/// Whether what was seen is now hidden by something else, rather than in a shadow.
bool isCovered(const cv::Vec3f& before, const cv::Vec3f& now) {
    const float share = now.dot(before) / (before.dot(before) + 1.0F);
    if (share < kDarkest && cv::norm(before - now) > 4.0F * kThingNoise)
        return true;
    const cv::Vec3f rest = now - std::clamp(share, kDarkest, kLightest) * before;
    const float tolerance = kThingNoise + kSpread * static_cast<float>(cv::norm(now));
    return rest.dot(rest) > tolerance * tolerance;
}

/// Where something else is seen than before: CV_8U.
cv::Mat coveredIn(const cv::Mat& before, const cv::Mat& now, const cv::Mat& inside) {
    const cv::Vec3f gain = gainOf(before, now, inside);
    cv::Mat smoothBefore;
    cv::Mat smoothNow;
    cv::GaussianBlur(before, smoothBefore, {}, kThingSmooth);
    cv::GaussianBlur(now, smoothNow, {}, kThingSmooth);
    cv::Mat covered = cv::Mat::zeros(now.size(), CV_8U);
    for (int y = 0; y < now.rows; ++y)
        for (int x = 0; x < now.cols; ++x)
            if (inside.at<uchar>(y, x) != 0 &&
                isCovered(cv::Vec3f(smoothBefore.at<cv::Vec3b>(y, x)).mul(gain),
                          cv::Vec3f(smoothNow.at<cv::Vec3b>(y, x))))
                covered.at<uchar>(y, x) = 255;
    cv::morphologyEx(covered, covered, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3}));
    return covered;
}

/// Connected pixels; what gloss or a shadow divides is one thing.
std::vector<std::vector<cv::Point>> piecesOf(const cv::Mat& covered) {
    cv::Mat joined;
    cv::morphologyEx(covered, joined, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_ELLIPSE, {7, 7}));
    cv::Mat labels;
    const int count = cv::connectedComponents(joined, labels);
    std::vector<std::vector<cv::Point>> pieces(static_cast<std::size_t>(count));
    for (int y = 0; y < labels.rows; ++y)
        for (int x = 0; x < labels.cols; ++x)
            if (covered.at<uchar>(y, x) != 0)
                pieces[static_cast<std::size_t>(labels.at<int>(y, x))].emplace_back(x, y);
    std::erase_if(pieces, [](const auto& pixels) { return std::ssize(pixels) < kSmallestThing; });
    return pieces;
}

/// Every few of the points, so that there are some dozens.
std::vector<cv::Vec3f> someColours(const cv::Mat& seen, const std::vector<cv::Point>& pixels) {
    constexpr std::size_t kMost = 80; // pixels
    const std::size_t step = std::max<std::size_t>(1, pixels.size() / kMost);
    std::vector<cv::Vec3f> colours;
    for (std::size_t i = step / 2; i < pixels.size(); i += step)
        colours.emplace_back(seen.at<cv::Vec3b>(pixels[i]));
    return colours;
}

/// How unlike its surroundings a place looks: mean distance of its colours from the most alike ones there.
float strangenessOf(const cv::Mat& seen, const std::vector<cv::Point>& place,
                    const std::vector<cv::Point>& around) {
    const std::vector<cv::Vec3f> beside = someColours(seen, around);
    const std::vector<cv::Vec3f> colours = someColours(seen, place);
    float sum = 0.0F;
    for (const cv::Vec3f& colour : colours) {
        float least = 1e9F;
        for (const cv::Vec3f& other : beside)
            least = std::min(least, static_cast<float>(cv::norm(colour - other)));
        sum += least;
    }
    return sum / static_cast<float>(colours.size());
}

/// The table around a piece, where nothing changed.
std::vector<cv::Point> surroundingsOf(const std::vector<cv::Point>& piece, const cv::Mat& covered,
                                      const cv::Mat& inside) {
    constexpr int kWidth = 10; // pixels
    const cv::Rect box = cv::boundingRect(piece);
    const cv::Rect wide =
        cv::Rect(box.tl() - cv::Point(kWidth, kWidth), box.size() + cv::Size(2 * kWidth, 2 * kWidth)) &
        cv::Rect({}, covered.size());
    cv::Mat near;
    cv::dilate(covered, near, cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}));
    std::vector<cv::Point> around;
    for (int y = wide.y; y < wide.br().y; ++y)
        for (int x = wide.x; x < wide.br().x; ++x)
            if (near.at<uchar>(y, x) == 0 && inside.at<uchar>(y, x) != 0)
                around.emplace_back(x, y);
    return around;
}

/// Where the picture reaches, from above: CV_8U.
cv::Mat insideOf(const Frame& frame, const calibration::TableCamera& camera, const engine::CellRange& cells) {
    cv::Mat inside((cells.last.y - cells.first.y + 1) * kThingScale,
                   (cells.last.x - cells.first.x + 1) * kThingScale, CV_8U, cv::Scalar(0));
    const cv::Rect2d picture({}, cv::Size2d(frame.size()));
    for (int y = 0; y < inside.rows; ++y)
        for (int x = 0; x < inside.cols; ++x)
            if (picture.contains(camera.project(cv::Point2d(cells.first.x + (x + 0.5) / kThingScale,
                                                            cells.first.y + (y + 0.5) / kThingScale))))
                inside.at<uchar>(y, x) = 255;
    return inside;
}

cv::Size2d sizeOf(const std::vector<cv::Point>& piece) {
    const cv::Size2f box = cv::minAreaRect(piece).size;
    return cv::Size2d(std::max(box.width, box.height) + 1.0F, std::min(box.width, box.height) + 1.0F) /
           static_cast<double>(kThingScale);
}

cv::Point2d middleOf(const std::vector<cv::Point>& piece) {
    cv::Point2d sum;
    for (const cv::Point& pixel : piece)
        sum += cv::Point2d(pixel);
    return sum / static_cast<double>(piece.size()) + cv::Point2d(0.5, 0.5);
}

float shareIn(const cv::Mat& mask, const std::vector<cv::Point>& piece) {
    const auto count =
        std::ranges::count_if(piece, [&](const cv::Point& at) { return mask.at<uchar>(at) != 0; });
    return static_cast<float>(count) / static_cast<float>(piece.size());
}

} // namespace

ShownView ShownThings::next(const Frame& frame, const TracedBoard& board) {
    if (!m_camera || moved(board)) {
        begin(frame, board);
        return {m_camera.has_value(), {}};
    }
    m_last = see(frame);
    ShownView view;
    view.came = compare(m_last, board.scorer.light().seenColour({255.0F, 255.0F, 255.0F}));
    if (view.came.empty())
        takeIn();
    return view;
}

void ShownThings::takeIn() {
    m_known = m_last;
}

bool ShownThings::moved(const TracedBoard& board) const {
    const std::vector<PlacedQuad> tiles = tilesOf(board);
    return std::ranges::any_of(m_tiles, [&](const PlacedQuad& known) {
        const auto tile = std::ranges::find(tiles, known.cell, &PlacedQuad::cell);
        return tile == tiles.end() ||
               cv::norm(centreOf(tile->quad) - centreOf(known.quad)) > kMoved * m_side_px;
    });
}

void ShownThings::begin(const Frame& frame, const TracedBoard& board) {
    m_tiles = tilesOf(board);
    if (m_tiles.empty())
        return;
    m_camera = board.grid.camera();
    m_cells = engine::extentOf(m_tiles, &PlacedQuad::cell, kCellsAround);
    m_side_px = meanSide(m_tiles.front().quad);
    m_last = see(frame);
    m_inside = insideOf(frame, *m_camera, m_cells);
    m_onTiles = cv::Mat::zeros(m_last.size(), CV_8U);
    for (const PlacedQuad& tile : m_tiles) {
        std::array<cv::Point, 4> corners;
        std::ranges::transform(tile.quad, corners.begin(), [&](cv::Point2f corner) {
            const cv::Point2d at =
                m_camera->tablePoint(corner) - cv::Point2d(m_cells.first.x, m_cells.first.y);
            return cv::Point(cvRound(at.x * kThingScale - 0.5), cvRound(at.y * kThingScale - 0.5));
        });
        cv::fillConvexPoly(m_onTiles, corners, 255);
    }
    m_first = m_last;
    takeIn();
}

cv::Mat ShownThings::see(const Frame& frame) const {
    return seenFromAbove(frame, *m_camera, m_cells, m_side_px);
}

std::vector<ShownThing> ShownThings::compare(const cv::Mat& now, const cv::Vec3f& white) const {
    const cv::Mat covered = coveredIn(m_known, now, m_inside);
    const cv::Mat unlikeFirst = coveredIn(m_first, now, m_inside);
    std::vector<ShownThing> things;
    for (const std::vector<cv::Point>& piece : piecesOf(covered)) {
        if (shareIn(unlikeFirst, piece) < kAsAtFirst || wasTakenAway(piece, covered, now))
            continue;
        ShownThing thing;
        thing.at = middleOf(piece) / kThingScale + cv::Point2d(m_cells.first.x, m_cells.first.y);
        thing.size = sizeOf(piece);
        thing.onTiles = shareIn(m_onTiles, piece);
        thing.colour = commonColour(now, piece).typical();
        thing.white = white;
        things.push_back(thing);
    }
    return things;
}

/// Whether something lay there from the start that is gone now: the place looked unlike the table around it,
/// and does not any more.
bool ShownThings::wasTakenAway(const std::vector<cv::Point>& piece, const cv::Mat& covered,
                               const cv::Mat& now) const {
    constexpr float kStrange = 25.0F; // grey levels; the grain of a table stays below it
    constexpr float kUsual = 0.5F;    // of that
    const std::vector<cv::Point> around = surroundingsOf(piece, covered, m_inside);
    if (around.empty())
        return true; // an arm or a sheet over all that is seen
    const float before = strangenessOf(m_known, piece, around);
    return before > kStrange && strangenessOf(now, piece, around) < kUsual * before;
}

} // namespace meeplecam::vision
