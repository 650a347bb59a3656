#pragma once

namespace meeplecam::cli {

/// The whole command-line program: parses `argv`, runs one command, returns its exit status.
int runProgram(int argc, char** argv);

} // namespace meeplecam::cli
