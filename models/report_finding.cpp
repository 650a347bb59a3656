#include "models/report_finding.h"

#include <array>

namespace meeplecam::models {

std::string kindOf(const ReportFinding& finding) {
    if (const auto* words = std::get_if<FindingInWords>(&finding.content))
        return words->kind;
    constexpr std::array<const char*, 9> kKinds{"no_board",     "wrong_edition",  "hidden_places",
                                                "other_boxes",  "boxes_added",    "edge_clash",
                                                "surplus_tile", "missed_scoring", "misplaced_meeple"};
    static_assert(std::variant_size_v<ReportFinding::Content> == kKinds.size() + 1);
    return kKinds[finding.content.index()];
}

bool hasPlace(const ReportFinding& finding) {
    if (const auto* surplus = std::get_if<SurplusTiles>(&finding.content))
        return surplus->kinds.size() == 1;
    if (const auto* words = std::get_if<FindingInWords>(&finding.content))
        return words->kind != "rules";
    return std::holds_alternative<engine::Clash>(finding.content) ||
           std::holds_alternative<MissedScoring>(finding.content) ||
           std::holds_alternative<engine::Breach>(finding.content);
}

std::vector<engine::Cell> unknownPlacesOf(const ReportFinding& finding) {
    if (const auto* hidden = std::get_if<HiddenPlaces>(&finding.content))
        return hidden->cells;
    const auto* others = std::get_if<OtherBoxes>(&finding.content);
    return others == nullptr ? std::vector<engine::Cell>{} : others->cells;
}

std::vector<engine::Cell> wrongPlacesOf(const ReportFinding& finding) {
    if (!hasPlace(finding))
        return {};
    const auto* surplus = std::get_if<SurplusTiles>(&finding.content);
    return surplus == nullptr ? std::vector{finding.cell} : surplus->cells;
}

} // namespace meeplecam::models
