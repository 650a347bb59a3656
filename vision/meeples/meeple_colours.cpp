#include "vision/meeples/meeple_colours.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

/// Logarithm of how well a paint explains a colour.
float logLikelihood(const Paint& seen, const KnownPaint& paint) {
    const cv::Vec3f distance = placeOf(seen) - paint.place;
    const float tint = paint.tint + tintScatter(seen.value);
    return -0.5F * (distance[0] * distance[0] + distance[1] * distance[1]) / (tint * tint) -
           0.5F * distance[2] * distance[2] / (paint.value * paint.value) - 2.0F * std::log(tint) -
           std::log(paint.value);
}

/// The same for what is known of a colour, and how it usually looks.
float logLikelihood(const Paint& seen, const KnownPaint& paint, models::MeepleColour colour) {
    const float own = logLikelihood(seen, paint);
    if (paint.asUsual <= 0.0F)
        return own;
    const float usual = logLikelihood(seen, {placeOf(usualPaint(colour))});
    return std::max(own + std::log(1.0F - paint.asUsual), usual + std::log(paint.asUsual));
}

ColourBelief beliefOf(const Paint& seen, const PaintBook& paints, const ColourBelief& prior) {
    ColourBelief belief{};
    std::array<float, models::kMeepleColours> logs{};
    for (std::size_t i = 0; i < belief.size(); ++i)
        logs[i] = logLikelihood(seen, paints[i], static_cast<models::MeepleColour>(i)) + std::log(prior[i]);
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
    constexpr float kNotInPlay = 1e-3F; // probability: a meeple of another box
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
                                      std::span<const models::MeepleColour> players, const PaintBook& book) {
    constexpr int kRounds = 3;
    std::vector<Paint> seen;
    for (const FoundMeeple& meeple : meeples)
        seen.push_back(paintOf(meeple.colour, meeple.white));
    const ColourBelief usual = usualColours(players);
    ColourBelief prior = usual;
    std::vector<ColourBelief> beliefs(meeples.size());
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < seen.size(); ++i)
            beliefs[i] = beliefOf(seen[i], book, prior);
        prior = usual;
        for (std::size_t i = 0; i < beliefs.size(); ++i)
            for (std::size_t colour = 0; colour < prior.size(); ++colour)
                if (meeples[i].evidence > 0.0F)
                    prior[colour] += beliefs[i][colour] * usual[colour];
    }
    return beliefs;
}

PaintBook usualPaints() {
    PaintBook book{};
    for (std::size_t i = 0; i < book.size(); ++i)
        book[i].place = placeOf(usualPaint(static_cast<models::MeepleColour>(i)));
    return book;
}

models::MeepleColour likeliest(const ColourBelief& belief) {
    return static_cast<models::MeepleColour>(std::ranges::max_element(belief) - belief.begin());
}

} // namespace meeplecam::vision
