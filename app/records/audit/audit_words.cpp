#include "app/records/audit/audit_words.h"

#include "app/session/story/game_words.h"
#include "app/words/report_words.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace meeplecam::records {

using engine::ScoreKind;
using Names = std::vector<QString>;
using Points = std::vector<engine::PlayerPoints>;

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

struct AuditWords {
    Q_DECLARE_TR_FUNCTIONS(AuditWords)
};
struct SlipWords {
    Q_DECLARE_TR_FUNCTIONS(SlipWords)
};

using ByKind = std::array<const char*, 7>; // by engine::ScoreKind

constexpr ByKind kFeatures{QT_TRANSLATE_NOOP("AuditWords", "road, %1"),
                           QT_TRANSLATE_NOOP("AuditWords", "city, %1"),
                           QT_TRANSLATE_NOOP("AuditWords", "cloister, %1"),
                           QT_TRANSLATE_NOOP("AuditWords", "field, %1"),
                           QT_TRANSLATE_NOOP("AuditWords", "gingerbread man in a city, %1"),
                           QT_TRANSLATE_NOOP("AuditWords", "garden, %1"),
                           QT_TRANSLATE_NOOP("AuditWords", "goods")};
constexpr ByKind kUnfinished{QT_TRANSLATE_NOOP("AuditWords", "unfinished road, %1"),
                             QT_TRANSLATE_NOOP("AuditWords", "unfinished city, %1"),
                             QT_TRANSLATE_NOOP("AuditWords", "unfinished cloister, %1"),
                             QT_TRANSLATE_NOOP("AuditWords", "field, %1"),
                             QT_TRANSLATE_NOOP("AuditWords", "gingerbread man in a city, %1"),
                             QT_TRANSLATE_NOOP("AuditWords", "unfinished garden, %1"),
                             QT_TRANSLATE_NOOP("AuditWords", "goods")};
constexpr ByKind kWrongParts{QT_TRANSLATE_NOOP("AuditWords", "%1 gets %2 for roads at the end, not %3."),
                             QT_TRANSLATE_NOOP("AuditWords", "%1 gets %2 for cities at the end, not %3."),
                             QT_TRANSLATE_NOOP("AuditWords", "%1 gets %2 for cloisters at the end, not %3."),
                             QT_TRANSLATE_NOOP("AuditWords", "%1 gets %2 for fields at the end, not %3."),
                             QT_TRANSLATE_NOOP("AuditWords", "%1 gets %2 for cities at the end, not %3."),
                             QT_TRANSLATE_NOOP("AuditWords", "%1 gets %2 for gardens at the end, not %3."),
                             QT_TRANSLATE_NOOP("AuditWords", "%1 gets %2 for goods at the end, not %3.")};
constexpr ByKind kNotDue{
    QT_TRANSLATE_NOOP("AuditWords", "A road was scored although none was due: %1."),
    QT_TRANSLATE_NOOP("AuditWords", "A city was scored although none was due: %1."),
    QT_TRANSLATE_NOOP("AuditWords", "A cloister was scored although none was due: %1."),
    QT_TRANSLATE_NOOP("AuditWords", "A field was scored although none was due: %1."),
    QT_TRANSLATE_NOOP("AuditWords", "The gingerbread man was scored although he was not due: %1."),
    QT_TRANSLATE_NOOP("AuditWords", "A garden was scored although none was due: %1."),
    QT_TRANSLATE_NOOP("AuditWords", "Goods were scored although none were due: %1.")};
constexpr ByKind kPartsForgotten{QT_TRANSLATE_NOOP("SlipWords", "all roads forgotten at the end"),
                                 QT_TRANSLATE_NOOP("SlipWords", "all cities forgotten at the end"),
                                 QT_TRANSLATE_NOOP("SlipWords", "all cloisters forgotten at the end"),
                                 QT_TRANSLATE_NOOP("SlipWords", "all fields forgotten at the end"),
                                 QT_TRANSLATE_NOOP("SlipWords", "all cities forgotten at the end"),
                                 QT_TRANSLATE_NOOP("SlipWords", "all gardens forgotten at the end"),
                                 QT_TRANSLATE_NOOP("SlipWords", "all goods forgotten at the end")};
constexpr ByKind kOwnPartsForgotten{QT_TRANSLATE_NOOP("SlipWords", "%1: all roads forgotten at the end"),
                                    QT_TRANSLATE_NOOP("SlipWords", "%1: all cities forgotten at the end"),
                                    QT_TRANSLATE_NOOP("SlipWords", "%1: all cloisters forgotten at the end"),
                                    QT_TRANSLATE_NOOP("SlipWords", "%1: all fields forgotten at the end"),
                                    QT_TRANSLATE_NOOP("SlipWords", "%1: all cities forgotten at the end"),
                                    QT_TRANSLATE_NOOP("SlipWords", "%1: all gardens forgotten at the end"),
                                    QT_TRANSLATE_NOOP("SlipWords", "%1: all goods forgotten at the end")};

