#include "app/gui/new_game/track_dialog.h"

#include "app/gui/look/images.h"
#include "app/gui/look/named_label.h"
#include "app/gui/new_game/camera_editor.h"
#include "app/gui/new_game/track_editor.h"
#include "app/session/editions/known_track.h"
#include "engine/play/scoring.h"
#include "vision/image/frame.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace meeplecam::gui {

namespace {

constexpr int kSideWidth_px = 320;
constexpr int kLongestSide_px = 1600; // of a photo that is kept

/// The track seen from above, with its spaces: every fifth by its number.
QPixmap straightened(const models::ScoreTrack& track) {
    QImage picture = imageOf(track.picture)
                         .scaled(kSideWidth_px, kSideWidth_px, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    const double scale = static_cast<double>(picture.width()) / track.picture.cols;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    for (std::size_t i = 0; i < track.spaces.size(); ++i) {
        const QPointF at = scale * QPointF(track.spaces[i].x, track.spaces[i].y);
        const bool numbered = i % 5 == 0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(20, 90, 170, 220));
        painter.drawEllipse(at, numbered ? 9.0 : 3.0, numbered ? 9.0 : 3.0);
        if (!numbered)
            continue;
        painter.setPen(Qt::white);
        painter.drawText(QRectF(at.x() - 12, at.y() - 9, 24, 18), Qt::AlignCenter, QString::number(i));
    }
    return QPixmap::fromImage(picture);
}

} // namespace

std::vector<int> proposedNumbers(const std::vector<cv::Point2d>& spaces, int first, int count) {
    std::vector<double> before{0.0}; // way from the first to each, and round to the first again
    for (std::size_t i = 0; i < spaces.size(); ++i)
        before.push_back(before.back() + cv::norm(spaces[(i + 1) % spaces.size()] - spaces[i]));
    std::vector<int> numbers;
    for (std::size_t i = 0; i < spaces.size(); ++i)
        numbers.push_back((first + cvRound(count * before[i] / std::max(1.0, before.back()))) % count);
    return numbers;
}

void teachTrack(QWidget& parent, const session::SourceRequest& source, TrackEditor& editor) {
    TrackDialog dialog(source, &parent);
    dialog.exec();
    if (!dialog.kept().empty())
        editor.setTrack(dialog.kept().string());
}

TrackDialog::TrackDialog(const session::SourceRequest& source, QWidget* parent)
    : QDialog(parent)
    , m_steps(new QStackedWidget(this))
    , m_camera(new CameraEditor(this, CameraPurpose::Pictures))
    , m_view(new TrackPhoto(this))
    , m_list(new QVBoxLayout)
    , m_count(new QSpinBox(this))
    , m_name(new QLineEdit(tr("My scoring track"), this))
    , m_straight(new QLabel(this))
    , m_problem(makeLabel(this, QString(), "subtle")) {
    setWindowTitle(tr("Teach a scoring track"));
    resize(1080, 720);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_steps, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("primary"));
    column->addWidget(buttons);
    m_steps->addWidget(makeCamera(source));
    m_steps->addWidget(makeSpaces());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &TrackDialog::save);
    check();
    m_camera->open();
}

QWidget* TrackDialog::makeCamera(const session::SourceRequest& source) {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    auto* words = new QLabel(tr("Take a picture of the whole track, without figures on it."), page);
    words->setWordWrap(true);
    column->addWidget(words);
    column->addWidget(m_camera, 1);
    m_camera->setSource(source);
    auto* row = new QHBoxLayout;
    auto* open = new QPushButton(tr("Open a photo…"), page);
    auto* take = new QPushButton(tr("Take picture"), page);
    take->setShortcut(Qt::Key_Space);
    row->addStretch(1);
    row->addWidget(open);
    row->addWidget(take);
    column->addLayout(row);
    connect(open, &QPushButton::clicked, this, &TrackDialog::openPhoto);
    connect(take, &QPushButton::clicked, this, &TrackDialog::takePhoto);
    return page;
}

QWidget* TrackDialog::makeSpaces() {
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->addWidget(m_view, 1);
    auto* side = new QWidget(page);
    side->setFixedWidth(kSideWidth_px);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    auto* words = new QLabel(tr("Click the middle of the space at each corner of the track, one after the "
                                "other as the figures walk, and check the numbers."),
                             side);
    words->setWordWrap(true);
    column->addWidget(words);
    column->addLayout(m_list);
    auto* form = new QFormLayout;
    m_count->setRange(models::kFewestSpaces, models::kMostSpaces);
    m_count->setValue(engine::kTrackSpaces);
    m_count->setButtonSymbols(QSpinBox::NoButtons);
    form->addRow(tr("Spaces of a lap"), m_count);
    form->addRow(tr("Name"), m_name);
    column->addLayout(form);
    m_problem->setWordWrap(true);
    column->addWidget(m_problem);
    column->addWidget(m_straight);
    column->addStretch(1);
    auto* another = new QPushButton(tr("Another picture"), side);
    column->addWidget(another);
    row->addWidget(side);
    connect(m_view, &TrackPhoto::pointed, this, &TrackDialog::point);
    connect(m_count, &QSpinBox::valueChanged, this, &TrackDialog::propose);
    connect(m_name, &QLineEdit::textChanged, this, &TrackDialog::check);
    connect(another, &QPushButton::clicked, this, [this] {
        m_photo.release();
        m_steps->setCurrentIndex(0);
        m_camera->open();
        check();
    });
    return page;
}

