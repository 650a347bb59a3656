#include "datasets/verdicts/reliability.h"

namespace meeplecam::datasets {

void Reliability::add(double probability, bool isRight) {
    std::size_t bin = kFrom.size() - 1;
    while (bin > 0 && probability < kFrom[bin])
        --bin;
    ++given[bin];
    right[bin] += isRight ? 1 : 0;
    expected[bin] += probability;
}

Reliability& Reliability::operator+=(const Reliability& other) {
    for (std::size_t bin = 0; bin < kFrom.size(); ++bin) {
        given[bin] += other.given[bin];
        right[bin] += other.right[bin];
        expected[bin] += other.expected[bin];
    }
    return *this;
}

} // namespace meeplecam::datasets
