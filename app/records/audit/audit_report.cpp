#include "app/records/audit/audit_report.h"

#include "app/records/audit/audit_words.h"
#include "app/session/log/live_event_json.h"
#include "app/session/story/game_words.h"
#include "app/words/language.h"
#include "app/words/report_words.h"
#include "app/words/words.h"
#include "models/records/setup_json.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace meeplecam::records {

using models::Json;

namespace {

constexpr std::array kAbout{"game", "log", "picture"};

struct AuditText {
    Q_DECLARE_TR_FUNCTIONS(AuditText)
};

/// Writes an audit line by line.
class AuditSpeaker {
public:
    explicit AuditSpeaker(const AuditReport& report)
        : m_report(report)
        , m_audit(report.audit)
        , m_names(shownNames(report.audit.walk.names)) {}

    QStringList lines() {
        addFindings();
        addDoubts();
        for (const ClaimCheck& check : m_report.claims)
            addClaim(check);
        addWalk();
        return std::move(m_lines);
    }

private:
    void addFindings();
    void addDoubts();
    void addClaim(const ClaimCheck& check);
    void addExplanations(const ClaimCheck& check);
    void addWalk();
    [[nodiscard]] QString pictureClaim(const ClaimCheck& check) const;
    [[nodiscard]] QString gameClaim(const ClaimCheck& check) const;
    [[nodiscard]] const QString& nameOf(int player) const {
        return m_names[static_cast<std::size_t>(player)];
    }
    void addIndented(const QString& line) { m_lines.push_back(QStringLiteral("    ") + line); }

