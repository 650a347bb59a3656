#include "datasets/measuring/process_memory.h"

#include <fstream>
#include <sstream>
#include <string>

namespace meeplecam::datasets {

namespace {

/// A number of kibibytes of /proc/self/status (proc(5)), in megabytes.
double megabytesOf(const std::string& key) {
    std::ifstream status("/proc/self/status");
    constexpr double kKibibyte = 1024.0;
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(key)) {
            std::istringstream words(line.substr(key.size()));
            double kibibytes = 0;
            words >> kibibytes;
            return kibibytes * kKibibyte / 1e6;
        }
    return 0;
}

} // namespace

double peakMegabytes() {
    return megabytesOf("VmHWM:");
}

double residentMegabytes() {
    return megabytesOf("VmRSS:");
}

void forgetPeak() {
    std::ofstream("/proc/self/clear_refs") << "5\n"; // proc(5): reset the peak of the resident set
}

} // namespace meeplecam::datasets
