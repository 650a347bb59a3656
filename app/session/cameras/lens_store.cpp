#include "app/session/cameras/lens_store.h"

#include "engine/tiles/phrase.h"
#include "models/files/json_input.h"
#include "models/files/user_folder.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cctype>
#include <fstream>

namespace meeplecam::session {

using engine::Error;
using engine::Result;
using models::Lens;
namespace fs = std::filesystem;

namespace {

/// The camera's name as part of a file's: letters, digits and hyphens.
std::string fileStem(const std::string& camera) {
    std::string stem;
    for (const char c : camera)
        stem += std::isalnum(static_cast<unsigned char>(c)) != 0 ? static_cast<char>(std::tolower(c)) : '-';
    return stem.empty() ? "camera" : stem;
}

std::string sizeText(const cv::Size& size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

/// All lenses of a camera; damaged files count as absent.
std::vector<Lens> lensesOf(const std::string& camera, const fs::path& folder) {
    constexpr std::uintmax_t kLargest = 100'000;
    std::vector<Lens> lenses;
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem)) {
        if (!entry.path().filename().string().starts_with(fileStem(camera) + "_"))
            continue;
        const auto text = models::readFile(entry.path(), phrase("Files", "a lens").text(), kLargest);
        if (!text)
            continue;
        const auto lens = models::parseLens(*text, entry.path().string());
        if (lens && fileStem(lens->camera) == fileStem(camera))
            lenses.push_back(*lens);
    }
    std::ranges::sort(lenses, {}, [](const Lens& lens) { return -lens.picture.area(); });
    return lenses;
}

Lens scaled(const Lens& lens, const cv::Size& picture) {
    const double scale = static_cast<double>(picture.width) / lens.picture.width;
    Lens result = lens;
    result.picture = picture;
    result.focal_px *= scale;
    result.principal *= scale;
    result.error_px *= scale;
    return result;
}

bool sameShape(const cv::Size& a, const cv::Size& b) {
    constexpr double kTolerance = 0.005;
    return std::abs(static_cast<double>(a.width) / a.height - static_cast<double>(b.width) / b.height) <
           kTolerance;
}

/// Pictures of another source without the distortion of a lens.
class UndistortedSource : public FrameSource {
public:
    UndistortedSource(std::unique_ptr<FrameSource> source, const LensWish& wish, fs::path folder)
        : m_source(std::move(source))
        , m_camera(wish.camera.empty() ? m_source->name() : wish.camera)
        , m_use(wish.use)
        , m_folder(std::move(folder)) {}

    [[nodiscard]] SourceKind kind() const override { return m_source->kind(); }
    [[nodiscard]] std::string name() const override { return m_source->name(); }
    void stop() override { m_source->stop(); }
    SourceStep next() override {
        SourceStep step = m_source->next();
        auto* frame = std::get_if<SourceFrame>(&step);
        if (frame == nullptr)
            return step;
        if (frame->bgr.size() != m_size) {
            const auto lens = findLens(m_camera, frame->bgr.size(), m_folder);
            m_undistortion.reset();
            if (lens)
                m_undistortion.emplace(*lens);
            else if (m_use == LensUse::Insist)
                return SourceGone{{SourceFault::Kind::NoLens, m_camera, lens.error().message}};
            m_size = frame->bgr.size();
        }
        if (m_undistortion)
            frame->bgr = m_undistortion->apply(frame->bgr);
        return step;
    }

private:
    std::unique_ptr<FrameSource> m_source;
    std::string m_camera;
    LensUse m_use;
    fs::path m_folder;
    std::optional<Undistortion> m_undistortion;
    cv::Size m_size; ///< for which it was last decided
};

} // namespace

fs::path lensFolder() {
    const fs::path settings = models::userFolder(models::UserFolder::Settings);
    return settings.empty() ? settings : settings / "cameras";
}

Result<fs::path> keepLens(const Lens& lens, const fs::path& folder) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    const fs::path path = folder / (fileStem(lens.camera) + "_" + sizeText(lens.picture) + ".json");
    std::ofstream file(path);
    file << models::writeLens(lens);
    file.close();
    if (folder.empty() || !file)
        return phrase("Cameras", "%1: the lens can't be kept there; check that the folder may be written to")
            .with(path.string())
            .error();
    return path;
}

Result<Lens> findLens(const std::string& camera, const cv::Size& picture, const fs::path& folder) {
    const std::vector<Lens> lenses = lensesOf(camera, folder);
    for (const Lens& lens : lenses)
        if (lens.picture == picture)
            return lens;
    for (const Lens& lens : lenses)
        if (sameShape(lens.picture, picture))
            return scaled(lens, picture);
    if (lenses.empty())
        return phrase("Cameras", "the camera \"%1\" is not calibrated; calibrate it with: meeplecam "
                                 "calibrate camera PICTURE… --camera NAME")
            .with(camera)
            .error();
    return phrase("Cameras", "the camera \"%1\" is calibrated for pictures of %2, not of %3; calibrate it at "
                             "that resolution")
        .with(camera)
        .with(sizeText(lenses.front().picture))
        .with(sizeText(picture))
        .error();
}

Undistortion::Undistortion(const Lens& lens) {
    m_mapX.create(lens.picture, CV_32F);
    m_mapY.create(lens.picture, CV_32F);
    constexpr double kCentre = 0.5; // of a pixel, which remap counts from
    for (int y = 0; y < m_mapX.rows; ++y)
        for (int x = 0; x < m_mapX.cols; ++x) {
            const cv::Point2d from = models::distorted(lens, {x + kCentre, y + kCentre});
            m_mapX.at<float>(y, x) = static_cast<float>(from.x - kCentre);
            m_mapY.at<float>(y, x) = static_cast<float>(from.y - kCentre);
        }
    cv::Mat fixed;
    cv::Mat fractions;
    cv::convertMaps(m_mapX, m_mapY, fixed, fractions, CV_16SC2); // twice as quick to apply
    m_mapX = fixed;
    m_mapY = fractions;
}

cv::Mat Undistortion::apply(const cv::Mat& bgr) const {
    cv::Mat result;
    cv::remap(bgr, result, m_mapX, m_mapY, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return result;
}

void intoCameraPixels(const Lens& lens, models::BoardReport& report) {
    for (models::ReportedTile& tile : report.tiles)
        for (cv::Point2d& corner : tile.corners)
            corner = models::distorted(lens, corner);
    for (models::ReportedMeeple& meeple : report.meeples)
        meeple.foot = models::distorted(lens, meeple.foot);
}

std::unique_ptr<FrameSource> undistortedSource(std::unique_ptr<FrameSource> source, const LensWish& wish,
                                               const fs::path& folder) {
    if (wish.use == LensUse::Never)
        return source;
    return std::make_unique<UndistortedSource>(std::move(source), wish, folder);
}

} // namespace meeplecam::session
