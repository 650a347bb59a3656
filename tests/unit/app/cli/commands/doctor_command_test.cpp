#include "tests/support/program_run.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using tests::runWith;

/// Sets a variable of the environment while it lives.
class Variable {
public:
    Variable(const char* name, const std::string& value)
        : m_name(name) {
        if (const char* before = std::getenv(name))
            m_before = before;
        setenv(name, value.c_str(), 1);
    }
    ~Variable() {
        if (m_before)
            setenv(m_name, m_before->c_str(), 1);
        else
            unsetenv(m_name);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
    std::optional<std::string> m_before;
};

class DoctorCommand : public tests::ProgramTest {};

TEST_F(DoctorCommand, SaysInSentencesWhatThisMachineHas) {
    const Variable data("XDG_DATA_HOME", pathOf("data"));
    const Variable settings("XDG_CONFIG_HOME", pathOf("settings"));
    const tests::ProgramRun run = runWith({"doctor"});
    EXPECT_EQ(run.status, run.output.find("Missing: ") == std::string::npos ? Done : InputAtFault)
        << run.output;
    EXPECT_THAT(run.errors, Not(HasSubstr("meeplecam: "))); // Qt may speak here, as it may not in the program
    for (const char* topic : {"\nCameras\n", "\nFilms\n", "\nScreen\n", "\nSpeed\n", "\nFolders\n"})
        EXPECT_THAT(run.output, HasSubstr(topic));
    EXPECT_THAT(run.output, HasSubstr("looks a second"));
    EXPECT_THAT(run.output, HasSubstr(pathOf("data")));
    EXPECT_FALSE(std::filesystem::exists(pathOf("data"))); // it only looks
    EXPECT_TRUE(run.output.ends_with(".\n"));
}

TEST_F(DoctorCommand, FailsWhereGamesCantBeKept) {
    const Variable data("XDG_DATA_HOME", "/proc/nowhere"); // where even root may not write
    const tests::ProgramRun run = runWith({"doctor"});
    EXPECT_EQ(run.status, InputAtFault);
    EXPECT_THAT(run.output, HasSubstr("/proc/nowhere/meeplecam can't be written"));
    EXPECT_THAT(run.output, HasSubstr("Something is missing"));
}

} // namespace
} // namespace meeplecam::cli
