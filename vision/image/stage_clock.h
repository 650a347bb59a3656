#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace meeplecam::vision {

/// How long stages took, ms, in the order in which they first ended.
using StageTimes = std::vector<std::pair<std::string, double>>;

/// Measures how long stages take, one after the other.
class StageClock {
public:
    /// `times` must outlive the clock.
    explicit StageClock(StageTimes& times)
        : m_times(times) {}

    /// Notes the time since the last stage ended; a stage that comes twice counts together.
    void end(const char* stage) {
        const auto now = std::chrono::steady_clock::now();
        const double ms = std::chrono::duration<double, std::milli>(now - m_since).count();
        m_since = now;
        const auto known = std::ranges::find(m_times, stage, &StageTimes::value_type::first);
        if (known == m_times.end())
            m_times.emplace_back(stage, ms);
        else
            known->second += ms;
    }

private:
    StageTimes& m_times;
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
};

} // namespace meeplecam::vision
