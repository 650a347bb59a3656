#include "app/session/story/game_words.h"

#include "app/session/sources/phone_line.h"
#include "app/session/story/live_event.h"
#include "app/words/breach_words.h"
#include "app/words/place_words.h"
#include "app/words/report_words.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QCoreApplication>

#include <array>

namespace meeplecam::session {

using engine::GameSetup;

namespace {

struct Findings {
    Q_DECLARE_TR_FUNCTIONS(Findings)
};
struct Trouble {
    Q_DECLARE_TR_FUNCTIONS(Trouble)
};
struct Questions {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

QString tileWords(const GameSetup& setup, engine::TileTypeId tile) {
    return words::tileName((*setup.registry)[tile]);
}

/// Puts findings into words.
class FindingSpeaker {
public:
    explicit FindingSpeaker(const GameSetup& setup)
        : m_setup(setup)
        , m_names(shownNames(setup)) {}

    QString operator()(const FindingInWords& words) const { return QString::fromStdString(words.text); }
    QString operator()(const WrongStart& start) const;
    QString operator()(const ImpossibleTurn& turn) const {
        return Findings::tr("This turn is impossible and does not count.") + QLatin1Char(' ') +
               words::wordsOf(turn.why, m_setup);
    }
    QString operator()(const BrokenRule& broken) const { return words::wordsOf(broken.breach, m_setup); }
    QString operator()(const NotTakenBack& left) const;
    QString operator()(const TakenWithoutScoring& taken) const;
    QString operator()(const StrayMeeple& stray) const {
        return Findings::tr("%1's meeple on this tile does not belong to any turn.")
            .arg(nameOf(stray.player));
    }
    QString operator()(const ColoursAlike& alike) const {
        return Findings::tr("%1 and %2 look alike in this light. Turn on another lamp, or let one of them "
                            "play another colour.")
            .arg(words::wordOf(alike.one), words::wordOf(alike.other));
    }

    QString operator()(const TrackDiffers& differs) const;

private:
    [[nodiscard]] QString slipWords(const TrackSlip& slip) const;
    [[nodiscard]] const QString& nameOf(int player) const {
        return m_names[static_cast<std::size_t>(player)];
    }

