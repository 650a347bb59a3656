#include "app/words/report_words.h"

#include "app/words/breach_words.h"
#include "app/words/language.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"
#include "engine/play/turn_rules.h"

#include <QCoreApplication>

namespace meeplecam::words {

namespace {

using engine::FeatureKind;

struct Reports {
    Q_DECLARE_TR_FUNCTIONS(Reports)
};

/// "A, B or C"
QString oneOf(const QStringList& words) {
    if (words.size() < 2)
        return words.join(QString());
    return Reports::tr("%1 or %2").arg(words.mid(0, words.size() - 1).join(Reports::tr(", ")), words.back());
}

/// "A, B and C"
QString allOf(const QStringList& words) {
    if (words.size() < 2)
        return words.join(QString());
    return Reports::tr("%1 and %2").arg(words.mid(0, words.size() - 1).join(Reports::tr(", ")), words.back());
}

QString meepleOn(models::MeepleColour colour, FeatureKind kind) {
    switch (kind) {
    case FeatureKind::Road:
        return Reports::tr("%1 on a road").arg(wordOf(colour));
    case FeatureKind::City:
        return Reports::tr("%1 in a city").arg(wordOf(colour));
    case FeatureKind::Cloister:
        return Reports::tr("%1 on a cloister").arg(wordOf(colour));
    case FeatureKind::Garden:
        return Reports::tr("%1 in a garden").arg(wordOf(colour));
    case FeatureKind::Field:
    case FeatureKind::River:
        break;
    }
    return Reports::tr("%1 on a field").arg(wordOf(colour));
}

QString notTakenBackWords(FeatureKind kind) {
    switch (kind) {
    case FeatureKind::Road:
        return Reports::tr("This road is complete, but its meeples were not taken back.");
    case FeatureKind::City:
        return Reports::tr("This city is complete, but its meeples were not taken back.");
    default:
        return Reports::tr("This cloister is complete, but its meeple was not taken back.");
    }
}

QString missedWords(FeatureKind kind, const QString& points, const QString& colours) {
    switch (kind) {
    case FeatureKind::Road:
        return Reports::tr("This road is complete, but its meeples were not taken back: %1 for %2.")
            .arg(points, colours);
    case FeatureKind::City:
        return Reports::tr("This city is complete, but its meeples were not taken back: %1 for %2.")
            .arg(points, colours);
    default:
        return Reports::tr("This cloister is complete, but its meeple was not taken back: %1 for %2.")
            .arg(points, colours);
    }
}

QString surplusOfMany(const models::SurplusTiles& surplus) {
    int tooMany = 0;
    for (const engine::Overcount& over : surplus.kinds)
        tooMany += over.seen - over.inBox;
    return Reports::tr(
        "There are %n more tile(s) on the table than in the boxes in play. If another box is on the "
        "table, choose it as well.",
        nullptr, tooMany);
}

/// A finding as a sentence.
struct FindingWords {
    const models::BoardReport& report;
    const engine::TileRegistry& registry;
    const ReportWords::Names& names;

