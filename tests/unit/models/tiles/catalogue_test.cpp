#include "models/tiles/catalogue.h"

#include "models/tiles/tile_library.h"
#include "tests/support/test_folder.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

namespace meeplecam::models {
namespace {

using testing::HasSubstr;

class CatalogueTest : public tests::FolderTest {
protected:
    /// Writes a picture of a tile, and a catalogue that names it so often.
    void writeWith(const cv::Mat& picture, int times = 1, const std::string& keys = "") const {
        cv::imwrite(pathOf("a.jpg").string(), picture);
        std::string images;
        for (int i = 0; i < times; ++i)
            images += std::string(i > 0 ? "," : "") + R"({"file": "a.jpg", "tile": "base.A")" + keys + "}";
        write("catalogue.json", R"({"format": "meeplecam-catalogue 1", "images": [)" + images + "]}");
    }
    [[nodiscard]] std::string complaint() const {
        const auto catalogue = readCatalogue(pathOf(""), *bundledTiles().registry);
        return catalogue ? "" : catalogue.error().message;
    }
    cv::Mat m_grey{100, 100, CV_8UC3, cv::Scalar::all(128)};
};

TEST_F(CatalogueTest, IsRead) {
    writeWith(m_grey, 3, R"(, "face": [0.25, 0, 1, 0.75])");
    EXPECT_EQ(complaint(), "");
}

TEST_F(CatalogueTest, APictureThatShowsTooLittleOfItsTileIsRefused) {
    writeWith(m_grey, 1, R"(, "face": [0.49, 0.49, 0.51, 0.51])");
    EXPECT_THAT(complaint(), HasSubstr("images[0].face[0] is not a number from 0 to 0.25"));
}

TEST_F(CatalogueTest, ACutPictureIsRefused) {
    writeWith(m_grey);
    const std::string whole = textOf("a.jpg");
    write("a.jpg", whole.substr(0, whole.size() - 20));
    EXPECT_THAT(complaint(), HasSubstr("a.jpg was cut off or damaged"));
}

TEST_F(CatalogueTest, IsNoLargerThanTilesAre) {
    writeWith(m_grey, 601);
    EXPECT_THAT(complaint(), HasSubstr("images has 601 entries; 600 are the most"));
    writeWith(cv::Mat(4100, 4100, CV_8UC3, cv::Scalar::all(128)));
    EXPECT_THAT(complaint(), HasSubstr("a.jpg has 4100x4100 pixels; save it with at most 16 million"));
}

TEST_F(CatalogueTest, TooMuchToReadIsSaidBeforeItIsRead) {
    writeWith(m_grey, 600);
    std::filesystem::resize_file(pathOf("a.jpg"), 1'000'000);
    EXPECT_THAT(complaint(), HasSubstr("are too large to be read all together; save them smaller"));
    EXPECT_FALSE(catalogueFingerprint(pathOf("")));
}

} // namespace
} // namespace meeplecam::models
