#include "vision/meeples/meeple_colours.h"

#include "vision/image/logistic.h"
#include "vision/meeples/shared_paint.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace meeplecam::vision {

namespace {

constexpr std::size_t kColours = models::kMeepleColours;
using ColourSums = std::array<PaintSums, kColours>; // of the same pieces, by the colour that they may be

/// How probable a colour is that no other piece has, beside one that others have.
std::array<double, kColours> oddsOfColours(std::span<const models::MeepleColour> players) {
    constexpr double kInPlay = 0.25; // of those of the boxed games
    constexpr double kPink = 0.075;
    constexpr double kRare = 0.012;
    constexpr double kNotInPlay = 1e-4; // a meeple of another box
    std::array<double, kColours> odds{};
    if (!players.empty()) {
        odds.fill(kNotInPlay);
        for (const models::MeepleColour colour : players)
            odds[static_cast<std::size_t>(colour)] = kInPlay;
        return odds;
    }
    odds.fill(kRare);
    for (const auto colour :
         {models::MeepleColour::Red, models::MeepleColour::Yellow, models::MeepleColour::Green,
          models::MeepleColour::Blue, models::MeepleColour::Black})
        odds[static_cast<std::size_t>(colour)] = kInPlay;
    odds[static_cast<std::size_t>(models::MeepleColour::Pink)] = kPink;
    return odds;
}

/// Pieces that look alike: they have one colour.
struct Group {
    ColourSums sums;
    std::vector<std::size_t> colours; ///< that they may have, the most probable first
};

/// The colours of all groups as they may be together.
struct Naming {
    std::vector<std::size_t> colours; ///< by group
    double log = 0.0;                 ///< logarithm of how probable that is
};

/// Names the colours of the pieces of one table together.
class ColourNamer {
public:
    ColourNamer(const PaintBook& book, std::span<const models::MeepleColour> players)
        : m_book(book)
        , m_odds(oddsOfColours(players)) {}

    /// Adds a piece; its looks say something about the others' colours where it is `certain`.
    void add(const Paint& seen, bool certain) {
        ColourSums& sums = m_pieces.emplace_back();
        for (std::size_t colour = 0; colour < kColours; ++colour)
            sums[colour] = PaintSums(seen, m_book[colour]);
        if (certain) {
            m_certain.push_back(m_pieces.size() - 1);
            m_seen.push_back(seen);
        }
    }

    [[nodiscard]] std::vector<ColourBelief> name() {
        formGroups();
        const std::vector<Naming> namings = bestNamings();
        std::vector<ColourBelief> beliefs(m_pieces.size());
        for (const Naming& naming : namings) {
            const ColourSums all = sumsOf(naming.colours);
            for (std::size_t i = 0; i < m_pieces.size(); ++i)
                addBelief(i, naming, all, beliefs[i]);
        }
        for (ColourBelief& belief : beliefs) {
            const float sum = std::accumulate(belief.begin(), belief.end(), 0.0F);
            for (float& probability : belief)
                probability /= sum;
        }
        return beliefs;
    }

private:
    static constexpr double kFarLess = 8.0; // nats by which what is left out is less probable

    [[nodiscard]] double logOf(const PaintSums& sums, std::size_t colour) const {
        return sums.logLikelihood(m_book[colour], static_cast<models::MeepleColour>(colour));
    }

    void formGroups() {
        m_groupOf.assign(m_pieces.size(), kNone);
        for (const std::vector<std::size_t>& alike : groupsOfOneLook(m_seen)) {
            Group group;
            for (const std::size_t i : alike) {
                m_groupOf[m_certain[i]] = m_groups.size();
                for (std::size_t colour = 0; colour < kColours; ++colour)
                    group.sums[colour] += m_pieces[m_certain[i]][colour];
            }
            std::array<double, kColours> logs{};
            for (std::size_t colour = 0; colour < kColours; ++colour)
                logs[colour] = logOf(group.sums[colour], colour) + std::log(m_odds[colour]);
            const double most = *std::ranges::max_element(logs);
            for (std::size_t colour = 0; colour < kColours; ++colour)
                if (logs[colour] > most - kFarLess)
                    group.colours.push_back(colour);
            std::ranges::sort(group.colours, std::ranges::greater{},
                              [&](std::size_t colour) { return logs[colour]; });
            m_groups.push_back(std::move(group));
        }
        limitNamings();
    }

    /// Keeps the number of ways to name all groups within bounds: those with most colours lose their last.
    void limitNamings() {
        constexpr double kMost = 1000.0;
        const auto ways = [&] {
            double product = 1.0;
            for (const Group& group : m_groups)
                product *= static_cast<double>(group.colours.size());
            return product;
        };
        while (ways() > kMost)
            std::ranges::max_element(m_groups, {}, [](const Group& group) {
                return group.colours.size();
            })->colours.pop_back();
    }

    [[nodiscard]] ColourSums sumsOf(const std::vector<std::size_t>& colours) const {
        ColourSums sums;
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            sums[colours[group]] += m_groups[group].sums[colours[group]];
        return sums;
    }

