#include "app/session/log/live_event_json.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using models::Json;
using testing::HasSubstr;
using testing::IsEmpty;

const engine::PlacedMeeple kMeeple{1, engine::MeepleType::Large, {{-3, 7}, 2}};

FeatureScored cityOfTwo() {
    FeatureScored scored{4, engine::ScoreKind::City, true, {{0, -1}, 0}, {{0, -1}, {0, 0}}, {{0, 6}, {1, 6}},
                         {}};
    scored.sheet.add(engine::PointsReason::Tiles, 2, 2);
    scored.sheet.add(engine::PointsReason::Pennants, 1, 2);
    return scored;
}

TilePlaced tile(const std::string& turn) {
    return {3, std::nullopt, tests::storyTurn(3, turn).turn};
}

QuestionAsked question() {
    StoryQuestion asked{3, models::ReportQuestion::About::Meeple, {1, 2}, {}, "a hand was there"};
    asked.alternatives.push_back({tests::storyTurn(3, "0 U:1@1,2 +0", 9)});
    asked.alternatives.push_back({tests::storyTurn(3, "0 U:1@1,2", 9)});
    asked.alternatives[0].turn.pose = models::MeeplePose::Lying;
    asked.alternatives[1].turn.origin = Origin::Person;
    asked.alternatives[1].turn.playerOrigin = Origin::Person;
    return {asked};
}

QuestionAsked questionAboutStart() {
    StoryTurn first = tests::storyTurn(0, "0 U:1@0,0");
    first.id = kNoTurn;
    return {
        {kNoTurn, models::ReportQuestion::About::Tile, {0, 0}, {{first}}, models::QuestionReason::NoPicture}};
}

Corrected corrected(const Fact& was, const std::optional<Fact>& now) {
    Corrected correction;
    correction.was = {2, 17, was};
    correction.now = now;
    return correction;
}

/// One event of each kind, and of each shape that a kind has.
std::vector<EventContent> everyContent() {
    TilePlaced first;
    first.play.placement = engine::parsePlacement(tests::registry(), "D@0,0").value();
    TilePlaced said = first;
    said.origin = Origin::Person;
    TilePlaced rich = tile("1 V:3@-1,2 ~A ~A >4,-2,0 $0>1:3\"note\" !");
    rich.before = 7;
    rich.origin = Origin::Person;
    rich.meepleOrigin = Origin::Person;
    rich.playerOrigin = Origin::Person;
    const GameEnded ended{{30, 41}, {{1, 2, 3, 4}, {5, 6, 7, 8}}, {1}};
    GameEnded stopped = ended;
    stopped.origin = Origin::Person;
    const MeeplePlaced placed{3, kMeeple, models::MeeplePose::Lying};
    std::vector<EventContent> contents;
    for (const Fact& fact :
         {Fact{first}, Fact{said}, Fact{rich}, Fact{placed}, Fact{cityOfTwo()}, Fact{MeepleReturned{kMeeple}},
          Fact{ended}, Fact{stopped}, Fact{TileDenied{first.play.placement}}})
        contents.emplace_back(fact);
    contents.emplace_back(corrected(tile("0 U@1,0"), tile("0 V@1,0")));
    contents.emplace_back(corrected(placed, std::nullopt));
    const std::vector<EventContent> others{
        ScoresChanged{{4, 0}, {10, 2}},
        FindingMade{{{2, -2}, FindingInWords{"edge_clash", "it does not fit"}}, FindingBasis::Rules},
        FindingMade{{{2, -2}, StrayMeeple{1}}, FindingBasis::Table},
        FindingMade{{{}, ColoursAlike{models::MeepleColour::Red, models::MeepleColour::Pink}},
                    FindingBasis::Table},
        FindingMade{{{1, 0}, TrackDiffers{1, -4, {}}}, FindingBasis::Table},
        FindingMade{{{1, 0},
                     TrackDiffers{0,
                                  4,
                                  {TrackSlip::Kind::OtherMoved, 3, engine::ScoreKind::City,
                                   engine::PointsReason::Pennants, 1}}},
                    FindingBasis::Table},
        FindingMade{{{1, 0},
                     TrackDiffers{0,
                                  -2,
                                  {TrackSlip::Kind::DetailLeftOut, 3, engine::ScoreKind::City,
                                   engine::PointsReason::Cathedral, 0}}},
                    FindingBasis::Table},
        FindingClosed{5},
        question(),
        questionAboutStart(),
        QuestionClosed{6},
        OutOfSync{"the camera was moved"},
        OutOfSync{vision::TableLoss::NoBoard},
        OutOfSync{SourceFault{SourceFault::Kind::Silent, "HD Webcam", ""}},
        InSync{},
        MeepleShown{1, {180, 136, 90}}};
    contents.insert(contents.end(), others.begin(), others.end());
    return contents;
}

LiveEvent readBack(const Json& json, std::string& complaint) {
    return readLiveEvent(models::JsonCursor(json, "", complaint), tests::redAndBlue());
}

