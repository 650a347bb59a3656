#include "engine/notation/notation.h"

#include "engine/notation/text_scanner.h"
#include "engine/tiles/cell_extent.h"
#include "engine/tiles/phrase.h"

#include <algorithm>
#include <map>

namespace meeplecam::engine {

namespace {

/// By MeepleType; the first stands for a small meeple, which has none.
constexpr std::string_view kFigureLetters = "-LABP";

constexpr std::string_view kUsualEdition = "base.";
constexpr int kFarthest = 1000;
constexpr int kMostPlayers = 20;
constexpr std::size_t kMostCells = 100'000;

TileTypeId scanType(TextScanner& scanner, const TileRegistry& registry) {
    const std::string name(scanner.wordUntil(" \t\r\n:@+=~!$>"));
    for (const std::string& candidate : {name, std::string(kUsualEdition) + name})
        if (const auto type = registry.find(candidate))
            return *type;
    scanner.fail(phrase("Notation", "a tile type before this"));
    return {};
}

TileFace scanFace(TextScanner& scanner, const TileRegistry& registry) {
    const TileTypeId type = scanType(scanner, registry);
    return {type, scanner.accept(':') ? rotationOf(scanner.number(0, 3)) : Rotation::None};
}

Cell scanCell(TextScanner& scanner) {
    const int x = scanner.number(-kFarthest, kFarthest);
    scanner.expect(',');
    return {x, scanner.number(-kFarthest, kFarthest)};
}

SegmentRef scanSegment(TextScanner& scanner) {
    const Cell cell = scanCell(scanner);
    scanner.expect(',');
    return {cell, scanner.number(0, kMaxSegments - 1)};
}

Placement scanPlacement(TextScanner& scanner, const TileRegistry& registry) {
    const TileFace face = scanFace(scanner, registry);
    scanner.expect('@');
    return {face.type, scanCell(scanner), face.rotation};
}

/// The part after "+".
MeepleChoice scanMeeple(TextScanner& scanner) {
    MeepleChoice meeple;
    const auto letter = kFigureLetters.find(scanner.peek(), 1);
    if (scanner.peek() != 0 && letter != std::string_view::npos) {
        scanner.accept(scanner.peek());
        meeple.type = static_cast<MeepleType>(letter);
    }
    meeple.segment = scanner.number(0, kMaxSegments - 1);
    return meeple;
}

Transfer scanTransfer(TextScanner& scanner) {
    Transfer transfer;
    transfer.from = scanner.number(0, kMostPlayers);
    scanner.expect('>');
    transfer.to = scanner.number(0, kMostPlayers);
    scanner.expect(':');
    transfer.points = scanner.number(0, 10'000);
    transfer.note = scanner.quoted();
    return transfer;
}

void scanTurnPart(TextScanner& scanner, const TileRegistry& registry, Turn& turn) {
    if (scanner.accept('!')) {
        turn.insist = Insist::Yes;
    } else if (scanner.accept('~')) {
        turn.discarded.push_back(scanType(scanner, registry));
    } else if (scanner.accept('>')) {
        turn.gingerbreadMove = scanSegment(scanner);
    } else if (scanner.accept('<')) {
        turn.abbotReturn = scanSegment(scanner);
    } else if (scanner.accept('$')) {
        turn.transfers.push_back(scanTransfer(scanner));
    } else if (scanner.accept('+')) {
        turn.meeple = scanMeeple(scanner);
        if (scanner.accept('@'))
            turn.meeple->cell = scanCell(scanner);
    } else {
        scanner.fail(phrase("Notation", "one of %1").with("+ < ~ > $ !"));
    }
}

std::string formatCell(Cell cell) {
    return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

std::string formatSegment(const SegmentRef& ref) {
    return formatCell(ref.cell) + "," + std::to_string(ref.segment);
}

std::string formatMeeple(MeepleType type, int segment) {
    const std::string letter =
        type == MeepleType::Small ? "" : std::string(1, kFigureLetters[static_cast<std::size_t>(type)]);
    return "+" + letter + std::to_string(segment);
}

std::string formatName(const TileRegistry& registry, TileTypeId type) {
    const std::string& name = registry[type].name;
    return name.starts_with(kUsualEdition) ? name.substr(kUsualEdition.size()) : name;
}

/// One cell of a board, its tile and the meeples on it.
void scanBoardCell(TextScanner& scanner, const TileRegistry& registry, Cell cell, BoardText& board) {
    const TileFace face = scanFace(scanner, registry);
    board.tiles.push_back({face.type, cell, face.rotation});
    while (scanner.accept('+')) {
        const MeepleChoice meeple = scanMeeple(scanner);
        scanner.expect('=');
        board.meeples.push_back({scanner.number(0, kMostPlayers), meeple.type, {cell, meeple.segment}});
    }
}

template<class T>
Result<T> resultOf(TextScanner& scanner, T value) {
    scanner.skipSpaces();
    if (!scanner.atEnd())
        scanner.fail(phrase("Notation", "the end"));
    if (scanner.failed())
        return scanner.error();
    return value;
}

} // namespace

std::string formatFace(const TileRegistry& registry, TileFace face) {
    const std::string name = formatName(registry, face.type);
    const int turns = quarterTurns(face.rotation);
    return turns == 0 ? name : name + ":" + std::to_string(turns);
}

Result<TileFace> parseFace(const TileRegistry& registry, std::string_view text) {
    TextScanner scanner(text);
    return resultOf(scanner, scanFace(scanner, registry));
}

std::string formatPlacement(const TileRegistry& registry, const Placement& placement) {
    return formatFace(registry, {placement.tile, placement.rotation}) + "@" + formatCell(placement.cell);
}

Result<Placement> parsePlacement(const TileRegistry& registry, std::string_view text) {
    TextScanner scanner(text);
    return resultOf(scanner, scanPlacement(scanner, registry));
}

std::string formatTurn(const TileRegistry& registry, const Turn& turn) {
    std::string text = std::to_string(turn.player) + " " + formatPlacement(registry, turn.placement);
    if (turn.meeple)
        text.append(" ").append(formatMeeple(turn.meeple->type, turn.meeple->segment));
    if (turn.meeple && turn.meeple->cell)
        text.append("@").append(formatCell(*turn.meeple->cell));
    if (turn.abbotReturn)
        text.append(" <").append(formatSegment(*turn.abbotReturn));
    for (const TileTypeId tile : turn.discarded)
        text.append(" ~").append(formatName(registry, tile));
    if (turn.gingerbreadMove)
        text.append(" >").append(formatSegment(*turn.gingerbreadMove));
    for (const auto& [from, to, points, note] : turn.transfers) {
        text.append(" $").append(std::to_string(from)).append(">").append(std::to_string(to));
        text.append(":").append(std::to_string(points)).append("\"").append(note).append("\"");
    }
    return turn.insist == Insist::Yes ? text + " !" : text;
}

Result<Turn> parseTurn(const TileRegistry& registry, std::string_view text) {
    TextScanner scanner(text);
    Turn turn;
    scanner.skipSpaces();
    turn.player = scanner.number(0, kMostPlayers);
    scanner.expect(' ');
    scanner.skipSpaces();
    turn.placement = scanPlacement(scanner, registry);
    for (scanner.skipSpaces(); !scanner.atEnd(); scanner.skipSpaces())
        scanTurnPart(scanner, registry, turn);
    return resultOf(scanner, std::move(turn));
}

std::string formatBoard(const TileRegistry& registry, const BoardText& board) {
    if (board.tiles.empty())
        return "";
    const CellRange range = extentOf(board.tiles, &Placement::cell);
    std::map<std::pair<int, int>, std::string> cells; // by row and column
    for (const Placement& tile : board.tiles) {
        const auto [x, y] = tile.cell;
        cells[{y, x}] = formatFace(registry, {tile.tile, tile.rotation});
    }
    for (const PlacedMeeple& meeple : board.meeples)
        cells[{meeple.at.cell.y, meeple.at.cell.x}]
            .append(formatMeeple(meeple.type, meeple.at.segment))
            .append("=")
            .append(std::to_string(meeple.player));
    std::size_t width = 1;
    for (const auto& [place, text] : cells)
        width = std::max(width, text.size());
    std::string text = range.first == Cell{} ? "" : "@" + formatCell(range.first) + "\n";
    for (int y = range.first.y; y <= range.last.y; ++y) {
        for (int x = range.first.x; x <= range.last.x; ++x) {
            const auto found = cells.find({y, x});
            std::string cell = found == cells.end() ? "." : found->second;
            cell.resize(x == range.last.x ? cell.size() : width + 1, ' ');
            text += cell;
        }
        text += "\n";
    }
    return text;
}

Result<BoardText> parseBoard(const TileRegistry& registry, std::string_view text) {
    TextScanner scanner(text);
    BoardText board;
    Cell origin;
    for (scanner.skipSpaces(); scanner.accept('\n'); scanner.skipSpaces()) // empty lines before the board
        ;
    if (scanner.accept('@')) {
        origin = scanCell(scanner);
        scanner.skipSpaces();
        if (!scanner.atEnd())
            scanner.expect('\n');
    }
    Cell cell = origin;
    for (std::size_t read = 0; !scanner.atEnd() && read < kMostCells; ++read) {
        scanner.skipSpaces();
        if (scanner.accept('\n')) {
            cell = {origin.x, cell.y + 1};
        } else if (!scanner.atEnd()) {
            if (!scanner.accept('.'))
                scanBoardCell(scanner, registry, cell, board);
            ++cell.x;
        }
    }
    return resultOf(scanner, std::move(board));
}

} // namespace meeplecam::engine
