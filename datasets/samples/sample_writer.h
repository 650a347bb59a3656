#pragma once

#include "models/files/json_input.h"

#include <opencv2/core.hpp>

#include <filesystem>
#include <fstream>
#include <span>

namespace meeplecam::datasets {

/// Writes what a network learns from: FILE.npy, all planes of all samples (samples × planes × side × side, 8
/// bit), and FILE.jsonl, an object of facts for each sample.
class SampleWriter {
public:
    SampleWriter(const std::filesystem::path& out, int planes, int side);

    /// The planes are CV_8U, side × side.
    void add(std::span<const cv::Mat> planes, const models::Json& facts);
    /// How many samples there are.
    [[nodiscard]] int count() const { return m_count; }
    /// Says how many there are, too. Fails when something could not be written.
    engine::Status finish();

private:
    std::filesystem::path m_out;
    std::ofstream m_pixels;
    std::ofstream m_facts;
    int m_planes;
    int m_side;
    int m_count = 0;
};

} // namespace meeplecam::datasets