const char* of(const ByKind& sentences, ScoreKind kind) {
    return sentences[static_cast<std::size_t>(kind)];
}

QString nameOf(ScoreKind kind, bool complete, int tiles) {
    const QString words = AuditWords::tr(of(complete ? kFeatures : kUnfinished, kind));
    return kind == ScoreKind::Goods ? words : words.arg(words::tilesWords(tiles));
}

const QString& nameOf(int player, const Names& names) {
    return names[static_cast<std::size_t>(player)];
}

/// "Anna +8, Ben +8"
QString amounts(const Points& points, const Names& names) {
    QStringList parts;
    for (const auto& [player, count] : points)
        if (count != 0)
            parts.push_back(QStringLiteral("%1 %2%3").arg(
                nameOf(player, names), QLatin1String(count > 0 ? "+" : ""), QString::number(count)));
    return parts.empty() ? AuditWords::tr("no points") : parts.join(QStringLiteral(", "));
}

/// What was read; nothing where no picture was.
const models::BoardReport& pictureOf(const Audit& audit) {
    static const models::BoardReport none;
    return audit.picture ? *audit.picture : none;
}

/// Puts findings into words.
class FindingSpeaker {
public:
    explicit FindingSpeaker(const Audit& audit)
        : m_audit(audit)
        , m_names(session::shownNames(audit.setup)) {}

    QString operator()(const models::ReportFinding& finding) const {
        return words::ReportWords(pictureOf(m_audit), *m_audit.setup.registry).finding(finding);
    }
    QString operator()(const session::StoryFinding& finding) const {
        return session::wordsOf(finding, m_audit.setup);
    }
    QString operator()(const LeftOut& left) const;
    QString operator()(const WrongPoints& wrong) const;
    QString operator()(const NotDue& scored) const {
        return AuditWords::tr(of(kNotDue, scored.kind)).arg(amounts(scored.written, m_names));
    }
    QString operator()(const StayedOnBoard& stayed) const;
    QString operator()(const TakenTooEarly& taken) const {
        return AuditWords::tr("%1's meeple was taken back although nothing that it stood on was scored.")
            .arg(nameOf(taken.meeple.player, m_names));
    }
    QString operator()(const StillCarriesMeeples& full) const;
    QString operator()(const WrongTurnSum& wrong) const;
    QString operator()(const WrongPart& wrong) const;
    QString operator()(const WrongTotal& wrong) const;
    QString operator()(const WrongSupply& wrong) const;
    QString operator()(const WrongGoods& wrong) const;
    QString operator()(const WrongWinner& wrong) const;

private:
    const Audit& m_audit;
    Names m_names;
};

QString FindingSpeaker::operator()(const LeftOut& left) const {
    const QString feature = featureWords(left.event);
    const QString points = amounts(left.event.players, m_names);
    switch (left.when) {
    case LeftOut::When::AtEnd:
        return AuditWords::tr("Forgotten in the final scoring: %1 (%2).").arg(feature, points);
    case LeftOut::When::ProbablyAtEnd:
        return AuditWords::tr("Probably forgotten in the final scoring: %1 (%2).").arg(feature, points);
    case LeftOut::When::InTurn:
        break;
    }
    return left.scoredIn ? AuditWords::tr("Scored only in turn %1: %2 (%3).")
                               .arg(QString::number(*left.scoredIn + 1), feature, points)
                         : AuditWords::tr("Not scored: %1 (%2).").arg(feature, points);
}

QString FindingSpeaker::operator()(const WrongPoints& wrong) const {
    return AuditWords::tr("Wrong points: %1. Right: %2; written down: %3.")
        .arg(featureWords(wrong.event), amounts(wrong.event.players, m_names),
             amounts(wrong.written, m_names));
}

QString FindingSpeaker::operator()(const StayedOnBoard& stayed) const {
    const QString name = nameOf(stayed.meeple.player, m_names);
    return stayed.wentHomeIn
               ? AuditWords::tr("%1's meeple was not taken back after it scored, but only in turn %2.")
                     .arg(name, QString::number(*stayed.wentHomeIn + 1))
               : AuditWords::tr("%1's meeple was not taken back after it scored.").arg(name);
}

QString FindingSpeaker::operator()(const StillCarriesMeeples& full) const {
    return AuditWords::tr("Complete, but with meeples of %2 still on it: %1. If it was not scored yet: %3.")
        .arg(featureWords(full.event), namesWords(full.players, m_names),
             amounts(full.event.players, m_names));
}

