#include "vision/any/printed_signs.h"

#include "vision/any/face_likeness.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace meeplecam::vision {

namespace {

constexpr int kSide = ComparedFace::kSide;
constexpr int kQuarters = 4;
constexpr int kFar = 3; // coarse pixels that a sign may lie elsewhere on another tile

/// A tile as it looks now, and its surroundings repeated.
struct SeenTile {
    static constexpr int kAround = 12; // pixels of the fine face

    explicit SeenTile(const CellReading& cell, const cv::Mat& now)
        : face(now)
        , light(cell.expectedLight) {
        cv::copyMakeBorder(face.fine, fine, kAround, kAround, kAround, kAround, cv::BORDER_REPLICATE);
        cv::resize(fine, coarse, fine.size() / 2, 0, 0, cv::INTER_AREA);
    }

    ComparedFace face;
    cv::Mat fine;
    cv::Mat coarse;
    LocalLight light;
};

using SeenTiles = std::map<engine::Cell, SeenTile>;

/// A part of a tile that may be a sign.
struct Sign {
    engine::Cell cell;
    cv::Point2f middle; // in pixels of the fine face
    cv::Mat fine;       // CV_32FC3, sides of an even number of pixels
    cv::Mat part;       // CV_8U: what of it counts
    cv::Mat coarsePart; // ... in half as many pixels a side

    Sign(engine::Cell on, cv::Point2f at, const cv::Mat& look, const cv::Mat& counts)
        : cell(on)
        , middle(at)
        , fine(look)
        , part(counts) {
        cv::resize(part, coarsePart, part.size() / 2, 0, 0, cv::INTER_NEAREST);
    }

    [[nodiscard]] Sign turnedBy(int turn) const {
        return {cell, turnedPoint(middle, kSide, turn), turned(fine, turn), turned(part, turn)};
    }
};

/// The tile on which the middle of a thing lies.
engine::Cell cellUnder(const FoundMeeple& thing, const OrthoView& view) {
    const cv::Rect covered = boxOf(thing.fit);
    return cellAt((view.tableOf(covered.tl()) + view.tableOf(covered.br())) / 2.0);
}

/// What a thing covers of a tile, and a little more, in pixels of the fine face.
cv::Rect coveredBy(const FoundMeeple& thing, const OrthoView& view, engine::Cell cell) {
    constexpr int kNear = 3; // pixels
    const cv::Rect covered = boxOf(thing.fit);
    const cv::Point2d corner(cell.x, cell.y);
    const cv::Point margin(kNear, kNear);
    const cv::Point first = cv::Point(kSide * (view.tableOf(covered.tl()) - corner)) - margin;
    const cv::Point last = cv::Point(kSide * (view.tableOf(covered.br()) - corner)) + margin;
    return cv::Rect(first, last) & cv::Rect(0, 0, kSide, kSide);
}

/// Where a tile has a thing's colour within a box, and a little around: CV_8U; empty where that hardly stands
/// out.
cv::Mat partOf(const SeenTile& tile, const cv::Rect& box, const FoundMeeple& thing) {
    constexpr double kSameColour = 45.0; // grey levels, of one channel
    constexpr double kStandsOut = 40.0;  // grey levels, of all three
    constexpr int kAround = 5;           // pixels
    constexpr int kLeast = 16;           // pixels
    cv::Scalar colour;
    for (int c = 0; c < 3; ++c)
        colour[c] = thing.colour[c] / tile.light.gain[c];
    const cv::Scalar range = cv::Scalar::all(kSameColour);
    cv::Mat own = cv::Mat::zeros(tile.face.fine.size(), CV_8U);
    cv::Mat ownInBox = own(box);
    cv::inRange(tile.face.fine(box), colour - range, colour + range, ownInBox);
    cv::Mat part;
    cv::dilate(own, part, cv::getStructuringElement(cv::MORPH_ELLIPSE, {kAround, kAround}));
    const cv::Scalar inside = cv::mean(tile.face.fine, own);
    const cv::Scalar outside = cv::mean(tile.face.fine, part - own);
    return cv::countNonZero(own) < kLeast || cv::norm(inside - outside) < kStandsOut ? cv::Mat() : part;
}

/// What a thing is if it is printed on the tile under it; nothing where it hardly stands out.
std::optional<Sign> signOf(const FoundMeeple& thing, const OrthoView& view, const SeenTiles& tiles) {
    const engine::Cell cell = cellUnder(thing, view);
    const auto tile = tiles.find(cell);
    const cv::Rect covered = coveredBy(thing, view, cell);
    if (tile == tiles.end() || covered.empty())
        return std::nullopt;
    const cv::Mat part = partOf(tile->second, covered, thing);
    if (part.empty())
        return std::nullopt;
    cv::Rect box = cv::boundingRect(part);
    box.width += box.width % 2;
    box.height += box.height % 2;
    box -= cv::Point(std::max(0, box.br().x - kSide), std::max(0, box.br().y - kSide));
    const cv::Point2f half(static_cast<float>(box.width) / 2, static_cast<float>(box.height) / 2);
    return Sign{cell, cv::Point2f(box.tl()) + half, tile->second.face.fine(box), part(box)};
}

/// Whether two pictures may show the same in different light: no more than by their mean colours.
bool mayBeAlike(const cv::Mat& one, const cv::Mat& other) {
    constexpr double kMostCast = 1.6;
    constexpr double kMostGain = 2.0;
    constexpr double kLittle = 8.0; // grey levels
    const cv::Scalar mean = cv::mean(one);
    const cv::Scalar otherMean = cv::mean(other);
    cv::Vec3d ratio;
    for (int c = 0; c < 3; ++c)
        ratio[c] = (mean[c] + kLittle) / (otherMean[c] + kLittle);
    const double all = std::cbrt(ratio[0] * ratio[1] * ratio[2]);
    const auto isWithin = [](double value, double most) { return value < most && value > 1.0 / most; };
    return isWithin(all, kMostGain) && isWithin(ratio[0] / all, kMostCast) &&
           isWithin(ratio[1] / all, kMostCast) && isWithin(ratio[2] / all, kMostCast);
}

/// Whether a tile shows a sign with its middle there or near by.
bool shows(const SeenTile& tile, const Sign& sign, cv::Point2f middle) {
    constexpr int kJudgedWide = 5; // pixels that are judged together
    const cv::Point around(SeenTile::kAround, SeenTile::kAround);
    const cv::Point at =
        cv::Point(cvRound(middle.x) - sign.fine.cols / 2, cvRound(middle.y) - sign.fine.rows / 2) + around;
    constexpr int kReach = 2 * kFar + 2; // pixels to each side; places of coarse pixels are even ones
    const cv::Rect searched(at - cv::Point(kReach, kReach),
                            sign.fine.size() + cv::Size(2 * kReach, 2 * kReach));
    if ((searched & cv::Rect({}, tile.fine.size())) != searched)
        return false;
    const cv::Mat there = tile.fine(cv::Rect(at, sign.fine.size()));
    if (!mayBeAlike(there, sign.fine))
        return false;
    const cv::Scalar gain = gainBetween(there, sign.fine);
    cv::Mat lit;
    cv::multiply(sign.fine, gain, lit);
    cv::Mat litCoarse;
    cv::resize(lit, litCoarse, lit.size() / 2, 0, 0, cv::INTER_AREA);
    double least = kSamePrint;
    std::optional<cv::Point> best;
    for (int y = -kFar; y <= kFar; ++y)
        for (int x = -kFar; x <= kFar; ++x) {
            const cv::Point place = at / 2 + cv::Point(x, y);
            const cv::Mat seen = tile.coarse(cv::Rect(place, litCoarse.size()));
            if (const double mean = cv::mean(distances(seen, litCoarse), sign.coarsePart)[0]; mean < least) {
                least = mean;
                best = 2 * place;
            }
        }
    if (!best)
        return false;
    cv::Mat closest;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) {
            cv::Mat here = distances(tile.fine(cv::Rect(*best + cv::Point(x, y), lit.size())), lit);
            cv::blur(here, here, {kJudgedWide, kJudgedWide}, {-1, -1}, cv::BORDER_REPLICATE);
            closest = closest.empty() ? here : cv::Mat(cv::min(closest, here));
        }
    double most = 0.0;
    cv::minMaxLoc(closest, nullptr, &most, nullptr, nullptr, sign.part);
    return most < kSamePrint;
}

