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

/// What the messages say in short: the tile, the figure with its place, or the type.
std::vector<std::string> inShort(const Json& replay) {
    std::vector<std::string> words;
    for (const Json& message : replay) {
        const Json& said = message["payload"];
        if (message["type"] == "PLACE_TILE")
            words.push_back(said["tileId"].get<std::string>() + " " + said["rotation"].get<std::string>() +
                            " " + said["position"].dump());
        else if (message["type"] == "DEPLOY_MEEPLE")
            words.push_back(said["meepleId"].get<std::string>() + " " +
                            said["pointer"]["feature"].get<std::string>() + " " +
                            said["pointer"]["location"].get<std::string>());
        else
            words.push_back(message["type"]);
    }
    return words;
}

TEST(JczExport, AgreesWithTheTestGameOfThatProgramForPigs) {
    engine::GameSetup setup = tests::redAndBlue();
    setup.rules.pigs = 1;
    // Its pig-scoring.jcz.
    const engine::Game game =
        gameOf({"0 H:3@0,-1 +2", "1 E:2@0,-2 +1", "0 E:3@-1,-1 +P1", "1 V:1@-1,-2"}, setup);
    const Json json = toJcz(game, {"Alice", "Bob"}).value();
    EXPECT_EQ(json["setup"]["elements"].dump(), R"({"small-follower":7,"pig":1,"farmers":true})");
    EXPECT_THAT(inShort(json["replay"]),
                testing::ElementsAre("BA/CFC.2 R0 [0,-1]", "0.small.1 Field EL.ER.WL.WR", "COMMIT",
                                     "BA/C R180 [0,-2]", "1.small.1 Field NL.NR.EL.ER.WL.WR", "COMMIT",
                                     "BA/C R270 [-1,-1]", "0.pig.1 Field NL.NR.EL.ER.SL.SR", "COMMIT",
                                     "BA/Rr R90 [-1,-2]", "PASS", "COMMIT"));
    EXPECT_THAT(engine::finalScoreOf(game.state()).totals, testing::ElementsAre(8, 6)); // as it is said there
}

TEST(JczExport, AgreesWithTheTestGameOfThatProgramForGoods) {
    const engine::GameSetup setup = tests::redAndBlue(
        {.sets = {"base", "traders_builders"}, .rules = {.builders = 1, .pigs = 1, .goods = true}});
    // Its wine-scoring.jcz.
    const engine::Game game = gameOf({"0 tb.P:1@0,-1 +0", "1 H:3@0,-2"}, setup);
    const Json json = toJcz(game, {"Carol", "Oskar"}).value();
    EXPECT_EQ(json["setup"]["sets"].dump(), R"({"basic:1":1,"traders-and-builders:1":1})");
    EXPECT_EQ(json["setup"]["elements"].dump(),
              R"({"small-follower":7,"builder":1,"pig":1,"farmers":true,"traders":true})");
    EXPECT_THAT(inShort(json["replay"]),
                testing::ElementsAre("TB/CCc.w R90 [0,-1]", "0.small.1 City NS", "COMMIT",
                                     "BA/CFC.2 R0 [0,-2]", "PASS", "COMMIT"));
    EXPECT_THAT(engine::finalScoreOf(game.state()).totals,
                testing::ElementsAre(6, 10)); // as it is said there
}

TEST(JczExport, AgreesWithTheTestGameOfThatProgramForGardens) {
    const engine::GameSetup setup =
        tests::redAndBlue({.sets = {"base_gardens", "abbot"}, .rules = {.abbots = 1}});
    // Its garden-scoring.jcz.
    const engine::Game game = gameOf({"0 Ug:3@1,0 +A3", "1 Vg@0,1 +A3", "0 U:3@2,0", "1 B@1,1", "0 V:3@2,1",
                                      "1 E:2@0,-1", "0 E:1@1,-1", "1 E:3@2,-1"},
                                     setup);
    const Json json = toJcz(game, {"Alice", "Bob"}).value();
    EXPECT_EQ(json["setup"]["sets"].dump(), R"({"basic:2":1})");
    EXPECT_EQ(json["setup"]["elements"].dump(),
              R"({"small-follower":7,"abbot":1,"farmers":true,"garden":true})");
    const std::vector<std::string> words = inShort(json["replay"]);
    ASSERT_EQ(words.size(), 24U);
    EXPECT_EQ(words[0], "BA/RFrG R0 [1,0]");
    EXPECT_EQ(words[1], "0.abbot.1 Garden I");
    EXPECT_EQ(words[3], "BA/RrG R0 [0,1]");
    EXPECT_EQ(words[4], "1.abbot.1 Garden I");
    EXPECT_EQ(words[12], "BA/Rr R270 [2,1]");
    EXPECT_THAT(engine::finalScoreOf(game.state()).totals, testing::ElementsAre(9, 4)); // as it is said there
}

