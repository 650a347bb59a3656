#include "app/cli/options/exit_status.h"
#include "app/cli/program.h"
#include "app/gui/window/window_program.h"

#include <csignal>
#include <string_view>

int main(int argc, char** argv) {
    using namespace meeplecam;
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is told like a disk that is full
    const auto says = [&](int i, std::string_view word) { return i < argc && argv[i] == word; };
    if (gui::displayIsThere()) {
        if (argc == 1)
            return gui::runWindow(argc, argv, {});
        if (argc == 2 && says(1, "--demo"))
            return gui::runWindow(argc, argv, {gui::FirstPage::Demo, {}});
        if (argc == 3 && says(1, "--publish"))
            return gui::runWindow(argc, argv, {gui::FirstPage::Start, argv[2]});
        if (argc == 3 && says(1, "hall") && argv[2][0] != '-')
            return gui::runHall(argc, argv, argv[2]);
    }
    return cli::runProgram(argc, argv);
}