/// Whether so many other tiles show a sign at the same place, under any turn.
bool isAtOnePlace(const Sign& sign, const SeenTiles& tiles, int enough) {
    std::vector<Sign> turns;
    for (int turn = 0; turn < kQuarters; ++turn)
        turns.push_back(sign.turnedBy(turn));
    int alike = 0;
    for (const auto& [cell, tile] : tiles)
        if (cell != sign.cell &&
            std::ranges::any_of(
                turns, [&tile = tile](const Sign& turn) { return shows(tile, turn, turn.middle); }) &&
            ++alike >= enough)
            return true;
    return false;
}

/// Whether a sign is also found on two other tiles, turned otherwise, wherever it lies there.
bool isTurnedElsewhere(const Sign& sign, const SeenTiles& tiles,
                       const std::vector<std::optional<Sign>>& others) {
    constexpr int kEnough = 2;
    const SeenTile& own = tiles.at(sign.cell);
    std::vector<engine::Cell> alike;
    for (int turn = 1; turn < kQuarters; ++turn) {
        const Sign other = sign.turnedBy(turn);
        if (shows(own, other, sign.middle))
            continue; // it looks alike from there
        for (const std::optional<Sign>& there : others)
            if (there && there->cell != sign.cell && std::ranges::find(alike, there->cell) == alike.end() &&
                shows(tiles.at(there->cell), other, there->middle))
                alike.push_back(there->cell);
    }
    return std::ssize(alike) >= kEnough;
}

} // namespace

std::vector<FoundMeeple> withoutPrintedSigns(const Frame& frame, std::vector<FoundMeeple> found,
                                             const OrthoView& view, const TracedBoard& board,
                                             const std::set<engine::Cell>& unknown) {
    const auto isOpen = [&](const FoundMeeple& thing) { return unknown.contains(cellUnder(thing, view)); };
    if (std::ranges::none_of(found, isOpen))
        return found;
    SeenTiles tiles;
    for (const CellReading& cell : board.cells)
        if (hasPrint(cell) && cell.tileEvidence > kTileEvidence)
            tiles.emplace(cell.cell, SeenTile(cell, faceNow(frame, cell)));
    std::vector<std::optional<Sign>> signs(found.size());
    for (std::size_t i = 0; i < found.size(); ++i)
        if (isOpen(found[i]))
            signs[i] = signOf(found[i], view, tiles);
    std::vector<char> printed(found.size(), 0);
    forEachInParallel(found.size(), [&](std::size_t i) {
        const int enough = found[i].fit.shape.form == MeepleForm::Disc ? 2 : 1;
        if (signs[i] &&
            (isAtOnePlace(*signs[i], tiles, enough) || isTurnedElsewhere(*signs[i], tiles, signs)))
            printed[i] = 1;
    });
    std::vector<FoundMeeple> things;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (printed[i] == 0)
            things.push_back(std::move(found[i]));
    return things;
}

} // namespace meeplecam::vision
