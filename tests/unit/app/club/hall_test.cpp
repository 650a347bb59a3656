#include "app/club/hall.h"

#include <gmock/gmock.h>

namespace meeplecam::club {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

QByteArray eventText(int id, const char* game = "g") {
    return textOf(TableEvent{QString::fromLatin1(game), id, QJsonObject{{QStringLiteral("n"), id}}});
}

QByteArray stateText(int events, const char* game = "g") {
    return textOf(TableState{QString::fromLatin1(game), events, QDateTime::currentDateTimeUtc(),
                             QJsonObject{{QStringLiteral("en"), QJsonObject()}}});
}

class HallTest : public testing::Test {
protected:
    /// Numbers of the events that are handed out because of this message.
    std::vector<int> take(const char* part, const QByteArray& content, const char* table = "table-7") {
        std::vector<int> ids;
        for (const TableEvent& event : hall.take(std::string("club/") + table + "/" + part, content).events)
            ids.push_back(event.id);
        return ids;
    }

    Hall hall{"club"};
};

TEST_F(HallTest, EventsComeOnceAndInOrder) {
    EXPECT_THAT(take(kEvent, eventText(0)), ElementsAre(0));
    EXPECT_THAT(take(kEvent, eventText(2)), IsEmpty());
    EXPECT_THAT(take(kEvent, eventText(0)), IsEmpty());
    EXPECT_THAT(take(kEvent, eventText(3)), IsEmpty());
    EXPECT_THAT(take(kEvent, eventText(1)), ElementsAre(1, 2, 3));
    EXPECT_THAT(take(kEvent, eventText(2)), IsEmpty());
    EXPECT_THAT(take(kEvent, eventText(4)), ElementsAre(4));
}

TEST_F(HallTest, AsksForWhatATableHasToldAndDidNotCome) {
    EXPECT_THAT(hall.missing(), IsEmpty());
    take(kState, stateText(3));
    ASSERT_THAT(hall.missing(), SizeIs(1));
    EXPECT_EQ(hall.missing().front().first, "club/table-7/ask");
    EXPECT_EQ(hall.missing().front().second.from, 0);
    take(kEvent, eventText(0));
    EXPECT_EQ(hall.missing().front().second.from, 1);
    take(kEvent, eventText(1));
    take(kEvent, eventText(2));
    EXPECT_THAT(hall.missing(), IsEmpty());
}

TEST_F(HallTest, AnotherGameAtTheSameTableBeginsAnew) {
    EXPECT_THAT(take(kEvent, eventText(0)), ElementsAre(0));
    EXPECT_THAT(take(kEvent, eventText(0, "h")), ElementsAre(0));
    EXPECT_THAT(take(kEvent, eventText(1)), ElementsAre(1));
    EXPECT_THAT(take(kEvent, eventText(0), "table-8"), ElementsAre(0));
}

TEST_F(HallTest, WhatIsNoMessageOfATableChangesNothing) {
    for (const char* content : {"", "{}", "[]", "null", "\xff\xfe", R"({"game":"g","id":-1,"event":{"n":1}})",
                                R"({"game":"g","id":99999999999,"event":{"n":1}})",
                                R"({"game":7,"id":0,"event":{"n":1}})", R"({"here":"yes"})"})
        for (const char* part : {kEvent, kState, kHere, kAsk, "else"}) {
            EXPECT_THAT(take(part, content), IsEmpty());
            EXPECT_THAT(hall.missing(), IsEmpty());
        }
    for (const auto& [name, table] : hall.tables()) {
        EXPECT_FALSE(table.here);
        EXPECT_FALSE(table.state);
    }
    for (const char* topic : {"", "club", "club/", "club/here", "clubs/table-7/here", "other/table-7/here"})
        EXPECT_TRUE(hall.take(topic, textOf(true)).table.isEmpty()) << topic;
}

TEST_F(HallTest, SomebodyWhoFloodsItCostsNoMemory) {
    for (int id = 1; id < 20'000; ++id)
        take(kEvent, eventText(id));
    EXPECT_THAT(take(kEvent, eventText(0)), SizeIs(5001)); // the rest is asked for again
    for (int i = 0; i < 2000; ++i)
        take(kHere, textOf(true), ("t" + std::to_string(i)).c_str());
    EXPECT_LE(hall.tables().size(), 500U);
}

} // namespace
} // namespace meeplecam::club
