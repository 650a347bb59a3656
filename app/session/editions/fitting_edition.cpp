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
    constexpr double kTiny = 0.4; // of a tile's side: pieces of a pile's edges are no tiles
    const auto tiles = std::ranges::count_if(board.cells, [](const vision::CellReading& cell) {
        return cell.tileEvidence > vision::kTileEvidence;
    });
    if (tiles > kFew)
        return true;
    std::vector<double> sides; // of its tiles
    for (const vision::CellReading& cell : board.cells)
        if (cell.tileEvidence > vision::kTileEvidence)
            sides.push_back(vision::meanSide(cell.quad));
    request.catalogue = vision::kAnyTiles;
    const auto any = openReader(request);
    if (!any || sides.empty())
        return true;
    const double least = kTiny * vision::medianOf(std::move(sides));
    const std::vector<vision::ReadTile> others = any->tables().read(frame).tiles;
    return std::ranges::count_if(others, [&](const vision::ReadTile& tile) {
               return vision::meanSide(tile.tile.quad) > least;
           }) <= 2 * tiles;
}

/// How well tiles look like those of a box that was kept from games, which may lack some; on the scale of the
/// correlations of tiles that fit. None when most of them are others.
std::optional<float> likenessOfBox(const vision::TableReader& box, const vision::Frame& frame) {
    constexpr float kLeast = 0.7F;  // of tiles that fit
    constexpr float kKnown = 0.34F; // share
    const vision::TableReading reading = box.read(frame);
    const auto known = std::ranges::count_if(reading.tiles, [](const vision::ReadTile& tile) {
        return tile.reading.square && tile.reading.square->print &&
               !tile.reading.square->print->known.empty();
    });
    const float share =
        static_cast<float>(known) / static_cast<float>(std::max<std::size_t>(1, reading.tiles.size()));
    return share > kKnown ? std::optional(kLeast + (1.0F - kLeast) * share) : std::nullopt;
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
        if (reader->tables().strange() != nullptr) {
            if (const auto likeness = likenessOfBox(reader->tables(), frame))
                fitting.push_back({edition, *likeness});
            continue;
        }
        const auto board = reader->tables().find(frame).board;
        if (board && vision::editionFitOf(*board) == vision::EditionFit::Own && showsTiles(*board, frame) &&
            isMostOfIt(*board, frame, request))
            fitting.push_back({edition, *vision::editionLikeness(*board)});
    }
    std::ranges::stable_sort(fitting, std::ranges::greater{}, &FittingEdition::likeness);
    return fitting;
}

bool isNearTie(const std::vector<FittingEdition>& fitting) {
    constexpr float kAsLikely = 0.05F; // of the correlation
    return fitting.size() > 1 && fitting[1].likeness > fitting.front().likeness - kAsLikely;
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
