#include "datasets/samples/sample_writer.h"

#include <array>
#include <string>

namespace meeplecam::datasets {

namespace {

/// The head of a file of numpy's format 1.0 (NEP 1), of the same length for any number of samples: 128 bytes.
std::string npyHead(std::array<int, 4> shape) {
    constexpr std::size_t kLength = 118; // after magic, version and length
    std::string text = "{'descr': '|u1', 'fortran_order': False, 'shape': (" + std::to_string(shape[0]) +
                       ", " + std::to_string(shape[1]) + ", " + std::to_string(shape[2]) + ", " +
                       std::to_string(shape[3]) + "), }";
    text.resize(kLength - 1, ' ');
    return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(kLength) + '\0' + text + '\n';
}

} // namespace

SampleWriter::SampleWriter(const std::filesystem::path& out, int planes, int side)
    : m_out(out)
    , m_pixels(std::filesystem::path(out) += ".npy", std::ios::binary)
    , m_facts(std::filesystem::path(out) += ".jsonl")
    , m_planes(planes)
    , m_side(side) {
    m_pixels << npyHead({0, planes, side, side});
}

void SampleWriter::add(std::span<const cv::Mat> planes, const models::Json& facts) {
    for (const cv::Mat& plane : planes)
        for (int y = 0; y < plane.rows; ++y)
            m_pixels.write(reinterpret_cast<const char*>(plane.ptr(y)), plane.cols);
    m_facts << facts.dump() << "\n";
    ++m_count;
}

engine::Status SampleWriter::finish() {
    m_pixels.seekp(0);
    m_pixels << npyHead({m_count, m_planes, m_side, m_side});
    m_pixels.flush();
    m_facts.flush();
    if (!m_pixels.good() || !m_facts.good())
        return engine::Error{m_out.string() + ".npy cannot be written; choose another place with --out"};
    return engine::success();
}

} // namespace meeplecam::datasets
