#pragma once

#include "vision/grid/board_tracer.h"

#include <deque>
#include <optional>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// What keeps a picture from being read well.
enum class PictureFault : std::uint8_t {
    TooDark,
    TooBright,
    Blurred,
    Glare,
    SmallTiles,
    LeavesPicture,
    Hunting
};

/// A part of the picture.
enum class PicturePlace : std::uint8_t { Middle, Left, Right, Top, Bottom };

/// A fault, and what there is to say about it.
struct PictureAdvice {
    PictureFault fault{};
    PicturePlace where =
        PicturePlace::Middle; ///< of glare; of a board: over which edge, Middle = over several
    int tile_px = 0;          ///< of small tiles: pixels to a side
    bool operator==(const PictureAdvice&) const = default;
};

/// What should be better about a picture (BGR, 8 bit), the worst first; empty when it is good. `tiles` are
/// the tiles known in it; without any the whole picture is judged, and neither their size nor the edge of the
/// board. `beside` are places where glare may hide more of them.
std::vector<PictureAdvice> checkPicture(const cv::Mat& bgr, std::span<const Quad> tiles,
                                        std::span<const Quad> beside = {});

/// What should be better about the light alone, of the whole picture (BGR, 8 bit): any size will do.
std::optional<PictureAdvice> checkLight(const cv::Mat& bgr);

/// What should be better about a picture (BGR, 8 bit) on which this board was found, or none.
std::vector<PictureAdvice> checkPicture(const cv::Mat& bgr, const std::optional<TracedBoard>& board);

/// How sharp the tiles are drawn, whatever they show: fine contrast as a fraction of all contrast at 56
/// pixels a tile. 0.28 and more for good photos, 0.14 for those that are blurred by a twenty-fifth of a side;
/// 1 without contrast. Without tiles the picture is judged at 1280 pixels width.
double sharpness(const cv::Mat& bgr, std::span<const Quad> tiles);

/// Watches whether a camera keeps changing its exposure.
class ExposureWatch {
public:
    /// The next picture's mean brightness (0 to 255, ViewState::brightness); `time_s` rises. Advice while the
    /// brightness swings.
    std::optional<PictureAdvice> next(double brightness, double time_s);

private:
    struct Moment {
        double brightness = 0.0;
        double time_s = 0.0;
    };
    std::deque<Moment> m_recent;
};

} // namespace meeplecam::vision
