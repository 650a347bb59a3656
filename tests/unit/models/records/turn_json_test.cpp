#include "models/records/turn_json.h"

#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::models {
namespace {

Json written(const engine::Turn& turn, Json json) {
    writePlacement(turn.placement, tests::registry(), json);
    writeExtras(turn, tests::registry(), json);
    return json;
}

engine::Turn readBack(const Json& json, std::string& complaint) {
    return readPlay(JsonCursor(json, "", complaint), tests::registry());
}

TEST(TurnJson, IsReadAsItWasWritten) {
    for (const char* text : {"0 V:1@3,-1", "0 V@0,0 ~A ~X", "0 V@0,0 >4,-2,0",
                             "0 V@0,0 $0>1:3\"a note\" $1>0:2\"\"", "0 V@0,0 !"}) {
        const engine::Turn turn = engine::parseTurn(tests::registry(), text).value();
        std::string complaint;
        EXPECT_EQ(readBack(written(turn, Json::object()), complaint), turn) << text;
        EXPECT_EQ(complaint, "");
    }
}

TEST(TurnJson, TakesOutWhatDoesNotApplyAnyMore) {
    const Json old = written(engine::parseTurn(tests::registry(), "0 V@0,0 ~A !").value(), Json::object());
    const Json json = written(engine::parseTurn(tests::registry(), "0 U@0,0").value(), old);
    EXPECT_EQ(json.dump(), R"({"tile":"base.U","x":0,"y":0,"rot":0})");
}

TEST(TurnJson, ComplainsWithThePlace) {
    std::string complaint;
    readBack(Json::parse(R"({"tile":"base.U","x":0,"y":0,"rot":0,"meeple":{"type":"huge","feature":0}})"),
             complaint);
    EXPECT_EQ(complaint, "meeple.type is none of small, large, abbot, builder, pig");
}

} // namespace
} // namespace meeplecam::models
