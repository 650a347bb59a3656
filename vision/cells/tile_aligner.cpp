#include "vision/cells/tile_aligner.h"

#include "vision/image/lanes.h"
#include "vision/image/patches.h"

#include <Eigen/Dense>
#include <opencv2/core.hpp>

#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kFacePixels = TileIndex::kAlignSide; // pixels a tile side in the patch
constexpr int kAlignMargin = 5;                    // pixels of surroundings, for movements
constexpr int kBorder =
    2; // pixels at the rim of the tile that are not compared: the neighbour's edge, rounded corners
constexpr int kAlignIterations = 8;
constexpr float kAlignOutlier =
    1.2F; // units of local contrast; larger differences are something else on the tile

/// How alike what is seen and what is printed are: weighted sums for the correlation.
struct Likeness {
    double product = 0.0;
    double seenSquares = 0.0;
    double faceSquares = 0.0;

    [[nodiscard]] float correlation() const {
        return static_cast<float>(product / (std::sqrt(seenSquares * faceSquares) + 1e-9));
    }
};

/// A similarity of the patch about the tile's centre: moves by (dx, dy) pixels, turns and scales by the
/// complex number 1 + a + ib.
struct Movement {
    double dx = 0.0;
    double dy = 0.0;
    double a = 0.0;
    double b = 0.0;

    [[nodiscard]] cv::Point2d operator()(cv::Point2d p) const {
        return {(1.0 + a) * p.x - b * p.y + dx, b * p.x + (1.0 + a) * p.y + dy};
    }
};

/// Blue, green and red contrast of one pixel of a patch, and how far it is visible, 0 to 1.
using Pixel = float __attribute__((vector_size(4 * sizeof(float))));

/// What is seen around the tile.
struct Patch {
    static constexpr int kWidth = kFacePixels + 2 * kAlignMargin;
    std::array<Pixel, std::size_t{kWidth} * kWidth> pixels;

    /// Between four pixels; beyond the rim it repeats. Where a point is seen in the tile that is moved there.
    [[gnu::always_inline]] void sample(float x, float y, Pixel& pixel) const {
        constexpr float kMiddle = kAlignMargin + (kFacePixels - 1) / 2.0F;
        constexpr auto kLast = static_cast<float>(kWidth - 1);
        x = std::clamp(x + kMiddle, 0.0F, kLast);
        y = std::clamp(y + kMiddle, 0.0F, kLast);
        const int left = std::min(static_cast<int>(x), kWidth - 2);
        const int top = std::min(static_cast<int>(y), kWidth - 2);
        const float fx = x - static_cast<float>(left);
        const float fy = y - static_cast<float>(top);
        const Pixel* upper = pixels.data() + top * kWidth + left;
        const Pixel* lower = upper + kWidth;
        const Pixel above = upper[0] + (upper[1] - upper[0]) * fx;
        pixel = above + (lower[0] + (lower[1] - lower[0]) * fx - above) * fy;
    }
};

Patch patchOf(const Frame& frame, const Quad& quad, const Cover* cover) {
    cv::Mat seen = rectify(frame, quad, kFacePixels, kAlignMargin);
    cv::Mat visibility;
    if (cover != nullptr) {
        visibility = cover->visibility(quad, kFacePixels, kAlignMargin);
        seen = filledIn(seen, visibility);
    }
    const cv::Mat contrast = localContrast(seen, TileIndex::kAlignSigma);
    Patch patch; // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
    for (int y = 0; y < Patch::kWidth; ++y)
        for (int x = 0; x < Patch::kWidth; ++x) {
            const auto& colour = contrast.at<cv::Vec3f>(y, x);
            const float visible = visibility.empty() ? 1.0F : visibility.at<float>(y, x);
            patch.pixels[static_cast<std::size_t>(y * Patch::kWidth + x)] =
                Pixel{colour[0], colour[1], colour[2], visible};
        }
    return patch;
}

/// Numbers for all pixels of a tile.
using Plane = std::array<float, std::size_t{kFacePixels} * kFacePixels>;

/// What a printed tile shows at the patch's scale, and how that changes from pixel to pixel.
struct Face {
    std::array<Plane, 3> contrast; // by channel
    std::array<Plane, 3> east;     // half the difference between the pixels to the east and to the west
    std::array<Plane, 3> south;
};

