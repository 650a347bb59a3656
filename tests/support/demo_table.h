#pragma once

#include "app/session/sources/demo_source.h"

namespace meeplecam::tests {

/// The virtual table when so many turns of a game with these boxes were played (BGR, 8 bit), by chance or by
/// these colours.
inline cv::Mat demoTable(const std::vector<std::string>& sets, int turns,
                         const std::vector<std::string>& colours = {}) {
    session::DemoWish wish;
    wish.sets = sets;
    wish.colours = colours;
    wish.turns = turns;
    wish.table.frames_per_second = 0.5;
    const auto demo = session::DemoSource::create(wish).value();
    cv::Mat last;
    while (true) {
        const session::SourceStep step = demo->next();
        const auto* frame = std::get_if<session::SourceFrame>(&step);
        if (frame == nullptr)
            return last;
        last = frame->bgr;
    }
}

} // namespace meeplecam::tests
