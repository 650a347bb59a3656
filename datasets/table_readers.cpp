#include "datasets/table_readers.h"

#include "models/setup_json.h"
#include "vision/board_reader.h"

namespace meeplecam::datasets {

engine::Result<std::shared_ptr<const vision::BoardReader>>
openBoardReader(const vision::TileSource& source, const std::vector<std::string>& tileSets) {
    engine::Result<engine::GameSetup> setup = models::setupOf(models::bundledTiles(), tileSets);
    if (!setup)
        return setup.error();
    engine::Result<vision::BoardReader> reader = vision::BoardReader::open(source, *std::move(setup), {});
    if (!reader)
        return reader.error();
    return std::make_shared<const vision::BoardReader>(*std::move(reader));
}

ReaderFactory tableReaders(std::filesystem::path networks) {
    return [networks = std::move(networks)](
               const std::filesystem::path& catalogue,
               const std::vector<std::string>& tileSets) -> engine::Result<PictureReader> {
        const auto reader = openBoardReader({catalogue, networks}, tileSets);
        if (!reader)
            return reader.error();
        return PictureReader(
            [shared = *reader](const PictureTask& task) -> engine::Result<models::BoardReport> {
                models::BoardReport report = shared->read(vision::Frame(task.picture)).report;
                report.file = task.file;
                return report;
            });
    };
}

} // namespace meeplecam::datasets