Face faceOf(const TileIndex& index, const TileView& view) {
    const cv::Mat contrast =
        turned(index.pictures[view.picture].contrast, engine::quarterTurns(view.face.rotation));
    Face face; // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
    const auto inside = [](int place) { return std::clamp(place, 0, kFacePixels - 1); };
    for (int y = 0; y < kFacePixels; ++y)
        for (int x = 0; x < kFacePixels; ++x) {
            const auto& colour = contrast.at<cv::Vec3f>(y, x);
            const cv::Vec3f east =
                (contrast.at<cv::Vec3f>(y, inside(x + 1)) - contrast.at<cv::Vec3f>(y, inside(x - 1))) * 0.5F;
            const cv::Vec3f south =
                (contrast.at<cv::Vec3f>(inside(y + 1), x) - contrast.at<cv::Vec3f>(inside(y - 1), x)) * 0.5F;
            const auto at = static_cast<std::size_t>(y * kFacePixels + x);
            for (int c = 0; c < 3; ++c) {
                const auto channel = static_cast<std::size_t>(c);
                face.contrast[channel][at] = colour[c];
                face.east[channel][at] = east[c];
                face.south[channel][at] = south[c];
            }
        }
    return face;
}

/// By Geman and McClure, for so large a squared difference.
template<class Number>
[[gnu::always_inline]] inline void robustWeight(const Number& squares, Number& weight) {
    const Number robust = 1.0F / (1.0F + squares * (1.0F / (3.0F * kAlignOutlier * kAlignOutlier)));
    weight = robust * robust;
}

struct Fit {
    cv::Matx44d normal = cv::Matx44d::zeros();
    cv::Vec4d right = cv::Vec4d::all(0.0);
    Likeness likeness;
};

/// Sums over pixels at (x, y) from the tile's centre. What changes there is the face's slope along the way
/// that the pixel moves: (1, 0, x, -y) eastwards and (0, 1, y, x) southwards for the four parameters.
struct FitSums {
    std::array<Lanes, 14> steps{};
    std::array<Lanes, 3> likeness{};

    [[nodiscard]] Fit fit() const {
        std::array<double, 14> s{};
        std::ranges::transform(steps, s.begin(), [](const Lanes& lanes) { return sumOf(lanes); });
        Fit fit;
        fit.normal = {s[0], s[1], s[3], s[5], s[1], s[2], s[4], s[6],
                      s[3], s[4], s[7], s[8], s[5], s[6], s[8], s[9]};
        fit.right = {s[10], s[11], s[12], s[13]};
        fit.likeness = {sumOf(likeness[0]), sumOf(likeness[1]), sumOf(likeness[2])};
        return fit;
    }
};