    /// Each colour in play costs once; each group may have any of them.
    [[nodiscard]] double logOfAll(const ColourSums& sums) const {
        double log = 0.0;
        double inPlay = 0.0;
        for (std::size_t colour = 0; colour < kColours; ++colour)
            if (sums[colour].count() > 0) {
                log += logOf(sums[colour], colour) + std::log(m_odds[colour]);
                inPlay += 1.0;
            }
        return log - static_cast<double>(m_groups.size()) * std::log(std::max(1.0, inPlay));
    }

    [[nodiscard]] std::vector<Naming> bestNamings() const {
        constexpr std::size_t kMost = 32;
        std::vector<Naming> namings;
        std::vector<std::size_t> choice(m_groups.size(), 0); // by group, in Group::colours
        for (bool more = true; more;) {
            Naming naming;
            for (std::size_t group = 0; group < m_groups.size(); ++group)
                naming.colours.push_back(m_groups[group].colours[choice[group]]);
            naming.log = logOfAll(sumsOf(naming.colours));
            namings.push_back(std::move(naming));
            more = false;
            for (std::size_t group = 0; group < m_groups.size() && !more; ++group) {
                choice[group] = (choice[group] + 1) % m_groups[group].colours.size();
                more = choice[group] != 0;
            }
        }
        std::ranges::sort(namings, std::ranges::greater{}, &Naming::log);
        const double most = namings.front().log;
        std::erase_if(namings, [&](const Naming& naming) { return naming.log < most - kFarLess; });
        if (namings.size() > kMost)
            namings.resize(kMost);
        for (Naming& naming : namings)
            naming.log -= most;
        return namings;
    }

    /// What a piece is if the others are called so; `others` are the sums of all.
    void addBelief(std::size_t piece, const Naming& naming, ColourSums others, ColourBelief& belief) const {
        // Share that looks less like its like: a hand's shadow, the field under a lying one.
        constexpr double kOdd = 0.1;
        if (m_groupOf[piece] != kNone) {
            const std::size_t colour = naming.colours[m_groupOf[piece]];
            others[colour] -= m_pieces[piece][colour];
        }
        std::array<double, kColours> logs{};
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            const PaintSums& alone = m_pieces[piece][colour];
            if (others[colour].count() == 0) {
                logs[colour] = logOf(alone, colour) + std::log(m_odds[colour]);
                continue;
            }
            PaintSums with = others[colour];
            with += alone;
            logs[colour] =
                std::max(std::log(1.0 - kOdd) + logOf(with, colour) - logOf(others[colour], colour),
                         std::log(kOdd) + logOf(alone, colour));
        }
        logs = logProbabilitiesOf(logs);
        for (std::size_t colour = 0; colour < kColours; ++colour)
            belief[colour] += static_cast<float>(std::exp(naming.log + logs[colour]));
    }

    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    const PaintBook& m_book;
    std::array<double, kColours> m_odds;
    std::vector<ColourSums> m_pieces;
    std::vector<std::size_t> m_certain; // positions in m_pieces
    std::vector<Paint> m_seen;          // of these
    std::vector<Group> m_groups;
    std::vector<std::size_t> m_groupOf; // of each piece; kNone = of none
};

} // namespace

std::vector<ColourBelief> nameColours(std::span<const FoundMeeple> meeples,
                                      std::span<const models::MeepleColour> players, const PaintBook& book) {
    ColourNamer namer(book, players);
    for (const FoundMeeple& meeple : meeples)
        namer.add(paintOf(meeple.colour, meeple.white), meeple.evidence > 0.0F);
    return namer.name();
}

void doubtLoneColours(std::span<FoundMeeple> meeples, std::span<const ColourBelief> beliefs) {
    constexpr float kPlain = 2.0F; // evidence
    constexpr int kManyPieces = 5;
    constexpr int kManyColours = 2;
    // On 146 photos, renders and virtual tables 0.4 % of the pieces were alone in their colour, and four in
    // five of the things with evidence below 1 that were none, 28 November 2026; less than that is taken from
    // them.
    constexpr float kLone = 0.2F;
    std::array<int, kColours> plain{}; // pieces, by colour
    for (std::size_t i = 0; i < meeples.size(); ++i)
        if (meeples[i].evidence > kPlain)
            ++plain[static_cast<std::size_t>(likeliest(beliefs[i]))];
    for (std::size_t i = 0; i < meeples.size(); ++i) {
        std::array<int, kColours> others = plain;
        if (meeples[i].evidence > kPlain)
            --others[static_cast<std::size_t>(likeliest(beliefs[i]))];
        if (std::accumulate(others.begin(), others.end(), 0) < kManyPieces ||
            std::ranges::count_if(others, [](int count) { return count > 0; }) < kManyColours)
            continue;
        float shared = 0.0F; // probability that it has a colour of the others
        for (std::size_t colour = 0; colour < kColours; ++colour)
            shared += others[colour] > 0 ? beliefs[i][colour] : 0.0F;
        meeples[i].evidence += std::log(shared + (1.0F - shared) * kLone);
    }
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
