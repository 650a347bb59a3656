#include "app/cli/commands/learn_command.h"

#include "app/cli/options/reader_options.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/learned_pictures.h"
#include "tests/support/bundled.h"
#include "tests/support/program_run.h"

#include <gmock/gmock.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

namespace meeplecam::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using tests::expectSentence;
using tests::runWith;

/// Somebody who has learned two tiles of the house edition at a table.
class LearnCommand : public tests::ProgramTest {
protected:
    void SetUp() override {
        ProgramTest::SetUp();
        if (const char* before = std::getenv("XDG_DATA_HOME"))
            m_before = before;
        setenv("XDG_DATA_HOME", pathOf("data").c_str(), 1);
        session::LearnedPictures learned = open();
        for (const char* tile : {"base.W", "base.C"}) {
            models::CataloguePicture picture;
            picture.tile = tests::tile(tile);
            picture.picture = cv::Mat(64, 64, CV_8UC3, cv::Scalar(60, 150, 90));
            ASSERT_TRUE(learned.learn(picture));
        }
    }
    void TearDown() override {
        if (m_before)
            setenv("XDG_DATA_HOME", m_before->c_str(), 1);
        else
            unsetenv("XDG_DATA_HOME");
        ProgramTest::TearDown();
    }

    static session::LearnedPictures open() {
        const auto folder = session::learnedFolder(session::houseCatalogue());
        EXPECT_TRUE(folder) << folder.error().message;
        auto learned = session::LearnedPictures::open(*folder, models::bundledTiles().registry);
        EXPECT_TRUE(learned) << learned.error().message;
        return *std::move(learned);
    }

    std::optional<std::string> m_before;
};

TEST_F(LearnCommand, ListsWhatWasLearnedAndWhatCounts) {
    const tests::ProgramRun run = runWith({"learn", "list"});
    ASSERT_EQ(run.status, Done) << run.errors;
    EXPECT_THAT(run.output, HasSubstr("base.W"));
    EXPECT_THAT(run.output, HasSubstr("base.C"));
    EXPECT_THAT(run.output, HasSubstr("2 learned pictures count\n"));
    EXPECT_EQ(runWith({"learn", "list", "--catalogue", "house"}).output, run.output) << "by its name";
}

TEST_F(LearnCommand, WhatIsUndoneStaysListedAndCountsNoMore) {
    ASSERT_EQ(runWith({"learn", "undo", "1"}).status, Done);
    const std::string list = runWith({"learn", "list"}).output;
    EXPECT_THAT(list, HasSubstr("base.W  undone"));
    EXPECT_THAT(list, Not(HasSubstr("base.C  undone")));
    EXPECT_THAT(list, HasSubstr("1 learned picture counts\n"));
    ASSERT_EQ(open().pictures()->size(), 1U);
    expectSentence(runWith({"learn", "undo", "1"}), InputAtFault);
}

TEST_F(LearnCommand, ClearLeavesNothingThatCounts) {
    ASSERT_EQ(runWith({"learn", "clear"}).status, Done);
    EXPECT_THAT(runWith({"learn", "list"}).output, HasSubstr("0 learned pictures count\n"));
    EXPECT_TRUE(open().pictures()->empty());
    EXPECT_EQ(runWith({"learn", "clear"}).status, Done) << "there is nothing to do";
}

TEST_F(LearnCommand, ReadersMayLeaveItOut) {
    const auto learnedBy = [](const std::string& arguments) {
        CLI::App command;
        ReaderRequest request;
        addReaderOptions(command, request);
        command.parse(arguments);
        const auto learned = session::openLearned(request);
        EXPECT_TRUE(learned) << learned.error().message;
        return *learned ? std::ssize((*learned)->list()) : 0;
    };
    EXPECT_EQ(learnedBy(""), 2);
    EXPECT_EQ(learnedBy("--no-learned"), 0);
}

TEST_F(LearnCommand, SaysWhatItCanNotDo) {
    expectSentence(runWith({"learn"}), WrongUsage);
    expectSentence(runWith({"learn", "undo"}), WrongUsage);
    expectSentence(runWith({"learn", "undo", "seven"}), WrongUsage);
    expectSentence(runWith({"learn", "undo", "7"}), InputAtFault);
    expectSentence(runWith({"learn", "list", "--catalogue", pathOf("absent")}), InputAtFault);
}

} // namespace
} // namespace meeplecam::cli
