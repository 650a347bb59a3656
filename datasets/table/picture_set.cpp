#include "datasets/table/picture_set.h"

#include "datasets/table/truth.h"
#include "models/art/house_edition.h"

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

} // namespace

engine::Status makePictureSet(const Recipe& recipe, const models::TileLibrary& library,
                              const std::filesystem::path& folder, const Progress& progress) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const art::Dress dress = recipe.winter ? art::Dress::Winter : art::Dress::Summer;
    Artist artist(library, dress);
    for (int i = 0; i < recipe.pictures; ++i) {
        const engine::Result<Composition> composition = compose(recipe, i, artist, library);
        if (!composition)
            return composition.error();
        const Rendering rendering = render(composition->scene);
        const cv::Mat picture = develop(rendering.light, composition->effects,
                                        recipe.seed * 7919U + static_cast<std::uint64_t>(i));
        char name[16];
        std::snprintf(name, sizeof name, "%03d", i);
        models::Json truth = truthOf(*composition, rendering, art::editionName(dress));
        truth["image"] = std::string(name) + ".jpg";
        if (!writePair(folder / name, picture, composition->effects.jpeg_quality, truth))
            return engine::Error{"can't write pictures into '" + folder.string() +
                                 "': check that the folder may be written to and has room"};
        if (progress)
            progress(i + 1, recipe.pictures);
    }
    return engine::success();
}

} // namespace meeplecam::table
