#include "datasets/measuring/catalogue_readers.h"

#include "tests/support/picture_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::datasets {
namespace {

using testing::HasSubstr;

class CatalogueReadersTest : public tests::PictureFolder {
protected:
    /// Notes what it is asked for.
    ReaderFactory factory() {
        return [this](const std::filesystem::path& catalogue, const auto& sets) {
            m_prepared.push_back(catalogue.filename().string() + " " + sets.front());
            return engine::Result<PictureReader>(perfectReader());
        };
    }
    [[nodiscard]] const std::vector<std::string>& prepared() const { return m_prepared; }

private:
    std::vector<std::string> m_prepared;
};

TEST_F(CatalogueReadersTest, PickTheCatalogueByArtAndPrepareItOnce) {
    write("c1/catalogue.json", "{}");
    write("c2/catalogue.json", "{}");
    CatalogueReaders readers(folder(), factory());
    EXPECT_TRUE(readers.readerFor("c1", {"base"}));
    EXPECT_TRUE(readers.readerFor("c1", {"base"}));
    EXPECT_TRUE(readers.readerFor("c1", {"winter"}));
    EXPECT_TRUE(readers.readerFor("c2", {"winter"}));
    EXPECT_THAT(prepared(), testing::ElementsAre("c1 base", "c1 winter", "c2 winter"));
}

TEST_F(CatalogueReadersTest, UseOneCatalogueForEveryArt) {
    write("mine/catalogue.json", "{}");
    CatalogueReaders readers(folder() / "mine", factory());
    EXPECT_TRUE(readers.readerFor("c1", {"base"}));
    EXPECT_TRUE(readers.readerFor("c2", {"base"}));
    EXPECT_THAT(prepared(), testing::ElementsAre("mine base"));
}

TEST_F(CatalogueReadersTest, FailWhereThereIsNone) {
    write("c1/catalogue.json", "{}");
    CatalogueReaders readers(folder(), factory());
    EXPECT_THAT(readers.readerFor("c9", {"base"}).error().message, HasSubstr("holds none named \"c9\""));
    EXPECT_FALSE(readers.readerFor("../" + folder().filename().string() + "/c1", {"base"}));
    EXPECT_FALSE(readers.readerFor("", {"base"}));
    EXPECT_TRUE(prepared().empty());
}

TEST_F(CatalogueReadersTest, PassOnWhatTheFactorySays) {
    write("c1/catalogue.json", "{}");
    CatalogueReaders readers(folder(), [](const auto&, const auto&) -> engine::Result<PictureReader> {
        return engine::Error{"broken"};
    });
    EXPECT_EQ(readers.readerFor("c1", {"base"}).error().message, "broken");
}

} // namespace
} // namespace meeplecam::datasets
