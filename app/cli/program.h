#pragma once

namespace meeplecam::cli {

/// Exit statuses of every command.
enum ExitStatus : int {
    Done = 0, ///< the command did its work
    InputAtFault =
        1,          ///< the input can't be used; one sentence on standard error says what, where, what to do
    WrongUsage = 2, ///< the command line is wrong
};

/// The whole command-line program: parses `argv`, runs one command, returns its exit status.
int runProgram(int argc, char** argv);

} // namespace meeplecam::cli
