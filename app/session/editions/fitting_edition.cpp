#include "app/session/editions/fitting_edition.h"

#include "vision/any/any_reader.h"
#include "vision/any/board_squares.h"
#include "vision/grid/edition_check.h"
#include "vision/image/median.h"

#include <algorithm>
#include <functional>

namespace meeplecam::session {

namespace {

bool isSame(const std::filesystem::path& a, const std::filesystem::path& b) {
    std::error_code problem;
    return std::filesystem::equivalent(a, b, problem);
}

/// Whether what was taken for tiles looks like whole tiles of any edition: planks may agree with plain ones.
bool showsTiles(const vision::TracedBoard& board, const vision::Frame& frame) {
    const auto reader = vision::StructureReader::open(networkFolder() / vision::StructureReader::kFile);
    std::vector<double> whole; // log odds
    for (const vision::CellReading& cell : board.cells)
        if (reader && cell.tileEvidence > vision::kTileEvidence)
            whole.push_back(vision::lookAtSquare(frame, *reader, cell.cell, cell.quad).whole);
    return whole.empty() || vision::medianOf(std::move(whole)) > 0.0;
}

/// Whether a small board is most of what lies on the table: a scoring track, printed like some edition,
/// may look like a few tiles of it.
bool isMostOfIt(const vision::TracedBoard& board, const vision::Frame& frame, ReaderRequest request) {
    constexpr std::ptrdiff_t kFew = 4;
    const auto tiles = std::ranges::count_if(board.cells, [](const vision::CellReading& cell) {
        return cell.tileEvidence > vision::kTileEvidence;
    });
    if (tiles > kFew)
        return true;
    request.catalogue = vision::kAnyTiles;
    const auto any = openReader(request);
    return !any || any->read(frame).report.tiles.size() <= 2 * static_cast<std::size_t>(tiles);
}

} // namespace

std::vector<FittingEdition> fittingEditions(const cv::Mat& bgr, const ReaderRequest& request,
                                            const std::vector<KeptCatalogue>& known) {
    std::vector<FittingEdition> fitting;
    const vision::Frame frame(bgr);
    for (const KeptCatalogue& edition : known) {
        if (isSame(edition.folder, request.catalogue))
            continue;
        const auto reader =
            openReader({edition.folder.string(), request.sets, request.players, request.learned});
        if (!reader)
            continue;
        const auto board = reader->tables().find(frame).board;
        if (board && vision::editionFitOf(*board) == vision::EditionFit::Own && showsTiles(*board, frame) &&
            isMostOfIt(*board, frame, request))
            fitting.push_back({edition, *vision::editionLikeness(*board)});
    }
    std::ranges::stable_sort(fitting, std::ranges::greater{}, &FittingEdition::likeness);
    return fitting;
}

std::optional<KeptCatalogue> fittingEdition(const cv::Mat& bgr, const ReaderRequest& request,
                                            const std::vector<KeptCatalogue>& known) {
    const std::vector<FittingEdition> fitting = fittingEditions(bgr, request, known);
    return fitting.empty() ? std::nullopt : std::optional(fitting.front().edition);
}

ReaderRequest requestFor(const std::vector<FittingEdition>& fitting, ReaderRequest request) {
    request.catalogue = fitting.empty() ? vision::kAnyTiles : fitting.front().edition.folder.string();
    return request;
}

} // namespace meeplecam::session
