#include "app/session/editions/reader_request.h"

#include "app/session/editions/catalogue_choice.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using models::MeepleColour;

TEST(ColoursOf, AreFoundByTheirNames) {
    EXPECT_THAT(*coloursOf({"blue", "red"}), testing::ElementsAre(MeepleColour::Blue, MeepleColour::Red));
    EXPECT_THAT(*coloursOf({}), testing::IsEmpty());
}

TEST(ColoursOf, SaysWhichColoursThereAre) {
    const auto colours = coloursOf({"red", "mauve"});
    ASSERT_FALSE(colours.has_value());
    EXPECT_EQ(
        colours.error().message,
        "no meeples are called mauve; the colours are red, yellow, green, blue, black, pink, grey, white, "
        "orange, purple, brown");
}

TEST(OpenReader, NeedsACatalogueThatIsNamed) {
    ReaderRequest request;
    request.catalogue = kAutoCatalogue;
    EXPECT_EQ(openReader(request).error().message,
              "only read, audit and watch find out which edition it is; name a catalogue");
}

} // namespace
} // namespace meeplecam::session
