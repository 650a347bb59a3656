#include "vision/decision/board_decoder.h"

#include "tests/support/bundled.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>

namespace meeplecam::vision {
namespace {

using tests::tile;

/// A way in which a tile may lie, with its probability.
struct Chance {
    const char* name;
    int turns;
    double probability;
};

CellBelief belief(int x, int y, const std::vector<Chance>& chances) {
    CellBelief result{.cell = {x, y}, .faces = {}, .logOther = std::log(0.0015F)};
    int view = 100 * x + 10 * y;
    for (const Chance& chance : chances)
        result.faces.push_back({{tile(chance.name), engine::rotationOf(chance.turns)},
                                static_cast<ViewId>(view++),
                                static_cast<float>(std::log(chance.probability))});
    return result;
}

engine::TileCounts box(const std::map<std::string, int>& copies) {
    engine::TileCounts counts(static_cast<std::size_t>(models::bundledTiles().registry->size()), 0);
    for (const auto& [name, count] : copies)
        counts[static_cast<std::size_t>(tile(name))] = count;
    return counts;
}

std::vector<DecodedCell> decode(const std::vector<CellBelief>& beliefs,
                                const std::map<std::string, int>& copies) {
    return decodeBoard(beliefs, *models::bundledTiles().registry, box(copies));
}

engine::TileFace face(const char* name, int turns) {
    return {tile(name), engine::rotationOf(turns)};
}

TEST(DecodeBoard, LooksDecideWhereNothingElseIsKnown) {
    const auto cells =
        decode({belief(0, 0, {{"base.U", 0, 0.9}, {"base.V", 0, 0.1}})}, {{"base.U", 8}, {"base.V", 9}});
    ASSERT_EQ(cells.size(), 1U);
    EXPECT_EQ(cells[0].cell, (engine::Cell{0, 0}));
    EXPECT_EQ(cells[0].face, face("base.U", 0));
    EXPECT_EQ(cells[0].view, ViewId{0});
    EXPECT_NEAR(cells[0].gap, std::log(0.9 / 0.1), 1e-3);
    ASSERT_EQ(cells[0].alternatives.size(), 1U);
    EXPECT_EQ(cells[0].alternatives[0], face("base.V", 0));
}

TEST(DecodeBoard, SidesOfTheNeighboursDecideInDoubt) {
    // A road from south to north needs one that goes on; looks would rather have it turned.
    const auto cells =
        decode({belief(0, 0, {{"base.U", 0, 1.0}}), belief(0, 1, {{"base.U", 1, 0.7}, {"base.U", 0, 0.3}})},
               {{"base.U", 8}});
    EXPECT_EQ(cells[1].face, face("base.U", 0));
    EXPECT_EQ(cells[1].view, ViewId{11}) << "the view of the face that was chosen";
    EXPECT_NEAR(cells[1].gap, 6.0 - std::log(0.7 / 0.3), 1e-2);
}

TEST(DecodeBoard, WhatIsClearlySeenStaysThoughItBreaksTheRules) {
    const auto cells = decode(
        {belief(0, 0, {{"base.U", 0, 1.0}}), belief(0, 1, {{"base.U", 1, 0.9999}, {"base.U", 0, 0.0001}})},
        {{"base.U", 8}});
    EXPECT_EQ(cells[1].face, face("base.U", 1));
    EXPECT_LT(cells[1].gap, 4.0F) << "but it is less certain";
}

TEST(DecodeBoard, TheBoxDecidesBetweenTwins) {
    // The box has one base.G; of two that look like it the less alike is its twin.
    const std::vector<CellBelief> beliefs{belief(0, 0, {{"base.G", 0, 0.6}, {"base.F", 0, 0.4}}),
                                          belief(5, 5, {{"base.G", 0, 0.95}, {"base.F", 0, 0.05}})};
    const auto cells = decode(beliefs, {{"base.F", 2}, {"base.G", 1}});
    EXPECT_EQ(cells[0].face, face("base.F", 0));
    EXPECT_EQ(cells[1].face, face("base.G", 0));
    const auto enough = decode(beliefs, {{"base.F", 2}, {"base.G", 2}});
    EXPECT_EQ(enough[0].face, face("base.G", 0));
}

TEST(DecodeBoard, ATileThatTheBoxLacksNeedsGoodReasons) {
    // A crossing would continue the road, but is less likely by looks.
    const std::vector<CellBelief> beliefs{belief(0, 0, {{"base.U", 0, 1.0}}),
                                          belief(0, 1, {{"base.U", 1, 0.9}, {"base.X", 0, 0.1}})};
    EXPECT_EQ(decode(beliefs, {{"base.U", 8}, {"base.X", 1}})[1].face, face("base.X", 0));
    EXPECT_EQ(decode(beliefs, {{"base.U", 8}})[1].face, face("base.U", 1));
}

TEST(DecodeBoard, ASurplusTileThatIsClearlySeenStays) {
    const std::vector<CellBelief> beliefs{belief(0, 0, {{"base.X", 0, 0.9999}, {"base.W", 0, 0.0001}}),
                                          belief(3, 0, {{"base.X", 0, 0.9999}, {"base.W", 0, 0.0001}})};
    const auto cells = decode(beliefs, {{"base.X", 1}, {"base.W", 4}});
    EXPECT_EQ(cells[0].face, face("base.X", 0));
    EXPECT_EQ(cells[1].face, face("base.X", 0));
}

TEST(DecodeBoard, FindsWhatOnlySeveralChangesTogetherReach) {
    // Both cells look like a road from west to east by a little, but stand in a column whose ends go south to
    // north: changing one alone gains nothing, since the clash moves to the other.
    const auto cells =
        decode({belief(0, 0, {{"base.U", 0, 1.0}}), belief(0, 1, {{"base.U", 1, 0.6}, {"base.U", 0, 0.4}}),
                belief(0, 2, {{"base.U", 1, 0.6}, {"base.U", 0, 0.4}}), belief(0, 3, {{"base.U", 0, 1.0}})},
               {{"base.U", 8}});
    EXPECT_EQ(cells[1].face, face("base.U", 0));
    EXPECT_EQ(cells[2].face, face("base.U", 0));
}

TEST(DecodeBoard, GapCountsThatNeighboursWouldChangeToo) {
    // Turning one of the two costs one clash at most when the other turns with it.
    const auto cells = decode({belief(0, 0, {{"base.U", 0, 0.5}, {"base.U", 1, 0.5}}),
                               belief(0, 1, {{"base.U", 0, 0.6}, {"base.U", 1, 0.4}})},
                              {{"base.U", 8}});
    EXPECT_EQ(cells[0].face, face("base.U", 0));
    EXPECT_NEAR(cells[0].gap, std::log(0.6 / 0.4), 1e-2) << "not the 6 nats of a clash";
}

TEST(DecodeBoard, GapCountsWhatFollowsFromNeighbourToNeighbour) {
    // The first turned, the second turns, too, as its looks would have it; then the third has to.
    const auto cells = decode({belief(0, 0, {{"base.U", 0, 0.99}, {"base.U", 1, 0.01}}),
                               belief(0, 1, {{"base.U", 0, 0.45}, {"base.U", 1, 0.55}}),
                               belief(0, 2, {{"base.U", 0, 0.6}, {"base.U", 1, 0.4}})},
                              {{"base.U", 8}});
    for (const DecodedCell& cell : cells)
        EXPECT_EQ(cell.face, face("base.U", 0));
    EXPECT_NEAR(cells[0].gap, std::log(0.99 / 0.01) - std::log(0.55 / 0.45) + std::log(0.6 / 0.4), 1e-2);
}

TEST(DecodeBoard, NoAlternativeMeansAsSureAsLooksCanBe) {
    const auto cells = decode({belief(0, 0, {{"base.B", 0, 1.0}})}, {{"base.B", 4}});
    EXPECT_TRUE(cells[0].alternatives.empty());
    EXPECT_NEAR(cells[0].gap, -std::log(0.0015), 1e-2);
}

TEST(DecodeBoard, WhatIsOutOfTheQuestionIsNoAlternative) {
    const auto cells = decode({belief(0, 0, {{"base.U", 0, 1.0}, {"base.V", 0, 0.001}, {"base.B", 0, 1e-5}})},
                              {{"base.U", 8}, {"base.V", 9}, {"base.B", 4}});
    EXPECT_EQ(cells[0].alternatives, std::vector{face("base.V", 0)});
}

TEST(DecodeBoard, AnEmptyBoardIsEmpty) {
    EXPECT_TRUE(decode({}, {{"base.B", 4}}).empty());
}

/// What a board costs: looks, clashes of neighbours, and what the box lacks, as DecoderOptions values them.
double energyOf(const std::vector<CellBelief>& beliefs, const std::vector<std::size_t>& faces,
                const engine::TileRegistry& registry, const engine::TileCounts& counts) {
    const DecoderOptions options;
    double energy = 0.0;
    std::map<engine::Cell, engine::TileFace> lying;
    std::map<engine::TileTypeId, int> laid;
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        const FaceBelief& chosen = beliefs[i].faces[faces[i]];
        energy -= static_cast<double>(chosen.logProbability);
        lying[beliefs[i].cell] = chosen.face;
        ++laid[chosen.face.type];
    }
    for (const auto& [cell, face] : lying)
        for (const engine::Side side : {engine::Side::East, engine::Side::South}) {
            const auto beside = lying.find(engine::neighbour(cell, side));
            if (beside != lying.end() &&
                engine::sideKind(registry.sides(face), side) !=
                    engine::sideKind(registry.sides(beside->second), engine::opposite(side)))
                energy += static_cast<double>(options.clash);
        }
    for (const auto& [type, copies] : laid)
        energy += static_cast<double>(options.surplus) * std::max(0, copies - engine::countOf(counts, type));
    return energy;
}

/// The least energy of all boards in which each face of each cell lies, by cell and face.
std::vector<std::vector<double>> leastEnergies(const std::vector<CellBelief>& beliefs,
                                               const engine::TileRegistry& registry,
                                               const engine::TileCounts& counts) {
    std::vector<std::vector<double>> least;
    for (const CellBelief& belief : beliefs)
        least.emplace_back(belief.faces.size(), 1e9);
    std::vector<std::size_t> faces(beliefs.size(), 0);
    for (;;) {
        const double energy = energyOf(beliefs, faces, registry, counts);
        for (std::size_t i = 0; i < faces.size(); ++i)
            least[i][faces[i]] = std::min(least[i][faces[i]], energy);
        std::size_t next = 0;
        while (next < faces.size() && ++faces[next] == beliefs[next].faces.size())
            faces[next++] = 0;
        if (next == faces.size())
            return least;
    }
}

TEST(DecodeBoard, SmallBoardsAreThoseThatTryingAllWouldGive) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    const std::vector<const char*> names{"base.U", "base.V", "base.E", "base.D", "base.N"};
    const engine::TileCounts counts =
        box({{"base.U", 2}, {"base.V", 1}, {"base.E", 2}, {"base.D", 2}, {"base.N", 1}});
    std::mt19937 chance(7); // NOLINT(cert-msc51-cpp): the same boards each time
    const auto drawn = [&](int below) { return static_cast<int>(chance() % static_cast<unsigned>(below)); };
    int boards = 0;
    int gaps = 0;
    int sameGaps = 0;
    for (int trial = 0; trial < 200; ++trial) {
        std::vector<CellBelief> beliefs;
        for (int i = 0; i < 5; ++i) { // a row of three, with two below it
            std::vector<Chance> chances;
            double rest = 1.0;
            for (int face = 0; face < 3; ++face) {
                const double share = face == 2 ? rest : rest * (0.3 + 0.05 * drawn(13));
                chances.push_back(
                    {names[static_cast<std::size_t>((drawn(2) + 2 * face) % 5)], drawn(4), share});
                rest -= share;
            }
            beliefs.push_back(belief(i % 3, i / 3, chances));
        }
        const auto least = leastEnergies(beliefs, registry, counts);
        const double best = std::ranges::min(least.front());
        const auto decoded = decodeBoard(beliefs, registry, counts);
        std::vector<std::size_t> faces;
        for (std::size_t i = 0; i < beliefs.size(); ++i)
            faces.push_back(static_cast<std::size_t>(
                std::ranges::find(beliefs[i].faces, decoded[i].face, &FaceBelief::face) -
                beliefs[i].faces.begin()));
        if (energyOf(beliefs, faces, registry, counts) > best + 1e-3)
            continue;
        ++boards;
        for (std::size_t i = 0; i < beliefs.size(); ++i) {
            double gap = -static_cast<double>(beliefs[i].logOther);
            for (std::size_t face = 0; face < 3; ++face)
                if (face != faces[i])
                    gap = std::min(gap, least[i][face] - best);
            ++gaps;
            sameGaps += std::abs(gap - static_cast<double>(decoded[i].gap)) < 1e-2 ? 1 : 0;
            EXPECT_GT(static_cast<double>(decoded[i].gap), gap - 1e-2) << "no board is better than the best";
        }
    }
    // Half of what is drawn clashes, far more than on any table.
    EXPECT_GE(boards, 190);
    EXPECT_GE(sameGaps, gaps * 88 / 100);
}

