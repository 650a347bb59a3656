#include "vision/tile_aligner.h"

#include "vision/patches.h"

#include <Eigen/Dense>
#include <opencv2/imgproc.hpp>

#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kSide = TileIndex::kAlignSide; // pixels a tile side in the patch
constexpr int kMargin = 5;                   // pixels of surroundings, for movements
constexpr int kBorder =
    2; // pixels at the rim of the tile that are not compared: the neighbour's edge, rounded corners
constexpr int kIterations = 8;
constexpr float kOutlier = 1.2F; // units of local contrast; larger differences are something else on the tile

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

cv::Vec3f sample(const cv::Mat& picture, cv::Point2d at) {
    const int x = std::clamp(static_cast<int>(std::floor(at.x)), 0, picture.cols - 2);
    const int y = std::clamp(static_cast<int>(std::floor(at.y)), 0, picture.rows - 2);
    const auto fx = static_cast<float>(std::clamp(at.x - x, 0.0, 1.0));
    const auto fy = static_cast<float>(std::clamp(at.y - y, 0.0, 1.0));
    const auto* upper = picture.ptr<cv::Vec3f>(y) + x;
    const auto* lower = picture.ptr<cv::Vec3f>(y + 1) + x;
    return (upper[0] * (1.0F - fx) + upper[1] * fx) * (1.0F - fy) +
           (lower[0] * (1.0F - fx) + lower[1] * fx) * fy;
}

/// What is seen around the tile.
struct Patch {
    cv::Mat contrast;   // CV_32FC3
    cv::Mat visibility; // CV_32F, empty = all visible

    [[nodiscard]] float visibilityAt(cv::Point2d at) const {
        return visibility.empty() ? 1.0F
                                  : visibility.at<float>(std::clamp(cvRound(at.y), 0, visibility.rows - 1),
                                                         std::clamp(cvRound(at.x), 0, visibility.cols - 1));
    }
};

Patch patchOf(const Frame& frame, const Quad& quad, const Cover* cover) {
    Patch patch;
    cv::Mat seen = rectify(frame, quad, kSide, kMargin);
    if (cover != nullptr) {
        patch.visibility = cover->visibility(quad, kSide, kMargin);
        seen = filledIn(seen, patch.visibility);
    }
    patch.contrast = localContrast(seen, TileIndex::kAlignSigma);
    return patch;
}

/// What a printed tile shows at the patch's scale, and how that changes from pixel to pixel.
struct Face {
    cv::Mat contrast; // CV_32FC3
    cv::Mat east;     // CV_32FC3, half the difference between the pixels to the east and to the west
    cv::Mat south;
};

Face faceOf(const TileIndex& index, const TileView& view) {
    Face face;
    face.contrast = turned(index.pictures[static_cast<std::size_t>(view.picture)].contrast,
                           engine::quarterTurns(view.face.rotation));
    const cv::Matx13f slope(-0.5F, 0.0F, 0.5F);
    cv::filter2D(face.contrast, face.east, CV_32F, slope);
    cv::filter2D(face.contrast, face.south, CV_32F, slope.t());
    return face;
}

struct Fit {
    cv::Matx44d normal = cv::Matx44d::zeros();
    cv::Vec4d right = cv::Vec4d::all(0.0);
    Likeness likeness;

    /// One pixel at (x, y) from the tile's centre. What changes there is the face's slope along the way that
    /// the pixel moves: (1, 0, x, -y) eastwards and (0, 1, y, x) southwards for the four parameters.
    void add(float weight, const cv::Vec3f& difference, const cv::Vec3f& east, const cv::Vec3f& south,
             float x, float y) {
        const float ee = weight * east.dot(east);
        const float es = weight * east.dot(south);
        const float ss = weight * south.dot(south);
        const float ed = weight * east.dot(difference);
        const float sd = weight * south.dot(difference);
        const float eStretch = ee * x + es * y;
        const float sStretch = es * x + ss * y;
        const float eTurn = es * x - ee * y;
        const float sTurn = ss * x - es * y;
        sums[0] += ee;
        sums[1] += es;
        sums[2] += ss;
        sums[3] += eStretch;
        sums[4] += sStretch;
        sums[5] += eTurn;
        sums[6] += sTurn;
        sums[7] += x * eStretch + y * sStretch;
        sums[8] += x * sStretch - y * eStretch;
        sums[9] += x * sTurn - y * eTurn;
        sums[10] += ed;
        sums[11] += sd;
        sums[12] += x * ed + y * sd;
        sums[13] += x * sd - y * ed;
    }

    /// Brings what was added into the equations.
    void finish() {
        const auto& s = sums;
        normal = {s[0], s[1], s[3], s[5], s[1], s[2], s[4], s[6],
                  s[3], s[4], s[7], s[8], s[5], s[6], s[8], s[9]};
        right = {s[10], s[11], s[12], s[13]};
    }

private:
    std::array<float, 14> sums{};
};

/// By Geman and McClure.
float robustWeight(const cv::Vec3f& difference) {
    const float robust = 1.0F / (1.0F + difference.dot(difference) / (3.0F * kOutlier * kOutlier));
    return robust * robust;
}

