#include "app/session/editions/learned_pictures.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/log_file.h"
#include "app/session/basics/refusal.h"
#include "engine/tiles/phrase.h"
#include "models/files/json_input.h"
#include "models/files/picture_file.h"
#include "models/files/user_folder.h"

#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <array>
#include <ctime>

namespace meeplecam::session {

using engine::Error;
using engine::Result;
using engine::Status;
using models::Json;
using models::JsonCursor;
namespace fs = std::filesystem;

namespace {

constexpr const char* kLearnedFormat = "meeplecam-learned 1";
constexpr const char* kJournal = "journal.jsonl";
constexpr std::uintmax_t kLargestJournal = 4'000'000;

std::string now() {
    const std::time_t time = std::time(nullptr);
    std::tm utc{};
    ::gmtime_r(&time, &utc);
    std::array<char, 24> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &utc);
    return text.data();
}

std::string hex(std::uint64_t number) {
    constexpr const char* kDigits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += kDigits[number >> shift & 15U];
    return text;
}

Error cannotKeep(const fs::path& folder, const std::string& reason) {
    return refusal(
        Files::tr(
            "%1: what was learned cannot be saved there (%2); check that the folder may be written to and "
            "has room")
            .arg(asText(folder.string()), asText(reason)));
}

/// A name in the folder itself.
bool isPlainName(const std::string& name) {
    return !name.empty() && name != "." && name != ".." && fs::path(name).filename() == name;
}

bool write(const cv::Mat& picture, const fs::path& path) {
    try {
        return cv::imwrite(path.string(), picture);
    } catch (const cv::Exception&) {
        return false;
    }
}

cv::Mat read(const fs::path& path, models::PictureColours colours) {
    constexpr std::uintmax_t kLargest = 50'000'000;
    const auto bytes = models::readFile(path, phrase("Files", "a learned picture").text(), kLargest);
    return bytes ? models::unpackPicture(*bytes, {.colours = colours}).picture : cv::Mat();
}

} // namespace

Result<fs::path> learnedFolder(const fs::path& catalogue) {
    const auto fingerprint = models::catalogueFingerprint(catalogue);
    if (!fingerprint)
        return fingerprint.error();
    const fs::path data = models::userFolder(models::UserFolder::Data);
    return data.empty() ? data : data / "learned" / hex(*fingerprint);
}

Result<LearnedPictures> LearnedPictures::open(const fs::path& folder,
                                              std::shared_ptr<const engine::TileRegistry> registry) {
    LearnedPictures learned(folder, std::move(registry));
    std::error_code problem;
    const fs::path journal = folder / kJournal;
    if (folder.empty() || !fs::exists(journal, problem))
        return learned;
    const auto text =
        models::readFile(journal, phrase("Files", "a journal of learned tiles").text(), kLargestJournal);
    if (!text)
        return text.error();
    std::string_view rest = *text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos)
            break; // what a program was writing when it ended
        if (const Status taken = learned.take(rest.substr(0, end), number); !taken)
            return taken.error();
        rest.remove_prefix(end + 1);
    }
    return learned;
}

/// Takes in a line of the journal.
Status LearnedPictures::take(std::string_view line, int number) {
    const std::string place = (m_folder / kJournal).string() + ", line " + std::to_string(number);
    const auto json = models::parseJson(line, place);
    if (!json)
        return json.error();
    std::string complaint;
    const JsonCursor root(*json, place + ":", complaint);
    constexpr int kMost = 1'000'000;
    if (number == 1) {
        root["format"].expect(kLearnedFormat);
    } else if (root.has("undone")) {
        const int id = root["undone"].integer(1, kMost);
        const auto picture = std::ranges::find(m_list, id, &LearnedPicture::id);
        if (picture == m_list.end())
            root["undone"].complain(phrase("Files", "names no picture that was learned before"));
        else
            picture->undone = true;
    } else {
        LearnedPicture picture{.id = root["id"].integer(1, kMost),
                               .time = root["time"].line(),
                               .file = root["file"].text(),
                               .regions = root.has("regions") ? root["regions"].text() : ""};
        const auto tile = m_registry->find(root["tile"].text());
        if (!tile)
            root["tile"].complain(phrase("Files", "names no tile type that is known"));
        if (!isPlainName(picture.file) || (!picture.regions.empty() && !isPlainName(picture.regions)))
            root["file"].complain(phrase("Files", "names no file of this folder"));
        picture.tile = tile.value_or(engine::TileTypeId{});
        m_list.push_back(std::move(picture));
    }
    if (!complaint.empty())
        return phrase("Editions", "%1; mend the line, or take the folder away to forget what was learned")
            .with(complaint)
            .error();
    return engine::success();
}

