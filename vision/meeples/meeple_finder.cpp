#include "vision/meeples/meeple_finder.h"

#include "models/meeple_outline.h"
#include "vision/image/parallel.h"
#include "vision/meeples/figure_looks.h"
#include "vision/meeples/meeple_reader.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace meeplecam::vision {

namespace {

using engine::MeepleType;

constexpr int kMostPerGroup = 6;         // meeples that touch each other
constexpr int kGroupMargin = 44;         // pixels around a group that a shape reaching into it may cover
constexpr int kSmallestUnexplained = 25; // pixels of a group that still ask for an explanation
constexpr float kCostOfAThing = 20.0F;   // pixels of evidence that one more thing has to bring

// How much more than wooden meeples discs have to explain: there are more sizes of them, and few who use them
// (1.8 to 2.0 times on boards with discs, 0.8 to 1.1 on others).
constexpr float kDiscGain = 1.35F;

// Pixels by which lying shapes explain more than they should: they are larger and have more turns.
constexpr float kLyingGain = 6.0F;

// Log odds that something stands, for each pixel by which that explains more (logistic regression over 350
// meeples, 2026-11-20).
constexpr float kStandingPerPixel = 0.3F;

// The same for abbots, builders and pigs. With the share that they have among figures (-1.9) 7 of 202 meeples
// were taken for a pig, with -4 two, and every tenth pig for a meeple (virtual tables, 2026-11-24).
constexpr float kFigurePerPixel = 0.3F;
constexpr float kFigureBefore = -3.0F;

bool mayBe(MeepleType figure, const MeepleSizes& sizes) {
    return sizes.figures[static_cast<std::size_t>(figure)] > 0;
}

/// Whether there are other figures than small meeples.
bool hasOtherFigures(const MeepleSizes& sizes) {
    return mayBe(MeepleType::Large, sizes) ||
           std::ranges::any_of(kFiguresBesideMeeples,
                               [&](MeepleType figure) { return mayBe(figure, sizes); });
}

float bestSum(const SizedFits& fits) {
    return std::max(fits[0].sum, fits[1].sum);
}

/// Takes the fit of the likelier pose and size.
void chooseFit(FoundMeeple& meeple) {
    meeple.fit = fitsOfPose(meeple)[meeple.large > 0.0F ? 1 : 0];
}

enum class Kind : std::uint8_t { Wooden, Disc };

/// The same colour's pixels of a group that nothing claims yet.
struct ColourPatch {
    cv::Point2d middle;
    cv::Rect box;
};

ColourPatch patchOf(const cv::Mat& seen, const std::vector<cv::Point>& pixels, const WoodColour& colour) {
    ColourPatch patch{{}, cv::Rect(pixels.front(), cv::Size(1, 1))};
    int count = 0;
    for (const cv::Point& pixel : pixels)
        if (colour.matches(cv::Vec3f(seen.at<cv::Vec3b>(pixel)))) {
            patch.middle += cv::Point2d(pixel);
            patch.box |= cv::Rect(pixel, cv::Size(1, 1));
            ++count;
        }
    patch.middle /= std::max(1, count);
    return patch;
}

/// Where the shape's foot is on the table.
cv::Point2d footOf(const OrthoView& view, const ShapeFit& fit) {
    return view.tableOf(cv::Point2d(fit.foot) + cv::Point2d(0.5, 0.5));
}

/// How the shape looks under the fit. `colour` is what its pixels share.
MeepleLooks looksOf(const OrthoView& view, const Foreignness& foreign, const ShapeFit& fit,
                    const WoodColour& colour, const cv::Vec3f& white) {
    constexpr float kLeastWhite = 20.0F; // grey levels
    MeepleLooks looks;
    looks.fit = fit.sum / static_cast<float>(std::max(1, fit.silhouette.area));
    float pixels = 0.0F;
    float known = 0.0F;
    for (const Silhouette::Run& run : fit.silhouette.runs)
        for (int x = run.first; x <= run.last; ++x) {
            const cv::Point at = fit.foot + cv::Point(x, run.y);
            if (!cv::Rect({}, view.seen.size()).contains(at))
                continue;
            pixels += 1.0F;
            looks.match += colour.matches(cv::Vec3f(view.seen.at<cv::Vec3b>(at))) ? 1.0F : 0.0F;
            if (foreign.known.at<uchar>(at) == 0)
                continue;
            known += 1.0F;
            looks.foreign += foreign.amount.at<float>(at);
            looks.darkened += foreign.darkened.at<float>(at);
        }
    looks.match /= std::max(1.0F, pixels);
    looks.onTile = known / std::max(1.0F, pixels);
    looks.foreign /= std::max(1.0F, known);
    looks.darkened /= std::max(1.0F, known);
    const cv::Vec3f& typical = colour.typical();
    cv::Vec3f share;
    for (int channel = 0; channel < 3; ++channel)
        share[channel] = typical[channel] / std::max(kLeastWhite, white[channel]);
    const auto [least, most] = std::minmax_element(share.val, share.val + 3);
    looks.brightness = *most;
    looks.saturation = 1.0F - *least / std::max(0.01F, *most);
    return looks;
}

/// Logistic regression over what was found on 21 real and 30 rendered tables (2026-11-20): of 521 meeples and
/// discs one was taken for something else, of 507 other things one for a meeple.
float evidenceOf(const MeepleLooks& looks, Kind kind) {
    if (kind == Kind::Disc)
        return 3.89F * looks.fit - 4.55F * looks.ring + 4.63F * looks.foreign + 26.78F * looks.darkened +
               0.12F * looks.onTile - 7.99F * looks.match + 2.04F * looks.saturation -
               8.15F * looks.brightness + 0.21F * looks.saturation * looks.brightness - 23.53F;
    return 9.71F * looks.fit - 10.49F * looks.ring + 3.25F * looks.foreign + 10.18F * looks.darkened +
           1.69F * looks.onTile - 2.7F * looks.match + 1.24F * looks.saturation - 10.48F * looks.brightness +
           9.19F * looks.saturation * looks.brightness - 17.73F;
}

/// Explains the foreign groups of one board by things of one kind.
class Explainer {
public:
    Explainer(const OrthoView& view, const Foreignness& foreign, const calibration::TableCamera& camera,
              const MeepleSizes& sizes, Kind kind)
        : m_view(view)
        , m_foreign(foreign)
        , m_camera(camera)
        , m_sizes(sizes)
        , m_kind(kind)
        , m_shapes(kind == Kind::Disc ? discShapes() : woodenShapes(engine::MeepleType::Small))
        , m_claimed(cv::Mat::zeros(view.seen.size(), CV_8U)) {}

