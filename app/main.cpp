#include "app/cli/program.h"

int main(int argc, char** argv) {
    return meeplecam::cli::runProgram(argc, argv);
}
