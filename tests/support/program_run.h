#pragma once

#include "app/cli/options/exit_status.h"
#include "app/cli/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace meeplecam::tests {

/// What one run of the program left behind.
struct ProgramRun {
    int status = 0;
    std::string output;
    std::string errors;
};

inline ProgramRun runWith(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "meeplecam");
    std::vector<char*> argv;
    argv.reserve(arguments.size());
    for (std::string& argument : arguments)
        argv.push_back(argument.data());
    ProgramRun result;
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    result.status = cli::runProgram(static_cast<int>(argv.size()), argv.data());
    result.output = testing::internal::GetCapturedStdout();
    result.errors = testing::internal::GetCapturedStderr();
    return result;
}

/// Expects the given status and one line on standard error, as users are told what is wrong.
inline void expectSentence(const ProgramRun& run, cli::ExitStatus status) {
    EXPECT_EQ(run.status, status) << run.errors;
    EXPECT_TRUE(run.errors.starts_with("meeplecam: ")) << run.errors;
    EXPECT_EQ(std::count(run.errors.begin(), run.errors.end(), '\n'), 1) << run.errors;
}

/// A test with a folder of its own for what programs read and write.
class ProgramTest : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::string pathOf(const std::string& name) const { return (m_folder / name).string(); }
    [[nodiscard]] std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(pathOf(name)) << text;
        return pathOf(name);
    }

private:
    static std::string testName() {
        const testing::TestInfo* info = testing::UnitTest::GetInstance()->current_test_info();
        return std::string("meeplecam_") + info->test_suite_name() + "_" + info->name();
    }
    std::filesystem::path m_folder = std::filesystem::temp_directory_path() / testName();
};

} // namespace meeplecam::tests
