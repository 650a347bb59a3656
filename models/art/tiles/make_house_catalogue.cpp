#include "models/art/tiles/house_edition.h"

#include <cstdio>
#include <string_view>

/// Build step: make_house_catalogue summer|winter FOLDER draws one dress of the house edition.
int main(int argc, char** argv) {
    using namespace meeplecam;
    if (argc != 3) {
        std::fprintf(stderr, "usage: make_house_catalogue summer|winter FOLDER\n");
        return 2;
    }
    const art::Dress dress = std::string_view(argv[1]) == "winter" ? art::Dress::Winter : art::Dress::Summer;
    const engine::Status status =
        art::writeCatalogue(art::houseTiles(models::bundledTiles(), dress), argv[2]);
    if (status)
        return 0;
    std::fprintf(stderr, "%s\n", status.error().message.c_str());
    return 1;
}
