#pragma once

#include <algorithm>
#include <vector>

namespace meeplecam::vision {

/// The middle value, of an even number the upper of the two in the middle. There has to be one.
template<class Value>
Value medianOf(std::vector<Value> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace meeplecam::vision
