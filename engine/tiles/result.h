#pragma once

#include <string>
#include <utility>
#include <variant>

namespace meeplecam::engine {

/// What went wrong, as one sentence for the person at the table: what, where, what to do.
struct Error {
    std::string message;
    bool operator==(const Error&) const = default;
};

/// Stops the program after printing the place. For bugs only, never for what a user or a file can cause.
[[noreturn]] void failCheck(const char* condition, const char* file, int line);

/// A value, or the reason why there is none. Names and meaning follow std::expected (C++23).
template<class T, class E = Error>
class [[nodiscard]] Result {
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(E error)
        : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T& value() const& { return std::get<0>(m_content); }
    [[nodiscard]] T& value() & { return std::get<0>(m_content); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_content)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    [[nodiscard]] const E& error() const { return std::get<1>(m_content); }

private:
    std::variant<T, E> m_content;
};

/// The outcome of something that has no value to give.
using Status = Result<std::monostate>;

inline Status success() {
    return std::monostate{};
}

} // namespace meeplecam::engine

/// Aborts with the place when `condition` does not hold: a bug in the program.
#define MEEPLECAM_CHECK(condition)                                                                           \
    ((condition) ? static_cast<void>(0) : ::meeplecam::engine::failCheck(#condition, __FILE__, __LINE__))
