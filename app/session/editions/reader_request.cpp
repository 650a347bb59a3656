#include "app/session/editions/reader_request.h"

#include "app/session/editions/catalogue_choice.h"
#include "engine/tiles/phrase.h"
#include "models/records/setup_json.h"
#include "vision/any/any_reader.h"

#include <algorithm>

namespace meeplecam::session {

engine::Result<std::vector<models::MeepleColour>> coloursOf(const std::vector<std::string>& names) {
    std::vector<models::MeepleColour> colours;
    for (const std::string& name : names) {
        const auto colour = models::findColour(name);
        if (!colour) {
            std::string known;
            for (int i = 0; i < models::kMeepleColours; ++i)
                known +=
                    (i > 0 ? ", " : "") + std::string(models::nameOf(static_cast<models::MeepleColour>(i)));
            return phrase("Editions", "no meeples are called %1; the colours are %2")
                .with(name)
                .with(known)
                .error();
        }
        colours.push_back(*colour);
    }
    return colours;
}

engine::Result<std::optional<LearnedPictures>> openLearned(const ReaderRequest& request) {
    if (!request.learned || request.catalogue == vision::kAnyTiles)
        return std::optional<LearnedPictures>();
    const auto folder = learnedFolder(request.catalogue);
    if (!folder)
        return folder.error();
    engine::Result<LearnedPictures> learned = LearnedPictures::open(*folder, models::bundledTiles().registry);
    if (!learned)
        return learned.error();
    return std::optional(*std::move(learned));
}

namespace {

/// Whether one of the boxes in play was added.
bool playsAddedBoxes(const std::vector<std::string>& sets) {
    return std::ranges::any_of(models::addedBoxes(), [&](const models::AddedBox& box) {
        return std::ranges::find_first_of(box.sets, sets) != box.sets.end();
    });
}

/// Shows the reader the tiles of added boxes that its catalogue lacks.
engine::Status addPicturesOfBoxes(vision::BoardReader& reader) {
    std::vector<engine::TileTypeId> shown;
    for (const vision::TilePicture& picture : reader.tables().index().pictures)
        shown.push_back(picture.tile);
    const auto pictures = models::picturesOfBoxes(shown);
    if (!pictures)
        return pictures.error();
    if (!pictures->empty())
        reader = reader.with(*pictures);
    return engine::success();
}

} // namespace

engine::Result<vision::BoardReader> openReader(const ReaderRequest& request) {
    if (request.catalogue == kAutoCatalogue)
        return phrase("Editions", "only read, audit and watch find out which edition it is; name a catalogue")
            .error();
    const bool any = request.catalogue == vision::kAnyTiles;
    if (const engine::Status there = checkCatalogue(request.catalogue); !any && !there)
        return there.error();
    engine::Result<engine::GameSetup> setup = models::setupOf(models::bundledTiles(), request.sets);
    if (!setup)
        return setup.error();
    engine::Result<std::vector<models::MeepleColour>> players = coloursOf(request.players);
    if (!players)
        return players.error();
    engine::Result<vision::BoardReader> reader =
        vision::openTiles({request.catalogue, networkFolder()}, *std::move(setup), *std::move(players));
    if (!reader || reader->tables().strange() != nullptr)
        return reader;
    if (playsAddedBoxes(request.sets))
        if (const engine::Status added = addPicturesOfBoxes(*reader); !added)
            return added.error();
    const auto learned = openLearned(request);
    if (!learned)
        return learned.error();
    if (!*learned)
        return reader;
    const auto pictures = (*learned)->pictures();
    if (!pictures)
        return pictures.error();
    return pictures->empty() ? std::move(reader) : reader->with(*pictures);
}

} // namespace meeplecam::session
