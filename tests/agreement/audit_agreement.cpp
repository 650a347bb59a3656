// Audits recorded games: nothing may be found in them as they are, and each of several mistakes made in them
// has to be found, and nothing else. Usage: audit_agreement FOLDER Exit status 77: there is no such folder,
// nothing was audited.

#include "app/records/audit/audit.h"
#include "tests/support/damaged_records.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace {

using namespace meeplecam;

constexpr int kSkipped = 77;
constexpr std::size_t kMistakes = 2; ///< of each kind in a record

engine::Result<std::vector<records::AuditFinding>> auditText(const std::string& text) {
    auto record = models::parseGameRecord(text, "it", models::bundledTiles());
    if (!record)
        return record.error();
    const auto kept = records::keptGameOf(*std::move(record));
    if (!kept)
        return kept.error();
    const auto audit = records::auditOf(*kept);
    if (!audit)
        return audit.error();
    return audit->findings;
}

bool isExpected(const tests::DamagedRecord& damaged, const std::vector<records::AuditFinding>& findings) {
    return static_cast<int>(findings.size()) == damaged.findings &&
           std::ranges::all_of(findings, [&](const records::AuditFinding& finding) {
               return finding.kind == damaged.kind && finding.turn == damaged.turn;
           });
}

void print(const std::string& where, const std::vector<records::AuditFinding>& findings) {
    std::cout << where << "\n";
    for (const records::AuditFinding& finding : findings)
        std::cout << "  " << finding.kind << (finding.turn ? " " + std::to_string(*finding.turn) : "")
                  << (finding.cell ? " at " + models::placeOf(*finding.cell) : "") << "\n";
}

/// How many audits came to something else than expected.
struct Count {
    int audits = 0;
    int wrong = 0;
};

void auditFile(const std::filesystem::path& file, Count& count) {
    const auto record = models::readGameRecord(file, models::bundledTiles());
    const auto found = record ? auditText(record->source.dump())
                              : engine::Result<std::vector<records::AuditFinding>>(record.error());
    ++count.audits;
    if (!found || !found->empty()) {
        ++count.wrong;
        print(file.string() + ": " + (found ? "found in a record that is right" : found.error().message),
              found ? *found : std::vector<records::AuditFinding>{});
        return;
    }
    for (const tests::DamagedRecord& damaged : tests::RecordDamager(record->source, kMistakes).all()) {
        const auto findings = auditText(damaged.json.dump());
        ++count.audits;
        if (findings && isExpected(damaged, *findings))
            continue;
        ++count.wrong;
        print(file.string() + ": expected " + std::to_string(damaged.findings) + " " + damaged.kind +
                  (damaged.turn ? " in turn " + std::to_string(*damaged.turn) : ""),
              findings ? *findings : std::vector<records::AuditFinding>{});
    }
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 2) {
        std::cerr << "usage: audit_agreement FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    if (!std::filesystem::is_directory(folder)) {
        std::cout << "skipped: " << folder << " is no folder\n";
        return kSkipped;
    }
    Count count;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".json")
            auditFile(entry.path(), count);
    std::cout << count.audits << " audits, " << count.wrong << " that found something else\n";
    return count.audits > 0 && count.wrong == 0 ? 0 : 1;
} catch (const std::exception& exception) {
    std::cerr << "audit_agreement: " << exception.what() << "\n";
    return 1;
}
