#include "app/words/dates.h"

#include <QLocale>
#include <gmock/gmock.h>

namespace meeplecam::words {
namespace {

TEST(Dates, AreWrittenAsThePlayerWritesThem) {
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    EXPECT_EQ(dateWords(QStringLiteral("2026-11-22 20:15")), QStringLiteral("22.11.26 20:15"));
    EXPECT_EQ(dateWords(QStringLiteral("2026-11-22")), QStringLiteral("22.11.26"));
    QLocale::setDefault(QLocale(QStringLiteral("fr_FR")));
    EXPECT_EQ(dateWords(QStringLiteral("2026-11-22")), QStringLiteral("22/11/2026"));
    QLocale::setDefault(before);
}

TEST(Dates, WhatIsNoneStaysAsItIs) {
    for (const char* text : {"", "Friday", "2026-13-40", "2026-11-22 25:00"})
        EXPECT_EQ(dateWords(QString::fromUtf8(text)), QString::fromUtf8(text));
}

} // namespace
} // namespace meeplecam::words
