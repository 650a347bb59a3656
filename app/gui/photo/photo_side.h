#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/model/photo_model.h"
#include "vision/reading/picture_check.h"

#include <QFrame>
#include <QImage>

class QLabel;
class QListWidget;
class QScrollArea;
class QTabWidget;

namespace meeplecam::gui {

class FinalTable;

/// Beside the board of a photo: who has won, the scores, what is asked, what should be looked at, and what
/// every feature gives.
class PhotoSide : public QFrame {
    Q_OBJECT

public:
    explicit PhotoSide(QWidget* parent = nullptr);

    /// Another photo, with what should be better about it, and what is told about the scoring track.
    void begin(const QImage& photo, std::vector<vision::PictureAdvice> advice, const QString& track);
    void show(const PhotoModel& model, const TileArtPtr& art);
    /// Gives the first answered question's answer, as its button does; what it doesn't have is passed over.
    void answerFirst(std::size_t answer);

Q_SIGNALS:
    void bankedChanged(std::size_t player, int points);
    void answered(std::size_t question, std::size_t answer);
    /// A tile is to be looked at.
    void cellChosen(const std::optional<engine::Cell>& cell);
    /// A feature is to be looked at; none = no longer.
    void featureChosen(const std::optional<engine::SegmentRef>& at);

private:
    void showQuestions(const PhotoModel& model, const TileArtPtr& art);
    void showFindings(const PhotoModel& model);
    void showPoints(const PhotoModel& model);
    void connectLists();
    [[nodiscard]] QWidget* cardOf(const PhotoQuestion& question, const PhotoModel& model,
                                  const TileArtPtr& art);
    [[nodiscard]] QPixmap seen(const models::ReportedTile& tile, const cv::Size& picture) const;

    QImage m_photo;
    std::vector<vision::PictureAdvice> m_advice;
    std::vector<PhotoQuestion> m_asked;
    std::vector<FindingRow> m_found; ///< and what is hardly worth a question
    std::vector<FinalRow> m_given;
    bool m_fresh = true; ///< nobody chose a tab since the photo was read
    QLabel* m_verdict;
    FinalTable* m_table;
    QLabel* m_track;
    QTabWidget* m_tabs;
    QScrollArea* m_questions;
    QListWidget* m_findings;
    QListWidget* m_points;
};

} // namespace meeplecam::gui
