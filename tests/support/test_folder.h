#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace meeplecam::tests {

/// A test with a folder of its own for files.
class FolderTest : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::filesystem::path pathOf(const std::string& name) const { return m_folder / name; }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(pathOf(name), std::ios::binary) << text;
    }
    [[nodiscard]] std::string textOf(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(pathOf(name), std::ios::binary).rdbuf();
        return text.str();
    }

private:
    static std::string testName() {
        const testing::TestInfo* info = testing::UnitTest::GetInstance()->current_test_info();
        return std::string("meeplecam_") + info->test_suite_name() + "_" + info->name() + "_" +
               std::to_string(getpid());
    }
    std::filesystem::path m_folder = std::filesystem::temp_directory_path() / testName();
};

} // namespace meeplecam::tests
