#include "app/session/editions/edition_words.h"

#include "app/session/editions/bundled.h"
#include "app/words/words.h"

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
    if (edition.folder == winterCatalogue())
        return Editions::tr("House edition, winter");
    return QString::fromStdString(edition.name);
}

QString otherEditionWords(const std::optional<KeptCatalogue>& fits) {
    if (!fits)
        return Editions::tr(
            "The tiles on the table match no picture of this edition, nor of any other known one. "
            "Choose their edition, teach these tiles, or play with any tiles.");
    return Editions::tr("The tiles on the table match no picture of this edition. They match “%1”.")
        .arg(editionName(*fits));
}

QString mirroredWords() {
    return Editions::tr(
        "The picture is mirrored. Turn mirroring off in the settings of the camera, or of the "
        "program that passes its picture on.");
}

QString otherBoxesWords(const std::vector<engine::TileSet>& boxes) {
    return Editions::tr("Tiles of boxes that were not chosen are on the table: %1.")
        .arg(words::listWords(words::boxWords(boxes)));
}

QString foundEditionWords(const std::vector<FittingEdition>& fitting) {
    if (fitting.empty())
        return Editions::tr("The tiles match no known edition. They are read by what they show.");
    const QString best = editionName(fitting.front().edition);
    if (isNearTie(fitting))
        return Editions::tr("The tiles match “%1”, and nearly as well “%2”. They are read as those of “%1”; "
                            "choose the right edition if that is wrong.")
            .arg(best, editionName(fitting[1].edition));
    return Editions::tr("The tiles match “%1”.").arg(best);
}

} // namespace meeplecam::session