    void explain(const std::vector<ForeignGroup>& groups) {
        for (const ForeignGroup& group : groups)
            explain(group.box, group.pixels, mostIn(group), kSmallestUnexplained);
    }

    /// What is left of dark groups after the rest was explained.
    void explainDark(const std::vector<ForeignGroup>& groups) {
        constexpr int kMostOfShadows = 4; // that something black is sought in
        const std::size_t before = m_found.size();
        for (const ForeignGroup& group : groups) {
            std::vector<cv::Point> pixels = group.pixels;
            dropClaimed(pixels);
            explain(group.box, std::move(pixels), kMostOfShadows, kLeastOfBlack);
        }
        for (std::size_t i = before; i < m_found.size(); ++i)
            m_found[i].dark = true;
    }

    /// How much of the strangeness on the board the things explain, in pixels.
    [[nodiscard]] float explained() const {
        return std::accumulate(m_found.begin(), m_found.end(), 0.0F,
                               [](float sum, const FoundMeeple& meeple) {
                                   return sum + std::max(0.0F, meeple.fit.sum - kCostOfAThing);
                               });
    }

    [[nodiscard]] std::vector<FoundMeeple> found() && { return std::move(m_found); }

private:
    /// How many things to seek in a group.
    [[nodiscard]] int mostIn(const ForeignGroup& group) const {
        constexpr int kMostOnUnknown = 16; // in a town that nobody knew, with meeples on it
        constexpr int kPixelsOfAThing = 100;
        const int parts = static_cast<int>(group.pixels.size()) / kPixelsOfAThing;
        return m_view.allKnown ? kMostPerGroup : std::clamp(parts, kMostPerGroup, kMostOnUnknown);
    }

    /// Explains pixels of a group by one thing after the other, while enough of them are left.
    void explain(const cv::Rect& box, std::vector<cv::Point> pixels, int most, int smallest) {
        for (int round = 0; round < most && std::ssize(pixels) >= smallest; ++round) {
            m_found.push_back(explainOnce(box, pixels));
            claim(m_found.back().fit);
            dropClaimed(pixels);
        }
    }

    void dropClaimed(std::vector<cv::Point>& pixels) const {
        std::erase_if(pixels, [&](const cv::Point& at) { return m_claimed.at<uchar>(at) != 0; });
    }

