#pragma once

namespace meeplecam::cli {

/// Exit statuses of every command.
enum ExitStatus : int {
    Done = 0, ///< the command did its work
    InputAtFault =
        1,          ///< the input can't be used; one sentence on standard error says what, where, what to do
    WrongUsage = 2, ///< the command line is wrong
};

} // namespace meeplecam::cli
