#include "app/cli/program.h"
#include "app/gui/window_program.h"

int main(int argc, char** argv) {
    using namespace meeplecam;
    return argc == 1 && gui::displayIsThere() ? gui::runWindow(argc, argv) : cli::runProgram(argc, argv);
}
