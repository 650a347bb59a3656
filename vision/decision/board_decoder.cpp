#include "vision/decision/board_decoder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>

namespace meeplecam::vision {

namespace {

constexpr float kListed = 8.0F; // nats behind the best board up to which a face counts as an alternative

/// Cells that hold the same face, each turned as it lies.
struct Unit {
    struct Member {
        std::size_t belief = 0; ///< its position
        engine::Cell at;
        int turn = 0;
    };
    CellBelief belief; ///< faces as the cell lies that has turn 0
    std::vector<Member> members;
};

engine::TileFace turnedFace(const engine::TileFace& face, int turns) {
    return {face.type, engine::rotationOf(engine::quarterTurns(face.rotation) + turns)};
}

/// A board under consideration: for each unit the position of a face among its beliefs. The energy is its
/// negative log probability, up to a constant.
class Labelling {
public:
    Labelling(const std::vector<Unit>& units, const engine::TileRegistry& registry,
              const engine::TileCounts& counts, const DecoderOptions& options)
        : m_units(&units)
        , m_registry(&registry)
        , m_options(options)
        , m_left(counts)
        , m_faces(units.size(), 0) {
        m_left.resize(static_cast<std::size_t>(registry.size()), 0);
        std::map<engine::Cell, Place> at;
        for (std::size_t unit = 0; unit < units.size(); ++unit)
            for (std::size_t i = 0; i < units[unit].members.size(); ++i)
                at[cellOf(unit, i)] = {static_cast<int>(unit), units[unit].members[i].turn};
        Neighbours all;
        for (std::size_t unit = 0; unit < units.size(); ++unit) {
            all.emplace_back();
            for (std::size_t i = 0; i < units[unit].members.size(); ++i) {
                auto& neighbours = all.back().emplace_back();
                for (const engine::Side side : engine::kSides)
                    if (const auto beside = at.find(engine::neighbour(cellOf(unit, i), side));
                        beside != at.end())
                        neighbours[static_cast<std::size_t>(side)] = beside->second;
            }
            left(unit) -= copies(unit);
        }
        m_neighbours = std::make_shared<const Neighbours>(std::move(all));
    }

    [[nodiscard]] std::size_t units() const { return m_faces.size(); }
    [[nodiscard]] std::size_t faceOf(std::size_t unit) const { return m_faces[unit]; }
    [[nodiscard]] std::size_t facesOf(std::size_t unit) const { return (*m_units)[unit].belief.faces.size(); }

    void set(std::size_t unit, std::size_t face) {
        left(unit) += copies(unit);
        m_faces[unit] = face;
        left(unit) -= copies(unit);
    }

    /// What the energy would change by.
    [[nodiscard]] float change(std::size_t unit, std::size_t face) const {
        if (face == m_faces[unit])
            return 0.0F;
        float sum = localEnergy(unit, face) - localEnergy(unit, m_faces[unit]);
        const engine::TileTypeId before = belief(unit, m_faces[unit]).face.type;
        const engine::TileTypeId after = belief(unit, face).face.type;
        if (before != after) {
            const int few = copies(unit) - m_left[static_cast<std::size_t>(after)];
            const int many = -m_left[static_cast<std::size_t>(before)];
            sum += m_options.surplus *
                   static_cast<float>(std::clamp(few, 0, copies(unit)) - std::clamp(many, 0, copies(unit)));
        }
        return sum;
    }

    /// The units that a change of one concerns: its neighbours, and those that hold the same type when the
    /// box has too few.
    [[nodiscard]] std::vector<std::size_t> concernedBy(std::size_t unit) const {
        std::vector<std::size_t> result;
        for (const auto& around : (*m_neighbours)[unit])
            for (const Place& beside : around)
                if (beside.unit >= 0 && static_cast<std::size_t>(beside.unit) != unit)
                    result.push_back(static_cast<std::size_t>(beside.unit));
        const engine::TileTypeId type = belief(unit, m_faces[unit]).face.type;
        if (m_left[static_cast<std::size_t>(type)] < 0)
            for (std::size_t other = 0; other < units(); ++other)
                if (other != unit && belief(other, m_faces[other]).face.type == type)
                    result.push_back(other);
        return result;
    }

private:
    /// What lies at a side of a cell.
    struct Place {
        int unit = -1; ///< -1 for nothing
        int turn = 0;
    };
    using Neighbours = std::vector<std::vector<std::array<Place, 4>>>; ///< by unit, member and side

    [[nodiscard]] engine::Cell cellOf(std::size_t unit, std::size_t member) const {
        return (*m_units)[unit].members[member].at;
    }
    [[nodiscard]] int copies(std::size_t unit) const {
        return static_cast<int>((*m_units)[unit].members.size());
    }
    [[nodiscard]] const FaceBelief& belief(std::size_t unit, std::size_t face) const {
        return (*m_units)[unit].belief.faces[face];
    }
    int& left(std::size_t unit) {
        return m_left[static_cast<std::size_t>(belief(unit, m_faces[unit]).face.type)];
    }

