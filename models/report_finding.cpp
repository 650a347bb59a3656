#include "models/report_finding.h"

#include <array>

namespace meeplecam::models {

std::string kindOf(const ReportFinding& finding) {
    if (const auto* words = std::get_if<FindingInWords>(&finding.content))
        return words->kind;
    constexpr std::array<const char*, 7> kKinds{"no_board",        "wrong_edition", "hidden_places",
                                                "edge_clash",      "surplus_tile",  "missed_scoring",
                                                "misplaced_meeple"};
    static_assert(std::variant_size_v<ReportFinding::Content> == kKinds.size() + 1);
    return kKinds[finding.content.index()];
}

bool hasPlace(const ReportFinding& finding) {
    const std::string kind = kindOf(finding);
    return kind != "no_board" && kind != "wrong_edition" && kind != "hidden_places" && kind != "rules";
}

} // namespace meeplecam::models