QString FindingSpeaker::operator()(const WrongTurnSum& wrong) const {
    return (wrong.above > 0 ? AuditWords::tr("The score of %1 is %2 too high after this turn.")
                            : AuditWords::tr("The score of %1 is %2 too low after this turn."))
        .arg(nameOf(wrong.player, m_names), words::pointsWords(std::abs(wrong.above)));
}

QString FindingSpeaker::operator()(const WrongPart& wrong) const {
    return AuditWords::tr(of(kWrongParts, wrong.part))
        .arg(nameOf(wrong.player, m_names), words::pointsWords(wrong.right), QString::number(wrong.written));
}

QString FindingSpeaker::operator()(const WrongTotal& wrong) const {
    const QString name = nameOf(wrong.player, m_names);
    const QString right = words::pointsWords(wrong.right);
    const QString written = QString::number(wrong.written);
    return wrong.perhaps.empty() ? AuditWords::tr("%1 has %2 in the end, not %3.").arg(name, right, written)
                                 : AuditWords::tr("%1 has %2 in the end, not %3. Possible reason: %4.")
                                       .arg(name, right, written, wordsOf(wrong.perhaps, m_names));
}

/// Of the figures that a player has one of; none for meeples.
std::optional<QString> figureWords(const WrongSupply& wrong) {
    const bool many = wrong.above > 0;
    switch (wrong.type) {
    case engine::MeepleType::Abbot:
        return many ? AuditWords::tr("%1 has an abbot too many in the supply.")
                    : AuditWords::tr("%1 has an abbot too few in the supply.");
    case engine::MeepleType::Builder:
        return many ? AuditWords::tr("%1 has a builder too many in the supply.")
                    : AuditWords::tr("%1 has a builder too few in the supply.");
    case engine::MeepleType::Pig:
        return many ? AuditWords::tr("%1 has a pig too many in the supply.")
                    : AuditWords::tr("%1 has a pig too few in the supply.");
    case engine::MeepleType::Small:
    case engine::MeepleType::Large:
        break;
    }
    return std::nullopt;
}

QString FindingSpeaker::operator()(const WrongGoods& wrong) const {
    const QString name = nameOf(wrong.player, m_names);
    const int count = std::abs(wrong.above);
    return (wrong.above > 0 ? AuditWords::tr("%1 has %n token(s) of %2 too many.", nullptr, count)
                            : AuditWords::tr("%1 has %n token(s) of %2 too few.", nullptr, count))
        .arg(name, words::wordOf(wrong.goods));
}

QString FindingSpeaker::operator()(const WrongSupply& wrong) const {
    const QString name = nameOf(wrong.player, m_names);
    const int count = std::abs(wrong.above);
    if (const auto words = figureWords(wrong))
        return words->arg(name);
    if (wrong.type == engine::MeepleType::Large)
        return (wrong.above > 0 ? AuditWords::tr("%1 has a large meeple too many in the supply.")
                                : AuditWords::tr("%1 has a large meeple too few in the supply."))
            .arg(name);
    return (wrong.above > 0 ? AuditWords::tr("%1 has %n meeple(s) too many in the supply.", nullptr, count)
                            : AuditWords::tr("%1 has %n meeple(s) too few in the supply.", nullptr, count))
        .arg(name);
}

QString FindingSpeaker::operator()(const WrongWinner& wrong) const {
    return AuditWords::tr("The game was won by %1.").arg(namesWords(wrong.winners, m_names));
}

QString detailWords(engine::PointsReason detail) {
    switch (detail) {
    case engine::PointsReason::Inn:
        return SlipWords::tr("inn left out: %1");
    case engine::PointsReason::Cathedral:
        return SlipWords::tr("cathedral left out: %1");
    case engine::PointsReason::Neighbours:
        return SlipWords::tr("tiles around it left out: %1");
    case engine::PointsReason::Pig:
        return SlipWords::tr("pig left out: %1");
    default:
        return SlipWords::tr("pennants left out: %1");
    }
}

QString causeWords(const SlipCause& cause, const Names& names) {
    using Kind = SlipCause::Kind;
    const QString feature = cause.feature
                                ? nameOf(cause.feature->kind, cause.feature->complete, cause.feature->tiles)
                                : QString();
    const QString name = cause.player ? nameOf(*cause.player, names) : QString();
    switch (cause.kind) {
    case Kind::Forgotten:
        return SlipWords::tr("forgotten: %1").arg(feature);
    case Kind::CountedTwice:
        return SlipWords::tr("counted twice: %1").arg(feature);
    case Kind::DetailLeftOut:
        return detailWords(cause.detail).arg(feature);
    case Kind::ShareForgotten:
        return SlipWords::tr("shared, but forgotten for %2: %1").arg(feature, name);
    case Kind::WrongPlayer:
        return SlipWords::tr("given to %2 instead of %3: %1").arg(feature, nameOf(cause.other, names), name);
    case Kind::PartForgotten:
        return cause.player ? SlipWords::tr(of(kOwnPartsForgotten, cause.part)).arg(name)
                            : SlipWords::tr(of(kPartsForgotten, cause.part));
    case Kind::EndForgotten:
        return cause.player ? SlipWords::tr("%1: final scoring forgotten").arg(name)
                            : SlipWords::tr("final scoring forgotten");
    case Kind::LapLost:
        return SlipWords::tr("%1: a lap of the scoring track lost").arg(name);
    case Kind::LapTooMany:
        break;
    }
    return SlipWords::tr("%1: a lap of the scoring track too many").arg(name);
}

