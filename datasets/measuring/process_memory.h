#pragma once

namespace meeplecam::datasets {

/// The most memory that this process held at once since it started, or since forgetPeak(), in
/// megabytes (10^6 bytes of resident set).
double peakMegabytes();

/// What this process holds now, in megabytes.
double residentMegabytes();

/// Begins the measurement anew. Where the system does not allow this, peakMegabytes() stays what it was: an
/// upper bound.
void forgetPeak();

} // namespace meeplecam::datasets
