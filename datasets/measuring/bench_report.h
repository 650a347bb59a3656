#pragma once

#include "datasets/measuring/bench_summary.h"

namespace meeplecam::datasets {

/// For people: one line for each picture, then for each set and all sets, with the columns explained above,
/// and the milliseconds of each stage below.
std::string benchText(std::span<const PictureResult> results);

/// What is not right on each picture, one line each; empty when everything is.
std::string mistakesText(std::span<const PictureResult> results);

/// The sums as a table in Markdown, for results.md.
std::string benchMarkdown(std::span<const PictureResult> results);

/// `meeplecam-bench 1`: `pictures[]` and `sums[]`, each with every measure by name (figures.h) and every
/// count; datasets/README.md explains the keys.
models::Json writeBench(std::span<const PictureResult> results);

} // namespace meeplecam::datasets
