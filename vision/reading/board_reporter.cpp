#include "vision/reading/board_reporter.h"

#include "vision/grid/edition_check.h"
#include "vision/image/logistic.h"
#include "vision/reading/doubtful_cells.h"
#include "vision/reading/doubts.h"
#include "vision/reading/other_boxes.h"
#include "vision/reading/question_worth.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace meeplecam::vision {

namespace {

using models::BoardReport;
using models::ReportQuestion;

models::ReportedTile reportedTile(const engine::Placement& placement, double confidence, const Quad& quad) {
    models::ReportedTile reported{placement, confidence, {}};
    const auto turns = static_cast<std::size_t>(engine::quarterTurns(placement.rotation));
    for (std::size_t i = 0; i < 4; ++i)
        reported.corners[i] = quad[(i + turns) % 4];
    return reported;
}

constexpr std::size_t kMostAlternatives = 5; // the most probable come first

/// The tile as each of these faces, the same looks once.
std::vector<models::ReportAnswer> answersOf(const std::vector<engine::TileFace>& faces, engine::Cell cell,
                                            const Quad& quad, const engine::TileRegistry& registry) {
    std::vector<engine::TileFace> different;
    for (const engine::TileFace& face : faces)
        if (different.size() < kMostAlternatives && std::ranges::none_of(different, [&](const auto& other) {
                return registry.sameFace(face, other);
            }))
            different.push_back(face);
    std::vector<models::ReportAnswer> answers;
    for (const engine::TileFace& face : different)
        answers.push_back({.tile = reportedTile({face.type, cell, face.rotation}, 1.0, quad)});
    return answers;
}

/// Whether the tiles are those of the catalogue at all, or some of them not; with no catalogue they may be
/// any.
enum class Edition : std::uint8_t { Known, KnownAmongOthers, Other, Any };

Edition editionOf(const TableReading& reading, const TileIndex& index) {
    if (index.pictures.empty())
        return Edition::Any;
    if (!looksLikeCatalogue(*reading.board))
        return Edition::Other;
    return showsOtherBoxes(reading) ? Edition::KnownAmongOthers : Edition::Known;
}

models::QuestionReason reasonOf(const ReadTile& tile, Edition edition) {
    using models::QuestionReason;
    if (tile.tile.view == ViewId::None && edition != Edition::Any)
        return QuestionReason::NoPicture;
    if (edition == Edition::Other)
        return QuestionReason::OtherEdition;
    if (edition == Edition::KnownAmongOthers && isOfOtherBox(tile))
        return QuestionReason::OtherBox;
    if (tile.alternatives.empty())
        return QuestionReason::MatchesNone;
    const bool sameType = std::ranges::all_of(tile.alternatives, [&](const engine::TileFace& face) {
        return face.type == tile.tile.placement.tile;
    });
    return sameType ? QuestionReason::UnclearTurn : QuestionReason::LooksAlike;
}

std::optional<ReportQuestion> questionAbout(const ReadTile& tile, Edition edition,
                                            const engine::TileRegistry& registry) {
    if (tile.gap >= kAskTile && edition != Edition::Other)
        return std::nullopt;
    const engine::Placement& placement = tile.tile.placement;
    std::vector<engine::TileFace> faces{{placement.tile, placement.rotation}};
    faces.insert(faces.end(), tile.alternatives.begin(), tile.alternatives.end());
    return ReportQuestion{ReportQuestion::About::Tile, placement.cell, reasonOf(tile, edition),
                          answersOf(faces, placement.cell, tile.tile.quad, registry),
                          1.0 - logistic<double>(tile.gap)};
}

models::QuestionReason reasonOf(const CellReading& cell, const std::optional<Cover>& hands, Edition edition) {
    using models::QuestionReason;
    if (isUnderHand(cell, hands))
        return QuestionReason::UnderHand;
    return edition == Edition::KnownAmongOthers ? QuestionReason::OtherBox : QuestionReason::Covered;
}

/// A place where a covered or unknown tile may lie.
ReportQuestion questionAboutCell(const CellReading& cell, const std::optional<Cover>& hands, Edition edition,
                                 const TileIndex& index) {
    constexpr std::size_t kMost = 3; // faces to choose from
    std::vector<engine::TileFace> faces;
    for (const ViewScore& score : cell.views) {
        const engine::TileFace& face = index[score.view].face;
        if (faces.size() < kMost &&
            std::ranges::find(faces, face.type, &engine::TileFace::type) == faces.end())
            faces.push_back(face);
    }
    ReportQuestion question{ReportQuestion::About::Tile, cell.cell, reasonOf(cell, hands, edition),
                            answersOf(faces, cell.cell, cell.quad, *index.registry),
                            probabilityOfTile(cell, hands)};
    question.answers.emplace_back();
    return question;
}

constexpr float kLeastListed = 0.05F; // probability of an alternative

/// A meeple's share in the report.
class MeepleReporter {
public:
    MeepleReporter(ReadMeeple meeple, double claimsWrong, const calibration::TableCamera& camera,
                   const engine::Board& board)
        : m_meeple(std::move(meeple))
        , m_claimsWrong(claimsWrong)
        , m_camera(camera)
        , m_board(board) {}

