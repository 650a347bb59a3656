#pragma once

#include "engine/tiles/result.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace meeplecam::session {

/// A file that grows at its end, and whose text is on the disk when append() comes back. Nobody else can open
/// it as one at the same time.
class LogFile {
public:
    /// A new, empty file, which this user alone may read. Fails when something is there already.
    static engine::Result<LogFile> create(const std::filesystem::path& path);
    /// A file that is there. Fails when another program has it.
    static engine::Result<LogFile> open(const std::filesystem::path& path);

    LogFile(LogFile&& other) noexcept;
    LogFile& operator=(LogFile&& other) noexcept;
    LogFile(const LogFile&) = delete;
    LogFile& operator=(const LogFile&) = delete;
    ~LogFile();

    /// Keeps only the first bytes.
    engine::Status cut(std::uintmax_t bytes);
    /// All or nothing: when it fails, the file ends where it ended.
    engine::Status append(std::string_view text);

    /// Makes it hold this text and nothing else; it is whole on the disk when this comes back. When it fails
    /// the file may hold anything, and is to be restored again.
    engine::Status restore(std::string_view text);

    /// Whether this is still the file of that name: it was neither moved nor deleted.
    [[nodiscard]] bool isAt(const std::filesystem::path& path) const;
    /// Whether it ends where it ended: nobody else cut it or wrote to it.
    [[nodiscard]] bool endsAsLeft() const;

private:
    explicit LogFile(int descriptor)
        : m_descriptor(descriptor) {}
    static engine::Result<LogFile> openWith(const std::filesystem::path& path, int flags);

    int m_descriptor = -1;
    std::uintmax_t m_size = 0;
};

} // namespace meeplecam::session
