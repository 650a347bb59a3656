#include "models/art/plan/dice.h"

#include <numbers>

namespace meeplecam::art {

Dice::Dice(std::string_view text, std::uint64_t number)
    : m_state(0xcbf29ce484222325U) {
    for (const char letter : text)
        m_state = (m_state ^ static_cast<unsigned char>(letter)) * 0x100000001b3U; // FNV-1a
    m_state = (m_state ^ number) * 0x100000001b3U;
    next();
}

std::uint64_t Dice::next() {
    m_state += 0x9e3779b97f4a7c15U;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

double Dice::fraction() {
    return static_cast<double>(next() >> 11) * 0x1.0p-53;
}

double Dice::normal(double deviation) {
    const double sum = fraction() + fraction() + fraction() + fraction();
    return (sum - 2) * std::sqrt(3.0) * deviation;
}

Point Dice::inDisc(double radius) {
    const double angle = between(0, 2 * std::numbers::pi);
    return atAngle(angle) * (radius * std::sqrt(fraction()));
}

} // namespace meeplecam::art
