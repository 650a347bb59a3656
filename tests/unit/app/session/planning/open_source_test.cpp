#include "app/session/planning/open_source.h"

#include "tests/support/test_folder.h"
#include "tests/unit/app/session/sources.h"

#include <gmock/gmock.h>

#include <fstream>

namespace meeplecam::session {
namespace {

class OpenSource : public tests::FolderTest {};

TEST_F(OpenSource, KnowsWhatIsMeant) {
    std::ofstream(pathOf("film.avi")) << "film";
    EXPECT_EQ(*sourceTypeOf("demo"), SourceType::Demo);
    EXPECT_EQ(*sourceTypeOf("http://192.168.0.7:8080/video"), SourceType::Address);
    EXPECT_EQ(*sourceTypeOf("rtsp://phone/h264"), SourceType::Address);
    EXPECT_EQ(*sourceTypeOf(pathOf("").string()), SourceType::Pictures);
    EXPECT_EQ(*sourceTypeOf(pathOf("film.avi").string()), SourceType::Film);
    EXPECT_EQ(*sourceTypeOf("0"), SourceType::Camera);
    EXPECT_EQ(*sourceTypeOf("FaceTime HD (V 1.2)"), SourceType::Camera);
}

TEST_F(OpenSource, SaysWhatIsNoSource) {
    for (const std::string& source :
         {std::string(), std::string("ftp://phone/video"), pathOf("absent.avi").string()}) {
        SourceRequest request;
        request.source = source;
        const auto opened = openSource(request);
        ASSERT_FALSE(opened);
        EXPECT_THAT(opened.error().message, testing::HasSubstr(source));
    }
}

} // namespace
} // namespace meeplecam::session
