#include "app/cli/commands/audit_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/options/reader_options.h"
#include "app/records/audit/audit_report.h"
#include "app/session/editions/boxes_beside.h"
#include "datasets/truth/picture_files.h"
#include "engine/tiles/phrase.h"
#include "vision/image/frame.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

using engine::Error;
using engine::Result;
using records::AuditReport;

/// What the command line asks for.
struct AuditRequest {
    std::filesystem::path source; ///< a game record, a log or a picture
    std::vector<std::string> claimed;
    ReaderRequest reader; ///< for pictures
    std::string json;
};

Result<AuditReport> auditGame(const AuditRequest& request) {
    const auto kept = records::readKeptGame(request.source, models::bundledTiles());
    if (!kept)
        return kept.error();
    auto audit = records::auditOf(*kept);
    if (!audit)
        return Error{request.source.string() + ": " + audit.error().message};
    const auto claims = records::parseClaims(request.claimed, kept->record.setup.players);
    if (!claims)
        return claims.error();
    std::vector<records::ClaimCheck> checks =
        records::checkClaims(*claims, audit->walk.score.totals, records::possibleSlips(kept->game));
    return AuditReport{request.source.filename().string(), *std::move(audit), std::move(checks)};
}

/// Points of the turns are not on a picture, so a claim is compared with what the board is worth.
Result<AuditReport> auditPicture(const AuditRequest& request) {
    const Result<vision::Frame> frame = vision::readFrame(request.source);
    if (!frame)
        return frame.error();
    const ReaderRequest wanted =
        settledFor(frame->level(0), request.reader, request.json != "-" ? &std::cout : nullptr);
    const Result<vision::BoardReader> reader = session::openReader(wanted);
    if (!reader)
        return reader.error();
    const vision::BoardReading reading = reader->read(*frame);
    const auto wider = session::readBoxesBeside(*frame, wanted, *reader, reading);
    auto audit = wider ? records::auditOf(wider->reading.report, wider->reader.setup())
                       : records::auditOf(reading.report, reader->setup());
    if (!audit)
        return Error{request.source.string() + ": " + audit.error().message};
    std::vector<engine::Player> players;
    for (const std::string& name : audit->walk.names)
        players.push_back({name, ""});
    const auto claims = records::parseClaims(request.claimed, players);
    if (!claims)
        return claims.error();
    std::vector<records::ClaimCheck> checks = records::checkClaims(*claims, audit->walk.score.totals, {});
    return AuditReport{request.source.filename().string(), *std::move(audit), std::move(checks)};
}

ExitStatus runAudit(const AuditRequest& request) {
    const Result<AuditReport> report =
        datasets::isPicture(request.source) ? auditPicture(request) : auditGame(request);
    if (!report)
        return complain(report.error());
    if (request.json != "-")
        std::cout << records::describe(*report);
    if (request.json.empty())
        return Done;
    return statusOf(writeOutput(
        request.json,
        records::toJson(*report).dump(1, ' ', false, models::Json::error_handler_t::replace) + "\n"));
}

} // namespace

void addAuditCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* command = program.add_subcommand(
        "audit",
        phrase("Help",
               "Says what was missed, forgotten or scored wrongly in a game or on a picture of a table"));
    const auto request = std::make_shared<AuditRequest>();
    command
        ->add_option("source", request->source,
                     phrase("Help", "A game record, the log of a followed game, or a picture of a table"))
        ->required();
    command
        ->add_option(
            "--claimed", request->claimed,
            phrase("Help", "What the players counted, e.g. red=56,blue=61; the difference is explained"))
        ->delimiter(',');
    addReaderOptions(*command, request->reader);
    command->add_option("--json", request->json,
                        phrase("Help", "Write the audit to this file; - for standard output"));
    keepApart(*command, {.read = {"source", "--catalogue"}, .written = {"--json"}});
    command->callback([request, &status] { status = runAudit(*request); });
}

} // namespace meeplecam::cli
