#include "app/records/exports/share_picture.h"

#include "app/records/audit/audit_words.h"
#include "app/records/exports/page_writer.h"
#include "app/records/exports/played_board.h"
#include "app/records/games/course_of_scores.h"
#include "models/art/drawing/scene_output.h"
#include "models/art/reports/board_picture.h"
#include "models/art/reports/report_marks.h"
#include "models/files/file_output.h"

#include <QCoreApplication>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace meeplecam::records {

using art::Point;
using art::Text;

namespace {

struct SharePicture {
    Q_DECLARE_TR_FUNCTIONS(SharePicture)
};

constexpr int kWidth_px = 1080;
constexpr int kHeight_px = 1350;
constexpr double kMargin_px = 48;
constexpr double kHead_px = 170; ///< above the board
constexpr double kRow_px = 84;   ///< of two players
constexpr double kFoot_px = 84;  ///< below the players
constexpr int kTile_px = 200;    // of a tile's picture; on the board of a whole game they are smaller
constexpr art::Colour kPaper{0.96, 0.925, 0.85, 1};
constexpr art::Colour kInk{0.16, 0.12, 0.09, 1};
constexpr art::Colour kFaint{0.42, 0.35, 0.28, 1};
constexpr art::Colour kTable{0.25, 0.19, 0.14, 1};

/// What is shown of a game at one moment.
struct Moment {
    std::size_t turns = 0; ///< that were played
    std::string title;
    std::string subtitle;
    std::string foot;
    std::optional<engine::Cell> framed;
    std::vector<int> points; ///< by player
};

class SharePainter {
public:
    SharePainter(const KeptGame& kept, const Audit& audit)
        : m_kept(kept)
        , m_names(shownNames(audit.walk.names))
        , m_colours(coloursOf(kept.record.setup))
        , m_report(boardReportOf(kept.game.state(), kept.record.setup))
        , m_tiles(art::drawnTiles(m_report, *kept.record.setup.registry, kTile_px)) {}

    [[nodiscard]] cv::Mat paint(const Moment& moment) const;
    [[nodiscard]] const std::vector<QString>& names() const { return m_names; }

private:
    [[nodiscard]] double boardHeight() const {
        const double rows = std::ceil(static_cast<double>(m_names.size()) / 2);
        return kHeight_px - kHead_px - kFoot_px - rows * kRow_px;
    }
    void addBoard(art::Scene& scene, const Moment& moment) const;
    void addPlayers(art::Scene& scene, const std::vector<int>& points) const;

    const KeptGame& m_kept;
    std::vector<QString> m_names;
    std::vector<models::MeepleColour> m_colours;
    models::BoardReport m_report; ///< of the whole game
    models::Catalogue m_tiles;
};

void SharePainter::addBoard(art::Scene& scene, const Moment& moment) const {
    std::vector<engine::Turn> turns;
    for (std::size_t i = 0; i < moment.turns; ++i)
        turns.push_back(m_kept.game.turns()[i].turn);
    const auto game = engine::Game::create(m_kept.record.setup, turns);
    scene.fill(art::Path::rectangle({0, kHead_px}, kWidth_px, boardHeight()), kTable);
    if (!game)
        return;
    const cv::Mat board =
        art::drawBoardAlone(boardReportOf(game->state(), m_kept.record.setup), *m_kept.record.setup.registry,
                            {.catalogue = &m_tiles,
                             .framed = moment.framed,
                             .cells = models::extentOf(m_report),
                             .side_px = kWidth_px,
                             .numbered = false});
    const double scale = std::min(kWidth_px / double(board.cols), boardHeight() / double(board.rows));
    auto fitting = std::make_shared<cv::Mat>();
    cv::resize(board, *fitting, {}, scale, scale, scale < 1 ? cv::INTER_AREA : cv::INTER_CUBIC);
    const double width = fitting->cols;
    const double height = fitting->rows;
    scene.marks.emplace_back(art::Picture{
        fitting, {(kWidth_px - width) / 2, kHead_px + (boardHeight() - height) / 2}, width, height});
}

/// Two beside each other, in the order of play.
void SharePainter::addPlayers(art::Scene& scene, const std::vector<int>& points) const {
    const double half = kWidth_px / 2.0;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const double left = i % 2 == 0 ? kMargin_px : half + kMargin_px / 2;
        const double right = i % 2 == 0 ? half - kMargin_px / 2 : kWidth_px - kMargin_px;
        const std::size_t row = i / 2;
        const double line = kHead_px + boardHeight() + kRow_px * static_cast<double>(row) + 64;
        art::drawMeeple(scene, art::Affine::placed({left + 28, line + 2}, 52), m_colours[i]);
        scene.marks.emplace_back(
            fitted({m_names[i].toStdString(), {left + 70, line - 6}, 36, kInk, Text::Anchor::Start},
                   right - left - 170));
        scene.marks.emplace_back(
            Text{std::to_string(points[i]), {right, line}, 56, kInk, Text::Anchor::End, Text::Weight::Bold});
    }
}

