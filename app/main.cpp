#include "app/cli/program.h"
#include "app/gui/window_program.h"

#include <csignal>
#include <string_view>

int main(int argc, char** argv) {
    using namespace meeplecam;
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is told like a disk that is full
    const bool demo = argc == 2 && std::string_view(argv[1]) == "--demo";
    if ((argc == 1 || demo) && gui::displayIsThere())
        return gui::runWindow(argc, argv, demo ? gui::FirstPage::Demo : gui::FirstPage::Start);
    return cli::runProgram(argc, argv);
}
