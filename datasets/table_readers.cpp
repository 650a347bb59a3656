#include "datasets/table_readers.h"

#include "models/setup_json.h"
#include "vision/board_reader.h"

#include <memory>

namespace meeplecam::datasets {

namespace {

engine::Result<PictureReader> prepare(const vision::TileSource& source,
                                      const std::vector<std::string>& tileSets) {
    engine::Result<engine::GameSetup> setup = models::setupOf(models::bundledTiles(), tileSets);
    if (!setup)
        return setup.error();
    engine::Result<vision::BoardReader> reader = vision::BoardReader::open(source, *std::move(setup), {});
    if (!reader)
        return reader.error();
    const auto shared = std::make_shared<const vision::BoardReader>(*std::move(reader));
    return PictureReader([shared](const PictureTask& task) -> engine::Result<models::BoardReport> {
        models::BoardReport report = shared->read(vision::Frame(task.picture)).report;
        report.file = task.file;
        return report;
    });
}

} // namespace

ReaderFactory tableReaders(std::filesystem::path networks) {
    return [networks = std::move(networks)](const std::filesystem::path& catalogue,
                                            const std::vector<std::string>& tileSets) {
        return prepare({catalogue, networks}, tileSets);
    };
}

} // namespace meeplecam::datasets
