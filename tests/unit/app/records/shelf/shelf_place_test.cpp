#include "app/records/shelf/shelf_place.h"

#include <gmock/gmock.h>

namespace meeplecam::records {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(ShelfPlace, IsAFileUnlessItIsAnAddress) {
    EXPECT_EQ(shelfPlaceOf(QStringLiteral("games.sqlite"))->file, "games.sqlite");
    EXPECT_EQ(shelfPlaceOf(QStringLiteral("/a/b:c@d.sqlite"))->file, "/a/b:c@d.sqlite");
    EXPECT_FALSE(shelfPlaceOf(QStringLiteral("games.sqlite"))->server);
}

TEST(ShelfPlace, IsReadWithAllItsParts) {
    const ShelfPlace place =
        shelfPlaceOf(QStringLiteral("postgresql://anna:p%40ss%2F@club.local:5433/our%20games?"
                                    "sslmode=verify-full&sslrootcert=/etc/club%20ca.crt"))
            .value();
    const ShelfServer expected{QStringLiteral("club.local"),
                               5433,
                               QStringLiteral("anna"),
                               QStringLiteral("p@ss/"),
                               QStringLiteral("our games"),
                               QStringLiteral("verify-full"),
                               QStringLiteral("/etc/club ca.crt")};
    EXPECT_EQ(place.server, expected);
    EXPECT_EQ(shownPlace(place), QStringLiteral("postgresql://anna@club.local:5433/our games"));
    EXPECT_EQ(shelfPlaceOf(addressOf(expected))->server, expected);
    const ShelfPlace plain = shelfPlaceOf(QStringLiteral("postgres://localhost/games")).value();
    EXPECT_EQ(plain.server->port, 5432);
    EXPECT_EQ(plain.server->user, QString());
    EXPECT_EQ(shelfPlaceOf(QStringLiteral("postgresql:///games"))->server->host, QString());
}

TEST(ShelfPlace, WhatIsNoneIsSaidWithoutItsPassword) {
    for (const char* text :
         {"mysql://anna:secret@host/games", "postgresql://anna:secret@host", "postgresql://anna:secret@host/",
          "postgresql://anna:secret@host/a/b", "postgresql://anna:secret@host:99999999/games",
          "postgresql://anna:secret@[host/games", "postgresql://anna@host/games?password=secret",
          "http://host/games", "postgresql://anna:secret@host/games?sslmode=require%3Bpassword",
          "postgresql://anna:secret@host/games?sslrootcert=a%27b"}) {
        const auto place = shelfPlaceOf(QString::fromLatin1(text));
        ASSERT_FALSE(place) << text;
        EXPECT_THAT(place.error().message, HasSubstr("postgresql://anna@server/games")) << text;
        EXPECT_THAT(place.error().message, Not(HasSubstr("secret"))) << text;
    }
}

} // namespace
} // namespace meeplecam::records
