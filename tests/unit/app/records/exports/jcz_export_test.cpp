#include "app/records/exports/jcz_export.h"

#include "engine/play/random_play.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

#include <map>
#include <set>

namespace meeplecam::records {
namespace {

using models::Json;
using testing::HasSubstr;

engine::Game gameOf(const std::vector<std::string>& texts,
                    const engine::GameSetup& setup = tests::redAndBlue()) {
    std::vector<engine::Turn> turns;
    for (const std::string& text : texts)
        turns.push_back(engine::parseTurn(tests::registry(), text).value());
    return engine::Game::create(setup, turns).value();
}

TEST(JczExport, WritesWhatThePlayersDidAsMessages) {
    const Json json = toJcz(gameOf({"0 E:2@0,-1 +1", "1 U:1@1,0 +0", "0 B@0,1 +0"}), {"Ann", "Bob"}).value();
    EXPECT_EQ(json["setup"]["start"].dump(), R"([{"tile":"BA/RCr","x":0,"y":0,"rotation":0}])");
    EXPECT_EQ(json["setup"]["elements"].dump(), R"({"small-follower":7,"farmers":true})");
    EXPECT_EQ(json["players"][1].dump(), R"({"name":"Bob","slot":1})");
    EXPECT_EQ(json["gameAnnotations"]["drawOrder"].dump(), R"(["BA/C","BA/RFr","BA/L"])");
    const Json& replay = json["replay"];
    ASSERT_EQ(replay.size(), 9U);
    EXPECT_EQ(replay[0]["payload"].dump(), R"({"tileId":"BA/C","rotation":"R180","position":[0,-1]})");
    EXPECT_EQ(replay[1]["payload"].dump(), R"({"pointer":{"position":[0,-1],"feature":"Field","location":)"
                                           R"("NL.NR.EL.ER.WL.WR"},"meepleId":"0.small.1"})");
    EXPECT_EQ(replay[2]["type"], "COMMIT");
    EXPECT_EQ(replay[3]["payload"]["rotation"], "R180"); // a straight road lies the other way there
    EXPECT_EQ(replay[4]["payload"].dump(),
              R"({"pointer":{"position":[1,0],"feature":"Road","location":"WE"},)"
              R"("meepleId":"1.small.1"})");
    EXPECT_EQ(
        replay[7]["payload"].dump(),
        R"({"pointer":{"position":[0,1],"feature":"Monastery","location":"I"},"meepleId":"0.small.2"})");
}

TEST(JczExport, AgreesWithTheTestGameOfThatProgramForFields) {
    // Its field-scoring.jcz: one city closed, another one too, and two farmers of the first player.
    const engine::Game game = gameOf({"0 E:2@0,-1 +1", "1 H@0,-2", "0 E:3@1,-2 +1"});
    const Json json = toJcz(game, {"Oscar", "Carol"}).value();
    EXPECT_EQ(json["gameAnnotations"]["drawOrder"].dump(), R"(["BA/C","BA/CFC.2","BA/C"])");
    const Json& replay = json["replay"];
    std::vector<std::string> types;
    for (const Json& message : replay)
        types.push_back(message["type"]);
    EXPECT_THAT(types, testing::ElementsAre("PLACE_TILE", "DEPLOY_MEEPLE", "COMMIT", "PLACE_TILE", "PASS",
                                            "COMMIT", "PLACE_TILE", "DEPLOY_MEEPLE", "COMMIT"));
    EXPECT_EQ(replay[3]["payload"].dump(), R"({"tileId":"BA/CFC.2","rotation":"R90","position":[0,-2]})");
    EXPECT_EQ(replay[4]["payload"].dump(), "{}");
    EXPECT_EQ(replay[6]["payload"].dump(), R"({"tileId":"BA/C","rotation":"R270","position":[1,-2]})");
    EXPECT_EQ(replay[7]["payload"].dump(),
              R"({"pointer":{"position":[1,-2],"feature":"Field","location":"NL.NR.EL.ER.SL.SR"},)"
              R"("meepleId":"0.small.2"})");
    EXPECT_EQ(replay[8]["payload"].dump(), R"({"random":0.0})");
    EXPECT_THAT(engine::finalScoreOf(game.state()).totals, testing::ElementsAre(9, 0)); // as it is said there
}

TEST(JczExport, WhoeverBeginsSitsFirst) {
    const Json json = toJcz(gameOf({"1 E:2@0,-1"}), {"Ann", "Bob"}).value();
    EXPECT_EQ(json["players"][0]["name"], "Bob");
    EXPECT_EQ(json["replay"][0]["player"], 0);
    EXPECT_EQ(json["replay"][1]["type"], "PASS");
}

TEST(JczExport, NoMeepleIsInTwoPlacesAndAllTilesAreDrawn) {
    const auto book = engine::RuleBook::create(tests::redAndBlue()).value();
    const engine::RandomGame random = engine::playRandomGame(book, 3);
    const engine::Game game = engine::Game::create(tests::redAndBlue(), random.turns).value();
    const Json json = toJcz(game, {"red", "blue"}).value();
    std::set<std::string> out;
    std::map<engine::Cell, std::string> standing;
    std::size_t turn = 0;
    for (const Json& message : json["replay"]) {
        if (message["type"] == "DEPLOY_MEEPLE") {
            const std::string meeple = message["payload"]["meepleId"];
            EXPECT_TRUE(out.insert(meeple).second) << meeple;
            const Json& position = message["payload"]["pointer"]["position"];
            standing[{position[0], position[1]}] = meeple;
        }
        if (message["type"] == "COMMIT")
            for (const engine::PlacedMeeple& home : game.turns()[turn++].events.returned)
                out.erase(standing.at(home.at.cell));
    }
    EXPECT_EQ(turn, random.turns.size());
    EXPECT_GE(json["gameAnnotations"]["drawOrder"].size(), turn);
}

TEST(JczExport, SaysWhatTheFormatCannotExpress) {
    EXPECT_THAT(
        toJcz(gameOf({}, tests::redAndBlue({.sets = {"base", "inns_cathedrals"}, .rules = {}})), {"a", "b"})
            .error()
            .message,
        HasSubstr("base box alone"));
    engine::GameSetup house = tests::redAndBlue();
    house.rules.unfinishedFeaturesScore = false;
    EXPECT_THAT(toJcz(gameOf({}, house), {"a", "b"}).error().message, HasSubstr("house rules"));
    EXPECT_THAT(toJcz(gameOf({"0 E:2@0,-1", "0 B@0,1"}), {"a", "b"}).error().message, HasSubstr("turn 2"));
    EXPECT_THAT(toJcz(gameOf({"0 E:2@0,-1 $1>0:3\"tea\""}), {"a", "b"}).error().message,
                HasSubstr("points pass"));
}

} // namespace
} // namespace meeplecam::records
