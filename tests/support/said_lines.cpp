#include "app/cli/program.h"

#include <iostream>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

// Runs the program's commands in one process, which starts in no time: each line of standard input holds the
// arguments of one, with tabs between them. What is said, both ways, comes behind a line "=== " and the same.
int main() {
    ::dup2(STDOUT_FILENO, STDERR_FILENO);
    for (std::string line; std::getline(std::cin, line);) {
        std::cout << "=== " << line << std::endl;
        std::vector<std::string> words{"meeplecam"};
        std::istringstream rest(line);
        for (std::string word; std::getline(rest, word, '\t');)
            words.push_back(word);
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        static_cast<void>(meeplecam::cli::runProgram(static_cast<int>(arguments.size()), arguments.data()));
        std::cout.flush();
    }
}
