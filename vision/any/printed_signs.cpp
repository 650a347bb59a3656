#include "vision/any/printed_signs.h"

#include "vision/any/face_likeness.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
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

    [[nodiscard]] Sign turnedBy(int turn) const {
        return {cell, turnedPoint(middle, kSide, turn), turned(fine, turn), turned(part, turn)};
    }
};

/// What a thing is on the tile on which the middle of it lies: where that has its colour, near by what it
/// covers, and a little around; nothing where that hardly stands out.
std::optional<Sign> signOf(const FoundMeeple& thing, const OrthoView& view, const SeenTiles& tiles) {
    constexpr double kSameColour = 45.0; // grey levels, of one channel
    constexpr double kStandsOut = 40.0;  // grey levels, of all three
    constexpr int kNear = 3;             // pixels
    constexpr int kAround = 5;
    constexpr int kLeast = 16; // pixels
    const cv::Rect covered = boxOf(thing.fit);
    const cv::Point2d first = view.tableOf(covered.tl());
    const cv::Point2d last = view.tableOf(covered.br());
    const cv::Point2d corner(std::floor((first.x + last.x) / 2.0), std::floor((first.y + last.y) / 2.0));
    const engine::Cell cell{static_cast<int>(corner.x), static_cast<int>(corner.y)};
    const auto found = tiles.find(cell);
    if (found == tiles.end())
        return std::nullopt;
    const SeenTile& tile = found->second;
    const cv::Rect whole(0, 0, kSide, kSide);
    const cv::Point margin(kNear, kNear);
    const cv::Rect near =
        cv::Rect(cv::Point(kSide * (first - corner)) - margin, cv::Point(kSide * (last - corner)) + margin) &
        whole;
    if (near.empty())
        return std::nullopt;
    cv::Scalar colour;
    for (int c = 0; c < 3; ++c)
        colour[c] = thing.colour[c] / tile.light.gain[c];
    cv::Mat own = cv::Mat::zeros(whole.size(), CV_8U);
    cv::Mat place = own(near);
    cv::inRange(tile.face.fine(near), colour - cv::Scalar::all(kSameColour),
                colour + cv::Scalar::all(kSameColour), place);
    cv::Mat part;
    cv::dilate(own, part, cv::getStructuringElement(cv::MORPH_ELLIPSE, {kAround, kAround}));
    if (cv::countNonZero(own) < kLeast ||
        cv::norm(cv::mean(tile.face.fine, own) - cv::mean(tile.face.fine, part - own)) < kStandsOut)
        return std::nullopt;
    cv::Rect box = cv::boundingRect(part);
    box.width += box.width % 2;
    box.height += box.height % 2;
    box = (box - cv::Point(std::max(0, box.br().x - kSide), std::max(0, box.br().y - kSide)));
    const cv::Point2f half(static_cast<float>(box.width) / 2, static_cast<float>(box.height) / 2);
    return Sign{cell, cv::Point2f(box.tl()) + half, tile.face.fine(box), part(box)};
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
    cv::Mat coarsePart;
    cv::resize(sign.part, coarsePart, litCoarse.size(), 0, 0, cv::INTER_NEAREST);
    double least = kSamePrint;
    std::optional<cv::Point> best;
    for (int y = -kFar; y <= kFar; ++y)
        for (int x = -kFar; x <= kFar; ++x) {
            const cv::Point place = at / 2 + cv::Point(x, y);
            const cv::Mat seen = tile.coarse(cv::Rect(place, litCoarse.size()));
            if (const double mean = cv::mean(distances(seen, litCoarse), coarsePart)[0]; mean < least) {
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
                                             const OrthoView& view, const TracedBoard& board) {
    if (found.empty())
        return found;
    SeenTiles tiles;
    for (const CellReading& cell : board.cells)
        if (hasPrint(cell) && cell.tileEvidence > kTileEvidence)
            tiles.emplace(cell.cell, SeenTile(cell, faceNow(frame, cell)));
    std::vector<std::optional<Sign>> signs(found.size());
    std::ranges::transform(found, signs.begin(),
                           [&](const FoundMeeple& thing) { return signOf(thing, view, tiles); });
    std::vector<char> printed(found.size(), 0);
    forEachInParallel(found.size(), [&](std::size_t i) {
        const int enough = found[i].fit.shape.form == MeepleForm::Disc ? 2 : 1;
        if (signs[i])
            printed[i] =
                isAtOnePlace(*signs[i], tiles, enough) || isTurnedElsewhere(*signs[i], tiles, signs) ? 1 : 0;
    });
    std::vector<FoundMeeple> things;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (printed[i] == 0)
            things.push_back(std::move(found[i]));
    return things;
}

} // namespace meeplecam::vision