    const AuditReport& m_report;
    const Audit& m_audit;
    std::vector<QString> m_names;
    QStringList m_lines;
};

void AuditSpeaker::addFindings() {
    for (const AuditFinding& finding : m_audit.findings)
        m_lines.push_back(lineOf(finding, m_audit));
    if (m_audit.findings.empty())
        m_lines.push_back(AuditText::tr("Nothing was missed, forgotten or scored wrongly."));
}

void AuditSpeaker::addDoubts() {
    for (const AuditDoubt& doubt : m_audit.doubts)
        m_lines.push_back(AuditText::tr("Not certain: %1").arg(doubtWords(doubt, m_audit)));
}

/// A picture does not show what was scored in the turns before it.
QString AuditSpeaker::pictureClaim(const ClaimCheck& check) const {
    const QString claimed = QString::number(check.claimed);
    const QString right = QString::number(check.right);
    if (check.claimed < check.right)
        return AuditText::tr("%1 claims %2, but the board alone gives %3.")
            .arg(nameOf(check.player), claimed, right);
    return AuditText::tr("%1 claims %2. The board gives %3, so %4 must have been scored before.")
        .arg(nameOf(check.player), claimed, right, QString::number(check.claimed - check.right));
}

QString AuditSpeaker::gameClaim(const ClaimCheck& check) const {
    const QString claimed = QString::number(check.claimed);
    const int above = check.claimed - check.right;
    if (above == 0)
        return AuditText::tr("%1 claims %2, and that is right.").arg(nameOf(check.player), claimed);
    return (above > 0 ? AuditText::tr("%1 claims %2, but it should be %3: %4 too many.")
                      : AuditText::tr("%1 claims %2, but it should be %3: %4 too few."))
        .arg(nameOf(check.player), claimed, QString::number(check.right),
             words::pointsWords(std::abs(above)));
}

void AuditSpeaker::addExplanations(const ClaimCheck& check) {
    QStringList explanations;
    for (const SlipCauses& causes : check.explanations)
        explanations.push_back(wordsOf(causes, m_names));
    explanations.removeDuplicates();
    for (const QString& explanation : explanations)
        addIndented(AuditText::tr("Possible reason: %1", "what explains a claim").arg(explanation));
    if (check.more > 0)
        addIndented(AuditText::tr("Or %n other explanation(s) as likely", nullptr, check.more));
    if (explanations.empty())
        addIndented(AuditText::tr("No simple mistake explains it"));
}

void AuditSpeaker::addClaim(const ClaimCheck& check) {
    const bool picture = m_audit.about == Audit::About::Picture;
    m_lines.push_back(picture ? pictureClaim(check) : gameClaim(check));
    if (!picture && check.claimed != check.right)
        addExplanations(check);
}

void AuditSpeaker::addWalk() {
    m_lines.push_back(m_audit.over ? AuditText::tr("Final scoring") : AuditText::tr("If the game ended now"));
    for (const FinalStep& step : m_audit.walk.steps)
        addIndented(wordsOf(step, m_names));
    for (std::size_t player = 0; player < m_names.size(); ++player) {
        const QString total = words::pointsWords(m_audit.walk.score.totals[player]);
        const QString before = QString::number(m_audit.walk.before[player]);
        if (m_audit.about == Audit::About::Picture)
            m_lines.push_back(AuditText::tr("%1: %2 on the board").arg(m_names[player], total));
        else
            m_lines.push_back((m_audit.over ? AuditText::tr("%1: %3 in the end, %2 of them during the game")
                                            : AuditText::tr("%1: %3, %2 of them so far"))
                                  .arg(m_names[player], before, total));
    }
}

/// The names that files use.
std::vector<QString> plainNames(const std::vector<std::string>& names) {
    std::vector<QString> plain;
    std::ranges::transform(names, std::back_inserter(plain), QString::fromStdString);
    return plain;
}

/// In the language of programs, whatever the player's is.
template<class Say>
std::string inEnglish(Say say) {
    const words::InEnglish english;
    return say().toStdString();
}

Json findingJson(const AuditFinding& finding, const Audit& audit) {
    const std::vector<std::string>& names = audit.walk.names;
    Json json;
    json["kind"] = finding.kind;
    json["turn"] = finding.turn ? Json(*finding.turn + 1) : Json(nullptr);
    json["x"] = finding.cell ? Json(finding.cell->x) : Json(nullptr);
    json["y"] = finding.cell ? Json(finding.cell->y) : Json(nullptr);
    json["points"] = Json::object();
    for (const auto& [player, points] : finding.points)
        json["points"][names[static_cast<std::size_t>(player)]] = points;
    json["text"] = inEnglish([&] { return wordsOf(finding, audit); });
    return json;
}

Json doubtJson(const AuditDoubt& doubt, const Audit& audit) {
    Json json;
    const auto write = [&](const auto& question, const std::string& why) {
        json["about"] = question.about == models::ReportQuestion::About::Tile ? "tile" : "meeple";
        json["x"] = question.cell.x;
        json["y"] = question.cell.y;
        json["alternatives"] = Json::array();
        json["why"] = why;
    };
    if (const auto* told = std::get_if<session::StoryQuestion>(&doubt)) {
        write(*told, inEnglish([&] { return session::wordsOf(told->why); }));
        for (const session::StoryAlternative& answer : told->alternatives)
            json["alternatives"].push_back(session::answerText(told->about, answer.turn, audit.setup));
        return json;
    }
    const auto& read = std::get<models::ReportQuestion>(doubt);
    write(read, inEnglish([&] { return words::wordsOf(read.why); }));
    json["alternatives"] = models::alternativesOf(read, *audit.picture, *audit.setup.registry);
    return json;
}

Json claimJson(const ClaimCheck& check, const std::vector<std::string>& names) {
    Json json;
    json["player"] = names[static_cast<std::size_t>(check.player)];
    json["claimed"] = check.claimed;
    json["right"] = check.right;
    json["explanations"] = Json::array();
    for (const SlipCauses& causes : check.explanations)
        json["explanations"].push_back(inEnglish([&] { return wordsOf(causes, plainNames(names)); }));
    json["more_as_likely"] = check.more;
    return json;
}

Json stepJson(const FinalStep& step, const std::vector<std::string>& names) {
    Json json;
    json["kind"] = engine::nameOf(step.event.kind);
    json["completed"] = step.event.completed;
    if (step.event.kind == engine::ScoreKind::Goods) {
        json["goods"] = engine::nameOf(step.event.goods);
        json["tokens"] = step.event.tokens;
    } else {
        json["at"] = models::toJson(step.event.at);
    }
    if (!step.event.pigs.empty())
        for (const int owner : step.event.pigs)
            json["pigs"].push_back(names[static_cast<std::size_t>(owner)]);
    json["tiles"] = Json::array();
    for (const engine::Cell cell : step.event.tiles)
        json["tiles"].push_back({cell.x, cell.y});
    json["meeples"] = Json::array();
    for (const engine::PlacedMeeple& meeple : step.meeples)
        json["meeples"].push_back({names[static_cast<std::size_t>(meeple.player)],
                                   engine::nameOf(meeple.type), meeple.at.cell.x, meeple.at.cell.y,
                                   meeple.at.segment});
    json["points"] = Json::object();
    for (const auto& [player, points] : step.event.players)
        json["points"][names[static_cast<std::size_t>(player)]] = points;
    json["totals"] = step.totals;
    json["text"] = inEnglish([&] { return wordsOf(step, plainNames(names)); });
    return json;
}

Json scoresJson(const FinalWalk& walk) {
    Json json = Json::object();
    for (std::size_t player = 0; player < walk.names.size(); ++player) {
        const engine::Breakdown& own = walk.score.breakdown[player];
        json[walk.names[player]] = {{"so_far", walk.before[player]},
                                    {"road", own.road},
                                    {"city", own.city},
                                    {"cloister", own.cloister},
                                    {"field", own.field},
                                    {"garden", own.garden},
                                    {"goods", own.goods},
                                    {"total", walk.score.totals[player]}};
    }
    return json;
}

template<class Things, class Write>
Json listOf(const Things& things, Write write) {
    Json list = Json::array();
    for (const auto& thing : things)
        list.push_back(write(thing));
    return list;
}

} // namespace

QString lineOf(const AuditFinding& finding, const Audit& audit) {
    const QString words = wordsOf(finding, audit);
    return finding.turn ? AuditText::tr("Turn %1: %2").arg(QString::number(*finding.turn + 1), words) : words;
}

std::string describe(const AuditReport& report) {
    return AuditSpeaker(report).lines().join(QLatin1Char('\n')).toStdString() + "\n";
}

Json toJson(const AuditReport& report) {
    const Audit& audit = report.audit;
    const std::vector<std::string>& names = audit.walk.names;
    Json json;
    json["format"] = "meeplecam-audit 1";
    json["file"] = report.file;
    json["about"] = kAbout[static_cast<std::size_t>(audit.about)];
    json["over"] = audit.over;
    json["players"] = names;
    json["findings"] =
        listOf(audit.findings, [&](const AuditFinding& finding) { return findingJson(finding, audit); });
    json["doubts"] = listOf(audit.doubts, [&](const AuditDoubt& doubt) { return doubtJson(doubt, audit); });
    json["claims"] = listOf(report.claims, [&](const ClaimCheck& check) { return claimJson(check, names); });
    json["scores"] = scoresJson(audit.walk);
    json["winners"] = listOf(audit.walk.score.winners,
                             [&](int player) { return Json(names[static_cast<std::size_t>(player)]); });
    json["final"] = listOf(audit.walk.steps, [&](const FinalStep& step) { return stepJson(step, names); });
    return json;
}

} // namespace meeplecam::records
