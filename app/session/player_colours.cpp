#include "app/session/player_colours.h"

#include "vision/doubts.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

using models::MeepleColour;

constexpr int kMemory = 12; // looks that the newest is weighed against: paint in a new light is learned anew
constexpr int kKnown = 2;   // looks after which a colour is known better than from other boxes
constexpr float kOwnTint = 0.075F; // deviations between looks at one box
constexpr float kOwnValue = 0.22F;
constexpr float kOddTint = 0.12F; // of a colour that was not seen yet: natural wood counts as brown
constexpr float kOddValue = 0.5F;
constexpr int kLastingDoubt = 3; // looks

} // namespace

PlayerColours::PlayerColours(std::vector<MeepleColour> players)
    : m_players(std::move(players)) {}

vision::PaintBook PlayerColours::book() const {
    vision::PaintBook book = vision::usualPaints();
    if (!m_seen.empty())
        for (const MeepleColour colour : m_players) {
            book[static_cast<std::size_t>(colour)].tint = kOddTint;
            book[static_cast<std::size_t>(colour)].value = kOddValue;
        }
    for (const auto& [colour, seen] : m_seen)
        if (seen.looks >= kKnown)
            book[static_cast<std::size_t>(colour)] = {seen.place, kOwnTint, kOwnValue};
    return book;
}

void PlayerColours::name(vision::TableLook& look) {
    if (m_players.empty())
        return;
    std::vector<vision::ReadMeeple>& meeples = look.reading.meeples;
    std::vector<vision::FoundMeeple> found;
    std::ranges::transform(meeples, std::back_inserter(found), &vision::ReadMeeple::found);
    const std::vector<vision::ColourBelief> named = vision::nameColours(found, m_players, book());
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
    seen.looks = std::min(seen.looks + 1, kMemory);
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
    for (const auto& [pair, doubt] : m_doubts)
        if (doubt.looks >= kLastingDoubt)
            findings.push_back(
                {"colours_alike", doubt.cell,
                 std::string(models::nameOf(pair.first)) + " and " +
                     std::string(models::nameOf(pair.second)) +
                     " look alike under this light; turn on another lamp, or let one of them play "
                     "another colour."});
    return findings;
}

} // namespace meeplecam::session
