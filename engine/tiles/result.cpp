#include "engine/tiles/result.h"

#include <cstdio>
#include <cstdlib>

namespace meeplecam::engine {

void failCheck(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "meeplecam: internal error, %s does not hold (%s:%d)\n", condition, file, line);
    std::abort();
}

} // namespace meeplecam::engine
