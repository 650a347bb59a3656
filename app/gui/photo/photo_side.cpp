#include "app/gui/photo/photo_side.h"

#include "app/gui/look/answer_card.h"
#include "app/gui/look/named_label.h"
#include "app/gui/model/score_model.h"
#include "app/gui/photo/photo_menu.h"
#include "app/gui/table/final_table.h"
#include "app/words/words.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

using models::ReportAnswer;
using models::ReportQuestion;

namespace {

constexpr int kPhotoSideWidth = 350;

QListWidget* makeList(const QString& name, QWidget* parent) {
    auto* list = new QListWidget(parent);
    list->setWordWrap(true);
    list->setSpacing(3);
    list->setAccessibleName(name);
    return list;
}

void fill(QListWidget& list, const QStringList& lines) {
    const QSignalBlocker quiet(list);
    list.clear();
    list.addItems(lines);
}

/// The tile that a question is about: one that lies there, or that may.
const models::ReportedTile* tileOf(const ReportQuestion& question, const models::BoardReport& report) {
    if (const models::ReportedTile* lying = models::tileAt(report, question.cell))
        return lying;
    const auto offered = std::ranges::find_if(
        question.answers, [](const ReportAnswer& answer) { return answer.tile.has_value(); });
    return offered == question.answers.end() ? nullptr : &*offered->tile;
}

QIcon iconOf(const ReportAnswer& answer, const PhotoModel& model, const TileArtPtr& art) {
    constexpr int kSide = 2 * AnswerCard::kIcon_px; // for dense screens
    if (answer.tile)
        return litTile(art, {answer.tile->placement.tile, answer.tile->placement.rotation}, std::nullopt, {},
                       kSide);
    const models::ReportedTile* tile =
        answer.meeple ? models::tileAt(model.photo.report, answer.meeple->feature.cell) : nullptr;
    if (tile == nullptr)
        return {};
    return litTile(art, {tile->placement.tile, tile->placement.rotation}, answer.meeple->feature.segment,
                   styleOf(std::string(models::nameOf(answer.meeple->colour)), 0).colour, kSide);
}

} // namespace

PhotoSide::PhotoSide(QWidget* parent)
    : QFrame(parent)
    , m_verdict(new QLabel(this))
    , m_table(new FinalTable(this))
    , m_track(makeLabel(this, QString(), "subtle"))
    , m_tabs(new QTabWidget(this))
    , m_questions(new QScrollArea(this))
    , m_findings(makeList(tr("To check"), this))
    , m_points(makeList(tr("Points"), this)) {
    setObjectName(QStringLiteral("panel"));
    setFixedWidth(kPhotoSideWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(10);
    m_verdict->setObjectName(QStringLiteral("heading"));
    m_verdict->setWordWrap(true);
    column->addWidget(m_verdict);
    column->addWidget(m_table);
    m_track->setWordWrap(true);
    column->addWidget(m_track);
    m_questions->setWidgetResizable(true);
    m_questions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_questions, QString());
    m_tabs->addTab(m_findings, QString());
    m_tabs->addTab(m_points, tr("Points"));
    column->addWidget(m_tabs, 1);
    connect(m_table, &FinalTable::bankedChanged, this, &PhotoSide::bankedChanged);
    connect(m_tabs, &QTabWidget::tabBarClicked, this, [this] { m_fresh = false; });
    connectLists();
}

void PhotoSide::connectLists() {
    connect(m_findings, &QListWidget::currentRowChanged, this, [this](int row) {
        const bool known = row >= 0 && row < static_cast<int>(m_found.size());
        Q_EMIT cellChosen(known ? m_found[static_cast<std::size_t>(row)].cell : std::nullopt);
    });
    connect(m_points, &QListWidget::currentRowChanged, this, [this](int row) {
        const bool known = row >= 0 && row < static_cast<int>(m_given.size());
        Q_EMIT featureChosen(known ? m_given[static_cast<std::size_t>(row)].at : std::nullopt);
    });
}

void PhotoSide::begin(const QImage& photo, std::vector<vision::PictureAdvice> advice, const QString& track) {
    m_track->setText(track);
    m_track->setVisible(!track.isEmpty());
    m_photo = photo;
    m_advice = std::move(advice);
    m_fresh = true;
}

void PhotoSide::show(const PhotoModel& model, const TileArtPtr& art) {
    m_verdict->setText(model.verdict);
    m_table->show(model.scores, stylesOf(model.photo.setup));
    showQuestions(model, art);
    showFindings(model);
    showPoints(model);
    const bool allRight = model.findings.empty() && m_advice.empty();
    if (m_fresh)
        m_tabs->setCurrentWidget(!m_asked.empty() ? static_cast<QWidget*>(m_questions)
                                 : !allRight      ? m_findings
                                                  : m_points);
}

