#include "engine/notation/notation.h"
#include "engine/notation/text_scanner.h"
#include "engine/tiles/phrase.h"

#include <array>

namespace meeplecam::engine {

namespace {

constexpr std::string_view kSideLetters = "NESW";
/// By RoadEnd; the first stands for a road through the tile.
constexpr std::string_view kEndLetters = "-xvmc";
constexpr std::array kHalfEdgeNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

std::string formatSides(SideMask sides) {
    std::string text;
    for (const Side side : kSides)
        if (sides & maskOf(side))
            text += kSideLetters[static_cast<std::size_t>(side)];
    return text;
}

/// By Goods; the first stands for none.
constexpr std::string_view kGoodsLetters = "-wgl";

std::string formatGoods(Goods goods) {
    return goods == Goods::None ? "" : std::string("$") + kGoodsLetters[static_cast<std::size_t>(goods)];
}

std::string formatField(const Segment& segment) {
    std::string text;
    for (std::size_t half = 0; half < kHalfEdgeNames.size(); ++half)
        if (segment.halfEdges >> half & 1U)
            text.append(text.empty() ? "" : ".").append(kHalfEdgeNames[half]);
    for (int city = 0; segment.cities >> city != 0; ++city)
        if (segment.cities >> city & 1U)
            text.append("^").append(std::to_string(city));
    return "F" + text;
}

std::string formatSegment(const Segment& segment) {
    const std::string closed = segment.takesMeeple ? "" : "x";
    switch (segment.kind) {
    case FeatureKind::City:
        return "C" + formatSides(segment.sides) + std::string(segment.pennants, '+') +
               (segment.cathedral ? "!" : "") + formatGoods(segment.goods) + closed;
    case FeatureKind::Road:
        return "R" + formatSides(segment.sides) + (segment.inn ? "i" : "") + closed +
               (segment.end == RoadEnd::None
                    ? std::string()
                    : std::string(">") + kEndLetters[static_cast<std::size_t>(segment.end)]);
    case FeatureKind::Cloister:
        return "M" + closed;
    case FeatureKind::River:
        return "W" + formatSides(segment.sides);
    case FeatureKind::Garden:
        return "G";
    case FeatureKind::Field:
        break;
    }
    return formatField(segment) + closed;
}

SideMask scanSides(TextScanner& scanner) {
    unsigned sides = 0;
    for (std::size_t side = kSideLetters.find(scanner.peek());
         scanner.peek() != 0 && side != std::string_view::npos; side = kSideLetters.find(scanner.peek())) {
        scanner.accept(scanner.peek());
        sides |= 1U << side;
    }
    return static_cast<SideMask>(sides);
}

void scanHalfEdge(TextScanner& scanner, Segment& segment) {
    const std::string_view name = scanner.wordUntil(".^x ");
    for (std::size_t half = 0; half < kHalfEdgeNames.size(); ++half)
        if (name == kHalfEdgeNames[half]) {
            segment.halfEdges = static_cast<HalfEdgeMask>(segment.halfEdges | 1U << half);
            return;
        }
    scanner.fail(phrase("Notation", "a half edge such as NL before this"));
}

void scanField(TextScanner& scanner, Segment& segment) {
    const char next = scanner.peek();
    if (next != '^' && next != 'x' && next != ' ' && next != 0) {
        scanHalfEdge(scanner, segment);
        while (scanner.accept('.'))
            scanHalfEdge(scanner, segment);
    }
    while (scanner.accept('^'))
        segment.cities =
            static_cast<std::uint16_t>(segment.cities | 1U << scanner.number(0, kMaxSegments - 1));
}

RoadEnd scanEnd(TextScanner& scanner) {
    const auto end = kEndLetters.find(scanner.peek(), 1);
    if (end == std::string_view::npos) {
        scanner.fail(phrase("Notation", "one of %1").with("x, v, m, c"));
        return RoadEnd::None;
    }
    scanner.accept(scanner.peek());
    return static_cast<RoadEnd>(end);
}

Goods scanGoods(TextScanner& scanner) {
    const auto goods = kGoodsLetters.find(scanner.peek(), 1);
    if (goods == std::string_view::npos) {
        scanner.fail(phrase("Notation", "one of %1").with("w, g, l"));
        return Goods::None;
    }
    scanner.accept(scanner.peek());
    return static_cast<Goods>(goods);
}

Segment scanSegment(TextScanner& scanner, std::size_t position) {
    Segment segment;
    segment.joinedWith = static_cast<std::uint8_t>(position);
    if (scanner.accept('C')) {
        segment.kind = FeatureKind::City;
        segment.sides = scanSides(scanner);
        while (segment.pennants < 9 && scanner.accept('+'))
            ++segment.pennants;
        segment.cathedral = scanner.accept('!');
        if (scanner.accept('$'))
            segment.goods = scanGoods(scanner);
    } else if (scanner.accept('R')) {
        segment.kind = FeatureKind::Road;
        segment.sides = scanSides(scanner);
        segment.inn = scanner.accept('i');
    } else if (scanner.accept('M')) {
        segment.kind = FeatureKind::Cloister;
    } else if (scanner.accept('W')) {
        segment.kind = FeatureKind::River;
        segment.sides = scanSides(scanner);
    } else if (scanner.accept('G')) {
        segment.kind = FeatureKind::Garden;
    } else if (scanner.accept('F')) {
        segment.kind = FeatureKind::Field;
        scanField(scanner, segment);
    } else {
        scanner.fail(phrase("Notation", "one of %1").with("C, R, M, F, W, G"));
    }
    segment.takesMeeple = segment.kind != FeatureKind::River && !scanner.accept('x');
    if (segment.kind == FeatureKind::Road && scanner.accept('>'))
        segment.end = scanEnd(scanner);
    return segment;
}

} // namespace

std::string formatType(const TileType& type) {
    std::string text;
    for (const Segment& segment : type.segments)
        text.append(text.empty() ? "" : " ").append(formatSegment(segment));
    return text;
}

Result<TileType> parseType(std::string_view name, std::string_view text) {
    TextScanner scanner(text);
    TileType type;
    type.name = name;
    for (scanner.skipSpaces(); !scanner.atEnd(); scanner.skipSpaces())
        type.segments.push_back(scanSegment(scanner, type.segments.size()));
    if (scanner.failed())
        return scanner.error();
    if (const Status status = check(type); !status)
        return status.error();
    return type;
}

} // namespace meeplecam::engine