    void addTo(BoardReport& report) const {
        if (m_meeple.features.empty())
            return;
        const FeatureBelief& feature = m_meeple.features.front();
        const models::MeepleColour colour = likeliest(m_meeple.colours);
        const float sureColour = m_meeple.colours[static_cast<std::size_t>(colour)];
        if (m_meeple.found.evidence > 0.0F) {
            report.meeples.push_back(reported(feature, colour));
            report.meeples.back().confidence =
                sureClaim() * sureColour * logistic<double>(m_meeple.found.evidence);
        }
        if (m_meeple.found.evidence < kAskMeeple || sureClaim() < askClaimOf(m_meeple.found.fit.shape.form) ||
            sureColour < kAskColour)
            report.questions.push_back(question(colour, sureColour));
    }

private:
    /// Probability that it is the most probable figure on the most probable feature.
    [[nodiscard]] double sureClaim() const {
        const FeatureBelief& feature = m_meeple.features.front();
        return double{feature.probability} * feature.figures[static_cast<std::size_t>(feature.figure)];
    }

    [[nodiscard]] models::ReportedMeeple reported(const FeatureBelief& feature,
                                                  models::MeepleColour colour) const {
        const MeepleShape& shape = m_meeple.found.fit.shape;
        return {.colour = colour,
                .figure = feature.figure,
                .pose = poseOf(shape, feature),
                .feature = feature.feature,
                .at = feature.at,
                .foot = m_camera.project(m_meeple.found.foot)};
    }

    void offer(const FeatureBelief& feature, models::MeepleColour colour, ReportQuestion& asked) const {
        asked.answers.push_back({.meeple = reported(feature, colour)});
    }

    /// The figures that it may be on a feature, after the most probable one.
    void offerFigures(FeatureBelief feature, models::MeepleColour colour, ReportQuestion& asked) const {
        const auto shares = feature.figures;
        offer(feature, colour, asked);
        const engine::MeepleType likeliest = feature.figure;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            feature.figure = static_cast<engine::MeepleType>(i);
            if (feature.figure != likeliest && feature.probability * shares[i] > kLeastListed)
                offer(feature, colour, asked);
        }
    }

    /// Discs have no pose of their own: it follows from what they claim.
    models::MeeplePose poseOf(const MeepleShape& shape, const FeatureBelief& feature) const {
        const auto& type = m_board.registry()[m_board.tileAt(feature.feature.cell)->tile];
        const bool field = type.segments[static_cast<std::size_t>(feature.feature.segment)].kind ==
                           engine::FeatureKind::Field;
        const bool lies = shape.form == MeepleForm::Lying || (shape.form == MeepleForm::Disc && field);
        return lies ? models::MeeplePose::Lying : models::MeeplePose::Standing;
    }

