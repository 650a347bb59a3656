#include "app/session/following/meeple_explainer.h"

#include "engine/play/open_turn.h"
#include "engine/play/scoring.h"
#include "vision/reading/doubts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace meeplecam::session {

namespace {

// Nats.
constexpr double kLate = 2.5;         // placed a turn late, or seen a turn late
constexpr double kLater = 2.0;        // for each further turn
constexpr double kIllegal = 4.0;      // against the rules; players err now and then
constexpr double kOccupied = 6.0;     // a second meeple in one turn
constexpr double kNoneLeft = 6.0;     // a second figure of which somebody has one
constexpr double kScored = 4.0;       // it went home, and so it should
constexpr double kAtOnce = 3.0;       // and did so before the next tile came, as nobody does without a reason
constexpr double kLeastClaim = 1e-3;  // of a claim's probability
constexpr float kLeastFigure = 1e-3F; // probability of a figure that is thought of at all
constexpr double kHopeless = -7.5;    // worse than that: it belongs to no turn
constexpr double kClearly = 1.5;      // times as probable as what was told before
constexpr float kNoPlayer = 0.3F; // probability of all players' colours together, below which it is nobody's

/// Whether something was over before the tile of the next turn came.
bool isWithinTurn(Moment over, std::size_t turn, std::span<const LaidTurn> turns) {
    return turn + 1 >= turns.size() || over.frame < turns[turn + 1].since.frame;
}

/// A turn without the meeples that were seen.
engine::Turn plainTurn(const LaidTurn& laid) {
    engine::Turn plain = laid.said.value_or(engine::Turn{});
    plain.placement = laid.placement;
    plain.insist = engine::Insist::Yes;
    if (laid.abbotHome) {
        plain.player = laid.abbotHome->player;
        plain.abbotReturn = laid.abbotHome->at;
    }
    return plain;
}

engine::MeepleType otherSize(engine::MeepleType size) {
    return size == engine::MeepleType::Small ? engine::MeepleType::Large : engine::MeepleType::Small;
}

/// Finds the turns of meeples, one after the other.
class Explainer {
public:
    Explainer(const std::shared_ptr<const engine::RuleBook>& book, std::span<const LaidTurn> turns)
        : m_book(book)
        , m_laid(turns) {
        std::ranges::transform(turns, std::back_inserter(m_turns), plainTurn);
        replay();
    }

    [[nodiscard]] ExplainedMeeple explain(const SeenMeeple& meeple) const {
        ExplainedMeeple explained{&meeple, 0, {}};
        const std::vector<float> likelihoods = playerLikelihoods(meeple, m_book->setup().players);
        const std::optional<int> said = saidPlayer(meeple);
        if (!said && std::accumulate(likelihoods.begin(), likelihoods.end(), 0.0F) < kNoPlayer)
            return explained;
        explained.player =
            said.value_or(static_cast<int>(std::ranges::max_element(likelihoods) - likelihoods.begin()));
        if (const std::optional<std::size_t> turn = turnThatPutIt(meeple, explained.player)) {
            explained.readings = {{*turn, *m_laid[*turn].said->meeple, 1.0}};
            return explained;
        }
        for (std::size_t turn = 0; turn < m_laid.size(); ++turn)
            addReadings(meeple, turn, explained);
        if (meeple.gone)
            for (MeepleReading& reading : explained.readings)
                reading.probability += reasonToGo(reading, explained.player, *meeple.gone);
        std::ranges::stable_sort(explained.readings, std::ranges::greater{}, &MeepleReading::probability);
        if (!explained.readings.empty() && explained.readings.front().probability < kHopeless)
            explained.readings.clear();
        normalise(explained.readings);
        keepTold(explained.readings);
        return explained;
    }

    void accept(const ExplainedMeeple& explained) {
        if (explained.readings.empty() || m_laid[explained.readings.front().turn].said)
            return;
        const MeepleReading& reading = explained.readings.front();
        m_turns[reading.turn].player = explained.player;
        m_turns[reading.turn].meeple = reading.choice;
        replay();
    }

