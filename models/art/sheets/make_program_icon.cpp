// Draws the program's icon: make_program_icon FOLDER writes meeplecam.svg and meeplecam_SIZE.png.

#include "models/art/drawing/scene_output.h"
#include "models/art/sheets/program_icon.h"

#include <filesystem>
#include <fstream>
#include <iostream>

int main(int argc, char** argv) try {
    using namespace meeplecam;
    constexpr double kSvg_mm = 45;
    if (argc != 2) {
        std::cerr << "usage: make_program_icon FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder);
    const art::Scene icon = art::programIcon();
    std::ofstream svg(folder / "meeplecam.svg");
    svg << art::toSvg(icon, kSvg_mm) << std::flush;
    bool written = svg.good();
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512})
        written = written && art::writeTransparentPng(
                                 icon, side, folder / ("meeplecam_" + std::to_string(side) + ".png"));
    if (!written)
        std::cerr << "make_program_icon: " << folder << " cannot be written\n";
    return written ? 0 : 1;
} catch (const std::exception& exception) {
    std::cerr << "make_program_icon: " << exception.what() << "\n";
    return 1;
}