    const GameSetup& m_setup;
    std::vector<QString> m_names;
};

QString FindingSpeaker::operator()(const WrongStart& start) const {
    const QString laid = tileWords(m_setup, start.tile);
    if (engine::countOf(engine::sumOf(m_setup.sets), start.tile) == 0)
        return Findings::tr("The first tile, “%1”, is in none of the chosen boxes.").arg(laid);
    GameSetup usual = m_setup;
    usual.start.reset();
    if (const auto wanted = engine::startOf(usual); wanted && wanted->tile != start.tile)
        return Findings::tr("A game with these boxes starts with “%1”, not with “%2”.")
            .arg(tileWords(m_setup, wanted->tile), laid);
    return Findings::tr("The game can't start with “%1” here.").arg(laid);
}

QString FindingSpeaker::operator()(const TrackDiffers& differs) const {
    const QString name = nameOf(differs.player);
    const QString where =
        differs.ahead < 0
            ? Findings::tr("%1's figure on the scoring track is %n space(s) behind.", nullptr, -differs.ahead)
            : Findings::tr("%1's figure on the scoring track is %n space(s) too far.", nullptr,
                           differs.ahead);
    return (where.arg(name) + QLatin1Char(' ') + slipWords(differs.slip)).trimmed();
}

/// What scores while a game is played.
engine::FeatureKind featureOf(engine::ScoreKind kind) {
    switch (kind) {
    case engine::ScoreKind::Road:
        return engine::FeatureKind::Road;
    case engine::ScoreKind::Cloister:
        return engine::FeatureKind::Cloister;
    case engine::ScoreKind::Garden:
        return engine::FeatureKind::Garden;
    case engine::ScoreKind::Field:
        return engine::FeatureKind::Field;
    default:
        return engine::FeatureKind::City;
    }
}

/// What was left out, of a feature and a turn that are still to be filled in.
QString detailWords(engine::PointsReason detail) {
    switch (detail) {
    case engine::PointsReason::Inn:
        return Findings::tr("Probably left out: the inn (%1 of turn %2).");
    case engine::PointsReason::Cathedral:
        return Findings::tr("Probably left out: the cathedral (%1 of turn %2).");
    case engine::PointsReason::Neighbours:
        return Findings::tr("Probably left out: the tiles around it (%1 of turn %2).");
    default:
        return Findings::tr("Probably left out: the pennants (%1 of turn %2).");
    }
}

QString FindingSpeaker::slipWords(const TrackSlip& slip) const {
    const QString turn = QString::number(slip.turn + 1);
    const QString scored = words::wordWithin(featureOf(slip.scored));
    switch (slip.kind) {
    case TrackSlip::Kind::NotMoved:
        return Findings::tr("Probably not moved yet: %1 of turn %2.").arg(scored, turn);
    case TrackSlip::Kind::MovedTwice:
        return Findings::tr("Probably moved twice: %1 of turn %2.").arg(scored, turn);
    case TrackSlip::Kind::OtherMoved:
        return Findings::tr("Probably %3's figure was moved instead: %1 of turn %2.")
            .arg(scored, turn, nameOf(slip.other));
    case TrackSlip::Kind::DetailLeftOut:
        return detailWords(slip.detail).arg(scored, turn);
    case TrackSlip::Kind::Miscounted:
        return Findings::tr("Probably counted wrongly by one: %1 of turn %2.").arg(scored, turn);
    case TrackSlip::Kind::Unknown:
        break;
    }
    return {};
}

QString FindingSpeaker::operator()(const NotTakenBack& left) const {
    const QString name = nameOf(left.meeple.player);
    const QString points = words::pointsWords(left.points);
    if (!left.scored)
        return Findings::tr("%1's meeple has scored and is still on the board. Return it to the supply.")
            .arg(name);
    switch (*left.scored) {
    case engine::ScoreKind::Road:
        return Findings::tr("%1's meeple is still on the road that scored %2. Return it to the supply.")
            .arg(name, points);
    case engine::ScoreKind::Cloister:
        return Findings::tr("%1's meeple is still in the cloister that scored %2. Return it to the supply.")
            .arg(name, points);
    case engine::ScoreKind::Field:
        return Findings::tr("%1's meeple is still in the field that scored %2. Return it to the supply.")
            .arg(name, points);
    case engine::ScoreKind::Garden:
        return Findings::tr("%1's abbot is still in the garden that scored %2. Return it to the supply.")
            .arg(name, points);
    case engine::ScoreKind::City:
    case engine::ScoreKind::Gingerbread:
    case engine::ScoreKind::Goods:
        break;
    }
    return Findings::tr("%1's meeple is still in the city that scored %2. Return it to the supply.")
        .arg(name, points);
}

QString FindingSpeaker::operator()(const TakenWithoutScoring& taken) const {
    const QString name = nameOf(taken.meeple.player);
    if (!taken.feature)
        return Findings::tr("%1's meeple was taken off the board, but it has not scored. Put it back.")
            .arg(name);
    switch (*taken.feature) {
    case engine::FeatureKind::Road:
        return Findings::tr("%1's meeple was taken off its road, but the road has not scored. Put it back.")
            .arg(name);
    case engine::FeatureKind::City:
        return Findings::tr(
                   "%1's meeple was taken out of its city, but the city has not scored. Put it back.")
            .arg(name);
    case engine::FeatureKind::Cloister:
        return Findings::tr(
                   "%1's meeple was taken off its cloister, but the cloister has not scored. Put it back.")
            .arg(name);
    case engine::FeatureKind::Garden:
        return Findings::tr(
                   "%1's abbot was taken out of its garden, but the garden has not scored. Put it back.")
            .arg(name);
    case engine::FeatureKind::Field:
    case engine::FeatureKind::River:
        break;
    }
    return Findings::tr(
               "%1's meeple was taken out of its field, but fields score at the end only. Put it back.")
        .arg(name);
}

QString onTheOnly(engine::FeatureKind kind, const QString& name) {
    switch (kind) {
    case engine::FeatureKind::Road:
        return Questions::tr("%1 on the road").arg(name);
    case engine::FeatureKind::City:
        return Questions::tr("%1 in the city").arg(name);
    case engine::FeatureKind::Cloister:
        return Questions::tr("%1 in the cloister").arg(name);
    case engine::FeatureKind::Garden:
        return Questions::tr("%1 in the garden").arg(name);
    case engine::FeatureKind::Field:
    case engine::FeatureKind::River:
        break;
    }
    return Questions::tr("%1 in the field").arg(name);
}

QString onOneOfSeveral(engine::FeatureKind kind, const QString& name, const QString& direction) {
    switch (kind) {
    case engine::FeatureKind::Road:
        return Questions::tr("%1 on the road (%2)").arg(name, direction);
    case engine::FeatureKind::City:
        return Questions::tr("%1 in the city (%2)").arg(name, direction);
    case engine::FeatureKind::Cloister:
    case engine::FeatureKind::Garden:
        return onTheOnly(kind, name);
    case engine::FeatureKind::Field:
    case engine::FeatureKind::River:
        break;
    }
    return Questions::tr("%1 in the field (%2)").arg(name, direction);
}

/// A player, with what is placed if that is no small meeple.
QString withFigure(const QString& name, engine::MeepleType figure) {
    return figure == engine::MeepleType::Small
               ? name
               : QStringLiteral("%1 (%2)").arg(name, words::wordWithin(figure));
}

QString meepleAnswer(const StoryTurn& answer, const GameSetup& setup) {
    QString name =
        withFigure(shownNames(setup)[static_cast<std::size_t>(answer.turn.player)], answer.turn.meeple->type);
    const auto& segments = (*setup.registry)[answer.turn.placement.tile].segments;
    const auto segment = static_cast<std::size_t>(answer.turn.meeple->segment);
    if (segment >= segments.size())
        return name;
    const engine::Placement& placement = answer.turn.placement;
    const QString direction = words::directionWords(*setup.registry, {placement.tile, placement.rotation},
                                                    answer.turn.meeple->segment);
    return direction.isEmpty() ? onTheOnly(segments[segment].kind, name)
                               : onOneOfSeveral(segments[segment].kind, name, direction);
}

QString lossWords(vision::TableLoss loss) {
    return loss == vision::TableLoss::TooDark
               ? Trouble::tr("The picture is too dark to see the tiles. Turn on a light.")
               : Trouble::tr("The board is not visible. Check that the camera shows the whole table and that "
                             "nothing is in front of it.");
}

} // namespace

std::vector<QString> shownNames(const GameSetup& setup) {
    std::vector<QString> names;
    const std::vector<std::string> plain = playerNames(setup);
    for (std::size_t i = 0; i < plain.size(); ++i)
        names.push_back(plain[i] == setup.players[i].colour ? words::colourWord(plain[i])
                                                            : QString::fromStdString(plain[i]));
    return names;
}

QString wordsOf(const StoryFinding& finding, const GameSetup& setup) {
    return std::visit(FindingSpeaker(setup), finding.content);
}

QString wordsOf(const SourceFault& fault) {
    const QString source = QString::fromStdString(fault.source);
    switch (fault.kind) {
    case SourceFault::Kind::Unplugged:
        return Trouble::tr("The camera %1 is unplugged. Plug it in again.").arg(source);
    case SourceFault::Kind::Silent:
        return Trouble::tr("The camera %1 sends no pictures. Check that no other program uses it, or plug it "
                           "in again.")
            .arg(source);
    case SourceFault::Kind::Unreachable:
        if (fault.source == kPhoneSource)
            return Trouble::tr("The phone sends no pictures. Unlock it and show its Meeplecam page; the game "
                               "goes on by itself.");
        return Trouble::tr("No more pictures come from %1. Check the phone and the network; Meeplecam keeps "
                           "trying.")
            .arg(source);
    case SourceFault::Kind::Damaged:
        return Trouble::tr("The recording %1 ends too early: it is damaged. Copy it or record it again.")
            .arg(source);
    case SourceFault::Kind::NoPicture:
        return Trouble::tr("The file %1 can't be read as a picture. It is skipped.").arg(source);
    case SourceFault::Kind::NoLens:
        return Trouble::tr("The camera %1 is not calibrated for pictures of this size. Calibrate it at this "
                           "resolution.")
            .arg(source);
    case SourceFault::Kind::Stopped:
        break;
    }
    return Trouble::tr("No more pictures come from %1. Check its connection, and start again.").arg(source);
}

QString wordsOf(const Lost& reason) {
    if (const auto* loss = std::get_if<vision::TableLoss>(&reason))
        return lossWords(*loss);
    if (const auto* fault = std::get_if<SourceFault>(&reason))
        return wordsOf(*fault);
    return QString::fromStdString(std::get<std::string>(reason));
}

QString wordsOf(const std::variant<models::QuestionReason, std::string>& why) {
    const auto* reason = std::get_if<models::QuestionReason>(&why);
    return reason != nullptr ? words::wordsOf(*reason) : QString::fromStdString(std::get<std::string>(why));
}

QString titleOf(const StoryQuestion& question, int number) {
    if (question.turn == kNoTurn)
        return Questions::tr("The first tile: which tile is this?");
    return question.about == models::ReportQuestion::About::Tile
               ? Questions::tr("Turn %1: which tile is this?").arg(number)
               : Questions::tr("Turn %1: what does the meeple claim?").arg(number);
}

QString answerWords(const StoryQuestion& question, const StoryAlternative& answer, const GameSetup& setup) {
    if (question.about == models::ReportQuestion::About::Tile)
        return tileWords(setup, answer.turn.turn.placement.tile);
    return answer.turn.turn.meeple ? meepleAnswer(answer.turn, setup) : Questions::tr("no meeple");
}

} // namespace meeplecam::session
