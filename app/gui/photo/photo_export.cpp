#include "app/gui/photo/photo_export.h"

#include "app/gui/look/export_words.h"
#include "app/gui/model/written_file.h"
#include "app/records/exports/played_board.h"
#include "app/records/exports/report_pages.h"
#include "app/records/shelf/score_table.h"
#include "app/words/report_words.h"
#include "models/art/drawing/scene_output.h"
#include "models/files/file_output.h"

namespace meeplecam::gui {

namespace {

engine::Status writePages(const session::PhotoBoard& board, const records::Audit& audit,
                          const std::filesystem::path& catalogue, const std::filesystem::path& file) {
    const engine::TileRegistry& registry = *board.setup.registry;
    const auto pictures = models::readCatalogue(catalogue, registry);
    records::ReportOptions options;
    options.title = Export::tr("Final scoring of a photo").toStdString();
    options.note = board.report.file;
    options.board.catalogue = pictures ? &*pictures : nullptr;
    if (file.extension() == ".pdf")
        return art::writePdf(records::reportPages(board, audit, options), {}, file);
    return writePicture(file, art::drawBoard(records::boardReportOf(board, audit), registry,
                                             records::boardWordsOf(board, audit), options.board));
}

} // namespace

engine::Status exportPhoto(const session::PhotoBoard& board, const std::filesystem::path& catalogue,
                           const std::filesystem::path& file) {
    const std::filesystem::path kind = file.extension();
    if (kind == ".json")
        return models::writeFile(file,
                                 words::boardReportJson(board.report, *board.setup.registry).dump(1) + "\n");
    const auto audit = records::auditOf(board);
    if (!audit)
        return audit.error();
    if (kind == ".csv")
        return models::writeFile(file, records::scoreTableOf(audit->walk));
    if (kind == ".pdf" || kind == ".png")
        return writePages(board, *audit, catalogue, file);
    return engine::Error{
        Export::tr("The type of %1 is not known. Choose a name that ends in .pdf, .png, .csv or .json.")
            .arg(QString::fromStdString(file.string()))
            .toStdString()};
}

} // namespace meeplecam::gui
