#include "models/records/recorded_outcome.h"

#include <gmock/gmock.h>

namespace meeplecam::models {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

struct Read {
    RecordedOutcome outcome;
    std::string complaint;
};

Read readFor(std::size_t players, const std::string& text) {
    Read read;
    const Json json = Json::parse(text);
    read.outcome = readRecordedOutcome(JsonCursor(json, "", read.complaint), players);
    return read;
}

TEST(RecordedOutcome, IsReadAsItStandsThere) {
    const Read read = readFor(2, R"({"turns":[{"score_events":[{"kind":"city","at":[1,2,0],)"
                                 R"("tiles":[[1,2],[0,1]],"players":[[1,4],[0,4]]}],)"
                                 R"("returned":[[1,"large",1,2,0]],"scores":[4,-4],"supply":[[7,0],[6,1]]}],)"
                                 R"("final_scores":[9,8],"winners":[1,0]})");
    EXPECT_EQ(read.complaint, "");
    const RecordedTurn& turn = read.outcome.turns.at(0);
    EXPECT_THAT(turn.scored.value(), ElementsAre(RecordedScoring{.kind = engine::ScoreKind::City,
                                                                 .at = engine::SegmentRef{{1, 2}, 0},
                                                                 .tiles = {{0, 1}, {1, 2}},
                                                                 .players = {{0, 4}, {1, 4}}}));
    EXPECT_THAT(turn.returned.value(),
                ElementsAre(engine::PlacedMeeple{1, engine::MeepleType::Large, {{1, 2}, 0}}));
    EXPECT_THAT(turn.scores.value(), ElementsAre(4, -4));
    EXPECT_THAT(turn.supply.value(), ElementsAre(SupplyOf{7, 0}, SupplyOf{6, 1}));
    EXPECT_THAT(read.outcome.end.winners.value(), ElementsAre(0, 1));
}

TEST(RecordedOutcome, WhatIsNotSaidIsNone) {
    const Read read = readFor(2, R"({"turns":[{}]})");
    EXPECT_EQ(read.complaint, "");
    EXPECT_EQ(read.outcome.turns.at(0), RecordedTurn{});
    EXPECT_EQ(read.outcome.end, RecordedEnd{});
}

TEST(RecordedOutcome, WhatCannotBeMeantIsComplainedAbout) {
    EXPECT_THAT(readFor(2, R"({"turns":[{"scores":[1]}]})").complaint, HasSubstr("turns[0].scores"));
    EXPECT_THAT(readFor(2, R"({"turns":[{"score_events":[{"kind":"lake","players":[]}]}]})").complaint,
                HasSubstr("turns[0].score_events[0].kind"));
    EXPECT_THAT(readFor(2, R"({"turns":[{"returned":[[2,"small",0,0,0]]}]})").complaint,
                HasSubstr("turns[0].returned[0]"));
    EXPECT_THAT(readFor(2, R"({"turns":[],"winners":[5]})").complaint, HasSubstr("winners"));
}

} // namespace
} // namespace meeplecam::models
