#pragma once

#include "engine/tiles/result.h"

#include <opencv2/core.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace meeplecam::vision {

/// What one of the project's networks takes and gives.
struct NetworkTask {
    std::vector<int> input; ///< shape of one sample: planes, rows, columns
    struct Output {
        std::string name;
        std::size_t numbers = 0; ///< for each sample
    };
    std::vector<Output> outputs;
};

/// A network of the project (models/), run by cv::dnn. Copies share it; so may threads.
class Network {
public:
    /// Opens an ONNX file. Fails when it is missing or doesn't do this task.
    static engine::Result<Network> open(const std::filesystem::path& file, NetworkTask task);

    /// What it gives for a blob of samples, CV_32F, one matrix for each output, whose first dimension is that
    /// of the samples.
    [[nodiscard]] std::vector<cv::Mat> run(const cv::Mat& blob) const;

private:
    struct Loaded;
    explicit Network(std::shared_ptr<Loaded> loaded);
    std::shared_ptr<Loaded> m_loaded;
};

} // namespace meeplecam::vision
