#include "vision/image/dot_products.h"

#include "engine/tiles/result.h"
#include "vision/image/lanes.h"

#include <algorithm>
#include <cstring>

namespace meeplecam::vision {

namespace {

constexpr int kWidth = PackedRows::kWidth;
constexpr int kHeight =
    6; // rows of a at a time: 6 x 16 sums, the numbers of b and one of a fill 16 registers
constexpr int kChunk = 48; // rows of a that one task multiplies with all of b
static_assert(kWidth == 2 * kLanes);

/// sums[i][j] = sum over k of rows[i][k] * panel[k][j].
MEEPLECAM_WIDE void multiplyPanel(const float* const (&rows)[kHeight], const float* panel, int length,
                                  float (&sums)[kHeight][kWidth]) {
    Lanes total[kHeight][2] = {};
    for (int k = 0; k < length; ++k) {
        Lanes left;
        Lanes right;
        load(left, panel + std::ptrdiff_t{k} * kWidth);
        load(right, panel + std::ptrdiff_t{k} * kWidth + kLanes);
        for (int i = 0; i < kHeight; ++i) {
            total[i][0] += rows[i][k] * left;
            total[i][1] += rows[i][k] * right;
        }
    }
    std::memcpy(sums, total, sizeof(sums));
}

void multiplyRows(const cv::Mat& a, const PackedRows& b, cv::Range range, cv::Mat& products) {
    for (int first = 0; first < b.count(); first += kWidth)
        for (int i = range.start; i < range.end; i += kHeight) {
            const int height = std::min(kHeight, range.end - i);
            const float* rows[kHeight];
            for (int p = 0; p < kHeight; ++p) // the missing rows of a short block repeat its last one
                rows[p] = a.ptr<float>(i + std::min(p, height - 1));
            float sums[kHeight][kWidth];
            multiplyPanel(rows, b.panel(first / kWidth), b.length(), sums);
            const int width = std::min(kWidth, b.count() - first);
            for (int p = 0; p < height; ++p)
                std::copy_n(sums[p], width, products.ptr<float>(i + p) + first);
        }
}

} // namespace

PackedRows::PackedRows(const cv::Mat& rows)
    : m_length(rows.cols) {
    append(rows);
}

void PackedRows::append(const cv::Mat& rows) {
    MEEPLECAM_CHECK(rows.type() == CV_32F && rows.cols == m_length);
    const int first = m_count;
    m_count += rows.rows;
    m_panels.resize(panelSize(m_count, m_length), 0.0F);
    for (int row = 0; row < rows.rows; ++row) {
        const int at = first + row;
        float* to = m_panels.data() + std::ptrdiff_t{at / kWidth} * m_length * kWidth + at % kWidth;
        for (int k = 0; k < m_length; ++k)
            to[std::ptrdiff_t{k} * kWidth] = rows.at<float>(row, k);
    }
}

PackedRows::PackedRows(int count, int length, std::vector<float> panels)
    : m_count(count)
    , m_length(length)
    , m_panels(std::move(panels)) {
    MEEPLECAM_CHECK(m_panels.size() == panelSize(count, length));
}

std::size_t PackedRows::panelSize(int count, int length) {
    return static_cast<std::size_t>((count + kWidth - 1) / kWidth) * static_cast<std::size_t>(length) *
           kWidth;
}

const float* PackedRows::panel(int index) const {
    return m_panels.data() + std::ptrdiff_t{index} * m_length * kWidth;
}

cv::Mat dotProducts(const cv::Mat& a, const PackedRows& b) {
    MEEPLECAM_CHECK(a.type() == CV_32F && a.cols == b.length());
    cv::Mat products(a.rows, b.count(), CV_32F);
    const int chunks = (a.rows + kChunk - 1) / kChunk;
    cv::parallel_for_({0, chunks}, [&](const cv::Range& range) {
        for (int chunk = range.start; chunk < range.end; ++chunk)
            multiplyRows(a, b, {chunk * kChunk, std::min(a.rows, (chunk + 1) * kChunk)}, products);
    });
    return products;
}

} // namespace meeplecam::vision
