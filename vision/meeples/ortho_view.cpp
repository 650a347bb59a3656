#include "vision/meeples/ortho_view.h"

#include "engine/tiles/cell_extent.h"
#include "vision/catalogue/print_palette.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kScale = OrthoView::kScale;
constexpr double kSmoothGrain = 0.8;    // pixels; takes the grain out of both pictures
constexpr float kDarkestShade = 0.08F;  // of the usual light that reaches into a shadow
constexpr float kStrongestGlare = 0.3F; // of white
constexpr float kNoise = 2.5F;          // grey levels that cameras add to the darkest colours, too
constexpr int kPatch = 5;               // pixels; thinner things are left out where the print is not known

cv::Size sizeOf(const engine::CellRange& range) {
    return {(range.last.x - range.first.x + 1) * kScale, (range.last.y - range.first.y + 1) * kScale};
}

/// The printed face under the light of its place.
cv::Mat litFace(cv::Mat face, const calibration::TableLight& table, const LocalLight& light) {
    for (int y = 0; y < face.rows; ++y) {
        auto* row = face.ptr<cv::Vec3b>(y);
        const float v = (static_cast<float>(y) + 0.5F) / static_cast<float>(face.rows) - 0.5F;
        for (int x = 0; x < face.cols; ++x) {
            const float u = (static_cast<float>(x) + 0.5F) / static_cast<float>(face.cols) - 0.5F;
            const cv::Vec3f colour = table.seenColour(cv::Vec3f(row[x]));
            const float slope = light.gainSlope[0] * u + light.gainSlope[1] * v;
            const float offset = light.offset + light.offsetSlope[0] * u + light.offsetSlope[1] * v;
            for (int c = 0; c < 3; ++c)
                row[x][c] = cv::saturate_cast<uchar>((light.gain[c] + slope) * colour[c] + offset);
        }
    }
    return face;
}

/// Those of all tiles; empty where nobody knows what is printed.
std::vector<cv::Mat> litFaces(const TileIndex& index, const calibration::TableLight& table,
                              const std::vector<KnownTile>& tiles) {
    std::vector<cv::Mat> faces(tiles.size());
    forEachInParallel(tiles.size(), [&](std::size_t i) {
        if (tiles[i].view == ViewId::None) {
            if (!tiles[i].face.empty())
                faces[i] = litFace(tiles[i].face.clone(), table, tiles[i].light);
            return;
        }
        const TileView& shown = index[tiles[i].view];
        faces[i] =
            litFace(turned(index.pictures[shown.picture].face, engine::quarterTurns(shown.face.rotation)),
                    table, tiles[i].light);
    });
    return faces;
}

/// Where a tile lies in the view.
struct TileOutline {
    std::array<cv::Point2f, 4> corners;
    std::array<cv::Point, 4> pixels;
    cv::Rect box; // within the view
};

TileOutline outlineOf(const KnownTile& tile, const calibration::TableCamera& camera, const OrthoView& view) {
    TileOutline outline;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d at = view.pixelOf(camera.tablePoint(tile.quad[i])) - cv::Point2d(0.5, 0.5);
        outline.corners[i] = at;
        outline.pixels[i] = {static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
    }
    outline.box = cv::boundingRect(std::vector<cv::Point>(outline.pixels.begin(), outline.pixels.end())) &
                  cv::Rect({}, view.seen.size());
    return outline;
}

/// Draws a tile where it lies, into what is expected.
void drawExpected(const TileOutline& outline, const cv::Mat& face, OrthoView& view) {
    const float far = static_cast<float>(face.cols) - 0.5F;
    const std::array<cv::Point2f, 4> from{{{-0.5F, -0.5F}, {far, -0.5F}, {far, far}, {-0.5F, far}}};
    std::array<cv::Point2f, 4> to = outline.corners;
    for (cv::Point2f& corner : to)
        corner -= cv::Point2f(outline.box.tl());
    cv::warpPerspective(face, view.expected(outline.box), cv::getPerspectiveTransform(from.data(), to.data()),
                        outline.box.size(), cv::INTER_AREA, cv::BORDER_TRANSPARENT);
}

