#include "app/cli/options/exit_status.h"
#include "app/cli/program.h"
#include "app/gui/window/window_program.h"
#include "app/session/editions/bundled.h"

#include <csignal>
#include <cstdio>
#include <optional>
#include <string_view>

namespace {

/// What the window is to begin with; nothing when it isn't the window that is wanted.
std::optional<meeplecam::gui::WindowWish> windowWishOf(int argc, char** argv) {
    meeplecam::gui::WindowWish wish;
    for (int i = 1; i < argc; ++i) {
        const std::string_view option = argv[i];
        const bool hasValue = i + 1 < argc;
        if (option == "--demo")
            wish.first = meeplecam::gui::FirstPage::Demo;
        else if (option == "--publish" && hasValue)
            wish.publish = argv[++i];
        else if (option == "--shelf" && hasValue)
            wish.shelf = argv[++i];
        else
            return std::nullopt;
    }
    return wish;
}

} // namespace

int main(int argc, char** argv) {
    using namespace meeplecam;
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is told like a disk that is full
    for (const engine::Error& left : session::addOwnBoxes())
        std::fprintf(stderr, "meeplecam: %s\n", left.message.c_str());
    const auto says = [&](int i, std::string_view word) { return i < argc && argv[i] == word; };
    if (gui::displayIsThere()) {
        if (const auto wish = windowWishOf(argc, argv))
            return gui::runWindow(argc, argv, *wish);
        if (argc == 3 && says(1, "hall") && argv[2][0] != '-')
            return gui::runHall(argc, argv, argv[2]);
    }
    return cli::runProgram(argc, argv);
}
