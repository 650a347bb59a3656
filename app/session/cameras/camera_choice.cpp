#include "app/session/cameras/camera_choice.h"

#include "app/session/basics/lowered.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <tuple>

namespace meeplecam::session {

namespace {

constexpr double kFastEnough = 0.9; // of the wish; cameras say 29.97 for 30

/// How far an offer is from the wish; the smaller, the better.
auto distance(const CameraOffer& offer, const CameraWish& wish) {
    const double size = std::abs(std::log(static_cast<double>(offer.size.width) / wish.size.width)) +
                        std::abs(std::log(static_cast<double>(offer.size.height) / wish.size.height));
    const double missing =
        std::max(0.0, kFastEnough * wish.frames_per_second - offer.fastest_frames_per_second);
    return std::tuple(size, missing, offer.packed, offer.fastest_frames_per_second);
}

std::optional<std::size_t> numberOf(const std::string& text) {
    std::size_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<std::size_t> nearestOffer(std::span<const CameraOffer> offers, const CameraWish& wish) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        if (offers[i].size.empty())
            continue;
        if (!best || distance(offers[i], wish) < distance(offers[*best], wish))
            best = i;
    }
    return best;
}

std::optional<std::size_t> findCamera(std::span<const std::string> names, const std::string& wanted) {
    if (const auto number = numberOf(wanted))
        return *number < names.size() ? number : std::nullopt;
    const auto matching = [&](auto&& matches) -> std::optional<std::size_t> {
        const auto found = std::ranges::find_if(names, matches);
        if (found == names.end())
            return std::nullopt;
        return static_cast<std::size_t>(found - names.begin());
    };
    if (const auto whole = matching([&](const std::string& name) { return name == wanted; }))
        return whole;
    return matching([&](const std::string& name) {
        return !wanted.empty() && lowered(name).find(lowered(wanted)) != std::string::npos;
    });
}

} // namespace meeplecam::session
