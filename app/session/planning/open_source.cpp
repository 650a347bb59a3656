#include "app/session/planning/open_source.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/lowered.h"
#include "app/session/basics/refusal.h"
#include "app/session/cameras/camera_source.h"
#include "app/session/sources/address_source.h"
#include "app/session/sources/film_source.h"
#include "app/session/sources/paced_source.h"
#include "app/session/sources/phone_line.h"
#include "app/session/sources/picture_source.h"
#include "engine/tiles/phrase.h"

#include <algorithm>
#include <array>

namespace meeplecam::session {

namespace {

using Opened = engine::Result<std::unique_ptr<FrameSource>>;

Opened openDemo(const DemoWish& wish) {
    auto demo = DemoSource::create(wish);
    if (!demo)
        return demo.error();
    return pacedSource(*std::move(demo));
}

Opened openAsItIs(const SourceRequest& request, SourceType type) {
    switch (type) {
    case SourceType::Demo:
        return openDemo(request.demo);
    case SourceType::Address:
        return openAddress(request.source);
    case SourceType::Phone:
        return openPhone(PhoneLine::ofProgram());
    case SourceType::Pictures:
        return openPictures(request.source);
    case SourceType::Film:
        return openFilm(request.source);
    case SourceType::Camera:
        return openCamera(request.source, request.camera);
    }
    return phrase("Sources", "%1 is no source of pictures; name a camera, a film, a folder or an address")
        .with(request.source)
        .error();
}

/// What was made by cameras that nobody knows has no lens, unless one is named.
bool hasLens(SourceType type, const LensWish& wish) {
    return type == SourceType::Camera || type == SourceType::Phone || type == SourceType::Address ||
           !wish.camera.empty();
}

} // namespace

engine::Result<SourceType> sourceTypeOf(const std::string& source) {
    constexpr std::array kSchemes{"http", "https", "rtsp", "rtsps"};
    if (source == "demo")
        return SourceType::Demo;
    if (source == kPhoneSource)
        return SourceType::Phone;
    if (const auto end = source.find("://"); end != std::string::npos) {
        if (std::ranges::count(kSchemes, lowered(source.substr(0, end))) == 0)
            return refusal(
                Files::tr("%1 is no address of pictures; it begins with http://, https:// or rtsp://")
                    .arg(asText(withoutPassword(source))));
        return SourceType::Address;
    }
    std::error_code problem;
    const auto status = std::filesystem::status(source, problem);
    if (std::filesystem::is_directory(status))
        return SourceType::Pictures;
    if (std::filesystem::is_regular_file(status))
        return SourceType::Film;
    if (source.empty() || source.find('/') != std::string::npos)
        return refusal(
            Files::tr("“%1” does not exist; choose a film, a folder of pictures, a camera or an address")
                .arg(asText(source)));
    return SourceType::Camera;
}

Opened openSource(const SourceRequest& request) {
    const auto type = sourceTypeOf(request.source);
    if (!type)
        return type.error();
    Opened opened = openAsItIs(request, *type);
    if (!opened)
        return opened.error();
    std::unique_ptr<FrameSource> source = *std::move(opened);
    if (hasLens(*type, request.lens)) // which bends the picture as the camera gives it
        source = undistortedSource(std::move(source), request.lens, lensFolder());
    return orientedSource(std::move(source), request.orientation);
}

} // namespace meeplecam::session
