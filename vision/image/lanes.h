#pragma once

#include <cstddef>
#include <cstring>

/// Where the compiler can choose at run time, a function is compiled twice: for processors with AVX2 and FMA,
/// and for all other x86-64. Elsewhere, as on arm64, it is compiled for what every processor of its kind has
/// (NEON there). The choice comes before the thread sanitizer is ready.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define MEEPLECAM_WIDE __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define MEEPLECAM_WIDE
#endif

namespace meeplecam::vision {

inline constexpr int kLanes = 8;

/// So many numbers, in functions that are MEEPLECAM_WIDE. Passed by reference: what is wider than the
/// baseline's registers has no calling convention of its own.
using Lanes = float __attribute__((vector_size(kLanes * sizeof(float))));

/// The places of the lanes.
inline constexpr Lanes kLanePlaces{0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F, 7.0F};

[[gnu::always_inline]] inline void load(Lanes& value, const float* from) {
    std::memcpy(&value, from, sizeof(value));
}

[[gnu::always_inline]] inline void store(const Lanes& value, float* to) {
    std::memcpy(to, &value, sizeof(value));
}

[[gnu::always_inline]] inline float sumOf(const Lanes& value) {
    float sum = 0.0F;
    for (int lane = 0; lane < kLanes; ++lane)
        sum += value[lane];
    return sum;
}

/// 1 in the lanes of first … first + 7 that lie from `rim` to the same distance from the end of `side`, else
/// 0.
[[gnu::always_inline]] inline void markWithin(Lanes& mask, int first, int rim, int side) {
    for (int lane = 0; lane < kLanes; ++lane)
        mask[lane] = first + lane >= rim && first + lane < side - rim ? 1.0F : 0.0F;
}

} // namespace meeplecam::vision
