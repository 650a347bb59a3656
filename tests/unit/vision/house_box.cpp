#include "tests/unit/vision/house_box.h"

#include "models/art/drawing/scene_output.h"
#include "tests/support/bundled.h"

#include <algorithm>
#include <map>

namespace meeplecam::tests {

std::vector<art::TileCopy> houseCopies(const std::vector<std::string>& names) {
    std::vector<art::TileCopy> copies;
    copies.reserve(names.size());
    std::map<std::string, int> drawn;
    for (const std::string& name : names)
        copies.push_back({(*models::bundledTiles().registry)[tile(name)], drawn[name]++});
    return copies;
}

const cv::Mat& housePicture(const std::string& name) {
    static std::map<std::string, cv::Mat> pictures;
    cv::Mat& picture = pictures[name];
    if (picture.empty())
        picture = art::rasterise(art::drawTile(houseCopies({name}).front()), 128);
    return picture;
}

models::Catalogue houseCatalogue(const std::vector<std::string>& names) {
    models::Catalogue catalogue;
    for (const std::string& name : names) {
        models::CataloguePicture picture;
        picture.file = name;
        picture.tile = tile(name);
        picture.picture = housePicture(name);
        catalogue.pictures.push_back(picture);
    }
    return catalogue;
}

engine::TileCounts baseCounts(const std::vector<std::string>& names) {
    const std::vector<std::string> base{"base"};
    const engine::TileCounts all = engine::sumOf(*models::findSets(models::bundledTiles(), base));
    engine::TileCounts counts(all.size(), 0);
    for (const std::string& name : names)
        counts[static_cast<std::size_t>(tile(name))] = engine::countOf(all, tile(name));
    return counts;
}

const std::vector<std::string>& fewTypes() {
    static const std::vector<std::string> kNames{"base.A", "base.B", "base.D", "base.E", "base.F", "base.G",
                                                 "base.M", "base.N", "base.O", "base.P", "base.S", "base.T",
                                                 "base.U", "base.V", "base.W", "base.X"};
    return kNames;
}

const vision::TileIndex& fewTypesIndex() {
    static const vision::TileIndex kIndex = vision::prepareIndex(
        houseCatalogue(fewTypes()), models::bundledTiles().registry, baseCounts(fewTypes()));
    return kIndex;
}

vision::ViewId viewOf(const vision::TileIndex& index, const std::string& name, int quarterTurns) {
    const auto view = std::ranges::find(
        index.views, engine::TileFace{tile(name), engine::rotationOf(quarterTurns)}, &vision::TileView::face);
    MEEPLECAM_CHECK(view != index.views.end());
    return static_cast<vision::ViewId>(view - index.views.begin());
}

} // namespace meeplecam::tests
