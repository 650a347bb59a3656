#pragma once

#include "app/session/basics/source_fault.h"
#include "engine/tiles/result.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <string>
#include <variant>

namespace meeplecam::session {

/// One picture of a source.
struct SourceFrame {
    cv::Mat bgr;            ///< 8 bit, 3 channels; never written to after it was handed out
    std::int64_t index = 0; ///< counts the pictures of the source from 0, dropped ones included
    double time_s = 0.0;    ///< since the source's first picture; for photos their number
};

/// The source gives nothing for now, or one of its pictures can't be used; next() goes on.
struct SourceGone {
    SourceFault why;
};

/// The source has come to its end.
struct SourceEnd {};

using SourceStep = std::variant<SourceFrame, SourceGone, SourceEnd>;

/// How the pictures of a source follow each other.
enum class SourceKind : std::uint8_t {
    Recording, ///< a film that waits for us: every picture counts
    Pictures,  ///< photos, each of which shows the table at rest
    Live,      ///< a camera that doesn't wait: the newest picture counts
};

/// Where pictures of a table come from.
class FrameSource {
public:
    virtual ~FrameSource() = default;
    [[nodiscard]] virtual SourceKind kind() const = 0;
    /// What it is called when players are told about it.
    [[nodiscard]] virtual std::string name() const = 0;
    /// The next picture; a live source's newest one, waiting for it when none is new.
    virtual SourceStep next() = 0;
    /// Ends a next() that waits on another thread: it and all later ones give SourceEnd.
    virtual void stop() = 0;
};

} // namespace meeplecam::session
