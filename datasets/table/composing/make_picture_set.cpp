#include "datasets/table/composing/picture_set.h"

#include <cstdio>

/// Build step: make_picture_set RECIPE FOLDER renders a set for the tests.
int main(int argc, char** argv) {
    using namespace meeplecam;
    if (argc != 3) {
        std::fprintf(stderr, "usage: make_picture_set RECIPE FOLDER\n");
        return 2;
    }
    const engine::Result<table::Recipe> recipe = table::readRecipe(argv[1]);
    engine::Status status = recipe ? engine::success() : engine::Status(recipe.error());
    if (recipe) {
        table::Artist artist = table::artistFor(*recipe, models::bundledTiles());
        status = table::makePictureSet(*recipe, artist, argv[2]);
    }
    if (status)
        return 0;
    std::fprintf(stderr, "%s\n", status.error().message.c_str());
    return 1;
}
