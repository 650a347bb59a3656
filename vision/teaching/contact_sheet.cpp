#include "vision/teaching/contact_sheet.h"

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kFace = 120; // pixels
constexpr int kGap = 14;   // around a face
constexpr int kText = 24;  // below it
constexpr int kColumns = 10;

const cv::Scalar kPaper(255, 255, 255);
const cv::Scalar kInk(40, 40, 40);
const cv::Scalar kSureColour(110, 160, 70);
const cv::Scalar kDoubtful(20, 150, 240); // amber
const cv::Scalar kLeftOut(170, 170, 170);

cv::Mat upright(const LessonSquare& square) {
    cv::Mat face;
    cv::resize(square.face, face, {kFace, kFace}, 0, 0, cv::INTER_AREA);
    return square.tile ? unrotated(face, square.tile->rotation) : face;
}

void write(cv::Mat& sheet, const std::string& text, cv::Point at, const cv::Scalar& colour) {
    constexpr double kSize = 0.45;
    cv::putText(sheet, text, at, cv::FONT_HERSHEY_SIMPLEX, kSize, colour, 1, cv::LINE_AA);
}

} // namespace

cv::Mat drawContactSheet(const Lesson& lesson, const engine::TileRegistry& registry) {
    const int count = static_cast<int>(lesson.squares.size());
    if (count == 0)
        return {};
    const int columns = std::min(kColumns, count);
    const int rows = (count + columns - 1) / columns;
    const int width = kFace + kGap;
    const int height = kFace + kText + kGap;
    cv::Mat sheet(rows * height + kGap, columns * width + kGap, CV_8UC3, kPaper);
    for (int i = 0; i < count; ++i) {
        const LessonSquare& square = lesson.squares[static_cast<std::size_t>(i)];
        const cv::Rect place(kGap + i % columns * width, kGap + i / columns * height, kFace, kFace);
        upright(square).copyTo(sheet(place));
        const bool doubtful = isDoubtful(square, registry);
        const cv::Scalar& colour = !square.tile ? kLeftOut : doubtful ? kDoubtful : kSureColour;
        constexpr int kFrame = 3;
        cv::rectangle(sheet, place + cv::Size(2, 2) - cv::Point(1, 1), colour, kFrame);
        const std::string name = square.tile    ? registry[square.tile->type].name
                                 : square.fault ? std::string("no, ") + faultName(*square.fault)
                                                : "none";
        write(sheet, std::to_string(i + 1) + ": " + name + (doubtful ? " ?" : ""),
              place.tl() + cv::Point(0, kFace + kText - 8), square.tile ? kInk : kLeftOut);
    }
    return sheet;
}

} // namespace meeplecam::vision