    /// Whether somebody's points, now or if the game ended now, are others if a meeple has the other size
    /// than the one that it probably has.
    [[nodiscard]] bool sizeMatters(const ExplainedMeeple& explained) const {
        if (explained.readings.empty() || sureSize(explained) >= vision::kAskFeature)
            return false;
        const MeepleReading& best = explained.readings.front();
        if (m_turns[best.turn].meeple != best.choice)
            return false;
        std::vector<engine::Turn> turns(m_turns.begin() + static_cast<std::ptrdiff_t>(best.turn),
                                        m_turns.end());
        turns.front().meeple->type = otherSize(best.choice.type);
        engine::GameState other = m_states[best.turn];
        for (const engine::Turn& turn : turns)
            if (auto outcome = engine::play(other, turn))
                other = std::move(outcome->state);
        const auto totals = [](const engine::GameState& state) { return engine::finalScoreOf(state).totals; };
        return !std::ranges::equal(other.players, m_states.back().players, {}, &engine::PlayerState::score,
                                   &engine::PlayerState::score) ||
               totals(other) != totals(m_states.back());
    }

    /// Whether the meeple is back with its player by the rules.
    [[nodiscard]] bool wentHome(const ExplainedMeeple& explained) const {
        return !stands(m_states.back(), explained.readings.front(), explained.player);
    }

private:
    /// Whose meeple it is by what a person said about the turn of its tile.
    [[nodiscard]] std::optional<int> saidPlayer(const SeenMeeple& meeple) const {
        const auto turn = std::ranges::find_if(m_laid, [&](const LaidTurn& laid) {
            return laid.player && laid.placement.cell == meeple.claims.front().feature.cell;
        });
        return turn == m_laid.end() ? std::nullopt : turn->player;
    }

    /// The turn in which a person says that the player put a meeple on this tile, which is not that of the
    /// turn.
    [[nodiscard]] std::optional<std::size_t> turnThatPutIt(const SeenMeeple& meeple, int player) const {
        for (std::size_t i = 0; i < m_laid.size(); ++i)
            if (const auto& said = m_laid[i].said; said && said->player == player && said->meeple &&
                                                   said->meeple->cell == meeple.claims.front().feature.cell)
                return i;
        return std::nullopt;
    }

    /// The states before each turn, and after the last.
    void replay() {
        m_states.assign(1, engine::startGame(m_book));
        for (const engine::Turn& turn : m_turns) {
            engine::Result<engine::TurnOutcome, engine::Breach> outcome = engine::play(m_states.back(), turn);
            m_states.push_back(outcome ? std::move(outcome->state) : m_states.back());
        }
    }

    void addReadings(const SeenMeeple& meeple, std::size_t turn, ExplainedMeeple& explained) const {
        const engine::Cell cell = m_laid[turn].placement.cell;
        if (std::ranges::none_of(meeple.claims, [&](const vision::FeatureBelief& claim) {
                return claim.feature.cell == cell;
            }))
            return;
        const engine::MeepleOptions options = optionsAt(turn, explained.player);
        const auto segments = std::ssize((*m_book->registry())[m_laid[turn].placement.tile].segments);
        for (int segment = 0; segment < segments; ++segment) {
            const auto claim = std::ranges::find(meeple.claims, engine::SegmentRef{cell, segment},
                                                 &vision::FeatureBelief::feature);
            const double seen = claim == meeple.claims.end() ? 0.0 : double{claim->probability};
            double score = std::log(std::max(kLeastClaim, seen)) - lateness(meeple, turn);
            if ((m_turns[turn].meeple && !m_laid[turn].said) || m_turns[turn].abbotReturn)
                score -= kOccupied;
            const vision::FeatureBelief& as = claim == meeple.claims.end() ? meeple.claims.front() : *claim;
            for (const auto& [figure, probability] : figuresOf(as, m_book->rules())) {
                const engine::MeepleChoice choice{figure, segment, {}};
                const bool legal = std::ranges::find(options, choice) != options.end();
                const double against =
                    (legal ? 0.0 : kIllegal) + (isSpent(figure, turn, explained.player) ? kNoneLeft : 0.0);
                explained.readings.push_back({turn, choice, score + std::log(probability) - against});
            }
        }
    }

    /// How much a reading explains that its meeple is gone.
    [[nodiscard]] double reasonToGo(const MeepleReading& reading, int player, Moment gone) const {
        if (wasTakenBack(reading))
            return kScored + kAtOnce;
        if (wasScored(reading, player, gone))
            return kScored + (isWithinTurn(gone, reading.turn, m_laid) ? kAtOnce : 0.0);
        return mayHaveComeHome(reading, gone) ? kScored + kAtOnce : 0.0;
    }

