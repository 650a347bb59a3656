#pragma once

namespace meeplecam::datasets {

/// The most memory that this process held at once since it started, or since forgetPeakMemory(), in
/// megabytes (10^6 bytes of resident set).
double peakMemory_mb();

/// Begins the measurement anew. Where the system does not allow this, peakMemory_mb() stays what it was: an
/// upper bound.
void forgetPeakMemory();

} // namespace meeplecam::datasets
