#include "vision/decision/board_decoder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace meeplecam::vision {

namespace {

constexpr float kListed = 8.0F; // nats behind the best board up to which a face counts as an alternative

/// A board under consideration: for each cell the position of a face among its beliefs. The energy is its
/// negative log probability, up to a constant.
class Labelling {
public:
    Labelling(const std::vector<CellBelief>& beliefs, const engine::TileRegistry& registry,
              const engine::TileCounts& counts, const DecoderOptions& options)
        : m_beliefs(&beliefs)
        , m_registry(&registry)
        , m_options(options)
        , m_left(counts)
        , m_faces(beliefs.size(), 0)
        , m_neighbours(beliefs.size()) {
        m_left.resize(static_cast<std::size_t>(registry.size()), 0);
        std::map<engine::Cell, int> at;
        for (std::size_t i = 0; i < beliefs.size(); ++i)
            at[beliefs[i].cell] = static_cast<int>(i);
        for (std::size_t i = 0; i < beliefs.size(); ++i) {
            for (const engine::Side side : engine::kSides) {
                const auto neighbour = at.find(engine::neighbour(beliefs[i].cell, side));
                m_neighbours[i][static_cast<std::size_t>(side)] =
                    neighbour == at.end() ? -1 : neighbour->second;
            }
            --left(i);
        }
    }

    [[nodiscard]] std::size_t cells() const { return m_faces.size(); }
    [[nodiscard]] std::size_t faceOf(std::size_t cell) const { return m_faces[cell]; }
    [[nodiscard]] std::size_t facesOf(std::size_t cell) const { return (*m_beliefs)[cell].faces.size(); }

    void set(std::size_t cell, std::size_t face) {
        ++left(cell);
        m_faces[cell] = face;
        --left(cell);
    }

    /// What the energy would change by.
    [[nodiscard]] float change(std::size_t cell, std::size_t face) const {
        if (face == m_faces[cell])
            return 0.0F;
        float sum = localEnergy(cell, face) - localEnergy(cell, m_faces[cell]);
        const engine::TileTypeId before = belief(cell, m_faces[cell]).face.type;
        const engine::TileTypeId after = belief(cell, face).face.type;
        if (before != after) {
            if (m_left[static_cast<std::size_t>(after)] <= 0)
                sum += m_options.surplus;
            if (m_left[static_cast<std::size_t>(before)] < 0)
                sum -= m_options.surplus;
        }
        return sum;
    }

    /// The cells that a change of one cell concerns: its neighbours, and those that hold the same type when
    /// the box has too few.
    [[nodiscard]] std::vector<std::size_t> concernedBy(std::size_t cell) const {
        std::vector<std::size_t> result;
        for (const int neighbour : m_neighbours[cell])
            if (neighbour >= 0)
                result.push_back(static_cast<std::size_t>(neighbour));
        const engine::TileTypeId type = belief(cell, m_faces[cell]).face.type;
        if (m_left[static_cast<std::size_t>(type)] < 0)
            for (std::size_t other = 0; other < cells(); ++other)
                if (other != cell && belief(other, m_faces[other]).face.type == type)
                    result.push_back(other);
        return result;
    }

private:
    [[nodiscard]] const FaceBelief& belief(std::size_t cell, std::size_t face) const {
        return (*m_beliefs)[cell].faces[face];
    }
    int& left(std::size_t cell) {
        return m_left[static_cast<std::size_t>(belief(cell, m_faces[cell]).face.type)];
    }

    /// Looks and clashes with the neighbours.
    [[nodiscard]] float localEnergy(std::size_t cell, std::size_t face) const {
        float sum = -belief(cell, face).logProbability;
        const engine::SideCode sides = m_registry->sides(belief(cell, face).face);
        for (const engine::Side side : engine::kSides) {
            const int neighbour = m_neighbours[cell][static_cast<std::size_t>(side)];
            if (neighbour < 0)
                continue;
            const auto other = static_cast<std::size_t>(neighbour);
            const engine::SideCode around = m_registry->sides(belief(other, m_faces[other]).face);
            if (engine::sideKind(sides, side) != engine::sideKind(around, engine::opposite(side)))
                sum += m_options.clash;
        }
        return sum;
    }

    const std::vector<CellBelief>* m_beliefs;
    const engine::TileRegistry* m_registry;
    DecoderOptions m_options;
    engine::TileCounts m_left; // copies in the box that are not laid; negative when there are too many
    std::vector<std::size_t> m_faces;
    std::vector<std::array<int, 4>> m_neighbours; // by side; -1 for none
};

/// Changes single cells for the better until none is left; `held` stays as it is. Returns by how much the
/// energy changed.
float descend(Labelling& board, std::vector<std::size_t> open, std::size_t held) {
    constexpr int kMostSteps = 400;
    float sum = 0.0F;
    for (int step = 0; step < kMostSteps && !open.empty(); ++step) {
        const std::size_t cell = open.back();
        open.pop_back();
        if (cell == held)
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
/// becomes it.
float force(Labelling& board, std::size_t cell, std::size_t face) {
    const float change = board.change(cell, face);
    board.set(cell, face);
    return change + descend(board, board.concernedBy(cell), cell);
}

/// Tries every other face of every cell with all that follows from it, until nothing gets better.
void improve(Labelling& board) {
    constexpr int kMostRounds = 20;
    bool better = true;
    for (int round = 0; round < kMostRounds && better; ++round) {
        better = false;
        for (std::size_t cell = 0; cell < board.cells(); ++cell)
            for (std::size_t face = 0; face < board.facesOf(cell); ++face) {
                if (face == board.faceOf(cell))
                    continue;
                Labelling trial = board;
                if (force(trial, cell, face) < -1e-3F) {
                    board = std::move(trial);
                    better = true;
                }
            }
    }
}

} // namespace

std::vector<DecodedCell> decodeBoard(const std::vector<CellBelief>& beliefs,
                                     const engine::TileRegistry& registry, const engine::TileCounts& counts,
                                     const DecoderOptions& options) {
    Labelling board(beliefs, registry, counts, options);
    std::vector<std::size_t> all;
    for (std::size_t cell = 0; cell < board.cells(); ++cell)
        all.push_back(cell);
    descend(board, all, board.cells());
    improve(board);
    std::vector<DecodedCell> decoded;
    for (std::size_t cell = 0; cell < board.cells(); ++cell) {
        const FaceBelief& chosen = beliefs[cell].faces[board.faceOf(cell)];
        DecodedCell result{.cell = beliefs[cell].cell,
                           .face = chosen.face,
                           .view = chosen.view,
                           .gap = -beliefs[cell].logOther,
                           .alternatives = {}};
        std::vector<std::pair<float, engine::TileFace>> others;
        for (std::size_t face = 0; face < board.facesOf(cell); ++face) {
            if (face == board.faceOf(cell))
                continue;
            Labelling trial = board;
            const float gap = force(trial, cell, face);
            result.gap = std::min(result.gap, gap);
            if (gap < kListed)
                others.emplace_back(gap, beliefs[cell].faces[face].face);
        }
        if (chosen.view == kNoView)
            result.gap = std::min(result.gap, options.noPicture);
        std::ranges::sort(others, {}, &std::pair<float, engine::TileFace>::first);
        for (const auto& [gap, face] : others)
            result.alternatives.push_back(face);
        decoded.push_back(std::move(result));
    }
    return decoded;
}

} // namespace meeplecam::vision
