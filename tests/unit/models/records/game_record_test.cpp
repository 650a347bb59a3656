#include "models/records/game_record.h"

#include "models/records/setup_json.h"
#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::models {
namespace {

using testing::HasSubstr;

const std::string kSmallRecord = R"({
  "format": "carcassonne-game 1", "tile_sets": ["base"], "players": 2, "table_cloth": "green",
  "rules": {"farmers": false, "tea": "yes"},
  "turns": [
    {"player": 0, "tile": "base.E", "x": 0, "y": -1, "rot": 2, "meeple": {"type": "small", "feature": 0, "hat": 1}, "clock": 12.5},
    {"player": 1, "tile": "base.U", "x": 1, "y": 0, "rot": 1, "meeple": null, "scores": [99, 99]}
  ]})";

/// The small record with one place changed.
std::string changed(const std::string& from, const std::string& to) {
    std::string text = kSmallRecord;
    const auto at = text.find(from);
    MEEPLECAM_CHECK(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string messageOf(const std::string& text) {
    const auto record = parseGameRecord(text, "g.json", bundledTiles());
    if (!record)
        return record.error().message;
    const auto played = replay(*record, ReplayDetail::WithOptions);
    return played ? "played" : played.error().message;
}

Json written(const std::string& text, ReplayDetail detail) {
    const auto record = parseGameRecord(text, "g.json", bundledTiles());
    MEEPLECAM_CHECK(record.has_value());
    const auto played = replay(*record, detail);
    MEEPLECAM_CHECK(played.has_value());
    return writeGameRecord(*record, *played, detail);
}

TEST(GameRecord, WritesWhatFollowsAndKeepsUnknownKeys) {
    const Json json = written(kSmallRecord, ReplayDetail::WithOptions);
    EXPECT_EQ(json["table_cloth"], "green");
    EXPECT_EQ(json["rules"]["tea"], "yes");
    EXPECT_EQ(json["turns"][0]["clock"], 12.5);
    EXPECT_EQ(json["turns"][0]["meeple"]["hat"], 1);
    EXPECT_EQ(json["turns"][0]["meeple"]["edges"], Json({"S"}));
    EXPECT_EQ(json["turns"][0]["scores"], Json({4, 0}));
    EXPECT_EQ(json["turns"][1]["scores"], Json({4, 0})) << "what follows is worked out, not copied";
    EXPECT_EQ(json["turns"][1]["legal"][1], Json({-1, 0, 1}));
    EXPECT_EQ(json["turns"][1]["meeple_options"], Json::array({Json::array({"small", 0})}));
    EXPECT_EQ(json["start"]["tile"], "base.D");
    EXPECT_EQ(json["final_scores"], Json({4, 0}));
    EXPECT_FALSE(written(kSmallRecord, ReplayDetail::WithoutOptions)["turns"][1].contains("legal"));
}

TEST(GameRecord, IsReadAsItIsWritten) {
    const Json once = written(kSmallRecord, ReplayDetail::WithOptions);
    const Json twice = written(formatGameRecord(once), ReplayDetail::WithOptions);
    EXPECT_EQ(nlohmann::json(twice), nlohmann::json(once)); // keys in any order
}

TEST(GameRecord, ThePresetGivesTheRulesThatAreNotNamed) {
    const auto rulesOf = [](const std::string& sets, const std::string& rules) {
        const auto record = parseGameRecord(changed("\"tile_sets\": [\"base\"]", "\"tile_sets\": " + sets),
                                            "", bundledTiles());
        std::string complaint;
        const auto json = parseJson(rules, "");
        return readRules(JsonCursor(*json, "rules", complaint), record->setup.sets);
    };
    EXPECT_EQ(rulesOf("[\"base\"]", "{}").preset, engine::Preset::Base);
    EXPECT_EQ(rulesOf("[\"winter\"]", "{}").preset, engine::Preset::Winter);
    EXPECT_EQ(rulesOf("[\"demo\"]", "{}").meeples, 5);
    EXPECT_FALSE(rulesOf("[\"demo\"]", "{}").farmers);
    EXPECT_FALSE(rulesOf("[\"base\"]", R"({"preset":"course"})").farmers);
    EXPECT_EQ(rulesOf("[\"base\", \"inns_cathedrals\"]", "{}").largeMeeples, 1);
    EXPECT_EQ(rulesOf("[\"base\", \"inns_cathedrals\"]", R"({"inns_cathedrals":false})").largeMeeples, 0);
    EXPECT_TRUE(rulesOf("[\"winter\", \"gingerbread\"]", "{}").gingerbread);
    EXPECT_EQ(rulesOf("[\"base\"]", R"({"table":[-1,-2,3,4]})").table, (engine::CellRange{{-1, -2}, {3, 4}}));
}

TEST(GameRecord, ChosenRulesAreSaidWithItsKeys) {
    const auto sets = *findSets(bundledTiles(), std::vector<std::string>{"base", "river"});
    const engine::Rules usual = setupOf(bundledTiles(), std::vector<std::string>{"base", "river"})->rules;
    const auto after = [&](const std::vector<std::string>& choices) {
        return withChoices(usual, choices, sets);
    };
    EXPECT_EQ(after({}).value(), usual);
    const engine::Rules chosen =
        after({"river_turns=free", "farmers=false", "two_tile_city_points=2", "table=[0, 0, 5, 5]"}).value();
    EXPECT_EQ(chosen.riverTurns, engine::RiverTurns::Free);
    EXPECT_FALSE(chosen.farmers);
    EXPECT_EQ(chosen.twoTileCityPoints, 2);
    EXPECT_EQ(chosen.table, (engine::CellRange{{0, 0}, {5, 5}}));
    EXPECT_EQ(after({"bush_crossings=2014"})->bushCrossings, engine::BushCrossings::Art2014);
    for (const char* wrong : {"river_turns", "rivers=free", "river_turns=often", "farmers=perhaps", "=", ""})
        EXPECT_FALSE(after({wrong}).has_value()) << wrong;
    EXPECT_THAT(after({"rivers=free"}).error().message, testing::HasSubstr("river_turns"));
    EXPECT_THAT(after({"river_turns=often"}).error().message, testing::HasSubstr("rules.river_turns"));
}

TEST(GameRecord, SetsUpAGameFromOneDescription) {
    GameRecord record;
    record.setup = tests::setupOf({});
    record.setup.players = {{"Ada", "red"}, {"Bob", "blue"}, {"", "black"}};
    record.setup.firstPlayer = 2;
    record.setup.rules.handSize = 3;
    record.setup.rules.lapMarker = engine::LapMarker::Die;
    record.setup.rules.bushCrossings = engine::BushCrossings::Art2014;
    record.setup.rules.table = engine::CellRange{{-5, -5}, {5, 5}};
    const auto played = replay(record, ReplayDetail::WithoutOptions);
    const std::string text = formatGameRecord(writeGameRecord(record, *played, ReplayDetail::WithoutOptions));
    const auto read = parseGameRecord(text, "g.json", bundledTiles());
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(read->setup.players, record.setup.players);
    EXPECT_EQ(read->setup.rules, record.setup.rules);
    EXPECT_EQ(read->setup.firstPlayer, 2);
    EXPECT_EQ(read->setup.sets, record.setup.sets);
}

TEST(GameRecord, IsMadeOfAGameWithAHistory) {
    std::vector<engine::Turn> turns;
    for (const char* text : {"0 A:1@1,0 +1", "1 U:1@-1,0", "0 A:3@-1,0", "1 E:2@0,-1 +0"})
        turns.push_back(*engine::parseTurn(tests::registry(), text));
    const auto game = engine::Game::create(tests::setupOf({}), turns);
    const GameRecord record = recordOf(*game);
    const auto played = replay(record, ReplayDetail::WithoutOptions);
    ASSERT_TRUE(played.has_value()) << played.error().message;
    const Json json = writeGameRecord(record, *played, ReplayDetail::WithoutOptions);
    EXPECT_EQ(json["turns"].size(), 3U);
    EXPECT_EQ(json["not_playable"], Json::array({"0 A:3@-1,0"}));
    EXPECT_EQ(json["final_scores"], Json(engine::finalScoreOf(game->state()).totals));
}

TEST(GameRecord, NamesTurnAndRuleThatIsBroken) {
    EXPECT_EQ(messageOf(changed(R"("x": 1, "y": 0, "rot": 1)", R"("x": 1, "y": 0, "rot": 0)")),
              "turn 2: base.U at (1, 0) does not fit: its west side shows a field where the "
              "neighbour has a "
              "road (R-2)");
    EXPECT_EQ(messageOf(changed(R"("turns": [)", R"("discarded_at_end": ["base.X"], "turns": [)")),
              "after the last turn: the discarded tile base.X can be placed (R-3)");
}

TEST(GameRecord, PlaysOnWhenThePlayersInsisted) {
    const std::string text =
        changed(R"("x": 1, "y": 0, "rot": 1)", R"("x": 1, "y": 0, "rot": 0, "insisted": true)");
    EXPECT_EQ(messageOf(text), "played");
    const Json json = written(text, ReplayDetail::WithoutOptions);
    EXPECT_THAT(json["turns"][1]["breaches"][0].get<std::string>(), HasSubstr("does not fit"));
}

TEST(GameRecord, HostileRecordsGetASentence) {
    EXPECT_THAT(messageOf("[]"), HasSubstr("g.json: the file is not an object with keys in {}"));
    EXPECT_EQ(messageOf("{}"), "g.json: format is missing; it is a text in \"\"");
    EXPECT_THAT(messageOf(changed("\"players\": 2", "\"players\": NaN")), HasSubstr("is not valid JSON"));
    EXPECT_EQ(messageOf(changed("\"players\": 2", "\"players\": 2.5")),
              "g.json: players is not a whole number from 1 to 20");
    EXPECT_EQ(messageOf(changed("\"players\": 2", "\"players\": 1e300")),
              "g.json: players is not a whole number from 1 to 20");
    EXPECT_EQ(messageOf(changed("\"players\": 2", "\"players\": 9")),
              "g.json: there are 9 players; this game is for 2 to 6");
    EXPECT_THAT(messageOf(changed("[\"base\"]", "[\"atlantis\"]")),
                HasSubstr("g.json: tile_sets is not known: there is no box \"atlantis\"; "));
    EXPECT_EQ(messageOf(changed("\"base.U\"", "\"base.Q1\"")),
              "g.json: turns[1].tile names no tile type that is known: \"base.Q1\"");
    EXPECT_EQ(messageOf(changed("\"x\": 1,", "\"x\": 5000000000,")),
              "g.json: turns[1].x is not a whole number from -1000 to 1000");
    EXPECT_EQ(messageOf(changed("\"rot\": 1", "\"rot\": -1")),
              "g.json: turns[1].rot is not a whole number from 0 to 3");
    EXPECT_EQ(messageOf(changed("\"small\"", "\"giant\"")),
              "g.json: turns[0].meeple.type is none of small, large, abbot, builder, pig");
    EXPECT_EQ(messageOf(changed("\"player\": 0", "\"player\": 0, \"player\": 1")),
              "g.json has the key \"player\" twice in one place; remove one of them");
    EXPECT_EQ(messageOf(changed("\"meeple\": null", "\"meeple\": 7")),
              "g.json: turns[1].meeple is not an object with keys in {}");
    EXPECT_EQ(messageOf(changed("\"tea\": \"yes\"", "\"preset\": \"chess\"")),
              "g.json: rules.preset is none of base, winter, demo, course");
}

TEST(GameRecord, AMillionTurnsAreRefused) {
    std::string turns = "{}";
    for (int i = 1; i < 1'000'000; ++i)
        turns += ",{}";
    const std::string head = R"({"format":"carcassonne-game 1","tile_sets":["base"],"players":2,"turns":[)";
    EXPECT_EQ(messageOf(head + turns + "]}"), "g.json: turns has 1000000 entries; 5000 are the most");
    EXPECT_EQ(messageOf(std::string(1, ' ').append(20'000'000 - 1, ' ')),
              "g.json has 20000000 bytes; a game record has at most 16000000");
}

} // namespace
} // namespace meeplecam::models
