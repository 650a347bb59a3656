#pragma once

#include <opencv2/core/mat.hpp>

namespace cv {
class VideoCapture;
}

namespace meeplecam::session {

/// Keeps the libraries that unpack films from printing: what goes wrong is told in our own words; and from
/// asking for more memory at a time than the pictures of any camera take, whatever they are sent. To be
/// called before the first of them is used, on the thread that started the program.
void tameDecoders();

/// The next picture, in memory of its own; empty when it is broken, or when no more come. A broken one is
/// followed by others, which can be told only by asking again.
[[nodiscard]] cv::Mat nextPicture(cv::VideoCapture& capture);

} // namespace meeplecam::session
