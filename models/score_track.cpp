#include "models/score_track.h"

#include "engine/tiles/phrase.h"
#include "models/files/file_output.h"
#include "models/files/json_input.h"
#include "models/files/picture_file.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::models {

namespace {

constexpr const char* kTrackFormat = "meeplecam-track 1";
constexpr std::uintmax_t kMostTrackBytes = 1'000'000;
constexpr std::uintmax_t kMostTrackPictureBytes = 100'000'000;
constexpr double kMostTrackPixels = 100'000.0;

/// A track without its picture, and the name of that.
struct TrackText {
    ScoreTrack track;
    std::string picture;
};

TrackText readTrackText(const JsonCursor& root) {
    root["format"].expect(kTrackFormat);
    TrackText text;
    text.track.name = root["name"].line();
    text.picture = root["picture"].text();
    for (const JsonCursor& space : root["spaces"].items(kMostSpaces)) {
        const auto at = space.tuple(2);
        text.track.spaces.emplace_back(at[0].number(0.0, kMostTrackPixels),
                                       at[1].number(0.0, kMostTrackPixels));
    }
    if (std::ssize(text.track.spaces) < kFewestSpaces)
        root["spaces"].complain(phrase("Track", "has too few spaces; name all of them").text());
    return text;
}

/// The named spaces as corners of an upright rectangle whose sides are as long as they have spaces.
struct UprightTrack {
    cv::Matx33d fromPhoto;
    cv::Size size;
};

/// The direction of a way in radians, as a whole number of quarter turns.
double quarterOf(const cv::Point2d& way) {
    return std::round(std::atan2(way.y, way.x) / (CV_PI / 2)) * (CV_PI / 2);
}

UprightTrack uprightOf(const std::map<int, cv::Point2d>& corners, int count) {
    constexpr double kRim = 1.0; // spaces around the middles of those at the rim
    std::vector<int> numbers;
    std::vector<cv::Point2f> from;
    for (const auto& [number, at] : corners) {
        numbers.push_back(number);
        from.emplace_back(at);
    }
    const int length = std::max(numbers[1] - numbers[0], numbers[3] - numbers[2]);
    const int other = std::max(numbers[2] - numbers[1], numbers[0] + count - numbers[3]);
    double side_px = 0.0; // of a space, as large as it is at most
    for (std::size_t i = 0; i < 4; ++i) {
        const int spaces = i % 2 == 0 ? length : other;
        side_px = std::max(side_px, cv::norm(from[(i + 1) % 4] - from[i]) / std::max(1, spaces));
    }
    const cv::Point2d across = from[2] - from[0];
    const cv::Point2d down = from[3] - from[1];
    const double handed = across.cross(down) < 0 ? -1.0 : 1.0; // a picture must not be mirrored
    const cv::Point2d inner(length * side_px, handed * other * side_px);
    std::array<cv::Point2d, 4> to{{{0, 0}, {inner.x, 0}, {inner.x, inner.y}, {0, inner.y}}};
    const cv::Point2d first = from[1] - from[0];
    const cv::Point2d side(std::cos(quarterOf(first)), std::sin(quarterOf(first)));
    for (cv::Point2d& corner : to) // as it lies in the photo
        corner = {corner.x * side.x - corner.y * side.y, corner.x * side.y + corner.y * side.x};
    cv::Point2d least = to[0];
    cv::Point2d most = to[0];
    for (const cv::Point2d& corner : to) {
        least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
        most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
    }
    const cv::Point2d rim(kRim * side_px, kRim * side_px);
    std::array<cv::Point2f, 4> target;
    for (std::size_t i = 0; i < 4; ++i)
        target[i] = to[i] - least + rim;
    return {cv::getPerspectiveTransform(from.data(), target.data()),
            cv::Size(cv::Point2i(most - least + 2 * rim))};
}

/// All spaces: those that are named, and evenly between them.
std::vector<cv::Point2d> spacesAlong(const std::map<int, cv::Point2d>& named, int count) {
    std::vector<cv::Point2d> spaces(static_cast<std::size_t>(count));
    for (auto from = named.begin(); from != named.end(); ++from) {
        const auto next = std::next(from);
        const int end = next == named.end() ? named.begin()->first + count : next->first;
        const cv::Point2d to = next == named.end() ? named.begin()->second : next->second;
        const int steps = end - from->first;
        for (int step = 0; step < steps; ++step)
            spaces[static_cast<std::size_t>((from->first + step) % count)] =
                from->second + (to - from->second) * (static_cast<double>(step) / steps);
    }
    return spaces;
}

} // namespace