/// The products over the channels.
[[gnu::always_inline]] inline void dot(const Lanes (&a)[3], const Lanes (&b)[3], Lanes& product) {
    product = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

[[gnu::always_inline]] inline void loadColours(const std::array<Plane, 3>& planes, int at,
                                               Lanes (&values)[3]) {
    for (std::size_t c = 0; c < 3; ++c)
        load(values[c], planes[c].data() + at);
}

/// The pixels of a row from x on.
// NOLINTNEXTLINE(readability-function-size): a list of sums
[[gnu::always_inline]] inline void addPixels(const Patch& patch, const Face& face, const Movement& movement,
                                             int column, int row, FitSums& sums) {
    constexpr float kMiddle = (kFacePixels - 1) / 2.0F;
    const Lanes x = kLanePlaces + (static_cast<float>(column) - kMiddle);
    const float y = static_cast<float>(row) - kMiddle;
    const auto along = static_cast<float>(1.0 + movement.a);
    const auto across = static_cast<float>(movement.b);
    const Lanes toX = x * along + (static_cast<float>(movement.dx) - across * y);
    const Lanes toY = x * across + (static_cast<float>(movement.dy) + along * y);
    Lanes seen[3];
    Lanes weight;
    Lanes visible;
    for (int lane = 0; lane < kLanes; ++lane) {
        Pixel pixel;
        patch.sample(toX[lane], toY[lane], pixel);
        seen[0][lane] = pixel[0];
        seen[1][lane] = pixel[1];
        seen[2][lane] = pixel[2];
        visible[lane] = pixel[3];
    }
    Lanes shown[3];
    Lanes east[3];
    Lanes south[3];
    const int at = row * kFacePixels + column;
    loadColours(face.contrast, at, shown);
    loadColours(face.east, at, east);
    loadColours(face.south, at, south);
    const Lanes difference[3] = {shown[0] - seen[0], shown[1] - seen[1], shown[2] - seen[2]};
    Lanes squares;
    dot(difference, difference, squares);
    robustWeight(squares, weight);
    Lanes counted;
    markWithin(counted, column, kBorder, kFacePixels);
    weight *= visible * counted;
    Lanes product;
    const auto weighted = [&](const Lanes(&a)[3], const Lanes(&b)[3]) __attribute__((always_inline)) {
        dot(a, b, product);
        product *= weight;
    };
    weighted(seen, shown);
    sums.likeness[0] += product;
    weighted(seen, seen);
    sums.likeness[1] += product;
    weighted(shown, shown);
    sums.likeness[2] += product;
    weighted(east, east);
    const Lanes ee = product;
    weighted(east, south);
    const Lanes es = product;
    weighted(south, south);
    const Lanes ss = product;
    weighted(east, difference);
    const Lanes ed = product;
    weighted(south, difference);
    const Lanes sd = product;
    const Lanes eStretch = ee * x + es * y;
    const Lanes sStretch = es * x + ss * y;
    const Lanes eTurn = es * x - ee * y;
    const Lanes sTurn = ss * x - es * y;
    auto& steps = sums.steps;
    steps[0] += ee;
    steps[1] += es;
    steps[2] += ss;
    steps[3] += eStretch;
    steps[4] += sStretch;
    steps[5] += eTurn;
    steps[6] += sTurn;
    steps[7] += x * eStretch + y * sStretch;
    steps[8] += x * sStretch - y * eStretch;
    steps[9] += x * sTurn - y * eTurn;
    steps[10] += ed;
    steps[11] += sd;
    steps[12] += x * ed + y * sd;
    steps[13] += x * sd - y * ed;
}

MEEPLECAM_WIDE void sumUp(const Patch& patch, const Face& face, const Movement& movement, FitSums& sums) {
    for (int row = kBorder; row < kFacePixels - kBorder; ++row)
        for (int column = 0; column < kFacePixels; column += kLanes)
            addPixels(patch, face, movement, column, row, sums);
}

/// Compares the moved patch with the face and sums up how to move it better (Gauss-Newton with robust
/// weights, Baker and Matthews 2004 "Lucas-Kanade 20 years on", section 3.1).
Fit compare(const Patch& patch, const Face& face, const Movement& movement) {
    FitSums sums;
    sumUp(patch, face, movement, sums);
    return sums.fit();
}

/// Half a pixel of movement and 3 % of scale and turn are as likely as one unit of contrast in 40 pixels:
/// keeps plain tiles where they were predicted.
cv::Matx44d prior() {
    return cv::Matx44d::diag({10.0, 10.0, 4000.0, 4000.0});
}

/// Where a movement of points of the patch, in pixels from its middle, takes the corners of the quad.
template<class Move>
Quad moved(const Quad& quad, const Move& movement) {
    constexpr double kHalf = kFacePixels / 2.0;
    const std::array<cv::Point2f, 4> unit{{{0.0F, 0.0F}, {1.0F, 0.0F}, {1.0F, 1.0F}, {0.0F, 1.0F}}};
    const cv::Matx33d picture_from_unit = pictureFromUnit(quad);
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d at =
            movement(cv::Point2d(unit[i]) * double{kFacePixels} - cv::Point2d(kHalf, kHalf));
        const cv::Vec3d p =
            picture_from_unit * cv::Vec3d(at.x / kFacePixels + 0.5, at.y / kFacePixels + 0.5, 1.0);
        result[i] = {static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2])};
    }
    return result;
}

using Vector8 = Eigen::Matrix<double, 8, 1>;
using Matrix8 = Eigen::Matrix<double, 8, 8>;

/// A homography of the patch about the tile's centre, near to none: x' = ((1 + h0) x + h1 y + h2) / w and
/// y' = (h3 x + (1 + h4) y + h5) / w with w = 1 + h6 x + h7 y, in tile sides.
struct Homography {
    Vector8 h = Vector8::Zero();

    [[nodiscard]] cv::Point2d operator()(cv::Point2d p) const {
        const double x = p.x / kFacePixels;
        const double y = p.y / kFacePixels;
        const double w = (1.0 + h[6] * x + h[7] * y) / kFacePixels;
        return {((1.0 + h[0]) * x + h[1] * y + h[2]) / w, (h[3] * x + (1.0 + h[4]) * y + h[5]) / w};
    }
};

struct HomographyFit {
    Matrix8 normal = Matrix8::Zero();
    Vector8 right = Vector8::Zero();
    Likeness likeness;
};

