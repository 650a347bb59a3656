#include "datasets/measuring/floors.h"

#include <algorithm>

namespace meeplecam::datasets {

namespace {

using models::JsonCursor;

FloorRun readRun(const JsonCursor& cursor) {
    FloorRun run;
    const std::string name = cursor["disturbance"].text();
    const std::optional<Disturbance> disturbance = findDisturbance(name);
    if (!disturbance)
        cursor["disturbance"].complain("is no disturbance: \"" + name + "\"");
    run.run.disturbance = disturbance.value_or(Disturbance::None);
    run.run.every = cursor.has("every") ? cursor["every"].integer(1, 1000) : 1;
    for (const std::string& key : cursor.keys())
        if (key != "disturbance" && key != "every")
            run.floors.push_back(readFloor(cursor, key, measuresOf(Figures{})));
    return run;
}

FloorSet readSet(const JsonCursor& cursor) {
    FloorSet set;
    set.name = cursor["name"].text();
    set.root = readFloorRoot(cursor["root"]);
    set.folder = cursor["folder"].text();
    set.pictures = cursor["pictures"].integer(1, 100000);
    for (const JsonCursor& entry : cursor["runs"].items(kDisturbances.size())) {
        FloorRun run = readRun(entry);
        if (std::ranges::any_of(set.runs,
                                [&](const FloorRun& r) { return r.run.disturbance == run.run.disturbance; }))
            entry.complain("lists a disturbance for the second time");
        set.runs.push_back(std::move(run));
    }
    if (set.runs.empty())
        cursor["runs"].complain("is empty; a set needs one run, which may have no floors");
    return set;
}

std::vector<FloorSet> readFloorSets(const JsonCursor& file) {
    file["format"].expect("meeplecam-floors 1");
    std::vector<FloorSet> sets;
    for (const JsonCursor& entry : file["sets"].items(1000)) {
        FloorSet set = readSet(entry);
        if (std::ranges::count(sets, set.name, &FloorSet::name) > 0)
            entry["name"].complain("is that of a set before it");
        sets.push_back(std::move(set));
    }
    return sets;
}

} // namespace

engine::Result<std::vector<FloorSet>> parseFloors(std::string_view text, const std::string& source) {
    return models::readJson(text, source, readFloorSets);
}

engine::Result<std::vector<FloorSet>> readFloors(const std::filesystem::path& file) {
    const engine::Result<std::string> text = models::readFile(file, "floors", 1'000'000);
    if (!text)
        return text.error();
    return parseFloors(*text, file.string());
}

engine::Result<std::vector<PictureResult>> benchSet(const FloorSet& set, const FloorFolders& folders,
                                                    const ReaderFactory& factory,
                                                    const models::TileLibrary& library) {
    const engine::Result<std::vector<PictureFile>> files = findPictures(folders.pictures / set.folder);
    if (!files)
        return files.error();
    if (static_cast<int>(files->size()) != set.pictures)
        return engine::Error{"set " + set.name + " has " + std::to_string(files->size()) +
                             " pictures but its floors are for " + std::to_string(set.pictures) +
                             "; bring back what is missing, or measure anew and change the floors"};
    BenchPlan plan{{}, SiftPass::Skip};
    for (const FloorRun& run : set.runs)
        plan.runs.push_back(run.run);
    CatalogueReaders readers(folders.catalogues, factory);
    return benchPictures(
        *files, plan,
        [&](const std::string& art, const auto& tileSets) { return readers.readerFor(art, tileSets); },
        library);
}

FloorComparison compareWithFloors(const FloorSet& set, std::span<const PictureResult> results) {
    FloorComparison comparison;
    for (const FloorRun& run : set.runs) {
        Figures sum;
        for (const PictureResult& result : results)
            if (result.disturbance == run.run.disturbance)
                sum += result.evaluation.figures;
        const FloorComparison one =
            compareWithFloors(run.floors, measuresOf(sum), std::string(nameOf(run.run.disturbance)));
        comparison.broken.insert(comparison.broken.end(), one.broken.begin(), one.broken.end());
        comparison.better.insert(comparison.better.end(), one.better.begin(), one.better.end());
    }
    return comparison;
}

} // namespace meeplecam::datasets
