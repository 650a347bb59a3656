#include "app/records/exports/played_board.h"

#include "app/records/audit/audit_words.h"
#include "app/words/report_words.h"
#include "models/art/drawing/free_space.h"
#include "models/art/plan/region_map.h"
#include "models/art/tiles/tile_art.h"

#include <QCoreApplication>

#include <algorithm>

namespace meeplecam::records {

using models::MeepleColour;

namespace {

struct PlayedBoard {
    Q_DECLARE_TR_FUNCTIONS(PlayedBoard)
};

/// For players whose colour nobody knows.
constexpr std::array kUsual{MeepleColour::Red,   MeepleColour::Blue,  MeepleColour::Yellow,
                            MeepleColour::Green, MeepleColour::Black, MeepleColour::Pink};

/// Where a meeple stands on the unrotated tile, so that it is seen what it claims.
cv::Point2d placeOn(const engine::TileType& type, int segment) {
    constexpr int kSide = 64; // pixels of the map
    const cv::Mat regions = art::regionMap(type, art::planOf({type, 0, art::Dress::Summer}), kSide);
    art::FreeSpace space(regions == segment, art::FreeSpace::Border::Kept);
    const art::Point at = space.roomiest().value_or(art::Point{0.5, 0.5});
    return {at.x, at.y};
}

models::ReportedMeeple reportedMeeple(const engine::Board& board, const engine::PlacedMeeple& meeple,
                                      const std::vector<MeepleColour>& colours) {
    const engine::TileType& type = board.registry()[board.tileAt(meeple.at.cell)->tile];
    const engine::Segment& segment = type.segments[static_cast<std::size_t>(meeple.at.segment)];
    models::ReportedMeeple reported;
    reported.colour = colours[static_cast<std::size_t>(meeple.player)];
    reported.figure = meeple.type;
    const bool farmer = segment.kind == engine::FeatureKind::Field && meeple.type != engine::MeepleType::Pig;
    reported.pose = farmer ? models::MeeplePose::Lying : models::MeeplePose::Standing;
    reported.feature = meeple.at;
    reported.at = placeOn(type, meeple.at.segment);
    return reported;
}

models::ReportedScore scoreOf(const FinalWalk& walk, int player, MeepleColour colour) {
    models::ReportedScore score{colour, walk.score.totals[static_cast<std::size_t>(player)], {}};
    for (const FinalStep& step : walk.steps)
        for (const engine::PlayerPoints& own : step.event.players)
            if (own.player == player && own.points > 0 && step.event.kind != engine::ScoreKind::Goods)
                score.sheet.push_back({static_cast<engine::FeatureKind>(step.event.kind),
                                       step.event.completed, static_cast<int>(step.event.tiles.size()),
                                       step.event.pennants, own.points, step.event.at});
    return score;
}

std::vector<models::ReportedScore> scoresOf(const FinalWalk& walk, const std::vector<MeepleColour>& colours) {
    std::vector<models::ReportedScore> scores;
    for (std::size_t player = 0; player < colours.size(); ++player)
        scores.push_back(scoreOf(walk, static_cast<int>(player), colours[player]));
    return scores;
}

art::PanelWords wordsBeside(const models::BoardReport& report, const engine::GameSetup& setup,
                            const Audit& audit) {
    art::PanelWords words = words::panelWords(report, *setup.registry);
    if (audit.over)
        words.scores = PlayedBoard::tr("Final score").toStdString();
    words.players.clear();
    for (const QString& name : shownNames(audit.walk.names))
        words.players.push_back(name.toStdString());
    return words;
}

} // namespace

std::vector<MeepleColour> coloursOf(const engine::GameSetup& setup) {
    std::vector<MeepleColour> taken;
    for (const engine::Player& player : setup.players)
        if (const auto own = models::findColour(player.colour))
            taken.push_back(*own);
    std::vector<MeepleColour> colours;
    const auto isFree = [&](MeepleColour colour) {
        return std::ranges::find(taken, colour) == taken.end() &&
               std::ranges::find(colours, colour) == colours.end();
    };
    for (const engine::Player& player : setup.players) {
        const auto own = models::findColour(player.colour);
        const auto* const next = std::ranges::find_if(kUsual, isFree);
        colours.push_back(own ? *own : next != kUsual.end() ? *next : MeepleColour::Grey);
    }
    return colours;
}

models::BoardReport boardReportOf(const engine::GameState& state, const engine::GameSetup& setup) {
    const std::vector<MeepleColour> colours = coloursOf(setup);
    models::BoardReport report;
    for (const engine::TileSet& set : setup.sets)
        report.tileSets.push_back(set.name);
    for (const engine::Placement& placement : state.board.tiles())
        report.tiles.push_back({placement, 1.0, {}});
    for (const engine::PlacedMeeple& meeple : state.meeples)
        report.meeples.push_back(reportedMeeple(state.board, meeple, colours));
    return report;
}

models::BoardReport boardReportOf(const KeptGame& kept, const Audit& audit) {
    const std::vector<MeepleColour> colours = coloursOf(kept.record.setup);
    models::BoardReport report = boardReportOf(kept.game.state(), kept.record.setup);
    report.scores = scoresOf(audit.walk, colours);
    for (const AuditFinding& finding : audit.findings)
        if (finding.cell)
            report.findings.push_back(
                {*finding.cell, models::FindingInWords{finding.kind, wordsOf(finding, audit).toStdString()}});
    return report;
}

art::PanelWords boardWordsOf(const KeptGame& kept, const Audit& audit, const std::string& headline) {
    art::PanelWords words = wordsBeside(boardReportOf(kept, audit), kept.record.setup, audit);
    if (!headline.empty())
        words.headline = headline;
    return words;
}

models::BoardReport boardReportOf(const session::PhotoBoard& board, const Audit& audit) {
    models::BoardReport report = board.report;
    report.scores = scoresOf(audit.walk, coloursOf(board.setup));
    return report;
}

art::PanelWords boardWordsOf(const session::PhotoBoard& board, const Audit& audit) {
    return wordsBeside(boardReportOf(board, audit), board.setup, audit);
}

} // namespace meeplecam::records
