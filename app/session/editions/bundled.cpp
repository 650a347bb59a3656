#include "app/session/editions/bundled.h"

#include "models/files/user_folder.h"
#include "models/tiles/tile_library.h"
#include "vision/structure/structure_reader.h"

namespace meeplecam::session {

std::filesystem::path bundledFolder() {
    std::error_code problem;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", problem);
    return program.parent_path().parent_path() / "share" / "meeplecam";
}

std::filesystem::path houseCatalogue() {
    return bundledFolder() / "catalogues" / "house";
}

std::filesystem::path winterCatalogue() {
    return bundledFolder() / "catalogues" / "house_winter";
}

std::vector<engine::Error> addOwnBoxes() {
    std::vector<engine::Error> left = models::addBoxes(bundledFolder() / "boxes");
    const std::filesystem::path own = models::userFolder(models::UserFolder::Data);
    if (own.empty())
        return left;
    for (engine::Error& error : models::addBoxes(own / "boxes"))
        left.push_back(std::move(error));
    return left;
}

std::filesystem::path networkFolder() {
    return bundledFolder() / "networks";
}

std::filesystem::path structureNetwork() {
    return networkFolder() / vision::StructureReader::kFile;
}

} // namespace meeplecam::session
