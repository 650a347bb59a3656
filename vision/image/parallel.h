#pragma once

#include <opencv2/core.hpp>

#include <cstddef>

namespace meeplecam::vision {

/// Calls work(i) for i = 0 … count - 1 on all cores; the calls must not depend on each other. Returns when
/// all are done.
template<class Work>
void forEachInParallel(std::size_t count, Work work) {
    cv::parallel_for_({0, static_cast<int>(count)}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i)
            work(static_cast<std::size_t>(i));
    });
}

/// Does both at the same time; neither must depend on the other. Returns when both are done.
template<class First, class Second>
void bothInParallel(First first, Second second) {
    forEachInParallel(2, [&](std::size_t i) {
        if (i == 0)
            first();
        else
            second();
    });
}

} // namespace meeplecam::vision
