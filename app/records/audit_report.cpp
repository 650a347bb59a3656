#include "app/records/audit_report.h"

#include "app/session/event_text.h"
#include "models/setup_json.h"

#include <algorithm>
#include <sstream>

namespace meeplecam::records {

using models::Json;
using session::pointsText;

namespace {

constexpr std::array kAbout{"game", "log", "picture"};

const std::string& nameOf(const AuditReport& report, int player) {
    return report.audit.walk.names[static_cast<std::size_t>(player)];
}

void describeFindings(const Audit& audit, std::ostream& out) {
    for (const AuditFinding& finding : audit.findings) {
        if (finding.turn)
            out << "turn " << *finding.turn + 1 << ": ";
        else if (finding.cell && audit.about == Audit::About::Picture)
            out << "at " << models::placeOf(*finding.cell) << ": ";
        out << finding.text << '\n';
    }
    if (audit.findings.empty())
        out << "nothing was missed, forgotten or scored wrongly\n";
}

void describeDoubts(const Audit& audit, std::ostream& out) {
    for (const AuditDoubt& doubt : audit.doubts) {
        out << "not sure: "
            << (doubt.about == models::ReportQuestion::About::Tile ? "the tile at " : "the meeple at ")
            << models::placeOf(doubt.cell) << " may be ";
        for (std::size_t i = 0; i < doubt.alternatives.size(); ++i)
            out << (i == 0 ? "" : " or ") << doubt.alternatives[i];
        out << " (" << doubt.why << ")\n";
    }
}

/// A picture does not show what was scored in the turns before it.
void describeClaimAboutPicture(const ClaimCheck& check, std::ostream& out) {
    out << "; the board gives " << check.right;
    if (check.claimed >= check.right)
        out << ", so " << check.claimed - check.right << " must have been scored in the turns before\n";
    else
        out << " alone, which is more\n";
}

void describeClaims(const AuditReport& report, std::ostream& out) {
    for (const ClaimCheck& check : report.claims) {
        out << nameOf(report, check.player) << " claims " << check.claimed;
        if (report.audit.about == Audit::About::Picture) {
            describeClaimAboutPicture(check, out);
            continue;
        }
        if (check.claimed == check.right) {
            out << ", and that is right\n";
            continue;
        }
        out << ", right is " << check.right << ": " << pointsText(std::abs(check.claimed - check.right))
            << (check.claimed > check.right ? " too many" : " too few") << '\n';
        for (const std::string& explanation : check.explanations)
            out << "    perhaps " << explanation << '\n';
        if (check.more > 0)
            out << "    or " << check.more << (check.more == 1 ? " more that is" : " more that are")
                << " as likely\n";
        if (check.explanations.empty())
            out << "    no simple mistake explains it\n";
    }
}

void describeWalk(const Audit& audit, std::ostream& out) {
    out << (audit.over ? "the scoring at the end\n" : "if the game ended now\n");
    for (const FinalStep& step : audit.walk.steps)
        out << "    " << step.text << '\n';
    for (std::size_t player = 0; player < audit.walk.names.size(); ++player) {
        const std::string total = pointsText(audit.walk.score.totals[player]);
        out << audit.walk.names[player] << ": ";
        if (audit.about == Audit::About::Picture)
            out << total << " on the board\n";
        else
            out << audit.walk.before[player] << " during the game, " << total
                << (audit.over ? " in the end\n" : "\n");
    }
}

Json findingJson(const AuditFinding& finding, const std::vector<std::string>& names) {
    Json json;
    json["kind"] = finding.kind;
    json["turn"] = finding.turn ? Json(*finding.turn + 1) : Json(nullptr);
    json["x"] = finding.cell ? Json(finding.cell->x) : Json(nullptr);
    json["y"] = finding.cell ? Json(finding.cell->y) : Json(nullptr);
    json["points"] = Json::object();
    for (const auto& [player, points] : finding.points)
        json["points"][names[static_cast<std::size_t>(player)]] = points;
    json["text"] = finding.text;
    return json;
}

Json doubtJson(const AuditDoubt& doubt) {
    Json json;
    json["about"] = doubt.about == models::ReportQuestion::About::Tile ? "tile" : "meeple";
    json["x"] = doubt.cell.x;
    json["y"] = doubt.cell.y;
    json["alternatives"] = doubt.alternatives;
    json["why"] = doubt.why;
    return json;
}

Json claimJson(const ClaimCheck& check, const std::vector<std::string>& names) {
    Json json;
    json["player"] = names[static_cast<std::size_t>(check.player)];
    json["claimed"] = check.claimed;
    json["right"] = check.right;
    json["explanations"] = check.explanations;
    json["more_as_likely"] = check.more;
    return json;
}

Json stepJson(const FinalStep& step, const std::vector<std::string>& names) {
    Json json;
    json["kind"] = engine::nameOf(step.event.kind);
    json["completed"] = step.event.completed;
    json["at"] = models::toJson(step.event.at);
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
    json["text"] = step.text;
    return json;
}

Json scoresJson(const FinalWalk& walk) {
    Json json = Json::object();
    for (std::size_t player = 0; player < walk.names.size(); ++player) {
        const engine::Breakdown& own = walk.score.breakdown[player];
        json[walk.names[player]] = {
            {"so_far", walk.before[player]}, {"road", own.road},   {"city", own.city},
            {"cloister", own.cloister},      {"field", own.field}, {"total", walk.score.totals[player]}};
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

std::string describe(const AuditReport& report) {
    std::ostringstream out;
    describeFindings(report.audit, out);
    describeDoubts(report.audit, out);
    describeClaims(report, out);
    describeWalk(report.audit, out);
    return out.str();
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
        listOf(audit.findings, [&](const AuditFinding& finding) { return findingJson(finding, names); });
    json["doubts"] = listOf(audit.doubts, doubtJson);
    json["claims"] = listOf(report.claims, [&](const ClaimCheck& check) { return claimJson(check, names); });
    json["scores"] = scoresJson(audit.walk);
    json["winners"] = listOf(audit.walk.score.winners,
                             [&](int player) { return Json(names[static_cast<std::size_t>(player)]); });
    json["final"] = listOf(audit.walk.steps, [&](const FinalStep& step) { return stepJson(step, names); });
    return json;
}

} // namespace meeplecam::records
