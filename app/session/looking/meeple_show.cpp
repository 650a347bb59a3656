#include "app/session/looking/meeple_show.h"

#include "app/session/looking/player_colours.h"

#include <algorithm>
#include <cmath>

namespace meeplecam::session {

namespace {

// Tile sides, as seen from above. Coins and discs are 15 to 30 mm across, meeples 12 to 20 mm high; what
// stands looks up to twice as long to a camera that looks down at 30 degrees.
constexpr double kShortest = 0.13;
constexpr double kLongest = 1.0;
constexpr double kBroadest = 0.75;
constexpr float kOnTile = 0.6F;    // share over tiles: what stands behind a tile is seen over it, too
constexpr double kSamePlace = 0.1; // tile sides between two looks
constexpr float kSameColour = 0.15F;

} // namespace

PaperColour paperColourOf(const vision::ShownThing& thing) {
    PaperColour colour{};
    for (int channel = 0; channel < 3; ++channel) {
        const float share = thing.colour[2 - channel] / std::max(1.0F, thing.white[2 - channel]);
        colour[static_cast<std::size_t>(channel)] =
            static_cast<std::uint8_t>(std::lround(255.0F * std::clamp(share, 0.0F, 1.0F)));
    }
    return colour;
}

MeepleShow::MeepleShow(std::vector<models::MeepleColour> players, std::set<int> known, int looks)
    : m_players(std::move(players))
    , m_known(std::move(known))
    , m_looks(looks) {}

void MeepleShow::goOn(int from) {
    m_candidate.reset();
    m_state.trouble = ShowTrouble::None;
    m_state.wanted.reset();
    for (int player = from; player < static_cast<int>(m_players.size()) && !m_state.wanted; ++player)
        if (!m_known.contains(player))
            m_state.wanted = player;
}

void MeepleShow::skip() {
    if (m_state.wanted)
        goOn(*m_state.wanted + 1);
}

ShowTrouble MeepleShow::troubleWith(std::span<const vision::ShownThing> came) {
    if (came.size() > 1)
        return ShowTrouble::Several;
    const vision::ShownThing& thing = came.front();
    if (thing.size.width > kLongest || thing.size.height > kBroadest)
        return ShowTrouble::TooLarge;
    if (thing.onTiles > kOnTile)
        return ShowTrouble::OnTile;
    return thing.size.height < kShortest ? ShowTrouble::TooSmall : ShowTrouble::None;
}

std::optional<int> MeepleShow::looksLikeAnothers(const PaperColour& colour) const {
    const auto called = usuallyCalled(colour, m_players);
    const auto player = called ? std::ranges::find(m_players, *called) : m_players.end();
    const auto other = static_cast<int>(player - m_players.begin());
    return player == m_players.end() || other == *m_state.wanted ? std::nullopt : std::optional(other);
}

bool MeepleShow::isSame(const vision::ShownThing& thing) const {
    if (!m_candidate || cv::norm(thing.at - m_candidate->at) > kSamePlace)
        return false;
    const auto difference = static_cast<float>(cv::norm(thing.colour - m_candidate->colour));
    return difference < kSameColour * static_cast<float>(cv::norm(thing.white));
}

ShowStep MeepleShow::see(const vision::ShownView& view) {
    if (!m_begun) {
        if (m_begun = view.anew; m_begun)
            goOn(0);
        return {};
    }
    if (!m_state.wanted)
        return {};
    if (view.anew || view.came.empty()) {
        m_candidate.reset();
        m_state.trouble = view.anew ? ShowTrouble::Moved : ShowTrouble::None;
        return {};
    }
    const vision::ShownThing& thing = view.came.front();
    m_seen = isSame(thing) ? m_seen + 1 : 1;
    m_candidate = thing;
    if (m_seen < m_looks)
        return {};
    m_state.trouble = troubleWith(view.came);
    if (m_state.trouble != ShowTrouble::None)
        return {{}, m_state.trouble == ShowTrouble::TooLarge};
    const PaperColour colour = paperColourOf(thing);
    const int player = looksLikeAnothers(colour).value_or(*m_state.wanted);
    if (m_known.contains(player)) {
        m_state.trouble = ShowTrouble::AnothersColour;
        m_state.other = player;
        return {};
    }
    m_state.learned = {player, colour};
    m_known.insert(player);
    goOn(*m_state.wanted);
    return {m_state.learned, true};
}

} // namespace meeplecam::session
