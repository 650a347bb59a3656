#pragma once

#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::tests {

/// A game and what its last turn, or its end, brings.
struct RuleCase {
    std::string name; ///< rule and what is shown, in characters of an identifier
    Scenario scenario;
    std::vector<std::string> turns;
    std::vector<std::string> events;     ///< of the last turn, sorted
    std::vector<int> scores;             ///< after the last turn
    std::vector<std::string> final = {}; ///< scoring if the game ended now, sorted; not compared when empty
};

inline std::ostream& operator<<(std::ostream& out, const RuleCase& rule) {
    return out << rule.name;
}

inline std::string nameOf(const testing::TestParamInfo<RuleCase>& info) {
    return info.param.name;
}

inline void expectAsRuled(const RuleCase& rule) {
    const auto outcome = playAll(rule.scenario, rule.turns);
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_EQ(textsOf(outcome->events.scored), rule.events);
    EXPECT_EQ(scoresOf(outcome->state), rule.scores);
    if (!rule.final.empty()) {
        EXPECT_EQ(textsOf(engine::finalScoreOf(outcome->state).events), rule.final);
    }
}

/// A game whose last turn breaks a rule.
struct IllegalCase {
    std::string name;
    Scenario scenario;
    std::vector<std::string> turns;
    std::string error; ///< the end of the message
};

inline std::ostream& operator<<(std::ostream& out, const IllegalCase& rule) {
    return out << rule.name;
}

inline std::string nameOfIllegal(const testing::TestParamInfo<IllegalCase>& info) {
    return info.param.name;
}

/// The turn is refused with this message, and played all the same, marked, when the players insist.
inline void expectRefused(const IllegalCase& rule) {
    const auto refused = playAll(rule.scenario, rule.turns);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().message, rule.turns.back() + ": " + rule.error);
    std::vector<std::string> insisted = rule.turns;
    insisted.back() += " !";
    const auto outcome = playAll(rule.scenario, insisted);
    ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
    EXPECT_FALSE(outcome->events.breaches.empty());
}

} // namespace meeplecam::tests