    /// Whether it is an abbot that is known to have come home instead of a figure that was placed.
    [[nodiscard]] bool wasTakenBack(const MeepleReading& reading) const {
        const engine::SegmentRef at{m_laid[reading.turn].placement.cell, reading.choice.segment};
        return reading.choice.type == engine::MeepleType::Abbot &&
               std::ranges::find(m_turns, std::optional(at), &engine::Turn::abbotReturn) != m_turns.end();
    }

    /// Whether a player has a figure of which there is but one no more.
    [[nodiscard]] bool isSpent(engine::MeepleType figure, std::size_t turn, int player) const {
        const engine::PlayerState& state = m_states[turn].players[static_cast<std::size_t>(player)];
        return figure != engine::MeepleType::Small && state.supply[static_cast<std::size_t>(figure)] <= 0;
    }

    /// Whether it is an abbot that went in a later turn in which no other figure was placed, or when the one
    /// after that had just begun.
    [[nodiscard]] bool mayHaveComeHome(const MeepleReading& reading, Moment gone) const {
        const engine::TileType& type = (*m_book->registry())[m_laid[reading.turn].placement.tile];
        const auto segment = static_cast<std::size_t>(reading.choice.segment);
        if (reading.choice.type != engine::MeepleType::Abbot ||
            !engine::isEnclosed(type.segments[segment].kind))
            return false;
        std::size_t begun = 0;
        while (begun < m_laid.size() && m_laid[begun].since.frame <= gone.frame)
            ++begun;
        const auto isFree = [&](std::size_t turn) { return turn > reading.turn && !m_turns[turn].meeple; };
        return begun > 0 && (isFree(begun - 1) || (begun > 1 && isFree(begun - 2)));
    }

    /// Whether a meeple that means this is back with its player by the rules at the moment when it was gone.
    [[nodiscard]] bool wasScored(const MeepleReading& reading, int player, Moment gone) const {
        engine::GameState state = m_states[reading.turn];
        for (std::size_t i = reading.turn; i < m_turns.size() && m_laid[i].since.frame <= gone.frame; ++i) {
            engine::Turn turn = m_turns[i];
            if (i == reading.turn) {
                turn.player = player;
                turn.meeple = reading.choice;
            }
            engine::Result<engine::TurnOutcome, engine::Breach> outcome =
                engine::play(std::move(state), turn);
            if (!outcome)
                return false;
            state = std::move(outcome->state);
        }
        return !stands(state, reading, player);
    }

    [[nodiscard]] bool stands(const engine::GameState& state, const MeepleReading& reading,
                              int player) const {
        const engine::SegmentRef at = reading.choice.at(m_laid[reading.turn].placement.cell);
        return std::ranges::any_of(state.meeples, [&](const engine::PlacedMeeple& placed) {
            return placed.at == at && placed.player == player && placed.type == reading.choice.type;
        });
    }

    [[nodiscard]] engine::MeepleOptions optionsAt(std::size_t turn, int player) const {
        engine::Turn plain;
        plain.player = player;
        plain.placement = m_laid[turn].placement;
        plain.insist = engine::Insist::Yes;
        const engine::Result<engine::OpenTurn, engine::Breach> open =
            engine::OpenTurn::layTile(m_states[turn], plain);
        return open ? open->meepleOptions() : engine::MeepleOptions{};
    }

    /// By how much it is too late for a meeple of this turn.
    [[nodiscard]] double lateness(const SeenMeeple& meeple, std::size_t turn) const {
        const auto later = std::ranges::count_if(m_laid.subspan(turn + 1), [&](const LaidTurn& other) {
            return other.since.frame <= meeple.since.frame && other.since.frame > m_laid[turn].since.frame;
        });
        return later == 0 ? 0.0 : kLate + kLater * static_cast<double>(later - 1);
    }

    static void normalise(std::vector<MeepleReading>& readings) {
        double sum = 0.0;
        for (MeepleReading& reading : readings)
            sum += reading.probability = std::exp(reading.probability);
        for (MeepleReading& reading : readings)
            reading.probability /= sum;
    }

