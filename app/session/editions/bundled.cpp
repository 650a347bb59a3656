#include "app/session/editions/bundled.h"

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

std::filesystem::path networkFolder() {
    return bundledFolder() / "networks";
}

std::filesystem::path structureNetwork() {
    return networkFolder() / vision::StructureReader::kFile;
}

} // namespace meeplecam::session