void TrackDialog::openPhoto() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Photo of the scoring track"), QString(),
                                                      tr("Pictures (*.jpg *.jpeg *.png *.webp *.tif *.bmp)"));
    if (file.isEmpty())
        return;
    if (const auto frame = vision::readFrame(file.toStdString()))
        setPhoto(frame->level(0));
    else
        QMessageBox::warning(this, windowTitle(), QString::fromStdString(frame.error().message));
}

void TrackDialog::takePhoto() {
    if (const PictureSnapshotPtr picture = m_camera->picture())
        setPhoto(picture->bgr);
}

void TrackDialog::setPhoto(const cv::Mat& bgr) {
    const double scale = std::min(1.0, static_cast<double>(kLongestSide_px) / std::max(bgr.cols, bgr.rows));
    cv::resize(bgr, m_photo, {}, scale, scale, cv::INTER_AREA);
    m_view->setPhoto(m_photo);
    for (const Row& row : std::exchange(m_rows, {}))
        delete row.widget;
    m_camera->close();
    m_steps->setCurrentIndex(1);
    propose();
}

void TrackDialog::point(const QPointF& at) {
    auto* widget = new QWidget(this);
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(0, 0, 0, 0);
    auto* number = new QSpinBox(widget);
    number->setAccessibleName(tr("Number of the space"));
    number->setButtonSymbols(QSpinBox::NoButtons);
    auto* gone = new QToolButton(widget);
    gone->setText(QStringLiteral("✕"));
    gone->setAccessibleName(tr("Remove"));
    gone->setToolTip(tr("Remove"));
    line->addWidget(new QLabel(tr("Space"), widget));
    line->addWidget(number, 1);
    line->addWidget(gone);
    m_list->addWidget(widget);
    m_rows.push_back({{{at.x(), at.y()}, 0}, false, number, widget});
    connect(number, &QSpinBox::valueChanged, this, [this, widget](int value) { typed(widget, value); });
    connect(gone, &QToolButton::clicked, this, [this, widget] { remove(widget); });
    propose();
}

void TrackDialog::remove(QWidget* row) {
    std::erase_if(m_rows, [row](const Row& other) { return other.widget == row; });
    row->deleteLater();
    propose();
}

void TrackDialog::typed(QWidget* row, int number) {
    const auto changed = std::ranges::find(m_rows, row, &Row::widget);
    changed->typed = true;
    changed->mark.number = number;
    propose();
}

/// Numbers those spaces whose number nobody has typed.
void TrackDialog::propose() {
    std::vector<cv::Point2d> spaces;
    for (const Row& row : m_rows)
        spaces.push_back(row.mark.at);
    const int first = !m_rows.empty() && m_rows[0].typed ? m_rows[0].mark.number : 0;
    const std::vector<int> numbers = proposedNumbers(spaces, first, m_count->value());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (!row.typed)
            row.mark.number = numbers[i];
        const QSignalBlocker quiet(row.number);
        row.number->setRange(0, m_count->value() - 1);
        row.number->setValue(row.mark.number);
    }
    check();
}

engine::Result<models::ScoreTrack> TrackDialog::track() const {
    std::map<int, cv::Point2d> named;
    for (const Row& row : m_rows)
        if (!named.emplace(row.mark.number, row.mark.at).second)
            return engine::Error{
                tr("Two spaces have the number %1; change one.").arg(row.mark.number).toStdString()};
    auto track = models::trackOnPhoto(m_photo, named, m_count->value());
    if (track)
        track->name = m_name->text().trimmed().toStdString();
    return track;
}

void TrackDialog::check() {
    std::vector<TrackMark> marks;
    for (const Row& row : m_rows)
        marks.push_back(row.mark);
    m_view->setMarks(marks);
    m_save->setEnabled(false);
    m_straight->setPixmap({});
    m_problem->clear();
    if (m_photo.empty() || m_rows.size() < 3) // the words above say what to do
        return;
    const auto understood = track();
    m_problem->setText(understood
                           ? tr("So the track is understood. If a number isn't on its space, change it.")
                           : QString::fromStdString(understood.error().message));
    if (!understood)
        return;
    m_straight->setPixmap(straightened(*understood));
    m_save->setEnabled(!understood->name.empty());
}

void TrackDialog::save() {
    const auto understood = track();
    const auto kept = understood ? session::keepTrack(*understood, session::tracksFolder())
                                 : engine::Result<std::filesystem::path>(understood.error());
    if (!kept) {
        QMessageBox::warning(this, windowTitle(), QString::fromStdString(kept.error().message));
        return;
    }
    m_kept = *kept;
    accept();
}

void TrackDialog::done(int result) {
    m_camera->close(); // another window may want it
    QDialog::done(result);
}

} // namespace meeplecam::gui
