#include "app/session/basics/log_file.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace meeplecam::session {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

/// What the system says about its last failure, e.g. "No space left on device".
Error failure() {
    return Error{std::strerror(errno)};
}

bool writeAll(int descriptor, std::string_view text, std::uintmax_t place) {
    while (!text.empty()) {
        const ssize_t written = ::pwrite(descriptor, text.data(), text.size(), static_cast<off_t>(place));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
        place += static_cast<std::uintmax_t>(written);
    }
    return true;
}

/// A new name is safe only when its folder is on the disk, too.
bool syncFolder(const std::filesystem::path& path) {
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool synced = ::fsync(descriptor) == 0 || errno == EINVAL; // some file systems can't
    ::close(descriptor);
    return synced;
}

} // namespace

Result<LogFile> LogFile::create(const std::filesystem::path& path) {
    Result<LogFile> file = openWith(path, O_CREAT | O_EXCL);
    if (!file || syncFolder(path))
        return file;
    const Error reason = failure();
    ::unlink(path.c_str()); // it is still ours and empty
    return reason;
}

Result<LogFile> LogFile::open(const std::filesystem::path& path) {
    return openWith(path, 0);
}

Result<LogFile> LogFile::openWith(const std::filesystem::path& path, int flags) {
    constexpr mode_t kOwnerAlone = 0600; // who plays, and how well, is for the user alone
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC | flags, kOwnerAlone);
    if (descriptor < 0)
        return failure();
    LogFile file(descriptor);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? refusal(Files::tr("another program is writing to it")) : failure();
    struct stat facts {};
    if (::fstat(descriptor, &facts) != 0)
        return failure();
    if (!S_ISREG(facts.st_mode))
        return refusal(Files::tr("it is not a file"));
    file.m_size = static_cast<std::uintmax_t>(facts.st_size);
    return file;
}

LogFile::LogFile(LogFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size) {}

LogFile& LogFile::operator=(LogFile&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    return *this;
}

LogFile::~LogFile() {
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool LogFile::isAt(const std::filesystem::path& path) const {
    struct stat own {};
    struct stat there {};
    return ::fstat(m_descriptor, &own) == 0 && ::stat(path.c_str(), &there) == 0 &&
           own.st_dev == there.st_dev && own.st_ino == there.st_ino;
}

bool LogFile::endsAsLeft() const {
    struct stat own {};
    return ::fstat(m_descriptor, &own) == 0 && static_cast<std::uintmax_t>(own.st_size) == m_size;
}

Status LogFile::restore(std::string_view text) {
    if (!writeAll(m_descriptor, text, 0) || ::ftruncate(m_descriptor, static_cast<off_t>(text.size())) != 0 ||
        ::fdatasync(m_descriptor) != 0)
        return failure();
    m_size = text.size();
    return engine::success();
}

Status LogFile::cut(std::uintmax_t bytes) {
    if (bytes == m_size)
        return engine::success(); // and the file keeps its date
    if (::ftruncate(m_descriptor, static_cast<off_t>(bytes)) != 0 || ::fsync(m_descriptor) != 0)
        return failure();
    m_size = bytes;
    return engine::success();
}

Status LogFile::append(std::string_view text) {
    if (writeAll(m_descriptor, text, m_size) && ::fdatasync(m_descriptor) == 0) {
        m_size += text.size();
        return engine::success();
    }
    const Error reason = failure();
    // Half a text is overwritten by the next append; should the program end before, it is better gone.
    [[maybe_unused]] const int cut = ::ftruncate(m_descriptor, static_cast<off_t>(m_size));
    return reason;
}

} // namespace meeplecam::session
