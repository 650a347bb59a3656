#include "engine/rules/rule_book.h"

#include "engine/rules/parts.h"

#include <algorithm>

namespace meeplecam::engine {

namespace {

std::shared_ptr<const TileRegistry> adjusted(const std::shared_ptr<const TileRegistry>& registry,
                                             const std::vector<std::unique_ptr<const RulePart>>& parts) {
    std::vector<TileType> types(registry->types().begin(), registry->types().end());
    for (TileType& type : types)
        for (const auto& part : parts)
            part->adjust(type);
    if (std::ranges::equal(types, registry->types()))
        return registry;
    Result<TileRegistry> changed = TileRegistry::create(std::move(types));
    MEEPLECAM_CHECK(changed.has_value());
    return std::make_shared<const TileRegistry>(*std::move(changed));
}

std::vector<bool> limitedTypes(const TileRegistry& registry,
                               const std::vector<std::unique_ptr<const RulePart>>& parts) {
    std::vector<bool> limited;
    for (const TileType& type : registry.types())
        limited.push_back(
            std::ranges::any_of(parts, [&](const auto& part) { return part->limitsPlacement(type); }));
    return std::ranges::find(limited, true) == limited.end() ? std::vector<bool>{} : limited;
}

} // namespace

Result<std::shared_ptr<const RuleBook>> RuleBook::create(GameSetup setup) {
    if (const Status status = check(setup); !status)
        return status.error();
    return std::shared_ptr<const RuleBook>(new RuleBook(std::move(setup)));
}

Result<std::shared_ptr<const RuleBook>> RuleBook::createForBoards(GameSetup setup) {
    if (const Status status = check(setup.rules); !status)
        return status.error();
    return std::shared_ptr<const RuleBook>(new RuleBook(std::move(setup)));
}

RuleBook::RuleBook(GameSetup setup)
    : m_setup(std::move(setup))
    , m_parts(partsOf(m_setup))
    , m_registry(adjusted(m_setup.registry, m_parts))
    , m_scoresBeforeMeeple(
          std::ranges::any_of(m_parts, [](const auto& part) { return part->scoresBeforeMeeple(); }))
    , m_limited(limitedTypes(*m_registry, m_parts)) {}

BoardLimits RuleBook::limits() const {
    BoardLimits limits;
    if (rules().table) {
        limits.cells = *rules().table;
        limits.border = rules().tableBorderCompletes ? BorderEffect::Completes : BorderEffect::None;
    }
    return limits;
}

PointsSheet RuleBook::value(const FeatureFacts& facts) const {
    PointsSheet sheet;
    for (const auto& part : m_parts)
        part->value(facts, sheet);
    return sheet;
}

bool RuleBook::takesMeeple(const Feature& feature) const {
    return std::ranges::all_of(m_parts, [&](const auto& part) { return part->takesMeeple(feature); });
}

} // namespace meeplecam::engine