    FoundMeeple explainOnce(const cv::Rect& box, const std::vector<cv::Point>& pixels) const {
        const cv::Rect part = cv::Rect(box.x - kGroupMargin, box.y - kGroupMargin,
                                       box.width + 2 * kGroupMargin, box.height + 2 * kGroupMargin) &
                              cv::Rect({}, m_view.seen.size());
        const WoodColour colour = commonColour(m_view.seen, pixels);
        const ShapeSearch search(m_view, m_foreign, m_claimed, part, colour);
        const ColourPatch patch = patchOf(m_view.seen, pixels, colour);
        FoundMeeple meeple;
        if (m_kind == Kind::Disc) {
            meeple.fit = bestOf(m_shapes, search, patch, MeepleForm::Disc);
        } else {
            meeple.standingFits = fitMeeples(search, patch, MeepleForm::Standing);
            meeple.lyingFits = fitMeeples(search, patch, MeepleForm::Lying);
            meeple.standing =
                kStandingPerPixel * (bestSum(meeple.standingFits) - bestSum(meeple.lyingFits) + kLyingGain);
            if (mayBe(MeepleType::Large, m_sizes))
                meeple.large = largeByShape(meeple);
            chooseFit(meeple);
            compareFigures(search, patch, meeple);
        }
        meeple.foot = footOf(m_view, meeple.fit);
        const std::vector<cv::Point> inside = insideOf(meeple.fit, m_view.seen.size());
        meeple.common = colour.typical();
        meeple.colour = (inside.empty() ? colour : commonColour(m_view.seen, inside)).typical();
        meeple.white = m_view.white.at<cv::Vec3f>(std::clamp(meeple.fit.foot.y, 0, m_view.seen.rows - 1),
                                                  std::clamp(meeple.fit.foot.x, 0, m_view.seen.cols - 1));
        meeple.looks = looksOf(m_view, m_foreign, meeple.fit, colour, meeple.white);
        meeple.looks.ring = search.ringOf(meeple.fit);
        meeple.evidence = evidenceOf(meeple.looks, m_kind);
        return meeple;
    }

    /// First the usual size, then the large one in the same turn.
    [[nodiscard]] SizedFits fitMeeples(const ShapeSearch& search, const ColourPatch& patch,
                                       MeepleForm form) const {
        SizedFits fits{bestOf(m_shapes, search, patch, form), {}};
        if (mayBe(MeepleType::Large, m_sizes))
            fits[1] = bestOf({{form, models::kLargeMeepleHeight_mm, fits[0].shape.turn, MeepleType::Large}},
                             search, patch, form);
        return fits;
    }

    /// How much better abbot, builder and pig, which all stand, explain what a meeple explains so well.
    void compareFigures(const ShapeSearch& search, const ColourPatch& patch, FoundMeeple& meeple) const {
        for (const MeepleType figure : kFiguresBesideMeeples) {
            if (!mayBe(figure, m_sizes))
                continue;
            const ShapeFit fit = bestOf(woodenShapes(figure), search, patch, MeepleForm::Standing);
            meeple.figures[static_cast<std::size_t>(figure)] =
                kFigurePerPixel * (fit.sum - meeple.fit.sum) + kFigureBefore;
        }
    }

    [[nodiscard]] ShapeFit bestOf(const std::vector<MeepleShape>& shapes, const ShapeSearch& search,
                                  const ColourPatch& patch, MeepleForm form) const {
        const cv::Point2d where = m_view.tableOf(patch.middle);
        std::vector<ShapeFit> fits(shapes.size());
        forEachInParallel(shapes.size(), [&](std::size_t i) {
            const MeepleShape& shape = shapes[i];
            if (shape.form == form)
                fits[i] = search.best(
                    shape, silhouetteOf(shape, where, m_camera, m_sizes.tile_mm, OrthoView::kScale),
                    feetOf(shape, patch));
        });
        return *std::ranges::max_element(fits, {}, &ShapeFit::sum);
    }

    /// Where the foot of something is whose body covers the patch: the body is drawn out away from the
    /// camera.
    [[nodiscard]] cv::Rect feetOf(const MeepleShape& shape, const ColourPatch& patch) const {
        constexpr int kFootReach = 8; // pixels
        const cv::Point3d eye = m_camera.position();
        const cv::Point2d back = (cv::Point2d(eye.x, eye.y) - m_view.tableOf(patch.middle)) *
                                 (middleHeight(shape, m_sizes.tile_mm) / eye.z) * OrthoView::kScale;
        const cv::Point shift(static_cast<int>(back.x), static_cast<int>(back.y));
        return {patch.box.tl() + shift - cv::Point(kFootReach, kFootReach),
                patch.box.size() + cv::Size(2 * kFootReach, 2 * kFootReach)};
    }

