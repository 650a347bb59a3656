#include "app/session/sources/address_source.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

TEST(CheckAddress, RefusesWhatNoCameraHas) {
    for (const char* address :
         {"", "   ", "192.168.1.7", "phone", "ftp://phone/video", "http://", "http:///video",
          "http://phone:0/video", "http://a phone/video", "http://phone:99999/"})
        EXPECT_FALSE(checkAddress(address)) << address;
    for (const char* address :
         {"http://192.168.1.7:8080/video", "https://phone/", "rtsp://me:word@phone/h264",
          "rtsps://[fe80::1]:554/live", "http://phone.local", "HTTP://phone/video"})
        EXPECT_TRUE(checkAddress(address)) << address;
}

TEST(CheckAddress, SaysWhatIsWrong) {
    const auto refusalOf = [](const std::string& address) { return checkAddress(address).error().message; };
    EXPECT_THAT(refusalOf(" "), testing::HasSubstr("Type the address"));
    EXPECT_THAT(refusalOf("192.168.1.7"), testing::StartsWith("An address begins with"));
    EXPECT_THAT(refusalOf(" ftp://phone/video"), testing::StartsWith("“ftp” is not supported"));
    EXPECT_THAT(refusalOf("http://"), testing::HasSubstr("not complete"));
}

TEST(CheckAddress, SpacesAroundItAreNoMatter) {
    EXPECT_TRUE(checkAddress("  http://phone/video\n"));
}

TEST(WithoutPassword, KeepsWhatIsNobodysBusinessToItself) {
    EXPECT_EQ(withoutPassword("http://me:secret@10.0.0.2:8080/video"), "http://me@10.0.0.2:8080/video");
    EXPECT_EQ(withoutPassword("http://10.0.0.2:8080/video"), "http://10.0.0.2:8080/video");
    EXPECT_EQ(withoutPassword("http://10.0.0.2/a:b@c"), "http://10.0.0.2/a:b@c");
    EXPECT_EQ(withoutPassword("rtsp://me@10.0.0.2/h264"), "rtsp://me@10.0.0.2/h264");
    EXPECT_EQ(withoutPassword("http://me:se/cr@et@10.0.0.2/video"), "http://me@10.0.0.2/video");
    EXPECT_EQ(withoutPassword("http://10.0.0.2/video?user=me&pwd=secret&size=2"),
              "http://10.0.0.2/video?user=me&pwd=***&size=2");
    EXPECT_EQ(withoutPassword("http://10.0.0.2:8080?Token=secret"), "http://10.0.0.2:8080?Token=***");
    EXPECT_EQ(withoutPassword("rtsp://10.0.0.2:554/user=me&password=secret&channel=1"),
              "rtsp://10.0.0.2:554/user=me&password=***&channel=1");
    EXPECT_EQ(withoutPassword("rtsp://[fe80::1]:554/live"), "rtsp://[fe80::1]:554/live");
    EXPECT_EQ(withoutPassword("rtsp://me:word@[fe80::1]:554/live"), "rtsp://me@[fe80::1]:554/live");
    EXPECT_EQ(withoutPassword("phone"), "phone");
    EXPECT_EQ(withoutPassword("http://10.0.0.2/p=1&pw=2;view=3#key=4"),
              "http://10.0.0.2/p=***&pw=***;view=3#key=***");
    EXPECT_EQ(withoutPassword("http://10.0.0.2/?auth=&x=1"), "http://10.0.0.2/?auth=&x=1") << "it is empty";
}

} // namespace
} // namespace meeplecam::session