/// The same for a homography.
HomographyFit compare(const Patch& patch, const Face& face, const Homography& homography) {
    constexpr double kMiddle = (kFacePixels - 1) / 2.0;
    HomographyFit fit;
    for (int y = kBorder; y < kFacePixels - kBorder; ++y)
        for (int x = kBorder; x < kFacePixels - kBorder; ++x) {
            const cv::Point2d p(x - kMiddle, y - kMiddle);
            const cv::Point2d to = homography(p);
            Pixel pixel;
            patch.sample(static_cast<float>(to.x), static_cast<float>(to.y), pixel);
            const auto at = static_cast<std::size_t>(y * kFacePixels + x);
            const cv::Vec3f seen(pixel[0], pixel[1], pixel[2]);
            const auto colourIn = [&](const std::array<Plane, 3>& planes) {
                return cv::Vec3f(planes[0][at], planes[1][at], planes[2][at]);
            };
            const cv::Vec3f shown = colourIn(face.contrast);
            const cv::Vec3f difference = shown - seen;
            float weight = 0.0F;
            robustWeight(difference.dot(difference), weight);
            fit.likeness.product += weight * seen.dot(shown);
            fit.likeness.seenSquares += weight * seen.dot(seen);
            fit.likeness.faceSquares += weight * shown.dot(shown);
            const double u = p.x / kFacePixels;
            const double v = p.y / kFacePixels;
            const double toU = to.x / kFacePixels;
            const double toV = to.y / kFacePixels;
            Eigen::Matrix<double, 2, 8> slopes;                     // of where the point is taken, in pixels
            slopes << u, v, 1.0, 0.0, 0.0, 0.0, -u * toU, -v * toU, //
                0.0, 0.0, 0.0, u, v, 1.0, -u * toV, -v * toV;
            slopes *= kFacePixels;
            const cv::Vec3f east = colourIn(face.east);
            const cv::Vec3f south = colourIn(face.south);
            Eigen::Matrix2d squares;
            squares << east.dot(east), east.dot(south), east.dot(south), south.dot(south);
            const Eigen::Vector2d along(east.dot(difference), south.dot(difference));
            fit.normal += weight * slopes.transpose() * squares * slopes;
            fit.right += weight * slopes.transpose() * along;
        }
    return fit;
}

/// 3 % of scale, turn, shear and perspective, and half a pixel of movement, as in prior().
Vector8 shapePrior() {
    constexpr double kMoved = 10.0 * kFacePixels * kFacePixels;
    constexpr double kBent = 4000.0;
    return (Vector8() << kBent, kBent, kMoved, kBent, kBent, kMoved, kBent, kBent).finished();
}

/// Takes a step that the comparison suggests. Whether another one may help.
bool improve(Movement& movement, const Fit& fit) {
    const cv::Vec4d now(movement.dx, movement.dy, movement.a, movement.b);
    const cv::Vec4d step = (fit.normal + prior()).solve(fit.right - prior() * now, cv::DECOMP_CHOLESKY);
    movement = {movement.dx + step[0], movement.dy + step[1], movement.a + step[2], movement.b + step[3]};
    return std::abs(movement.dx) <= kAlignMargin && std::abs(movement.dy) <= kAlignMargin &&
           cv::norm(step) >= 0.01;
}

bool improve(Homography& homography, const HomographyFit& fit) {
    static const Vector8 kPrior = shapePrior();
    const Matrix8 normal = fit.normal + Matrix8(kPrior.asDiagonal());
    const Vector8 step = normal.ldlt().solve(fit.right - kPrior.cwiseProduct(homography.h));
    homography.h += step;
    return homography.h.cwiseAbs().maxCoeff() <= 0.2 && step.norm() >= 0.001;
}

/// Moves the quad, of which the patch was taken, to where it looks most like the face.
template<class Move>
Alignment align(const Quad& quad, const Patch& patch, const Face& face) {
    Move best;
    Move move;
    float bestCorrelation = -1.0F;
    for (int i = 0; i < kAlignIterations; ++i) {
        const auto fit = compare(patch, face, move);
        if (fit.likeness.correlation() > bestCorrelation) {
            bestCorrelation = fit.likeness.correlation();
            best = move;
        }
        if (!improve(move, fit))
            break;
    }
    return {moved(quad, best), bestCorrelation};
}

} // namespace

Alignment alignTile(const Sight& sight, const Quad& predicted, ViewId view, const Cover* cover) {
    const Face face = faceOf(sight.index, sight.index[view]);
    return align<Movement>(predicted, patchOf(sight.frame, predicted, cover), face);
}

Alignment alignShape(const Sight& sight, const Quad& predicted, ViewId view) {
    const Face face = faceOf(sight.index, sight.index[view]);
    const Quad placed = align<Movement>(predicted, patchOf(sight.frame, predicted, nullptr), face).quad;
    return align<Homography>(placed, patchOf(sight.frame, placed, nullptr), face);
}

} // namespace meeplecam::vision
