#include "datasets/table/composing/film.h"

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/videoio.hpp>

#include <fstream>

namespace meeplecam::table {

namespace {

models::Json headerOf(const LiveTable& table, const LiveOptions& options) {
    models::Json header{{"event", "header"}, {"format", "meeplecam-film-truth 1"}};
    header["fps"] = options.frames_per_second;
    header["frames"] = table.frames();
    header["width"] = options.size.width;
    header["height"] = options.size.height;
    header["tile_set"] = table.game().sets;
    header["art"] = table.edition();
    header["players"] = table.game().players;
    header["turns"] = table.game().moves.size();
    return header;
}

engine::Error cannotWrite(const std::filesystem::path& file) {
    return {"can't write '" + file.string() +
            "': check that the folder exists and has room, and that it ends in .avi or .mp4"};
}

} // namespace

std::string filmTruthOf(const LiveTable& table, const LiveOptions& options) {
    std::string text = headerOf(table, options).dump() + '\n';
    for (const models::Json& event : table.events())
        text += event.dump() + '\n';
    return text;
}

engine::Status makeFilm(TableGame game, const LiveOptions& options, Artist& artist,
                        const std::filesystem::path& file, const Progress& progress) {
    const bool avi = file.extension() == ".avi";
    if (!avi && file.extension() != ".mp4")
        return cannotWrite(file);
    cv::utils::logging::setLogLevel(
        cv::utils::logging::LOG_LEVEL_SILENT); // failures are told in our own words
    cv::VideoWriter writer(file.string(), avi ? cv::CAP_OPENCV_MJPEG : cv::CAP_FFMPEG,
                           avi ? cv::VideoWriter::fourcc('M', 'J', 'P', 'G')
                               : cv::VideoWriter::fourcc('m', 'p', '4', 'v'),
                           options.frames_per_second, options.size);
    if (!writer.isOpened())
        return cannotWrite(file);
    LiveTable table(std::move(game), options, artist);
    for (cv::Mat picture = table.next(); !picture.empty(); picture = table.next()) {
        writer.write(picture);
        if (progress)
            progress(table.turnsPlayed(), static_cast<int>(table.game().moves.size()));
    }
    writer.release();
    std::filesystem::path events = file;
    events.replace_extension(".events.jsonl");
    std::ofstream out(events);
    out << filmTruthOf(table, options);
    out.close();
    return out ? engine::success() : engine::Status(cannotWrite(events));
}

} // namespace meeplecam::table
