#include "datasets/process_memory.h"

#include <fstream>
#include <sstream>
#include <string>

namespace meeplecam::datasets {

double peakMegabytes() {
    std::ifstream status("/proc/self/status"); // proc(5)
    constexpr double kKibibyte = 1024.0;
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) {
            std::istringstream words(line.substr(6));
            double kibibytes = 0;
            words >> kibibytes;
            return kibibytes * kKibibyte / 1e6;
        }
    return 0;
}

void forgetPeak() {
    std::ofstream("/proc/self/clear_refs") << "5\n"; // proc(5): reset the peak of the resident set
}

} // namespace meeplecam::datasets