/// Expects the most alike colours of other tiles on one of which nobody knows what is printed. `patches` is
/// what is seen without anything thin: dark lines are printed everywhere, and black patches nowhere.
void drawGuessed(const KnownTile& tile, const TileOutline& outline, const PrintPalette& palette,
                 const cv::Mat& patches, OrthoView& view) {
    const std::array<cv::Point2f, 4> unit{{{-0.5F, -0.5F}, {0.5F, -0.5F}, {0.5F, 0.5F}, {-0.5F, 0.5F}}};
    const cv::Matx33d tile_from_view = cv::getPerspectiveTransform(outline.corners.data(), unit.data());
    for (int y = outline.box.y; y < outline.box.br().y; ++y)
        for (int x = outline.box.x; x < outline.box.br().x; ++x) {
            const cv::Vec3d p = tile_from_view * cv::Vec3d(x, y, 1.0);
            const auto u = static_cast<float>(p[0] / p[2]);
            const auto v = static_cast<float>(p[1] / p[2]);
            if (std::max(std::abs(u), std::abs(v)) > 0.5F)
                continue;
            const auto& seen = patches.at<cv::Vec3b>(y, x);
            cv::Vec3f unlit;
            for (int c = 0; c < 3; ++c)
                unlit[c] = tile.light.unlit(c, seen[c], u, v);
            const cv::Vec3f printed = palette.nearest(unlit);
            for (int c = 0; c < 3; ++c)
                view.expected.at<cv::Vec3b>(y, x)[c] =
                    cv::saturate_cast<uchar>(tile.light.lit(c, printed[c], u, v));
        }
}

/// Draws what is expected, and gives what is seen as it is to be compared with that.
cv::Mat drawTiles(const TileIndex& index, const TileScorer& scorer, const calibration::TableCamera& camera,
                  const std::vector<KnownTile>& tiles, OrthoView& view) {
    cv::Mat seen;
    cv::GaussianBlur(view.seen, seen, {}, kSmoothGrain);
    cv::Mat patches; // these three are made for the first tile of no picture, which most boards don't have
    cv::Mat guessed;
    std::optional<PrintPalette> palette;
    const std::vector<cv::Mat> faces = litFaces(index, scorer.light(), tiles);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const KnownTile& tile = tiles[i];
        const TileOutline outline = outlineOf(tile, camera, view);
        cv::fillConvexPoly(view.tiles, outline.pixels.data(), 4, cv::Scalar(255));
        if (faces[i].empty()) {
            if (!palette) {
                palette.emplace(index.colours, scorer.light());
                cv::medianBlur(view.seen, patches, kPatch);
                guessed = cv::Mat::zeros(view.seen.size(), CV_8U);
            }
            drawGuessed(tile, outline, *palette, patches, view);
            cv::fillConvexPoly(guessed, outline.pixels.data(), 4, cv::Scalar(255));
            continue;
        }
        drawExpected(outline, faces[i], view);
    }
    if (palette)
        patches.copyTo(seen, guessed);
    return seen;
}

/// Squared distance of two colours.
float squaredDistance(const cv::Vec3f& a, const cv::Vec3f& b) {
    const cv::Vec3f rest = a - b;
    return rest.dot(rest);
}

/// Squared distance of a colour from what is expected if a shadow or a reflection fell on it, in units of the
/// usual for colours of that brightness.
float squaredShadedDistance(const cv::Vec3f& colour, const cv::Vec3f& expected, const cv::Vec3f& white,
                            float usual) {
    const float shade =
        std::clamp(colour.dot(expected) / (expected.dot(expected) + 1.0F), kDarkestShade, 1.0F);
    const float usualShaded = kNoise + shade * usual;
    const float shaded = squaredDistance(colour, shade * expected) / (usualShaded * usualShaded);
    const float glare =
        std::clamp((colour - expected).dot(white) / (white.dot(white) + 1.0F), 0.0F, kStrongestGlare);
    const float glaring = squaredDistance(colour, expected + glare * white) / (usual * usual);
    return std::min(shaded, glaring);
}

/// Calls visit(y, x, colour, nine expected colours around) for all pixels of tiles. A tile may be drawn a
/// pixel off its place: the most alike of the colours around counts.
template<class Visit>
void forEachTilePixel(const cv::Mat& seen, const cv::Mat& expected, const cv::Mat& tiles, Visit visit) {
    cv::parallel_for_({1, seen.rows - 1}, [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y)
            for (int x = 1; x + 1 < seen.cols; ++x) {
                if (tiles.at<uchar>(y, x) == 0)
                    continue;
                std::array<cv::Vec3f, 9> around;
                for (int i = 0; i < 9; ++i)
                    around[static_cast<std::size_t>(i)] =
                        expected.at<cv::Vec3b>(y - 1 + i / 3, x - 1 + i % 3);
                visit(y, x, cv::Vec3f(seen.at<cv::Vec3b>(y, x)), around);
            }
    });
}