    [[nodiscard]] ReportQuestion question(models::MeepleColour colour, float sureColour) const {
        ReportQuestion asked{ReportQuestion::About::Meeple, m_meeple.features.front().feature.cell};
        for (const FeatureBelief& feature : m_meeple.features)
            if (feature.probability > kLeastListed)
                offerFigures(feature, colour, asked);
        if (m_meeple.found.evidence < kAskMeeple) {
            asked.why = models::QuestionReason::MaybeMeeple;
            asked.probability = logistic<double>(-std::abs(m_meeple.found.evidence));
            asked.answers.emplace_back();
        } else if (sureColour < kAskColour) {
            asked.why = models::QuestionReason::UnclearColour;
            asked.probability = 1.0 - double{sureColour};
            for (std::size_t other = 0; other < m_meeple.colours.size(); ++other)
                if (m_meeple.colours[other] > kLeastListed &&
                    static_cast<models::MeepleColour>(other) != colour)
                    offer(m_meeple.features.front(), static_cast<models::MeepleColour>(other), asked);
        } else {
            asked.why = models::QuestionReason::UnclearClaim;
            asked.probability = m_claimsWrong * (1.0 - sureClaim());
        }
        return asked;
    }

    ReadMeeple m_meeple;
    double m_claimsWrong; // that are, of those that should be
    const calibration::TableCamera& m_camera;
    const engine::Board& m_board;
};

/// A meeple with the features that are reported; with none where it stands most probably on another.
ReadMeeple onReported(ReadMeeple meeple, const engine::Board& board) {
    const auto isMissing = [&](const FeatureBelief& belief) {
        return board.tileAt(belief.feature.cell) == nullptr;
    };
    if (!meeple.features.empty() && isMissing(meeple.features.front()))
        meeple.features.clear();
    std::erase_if(meeple.features, isMissing);
    return meeple;
}

/// How many unclear claims are wrong, of those that should be by their probabilities. Where the print is
/// known less than a third: one of 42 where 10 should have been, 28 November 2026, and one of 53 where 18
/// should, 24 November (photos, renders and virtual tables); of discs none of 29 on photos where 7 should.
/// Where nobody knows it as many as should: 60 of 153 where 48 should.
double claimsWrong(const ReadMeeple& meeple, const std::vector<ReadTile>& tiles) {
    constexpr double kOfDiscs = 0.1;
    constexpr double kOfFigures = 0.3;
    const auto isKnown = [&](const ReadTile& tile) {
        return tile.tile.placement.cell == meeple.features.front().feature.cell &&
               tile.tile.view != ViewId::None;
    };
    if (meeple.features.empty() || std::ranges::none_of(tiles, isKnown))
        return 1.0;
    return meeple.found.fit.shape.form == MeepleForm::Disc ? kOfDiscs : kOfFigures;
}

} // namespace

BoardReport reportOf(const TableReading& reading, const TableReader& reader, const engine::GameSetup& setup) {
    BoardReport report;
    for (const engine::TileSet& set : setup.sets)
        report.tileSets.push_back(set.name);
    report.timing_ms = reading.timing_ms;
    if (!reading.board || reading.tiles.empty()) {
        report.findings.push_back({{}, models::NoBoard{}});
        return report;
    }
    const Edition edition = editionOf(reading, reader.index());
    if (edition == Edition::Other)
        report.findings.push_back({{}, models::OtherEdition{}});
    engine::Board board(reader.index().registry);
    for (const ReadTile& tile : reading.tiles) {
        auto question = questionAbout(tile, edition, *reader.index().registry);
        if (!question || question->why != models::QuestionReason::OtherBox) {
            board.place(tile.tile.placement);
            report.tiles.push_back(
                reportedTile(tile.tile.placement, logistic<double>(tile.gap), tile.tile.quad));
        }
        if (question)
            report.questions.push_back(*std::move(question));
    }
    for (const CellReading& cell : reading.doubtful)
        report.questions.push_back(questionAboutCell(cell, reading.hands, edition, reader.index()));
    for (const ReadMeeple& meeple : reading.meeples)
        MeepleReporter(onReported(meeple, board), claimsWrong(meeple, reading.tiles),
                       reading.board->grid.camera(), board)
            .addTo(report);
    judgeByRules(setup, report);
    weighQuestions(setup, report);
    return report;
}

} // namespace meeplecam::vision
