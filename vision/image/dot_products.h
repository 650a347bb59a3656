#pragma once

#include <opencv2/core.hpp>

#include <span>
#include <vector>

namespace meeplecam::vision {

/// Rows of numbers that many others are multiplied with, laid out for that.
class PackedRows {
public:
    PackedRows() = default;
    /// `rows` is n x d, CV_32F.
    explicit PackedRows(const cv::Mat& rows);
    /// The same from panels() of rows that were packed before.
    PackedRows(int count, int length, std::vector<float> panels);

    /// Adds rows of the same length behind the others.
    void append(const cv::Mat& rows);

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int length() const { return m_length; }
    /// The d x kWidth numbers of kWidth neighbouring rows, column by column; missing rows are zero.
    [[nodiscard]] const float* panel(int index) const;
    /// All panels one after the other.
    [[nodiscard]] std::span<const float> panels() const { return m_panels; }

    static constexpr int kWidth = 16;

    /// How many numbers the panels of so many rows are.
    static std::size_t panelSize(int count, int length);

private:
    int m_count = 0;
    int m_length = 0;
    std::vector<float> m_panels;
};

/// All dot products of the rows of `a` (m x d, CV_32F) with the n rows of `b`, as m x n. Runs on all cores,
/// with the widest vectors that the processor has.
cv::Mat dotProducts(const cv::Mat& a, const PackedRows& b);

} // namespace meeplecam::vision
