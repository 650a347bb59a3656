#include "tests/support/sheet_film.h"

#include <cstdio>

// Writes a film in which the calibration sheet is shown to a camera: sheet_film OUT.avi

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("sheet_film: give the file to write\n", stderr);
        return 2;
    }
    meeplecam::tests::filmSheet(meeplecam::tests::smallLens(), meeplecam::tests::goodPoses(), argv[1]);
    return 0;
}