    /// Of readings that are about as probable the one that was told stays the first: which one is a little
    /// more probable changes from look to look.
    void keepTold(std::vector<MeepleReading>& readings) const {
        const auto told = std::ranges::find_if(readings, [this](const MeepleReading& reading) {
            return m_laid[reading.turn].told == reading.choice;
        });
        if (told != readings.end() && readings.front().probability < kClearly * told->probability)
            std::rotate(readings.begin(), told, told + 1);
    }

    std::shared_ptr<const engine::RuleBook> m_book;
    std::span<const LaidTurn> m_laid;
    std::vector<engine::Turn> m_turns;
    std::vector<engine::GameState> m_states;
};

/// Whether it was gone again before the next tile came.
bool takenBackAtOnce(const ExplainedMeeple& explained, std::span<const LaidTurn> turns) {
    return explained.meeple->gone && !explained.readings.empty() &&
           isWithinTurn(*explained.meeple->gone, explained.readings.front().turn, turns);
}

} // namespace

double sureSize(const ExplainedMeeple& explained) {
    const MeepleReading& best = explained.readings.front();
    return engine::isMeeple(best.choice.type) ? best.probability / sureClaim(explained) : 1.0;
}

double sureClaim(const ExplainedMeeple& explained) {
    const MeepleReading& best = explained.readings.front();
    double sum = 0.0;
    for (const MeepleReading& reading : explained.readings)
        if (sameClaim(reading, best))
            sum += reading.probability;
    return sum;
}

bool sameClaim(const MeepleReading& one, const MeepleReading& other) {
    const bool sameFigure = one.choice.type == other.choice.type ||
                            (engine::isMeeple(one.choice.type) && engine::isMeeple(other.choice.type));
    return one.turn == other.turn && one.choice.segment == other.choice.segment && sameFigure;
}

std::vector<std::pair<engine::MeepleType, float>> figuresOf(const vision::FeatureBelief& claim,
                                                            const engine::Rules& rules) {
    const engine::FigureCounts counts = engine::figuresOf(rules);
    std::vector<std::pair<engine::MeepleType, float>> figures;
    for (std::size_t i = 0; i < claim.figures.size(); ++i)
        if (counts[i] > 0 && claim.figures[i] >= kLeastFigure)
            figures.emplace_back(static_cast<engine::MeepleType>(i), claim.figures[i]);
    if (figures.empty())
        figures.emplace_back(engine::MeepleType::Small, 1.0F);
    std::ranges::stable_sort(figures, std::ranges::greater{}, &std::pair<engine::MeepleType, float>::second);
    return figures;
}

std::vector<engine::Turn> playedTurns(std::span<const LaidTurn> turns,
                                      std::span<const ExplainedMeeple> meeples) {
    std::vector<engine::Turn> played;
    std::ranges::transform(turns, std::back_inserter(played), plainTurn);
    for (const ExplainedMeeple& explained : meeples) {
        if (explained.readings.empty())
            continue;
        const MeepleReading& reading = explained.readings.front();
        engine::Turn& turn = played[reading.turn];
        if (turns[reading.turn].said || turn.meeple || turn.abbotReturn)
            continue;
        turn.player = explained.player;
        turn.meeple = reading.choice;
    }
    return played;
}

std::vector<float> playerLikelihoods(const SeenMeeple& meeple, std::span<const engine::Player> players) {
    std::vector<float> likelihoods;
    for (const engine::Player& player : players) {
        const auto colour = models::findColour(player.colour);
        likelihoods.push_back(colour ? meeple.colours[static_cast<std::size_t>(*colour)] : 0.0F);
    }
    return likelihoods;
}

std::vector<ExplainedMeeple> explainMeeples(const std::shared_ptr<const engine::RuleBook>& book,
                                            std::span<const LaidTurn> turns,
                                            std::span<const SeenMeeple> meeples) {
    Explainer explainer(book, turns);
    std::vector<ExplainedMeeple> result;
    for (const SeenMeeple& meeple : meeples) {
        ExplainedMeeple explained = explainer.explain(meeple);
        explainer.accept(explained);
        result.push_back(std::move(explained));
    }
    for (ExplainedMeeple& explained : result)
        explained.sizeMatters = explainer.sizeMatters(explained);
    std::erase_if(result, [&](const ExplainedMeeple& explained) {
        return takenBackAtOnce(explained, turns) && !explainer.wentHome(explained);
    });
    return result;
}

} // namespace meeplecam::session
