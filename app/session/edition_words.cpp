#include "app/session/edition_words.h"

#include "app/session/bundled.h"

#include <QCoreApplication>

namespace meeplecam::session {

namespace {

struct Editions {
    Q_DECLARE_TR_FUNCTIONS(Editions)
};

} // namespace

QString editionName(const KeptCatalogue& edition) {
    if (edition.folder == houseCatalogue())
        return Editions::tr("House edition");
    if (edition.folder == houseCatalogue().parent_path() / "house_winter")
        return Editions::tr("House edition, winter");
    return QString::fromStdString(edition.name);
}

QString otherEditionWords(const std::optional<KeptCatalogue>& fits) {
    if (!fits)
        return Editions::tr(
            "The tiles on the table match no picture of this edition, nor of any other known one. "
            "Choose their edition, or teach these tiles.");
    return Editions::tr("The tiles on the table match no picture of this edition. They match “%1”.")
        .arg(editionName(*fits));
}

} // namespace meeplecam::session