Result<std::vector<models::CataloguePicture>> LearnedPictures::pictures() const {
    std::vector<models::CataloguePicture> pictures;
    for (const LearnedPicture& learned : m_list) {
        if (learned.undone)
            continue;
        models::CataloguePicture picture;
        picture.file = learned.file;
        picture.tile = learned.tile;
        picture.picture = read(m_folder / learned.file, models::PictureColours::Bgr);
        if (picture.picture.empty() || picture.picture.cols != picture.picture.rows)
            return phrase("Editions", "%1 is missing or damaged; forget it by: meeplecam learn undo %2")
                .with((m_folder / learned.file).string())
                .with(learned.id)
                .error();
        if (!learned.regions.empty())
            picture.regions = read(m_folder / learned.regions, models::PictureColours::Grey);
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

/// Adds a line to the journal, on the disk when this comes back.
Status LearnedPictures::note(const std::string& line) const {
    std::error_code problem;
    const fs::path journal = m_folder / kJournal;
    const bool begun = fs::exists(journal, problem);
    Result<LogFile> file = begun ? LogFile::open(journal) : LogFile::create(journal);
    if (!file)
        return cannotKeep(m_folder, file.error().message);
    const std::string header = begun ? "" : Json{{"format", kLearnedFormat}}.dump() + "\n";
    if (const Status written = file->append(header + line + "\n"); !written)
        return cannotKeep(m_folder, written.error().message);
    return engine::success();
}

Status LearnedPictures::makeRoom(engine::TileTypeId tile) {
    const auto counts = [&](const LearnedPicture& picture) {
        return picture.tile == tile && !picture.undone;
    };
    while (std::ranges::count_if(m_list, counts) >= kMostOfType)
        if (const Status undone = undo(std::ranges::find_if(m_list, counts)->id); !undone)
            return undone;
    return engine::success();
}

Result<int> LearnedPictures::learn(const models::CataloguePicture& picture) {
    if (m_folder.empty())
        return refusal(Files::tr("What was learned cannot be saved: this user has no home folder"));
    std::error_code problem;
    fs::create_directories(m_folder, problem);
    if (problem)
        return cannotKeep(m_folder, problem.message());
    if (const Status room = makeRoom(picture.tile); !room)
        return room.error();
    LearnedPicture learned{.id = m_list.empty() ? 1 : m_list.back().id + 1,
                           .time = now(),
                           .tile = picture.tile,
                           .file = {},
                           .regions = {}};
    std::string stem = (*m_registry)[picture.tile].name + "_" + std::to_string(learned.id);
    std::ranges::replace(stem, '.', '-');
    learned.file = stem + ".png";
    bool written = write(picture.picture, m_folder / learned.file);
    Json json{{"id", learned.id},
              {"time", learned.time},
              {"tile", (*m_registry)[picture.tile].name},
              {"file", learned.file}};
    if (!picture.regions.empty()) {
        json["regions"] = learned.regions = stem + ".regions.png";
        written = written && write(picture.regions, m_folder / learned.regions);
    }
    if (!written)
        return cannotKeep(m_folder, phrase("Editions", "the picture was not written"));
    if (const Status noted = note(json.dump()); !noted)
        return noted.error();
    m_list.push_back(learned);
    return learned.id;
}

Status LearnedPictures::undo(int id) {
    const auto picture = std::ranges::find(m_list, id, &LearnedPicture::id);
    if (picture == m_list.end() || picture->undone)
        return phrase("Editions",
                      "no picture with the number %1 counts; meeplecam learn list shows those that do")
            .with(id)
            .error();
    if (const Status noted = note(Json{{"undone", id}, {"time", now()}}.dump()); !noted)
        return noted;
    picture->undone = true;
    return engine::success();
}

} // namespace meeplecam::session
