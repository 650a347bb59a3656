#include "app/gui/new_game/new_game_page.h"

#include "app/gui/look/named_label.h"
#include "app/gui/look/page_bar.h"
#include "app/gui/model/settings.h"
#include "app/gui/new_game/boxes_editor.h"
#include "app/gui/new_game/camera_editor.h"
#include "app/gui/new_game/players_editor.h"
#include "app/gui/new_game/track_dialog.h"
#include "app/gui/new_game/track_editor.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace meeplecam::gui {

NewGamePage::NewGamePage(QWidget* parent)
    : QWidget(parent)
    , m_bar(new PageBar(tr("New game"), tr("Back"), this))
    , m_boxes(new BoxesEditor(this))
    , m_players(new PlayersEditor(this))
    , m_camera(new CameraEditor(this))
    , m_showMeeples(new QCheckBox(tr("Introduce meeple colours first"), this))
    , m_track(new TrackEditor(this))
    , m_problem(makeLabel(this, QString(), "subtle"))
    , m_start(new QPushButton(tr("Start the game"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(24, 18, 24, 18);
    row->setSpacing(24);
    row->addWidget(makeLeft(), 1);
    row->addWidget(makeRight(), 1);
    column->addLayout(row, 1);
    connect(m_bar, &PageBar::backWanted, this, &NewGamePage::leaveWanted);
    connect(m_start, &QPushButton::clicked, this, &NewGamePage::finish);
    connect(m_boxes, &BoxesEditor::changed, this, &NewGamePage::check);
    connect(m_boxes, &BoxesEditor::teachWanted, this, &NewGamePage::teachWanted);
    connect(m_track, &TrackEditor::teachWanted, this, &NewGamePage::teachTrack);
    connect(m_players, &PlayersEditor::changed, this, &NewGamePage::check);
    connect(m_camera, &CameraEditor::sourceChanged, this, &NewGamePage::check);
    connect(m_camera, &CameraEditor::addressEdited, this, &NewGamePage::check);
}

QWidget* NewGamePage::makeLeft() {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget(scroll);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(inside, tr("PLAYERS IN TURN ORDER"), "section"));
    column->addWidget(m_players);
    m_showMeeples->setToolTip(tr("Each player puts one meeple beside the first tile, so that all colours, "
                                 "even coins or stones, can be told apart reliably."));
    column->addWidget(m_showMeeples);
    column->addWidget(m_track);
    column->addSpacing(10);
    column->addWidget(makeLabel(inside, tr("TILES AND RULES"), "section"));
    column->addWidget(m_boxes);
    column->addStretch(1);
    scroll->setWidget(inside);
    return scroll;
}

QWidget* NewGamePage::makeRight() {
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(right, tr("CAMERA"), "section"));
    column->addWidget(m_camera, 1);
    auto* row = new QHBoxLayout;
    m_problem->setWordWrap(true);
    m_start->setObjectName(QStringLiteral("primary"));
    m_start->setShortcut(Qt::CTRL | Qt::Key_Return);
    row->addWidget(m_problem, 1);
    row->addWidget(m_start);
    column->addLayout(row);
    return right;
}

void NewGamePage::begin(const session::GamePlan& plan) {
    m_bar->setHeading(isRecording(plan.source) ? tr("Game from a recording") : tr("New game"));
    m_boxes->setBoxes(plan.sets, plan.catalogue, plan.rules);
    m_players->setPlayers(plan.players);
    m_camera->setSource(plan.source);
    m_showMeeples->setChecked(plan.showMeeples);
    m_track->setTrack(plan.track);
    check();
    m_camera->open();
    m_start->setFocus();
}

void NewGamePage::end() {
    m_camera->close();
}

session::GamePlan NewGamePage::plan() const {
    session::GamePlan plan;
    plan.sets = m_boxes->sets();
    plan.catalogue = m_boxes->catalogue();
    plan.rules = m_boxes->rules();
    plan.players = m_players->players();
    plan.source = m_camera->source();
    plan.showMeeples = m_showMeeples->isChecked();
    plan.track = m_track->track();
    return plan;
}

/// The first thing that keeps the game from beginning, as a sentence; empty when nothing does.
QString NewGamePage::problemOf(const session::GamePlan& wanted) const {
    for (const QString& problem : {m_boxes->problemFor(wanted.players.size()),
                                   PlayersEditor::problemOf(wanted.players), m_camera->problem()})
        if (!problem.isEmpty())
            return problem;
    const auto setup = setupOf(wanted);
    const engine::Status fits = setup ? engine::check(*setup) : engine::Status(setup.error());
    return fits ? QString() : QString::fromStdString(fits.error().message);
}

void NewGamePage::check() {
    const session::GamePlan wanted = plan();
    const QString problem = problemOf(wanted);
    m_problem->setText(problem);
    m_start->setEnabled(problem.isEmpty());
    m_camera->setReader({wanted.catalogue, wanted.sets, {}});
}

/// The camera is the dialog's meanwhile.
void NewGamePage::teachTrack() {
    m_camera->close();
    gui::teachTrack(*this, m_camera->source(), *m_track);
    m_camera->open();
}

void NewGamePage::finish() {
    const session::GamePlan chosen = plan();
    end();
    Q_EMIT planChosen(chosen);
}

} // namespace meeplecam::gui
