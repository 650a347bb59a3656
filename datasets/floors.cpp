#include "datasets/floors.h"

#include "datasets/bench_summary.h"
#include "datasets/text_table.h"

#include <algorithm>

namespace meeplecam::datasets {

namespace {

using models::JsonCursor;

constexpr std::string_view kAtLeast = "_at_least";
constexpr std::string_view kAtMost = "_at_most";
constexpr double kSmallestStep = 1e-9; // shares that differ by less are equal

/// A key of a run that states a floor, e.g. "silent_at_most".
Floor readFloor(const JsonCursor& cursor, const std::string& key) {
    Floor floor;
    floor.bound = key.ends_with(kAtMost) ? Floor::Bound::AtMost : Floor::Bound::AtLeast;
    const std::string_view ending = floor.bound == Floor::Bound::AtMost ? kAtMost : kAtLeast;
    floor.measure = key.ends_with(ending) ? key.substr(0, key.size() - ending.size()) : "";
    const std::optional<Measure> measure = findMeasure({}, floor.measure);
    if (!measure)
        cursor.complain("is no floor: a measure of the bench with " + std::string(kAtLeast) + " or " +
                        std::string(kAtMost));
    constexpr double kMost = 1e6;
    floor.value = cursor.number(0, measure && measure->unit == Measure::Unit::Share ? 1 : kMost);
    return floor;
}

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
            run.floors.push_back(readFloor(cursor[key], key));
    return run;
}

FloorRoot readRoot(const JsonCursor& cursor) {
    const std::string root = cursor.text();
    if (root != "data" && root != "bundled")
        cursor.complain("is neither \"data\" nor \"bundled\"");
    return root == "bundled" ? FloorRoot::Bundled : FloorRoot::Data;
}

FloorSet readSet(const JsonCursor& cursor) {
    FloorSet set;
    set.name = cursor["name"].text();
    set.root = readRoot(cursor["root"]);
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

std::vector<FloorSet> readDocument(const JsonCursor& file) {
    if (file["format"].text() != "meeplecam-floors 1")
        file["format"].complain("is not \"meeplecam-floors 1\"");
    std::vector<FloorSet> sets;
    for (const JsonCursor& entry : file["sets"].items(1000)) {
        FloorSet set = readSet(entry);
        if (std::ranges::count(sets, set.name, &FloorSet::name) > 0)
            entry["name"].complain("is that of a set before it");
        sets.push_back(std::move(set));
    }
    return sets;
}

std::string valueText(const Measure& measure, double value) {
    return fixed(value, measure.unit == Measure::Unit::Share ? 4 : 0);
}

void compare(const Floor& floor, const BenchSummary& sum, FloorComparison& comparison) {
    const Measure measure = *findMeasure(sum.figures, floor.measure);
    const bool least = floor.bound == Floor::Bound::AtLeast;
    const double surplus = least ? measure.value - floor.value : floor.value - measure.value;
    const std::string text = std::string(nameOf(sum.disturbance)) + ": " + floor.measure + " is " +
                             valueText(measure, measure.value) + ", at " + (least ? "least " : "most ") +
                             valueText(measure, floor.value);
    if (surplus < -kSmallestStep)
        comparison.broken.push_back(text + " is wanted");
    else if (surplus > kSmallestStep)
        comparison.better.push_back(text + " is the floor");
}

} // namespace

engine::Result<std::vector<FloorSet>> parseFloors(std::string_view text, const std::string& source) {
    const engine::Result<models::Json> json = models::parseJson(text, source);
    if (!json)
        return json.error();
    std::string complaint;
    std::vector<FloorSet> sets = readDocument({*json, "", complaint});
    if (!complaint.empty())
        return engine::Error{source + ": " + complaint};
    return sets;
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
        BenchSummary sum;
        sum.disturbance = run.run.disturbance;
        for (const PictureResult& result : results)
            if (result.disturbance == run.run.disturbance)
                sum.figures += result.evaluation.figures;
        for (const Floor& floor : run.floors)
            compare(floor, sum, comparison);
    }
    return comparison;
}

} // namespace meeplecam::datasets
