#include "models/files/user_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <unistd.h>

namespace meeplecam::models {
namespace {

TEST(UserFolder, FollowsTheSpecification) {
    const auto with = [](const char* cache, const char* home) {
        ::setenv("XDG_CACHE_HOME", cache, 1);
        ::setenv("HOME", home, 1);
        return userFolder(UserFolder::Cache);
    };
    EXPECT_EQ(with("/var/cache/me", "/home/me"), "/var/cache/me/meeplecam");
    EXPECT_EQ(with("", "/home/me"), "/home/me/.cache/meeplecam");
    EXPECT_EQ(with("relative", "/home/me"), "/home/me/.cache/meeplecam");
    EXPECT_EQ(with("", ""), std::filesystem::path());
}

TEST(UserFolder, HasAPlaceForEachKind) {
    ::setenv("HOME", "/home/me", 1);
    ::unsetenv("XDG_CONFIG_HOME");
    ::setenv("XDG_DATA_HOME", "/srv/me", 1);
    EXPECT_EQ(userFolder(UserFolder::Settings), "/home/me/.config/meeplecam");
    EXPECT_EQ(userFolder(UserFolder::Data), "/srv/me/meeplecam");
}

TEST(UserFolder, IsMadeForTheUserAlone) {
    namespace fs = std::filesystem;
    const fs::path root = fs::temp_directory_path() / ("meeplecam_folders_" + std::to_string(::getpid()));
    fs::create_directory(root);
    const fs::perms before = fs::status(root).permissions();
    EXPECT_TRUE(makePrivateFolder(root / "a" / "b"));
    EXPECT_TRUE(makePrivateFolder(root / "a" / "b"));
    EXPECT_EQ(fs::status(root / "a").permissions(), fs::perms::owner_all);
    EXPECT_EQ(fs::status(root / "a" / "b").permissions(), fs::perms::owner_all);
    EXPECT_EQ(fs::status(root).permissions(), before);
    std::ofstream(root / "file");
    EXPECT_FALSE(makePrivateFolder(root / "file" / "c"));
    fs::remove_all(root);
}

} // namespace
} // namespace meeplecam::models
