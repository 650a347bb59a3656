#include "app/server/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace meeplecam::server {

namespace {

constexpr int kRim = 4;

bool isDark(const QrCode& code, int x, int y) {
    const int size = static_cast<int>(code.size());
    const int column = x - kRim;
    const int row = y - kRim;
    return column >= 0 && row >= 0 && column < size && row < size &&
           code[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

/// Two modules, one above the other; what is light is painted.
QChar blockOf(bool upperDark, bool lowerDark) {
    if (upperDark)
        return lowerDark ? QChar(u' ') : QChar(0x2584);
    return lowerDark ? QChar(0x2580) : QChar(0x2588);
}

} // namespace

QrCode qrCodeOf(const QString& text) {
    constexpr qsizetype kMost = 1800; // phones read such a code from a screen
    constexpr qsizetype kShort = 300;
    const QByteArray bytes = text.toUtf8();
    if (bytes.isEmpty() || bytes.size() > kMost)
        return {};
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeData(static_cast<int>(bytes.size()),
                          reinterpret_cast<const unsigned char*>(bytes.constData()), 0,
                          bytes.size() <= kShort ? QR_ECLEVEL_M : QR_ECLEVEL_L),
        &QRcode_free);
    if (!made)
        return {};
    const auto width = static_cast<std::size_t>(made->width);
    QrCode code(width, std::vector<bool>(width));
    for (std::size_t y = 0; y < width; ++y)
        for (std::size_t x = 0; x < width; ++x)
            code[y][x] = (made->data[y * width + x] & 1U) != 0;
    return code;
}

QStringList terminalLines(const QrCode& code) {
    QStringList lines;
    const int width = static_cast<int>(code.size()) + 2 * kRim;
    for (int y = 0; y < width; y += 2) {
        QString line;
        for (int x = 0; x < width; ++x)
            line += blockOf(isDark(code, x, y), isDark(code, x, y + 1));
        lines.push_back(line);
    }
    return lines;
}

} // namespace meeplecam::server
