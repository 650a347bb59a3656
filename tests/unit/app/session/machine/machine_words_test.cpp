#include "app/session/machine/machine_words.h"

#include <gmock/gmock.h>

namespace meeplecam::session {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

/// A computer with all that is needed.
Machine wellEquipped() {
    Machine machine;
    machine.processor = "x86_64";
    machine.cores = 4;
    machine.memory_bytes = 8'000'000'000;
    machine.cameras = {
        {"TableCam", {{{640, 480}, 60, true}, {{1920, 1080}, 5, false}, {{1920, 1080}, 30, true}}}};
    machine.videoDevices = {{"/dev/video0", true}};
    machine.mediaPlugins = true;
    machine.byGStreamer = true;
    machine.mediaServer = true;
    machine.sharedCameras = true;
    machine.films = {"avi", "mp4"};
    machine.screen = Machine::Screen::Wayland;
    machine.font = true;
    machine.bundled = true;
    machine.languages = {"de", "en"};
    machine.language = "de";
    machine.folders = {{KeptFolder::Kind::Games, "/home/ann/.local/share/meeplecam", true, 5'000'000'000}};
    machine.reading = {24, 0.4};
    return machine;
}

/// All that is said, a sentence each: "Missing: …", "Note: …" or as it is.
std::vector<std::string> said(const Machine& machine) {
    std::vector<std::string> sentences;
    for (const MachineTopic& topic : wordsOf(machine)) {
        for (const QString& line : topic.there)
            sentences.push_back(line.toStdString());
        for (const QString& line : topic.advised)
            sentences.push_back("Note: " + line.toStdString());
        for (const QString& line : topic.missing)
            sentences.push_back("Missing: " + line.toStdString());
    }
    return sentences;
}

bool lacks(const Machine& machine) {
    return lacksSomething(wordsOf(machine));
}

TEST(MachineWords, LackNothingWhereAllIsThere) {
    const std::vector<std::string> sentences = said(wellEquipped());
    EXPECT_FALSE(lacks(wellEquipped()));
    EXPECT_THAT(sentences, Not(Contains(HasSubstr("Note: "))));
    EXPECT_THAT(sentences, Contains("A table of 24 tiles is read in 0.40 s: 2.5 looks a second."));
    EXPECT_THAT(sentences, Contains(HasSubstr("4 cores (x86_64)")));
    EXPECT_THAT(sentences, Contains(HasSubstr("8.0 GB of memory")));
    EXPECT_THAT(sentences, Contains(HasSubstr("with 5.0 GB free")));
}

TEST(MachineWords, NameTheModesOfACameraAndTheOneThatGamesUse) {
    const std::vector<std::string> sentences = said(wellEquipped());
    EXPECT_THAT(sentences, Contains("TableCam: 1920 × 1080, up to 30 pictures a second, packed as JPEG; "
                                    "1920 × 1080, up to 5 pictures a second; "
                                    "640 × 480, up to 60 pictures a second, packed as JPEG."));
    EXPECT_THAT(sentences, Contains("Games use it at 1920 × 1080."));
    Machine machine = wellEquipped();
    machine.cameras = {{"Toy", {{{640, 480}, 30, false}}}};
    EXPECT_THAT(said(machine), Contains(HasSubstr("Note: Toy sees little")));
}

TEST(MachineWords, AdviseWhoHasNoCamera) {
    Machine machine = wellEquipped();
    machine.cameras.clear();
    machine.videoDevices.clear();
    EXPECT_FALSE(lacks(machine)); // photos, films and phones do without
    EXPECT_THAT(said(machine), Contains(HasSubstr("Note: No camera is connected.")));
}

TEST(MachineWords, SpeakOfTheMediaServerWhereQtUsesIt) {
    Machine machine = wellEquipped();
    machine.byGStreamer = machine.mediaServer = machine.sharedCameras = false;
    EXPECT_FALSE(lacks(machine));
    EXPECT_THAT(said(machine), Not(Contains(HasSubstr("PipeWire"))));
    EXPECT_THAT(said(machine), Contains(HasSubstr("taken from the system directly")));
}

TEST(MachineWords, SayWhichCameraMayNotBeUsed) {
    Machine machine = wellEquipped();
    machine.videoDevices = {{"/dev/video0", true}, {"/dev/video2", false}};
    EXPECT_TRUE(lacks(machine));
    EXPECT_THAT(said(machine), Contains(HasSubstr("Missing: You may not use /dev/video2")));
    EXPECT_THAT(said(machine), Not(Contains(HasSubstr("You may not use /dev/video0"))));
}

TEST(MachineWords, AskForThePortalInASandboxAlone) {
    Machine machine = wellEquipped();
    EXPECT_FALSE(lacks(machine));
    machine.sandbox = true;
    EXPECT_TRUE(lacks(machine));
    machine.portal = true;
    EXPECT_FALSE(lacks(machine));
}

TEST(MachineWords, NameWhatIsMissing) {
    const auto missing = [](auto&& take, const char* words) {
        Machine machine = wellEquipped();
        take(machine);
        EXPECT_TRUE(lacks(machine)) << words;
        EXPECT_THAT(said(machine), Contains(testing::AllOf(HasSubstr("Missing: "), HasSubstr(words))));
    };
    missing([](Machine& m) { m.missingPlugins = {"libgstjpeg.so"}; }, "libgstjpeg.so");
    missing([](Machine& m) { m.mediaPlugins = false; }, "libqt6multimedia6");
    missing([](Machine& m) { m.brokenFilms = {"mp4"}; }, "mp4");
    missing([](Machine& m) { m.font = false; }, "fonts-dejavu-core");
    missing([](Machine& m) { m.languages.clear(); }, "languages");
    missing([](Machine& m) { m.bundled = false; }, "networks");
    missing([](Machine& m) { m.reading.reset(); }, "could not be read");
    missing([](Machine& m) { m.folders[0].writable = false; }, "can't be written");
    missing([](Machine& m) { m.folders[0].path.clear(); }, "no home folder");
}

TEST(MachineWords, NoteWhatIsSlowShortOrAbsent) {
    const auto noted = [](auto&& take, const char* words) {
        Machine machine = wellEquipped();
        take(machine);
        EXPECT_FALSE(lacks(machine)) << words;
        EXPECT_THAT(said(machine), Contains(testing::AllOf(HasSubstr("Note: "), HasSubstr(words))));
    };
    noted([](Machine& m) { m.reading->median_s = 3.0; }, "pictures in between are skipped");
    noted([](Machine& m) { m.memory_bytes = 1'000'000'000; }, "60 megapixels");
    noted([](Machine& m) { m.folders[0].free_bytes = 1000; }, "little room");
    noted([](Machine& m) { m.screen = Machine::Screen::None; }, "All commands work without one");
    noted([](Machine& m) { m.mediaServer = false; }, "one program at a time");
    noted([](Machine& m) { m.sharedCameras = false; }, "gstreamer1.0-pipewire");
}

TEST(MachineWords, LookAtThisMachine) {
    const Machine machine = lookAtMachine();
    EXPECT_GE(machine.cores, 1);
    EXPECT_GT(machine.memory_bytes, 100'000'000U);
    EXPECT_TRUE(machine.bundled);
    EXPECT_THAT(machine.languages, testing::ElementsAre("de", "en", "fr", "pl"));
    EXPECT_THAT(machine.films, Contains("avi"));
    EXPECT_EQ(machine.folders.size(), 3U);
}

} // namespace
} // namespace meeplecam::session