    /// Looks and clashes with the neighbours.
    [[nodiscard]] float localEnergy(std::size_t unit, std::size_t face) const {
        float sum = -belief(unit, face).logProbability;
        for (std::size_t i = 0; i < (*m_neighbours)[unit].size(); ++i) {
            const engine::SideCode sides =
                m_registry->sides(turnedFace(belief(unit, face).face, (*m_units)[unit].members[i].turn));
            for (const engine::Side side : engine::kSides) {
                const Place& beside = (*m_neighbours)[unit][i][static_cast<std::size_t>(side)];
                if (beside.unit < 0)
                    continue;
                const auto other = static_cast<std::size_t>(beside.unit);
                const std::size_t otherFace = other == unit ? face : m_faces[other];
                const engine::SideCode around =
                    m_registry->sides(turnedFace(belief(other, otherFace).face, beside.turn));
                if (engine::sideKind(sides, side) != engine::sideKind(around, engine::opposite(side)))
                    sum += other == unit ? m_options.clash / 2 : m_options.clash; // seen from both sides
            }
        }
        return sum;
    }

    const std::vector<Unit>* m_units;
    const engine::TileRegistry* m_registry;
    DecoderOptions m_options;
    engine::TileCounts m_left; // copies in the box that are not laid; negative when there are too many
    std::vector<std::size_t> m_faces;
    std::shared_ptr<const Neighbours> m_neighbours;
};

/// Units that stay as they are while others change.
using Held = std::array<std::size_t, 2>;

/// Changes single units for the better until none is left, but for those that are held. Returns by how much
/// the energy changed.
float descend(Labelling& board, std::vector<std::size_t> open, const Held& held) {
    constexpr int kMostSteps = 400;
    float sum = 0.0F;
    for (int step = 0; step < kMostSteps && !open.empty(); ++step) {
        const std::size_t cell = open.back();
        open.pop_back();
        if (std::ranges::find(held, cell) != held.end())
            continue;
        float best = -1e-4F;
        std::size_t bestFace = board.faceOf(cell);
        for (std::size_t face = 0; face < board.facesOf(cell); ++face)
            if (const float change = board.change(cell, face); change < best) {
                best = change;
                bestFace = face;
            }
        if (bestFace == board.faceOf(cell))
            continue;
        board.set(cell, bestFace);
        sum += best;
        for (const std::size_t other : board.concernedBy(cell))
            open.push_back(other);
    }
    return sum;
}

/// The energy of the best board found in which the cell has this face, relative to the given one, which
/// becomes it. Where that may give less than `limit`, another cell may change at once with it.
float force(Labelling& board, std::size_t cell, std::size_t face, float limit) {
    constexpr float kRelief = 12.0F; // nats that may be gained by what follows: two clashes
    const float change = board.change(cell, face);
    board.set(cell, face);
    if (change > limit + kRelief)
        return change + descend(board, board.concernedBy(cell), {cell, cell});
    const Labelling start = board;
    float least = change + descend(board, board.concernedBy(cell), {cell, cell});
    for (const std::size_t other : start.concernedBy(cell))
        for (std::size_t otherFace = 0; otherFace < start.facesOf(other); ++otherFace) {
            const float both = change + start.change(other, otherFace);
            if (otherFace == start.faceOf(other) || both > limit + kRelief)
                continue;
            Labelling trial = start;
            trial.set(other, otherFace);
            std::vector<std::size_t> open = trial.concernedBy(cell);
            std::ranges::copy(trial.concernedBy(other), std::back_inserter(open));
            if (const float energy = both + descend(trial, std::move(open), {cell, other}); energy < least) {
                least = energy;
                board = std::move(trial);
            }
        }
    return least;
}

/// Tries every other face of every cell with all that follows from it, until nothing gets better.
void improve(Labelling& board) {
    constexpr int kMostRounds = 20;
    bool better = true;
    for (int round = 0; round < kMostRounds && better; ++round) {
        better = false;
        for (std::size_t unit = 0; unit < board.units(); ++unit)
            for (std::size_t face = 0; face < board.facesOf(unit); ++face) {
                if (face == board.faceOf(unit))
                    continue;
                Labelling trial = board;
                if (force(trial, unit, face, 0.0F) < -1e-3F) {
                    board = std::move(trial);
                    better = true;
                }
            }
    }
}

/// What all cells of a print look like together: the network errs alike on all of them, so they say no more
/// than one, but less by chance.
CellBelief meanOf(const std::vector<CellBelief>& beliefs, const std::vector<Unit::Member>& members,
                  const engine::TileRegistry& registry) {
    constexpr float kUnlisted = -2.0F; // nats behind the least probable face that is listed
    const auto share = 1.0F / static_cast<float>(members.size());
    const auto asFirst = [&](const FaceBelief& face, int turn) {
        const engine::TileFace turned = turnedFace(face.face, -turn);
        return engine::TileFace{turned.type, registry.smallestEquivalent(turned)};
    };
    float unlisted = 0.0F; // of all members
    CellBelief mean;
    for (const Unit::Member& member : members) {
        const CellBelief& belief = beliefs[member.belief];
        const float least = share * (belief.faces.back().logProbability + kUnlisted);
        for (FaceBelief& known : mean.faces)
            known.logProbability += least;
        for (const FaceBelief& face : belief.faces) {
            const engine::TileFace first = asFirst(face, member.turn);
            auto known = std::ranges::find(mean.faces, first, &FaceBelief::face);
            if (known == mean.faces.end())
                known = mean.faces.insert(known, {first, face.view, unlisted + least});
            known->logProbability += share * face.logProbability - least;
        }
        unlisted += least;
        mean.logOther += share * belief.logOther;
    }
    std::ranges::stable_sort(mean.faces, std::ranges::greater{}, &FaceBelief::logProbability);
    return mean;
}

/// Those of a print that somebody named are what they are said to be, and the others with them; where people
/// say that tiles of a print differ, they do.
void addPrint(const std::vector<CellBelief>& beliefs, const std::vector<Unit::Member>& members,
              const engine::TileRegistry& registry, std::vector<Unit>& units) {
    std::vector<Unit::Member> said;
    std::vector<Unit::Member> others;
    for (const Unit::Member& member : members)
        (beliefs[member.belief].said ? said : others).push_back(member);
    const auto faceOf = [&](const Unit::Member& member) {
        return turnedFace(beliefs[member.belief].faces.front().face, -member.turn);
    };
    const bool agreed = std::ranges::all_of(said, [&](const Unit::Member& member) {
        return registry.sameFace(faceOf(member), faceOf(said.front()));
    });
    if (!said.empty() && agreed) {
        units.push_back({meanOf(beliefs, said, registry), members});
        return;
    }
    for (const Unit::Member& member : said)
        units.push_back({meanOf(beliefs, {member}, registry), {member}});
    if (!others.empty())
        units.push_back({meanOf(beliefs, others, registry), others});
}

std::vector<Unit> unitsOf(const std::vector<CellBelief>& beliefs, const engine::TileRegistry& registry) {
    std::vector<Unit> units;
    std::map<int, std::vector<Unit::Member>> prints;
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        if (beliefs[i].print == kNoPrint)
            units.push_back({beliefs[i], {{i, beliefs[i].cell, 0}}});
        else
            prints[beliefs[i].print].push_back({i, beliefs[i].cell, beliefs[i].turn});
    }
    for (const auto& [print, members] : prints)
        addPrint(beliefs, members, registry, units);
    return units;
}

/// The face of a unit beside all others that it could have.
DecodedCell decodedUnit(const Labelling& board, const Unit& unit, std::size_t at,
                        const DecoderOptions& options) {
    const FaceBelief& chosen = unit.belief.faces[board.faceOf(at)];
    DecodedCell result{.cell = {},
                       .face = chosen.face,
                       .view = chosen.view,
                       .gap = -unit.belief.logOther,
                       .alternatives = {}};
    std::vector<std::pair<float, engine::TileFace>> others;
    for (std::size_t face = 0; face < board.facesOf(at); ++face) {
        if (face == board.faceOf(at))
            continue;
        Labelling trial = board;
        const float gap = force(trial, at, face, result.gap);
        result.gap = std::min(result.gap, gap);
        if (gap < kListed)
            others.emplace_back(gap, unit.belief.faces[face].face);
    }
    if (chosen.view == ViewId::None)
        result.gap = std::min(result.gap, options.noPicture);
    std::ranges::sort(others, {}, &std::pair<float, engine::TileFace>::first);
    for (const auto& [gap, face] : others)
        result.alternatives.push_back(face);
    return result;
}

/// The faces as a cell of a print lies.
void turnBy(int turn, const engine::TileRegistry& registry, DecodedCell& cell) {
    const auto turnFace = [&](engine::TileFace& face) {
        face = turnedFace(face, turn);
        face.rotation = registry.smallestEquivalent(face);
    };
    turnFace(cell.face);
    std::ranges::for_each(cell.alternatives, turnFace);
}

} // namespace

std::vector<DecodedCell> decodeBoard(const std::vector<CellBelief>& beliefs,
                                     const engine::TileRegistry& registry, const engine::TileCounts& counts,
                                     const DecoderOptions& options) {
    const std::vector<Unit> units = unitsOf(beliefs, registry);
    Labelling board(units, registry, counts, options);
    improve(board);
    std::vector<DecodedCell> decoded(beliefs.size());
    for (std::size_t unit = 0; unit < board.units(); ++unit) {
        const DecodedCell first = decodedUnit(board, units[unit], unit, options);
        for (const Unit::Member& member : units[unit].members) {
            DecodedCell& cell = decoded[member.belief] = first;
            cell.cell = member.at;
            if (beliefs[member.belief].print != kNoPrint)
                turnBy(member.turn, registry, cell);
        }
    }
    return decoded;
}

} // namespace meeplecam::vision
