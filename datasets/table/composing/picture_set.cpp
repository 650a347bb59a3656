#include "datasets/table/composing/picture_set.h"

#include "datasets/table/composing/truth.h"

#include <opencv2/imgcodecs.hpp>

#include <cstdio>
#include <fstream>

namespace meeplecam::table {

namespace {

bool writePair(const std::filesystem::path& stem, const cv::Mat& picture, int quality,
               const models::Json& truth) {
    try {
        if (!cv::imwrite(stem.string() + ".jpg", picture, {cv::IMWRITE_JPEG_QUALITY, quality}))
            return false;
    } catch (const cv::Exception&) {
        return false;
    }
    std::ofstream file(stem.string() + ".json");
    file << truth.dump() << '\n';
    file.close();
    return !file.fail();
}

using Composer = std::function<engine::Result<Composition>(int index)>;

engine::Status renderSet(const Recipe& recipe, const Artist& artist, const std::filesystem::path& folder,
                         const Composer& composer, const Progress& progress) {
    const engine::Error failure{"can't write pictures into '" + folder.string() +
                                "': check that the folder may be written to and has room"};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return failure;
    for (int i = 0; i < recipe.pictures; ++i) {
        const engine::Result<Composition> composition = composer(i);
        if (!composition)
            return composition.error();
        const Rendering rendering = render(composition->scene);
        const cv::Mat picture = develop(rendering.light, composition->effects,
                                        recipe.seed * 7919U + static_cast<std::uint64_t>(i));
        char name[16];
        std::snprintf(name, sizeof name, "%03d", i);
        models::Json truth = truthOf(*composition, rendering, artist.edition());
        truth["image"] = std::string(name) + ".jpg";
        if (!writePair(folder / name, picture, composition->effects.jpeg_quality, truth))
            return failure;
        if (progress)
            progress(i + 1, recipe.pictures);
    }
    return engine::success();
}

} // namespace

Artist artistFor(const Recipe& recipe, const models::TileLibrary& library) {
    return {library, recipe.winter ? art::Dress::Winter : art::Dress::Summer};
}

engine::Status makePictureSet(const Recipe& recipe, Artist& artist, const std::filesystem::path& folder,
                              const Progress& progress) {
    return renderSet(
        recipe, artist, folder, [&](int i) { return compose(recipe, i, artist); }, progress);
}

engine::Status makePictureSet(const std::vector<TableGame>& games, const Recipe& recipe, Artist& artist,
                              const std::filesystem::path& folder, const Progress& progress) {
    MEEPLECAM_CHECK(!games.empty());
    const auto composer = [&](int i) -> engine::Result<Composition> {
        return compose(games[static_cast<size_t>(i) % games.size()], recipe, i, artist);
    };
    return renderSet(recipe, artist, folder, composer, progress);
}

} // namespace meeplecam::table
