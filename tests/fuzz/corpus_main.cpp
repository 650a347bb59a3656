// Gives each file of a folder to a fuzzer once: what fuzzing found stays found. Usage: FUZZER_corpus FOLDER

#include "tests/fuzz/fuzzer.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

int main(int argc, char** argv) try {
    if (argc != 2 || !std::filesystem::is_directory(argv[1])) {
        std::cerr << "usage: FUZZER_corpus FOLDER\n";
        return 2;
    }
    int inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
        std::ostringstream content;
        content << std::ifstream(entry.path(), std::ios::binary).rdbuf();
        meeplecam::tests::fuzz(content.str());
        ++inputs;
    }
    std::cout << inputs << " inputs\n";
    return inputs > 0 ? 0 : 1;
} catch (const std::exception& exception) {
    std::cerr << "corpus: " << exception.what() << "\n";
    return 1;
}
