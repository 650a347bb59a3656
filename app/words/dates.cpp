#include "app/words/dates.h"

#include <QDateTime>
#include <QLocale>

namespace meeplecam::words {

QString dateWords(const QString& sortable) {
    if (QLocale().language() == QLocale::C)
        return sortable;
    if (const auto moment = QDateTime::fromString(sortable, QStringLiteral("yyyy-MM-dd HH:mm"));
        moment.isValid())
        return QLocale().toString(moment, QLocale::ShortFormat);
    if (const auto day = QDate::fromString(sortable, QStringLiteral("yyyy-MM-dd")); day.isValid())
        return QLocale().toString(day, QLocale::ShortFormat);
    return sortable;
}

} // namespace meeplecam::words
