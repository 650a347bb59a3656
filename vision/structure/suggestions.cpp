#include "vision/structure/suggestions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace meeplecam::vision {

namespace {

/// For each row its column such that the costs are least together; at least as many columns as rows. Kuhn
/// 1955 with potentials, "The Hungarian method for the assignment problem".
std::vector<std::size_t> cheapestColumns(const std::vector<std::vector<double>>& costs) {
    const std::size_t rows = costs.size();
    const std::size_t columns = rows == 0 ? 0 : costs.front().size();
    constexpr double kFar = std::numeric_limits<double>::infinity();
    std::vector<double> rowPotential(rows + 1);
    std::vector<double> columnPotential(columns + 1);
    std::vector<std::size_t> rowOf(columns + 1); // 1-based; 0 = free
    for (std::size_t row = 1; row <= rows; ++row) {
        std::vector<double> least(columns + 1, kFar);
        std::vector<std::size_t> before(columns + 1);
        std::vector<bool> done(columns + 1);
        std::size_t column = 0;
        rowOf[0] = row;
        do {
            done[column] = true;
            const std::size_t current = rowOf[column];
            double step = kFar;
            std::size_t next = 0;
            for (std::size_t c = 1; c <= columns; ++c) {
                if (done[c])
                    continue;
                const double cost = costs[current - 1][c - 1] - rowPotential[current] - columnPotential[c];
                if (cost < least[c]) {
                    least[c] = cost;
                    before[c] = column;
                }
                if (least[c] < step) {
                    step = least[c];
                    next = c;
                }
            }
            for (std::size_t c = 0; c <= columns; ++c)
                if (done[c]) {
                    rowPotential[rowOf[c]] += step;
                    columnPotential[c] -= step;
                } else {
                    least[c] -= step;
                }
            column = next;
        } while (rowOf[column] != 0);
        for (; column != 0; column = before[column])
            rowOf[column] = rowOf[before[column]];
    }
    std::vector<std::size_t> columnOf(rows);
    for (std::size_t c = 1; c <= columns; ++c)
        if (rowOf[c] != 0)
            columnOf[rowOf[c] - 1] = c - 1;
    return columnOf;
}

constexpr double kImpossible = 60.0; // nats; keeps what no network can be sure of within reach

// Nats that a further copy of a type costs: most people lay out the whole box or one tile of each type. With
// it one square of each of 41 and 42 types, of two editions that the network had not learned, go from 88 to
// 95 % and from 79 to 79 and 81 % (two networks) right; 12 to 48 squares of a box picked by chance stay
// within 2 % (2026-11-22). At 1 those of winter lose up to 3 %.
constexpr double kFurtherCopy = 0.7;

double costOf(const FaceSuggestion& suggestion) {
    return std::min(kImpossible, -std::log(std::max(suggestion.probability, 1e-30)));
}

/// The most probable face of one type.
const FaceSuggestion* bestOf(const std::vector<FaceSuggestion>& square, engine::TileTypeId type) {
    const auto found = std::ranges::find(
        square, type, [](const FaceSuggestion& suggestion) { return suggestion.face.type; });
    return found == square.end() ? nullptr : &*found;
}

} // namespace

std::vector<FaceSuggestion> suggestFaces(const TileStructure& structure, const engine::TileRegistry& registry,
                                         const engine::TileCounts& counts) {
    std::vector<FaceSuggestion> suggestions;
    for (int i = 0; i < registry.size(); ++i) {
        const auto type = static_cast<engine::TileTypeId>(i);
        if (engine::countOf(counts, type) == 0)
            continue;
        for (const engine::Rotation rotation : engine::kRotations)
            if ((registry.distinctRotations(type) & engine::maskOf(rotation)) != 0)
                suggestions.push_back({{type, rotation}, logLikelihood(structure, registry[type], rotation)});
    }
    std::ranges::stable_sort(suggestions, [](const FaceSuggestion& a, const FaceSuggestion& b) {
        return a.probability > b.probability;
    });
    const double most = suggestions.empty() ? 0.0 : suggestions.front().probability;
    double sum = 0.0;
    for (FaceSuggestion& suggestion : suggestions) {
        suggestion.probability = std::exp(suggestion.probability - most);
        sum += suggestion.probability;
    }
    for (FaceSuggestion& suggestion : suggestions)
        suggestion.probability /= sum;
    return suggestions;
}

std::vector<engine::TileFace> decideTogether(const std::vector<std::vector<FaceSuggestion>>& squares,
                                             const engine::TileCounts& counts, double surplus_nats) {
    std::vector<engine::TileTypeId> copies; // those of a type one after the other
    for (std::size_t i = 0; i < counts.size(); ++i)
        copies.insert(copies.end(), static_cast<std::size_t>(counts[i]), static_cast<engine::TileTypeId>(i));
    std::vector<std::vector<double>> costs;
    for (std::size_t row = 0; row < squares.size(); ++row) {
        std::vector<double> cost;
        for (std::size_t i = 0; i < copies.size(); ++i) {
            const FaceSuggestion* best = bestOf(squares[row], copies[i]);
            const bool first = i == 0 || copies[i] != copies[i - 1];
            cost.push_back((best == nullptr ? kImpossible : costOf(*best)) + (first ? 0.0 : kFurtherCopy));
        }
        // Behind the copies each square has a place of its own as what it looks most like.
        cost.insert(cost.end(), squares.size(), 2.0 * kImpossible);
        if (!squares[row].empty())
            cost[copies.size() + row] = costOf(squares[row].front()) + surplus_nats;
        costs.push_back(std::move(cost));
    }
    const std::vector<std::size_t> columns = cheapestColumns(costs);
    std::vector<engine::TileFace> faces;
    for (std::size_t row = 0; row < squares.size(); ++row) {
        const FaceSuggestion* best =
            columns[row] < copies.size() ? bestOf(squares[row], copies[columns[row]]) : nullptr;
        faces.push_back(best != nullptr        ? best->face
                        : squares[row].empty() ? engine::TileFace{}
                                               : squares[row].front().face);
    }
    return faces;
}

} // namespace meeplecam::vision
