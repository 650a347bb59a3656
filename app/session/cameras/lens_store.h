#pragma once

#include "app/session/sources/frame_source.h"
#include "models/board_report.h"
#include "models/lens.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace meeplecam::session {

/// Where this user's lenses are kept: `cameras` in the user's settings. Empty when the user has no home.
std::filesystem::path lensFolder();

/// Keeps a lens for its camera and resolution in a folder; gives the file.
engine::Result<std::filesystem::path> keepLens(const models::Lens& lens, const std::filesystem::path& folder);

/// The lens of a camera for pictures of this size. One that was measured at another resolution of the same
/// shape is scaled. Fails, with the sizes that are known, when there is none.
engine::Result<models::Lens> findLens(const std::string& camera, const cv::Size& picture,
                                      const std::filesystem::path& folder);

/// Takes a lens's distortion out of pictures of one size.
class Undistortion {
public:
    explicit Undistortion(const models::Lens& lens);
    [[nodiscard]] cv::Mat apply(const cv::Mat& bgr) const;

private:
    cv::Mat m_mapX;
    cv::Mat m_mapY;
};

/// Puts the report of an undistorted picture into the pixels of the camera's.
void intoCameraPixels(const models::Lens& lens, models::BoardReport& report);

/// Whether a lens that was measured is taken out of the pictures of a source.
enum class LensUse : std::uint8_t {
    IfKnown, ///< where there is one for pictures of that size
    Insist,  ///< pictures of a size without a lens make the source say so
    Never
};

struct LensWish {
    LensUse use = LensUse::IfKnown;
    std::string camera; ///< by what name the lens was kept; empty = the source's own
    bool operator==(const LensWish&) const = default;
};

/// A source whose pictures are undistorted by the lens of a camera in this folder.
std::unique_ptr<FrameSource> undistortedSource(std::unique_ptr<FrameSource> source, const LensWish& wish,
                                               const std::filesystem::path& folder);

} // namespace meeplecam::session
