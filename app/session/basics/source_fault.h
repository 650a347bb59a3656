#pragma once

#include <cstdint>
#include <string>

namespace meeplecam::session {

/// Why a source gives no pictures for now, or can't use one of them.
struct SourceFault {
    enum class Kind : std::uint8_t {
        Unplugged,   ///< a camera
        Silent,      ///< a camera that is there and sends nothing
        Unreachable, ///< an address that sends nothing any more; it is tried again
        Damaged,     ///< a film that breaks off
        NoPicture,   ///< a file that can't be read as a picture
        NoLens,      ///< a camera that was not calibrated for pictures of this shape
        Stopped,     ///< something else, as `detail` says
    };
    Kind kind = Kind::Stopped;
    std::string source; ///< what the camera, address or file is called
    std::string detail; ///< for who looks into it, in English; may be empty
    bool operator==(const SourceFault&) const = default;
};

} // namespace meeplecam::session
