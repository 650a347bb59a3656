#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace meeplecam::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Boxes {
    Q_DECLARE_TR_FUNCTIONS(Boxes)
};

// Titles of the tile sets that come with the program.
constexpr const char* kBoxes[] = {
    QT_TRANSLATE_NOOP("Boxes", "Winter Edition, the twelve animal tiles"),
    QT_TRANSLATE_NOOP("Boxes", "Winter Edition"),
    QT_TRANSLATE_NOOP("Boxes", "The Gingerbread Man"),
    QT_TRANSLATE_NOOP("Boxes", "The Gingerbread Man, misprinted sheet"),
    QT_TRANSLATE_NOOP("Boxes", "Inns & Cathedrals"),
    QT_TRANSLATE_NOOP("Boxes", "Inns & Cathedrals, 2014 and later (with gardens)"),
    QT_TRANSLATE_NOOP("Boxes", "Carcassonne, 2014 and later (with gardens)"),
    QT_TRANSLATE_NOOP("Boxes", "The River, 2001"),
    QT_TRANSLATE_NOOP("Boxes", "The River, 2014"),
    QT_TRANSLATE_NOOP("Boxes", "The River, 2021"),
    QT_TRANSLATE_NOOP("Boxes", "The Abbot"),
    QT_TRANSLATE_NOOP("Boxes", "Traders & Builders"),
    QT_TRANSLATE_NOOP("Boxes", "Traders & Builders, 2015 and later (with gardens)"),
    QT_TRANSLATE_NOOP("Boxes", "Waysides"),
    QT_TRANSLATE_NOOP("Boxes", "Print-and-play demo"),
};

QString wordsOf(const engine::PointsItem& item) {
    using engine::PointsReason;
    switch (item.reason) {
    case PointsReason::Tiles:
        return tilesWords(item.count);
    case PointsReason::Pennants:
        return Words::tr("%n pennant(s)", nullptr, item.count);
    case PointsReason::Inn:
        return Words::tr("inn, %n tile(s) once more", nullptr, item.count);
    case PointsReason::Cathedral:
        return Words::tr("cathedral, %n once more", nullptr, item.count);
    case PointsReason::Cloister:
        return Words::tr("cloister");
    case PointsReason::Garden:
        return Words::tr("garden");
    case PointsReason::Pig:
        return Words::tr("pig, %n city(s) once more", nullptr, item.count);
    case PointsReason::MostGoods:
        return Words::tr("most of it");
    case PointsReason::Neighbours:
        return Words::tr("%n neighbour(s)", nullptr, item.count);
    case PointsReason::CompletedCities:
        return Words::tr("%n completed city(s)", nullptr, item.count);
    case PointsReason::UnfinishedInn:
        return Words::tr("inn, not completed");
    case PointsReason::UnfinishedCathedral:
        return Words::tr("cathedral, not completed");
    case PointsReason::Unfinished:
        return Words::tr("not completed");
    }
    return {};
}

QString glareWords(vision::PicturePlace where) {
    switch (where) {
    case vision::PicturePlace::Left:
        return Words::tr("Glare on the left: move the lamp or tilt the camera.");
    case vision::PicturePlace::Right:
        return Words::tr("Glare on the right: move the lamp or tilt the camera.");
    case vision::PicturePlace::Top:
        return Words::tr("Glare at the top: move the lamp or tilt the camera.");
    case vision::PicturePlace::Bottom:
        return Words::tr("Glare at the bottom: move the lamp or tilt the camera.");
    case vision::PicturePlace::Middle:
        break;
    }
    return Words::tr("Glare in the middle: move the lamp or tilt the camera.");
}

/// `edge` is Middle when there are several.
QString leavesWords(vision::PicturePlace edge) {
    switch (edge) {
    case vision::PicturePlace::Left:
        return Words::tr("The board is cut off on the left: move the camera back or turn it.");
    case vision::PicturePlace::Right:
        return Words::tr("The board is cut off on the right: move the camera back or turn it.");
    case vision::PicturePlace::Top:
        return Words::tr("The board is cut off at the top: move the camera back or turn it.");
    case vision::PicturePlace::Bottom:
        return Words::tr("The board is cut off at the bottom: move the camera back or turn it.");
    case vision::PicturePlace::Middle:
        break;
    }
    return Words::tr("The board does not fit the picture: move the camera back.");
}

} // namespace

QString wordOf(engine::FeatureKind kind) {
    switch (kind) {
    case engine::FeatureKind::Road:
        return Words::tr("Road");
    case engine::FeatureKind::City:
        return Words::tr("City");
    case engine::FeatureKind::Cloister:
        return Words::tr("Cloister");
    case engine::FeatureKind::River:
        return Words::tr("River");
    case engine::FeatureKind::Garden:
        return Words::tr("Garden");
    case engine::FeatureKind::Field:
        break;
    }
    return Words::tr("Field");
}

QString wordWithin(engine::FeatureKind kind) {
    switch (kind) {
    case engine::FeatureKind::Road:
        return Words::tr("road");
    case engine::FeatureKind::City:
        return Words::tr("city");
    case engine::FeatureKind::Cloister:
        return Words::tr("cloister");
    case engine::FeatureKind::River:
        return Words::tr("river");
    case engine::FeatureKind::Garden:
        return Words::tr("garden");
    case engine::FeatureKind::Field:
        break;
    }
    return Words::tr("field");
}