/// A little more than the distance of most pixels: most of every board is as printed.
float usualDistance(const cv::Mat& distances, const cv::Mat& tiles) {
    constexpr double kShare = 0.5; // of the pixels: their median
    constexpr float kTimes = 1.2F; // the median
    constexpr float kLeast = 3.0F; // grey levels
    std::vector<float> values;
    for (int y = 0; y < distances.rows; y += 2)
        for (int x = 0; x < distances.cols; x += 2)
            if (tiles.at<uchar>(y, x) != 0)
                values.push_back(distances.at<float>(y, x));
    if (values.empty())
        return kLeast;
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(kShare * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return std::max(kLeast, kTimes * *at);
}

/// Compares what is seen with what is expected.
void compare(const cv::Mat& seen, const cv::Mat& expected, const cv::Mat& white, OrthoView& view) {
    forEachTilePixel(seen, expected, view.tiles,
                     [&](int y, int x, const cv::Vec3f& colour, const auto& around) {
                         float least = 1e9F;
                         for (const cv::Vec3f& beside : around)
                             least = std::min(least, squaredDistance(colour, beside));
                         view.strangeness.at<float>(y, x) = std::sqrt(least);
                     });
    const float usual = usualDistance(view.strangeness, view.tiles);
    view.strangeness *= 1.0F / usual;
    forEachTilePixel(
        seen, expected, view.tiles, [&](int y, int x, const cv::Vec3f& colour, const auto& around) {
            const float strange = view.strangeness.at<float>(y, x);
            float least = strange * strange;
            for (const cv::Vec3f& beside : around)
                least =
                    std::min(least, squaredShadedDistance(colour, beside, white.at<cv::Vec3f>(y, x), usual));
            view.shade.at<float>(y, x) = std::sqrt(least);
        });
}

/// What light there is in the middle of each cell; between them it changes evenly, and where there is no tile
/// it is the whole table's.
struct LightMap {
    cv::Mat gain;   // CV_32FC3
    cv::Mat offset; // CV_32F
};

LightMap mapLight(const OrthoView& view, const std::vector<KnownTile>& tiles) {
    const cv::Size cells = sizeOf(view.cells) / kScale;
    LightMap map{cv::Mat(cells, CV_32FC3, cv::Scalar::all(1.0)), cv::Mat::zeros(cells, CV_32F)};
    for (const KnownTile& tile : tiles) {
        const cv::Point at(tile.cell.x - view.cells.first.x, tile.cell.y - view.cells.first.y);
        map.gain.at<cv::Vec3f>(at) = tile.light.gain;
        map.offset.at<float>(at) = tile.light.offset;
    }
    cv::resize(map.gain, map.gain, view.seen.size(), 0.0, 0.0, cv::INTER_LINEAR);
    cv::resize(map.offset, map.offset, view.seen.size(), 0.0, 0.0, cv::INTER_LINEAR);
    return map;
}

/// What white paper would look like everywhere.
cv::Mat whiteIn(const calibration::TableLight& table, const LightMap& local) {
    const cv::Vec3f white = table.seenColour({255.0F, 255.0F, 255.0F});
    cv::Mat result;
    cv::multiply(local.gain, cv::Scalar(white[0], white[1], white[2]), result);
    return result;
}

/// A shadow keeps the tint of what it falls on, something black has that of the light. Looks at the colours
/// in the neighbourhood together, for dark colours are noisy.
cv::Mat compareTints(const cv::Mat& seen, const cv::Mat& expected, const cv::Mat& white,
                     const cv::Mat& tiles) {
    constexpr float kBrightestBlack = 0.33F; // of white in the same light: gloss on black wood
    constexpr float kTintNoise = 0.08F;      // of the brightness
    cv::Mat balance = cv::Mat::zeros(seen.size(), CV_32F);
    forEachInParallel(static_cast<std::size_t>(seen.rows), [&](std::size_t row) {
        const int y = static_cast<int>(row);
        for (int x = 0; x < seen.cols; ++x) {
            if (tiles.at<uchar>(y, x) == 0)
                continue;
            const cv::Vec3f colour = seen.at<cv::Vec3b>(y, x);
            const auto restBeside = [&](const cv::Vec3f& direction) {
                const cv::Vec3f rest =
                    colour - direction * (colour.dot(direction) / (direction.dot(direction) + 1.0F));
                return rest.dot(rest);
            };
            const cv::Vec3f& whiteHere = white.at<cv::Vec3f>(y, x);
            const float noise = kNoise + kTintNoise * static_cast<float>(cv::norm(colour));
            const bool dark = colour.dot(whiteHere) < kBrightestBlack * whiteHere.dot(whiteHere);
            balance.at<float>(y, x) =
                !dark ? -3.0F
                      : std::clamp((restBeside(expected.at<cv::Vec3b>(y, x)) - restBeside(whiteHere)) /
                                       (2.0F * noise * noise),
                                   -3.0F, 3.0F);
        }
    });
    cv::GaussianBlur(balance, balance, {}, 1.5);
    return balance;
}

/// Compares a view with what is printed; `seen` is what is seen as it is to be compared.
void compareSmooth(const cv::Mat& seen, OrthoView& view) {
    view.strangeness = cv::Mat::zeros(seen.size(), CV_32F);
    view.shade = cv::Mat::zeros(seen.size(), CV_32F);
    cv::Mat expected;
    cv::GaussianBlur(view.expected, expected, {}, kSmoothGrain);
    compare(seen, expected, view.white, view);
    view.black = compareTints(seen, expected, view.white, view.tiles);
}

} // namespace

