#include "app/gui/photo/photo_setup.h"

#include "app/gui/look/images.h"
#include "app/gui/look/named_label.h"
#include "app/gui/new_game/boxes_editor.h"
#include "app/gui/new_game/players_editor.h"
#include "app/gui/new_game/track_dialog.h"
#include "app/gui/new_game/track_editor.h"
#include "app/gui/teach/snapshot_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

/// A small picture of the photo, without reading all of a large one.
QImage smallPicture(const QString& file, const QSize& most) {
    if (file.isEmpty())
        return {};
    QImageReader reader(file);
    reader.setAutoTransform(true);
    if (const QSize size = reader.size(); size.isValid())
        reader.setScaledSize(size.scaled(most, Qt::KeepAspectRatio));
    return reader.read();
}

} // namespace

PhotoSetup::PhotoSetup(QWidget* parent)
    : QWidget(parent)
    , m_boxes(new BoxesEditor(this))
    , m_players(new PlayersEditor(this))
    , m_track(new TrackEditor(this))
    , m_camera(new SnapshotPanel(this))
    , m_sources(new QStackedWidget(this))
    , m_picture(new QLabel(this))
    , m_name(makeLabel(this, QString(), "subtle"))
    , m_problem(makeLabel(this, QString(), "subtle"))
    , m_read(new QPushButton(tr("Score this photo"), this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 18, 24, 18);
    row->setSpacing(24);
    row->addWidget(makePhoto(), 1);
    row->addWidget(makeGame(), 1);
    connect(m_boxes, &BoxesEditor::changed, this, &PhotoSetup::check);
    connect(m_boxes, &BoxesEditor::teachWanted, this, &PhotoSetup::teachWanted);
    connect(m_players, &PlayersEditor::changed, this, [this] {
        if (!m_filling)
            m_playing = PhotoPlayers::Agreed;
        check();
    });
    connect(m_track, &TrackEditor::teachWanted, this,
            [this] { teachTrack(*this, m_camera->source(), *m_track); });
    connect(m_read, &QPushButton::clicked, this, &PhotoSetup::chosen);
    connect(m_camera, &SnapshotPanel::closed, this, [this] { m_sources->setCurrentIndex(0); });
    connect(m_camera, &SnapshotPanel::taken, this, [this](const cv::Mat& bgr) {
        end();
        setPhoto(tr("Photo"), bgr.clone());
        Q_EMIT photoChanged();
    });
}

QWidget* PhotoSetup::makePhoto() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(page, tr("PHOTO OF THE BOARD"), "section"));
    auto* hint = makeLabel(
        page, tr("Photograph the whole board from above. Leave all meeples where they are."), "subtle");
    hint->setWordWrap(true);
    column->addWidget(hint);
    auto* open = new QPushButton(tr("Choose a photo…"), page);
    open->setShortcut(QKeySequence::Open);
    auto* take = new QPushButton(tr("Take a photo…"), page);
    auto* row = new QHBoxLayout;
    row->addWidget(open);
    row->addWidget(take);
    row->addStretch(1);
    column->addLayout(row);
    m_picture->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_picture->setMinimumSize(1, 1);
    column->addWidget(m_name);
    column->addWidget(m_picture, 1);
    m_sources->addWidget(page);
    m_sources->addWidget(m_camera);
    connect(open, &QPushButton::clicked, this, &PhotoSetup::choosePhoto);
    connect(take, &QPushButton::clicked, this, &PhotoSetup::takePhoto);
    return m_sources;
}

QWidget* PhotoSetup::makeGame() {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget(scroll);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(inside, tr("TILES AND RULES"), "section"));
    column->addWidget(m_boxes);
    column->addSpacing(10);
    column->addWidget(makeLabel(inside, tr("PLAYERS"), "section"));
    column->addWidget(m_players);
    column->addWidget(m_track);
    column->addStretch(1);
    scroll->setWidget(inside);
    auto* right = new QWidget(this);
    auto* whole = new QVBoxLayout(right);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll, 1);
    auto* row = new QHBoxLayout;
    m_problem->setWordWrap(true);
    m_read->setObjectName(QStringLiteral("primary"));
    m_read->setShortcut(Qt::CTRL | Qt::Key_Return);
    row->addWidget(m_problem, 1);
    row->addWidget(m_read);
    whole->addLayout(row);
    return right;
}

void PhotoSetup::begin(const session::GamePlan& plan) {
    m_file.clear();
    m_taken.release();
    m_boxes->setBoxes(plan.sets, plan.catalogue, plan.rules);
    m_camera->setSource(plan.source);
    m_track->setTrack(plan.track);
    setPlayers(plan.players);
    m_playing = PhotoPlayers::AsSeen;
    showPhoto();
}

void PhotoSetup::setBoxes(const session::GamePlan& plan) {
    m_boxes->setBoxes(plan.sets, plan.catalogue, plan.rules);
    check();
}

void PhotoSetup::setPlayers(const std::vector<engine::Player>& players) {
    m_filling = true;
    m_players->setPlayers(players);
    m_filling = false;
    check();
}

void PhotoSetup::setPhoto(const QString& file, const cv::Mat& taken) {
    m_file = file;
    m_taken = taken;
    showPhoto();
}

void PhotoSetup::showPhoto() {
    constexpr QSize kMost(420, 300);
    m_small = m_taken.empty() ? smallPicture(m_file, kMost)
                              : imageOf(m_taken).scaled(kMost, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    m_picture->setPixmap(QPixmap::fromImage(m_small));
    m_name->setText(m_file.isEmpty() ? QString() : QFileInfo(m_file).fileName());
    check();
}

void PhotoSetup::end() {
    m_camera->close();
    m_sources->setCurrentIndex(0);
}

PhotoRequest PhotoSetup::request() const {
    PhotoRequest request;
    request.file = m_file;
    request.taken = m_taken;
    request.plan.sets = m_boxes->sets();
    request.plan.catalogue = m_boxes->catalogue();
    request.plan.rules = m_boxes->rules();
    request.plan.players = m_players->players();
    request.plan.source = m_camera->source();
    request.plan.track = m_track->track();
    request.players = m_playing;
    return request;
}

void PhotoSetup::choosePhoto() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Choose a photo"), QFileInfo(m_file).path(),
        tr("Photos") + QStringLiteral(" (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp)"));
    if (file.isEmpty())
        return;
    setPhoto(file);
    Q_EMIT photoChanged();
}

void PhotoSetup::takePhoto() {
    m_sources->setCurrentWidget(m_camera);
    m_camera->open();
}

void PhotoSetup::check() {
    const PhotoRequest wanted = request();
    QString problem;
    if (wanted.plan.sets.empty())
        problem = tr("Choose the boxes you play with.");
    else if (const auto setup = session::setupOf(wanted.plan); !setup)
        problem = QString::fromStdString(setup.error().message);
    else if (m_playing == PhotoPlayers::Agreed)
        problem = PlayersEditor::problemOf(wanted.plan.players);
    if (problem.isEmpty() && m_file.isEmpty())
        problem = tr("Choose or take a photo of the board.");
    m_problem->setText(problem);
    m_read->setEnabled(problem.isEmpty());
}

} // namespace meeplecam::gui