int spacesAhead(int place, int of, int spaces) {
    const int rest = ((place - of) % spaces + spaces) % spaces;
    return rest > spaces / 2 ? rest - spaces : rest;
}

engine::Result<ScoreTrack> readScoreTrack(const std::filesystem::path& path) {
    const auto text = readFile(path, phrase("Track", "a scoring track").text(), kMostTrackBytes);
    if (!text)
        return text.error();
    auto read = readJson(*text, path.string(), readTrackText);
    if (!read)
        return read.error();
    const std::filesystem::path picture = path.parent_path() / read->picture;
    const auto bytes =
        readFile(picture, phrase("Track", "the picture of a scoring track").text(), kMostTrackPictureBytes);
    if (!bytes)
        return bytes.error();
    UnpackedPicture unpacked = unpackPicture(*bytes);
    if (unpacked.fault != PictureFault::None)
        return engine::Error{picture.string() + " " + pictureComplaint(unpacked)};
    read->track.picture = std::move(unpacked.picture);
    for (const cv::Point2d& space : read->track.spaces)
        if (!cv::Rect2d({}, cv::Size2d(read->track.picture.size())).contains(space))
            return phrase("Track", "%1: a space lies beyond the picture; name its place in pixels of %2")
                .with(path.string())
                .with(read->picture)
                .error();
    return std::move(read->track);
}

engine::Status writeScoreTrack(const ScoreTrack& track, const std::filesystem::path& path) {
    std::filesystem::path picture = path;
    picture.replace_extension(".png");
    std::vector<uchar> bytes;
    cv::imencode(".png", track.picture, bytes);
    if (engine::Status written = writeFile(picture, std::string(bytes.begin(), bytes.end())); !written)
        return written;
    Json json;
    json["format"] = kTrackFormat;
    json["name"] = track.name;
    json["picture"] = picture.filename().string();
    json["spaces"] = Json::array();
    for (const cv::Point2d& space : track.spaces)
        json["spaces"].push_back({space.x, space.y});
    return writeFile(path, json.dump() + "\n");
}

engine::Result<ScoreTrack> trackOnPhoto(const cv::Mat& photo, const std::map<int, cv::Point2d>& named,
                                        int count) {
    constexpr std::size_t kFewestNamed = 3;
    if (count < kFewestSpaces || count > kMostSpaces)
        return phrase("Track", "a track has %1 to %2 spaces, not %3")
            .with(kFewestSpaces)
            .with(kMostSpaces)
            .with(count)
            .error();
    if (named.size() < kFewestNamed)
        return phrase("Track",
                      "name the spaces at all corners of the track, with the points that they stand for")
            .error();
    for (const auto& [number, at] : named) {
        if (number < 0 || number >= count)
            return phrase("Track", "the track has spaces 0 to %1, but %2 was named")
                .with(count - 1)
                .with(number)
                .error();
        if (!cv::Rect2d({}, cv::Size2d(photo.size())).contains(at))
            return phrase("Track", "space %1 lies beyond the photo; name its place in pixels")
                .with(number)
                .error();
    }
    if (named.size() != 4)
        return ScoreTrack{{}, photo.clone(), spacesAlong(named, count)};
    const UprightTrack upright = uprightOf(named, count);
    ScoreTrack track;
    cv::warpPerspective(photo, track.picture, upright.fromPhoto, upright.size, cv::INTER_AREA);
    std::vector<cv::Point2d> at;
    std::ranges::transform(named, std::back_inserter(at), &std::map<int, cv::Point2d>::value_type::second);
    cv::perspectiveTransform(at, at, upright.fromPhoto);
    std::map<int, cv::Point2d> corners;
    for (const auto& [number, ignored] : named)
        corners[number] = at[corners.size()];
    track.spaces = spacesAlong(corners, count);
    return track;
}

} // namespace meeplecam::models
