#include "datasets/verdicts/text_table.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace meeplecam::datasets {

namespace {

std::vector<std::size_t> widthsOf(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    return widths;
}

std::string lineOf(const std::vector<std::string>& row, const std::vector<std::size_t>& widths) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string padding(widths[i] - row[i].size(), ' ');
        line += i == 0 ? row[i] + padding : "  " + padding + row[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

} // namespace

std::string alignedTable(const std::vector<std::vector<std::string>>& rows) {
    const std::vector<std::size_t> widths = widthsOf(rows);
    std::string text;
    for (const auto& row : rows)
        text += lineOf(row, widths);
    return text;
}

std::string fixed(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

} // namespace meeplecam::datasets