/// Who stands there without scoring.
std::vector<int> outnumbered(const FinalStep& step) {
    std::vector<int> players;
    for (const engine::PlacedMeeple& meeple : step.meeples)
        if (std::ranges::find(step.event.players, meeple.player, &engine::PlayerPoints::player) ==
                step.event.players.end() &&
            std::ranges::find(players, meeple.player) == players.end())
            players.push_back(meeple.player);
    return players;
}

} // namespace

Names shownNames(const std::vector<std::string>& names) {
    Names shown;
    std::ranges::transform(names, std::back_inserter(shown), words::colourWord);
    return shown;
}

QString namesWords(const std::vector<int>& players, const Names& names) {
    QStringList listed;
    for (const int player : players)
        listed.push_back(nameOf(player, names));
    return words::listWords(listed);
}

QString outcomeWords(const Audit& audit) {
    const std::vector<int>& winners = audit.walk.score.winners;
    const QString names = namesWords(winners, shownNames(audit.walk.names));
    if (winners.size() > 1)
        return (audit.over ? Report::tr("%1 share the victory")
                           : Report::tr("%1 would share the victory if it ended now"))
            .arg(names);
    return (audit.over ? Report::tr("%1 wins") : Report::tr("%1 would win if it ended now")).arg(names);
}

QString featureWords(const engine::ScoreEvent& event) {
    if (event.kind == ScoreKind::Goods)
        return words::wordOf(event.goods);
    return nameOf(event.kind, event.completed, static_cast<int>(event.tiles.size()));
}

QString wordsOf(const AuditFinding& finding, const Audit& audit) {
    return std::visit(FindingSpeaker(audit), finding.content);
}

QString doubtWords(const AuditDoubt& doubt, const Audit& audit) {
    if (const auto* read = std::get_if<models::ReportQuestion>(&doubt))
        return words::ReportWords(pictureOf(audit), *audit.setup.registry).question(*read);
    const auto& told = std::get<session::StoryQuestion>(doubt);
    QStringList answers;
    for (const session::StoryAlternative& answer : told.alternatives)
        answers.push_back(session::answerWords(told, answer, audit.setup));
    return AuditWords::tr("%1 (%2)", "possible answers, and why it is not certain")
        .arg(answers.join(QStringLiteral(" / ")), session::wordsOf(told.why));
}

QString wordsOf(const SlipCauses& causes, const Names& names) {
    QStringList parts;
    for (const SlipCause& cause : causes)
        parts.push_back(causeWords(cause, names));
    return parts.join(QStringLiteral("; "));
}

QString reasonsWords(const engine::ScoreEvent& event, const Names& names) {
    if (event.kind == ScoreKind::Goods) {
        QStringList tokens;
        for (std::size_t player = 0; player < event.tokens.size(); ++player)
            tokens.push_back(AuditWords::tr("%1 %2", "a player and how many tokens")
                                 .arg(names[player], QString::number(event.tokens[player])));
        return tokens.join(QStringLiteral(", "));
    }
    const QString reasons = words::reasonsOf(event.sheet);
    return event.pigs.empty() ? reasons
                              : AuditWords::tr("%1; with a pig, 1 more for each city: %2", "reasons, players")
                                    .arg(reasons, namesWords(event.pigs, names));
}

QString wordsOf(const FinalStep& step, const Names& names) {
    const engine::ScoreEvent& event = step.event;
    const QString why = event.kind == ScoreKind::Field && event.cities == 0
                            ? AuditWords::tr("no completed city beside it")
                            : reasonsWords(event, names);
    const QString who = amounts(event.players, names);
    const QString feature = featureWords(event);
    const std::vector<int> fewer = outnumbered(step);
    return fewer.empty() ? AuditWords::tr("%1: %2 (%3)", "points, feature, reasons").arg(who, feature, why)
                         : AuditWords::tr("%1: %2 (%3; fewer meeples there: %4)", "points, feature, reasons")
                               .arg(who, feature, why, namesWords(fewer, names));
}

} // namespace meeplecam::records
