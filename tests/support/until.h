#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace meeplecam::tests {

/// Lets everything happen until it is as wanted; whether it came to that. It sleeps while nothing happens:
/// spinning takes the core from those that it waits for, and what checks for data races knows of a thread's
/// event only by the waking, as Qt's locks are out of its sight.
template<class Condition>
bool until(Condition wanted, int most_ms = 15'000) {
    const QDeadlineTimer end(most_ms);
    QTimer beat; // so that waiting ends
    beat.start(10);
    while (!wanted()) {
        if (end.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

} // namespace meeplecam::tests