TEST(LiveEventJson, EveryEventIsReadAsItWasWritten) {
    int id = 0;
    for (const EventContent& content : everyContent()) {
        const LiveEvent event{id++, 1234567890123, id % 3, content};
        const Json json = toJson(event, tests::redAndBlue());
        std::string complaint;
        EXPECT_EQ(readBack(Json::parse(json.dump()), complaint), event) << json;
        EXPECT_THAT(complaint, IsEmpty()) << json;
    }
}

TEST(LiveEventJson, AColourIsSixHexadecimalDigits) {
    const Json shown = toJson({8, 40, 0, MeepleShown{1, {180, 136, 9}}}, tests::redAndBlue());
    EXPECT_EQ(shown.dump(),
              R"({"event":"meeple_shown","frame":40,"id":8,"player":"blue","colour":"#b48809"})");
    for (const char* bad : {"", "b48809", "#b4880", "#b4880g", "#b488099", "#-1-1-1", "red"}) {
        Json wrong = shown;
        wrong["colour"] = bad;
        std::string complaint;
        static_cast<void>(readBack(wrong, complaint));
        EXPECT_THAT(complaint, testing::HasSubstr("colour")) << bad;
    }
}

TEST(LiveEventJson, WritesWhatTheFormatSays) {
    const auto text = [](const EventContent& content) {
        return toJson({8, 40, 0, content}, tests::redAndBlue()).dump();
    };
    EXPECT_EQ(
        text(Fact{tile("0 U:1@1,2")}),
        R"({"event":"tile_placed","frame":40,"id":8,"player":"red","tile":"base.U","x":1,"y":2,"rot":1,"turn":3})");
    EXPECT_EQ(
        text(Fact{MeeplePlaced{3, kMeeple, {}}}),
        R"({"event":"meeple_placed","frame":40,"id":8,"player":"blue","colour":"blue","size":"large","x":-3,"y":7,"feature":2,"pose":"standing","turn":3})");
    EXPECT_EQ(
        text(Fact{cityOfTwo()}),
        R"({"event":"feature_scored","frame":40,"id":8,"kind":"city","complete":true,"at":[0,-1,0],"tiles":[[0,-1],[0,0]],)"
        R"("points":{"red":6,"blue":6},"reasons":[{"reason":"tiles","count":2,"each":2,"points":4},{"reason":"pennants","count":1,"each":2,"points":2}],"turn":4})");
    EXPECT_EQ(
        text(corrected(MeepleReturned{kMeeple}, std::nullopt)),
        R"({"event":"corrected","frame":40,"id":8,"was":{"event":"meeple_returned","frame":17,"id":2,"player":"blue","colour":"blue","size":"large","x":-3,"y":7,"feature":2},"now":null})");
    EXPECT_EQ(
        text(ScoresChanged{{4, 0}, {10, 2}}),
        R"({"event":"scores","frame":40,"id":8,"scores":{"red":4,"blue":0},"if_ended_now":{"red":10,"blue":2}})");
}

TEST(LiveEventJson, TheFirstTileHasNoPlayer) {
    const Json json = toJson({0, 0, 0, everyContent().front()}, tests::redAndBlue());
    EXPECT_EQ(
        json.dump(),
        R"({"event":"tile_placed","frame":0,"id":0,"player":null,"tile":"base.D","x":0,"y":0,"rot":0,"turn":null})");
}

TEST(LiveEventJson, EveryMissingKeyIsComplainedAbout) {
    for (const EventContent& content : everyContent()) {
        const Json whole = toJson({0, 0, 0, content}, tests::redAndBlue());
        const bool in_turn = whole.contains("turn") && whole["turn"].is_number();
        for (const auto& [key, value] : whole.items()) {
            Json json = whole;
            json.erase(key);
            std::string complaint;
            const LiveEvent read = readBack(json, complaint);
            EXPECT_TRUE(!complaint.empty() || toJson(read, tests::redAndBlue()) != whole || key == "colour" ||
                        (value.is_null() && !in_turn))
                << key << " of " << whole;
        }
    }
}

/// What is complained about when a key of an event has another value.
std::string complaintOf(const EventContent& content, const std::string& key, const Json& value) {
    Json json = toJson({8, 40, 0, content}, tests::redAndBlue());
    json[key] = value;
    std::string complaint;
    readBack(json, complaint);
    return complaint;
}

TEST(LiveEventJson, WordsThatNobodyKnowsAreComplainedAbout) {
    const Fact placed = MeeplePlaced{3, kMeeple, models::MeeplePose::Lying};
    const Fact said = tile("0 U@1,0");
    const FindingMade alike{{{}, ColoursAlike{models::MeepleColour::Red, models::MeepleColour::Pink}},
                            FindingBasis::Table};
    const FindingMade slip{{{1, 0},
                            TrackDiffers{0,
                                         -2,
                                         {TrackSlip::Kind::DetailLeftOut, 3, engine::ScoreKind::City,
                                          engine::PointsReason::Cathedral, 0}}},
                           FindingBasis::Table};
    const std::vector<std::pair<EventContent, std::string>> words{
        {placed, "event"},
        {placed, "player"},
        {placed, "size"},
        {placed, "pose"},
        {said, "tile"},
        {said, "origin"},
        {said, "meeple_origin"},
        {said, "player_origin"},
        {Fact{cityOfTwo()}, "kind"},
        {alike, "basis"},
        {slip, "figure"},
        {slip, "slip"},
        {slip, "scored"},
        {slip, "detail"},
        {question(), "about"},
        {questionAboutStart(), "reason"},
        {OutOfSync{vision::TableLoss::NoBoard}, "kind"},
        {OutOfSync{SourceFault{SourceFault::Kind::Silent, "HD Webcam", ""}}, "kind"},
        {MeepleShown{1, {180, 136, 90}}, "player"}};
    for (const auto& [content, key] : words)
        EXPECT_THAT(complaintOf(content, key, "nonsense"), testing::StartsWith(key));
    EXPECT_THAT(complaintOf(alike, "colours", Json::parse(R"(["red","mauve"])")),
                HasSubstr("is no colour of meeples"));
    EXPECT_THAT(complaintOf(alike, "colours", Json::parse(R"(["red"])")), testing::StartsWith("colours"));
}

TEST(LiveEventJson, NumbersHaveTheirBounds) {
    const Fact placed = MeeplePlaced{3, kMeeple, models::MeeplePose::Lying};
    const FindingMade differs{{{1, 0}, TrackDiffers{1, -4, {}}}, FindingBasis::Table};
    const std::vector<std::tuple<EventContent, std::string, double, double>> numbers{
        {placed, "id", 0, 2147483647},
        {placed, "frame", 0, 9e15},
        {placed, "following", 0, 2147483647},
        {placed, "turn", 0, 2147483647},
        {placed, "x", -1000, 1000},
        {placed, "y", -1000, 1000},
        {placed, "feature", 0, engine::kMaxSegments - 1},
        {differs, "ahead", -1e6, 1e6},
        {FindingClosed{5}, "finding", 0, 2147483647},
        {QuestionClosed{6}, "question", 0, 2147483647}};
    for (const auto& [content, key, least, most] : numbers) {
        for (const double allowed : {least, most})
            EXPECT_THAT(complaintOf(content, key, allowed), IsEmpty()) << key << " " << allowed;
        for (const double refused : {least - 1, most + 2})
            EXPECT_THAT(complaintOf(content, key, refused), testing::StartsWith(key)) << refused;
    }
}

TEST(LiveEventJson, AQuestionHasAnAnswerForEachOfItsTexts) {
    Json json = toJson({8, 40, 0, question()}, tests::redAndBlue());
    json["answers"].erase(0);
    std::string complaint;
    readBack(json, complaint);
    EXPECT_THAT(complaint, testing::StartsWith("answers"));
}

TEST(LiveEventJson, OldLogsKnowNoOrigins) {
    Json json = toJson({8, 40, 0, Fact{tile("0 U@1,0")}}, tests::redAndBlue());
    for (const char* key : {"origin", "meeple_origin", "player_origin", "following"})
        json.erase(key);
    std::string complaint;
    const LiveEvent read = readBack(json, complaint);
    EXPECT_THAT(complaint, IsEmpty());
    const auto& placed = std::get<TilePlaced>(std::get<Fact>(read.content));
    EXPECT_EQ(placed.origin, Origin::Seen);
    EXPECT_EQ(placed.meepleOrigin, Origin::Seen);
    EXPECT_EQ(placed.playerOrigin, Origin::Seen);
    EXPECT_EQ(read.following, 0);
}

TEST(LiveEventJson, ComplaintsNameThePlace) {
    std::string complaint;
    readBack(
        Json::parse(
            R"({"event":"tile_placed","frame":1,"id":2,"turn":1,"player":"green","tile":"base.U","x":0,"y":0,"rot":0})"),
        complaint);
    EXPECT_EQ(complaint, "player is none of the players of this game");
    complaint.clear();
    readBack(Json::parse(R"({"event":"corrected","frame":1,"id":2,"was":{"event":"scores"}})"), complaint);
    EXPECT_THAT(complaint, HasSubstr("was."));
    complaint.clear();
    readBack(Json::parse("[1]"), complaint);
    EXPECT_THAT(complaint, HasSubstr("is not an object"));
}

TEST(PlayerNames, AreNamesThenColoursThenNumbersAndDiffer) {
    engine::GameSetup setup = tests::redAndBlue();
    setup.players = {{"Ada", "red"}, {"", "blue"}, {"", ""}, {"Ada", "green"}};
    EXPECT_THAT(playerNames(setup), testing::ElementsAre("Ada", "blue", "player 2", "Ada (2)"));
}

} // namespace
} // namespace meeplecam::session
