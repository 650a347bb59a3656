#include "datasets/measuring/table_readers.h"

#include "models/records/setup_json.h"
#include "vision/any/any_reader.h"

namespace meeplecam::datasets {

engine::Result<std::shared_ptr<const vision::BoardReader>>
openBoardReader(const vision::TileSource& source, const std::vector<std::string>& tileSets) {
    engine::Result<engine::GameSetup> setup = models::setupOf(models::bundledTiles(), tileSets);
    if (!setup)
        return setup.error();
    engine::Result<vision::BoardReader> reader = vision::openTiles(source, *std::move(setup), {});
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

engine::Status visitTables(const std::vector<PictureFile>& files, const vision::TileSource& source,
                           const BenchProgress& progress, const TableVisit& visit) {
    ReadersByCatalogue<std::shared_ptr<const vision::BoardReader>> readers(
        source.catalogue, [&](const std::filesystem::path& folder, const auto& tileSets) {
            return openBoardReader({folder, source.networks}, tileSets);
        });
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto truth = readTruth(files[i].truth, models::bundledTiles());
        if (!truth)
            return truth.error();
        const auto reader = readers.readerFor(truth->art, truth->tileSets);
        if (!reader)
            return reader.error();
        const auto frame = vision::readFrame(files[i].picture);
        if (!frame)
            return frame.error();
        visit(files[i].set + "/" + files[i].picture.stem().string(), *truth, (*reader)->tables(), *frame);
        if (progress)
            progress(static_cast<int>(i + 1), static_cast<int>(files.size()));
    }
    return engine::success();
}

} // namespace meeplecam::datasets