    void claim(const ShapeFit& fit) {
        constexpr int kRim = 2; // pixels around a thing that mix with it
        mark(fit, kRim, 255, m_claimed);
    }

    const OrthoView& m_view;
    const Foreignness& m_foreign;
    const calibration::TableCamera& m_camera;
    MeepleSizes m_sizes;
    Kind m_kind;
    std::vector<MeepleShape> m_shapes;
    cv::Mat m_claimed;
    std::vector<FoundMeeple> m_found;
};

/// Those that may be meeples enough.
std::vector<FoundMeeple*> worthALook(std::vector<FoundMeeple>& things) {
    constexpr float kWorthALook = -6.0F;   // log odds
    constexpr float kWorthSeeing = -10.0F; // pixels of evidence
    std::vector<FoundMeeple*> worth;
    for (FoundMeeple& thing : things)
        if (thing.fit.shape.form != MeepleForm::Disc && thing.evidence > kWorthALook &&
            thing.fit.sum > kWorthSeeing)
            worth.push_back(&thing);
    return worth;
}

/// Lets how things look, a patch for each, count beside their shape. The log odds add up, which told things
/// better than either alone on photos and path-traced tables (datasets/results.md, 2026-11-22).
void lookAtThings(const MeepleReader& reader, const OrthoView& view, const MeepleSizes& sizes,
                  const std::vector<ThingPatch>& patches, const std::vector<FoundMeeple*>& looked) {
    const std::vector<ThingLook> looks = reader.read(patches);
    const std::vector<FigureLook> figures =
        hasOtherFigures(sizes) ? reader.readFigures(patches) : std::vector<FigureLook>();
    for (std::size_t i = 0; i < looks.size(); ++i) {
        FoundMeeple& thing = *looked[i];
        thing.standing += looks[i].standing;
        thing.evidence += looks[i].meeple;
        if (!figures.empty())
            lookAtFigure(figures[i], thing);
    }
    if (mayBe(MeepleType::Large, sizes))
        sizeMeeples(figures, looked);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        FoundMeeple& thing = *looked[i];
        chooseFit(thing);
        // The middle of both is nearer to real feet than either.
        thing.foot = (footOf(view, thing.fit) + patches[i].place.tableAt(looks[i].foot)) / 2.0;
    }
}

} // namespace

std::vector<FoundMeeple> findThings(const OrthoView& view, const Foreignness& foreign,
                                    const calibration::TableCamera& camera, const MeepleSizes& sizes) {
    const std::vector<ForeignGroup> groups = groupForeign(foreign);
    Explainer wooden(view, foreign, camera, sizes, Kind::Wooden);
    Explainer discs(view, foreign, camera, sizes, Kind::Disc);
    wooden.explain(groups);
    discs.explain(groups);
    if (discs.explained() > kDiscGain * wooden.explained())
        return std::move(discs).found();
    wooden.explainDark(groupDark(view, foreign));
    return std::move(wooden).found();
}

std::vector<FoundMeeple> findMeeples(const Frame& frame, const OrthoView& view,
                                     const calibration::TableCamera& camera, const MeepleSizes& sizes,
                                     const MeepleReader* reader) {
    const Foreignness foreign = measureForeignness(view);
    std::vector<FoundMeeple> found = findThings(view, foreign, camera, sizes);
    if (reader == nullptr) {
        std::erase_if(found, &FoundMeeple::dark);
        return found;
    }
    const std::vector<FoundMeeple*> looked = worthALook(found);
    std::vector<ThingPatch> patches;
    for (const FoundMeeple* thing : looked)
        patches.push_back(patchOf(frame, view, foreign, camera, *thing));
    lookAtThings(*reader, view, sizes, patches, looked);
    return found;
}

Cover coverOf(std::span<const FoundMeeple> found, const calibration::TableCamera& camera,
              const cv::Size& picture) {
    constexpr int kRim = 2; // pixels of the view that mix with the thing
    Cover cover(picture);
    for (const FoundMeeple& meeple : found)
        if (meeple.evidence > 0.0F)
            cover.add(grown(meeple.fit.silhouette, kRim), meeple.foot, OrthoView::kScale, camera);
    return cover;
}

} // namespace meeplecam::vision
