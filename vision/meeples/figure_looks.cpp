#include "vision/meeples/figure_looks.h"

#include <algorithm>

namespace meeplecam::vision {

using engine::MeepleType;

const SizedFits& fitsOfPose(const FoundMeeple& meeple) {
    return meeple.standing < 0.0F ? meeple.lyingFits : meeple.standingFits;
}

float largeByShape(const FoundMeeple& meeple) {
    constexpr float kPerPixel = 0.044F; // that a large one explains more; see sizeMeeples()
    const SizedFits& fits = fitsOfPose(meeple);
    return kPerPixel * (fits[1].sum - fits[0].sum);
}

void lookAtFigure(const FigureLook& look, FoundMeeple& thing) {
    constexpr float kOfShape = 0.16F;
    constexpr float kOfLook = 1.3F;
    constexpr std::array<float, engine::kMeepleTypes> kBefore{0.0F, 0.0F, 0.6F, -0.7F, -0.7F};
    for (const MeepleType figure : kFiguresBesideMeeples)
        if (const auto i = static_cast<std::size_t>(figure); thing.figures[i] > kNoFigure)
            thing.figures[i] = kOfShape * thing.figures[i] + kOfLook * look[i] + kBefore[i];
}

void sizeMeeples(std::span<const FigureLook> looks, std::span<FoundMeeple* const> things) {
    constexpr float kOfLook = 2.65F;
    constexpr float kOfMost = -5.64F;
    constexpr float kBefore = 0.28F;
    constexpr float kUsualLook = -2.3F; // what most meeples of a board look like
    constexpr float kBoards = 8.0F;     // meeples by which a board has to differ as much from the usual
    std::vector<float> large;
    for (std::size_t i = 0; i < things.size(); ++i)
        if (things[i]->evidence > 0.0F &&
            std::ranges::all_of(things[i]->figures, [](float odds) { return odds <= 0.0F; }))
            large.push_back(looks[i][1]);
    float most = 0.0F; // above the usual
    if (!large.empty()) {
        const auto middle = large.begin() + std::ssize(large) / 2;
        std::ranges::nth_element(large, middle);
        const auto count = static_cast<float>(large.size());
        most = (*middle - kUsualLook) * count / (count + kBoards);
    }
    for (std::size_t i = 0; i < things.size(); ++i)
        things[i]->large = largeByShape(*things[i]) + kOfLook * looks[i][1] + kOfMost * most + kBefore;
}

} // namespace meeplecam::vision