TEST(JczExport, AnAbbotThatComesHomeIsNamedWhereItStood) {
    const engine::GameSetup setup =
        tests::redAndBlue({.sets = {"base_gardens", "abbot"}, .rules = {.abbots = 1}});
    const Json json =
        toJcz(gameOf({"0 Ug:3@1,0 +A3", "1 U:3@2,0", "0 B@0,1 <1,0,3"}, setup), {"Alice", "Bob"}).value();
    const Json& message = json["replay"][7];
    EXPECT_EQ(message["type"], "RETURN_MEEPLE");
    EXPECT_EQ(message["payload"].dump(),
              R"({"pointer":{"featurePointer":{"position":[1,0],"feature":"Garden","location":"I"},)"
              R"("meepleId":"0.abbot.1"},"source":"ABBOT_RETURN"})");
    EXPECT_EQ(json["replay"][8]["type"], "COMMIT");
}

TEST(JczExport, RiversBeginWithTheSpringAndFollowThatProgramsRule) {
    engine::GameSetup setup =
        tests::redAndBlue({.sets = {"base", "river"}, .rules = {}, .players = 2, .start = "ri.A@0,0"});
    const Json json = toJcz(gameOf({"0 ri.D@0,1"}, setup), {"a", "b"}).value();
    EXPECT_EQ(json["setup"]["sets"].dump(), R"({"basic:1":1,"river/1:1":1})");
    EXPECT_EQ(json["setup"]["start"].dump(), R"([{"tile":"RI/s","x":0,"y":0,"rotation":90}])");
    EXPECT_THAT(inShort(json["replay"]), testing::ElementsAre("RI.1/IFI R90 [0,1]", testing::_, "COMMIT"));
    // West, and at once back north beside the spring.
    setup.rules.riverTurns = engine::RiverTurns::Free;
    const auto refused = toJcz(gameOf({"0 ri.G:0@0,1", "1 ri.G:1@-1,1"}, setup), {"a", "b"});
    ASSERT_FALSE(refused.has_value());
    EXPECT_THAT(refused.error().message, HasSubstr("turn 2 cannot be written"));
    EXPECT_THAT(refused.error().message, HasSubstr("another rule"));
}

TEST(JczExport, GamesWithAllBoxesNameEveryFigureOnce) {
    engine::GameSetup setup =
        tests::redAndBlue({.sets = {"base_gardens", "river_2014", "abbot", "inns_cathedrals_gardens",
                                    "traders_builders_gardens"},
                           .rules = {},
                           .players = 2,
                           .start = "ri.A@0,0"});
    setup.rules.innsAndCathedrals = setup.rules.goods = true;
    setup.rules.largeMeeples = setup.rules.abbots = setup.rules.builders = setup.rules.pigs = 1;
    setup.rules.riverTurns = engine::RiverTurns::Ahead;
    setup.rules.riverStartTile = engine::RiverStartTile::InBag;
    const auto book = engine::RuleBook::create(setup).value();
    std::set<std::string> kinds;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const engine::RandomGame random = engine::playRandomGame(book, seed);
        const engine::Game game = engine::Game::create(setup, random.turns).value();
        const auto json = toJcz(game, {"red", "blue"});
        ASSERT_TRUE(json.has_value()) << json.error().message;
        std::map<std::string, engine::Cell> out;
        std::size_t turn = 0;
        for (const Json& message : (*json)["replay"]) {
            const Json& said = message["payload"];
            if (message["type"] == "DEPLOY_MEEPLE") {
                const std::string figure = said["meepleId"];
                kinds.insert(figure.substr(2, figure.size() - 4));
                const Json& position = said["pointer"]["position"];
                EXPECT_TRUE(out.insert({figure, {position[0], position[1]}}).second) << figure;
            }
            if (message["type"] == "RETURN_MEEPLE") {
                kinds.insert("return");
                const Json& position = said["pointer"]["featurePointer"]["position"];
                EXPECT_EQ(out.at(said["pointer"]["meepleId"]), (engine::Cell{position[0], position[1]}));
            }
            if (message["type"] != "COMMIT")
                continue;
            for (const engine::PlacedMeeple& home : game.turns()[turn].events.returned)
                std::erase_if(out, [&](const auto& figure) { return figure.second == home.at.cell; });
            ++turn;
        }
        EXPECT_EQ(turn, random.turns.size());
    }
    EXPECT_THAT(kinds, testing::UnorderedElementsAre("small", "big", "abbot", "builder", "pig", "return"));
}

TEST(JczExport, SaysWhatTheFormatCannotExpress) {
    EXPECT_THAT(
        toJcz(gameOf({}, tests::redAndBlue({.sets = {"winter"}, .rules = {}})), {"a", "b"}).error().message,
        HasSubstr("Winter Edition"));
    engine::GameSetup house = tests::redAndBlue();
    house.rules.unfinishedFeaturesScore = false;
    EXPECT_THAT(toJcz(gameOf({}, house), {"a", "b"}).error().message, HasSubstr("house rules"));
    EXPECT_THAT(toJcz(gameOf({"0 E:2@0,-1", "0 B@0,1"}), {"a", "b"}).error().message, HasSubstr("turn 2"));
    EXPECT_THAT(toJcz(gameOf({"0 E:2@0,-1 $1>0:3\"tea\""}), {"a", "b"}).error().message,
                HasSubstr("points pass"));
}

} // namespace
} // namespace meeplecam::records
