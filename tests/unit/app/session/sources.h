#pragma once

#include "app/session/frame_source.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <atomic>
#include <filesystem>
#include <vector>

namespace meeplecam::session::tests {

inline const cv::Size kListedSize{32, 24};

/// A recording of the steps that it is given.
class ListedSource : public FrameSource {
public:
    explicit ListedSource(std::vector<SourceStep> steps)
        : m_steps(std::move(steps)) {}

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Recording; }
    [[nodiscard]] std::string name() const override { return "list"; }
    SourceStep next() override {
        return m_stopped || m_next == m_steps.size() ? SourceStep(SourceEnd{}) : m_steps[m_next++];
    }
    void stop() override { m_stopped = true; }

private:
    std::vector<SourceStep> m_steps;
    std::size_t m_next = 0;
    std::atomic<bool> m_stopped = false;
};

/// So many grey pictures, a millisecond apart, each as bright as its number.
inline std::vector<SourceStep> numbered(int count) {
    std::vector<SourceStep> steps;
    for (int i = 0; i < count; ++i)
        steps.emplace_back(SourceFrame{cv::Mat(kListedSize, CV_8UC3, cv::Scalar::all(i)), i, i * 1e-3});
    return steps;
}

/// All steps of a source up to its end, which is left out.
inline std::vector<SourceStep> stepsOf(FrameSource& source) {
    std::vector<SourceStep> steps;
    for (SourceStep step = source.next(); !std::holds_alternative<SourceEnd>(step); step = source.next())
        steps.push_back(step);
    return steps;
}

/// A test with a folder of its own, removed afterwards.
class FolderTest : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }
    [[nodiscard]] std::filesystem::path pathOf(const std::string& name) const { return m_folder / name; }

private:
    static std::string testName() {
        const testing::TestInfo* info = testing::UnitTest::GetInstance()->current_test_info();
        return std::string("meeplecam_session_") + info->test_suite_name() + "_" + info->name();
    }
    std::filesystem::path m_folder = std::filesystem::temp_directory_path() / testName();
};

} // namespace meeplecam::session::tests
