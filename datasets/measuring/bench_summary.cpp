#include "datasets/measuring/bench_summary.h"

#include <algorithm>

namespace meeplecam::datasets {

namespace {

using Group = std::vector<const PictureResult*>;

/// One number of each result, without those that were not measured.
template<class Number>
std::vector<double> valuesOf(const Group& group, Number number) {
    std::vector<double> values;
    for (const PictureResult* result : group)
        if (const double value = number(*result); value > 0)
            values.push_back(value);
    return values;
}

std::vector<std::pair<std::string, double>> medianStages(const Group& group) {
    std::vector<std::pair<std::string, std::vector<double>>> stages;
    for (const PictureResult* result : group)
        for (const auto& [stage, milliseconds] : result->timing_ms) {
            auto known = std::ranges::find(stages, stage, [](const auto& entry) { return entry.first; });
            if (known == stages.end())
                known = stages.insert(stages.end(), {stage, {}});
            known->second.push_back(milliseconds);
        }
    std::vector<std::pair<std::string, double>> medians;
    medians.reserve(stages.size());
    for (auto& [stage, values] : stages)
        medians.emplace_back(stage, medianOf(std::move(values)));
    return medians;
}

BenchSummary summaryOf(const std::string& set, const Group& group) {
    BenchSummary summary;
    summary.set = set;
    summary.disturbance = group.front()->disturbance;
    for (const PictureResult* result : group) {
        summary.figures += result->evaluation.figures;
        summary.tilesGiven += result->evaluation.tilesGiven;
        summary.peak_mb = std::max(summary.peak_mb, result->peak_mb);
    }
    summary.read_ms = medianOf(valuesOf(group, [](const PictureResult& result) { return result.read_ms; }));
    summary.siftRatio = medianOf(valuesOf(group, [](const PictureResult& result) {
        return result.sift_ms > 0 ? result.read_ms / result.sift_ms : 0;
    }));
    summary.timing_ms = medianStages(group);
    return summary;
}

/// Results by set and disturbance, in the order in which these first appear.
class Groups {
public:
    void add(const std::string& set, const PictureResult& result) {
        const auto known = std::ranges::find_if(m_groups, [&](const auto& group) {
            return group.first == set && group.second.front()->disturbance == result.disturbance;
        });
        if (known == m_groups.end())
            m_groups.push_back({set, {&result}});
        else
            known->second.push_back(&result);
    }
    [[nodiscard]] std::vector<BenchSummary> summaries() const {
        std::vector<BenchSummary> all;
        for (const auto& [set, group] : m_groups)
            all.push_back(summaryOf(set, group));
        return all;
    }

private:
    std::vector<std::pair<std::string, Group>> m_groups;
};

} // namespace

std::vector<BenchSummary> summarise(std::span<const PictureResult> results) {
    Groups groups;
    for (const PictureResult& result : results)
        groups.add(result.set, result);
    const bool several = std::ranges::any_of(
        results, [&](const PictureResult& result) { return result.set != results.front().set; });
    if (several)
        for (const PictureResult& result : results)
            groups.add("", result);
    return groups.summaries();
}

double medianOf(std::vector<double> values) {
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

} // namespace meeplecam::datasets
