#include "app/records/audit/audit_words.h"

#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const auto kIsReadable = AllOf(Not(testing::IsEmpty()), Not(HasSubstr("%")), Not(HasSubstr("(0, 0)")));
const std::vector<QString> kNames{QStringLiteral("Ann"), QStringLiteral("Bob")};

engine::ScoreEvent roadOf(int tiles) {
    engine::ScoreEvent event;
    event.completed = true;
    event.tiles.resize(static_cast<std::size_t>(tiles));
    event.players = {{0, tiles}};
    event.sheet.add(engine::PointsReason::Tiles, tiles, 1);
    return event;
}

TEST(AuditWords, EveryFindingIsASentence) {
    const engine::PlacedMeeple meeple{1, engine::MeepleType::Large, {}};
    const std::vector<AuditFinding::Content> contents{
        models::ReportFinding{{}, models::FindingInWords{"rules", "Something is wrong."}},
        session::StoryFinding{{}, session::StrayMeeple{0}},
        LeftOut{LeftOut::When::InTurn, roadOf(3), std::nullopt},
        WrongPoints{roadOf(3), {}},
        NotDue{engine::ScoreKind::City, {{1, 4}}},
        StayedOnBoard{meeple, 3},
        TakenTooEarly{meeple},
        StillCarriesMeeples{roadOf(3), {0, 1}},
        WrongTurnSum{0, -3},
        WrongPart{0, engine::ScoreKind::Field, 6, 3},
        WrongTotal{0, 40, 30, {}},
        WrongSupply{1, engine::MeepleType::Small, 2},
        WrongGoods{0, engine::Goods::Wine, 2},
        WrongWinner{{0, 1}},
        LeftOut{LeftOut::When::InTurn, roadOf(3), 4U},
        LeftOut{LeftOut::When::AtEnd, roadOf(3), std::nullopt},
        LeftOut{LeftOut::When::ProbablyAtEnd, roadOf(3), std::nullopt},
        StayedOnBoard{meeple, std::nullopt},
        WrongTurnSum{0, 3},
        WrongTotal{0, 40, 30, {{.kind = SlipCause::Kind::LapLost, .player = 0}}},
        WrongSupply{1, engine::MeepleType::Large, -1}};
    Audit audit;
    audit.setup = tests::redAndBlue();
    std::set<std::size_t> kinds;
    for (const AuditFinding::Content& content : contents) {
        kinds.insert(content.index());
        const AuditFinding finding{"", std::nullopt, std::nullopt, {}, content};
        EXPECT_THAT(wordsOf(finding, audit).toStdString(), AllOf(kIsReadable, testing::EndsWith(".")))
            << content.index();
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<AuditFinding::Content>) << "none is left out";
}

TEST(AuditWords, EverySlipOfEachKindOfFeatureIsReadable) {
    std::set<QString> all;
    std::size_t count = 0;
    for (int kind = 0; kind <= static_cast<int>(SlipCause::Kind::LapTooMany); ++kind)
        for (const auto part : {engine::ScoreKind::Road, engine::ScoreKind::City, engine::ScoreKind::Cloister,
                                engine::ScoreKind::Field}) {
            SlipCause cause{.kind = static_cast<SlipCause::Kind>(kind),
                            .feature = SlipCause::Feature{part, true, 3, {}},
                            .part = part,
                            .player = 0,
                            .other = 1};
            const QString words = wordsOf(SlipCauses{cause}, kNames);
            EXPECT_THAT(words.toStdString(), kIsReadable) << kind;
            all.insert(words);
            ++count;
        }
    constexpr std::size_t kWithoutFeature = 3 * 3; // the whole end, and laps, are the same for each
    EXPECT_EQ(all.size(), count - kWithoutFeature);
}

TEST(AuditWords, NamesAreJoinedAsInASentence) {
    const std::vector<QString> names = shownNames({"red", "Bob", "green"});
    EXPECT_EQ(namesWords({0}, names), QStringLiteral("Red"));
    EXPECT_EQ(namesWords({0, 2}, names), QStringLiteral("Red and Green"));
    EXPECT_EQ(namesWords({0, 1, 2}, names), QStringLiteral("Red, Bob and Green"));
}

} // namespace
} // namespace meeplecam::records