    QString operator()(const models::NoBoard&) const {
        return Reports::tr("No tiles of this edition were found in the picture. Photograph the board from "
                           "closer, or choose the edition of your tiles.");
    }
    QString operator()(const models::OtherEdition&) const {
        return Reports::tr(
            "The tiles in the picture do not look like this edition. If they are small in the picture, "
            "photograph the board from closer; else choose the edition of your tiles, or teach them.");
    }
    QString operator()(const models::HiddenPlaces& hidden) const {
        return Reports::tr("A hand or another object covers %n space(s) where tiles may lie. Remove it and "
                           "photograph the board again.",
                           nullptr, static_cast<int>(hidden.cells.size()));
    }
    QString operator()(const engine::Clash& clash) const {
        return clash.side == engine::Side::East ? Reports::tr("This tile does not fit the tile on its right.")
                                                : Reports::tr("This tile does not fit the tile below it.");
    }
    QString operator()(const models::OtherBoxes& others) const {
        return Reports::tr(
            "%n tile(s) look like none of the boxes in play, so they are not counted. If another "
            "box is on the table, choose it as well.",
            nullptr, static_cast<int>(others.cells.size()));
    }
    QString operator()(const models::BoxesAdded& added) const {
        return Reports::tr(
                   "Tiles of boxes that were not chosen are on the table. These boxes were added: %1.")
            .arg(allOf(boxWords(added.boxes)));
    }
    QString operator()(const models::SurplusTiles& surplus) const {
        if (surplus.kinds.size() > 1)
            return surplusOfMany(surplus);
        const engine::Overcount& over = surplus.kinds.front();
        const QString name = tileName(registry[over.tile]);
        if (over.inBox == 0)
            return Reports::tr("This tile is in none of the boxes in play: %1.").arg(name);
        return Reports::tr("There are more of this tile on the table (%1) than in the boxes (%2): %3.")
            .arg(over.seen)
            .arg(over.inBox)
            .arg(name);
    }
    QString operator()(const models::MissedScoring& missed) const {
        if (missed.colours.empty())
            return notTakenBackWords(missed.feature);
        QStringList colours;
        for (const models::MeepleColour colour : missed.colours)
            colours.push_back(names(colour));
        return missedWords(missed.feature, pointsWords(missed.points), allOf(colours));
    }
    QString operator()(const engine::Breach& breach) const {
        engine::GameSetup setup;
        setup.registry = std::shared_ptr<const engine::TileRegistry>(std::shared_ptr<void>(), &registry);
        for (const models::ReportedScore& score : report.scores)
            setup.players.push_back(
                {names(score.colour).toStdString(), std::string(models::nameOf(score.colour))});
        return wordsOf(breach, setup);
    }
    QString operator()(const models::FindingInWords& words) const {
        return QString::fromStdString(words.text);
    }
};

} // namespace

QString wordsOf(models::QuestionReason why) {
    using models::QuestionReason;
    switch (why) {
    case QuestionReason::NoPicture:
        return Reports::tr("no picture of this edition shows this tile");
    case QuestionReason::OtherEdition:
        return Reports::tr("the tiles look like another edition");
    case QuestionReason::OtherBox:
        return Reports::tr("this tile looks like none of the boxes in play");
    case QuestionReason::LooksAlike:
        return Reports::tr("several tiles match what is visible");
    case QuestionReason::UnclearTurn:
        return Reports::tr("it is not clear which way round this tile lies");
    case QuestionReason::MatchesNone:
        return Reports::tr("no picture of this edition matches this tile");
    case QuestionReason::Covered:
        return Reports::tr("something lies here, or covers a tile");
    case QuestionReason::UnderHand:
        return Reports::tr("a hand or another object covers this space");
    case QuestionReason::MaybeMeeple:
        return Reports::tr("this may be a meeple");
    case QuestionReason::UnclearColour:
        return Reports::tr("the colour of this meeple is not clear");
    case QuestionReason::TakenBack:
        return Reports::tr("a meeple may have stood here shortly");
    case QuestionReason::UnclearClaim:
        break;
    }
    return Reports::tr("it is not clear what this meeple claims");
}

QString placeWords(engine::Cell cell, const engine::CellRange& shown) {
    return Reports::tr("Row %1, column %2").arg(cell.y - shown.first.y + 1).arg(cell.x - shown.first.x + 1);
}

QString sheetWords(const models::ReportedPoints& points, const engine::CellRange& shown) {
    QStringList parts{wordOf(points.feature)};
    if (points.complete)
        parts.push_back(Reports::tr("complete"));
    if (points.feature == FeatureKind::Road || points.feature == FeatureKind::City)
        parts.push_back(Reports::tr("%n tile(s)", nullptr, points.tiles));
    if (points.pennants > 0)
        parts.push_back(Reports::tr("%n pennant(s)", nullptr, points.pennants));
    parts.push_back(placeWords(points.at.cell, shown));
    return parts.join(Reports::tr(", "));
}

QString seenWords(std::size_t tiles, std::size_t meeples) {
    return Reports::tr("%1, %2", "how many tiles and meeples")
        .arg(Reports::tr("%n tile(s)", nullptr, static_cast<int>(tiles)),
             Reports::tr("%n meeple(s)", nullptr, static_cast<int>(meeples)));
}

ReportWords::ReportWords(const models::BoardReport& report, const engine::TileRegistry& registry, Names names)
    : m_report(report)
    , m_registry(registry)
    , m_names(names ? std::move(names) : Names([](models::MeepleColour colour) { return wordOf(colour); }))
    , m_shown(report.tiles.empty() ? engine::CellRange() : models::extentOf(report)) {}

QString ReportWords::answer(const models::ReportAnswer& answer) const {
    if (answer.tile)
        return tileName(m_registry[answer.tile->placement.tile]);
    if (!answer.meeple)
        return Reports::tr("nothing", "lies or stands there");
    const models::ReportedTile* tile = models::tileAt(m_report, answer.meeple->feature.cell);
    if (tile == nullptr)
        return wordOf(answer.meeple->colour);
    const auto& segments = m_registry[tile->placement.tile].segments;
    const QString words = meepleOn(answer.meeple->colour,
                                   segments[static_cast<std::size_t>(answer.meeple->feature.segment)].kind);
    if (answer.meeple->figure == engine::MeepleType::Small)
        return words;
    return QStringLiteral("%1 (%2)").arg(words, wordWithin(answer.meeple->figure));
}

QStringList ReportWords::answers(const models::ReportQuestion& question) const {
    QStringList words;
    for (const models::ReportAnswer& other : question.answers)
        words.push_back(answer(other));
    words.removeDuplicates();
    return words;
}

QString ReportWords::question(const models::ReportQuestion& question) const {
    return Reports::tr("%1: %2 – %3?", "a place, why something is asked there, and what it may be")
        .arg(placeWords(question.cell, m_shown), wordsOf(question.why), oneOf(answers(question)));
}

QString ReportWords::finding(const models::ReportFinding& finding) const {
    return std::visit(FindingWords{m_report, m_registry, m_names}, finding.content);
}

QString ReportWords::findingAt(const models::ReportFinding& found) const {
    if (!models::hasPlace(found))
        return finding(found);
    return Reports::tr("%1: %2", "a place, and what is said of it")
        .arg(placeWords(found.cell, m_shown), finding(found));
}

QString ReportWords::meeple(const models::ReportedMeeple& meeple) const {
    return Reports::tr("%1: %2", "a place, and what is said of it")
        .arg(placeWords(meeple.feature.cell, m_shown), answer({.meeple = meeple}));
}

QString ReportWords::claim(const models::ReportedMeeple& meeple) const {
    const models::ReportedTile* tile = models::tileAt(m_report, meeple.feature.cell);
    if (tile == nullptr)
        return {};
    const auto& segments = m_registry[tile->placement.tile].segments;
    return wordWithin(segments[static_cast<std::size_t>(meeple.feature.segment)].kind);
}

QString ReportWords::seen() const {
    if (m_report.tiles.empty())
        return Reports::tr("No board was found");
    QStringList parts{seenWords(m_report.tiles.size(), m_report.meeples.size())};
    if (!m_report.questions.empty())
        parts.push_back(Reports::tr("%n question(s)", nullptr, static_cast<int>(m_report.questions.size())));
    if (!m_report.findings.empty())
        parts.push_back(Reports::tr("%n finding(s)", nullptr, static_cast<int>(m_report.findings.size())));
    return parts.join(Reports::tr(", "));
}

art::PanelWords panelWords(const models::BoardReport& report, const engine::TileRegistry& registry) {
    const ReportWords say(report, registry);
    art::PanelWords words;
    words.headline =
        (report.tiles.empty() ? say.seen() : seenWords(report.tiles.size(), report.meeples.size()))
            .toStdString();
    words.scores = Reports::tr("If the game ended now").toStdString();
    words.questions = Reports::tr("Not certain").toStdString();
    words.findings = Reports::tr("Please check").toStdString();
    for (const models::ReportedScore& score : report.scores) {
        words.players.push_back(wordOf(score.colour).toStdString());
        std::vector<std::string>& sheet = words.sheets.emplace_back();
        for (const models::ReportedPoints& points : score.sheet)
            sheet.push_back(sheetWords(points, models::extentOf(report)).toStdString());
    }
    for (const models::ReportQuestion& question : report.questions)
        words.asked.push_back(say.question(question).toStdString());
    for (const models::ReportFinding& finding : report.findings)
        words.found.push_back(say.findingAt(finding).toStdString());
    return words;
}

art::OverlayWords overlayWords(const models::BoardReport& report, const engine::TileRegistry& registry) {
    const ReportWords say(report, registry);
    art::OverlayWords words;
    for (const models::ReportedTile& tile : report.tiles)
        words.tiles.push_back(tileWord(registry[tile.placement.tile]).toStdString());
    for (const models::ReportedMeeple& meeple : report.meeples)
        words.meeples.push_back(say.claim(meeple).toStdString());
    words.seen = say.seen().toStdString();
    return words;
}

models::Json boardReportJson(const models::BoardReport& report, const engine::TileRegistry& registry) {
    const InEnglish english;
    const ReportWords say(report, registry);
    const auto ruleOf = [](const models::ReportFinding& finding) {
        const auto* breach = std::get_if<engine::Breach>(&finding.content);
        return breach == nullptr ? std::string() : " (" + std::string(engine::ruleOf(*breach)) + ")";
    };
    return models::writeBoardReport(
        report, registry,
        {.why = [](const auto& question) { return wordsOf(question.why).toStdString(); },
         .text = [&](const auto& finding) { return say.finding(finding).toStdString() + ruleOf(finding); }});
}

} // namespace meeplecam::words
