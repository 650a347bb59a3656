#include "models/files/file_output.h"

#include <fstream>
#include <unistd.h>

namespace meeplecam::models {

using engine::Error;
using engine::Status;

namespace fs = std::filesystem;

namespace {

/// The name of a file that is written before it takes its place.
fs::path besideOf(const fs::path& path) {
    fs::path beside = path.parent_path() / path.stem();
    beside += ".part-" + std::to_string(getpid());
    beside += path.extension();
    return beside;
}

/// What the path leads to, links followed.
fs::path targetOf(const fs::path& path) {
    std::error_code problem;
    const fs::path target = fs::weakly_canonical(path, problem);
    return problem ? path : target;
}

} // namespace

bool isSameFile(const fs::path& a, const fs::path& b) {
    std::error_code problem;
    if (fs::equivalent(a, b, problem) && !problem)
        return true;
    return targetOf(fs::absolute(a, problem)) == targetOf(fs::absolute(b, problem));
}

Status writeWhole(const fs::path& path, const std::function<Status(const fs::path&)>& write) {
    std::error_code problem;
    const fs::file_status before = fs::status(path, problem);
    if (fs::exists(before) && !fs::is_regular_file(before))
        return write(path);
    const fs::path target = targetOf(path);
    const fs::path beside = besideOf(target);
    Status written = write(beside);
    if (written) {
        if (fs::exists(before))
            fs::permissions(beside, before.permissions(), problem); // a new file's own will do as well
        fs::rename(beside, target, problem);
        if (problem)
            written = notWritten(path);
    }
    if (!written)
        fs::remove(beside, problem);
    return written;
}

Status writeFile(const fs::path& path, std::string_view text) {
    return writeWhole(path, [&](const fs::path& beside) -> Status {
        std::ofstream file(beside, std::ios::binary);
        file << text << std::flush;
        return file ? engine::success() : Status(notWritten(path));
    });
}

Error notWritten(const fs::path& path) {
    return {path.string() + " cannot be written; choose a folder that exists and has room"};
}

} // namespace meeplecam::models
