#include "vision/meeple_colours.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

/// What painted wood sends back compared with white paper: hue in degrees, saturation and value as in HSV.
/// Red, yellow, green, blue, black, pink and orange as measured on 390 meeples of real and rendered tables;
/// the others from pictures of what is sold.
struct Paint {
    float hue_deg;
    float saturation;
    float value;
};
constexpr std::array<Paint, models::kMeepleColours> kPaints{{
    {4.0F, 0.75F, 0.65F},   // red
    {49.0F, 0.77F, 0.72F},  // yellow
    {125.0F, 0.52F, 0.46F}, // green
    {219.0F, 0.67F, 0.58F}, // blue
    {0.0F, 0.0F, 0.14F},    // black
    {347.0F, 0.52F, 0.72F}, // pink
    {0.0F, 0.05F, 0.5F},    // grey
    {45.0F, 0.05F, 0.95F},  // white
    {25.0F, 0.72F, 0.85F},  // orange
    {285.0F, 0.5F, 0.45F},  // purple
    {25.0F, 0.55F, 0.38F},  // brown
}};

/// A colour as hue and saturation in a plane, and brightness as a logarithm, so that distances are alike
/// everywhere.
cv::Vec3f placeOf(const Paint& paint) {
    constexpr float kDegree = static_cast<float>(CV_PI / 180.0);
    constexpr float kLeastValue = 0.05F;
    return {paint.saturation * std::cos(paint.hue_deg * kDegree),
            paint.saturation * std::sin(paint.hue_deg * kDegree),
            std::log(std::max(kLeastValue, paint.value))};
}

/// HSV of a colour compared with white paper, both BGR.
Paint paintOf(const cv::Vec3f& colour, const cv::Vec3f& white) {
    constexpr float kLeastWhite = 20.0F; // grey levels
    std::array<float, 3> bgr{};
    for (std::size_t i = 0; i < bgr.size(); ++i)
        bgr[i] = colour[static_cast<int>(i)] / std::max(kLeastWhite, white[static_cast<int>(i)]);
    const auto [b, g, r] = bgr;
    const float most = std::max({b, g, r, 1e-3F});
    const float range = most - std::min({b, g, r});
    float sixth = 0.0F;
    if (range > 0.0F)
        sixth = most == r ? (g - b) / range : most == g ? 2.0F + (b - r) / range : 4.0F + (r - g) / range;
    return {60.0F * sixth, range / most, most};
}

/// Logarithm of how well a paint explains a colour. Dark colours have no tint to speak of.
float logLikelihood(const Paint& seen, models::MeepleColour colour) {
    constexpr float kTint = 0.1F; // standard deviations
    constexpr float kValue = 0.28F;
    constexpr float kDark = 0.025F; // over the value: how much more dark colours scatter
    const cv::Vec3f distance = placeOf(seen) - placeOf(kPaints[static_cast<std::size_t>(colour)]);
    const float tint = kTint + kDark / std::max(0.05F, seen.value);
    return -0.5F * (distance[0] * distance[0] + distance[1] * distance[1]) / (tint * tint) -
           0.5F * distance[2] * distance[2] / (kValue * kValue) - 2.0F * std::log(tint / kTint);
}

ColourBelief beliefOf(const Paint& seen, const ColourBelief& prior) {
    ColourBelief belief{};
    std::array<float, models::kMeepleColours> logs{};
    for (std::size_t i = 0; i < belief.size(); ++i)
        logs[i] = logLikelihood(seen, static_cast<models::MeepleColour>(i)) + std::log(prior[i]);
    const float most = *std::ranges::max_element(logs);
    float sum = 0.0F;
    for (std::size_t i = 0; i < belief.size(); ++i)
        sum += belief[i] = std::exp(logs[i] - most);
    for (float& probability : belief)
        probability /= sum;
    return belief;
}

/// How common each colour is where nothing is known: those of the boxed games first.
ColourBelief usualColours(std::span<const models::MeepleColour> players) {
    constexpr float kNotInPlay = 1e-3F;
    ColourBelief prior{};
    if (!players.empty()) {
        prior.fill(kNotInPlay);
        for (const models::MeepleColour colour : players)
            prior[static_cast<std::size_t>(colour)] = 1.0F;
        return prior;
    }
    prior.fill(0.1F);
    for (const auto colour :
         {models::MeepleColour::Red, models::MeepleColour::Yellow, models::MeepleColour::Green,
          models::MeepleColour::Blue, models::MeepleColour::Black})
        prior[static_cast<std::size_t>(colour)] = 1.0F;
    prior[static_cast<std::size_t>(models::MeepleColour::Pink)] = 0.4F;
    prior[static_cast<std::size_t>(models::MeepleColour::Orange)] = 0.3F;
    return prior;
}

} // namespace

std::vector<ColourBelief> nameColours(std::span<const FoundMeeple> meeples,
                                      std::span<const models::MeepleColour> players) {
    constexpr int kRounds = 3;
    std::vector<Paint> paints;
    for (const FoundMeeple& meeple : meeples)
        paints.push_back(paintOf(meeple.colour, meeple.white));
    const ColourBelief usual = usualColours(players);
    ColourBelief prior = usual;
    std::vector<ColourBelief> beliefs(meeples.size());
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < paints.size(); ++i)
            beliefs[i] = beliefOf(paints[i], prior);
        prior = usual;
        for (std::size_t i = 0; i < beliefs.size(); ++i)
            for (std::size_t colour = 0; colour < prior.size(); ++colour)
                if (meeples[i].evidence > 0.0F)
                    prior[colour] += beliefs[i][colour] * usual[colour];
    }
    return beliefs;
}

models::MeepleColour likeliest(const ColourBelief& belief) {
    return static_cast<models::MeepleColour>(std::ranges::max_element(belief) - belief.begin());
}

} // namespace meeplecam::vision
