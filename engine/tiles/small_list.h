#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace meeplecam::engine {

/// A list of at most `Capacity` values inside the object itself: returning one costs no allocation.
template<class T, std::size_t Capacity>
class SmallList {
public:
    /// The caller makes sure that there is room.
    void add(const T& value) { m_values[m_size++] = value; }
    [[nodiscard]] bool contains(const T& value) const { return std::find(begin(), end(), value) != end(); }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const T& operator[](std::size_t index) const { return m_values[index]; }
    [[nodiscard]] const T* begin() const { return m_values.data(); }
    [[nodiscard]] const T* end() const { return m_values.data() + m_size; }

    bool operator==(const SmallList& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::array<T, Capacity> m_values{};
    std::size_t m_size = 0;
};

} // namespace meeplecam::engine
