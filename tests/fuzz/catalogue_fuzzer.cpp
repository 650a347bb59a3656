// Whatever the index of a catalogue says: reading it ends in a catalogue or a sentence. Its folder has one
// picture, tile.png.

#include "models/tiles/catalogue.h"
#include "models/tiles/tile_library.h"
#include "tests/fuzz/fuzzer.h"

#include <opencv2/imgcodecs.hpp>

#include <fstream>
#include <unistd.h>

namespace meeplecam::tests {

namespace {

/// A folder that lives as long as the program.
class Folder {
public:
    Folder()
        : m_path(std::filesystem::temp_directory_path() / ("meeplecam_fuzz_" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(m_path);
        cv::imwrite((m_path / "tile.png").string(), cv::Mat(24, 24, CV_8UC3, cv::Scalar(40, 120, 90)));
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace

void fuzz(std::string_view input) {
    static const Folder kFolder;
    std::ofstream(kFolder.path() / "catalogue.json", std::ios::binary) << input;
    const auto header = models::readCatalogueHeader(kFolder.path());
    MEEPLECAM_CHECK(header.has_value() || !header.error().message.empty());
    const auto catalogue = models::readCatalogue(kFolder.path(), *models::bundledTiles().registry);
    MEEPLECAM_CHECK(catalogue.has_value() || !catalogue.error().message.empty());
    MEEPLECAM_CHECK(header.has_value() || !catalogue.has_value());
    if (!catalogue)
        return;
    for (const models::CataloguePicture& picture : catalogue->pictures)
        MEEPLECAM_CHECK(picture.face.width >= 0.5 && picture.face.height >= 0.5);
}

} // namespace meeplecam::tests
