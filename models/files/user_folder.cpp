#include "models/files/user_folder.h"

#include <cstdlib>
#include <sys/stat.h>

namespace meeplecam::models {

namespace fs = std::filesystem;

namespace {

/// A folder that a variable of the environment names; empty when it names none.
fs::path folderIn(const char* variable) {
    const char* const value = std::getenv(variable);
    const fs::path folder = value == nullptr ? "" : value;
    return folder.is_absolute() ? folder : fs::path();
}

fs::path placeOf(const char* variable, const char* belowHome) {
    if (const fs::path named = folderIn(variable); !named.empty())
        return named / "meeplecam";
    const fs::path home = folderIn("HOME");
    return home.empty() ? fs::path() : home / belowHome / "meeplecam";
}

} // namespace

fs::path userFolder(UserFolder kind) {
    switch (kind) {
    case UserFolder::Cache:
        return placeOf("XDG_CACHE_HOME", ".cache");
    case UserFolder::Settings:
        return placeOf("XDG_CONFIG_HOME", ".config");
    case UserFolder::Data:
        return placeOf("XDG_DATA_HOME", ".local/share");
    }
    return {};
}

bool makePrivateFolder(const fs::path& folder) {
    constexpr mode_t kOwnerAlone = 0700; // as the specification wants it, too
    std::error_code problem;
    if (folder.empty() || fs::is_directory(folder, problem))
        return true;
    const bool above = makePrivateFolder(folder.parent_path());
    return above && (::mkdir(folder.c_str(), kOwnerAlone) == 0 || fs::is_directory(folder, problem));
}

} // namespace meeplecam::models
