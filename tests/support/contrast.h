#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace meeplecam::tests {

/// What texts need at least (WCAG 2.1, 1.4.3).
constexpr double kTextContrast = 4.5;

/// Relative luminance, 0 to 1 (WCAG 2.1).
inline double luminance(const QColor& colour) {
    const auto linear = [](double share) {
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// How well two colours are told apart, from 1 to 21 (WCAG 2.1).
inline double contrast(const QColor& one, const QColor& other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace meeplecam::tests
