#include "datasets/truth/picture_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace meeplecam::datasets {

namespace fs = std::filesystem;

namespace {

struct Files {
    std::set<fs::path> pictures;
    std::set<fs::path> truths;
};

engine::Result<Files> filesBelow(const fs::path& folder) {
    Files files;
    std::error_code problem;
    fs::recursive_directory_iterator entry(folder, problem);
    for (; !problem && entry != fs::recursive_directory_iterator(); entry.increment(problem)) {
        if (!entry->is_regular_file(problem))
            continue;
        if (isPicture(entry->path()))
            files.pictures.insert(entry->path());
        else if (entry->path().extension() == ".json")
            files.truths.insert(entry->path());
    }
    if (problem)
        return engine::Error{folder.string() + " cannot be searched: " + problem.message()};
    return files;
}

std::string setOf(const fs::path& picture, const fs::path& folder) {
    const fs::path place = fs::relative(picture.parent_path(), folder);
    return place == "." ? fs::absolute(folder / ".").lexically_normal().parent_path().filename().string()
                        : place.generic_string();
}

} // namespace

bool isPicture(const fs::path& file) {
    constexpr std::array<const char*, 7> kEndings{".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff"};
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::count(kEndings, ending) > 0;
}

engine::Result<std::vector<PictureFile>> findPictures(const fs::path& folder) {
    std::error_code problem;
    if (!fs::is_directory(folder, problem))
        return engine::Error{folder.string() + " is not a folder; name one with pictures and their truths"};
    engine::Result<Files> files = filesBelow(folder);
    if (!files)
        return files.error();
    std::vector<PictureFile> found;
    std::set<fs::path> unused = files->truths;
    for (const fs::path& picture : files->pictures) {
        const fs::path truth = fs::path(picture).replace_extension(".json");
        if (!files->truths.contains(truth))
            return engine::Error{picture.string() + " has no truth beside it; write " +
                                 truth.filename().string() + " or take the picture away"};
        unused.erase(truth);
        found.push_back({setOf(picture, folder), picture, truth});
    }
    if (!unused.empty())
        return engine::Error{unused.begin()->string() +
                             " has no picture beside it; add the picture or take the file away"};
    if (found.empty())
        return engine::Error{folder.string() + " holds no picture; name a folder with pictures"};
    std::ranges::stable_sort(found, {}, &PictureFile::set);
    return found;
}

} // namespace meeplecam::datasets
