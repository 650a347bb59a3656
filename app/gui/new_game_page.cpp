#include "app/gui/new_game_page.h"

#include "app/gui/boxes_editor.h"
#include "app/gui/camera_editor.h"
#include "app/gui/page_bar.h"
#include "app/gui/players_editor.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

QLabel* makeLabel(QWidget* parent, const QString& text, const char* name) {
    auto* label = new QLabel(text, parent);
    label->setObjectName(QString::fromLatin1(name));
    return label;
}

} // namespace

NewGamePage::NewGamePage(QWidget* parent)
    : QWidget(parent)
    , m_boxes(new BoxesEditor(this))
    , m_players(new PlayersEditor(this))
    , m_camera(new CameraEditor(this))
    , m_showMeeples(new QCheckBox(tr("Introduce meeple colours first"), this))
    , m_problem(makeLabel(this, QString(), "subtle"))
    , m_start(new QPushButton(tr("Start the game"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new PageBar(tr("New game"), tr("Back"), this);
    column->addWidget(bar);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(24, 18, 24, 18);
    row->setSpacing(24);
    row->addWidget(makeLeft(), 1);
    row->addWidget(makeRight(), 1);
    column->addLayout(row, 1);
    connect(bar, &PageBar::backWanted, this, &NewGamePage::leaveWanted);
    connect(m_start, &QPushButton::clicked, this, &NewGamePage::finish);
    connect(m_boxes, &BoxesEditor::changed, this, &NewGamePage::check);
    connect(m_boxes, &BoxesEditor::teachWanted, this, &NewGamePage::teachWanted);
    connect(m_players, &PlayersEditor::changed, this, &NewGamePage::check);
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
    m_boxes->setBoxes(plan.sets, plan.catalogue);
    m_players->setPlayers(plan.players);
    m_camera->setSource(plan.source);
    m_showMeeples->setChecked(plan.showMeeples);
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
    return plan;
}

void NewGamePage::check() {
    const session::GamePlan wanted = plan();
    QString problem = PlayersEditor::problemOf(wanted.players);
    if (wanted.sets.empty())
        problem = tr("Choose the boxes that you play with.");
    if (problem.isEmpty()) {
        const auto setup = setupOf(wanted);
        const engine::Status fits = setup ? engine::check(*setup) : engine::Status(setup.error());
        problem = fits ? QString() : QString::fromStdString(fits.error().message);
    }
    m_problem->setText(problem);
    m_start->setEnabled(problem.isEmpty());
    m_camera->setReader({wanted.catalogue, wanted.sets, {}});
}

void NewGamePage::finish() {
    const session::GamePlan chosen = plan();
    end();
    Q_EMIT planChosen(chosen);
}

} // namespace meeplecam::gui