cv::Mat SharePainter::paint(const Moment& moment) const {
    constexpr double kWide_px = kWidth_px - 2 * kMargin_px;
    art::Scene scene;
    scene.fill(art::Path::rectangle({0, 0}, kWidth_px, kHeight_px), kPaper);
    scene.marks.emplace_back(fitted(
        {moment.title, {kMargin_px, 86}, 54, kInk, Text::Anchor::Start, Text::Weight::Bold}, kWide_px));
    scene.marks.emplace_back(
        fitted({moment.subtitle, {kMargin_px, 136}, 30, kFaint, Text::Anchor::Start}, kWide_px));
    addBoard(scene, moment);
    addPlayers(scene, moment.points);
    scene.marks.emplace_back(
        fitted({moment.foot, {kMargin_px, kHeight_px - 34}, 30, kInk, Text::Anchor::Start}, kWide_px - 190));
    scene.marks.emplace_back(
        Text{"Meeplecam", {kWidth_px - kMargin_px, kHeight_px - 34}, 24, kFaint, Text::Anchor::End});
    return art::rasterise(scene, {kWidth_px, kHeight_px}, 1);
}

Moment endOf(const KeptGame& kept, const Audit& audit, const std::string& title) {
    const std::vector<QString> names = shownNames(audit.walk.names);
    Moment moment;
    moment.turns = kept.game.turns().size();
    moment.points = audit.walk.score.totals;
    moment.title = title.empty() ? outcomeWords(audit).toStdString() : title;
    moment.subtitle =
        SharePicture::tr("Carcassonne, %n turn(s)", nullptr, static_cast<int>(moment.turns)).toStdString();
    if (const auto best = bestTurnOf(kept.game)) {
        moment.framed = kept.game.turns()[best->turn].turn.placement.cell;
        moment.foot = SharePicture::tr("Best turn: %1, turn %2, %n point(s)", nullptr, best->points)
                          .arg(names[static_cast<std::size_t>(best->player)])
                          .arg(best->turn + 1)
                          .toStdString();
    }
    return moment;
}

/// The table after so many turns, the last one framed, with what it brought.
Moment momentAfter(const KeptGame& kept, const std::vector<QString>& names, const std::string& title,
                   std::size_t turns) {
    const auto& played = kept.game.turns();
    const std::vector<std::vector<int>> course = courseOfScores(kept.game);
    Moment moment;
    moment.turns = turns;
    moment.points = course[turns];
    moment.title = title.empty() ? "Carcassonne" : title;
    moment.subtitle = SharePicture::tr("Turn %1 of %2").arg(turns).arg(played.size()).toStdString();
    if (turns == 0)
        return moment;
    moment.framed = played[turns - 1].turn.placement.cell;
    QStringList gains;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const int gained = course[turns][i] - course[turns - 1][i]; gained != 0)
            gains.push_back(QStringLiteral("%1 %2%3")
                                .arg(names[i])
                                .arg(gained > 0 ? QStringLiteral("+") : QString())
                                .arg(gained));
    moment.foot = gains.join(QStringLiteral(", ")).toStdString();
    return moment;
}

/// A film of these pictures; null where this machine can't write one there.
std::unique_ptr<cv::VideoWriter> openFilm(const std::filesystem::path& file, double pictures_per_s) {
    cv::utils::logging::setLogLevel(
        cv::utils::logging::LOG_LEVEL_SILENT); // failures are told in our own words
    for (const int code :
         {cv::VideoWriter::fourcc('a', 'v', 'c', '1'), cv::VideoWriter::fourcc('m', 'p', '4', 'v')})
        if (auto film = std::make_unique<cv::VideoWriter>(file.string(), cv::CAP_FFMPEG, code, pictures_per_s,
                                                          cv::Size(kWidth_px, kHeight_px));
            film->isOpened())
            return film;
    return nullptr;
}

} // namespace

std::optional<BestTurn> bestTurnOf(const engine::Game& game) {
    const std::vector<std::vector<int>> course = courseOfScores(game);
    std::optional<BestTurn> best;
    for (std::size_t turn = 0; turn < game.turns().size(); ++turn)
        for (std::size_t player = 0; player < course[turn].size(); ++player) {
            const int points = course[turn + 1][player] - course[turn][player];
            if (points > (best ? best->points : 0))
                best = BestTurn{turn, static_cast<int>(player), points};
        }
    return best;
}

cv::Mat sharePicture(const KeptGame& kept, const Audit& audit, const std::string& title) {
    return SharePainter(kept, audit).paint(endOf(kept, audit, title));
}

engine::Status writeGameFilm(const KeptGame& kept, const Audit& audit, const std::string& title,
                             const std::filesystem::path& file, const FilmProgress& progress) {
    constexpr double kPictures_per_s = 10; // nothing moves between two turns
    constexpr double kLast_s = 6;          // the result stays
    constexpr double kTurns_s = 60 - kLast_s;
    const std::size_t turns = kept.game.turns().size();
    const double turn_s = std::min(2.0, kTurns_s / static_cast<double>(turns + 1));
    const SharePainter painter(kept, audit);
    return models::writeWhole(file, [&](const std::filesystem::path& beside) -> engine::Status {
        const auto film = openFilm(beside, kPictures_per_s);
        if (!film)
            return models::notWritten(file);
        int written = 0;
        const auto showUntil = [&](const cv::Mat& picture, double end_s) {
            for (; written < std::lround(end_s * kPictures_per_s); ++written)
                film->write(picture);
        };
        for (std::size_t i = 0; i <= turns; ++i) {
            showUntil(painter.paint(momentAfter(kept, painter.names(), title, i)),
                      turn_s * static_cast<double>(i + 1));
            if (progress)
                progress(static_cast<int>(i), static_cast<int>(turns));
        }
        showUntil(painter.paint(endOf(kept, audit, title)),
                  turn_s * static_cast<double>(turns + 1) + kLast_s);
        film->release();
        return engine::success();
    });
}

} // namespace meeplecam::records
