#include "engine/notation/notation.h"
#include "engine/notation/text_scanner.h"
#include "engine/tiles/phrase.h"

#include <algorithm>
#include <array>

namespace meeplecam::engine {

namespace {

constexpr int kMost = 100'000;

/// By PointsReason.
constexpr std::string_view kReasonLetters = "tpikmncIKugPw";
/// By ScoreKind.
constexpr std::array kKinds{"road", "city", "cloister", "field", "gingerbread", "garden", "goods"};

std::string formatSheet(const PointsSheet& sheet) {
    std::string text;
    for (const PointsItem& item : sheet.items) {
        text.append(text.empty() ? "" : "+").append(std::to_string(item.count));
        text.append(1, kReasonLetters[static_cast<std::size_t>(item.reason)]);
        text.append("*").append(std::to_string(item.each));
    }
    return (text.empty() ? "-" : text) + "=" + std::to_string(sheet.total());
}

void scanItem(TextScanner& scanner, PointsSheet& sheet) {
    const int count = scanner.number(1, kMost);
    const std::string_view letter = scanner.wordUntil("*");
    const auto reason = letter.size() == 1 ? kReasonLetters.find(letter) : std::string_view::npos;
    scanner.expect('*');
    const int each = scanner.number(0, kMost);
    if (reason == std::string_view::npos)
        scanner.fail(phrase("Notation", "one of the letters %1 before *").with(std::string(kReasonLetters)));
    else if (sheet.items.size() == 4)
        scanner.fail(phrase("Notation", "four reasons at most"));
    else
        sheet.add(static_cast<PointsReason>(reason), count, each);
}

PointsSheet scanSheet(TextScanner& scanner) {
    PointsSheet sheet;
    if (!scanner.accept('-')) {
        scanItem(scanner, sheet);
        while (scanner.accept('+'))
            scanItem(scanner, sheet);
    }
    scanner.expect('=');
    if (scanner.number(0, 1'000'000) != sheet.total() && !scanner.failed())
        scanner.fail(phrase("Notation", "the sum %1").with(sheet.total()));
    return sheet;
}

ScoreKind scanKind(TextScanner& scanner) {
    const std::string_view word = scanner.wordUntil(" *");
    const auto found = std::find(kKinds.begin(), kKinds.end(), word);
    if (found != kKinds.end())
        return static_cast<ScoreKind>(found - kKinds.begin());
    scanner.fail(
        phrase("Notation", "one of %1").with("road, city, cloister, field, gingerbread, garden, goods"));
    return {};
}

SegmentRef scanPlace(TextScanner& scanner) {
    SegmentRef at;
    at.cell.x = scanner.number(-1000, 1000);
    scanner.expect(',');
    at.cell.y = scanner.number(-1000, 1000);
    scanner.expect(',');
    at.segment = scanner.number(0, kMaxSegments - 1);
    return at;
}

} // namespace

std::string formatScore(const ScoreEvent& event) {
    std::string text = kKinds[static_cast<std::size_t>(event.kind)];
    text.append(event.completed ? "* " : " ").append(std::to_string(event.at.cell.x));
    text.append(",").append(std::to_string(event.at.cell.y));
    text.append(",").append(std::to_string(event.at.segment));
    text.append(" ").append(formatSheet(event.sheet));
    for (const auto& [player, points] : event.players)
        text.append(" ").append(std::to_string(player)).append(":").append(std::to_string(points));
    return text;
}

Result<ScoreEvent> parseScore(std::string_view text) {
    TextScanner scanner(text);
    ScoreEvent event;
    scanner.skipSpaces();
    event.kind = scanKind(scanner);
    event.completed = scanner.accept('*');
    scanner.expect(' ');
    event.at = scanPlace(scanner);
    scanner.expect(' ');
    event.sheet = scanSheet(scanner);
    for (scanner.skipSpaces(); !scanner.atEnd(); scanner.skipSpaces()) {
        PlayerPoints points;
        points.player = scanner.number(0, 20);
        scanner.expect(':');
        points.points = scanner.number(0, 1'000'000);
        event.players.push_back(points);
    }
    if (scanner.failed())
        return scanner.error();
    return event;
}

} // namespace meeplecam::engine