cv::Point2d OrthoView::pixelOf(cv::Point2d table) const {
    return (table - cv::Point2d(cells.first.x, cells.first.y)) * kScale;
}

cv::Point2d OrthoView::tableOf(cv::Point2d pixel) const {
    return pixel / kScale + cv::Point2d(cells.first.x, cells.first.y);
}

/// The camera is asked at a coarse grid of points; between them the map is smooth.
cv::Mat seenFromAbove(const Frame& frame, const calibration::TableCamera& camera,
                      const engine::CellRange& cells, double side_px) {
    constexpr int kStep = kScale / 4;
    const cv::Size size = sizeOf(cells);
    cv::Mat coarse(size.height / kStep + 1, size.width / kStep + 1, CV_32FC2);
    const int level =
        std::clamp(static_cast<int>(std::log2(std::max(1.0, side_px / kScale)) + 0.3), 0, frame.levels() - 1);
    const double reduction = 1.0 / (1 << level);
    for (int y = 0; y < coarse.rows; ++y)
        for (int x = 0; x < coarse.cols; ++x) {
            const cv::Point2d place = cv::Point2d(x, y) * kStep / kScale;
            const cv::Point2d at =
                camera.project(place + cv::Point2d(cells.first.x, cells.first.y)) * reduction;
            coarse.at<cv::Vec2f>(y, x) = {static_cast<float>(at.x - 0.5), static_cast<float>(at.y - 0.5)};
        }
    cv::Mat map(size, CV_32FC2);
    forEachInParallel(static_cast<std::size_t>(size.height), [&](std::size_t line) {
        const int y = static_cast<int>(line);
        for (int x = 0; x < size.width; ++x) {
            const float fx = (static_cast<float>(x) + 0.5F) / kStep;
            const float fy = (static_cast<float>(y) + 0.5F) / kStep;
            const int ix = static_cast<int>(fx);
            const int iy = static_cast<int>(fy);
            const auto* upper = coarse.ptr<cv::Vec2f>(iy) + ix;
            const auto* lower = coarse.ptr<cv::Vec2f>(iy + 1) + ix;
            const float wx = fx - static_cast<float>(ix);
            const float wy = fy - static_cast<float>(iy);
            map.at<cv::Vec2f>(y, x) =
                (upper[0] * (1 - wx) + upper[1] * wx) * (1 - wy) + (lower[0] * (1 - wx) + lower[1] * wx) * wy;
        }
    });
    cv::Mat seen;
    cv::remap(frame.level(level), seen, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return seen;
}

OrthoView makeOrthoView(const Sight& sight, const TileScorer& scorer, const calibration::TableCamera& camera,
                        const std::vector<KnownTile>& tiles) {
    MEEPLECAM_CHECK(!tiles.empty());
    OrthoView view;
    view.cells = engine::extentOf(tiles, &KnownTile::cell, 1);
    const cv::Size size = sizeOf(view.cells);
    double side_px = 0.0;
    for (const KnownTile& tile : tiles)
        side_px += meanSide(tile.quad) / static_cast<double>(tiles.size());
    view.seen = seenFromAbove(sight.frame, camera, view.cells, side_px);
    view.expected = cv::Mat::zeros(size, CV_8UC3);
    view.tiles = cv::Mat::zeros(size, CV_8U);
    const cv::Mat smoothSeen = drawTiles(sight.index, scorer, camera, tiles, view);
    const LightMap light = mapLight(view, tiles);
    view.white = whiteIn(scorer.light(), light);
    view.allKnown = std::ranges::none_of(
        tiles, [](const KnownTile& tile) { return tile.view == ViewId::None && tile.face.empty(); });
    compareSmooth(smoothSeen, view);
    return view;
}

void compareWithPrint(OrthoView& view) {
    cv::Mat seen;
    cv::GaussianBlur(view.seen, seen, {}, kSmoothGrain);
    compareSmooth(seen, view);
}

} // namespace meeplecam::vision