/// Compares the moved patch with the face and sums up how to move it better (Gauss-Newton with robust
/// weights, Baker and Matthews 2004 "Lucas-Kanade 20 years on", section 3.1).
Fit compare(const Patch& patch, const Face& face, const Movement& movement) {
    Fit fit;
    constexpr double kMiddle = (kSide - 1) / 2.0;
    for (int y = kBorder; y < kSide - kBorder; ++y) {
        const auto* row = face.contrast.ptr<cv::Vec3f>(y);
        const auto* east = face.east.ptr<cv::Vec3f>(y);
        const auto* south = face.south.ptr<cv::Vec3f>(y);
        float product = 0.0F;
        float seenSquares = 0.0F;
        float faceSquares = 0.0F;
        for (int x = kBorder; x < kSide - kBorder; ++x) {
            const cv::Point2d p(x - kMiddle, y - kMiddle);
            const cv::Point2d at = movement(p) + cv::Point2d(kMargin + kMiddle, kMargin + kMiddle);
            const cv::Vec3f seen = sample(patch.contrast, at);
            const cv::Vec3f difference = row[x] - seen;
            const float weight = robustWeight(difference) * patch.visibilityAt(at);
            product += weight * seen.dot(row[x]);
            seenSquares += weight * seen.dot(seen);
            faceSquares += weight * row[x].dot(row[x]);
            fit.add(weight, difference, east[x], south[x], static_cast<float>(p.x), static_cast<float>(p.y));
        }
        fit.likeness.product += product;
        fit.likeness.seenSquares += seenSquares;
        fit.likeness.faceSquares += faceSquares;
    }
    fit.finish();
    return fit;
}

/// Half a pixel of movement and 3 % of scale and turn are as likely as one unit of contrast in 40 pixels:
/// keeps plain tiles where they were predicted.
cv::Matx44d prior() {
    return cv::Matx44d::diag({10.0, 10.0, 4000.0, 4000.0});
}

/// Where a movement of points of the patch, in pixels from its middle, takes the corners of the quad.
template<class Move>
Quad moved(const Quad& quad, const Move& movement) {
    constexpr double kHalf = kSide / 2.0;
    const std::array<cv::Point2f, 4> unit{{{0.0F, 0.0F}, {1.0F, 0.0F}, {1.0F, 1.0F}, {0.0F, 1.0F}}};
    const cv::Matx33d picture_from_unit = cv::getPerspectiveTransform(unit.data(), quad.data());
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d at = movement(cv::Point2d(unit[i]) * double{kSide} - cv::Point2d(kHalf, kHalf));
        const cv::Vec3d p = picture_from_unit * cv::Vec3d(at.x / kSide + 0.5, at.y / kSide + 0.5, 1.0);
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
        const double x = p.x / kSide;
        const double y = p.y / kSide;
        const double w = (1.0 + h[6] * x + h[7] * y) / kSide;
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
    constexpr double kMiddle = (kSide - 1) / 2.0;
    HomographyFit fit;
    for (int y = kBorder; y < kSide - kBorder; ++y)
        for (int x = kBorder; x < kSide - kBorder; ++x) {
            const cv::Point2d p(x - kMiddle, y - kMiddle);
            const cv::Point2d to = homography(p);
            const cv::Point2d at = to + cv::Point2d(kMargin + kMiddle, kMargin + kMiddle);
            const cv::Vec3f seen = sample(patch.contrast, at);
            const cv::Vec3f shown = face.contrast.at<cv::Vec3f>(y, x);
            const cv::Vec3f difference = shown - seen;
            const double weight = robustWeight(difference);
            fit.likeness.product += weight * seen.dot(shown);
            fit.likeness.seenSquares += weight * seen.dot(seen);
            fit.likeness.faceSquares += weight * shown.dot(shown);
            const double u = p.x / kSide;
            const double v = p.y / kSide;
            const double toU = to.x / kSide;
            const double toV = to.y / kSide;
            Eigen::Matrix<double, 2, 8> slopes;                     // of where the point is taken, in pixels
            slopes << u, v, 1.0, 0.0, 0.0, 0.0, -u * toU, -v * toU, //
                0.0, 0.0, 0.0, u, v, 1.0, -u * toV, -v * toV;
            slopes *= kSide;
            const cv::Vec3f& east = face.east.at<cv::Vec3f>(y, x);
            const cv::Vec3f& south = face.south.at<cv::Vec3f>(y, x);
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
    constexpr double kMoved = 10.0 * kSide * kSide;
    constexpr double kBent = 4000.0;
    return (Vector8() << kBent, kBent, kMoved, kBent, kBent, kMoved, kBent, kBent).finished();
}

/// Takes a step that the comparison suggests. Whether another one may help.
bool improve(Movement& movement, const Fit& fit) {
    const cv::Vec4d now(movement.dx, movement.dy, movement.a, movement.b);
    const cv::Vec4d step = (fit.normal + prior()).solve(fit.right - prior() * now, cv::DECOMP_CHOLESKY);
    movement = {movement.dx + step[0], movement.dy + step[1], movement.a + step[2], movement.b + step[3]};
    return std::abs(movement.dx) <= kMargin && std::abs(movement.dy) <= kMargin && cv::norm(step) >= 0.01;
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
    for (int i = 0; i < kIterations; ++i) {
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

Alignment alignTile(const Frame& frame, const Quad& predicted, const TileIndex& index, int view,
                    const Cover* cover) {
    const Face face = faceOf(index, index.views[static_cast<std::size_t>(view)]);
    return align<Movement>(predicted, patchOf(frame, predicted, cover), face);
}

Alignment alignShape(const Frame& frame, const Quad& predicted, const TileIndex& index, int view) {
    const Face face = faceOf(index, index.views[static_cast<std::size_t>(view)]);
    const Quad placed = align<Movement>(predicted, patchOf(frame, predicted, nullptr), face).quad;
    return align<Homography>(placed, patchOf(frame, placed, nullptr), face);
}

} // namespace meeplecam::vision
