#include "app/words/guide_words.h"

#include <QCoreApplication>

namespace meeplecam::words {

namespace {

struct Guide {
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

} // namespace

QString wordsOf(calibration::SheetHint hint) {
    using calibration::SheetHint;
    switch (hint) {
    case SheetHint::Show:
        return Guide::tr("Show the printed sheet to the camera, glued onto something flat.");
    case SheetHint::ShowWhole:
        return Guide::tr("Show more of the sheet.");
    case SheetHint::Nearer:
        return Guide::tr("Bring the sheet closer to the camera.");
    case SheetHint::HoldStill:
        return Guide::tr("Hold the sheet still.");
    case SheetHint::LiftLeft:
        return Guide::tr("Tilt the sheet: lift the edge on the left of the picture.");
    case SheetHint::LiftRight:
        return Guide::tr("Tilt the sheet: lift the edge on the right of the picture.");
    case SheetHint::LiftTop:
        return Guide::tr("Tilt the sheet: lift the edge at the top of the picture.");
    case SheetHint::LiftBottom:
        return Guide::tr("Tilt the sheet: lift the edge at the bottom of the picture.");
    case SheetHint::ToTopLeft:
        return Guide::tr("Move the sheet towards the top left corner of the picture.");
    case SheetHint::ToTopRight:
        return Guide::tr("Move the sheet towards the top right corner of the picture.");
    case SheetHint::ToBottomLeft:
        return Guide::tr("Move the sheet towards the bottom left corner of the picture.");
    case SheetHint::ToBottomRight:
        return Guide::tr("Move the sheet towards the bottom right corner of the picture.");
    case SheetHint::Elsewhere:
        return Guide::tr("Move or tilt the sheet once more.");
    case SheetHint::Done:
        break;
    }
    return Guide::tr("There are enough views.");
}

QString refusalWords(const std::string& picture, vision::SquareFault why, int tiles) {
    using vision::SquareFault;
    const QString name = QString::fromStdString(picture);
    switch (why) {
    case SquareFault::LeavesPicture:
        return Guide::tr("%1: %n tile(s) are cut off by the edge. Take the picture from further away.",
                         nullptr, tiles)
            .arg(name);
    case SquareFault::TooSmall:
        return Guide::tr("%1: %n tile(s) are too small. Take the picture from closer.", nullptr, tiles)
            .arg(name);
    case SquareFault::Covered:
        return Guide::tr("%1: %n tile(s) are covered or face down. Lay them free and face up.", nullptr,
                         tiles)
            .arg(name);
    case SquareFault::Blurred:
        break;
    }
    return Guide::tr("%1: %n tile(s) are blurred. Hold the camera still and focus on the tiles.", nullptr,
                     tiles)
        .arg(name);
}

} // namespace meeplecam::words
