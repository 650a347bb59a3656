#include "app/session/editions/edition_words.h"

#include "vision/any/any_reader.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

FittingEdition fitting(const char* name, float likeness) {
    FittingEdition edition;
    edition.edition.name = name;
    edition.edition.folder = std::string("/editions/") + name;
    edition.likeness = likeness;
    return edition;
}

TEST(FoundEdition, IsNamed) {
    EXPECT_EQ(foundEditionWords({fitting("Ours", 0.9F), fitting("Theirs", 0.75F)}).toStdString(),
              "The tiles match “Ours”.");
}

TEST(FoundEdition, SaysWhatIsAsLikely) {
    const std::string words =
        foundEditionWords({fitting("Ours", 0.9F), fitting("Theirs", 0.88F)}).toStdString();
    EXPECT_THAT(words, testing::HasSubstr("nearly as well “Theirs”"));
    EXPECT_THAT(words, testing::HasSubstr("as those of “Ours”"));
}

TEST(FoundEdition, IsReadWithOrAsAnyTiles) {
    ReaderRequest request;
    request.catalogue = kAutoCatalogue;
    request.sets = {"base", "inns_cathedrals"};
    const ReaderRequest found = requestFor({fitting("Ours", 0.9F)}, request);
    EXPECT_EQ(found.catalogue, "/editions/Ours");
    EXPECT_EQ(found.sets, request.sets);
    EXPECT_EQ(requestFor({}, request).catalogue, vision::kAnyTiles);
    EXPECT_THAT(foundEditionWords({}).toStdString(), testing::HasSubstr("no known edition"));
}

TEST(FoundEdition, IsFoundOutByLookingWhileAnyTilesAreReadAtOnce) {
    ReaderRequest request;
    for (const char* word : {kAutoCatalogue, vision::kAnyTiles})
        EXPECT_EQ(catalogueFolder(word), word);
    request.catalogue = kAutoCatalogue;
    EXPECT_FALSE(openReader(request)) << "nobody has looked yet";
    request.catalogue = vision::kAnyTiles;
    EXPECT_TRUE(openReader(request));
}

} // namespace
} // namespace meeplecam::session