QString wordOf(engine::ScoreKind kind) {
    switch (kind) {
    case engine::ScoreKind::Road:
        return Words::tr("Road");
    case engine::ScoreKind::City:
        return Words::tr("City");
    case engine::ScoreKind::Cloister:
        return Words::tr("Cloister");
    case engine::ScoreKind::Field:
        return Words::tr("Field");
    case engine::ScoreKind::Garden:
        return Words::tr("Garden");
    case engine::ScoreKind::Goods:
        return Words::tr("Goods");
    case engine::ScoreKind::Gingerbread:
        break;
    }
    return Words::tr("Gingerbread man");
}

QString wordOf(engine::Goods goods) {
    switch (goods) {
    case engine::Goods::Wine:
        return Words::tr("wine");
    case engine::Goods::Grain:
        return Words::tr("grain");
    case engine::Goods::Cloth:
        return Words::tr("cloth");
    case engine::Goods::None:
        break;
    }
    return {};
}

QString goodsWords(const engine::GoodsCounts& goods) {
    QStringList kinds;
    for (std::size_t kind = 0; kind < goods.size(); ++kind)
        if (goods[kind] > 0)
            kinds.push_back(QStringLiteral("%1 × %2").arg(QString::number(goods[kind]),
                                                          wordOf(static_cast<engine::Goods>(kind + 1))));
    return kinds.join(QStringLiteral(", "));
}

QString goodsAsideWords() {
    return Words::tr(
        "Goods don't lie on the board: for each kind, add 10 points to the track of everyone who "
        "has most of it.");
}

QString wordOf(engine::MeepleType figure) {
    switch (figure) {
    case engine::MeepleType::Large:
        return Words::tr("Large meeple");
    case engine::MeepleType::Abbot:
        return Words::tr("Abbot");
    case engine::MeepleType::Builder:
        return Words::tr("Builder");
    case engine::MeepleType::Pig:
        return Words::tr("Pig");
    case engine::MeepleType::Small:
        break;
    }
    return Words::tr("Meeple");
}

QString wordWithin(engine::MeepleType figure) {
    switch (figure) {
    case engine::MeepleType::Large:
        return Words::tr("large meeple");
    case engine::MeepleType::Abbot:
        return Words::tr("abbot");
    case engine::MeepleType::Builder:
        return Words::tr("builder");
    case engine::MeepleType::Pig:
        return Words::tr("pig");
    case engine::MeepleType::Small:
        break;
    }
    return Words::tr("meeple");
}

QString wordOf(models::MeepleColour colour) {
    switch (colour) {
    case models::MeepleColour::Red:
        return Words::tr("Red");
    case models::MeepleColour::Yellow:
        return Words::tr("Yellow");
    case models::MeepleColour::Green:
        return Words::tr("Green");
    case models::MeepleColour::Blue:
        return Words::tr("Blue");
    case models::MeepleColour::Black:
        return Words::tr("Black");
    case models::MeepleColour::Pink:
        return Words::tr("Pink");
    case models::MeepleColour::Grey:
        return Words::tr("Grey");
    case models::MeepleColour::White:
        return Words::tr("White");
    case models::MeepleColour::Orange:
        return Words::tr("Orange");
    case models::MeepleColour::Purple:
        return Words::tr("Purple");
    case models::MeepleColour::Brown:
        break;
    }
    return Words::tr("Brown");
}

QString colourWord(const std::string& colour) {
    const auto known = models::findColour(colour);
    return known ? wordOf(*known) : QString::fromStdString(colour);
}

QString listWords(const QStringList& things) {
    if (things.size() < 2)
        return things.join(QString());
    return Words::tr("%1 and %2", "the end of a list")
        .arg(things.mid(0, things.size() - 1).join(QStringLiteral(", ")), things.back());
}

QString tilesWords(int tiles) {
    return Words::tr("%n tile(s)", nullptr, tiles);
}

QString pointsWords(int points) {
    return Words::tr("%n point(s)", nullptr, points);
}

QString reasonsOf(const engine::PointsSheet& sheet) {
    QStringList reasons;
    for (const engine::PointsItem& item : sheet.items)
        reasons.push_back(sheet.items.size() == 1
                              ? wordsOf(item)
                              : QStringLiteral("%1 = %2").arg(wordsOf(item)).arg(item.points()));
    return reasons.empty() ? Words::tr("nothing") : reasons.join(QStringLiteral(", "));
}

QString boxWord(const engine::TileSet& box) {
    for (const char* title : kBoxes)
        if (box.title == title)
            return Boxes::tr(title);
    return QString::fromStdString(box.title);
}

QStringList boxWords(const std::vector<engine::TileSet>& boxes) {
    QStringList words;
    for (const engine::TileSet& box : boxes)
        words.push_back(boxWord(box));
    return words;
}

QString tileWord(const engine::TileType& type) {
    return QString::fromStdString(type.name.substr(type.name.find('.') + 1));
}

QString wordsOf(const vision::PictureAdvice& advice) {
    using vision::PictureFault;
    switch (advice.fault) {
    case PictureFault::TooDark:
        return Words::tr("Too dark: turn on a light.");
    case PictureFault::TooBright:
        return Words::tr("Too bright: dim the light or lower the camera's exposure.");
    case PictureFault::Glare:
        return glareWords(advice.where);
    case PictureFault::Blurred:
        return Words::tr("Blurred: wipe the lens, or let the camera focus on the table.");
    case PictureFault::SmallTiles:
        return Words::tr("Tiles are only %1 pixels wide: move the camera closer.").arg(advice.tile_px);
    case PictureFault::LeavesPicture:
        return leavesWords(advice.where);
    case PictureFault::Hunting:
        break;
    }
    return Words::tr("The brightness keeps changing: lock the camera's exposure.");
}

QString goodPictureWords() {
    return Words::tr("The picture is good.");
}

} // namespace meeplecam::words
