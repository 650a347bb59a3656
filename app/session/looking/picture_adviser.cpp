#include "app/session/looking/picture_adviser.h"

namespace meeplecam::session {

namespace {

constexpr double kLasting_s = 3.0; // a hand or a head is gone by then

} // namespace

std::vector<vision::PictureAdvice> PictureAdviser::next(const std::vector<vision::PictureAdvice>& now,
                                                        double time_s) {
    constexpr double kAway_s = 60.0;
    m_now_s = time_s;
    std::vector<vision::PictureAdvice> told;
    for (const vision::PictureAdvice& advice : now) {
        Known& known = m_known.try_emplace(advice.fault, Known{time_s, time_s, false, advice}).first->second;
        known.last_s = time_s;
        known.advice = advice;
        if (!known.told && time_s - known.since_s >= kLasting_s) {
            known.told = true;
            told.push_back(advice);
        }
    }
    std::erase_if(m_known, [&](const auto& entry) {
        const Known& known = entry.second;
        return known.last_s < time_s - (known.told ? kAway_s : 0.0);
    });
    return told;
}

std::vector<vision::PictureAdvice> PictureAdviser::standing() const {
    std::vector<vision::PictureAdvice> standing;
    for (const auto& [fault, known] : m_known)
        if (known.told && m_now_s - known.last_s < kLasting_s)
            standing.push_back(known.advice);
    return standing;
}

} // namespace meeplecam::session