/// The belief of a cell of a print, turned by quarter turns against the first of it.
CellBelief printed(CellBelief belief, int print, int turn) {
    belief.print = print;
    belief.turn = turn;
    return belief;
}

TEST(DecodeBoard, TilesThatLookAlikeAreOfOneType) {
    // The second shows its road from east to west; a road at its side settles both.
    const auto cells = decode({printed(belief(0, 0, {{"base.U", 0, 0.4}, {"base.V", 0, 0.6}}), 3, 0),
                               printed(belief(5, 0, {{"base.U", 1, 0.4}, {"base.V", 1, 0.6}}), 3, 1),
                               belief(6, 0, {{"base.U", 1, 1.0}})},
                              {{"base.U", 8}, {"base.V", 9}});
    EXPECT_EQ(cells[0].face, face("base.U", 0));
    EXPECT_EQ(cells[1].face, face("base.U", 1));
    EXPECT_EQ(cells[0].alternatives, std::vector{face("base.V", 0)});
    EXPECT_EQ(cells[1].alternatives, std::vector{face("base.V", 1)});
    EXPECT_NEAR(cells[0].gap, cells[1].gap, 1e-3);
}

TEST(DecodeBoard, TilesThatLookAlikeSayNoMoreThanOneTogether) {
    // What is not listed is two nats less probable than the last that is.
    const auto cells = decode({printed(belief(0, 0, {{"base.U", 0, 0.6}, {"base.V", 0, 0.4}}), 3, 0),
                               printed(belief(5, 0, {{"base.V", 0, 0.8}, {"base.X", 0, 0.2}}), 3, 0),
                               printed(belief(0, 5, {{"base.W", 0, 0.55}, {"base.V", 0, 0.45}}), 3, 0)},
                              {{"base.U", 8}, {"base.V", 9}, {"base.X", 9}, {"base.W", 9}});
    const double v = (std::log(0.4) + std::log(0.8) + std::log(0.45)) / 3.0;
    const double u = (std::log(0.6) + (std::log(0.2) - 2.0) + (std::log(0.45) - 2.0)) / 3.0;
    const double x = ((std::log(0.4) - 2.0) + std::log(0.2) + (std::log(0.45) - 2.0)) / 3.0;
    const double w = ((std::log(0.4) - 2.0) + (std::log(0.2) - 2.0) + std::log(0.55)) / 3.0;
    for (const DecodedCell& cell : cells) {
        EXPECT_EQ(cell.face, face("base.V", 0));
        EXPECT_NEAR(cell.gap, v - std::max({u, x, w}), 1e-3);
        EXPECT_EQ(cell.alternatives, (std::vector{face("base.U", 0), face("base.W", 0), face("base.X", 0)}));
    }
    EXPECT_GT(u, w);
    EXPECT_GT(w, x);
}

