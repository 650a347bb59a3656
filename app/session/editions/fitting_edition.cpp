#include "app/session/editions/fitting_edition.h"

#include "vision/any/any_reader.h"
#include "vision/any/board_squares.h"
#include "vision/grid/edition_check.h"
#include "vision/image/median.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <functional>
#include <iterator>

namespace meeplecam::session {

namespace {

bool isSame(const std::filesystem::path& a, const std::filesystem::path& b) {
    std::error_code problem;
    return std::filesystem::equivalent(a, b, problem);
}

/// The squares of a board that were taken for tiles.
std::vector<vision::CellReading> tilesOf(const vision::TracedBoard& board) {
    std::vector<vision::CellReading> tiles;
    std::ranges::copy_if(board.cells, std::back_inserter(tiles), [](const vision::CellReading& cell) {
        return cell.tileEvidence > vision::kTileEvidence;
    });
    return tiles;
}

/// A picture as it looks to who knows no edition: what that costs is done when it is needed, and once.
class LookWithoutEdition {
public:
    LookWithoutEdition(const vision::Frame& frame, const ReaderRequest& request)
        : m_frame(frame)
        , m_request(request) {
        m_request.catalogue = vision::kAnyTiles;
    }

    /// Whether what was taken for tiles looks like whole tiles of any edition: planks may agree with plain
    /// ones.
    bool showsTiles(const std::vector<vision::CellReading>& tiles) {
        if (!m_reader)
            m_reader = vision::StructureReader::open(networkFolder() / vision::StructureReader::kFile);
        std::vector<double> whole; // log odds
        for (const vision::CellReading& tile : tiles)
            if (*m_reader)
                whole.push_back(vision::lookAtSquare(m_frame, **m_reader, tile.cell, tile.quad).whole);
        return whole.empty() || vision::medianOf(std::move(whole)) > 0.0;
    }

    /// Whether the tiles of a small board are most of what lies on the table: a scoring track, printed like
    /// some edition, may look like a few tiles of it.
    bool isMostlyOf(const std::vector<vision::CellReading>& tiles) {
        constexpr std::size_t kFew = 4;
        constexpr double kTiny = 0.4; // of a tile's side: pieces of a pile's edges are no tiles
        if (tiles.empty() || tiles.size() > kFew)
            return true;
        std::vector<double> sides;
        for (const vision::CellReading& tile : tiles)
            sides.push_back(vision::meanSide(tile.quad));
        const double least = kTiny * vision::medianOf(std::move(sides));
        const auto others = std::ranges::count_if(sidesOfAll(), [&](double side) { return side > least; });
        return static_cast<std::size_t>(others) <= 2 * tiles.size();
    }

private:
    /// Of all that look like tiles (pixels).
    const std::vector<double>& sidesOfAll() {
        if (!m_sides) {
            m_sides.emplace();
            if (const auto any = openReader(m_request))
                for (const vision::ReadTile& tile : any->tables().read(m_frame).tiles)
                    m_sides->push_back(vision::meanSide(tile.tile.quad));
        }
        return *m_sides;
    }

    const vision::Frame& m_frame;
    ReaderRequest m_request;
    std::optional<engine::Result<vision::StructureReader>> m_reader;
    std::optional<std::vector<double>> m_sides;
};

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
    LookWithoutEdition look(frame, request);
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
        if (!board || vision::editionFitOf(*board) != vision::EditionFit::Own)
            continue;
        const std::vector<vision::CellReading> tiles = tilesOf(*board);
        if (look.showsTiles(tiles) && look.isMostlyOf(tiles))
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

bool isMirrored(const cv::Mat& bgr, const ReaderRequest& request) {
    const auto reader = openReader(request);
    if (!reader || reader->tables().strange() != nullptr)
        return false;
    constexpr std::size_t kEnough = 3; // tiles; the first one of a game is nearly the same in a mirror
    const auto isOwn = [](const std::optional<vision::TracedBoard>& board) {
        return board && vision::editionFitOf(*board) == vision::EditionFit::Own;
    };
    cv::Mat mirrored;
    cv::flip(bgr, mirrored, 1);
    const auto board = reader->tables().find(vision::Frame(mirrored)).board;
    return isOwn(board) && tilesOf(*board).size() >= kEnough &&
           !isOwn(reader->tables().find(vision::Frame(bgr)).board);
}

ReaderRequest requestFor(const std::vector<FittingEdition>& fitting, ReaderRequest request) {
    request.catalogue = fitting.empty() ? vision::kAnyTiles : fitting.front().edition.folder.string();
    return request;
}

} // namespace meeplecam::session
