#include "app/gui/model/kept_games.h"

#include "app/gui/look/export_words.h"
#include "app/gui/model/written_file.h"
#include "app/records/exports/jcz_export.h"
#include "app/records/exports/played_board.h"
#include "app/records/exports/plays.h"
#include "app/records/exports/report_pages.h"
#include "app/records/exports/share_picture.h"
#include "models/art/drawing/scene_output.h"
#include "models/files/file_output.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace meeplecam::gui {

namespace {

QString nameOf(const std::filesystem::path& file) {
    return QString::fromStdString(file.string());
}

engine::Status writePages(const records::KeptGame& kept, const std::filesystem::path& file) {
    const auto audit = records::auditOf(kept);
    if (!audit)
        return audit.error();
    if (file.extension() == ".jpg")
        return writePicture(file, records::sharePicture(kept, *audit));
    if (file.extension() == ".mp4")
        return records::writeGameFilm(kept, *audit, {}, file);
    records::ReportOptions options;
    if (file.extension() == ".pdf")
        return art::writePdf(records::reportPages(kept, *audit, options), {}, file);
    const cv::Mat board = art::drawBoard(records::boardReportOf(kept, *audit), *kept.record.setup.registry,
                                         records::boardWordsOf(kept, *audit), options.board);
    return writePicture(file, board);
}

} // namespace

GameSnapshotPtr snapshotOf(const records::KeptGame& kept, int turns) {
    session::Story story;
    if (const auto start = engine::startOf(kept.game.state().book->setup()))
        story.start = *start;
    const std::vector<engine::HistoryTurn>& history = kept.game.turns();
    const int count = std::clamp(turns, 0, static_cast<int>(history.size()));
    for (int i = 0; i < count; ++i) {
        session::StoryTurn turn;
        turn.id = i;
        turn.turn = history[static_cast<std::size_t>(i)].turn;
        story.turns.push_back(std::move(turn));
        for (const engine::PlacedMeeple& home : history[static_cast<std::size_t>(i)].events.returned)
            story.returns.push_back({0, home});
    }
    story.ended = kept.over && count == static_cast<int>(history.size());
    session::EventLedger ledger(kept.record.setup);
    static_cast<void>(ledger.update(story, 0)); // what is told is not shown
    return std::make_shared<const GameSnapshot>(GameSnapshot{ledger, story, {}, {}, "", false, false});
}

engine::Status exportGame(const records::KeptGame& kept, const std::filesystem::path& file) {
    const std::filesystem::path kind = file.extension();
    if (records::isLog(file))
        return engine::Error{Export::tr("%1 is the recording of a game. Choose another name.")
                                 .arg(nameOf(file))
                                 .toStdString()};
    if (kind == ".json")
        return models::writeFile(file, records::recordText(kept));
    if (kind == ".csv")
        return models::writeFile(file, records::scoreTableOf(kept.game, kept.names));
    if (kind == ".png" || kind == ".pdf" || kind == ".jpg" || kind == ".mp4")
        return writePages(kept, file);
    if (kind == ".jcz") {
        const auto text = records::jczText(kept.game, kept.names);
        return text ? models::writeFile(file, *text) : engine::Status(text.error());
    }
    if (kind == ".bgg")
        return models::writeFile(file, records::geekPlay(kept, {QDateTime::currentDateTime(), 0}));
    return engine::Error{Export::tr("The type of %1 is not known. Choose a name that ends in .pdf, .png, "
                                    ".jpg, .mp4, .csv, .json, .jcz or .bgg.")
                             .arg(nameOf(file))
                             .toStdString()};
}

} // namespace meeplecam::gui