TEST(DecodeBoard, OneAnswerSettlesAllThatLookAlike) {
    CellBelief said = printed(belief(0, 0, {{"base.V", 2, 1.0}}), 3, 1);
    said.said = true;
    said.logOther = -8.0F;
    const CellBelief other = printed(belief(5, 0, {{"base.U", 0, 0.9}, {"base.V", 1, 0.1}}), 3, 0);
    const auto cells = decode({said, other}, {{"base.U", 8}, {"base.V", 9}});
    EXPECT_EQ(cells[1].face, face("base.V", 1));
    EXPECT_GT(cells[1].gap, 5.0F);
    // Taken back, it is as before.
    EXPECT_EQ(decode({other}, {{"base.U", 8}, {"base.V", 9}})[0].face, face("base.U", 0));
}

TEST(DecodeBoard, PeopleMaySayThatTilesThatLookAlikeDiffer) {
    CellBelief first = printed(belief(0, 0, {{"base.V", 0, 1.0}}), 3, 0);
    CellBelief second = printed(belief(5, 0, {{"base.U", 0, 1.0}}), 3, 0);
    first.said = second.said = true;
    const auto cells = decode({first, second}, {{"base.U", 8}, {"base.V", 9}});
    EXPECT_EQ(cells[0].face, face("base.V", 0));
    EXPECT_EQ(cells[1].face, face("base.U", 0));
}

} // namespace
} // namespace meeplecam::vision
