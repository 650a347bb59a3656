#pragma once

#include "tests/support/until.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QWidget>
#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::tests {

/// Lets the window live until the condition holds; fails after so long.
template<class Condition>
testing::AssertionResult holds(Condition condition, int longest_s = 60) {
    if (until(condition, longest_s * 1000))
        return testing::AssertionSuccess();
    return testing::AssertionFailure() << "not within " << longest_s << " s";
}

/// The visible button of a page with this text or accessible name; null when there is none.
inline QAbstractButton* buttonOf(const QWidget& page, const QString& name) {
    const auto buttons = page.findChildren<QAbstractButton*>();
    const auto found = std::ranges::find_if(buttons, [&](const QAbstractButton* button) {
        return button->isVisibleTo(&page) && (button->text() == name || button->accessibleName() == name);
    });
    return found == buttons.end() ? nullptr : *found;
}

/// Opens all tiles from the menu that is open over a cell of a page.
inline void chooseAllTiles(const QWidget& page) {
    const auto actions = page.findChildren<QAction*>();
    const auto all = std::ranges::find(actions, QStringLiteral("All tiles…"), &QAction::text);
    ASSERT_NE(all, actions.end());
    QApplication::activePopupWidget()->close();
    (*all)->trigger();
}

/// Notices for how long the window was too busy to do anything else.
class StallMeter {
public:
    StallMeter() {
        m_since.start();
        QObject::connect(&m_beat, &QTimer::timeout,
                         [this] { m_longest_ms = std::max(m_longest_ms, m_since.restart() - kBeat_ms); });
        m_beat.start(kBeat_ms);
    }
    /// The longest pause so far; counting begins anew.
    qint64 take_ms() { return std::exchange(m_longest_ms, 0); }

private:
    static constexpr int kBeat_ms = 10;
    QTimer m_beat;
    QElapsedTimer m_since;
    qint64 m_longest_ms = 0;
};

} // namespace meeplecam::tests