void PhotoSide::showQuestions(const PhotoModel& model, const TileArtPtr& art) {
    m_asked = model.questions;
    auto* inside = new QWidget(m_questions);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 8, 6, 0);
    for (const PhotoQuestion& question : m_asked)
        column->addWidget(cardOf(question, model, art));
    if (m_asked.empty()) {
        auto* none = new QLabel(tr("Everything on the photo is clear."), inside);
        none->setWordWrap(true);
        column->addWidget(none);
    }
    column->addStretch(1);
    if (QWidget* before = m_questions->takeWidget()) {
        before->hide();
        before->deleteLater(); // the button that was clicked may be in it
    }
    m_questions->setWidget(inside);
    m_tabs->setTabText(0, m_asked.empty() ? tr("Questions") : tr("Questions (%1)").arg(m_asked.size()));
}

QWidget* PhotoSide::cardOf(const PhotoQuestion& question, const PhotoModel& model, const TileArtPtr& art) {
    const models::BoardReport& report = model.photo.report;
    const ReportQuestion& asked = report.questions[question.question];
    std::vector<AnswerCard::Answer> answers;
    for (std::size_t i = 0; i < question.answers.size(); ++i)
        answers.push_back({question.answers[i], iconOf(asked.answers[i], model, art)});
    const models::ReportedTile* tile = tileOf(asked, report);
    auto* card = new AnswerCard(question.title, tile != nullptr ? seen(*tile, report.size) : QPixmap(),
                                answers, m_questions);
    connect(card, &AnswerCard::answered, this,
            [this, at = question.question](std::size_t answer) { Q_EMIT answered(at, answer); });
    connect(card, &AnswerCard::pointed, this,
            [this, cell = question.cell](const std::optional<std::size_t>& answer) {
                Q_EMIT cellChosen(answer ? std::optional(cell) : std::nullopt);
            });
    return card;
}

QPixmap PhotoSide::seen(const models::ReportedTile& tile, const cv::Size& picture) const {
    constexpr int kSide = 2 * AnswerCard::kPicture_px;
    const double scale = double(m_photo.width()) / std::max(1, picture.width);
    QPolygonF outline;
    for (const cv::Point2d& corner : tile.corners)
        outline << QPointF(corner.x, corner.y) * scale;
    const QRect around = outline.boundingRect().toAlignedRect() & m_photo.rect();
    outline.translate(-around.topLeft());
    QTransform upright;
    const QPolygonF square(QRectF(0, 0, kSide, kSide));
    if (around.isEmpty() || !QTransform::quadToQuad(outline, square.first(4), upright))
        return {};
    QImage seen(kSide, kSide, QImage::Format_RGB32);
    seen.fill(Qt::black);
    QPainter painter(&seen);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(upright);
    painter.drawImage(QPointF(), m_photo.copy(around));
    painter.end();
    QPixmap shown = QPixmap::fromImage(
        seen.transformed(QTransform().rotate(90.0 * engine::quarterTurns(tile.placement.rotation))));
    shown.setDevicePixelRatio(2);
    return shown;
}

void PhotoSide::showFindings(const PhotoModel& model) {
    m_found = model.findings;
    for (const vision::PictureAdvice& advice : m_advice)
        m_found.push_back({words::wordsOf(advice), std::nullopt});
    if (m_found.empty())
        m_found.push_back({tr("Nothing was forgotten, and nothing contradicts the rules."), std::nullopt});
    m_found.insert(m_found.end(), model.unsure.begin(), model.unsure.end());
    QStringList lines;
    for (const FindingRow& row : m_found)
        lines.push_back(row.text);
    fill(*m_findings, lines);
    const auto wrong = model.findings.size();
    m_tabs->setTabText(1, wrong == 0 ? tr("To check") : tr("To check (%1)").arg(wrong));
}

void PhotoSide::showPoints(const PhotoModel& model) {
    m_given = model.points;
    const std::vector<QString> names = shownNames(model.photo.setup);
    QStringList lines;
    for (const FinalRow& row : m_given)
        lines.push_back(lineOf(row, names));
    if (lines.empty())
        lines.push_back(tr("No meeple on the board scores."));
    fill(*m_points, lines);
}

void PhotoSide::answerFirst(std::size_t answer) {
    if (!m_asked.empty() && answer < m_asked.front().answers.size())
        Q_EMIT answered(m_asked.front().question, answer);
}

} // namespace meeplecam::gui
