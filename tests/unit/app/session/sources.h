#pragma once

#include "app/session/sources/frame_source.h"

#include <opencv2/core.hpp>

#include <atomic>
#include <vector>

namespace meeplecam::tests {

inline const cv::Size kListedSize{32, 24};

/// A recording of the steps that it is given.
class ListedSource : public session::FrameSource {
public:
    explicit ListedSource(std::vector<session::SourceStep> steps)
        : m_steps(std::move(steps)) {}

    [[nodiscard]] session::SourceKind kind() const override { return session::SourceKind::Recording; }
    [[nodiscard]] std::string name() const override { return "list"; }
    session::SourceStep next() override {
        return m_stopped || m_next == m_steps.size() ? session::SourceStep(session::SourceEnd{})
                                                     : m_steps[m_next++];
    }
    void stop() override { m_stopped = true; }

private:
    std::vector<session::SourceStep> m_steps;
    std::size_t m_next = 0;
    std::atomic<bool> m_stopped = false;
};

/// So many grey pictures, a millisecond apart, each as bright as its number.
inline std::vector<session::SourceStep> numbered(int count) {
    std::vector<session::SourceStep> steps;
    for (int i = 0; i < count; ++i)
        steps.emplace_back(
            session::SourceFrame{cv::Mat(kListedSize, CV_8UC3, cv::Scalar::all(i)), i, i * 1e-3});
    return steps;
}

/// All steps of a source up to its end, which is left out.
inline std::vector<session::SourceStep> stepsOf(session::FrameSource& source) {
    std::vector<session::SourceStep> steps;
    for (session::SourceStep step = source.next(); !std::holds_alternative<session::SourceEnd>(step);
         step = source.next())
        steps.push_back(step);
    return steps;
}

} // namespace meeplecam::tests
