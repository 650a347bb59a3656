#include "app/session/looking/player_colours.h"

#include "vision/reading/doubts.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::session {

namespace {

using models::MeepleColour;

constexpr int kPaintMemory =
    12;                   // looks that the newest is weighed against: paint in a new light is learned anew
constexpr int kKnown = 2; // looks after which a colour is known better than from other boxes
constexpr float kOwnTint = 0.075F; // deviations between looks at one box
constexpr float kOwnValue = 0.22F;
constexpr float kAsUsual = 0.1F;  // probability of a look as of other boxes
constexpr float kOddTint = 0.12F; // of a colour that was not seen yet: natural wood counts as brown
constexpr float kOddValue = 0.5F;
constexpr int kLastingDoubt = 3; // looks
constexpr int kShownLooks = 4;   // at the table that one meeple beside the board is worth

cv::Vec3f placeOf(const PaperColour& colour) {
    return vision::placeOf(paintOf(colour));
}

/// Squared, in units of what is usual for a paint.
float deviationsBetween(const cv::Vec3f& a, const cv::Vec3f& b, const vision::KnownPaint& paint) {
    const cv::Vec3f distance = a - b;
    const float tint = paint.tint + vision::tintScatter(std::exp(std::max(a[2], b[2])));
    return (distance[0] * distance[0] + distance[1] * distance[1]) / (tint * tint) +
           distance[2] * distance[2] / (paint.value * paint.value);
}

/// Whether two looks are so near to each other that even one exactly like the first may be the second's.
bool areNear(const cv::Vec3f& a, const cv::Vec3f& b) {
    const float deviations = deviationsBetween(a, b, {{}, kOwnTint, kOwnValue});
    return 1.0F / (1.0F + std::exp(-0.5F * deviations)) < vision::kAskColour;
}

} // namespace

vision::Paint paintOf(const PaperColour& colour) {
    return vision::paintOf(cv::Vec3f(colour[2], colour[1], colour[0]), cv::Vec3f::all(255.0F));
}

bool lookAlike(const PaperColour& a, const PaperColour& b) {
    return areNear(placeOf(a), placeOf(b));
}

std::optional<MeepleColour> usuallyCalled(const PaperColour& colour, std::span<const MeepleColour> players) {
    constexpr float kOdd = 2.0F; // deviations
    vision::FoundMeeple meeple;
    meeple.colour = cv::Vec3f(colour[2], colour[1], colour[0]);
    meeple.white = cv::Vec3f::all(255.0F);
    const vision::PaintBook usual = vision::usualPaints();
    const vision::ColourBelief belief = vision::nameColours(std::span(&meeple, 1), players, usual).front();
    const MeepleColour best = vision::likeliest(belief);
    const vision::KnownPaint& paint = usual[static_cast<std::size_t>(best)];
    const bool sure = belief[static_cast<std::size_t>(best)] >= vision::kAskColour &&
                      deviationsBetween(placeOf(colour), paint.place, paint) < kOdd * kOdd;
    return sure && std::ranges::find(players, best) != players.end() ? std::optional(best) : std::nullopt;
}

PlayerColours::PlayerColours(std::vector<MeepleColour> players)
    : m_players(std::move(players)) {}

vision::PaintBook PlayerColours::paints() const {
    vision::PaintBook book = vision::usualPaints();
    if (!m_seen.empty())
        for (const MeepleColour colour : m_players) {
            book[static_cast<std::size_t>(colour)].tint = kOddTint;
            book[static_cast<std::size_t>(colour)].value = kOddValue;
        }
    for (const auto& [colour, seen] : m_seen)
        if (seen.looks >= kKnown)
            book[static_cast<std::size_t>(colour)] = {seen.place, kOwnTint, kOwnValue, kAsUsual};
    return book;
}

void PlayerColours::show(MeepleColour player, const PaperColour& looks) {
    m_seen[player] = {placeOf(looks), kShownLooks};
    m_shown[player] = looks;
}

void PlayerColours::name(vision::TableLook& look) {
    if (m_players.empty())
        return;
    std::vector<vision::ReadMeeple>& meeples = look.reading.meeples;
    std::vector<vision::FoundMeeple> found;
    std::ranges::transform(meeples, std::back_inserter(found), &vision::ReadMeeple::found);
    const std::vector<vision::ColourBelief> named = vision::nameColours(found, m_players, paints());
    for (std::size_t i = 0; i < meeples.size(); ++i) {
        meeples[i].colours = named[i];
        if (meeples[i].found.evidence < vision::kAskMeeple || meeples[i].features.empty())
            continue;
        learn(meeples[i]);
        noteDoubt(meeples[i]);
    }
}

void PlayerColours::learn(const vision::ReadMeeple& meeple) {
    const MeepleColour colour = vision::likeliest(meeple.colours);
    if (meeple.colours[static_cast<std::size_t>(colour)] < vision::kAskColour)
        return;
    Seen& seen = m_seen[colour];
    seen.looks = std::min(seen.looks + 1, kPaintMemory);
    const cv::Vec3f place = vision::placeOf(vision::paintOf(meeple.found.colour, meeple.found.white));
    seen.place += (place - seen.place) * (1.0F / static_cast<float>(seen.looks));
}

/// Two colours of which a clearly seen meeple may have either, look after look, look alike.
void PlayerColours::noteDoubt(const vision::ReadMeeple& meeple) {
    const MeepleColour best = vision::likeliest(meeple.colours);
    if (std::ranges::find(m_players, best) == m_players.end())
        return;
    for (const MeepleColour other : m_players)
        if (other != best && meeple.colours[static_cast<std::size_t>(other)] > 1.0F - vision::kAskColour) {
            Doubt& doubt = m_doubts[std::minmax(best, other)];
            doubt.cell = meeple.features.front().feature.cell;
            ++doubt.looks;
        }
}

std::vector<StoryFinding> PlayerColours::findings() const {
    std::vector<StoryFinding> findings;
    const auto tell = [&](const Pair& pair, engine::Cell cell) {
        StoryFinding& finding = findings.emplace_back();
        finding.cell = cell;
        finding.content = ColoursAlike{pair.first, pair.second};
    };
    const auto lasts = [&](const Pair& pair) {
        const auto doubt = m_doubts.find(pair);
        return doubt != m_doubts.end() && doubt->second.looks >= kLastingDoubt;
    };
    for (const auto& [pair, doubt] : m_doubts)
        if (lasts(pair))
            tell(pair, doubt.cell);
    for (auto first = m_shown.begin(); first != m_shown.end(); ++first)
        for (auto second = std::next(first); second != m_shown.end(); ++second)
            if (const Pair pair{first->first, second->first};
                !lasts(pair) && lookAlike(first->second, second->second))
                tell(pair, {});
    return findings;
}

} // namespace meeplecam::session
