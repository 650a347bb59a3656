#include "app/club/broker_address.h"

#include <gmock/gmock.h>

namespace meeplecam::club {
namespace {

TEST(BrokerAddress, IsReadWithAllItsParts) {
    const BrokerAddress plain = brokerAddressOf(QStringLiteral("mqtt://broker/club/table-7")).value();
    EXPECT_EQ(plain.host, "broker");
    EXPECT_EQ(plain.port, 1883);
    EXPECT_FALSE(plain.secure);
    EXPECT_EQ(plain.topic, "club/table-7");
    EXPECT_EQ(shownAddress(plain), QStringLiteral("mqtt://broker/club/table-7"));
    const BrokerAddress secure =
        brokerAddressOf(QStringLiteral("mqtts://anna:p%40ss@10.0.0.1:9000/a/b/c")).value();
    EXPECT_TRUE(secure.secure);
    EXPECT_EQ(secure.port, 9000);
    EXPECT_EQ(secure.user, "anna");
    EXPECT_EQ(secure.password, "p@ss");
    EXPECT_EQ(shownAddress(secure), QStringLiteral("mqtts://anna@10.0.0.1:9000/a/b/c"));
    EXPECT_EQ(brokerAddressOf(QStringLiteral("mqtts://broker/a")).value().port, 8883);
    EXPECT_EQ(brokerAddressOf(QStringLiteral("mqtts://broker/a?cafile=/etc/our%20club.crt")).value().signers,
              "/etc/our club.crt");
}

TEST(BrokerAddress, ThePasswordMayComeFromTheEnvironment) {
    qputenv("MEEPLECAM_MQTT_PASSWORD", "hidden");
    EXPECT_EQ(brokerAddressOf(QStringLiteral("mqtt://anna@broker/a")).value().password, "hidden");
    EXPECT_EQ(brokerAddressOf(QStringLiteral("mqtt://broker/a")).value().password, "");
    qunsetenv("MEEPLECAM_MQTT_PASSWORD");
}

TEST(BrokerAddress, WhatIsNoneIsSaidWithoutItsPassword) {
    for (const char* text :
         {"", "broker", "http://broker/club", "mqtt://", "mqtt://broker", "mqtt://broker/", "mqtt:///club",
          "mqtt://broker/club/#", "mqtt://broker/+/a", "mqtt://broker/a/", "mqtt://anna:secret@broker",
          "mqtt://broker/a?password=secret", "mqtt://broker/a?cafile=secret"}) {
        const auto address = brokerAddressOf(QString::fromLatin1(text));
        ASSERT_FALSE(address) << text;
        EXPECT_THAT(address.error().message, testing::HasSubstr("mqtt://broker/club/table-7")) << text;
        EXPECT_THAT(address.error().message, testing::Not(testing::HasSubstr("secret"))) << text;
    }
}

} // namespace
} // namespace meeplecam::club
