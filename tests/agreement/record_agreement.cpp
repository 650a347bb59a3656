// Replays recorded games and compares everything that follows from the rules with what the records say.
// Usage: record_agreement FOLDER FAMILY           every record whose `config` is FAMILY
//        record_agreement FOLDER --all            every record
//        record_agreement FOLDER --unlisted A B…   fails when a record's `config` is not among A B…
// Exit status 77: there is no such folder, nothing was compared.

#include "models/records/game_record.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <set>
#include <tuple>

namespace {

using namespace meeplecam;
using models::Json;

constexpr int kSkipped = 77;

std::vector<std::filesystem::path> recordsIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// The list with its entries in an order that does not depend on who wrote it. `at` of an event may be any
/// segment with a meeple: kind and tiles say which feature it is.
Json canonical(Json list) {
    for (Json& entry : list)
        if (entry.is_object()) {
            entry.erase("at");
            entry.erase("reasons");
            entry = Json(nlohmann::json(entry)); // keys in alphabetical order
        }
    std::sort(list.begin(), list.end());
    return list;
}

/// Counts and prints where two values differ.
class Comparison {
public:
    explicit Comparison(std::string record)
        : m_record(std::move(record)) {}

    void compare(const std::string& where, const Json& wanted, const Json& got) {
        if (wanted == got)
            return;
        ++m_differences;
        std::cout << m_record << " " << where << "\n  record: " << wanted.dump()
                  << "\n  engine: " << got.dump() << "\n";
    }
    void compareKeys(const std::string& where, const Json& wanted, const Json& got) {
        static const std::set<std::string> kInAnyOrder{"score_events", "final_events", "returned"};
        for (const auto& [key, value] : wanted.items()) {
            const Json own = got.contains(key) ? got.at(key) : Json("(missing)");
            if (key == "turns" || key == "rules")
                continue;
            if (kInAnyOrder.contains(key))
                compare(where + key, canonical(value), own.is_array() ? canonical(own) : own);
            else
                compare(where + key, value, own);
        }
    }
    [[nodiscard]] int differences() const { return m_differences; }

private:
    std::string m_record;
    int m_differences = 0;
};

int differencesIn(const std::filesystem::path& file) {
    const auto record = models::readGameRecord(file, models::bundledTiles());
    if (!record) {
        std::cout << record.error().message << "\n";
        return 1;
    }
    constexpr auto kDetail = models::ReplayDetail::WithOptions;
    const auto replay = models::replay(*record, kDetail);
    if (!replay) {
        std::cout << file.string() << ": " << replay.error().message << "\n";
        return 1;
    }
    const Json written = models::writeGameRecord(*record, *replay, kDetail);
    Comparison comparison(file.filename().string());
    comparison.compareKeys("", record->source, written);
    const Json& turns = record->source.at("turns");
    for (std::size_t i = 0; i < turns.size(); ++i)
        comparison.compareKeys("turns[" + std::to_string(i) + "].", turns[i], written.at("turns").at(i));
    return comparison.differences();
}

std::string configOf(const std::filesystem::path& file) {
    const auto text = models::readFile(file, "a game record", 16'000'000);
    const auto json = text ? models::parseJson(*text, file.string()) : engine::Result<Json>(text.error());
    return json && json->contains("config") ? json->at("config").get<std::string>() : "";
}

int compareFamily(const std::filesystem::path& folder, const std::string& family) {
    int records = 0;
    int differences = 0;
    for (const auto& file : recordsIn(folder)) {
        if (family != "--all" && configOf(file) != family)
            continue;
        ++records;
        differences += differencesIn(file);
    }
    std::cout << family << ": " << records << " records, " << differences << " differences\n";
    return records > 0 && differences == 0 ? 0 : 1;
}

int findUnlisted(const std::filesystem::path& folder, const std::set<std::string>& families) {
    int unlisted = 0;
    for (const auto& file : recordsIn(folder))
        if (!families.contains(configOf(file))) {
            ++unlisted;
            std::cout << file.string() << ": no test compares records of this config\n";
        }
    return unlisted == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) try {
    if (argc < 3) {
        std::cerr << "usage: record_agreement FOLDER FAMILY | --unlisted FAMILY...\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    if (!std::filesystem::is_directory(folder)) {
        std::cout << "skipped: " << folder << " is no folder\n";
        return kSkipped;
    }
    if (std::string(argv[2]) == "--unlisted")
        return findUnlisted(folder, {argv + 3, argv + argc});
    return compareFamily(folder, argv[2]);
} catch (const std::exception& exception) {
    std::cerr << "record_agreement: " << exception.what() << "\n";
    return 1;
}
