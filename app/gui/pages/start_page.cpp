#include "app/gui/pages/start_page.h"

#include "app/gui/look/icons.h"
#include "app/gui/look/player_style.h"
#include "app/gui/model/settings.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <span>

namespace meeplecam::gui {

namespace {

constexpr int kMiddleWidth = 840; ///< of the column in the middle

QPushButton* makeTile(QWidget* parent, Sign sign, const QString& text, const QString& explanation) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QStringLiteral("tile"));
    button->setAccessibleName(text);
    button->setAccessibleDescription(explanation);
    button->setMinimumHeight(92);
    auto* grid = new QGridLayout(button);
    grid->setContentsMargins(20, 14, 20, 14);
    auto* icon = new QLabel(button);
    setSign(*icon, sign, 36);
    auto* name = new QLabel(text, button);
    name->setObjectName(QStringLiteral("heading"));
    auto* details = new QLabel(explanation, button);
    details->setObjectName(QStringLiteral("subtle"));
    details->setWordWrap(true);
    for (QLabel* label : {icon, name, details})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    grid->addWidget(icon, 0, 0, 2, 1);
    grid->addWidget(name, 0, 1);
    grid->addWidget(details, 1, 1);
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(18);
    return button;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent) {
    auto* middle = m_middle = new QWidget(this);
    middle->setFixedWidth(kMiddleWidth);
    auto* grid = new QGridLayout(middle);
    grid->setSpacing(14);
    auto* title = new QLabel(QStringLiteral("Meeplecam"), middle);
    title->setObjectName(QStringLiteral("title"));
    auto* sentence = new QLabel(tr("Play at your table. The camera keeps score."), middle);
    sentence->setObjectName(QStringLiteral("subtle"));
    grid->addWidget(title, 0, 0, 1, 2);
    grid->addWidget(sentence, 1, 0, 1, 2);
    grid->setRowMinimumHeight(2, 10);
    grid->addLayout(makeContinue(middle), 3, 0, 1, 2);
    auto* begin = makeTile(middle, Sign::Plus, tr("New game"), tr("Players, tiles, camera, and off you go"));
    auto* demo = makeTile(middle, Sign::Table, tr("Demo table"), tr("Watch a game that plays by itself"));
    auto* film = makeTile(middle, Sign::Film, tr("Open a recording"), tr("Follow a game on video"));
    auto* photo = makeTile(middle, Sign::Picture, tr("Score a photo"),
                           tr("The final result from one photo of the board"));
    grid->addWidget(begin, 4, 0);
    grid->addWidget(demo, 4, 1);
    grid->addWidget(film, 5, 0);
    grid->addWidget(photo, 5, 1);
    grid->addLayout(makeFoot(middle), 6, 0, 1, 2);
    connect(begin, &QPushButton::clicked, this, &StartPage::newGameWanted);
    connect(demo, &QPushButton::clicked, this, &StartPage::demoWanted);
    connect(film, &QPushButton::clicked, this, &StartPage::openRecording);
    connect(photo, &QPushButton::clicked, this, &StartPage::photoWanted);
    begin->setShortcut(QKeySequence::New);
    demo->setShortcut(Qt::CTRL | Qt::Key_D);
    film->setShortcut(Qt::CTRL | Qt::Key_R);
    photo->setShortcut(QKeySequence::Open);
    auto* column = new QVBoxLayout(this);
    column->addStretch(1);
    column->addWidget(middle, 0, Qt::AlignHCenter);
    column->addStretch(1);
}

QLayout* StartPage::makeContinue(QWidget* parent) {
    auto* row = new QHBoxLayout;
    m_continue = makeTile(parent, Sign::Continue, tr("Continue the game"), QString());
    m_others = new QPushButton(parent);
    m_others->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_others->setMenu(new QMenu(m_others));
    row->addWidget(m_continue, 1);
    row->addWidget(m_others);
    connect(m_continue, &QPushButton::clicked, this, [this] { continueGame(m_newest); });
    return row;
}

/// What is wanted less often.
QLayout* StartPage::makeFoot(QWidget* parent) const {
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& text, const QKeySequence& key, void (StartPage::*signal)()) {
        auto* button = new QPushButton(text, parent);
        button->setShortcut(key);
        connect(button, &QPushButton::clicked, this, signal);
        row->addWidget(button, 1);
    };
    add(tr("Past games"), Qt::CTRL | Qt::Key_P, &StartPage::pastGamesWanted);
    add(tr("Teach your tiles"), Qt::CTRL | Qt::Key_T, &StartPage::teachWanted);
    add(tr("Calibrate camera"), Qt::CTRL | Qt::Key_M, &StartPage::calibrationWanted);
    add(tr("Settings"), Qt::CTRL | Qt::Key_Comma, &StartPage::settingsWanted);
    return row;
}

void StartPage::refresh() {
    const std::vector<InterruptedGame> games = interruptedGames(gamesFolder());
    const auto line = [](const InterruptedGame& game) {
        return tr("%1 · %n turn(s) · %2", nullptr, game.turns).arg(game.players, game.when);
    };
    m_continue->setVisible(!games.empty());
    m_others->setVisible(games.size() > 1);
    m_others->menu()->clear();
    if (games.empty())
        return;
    m_newest = games.front().log;
    m_continue->findChildren<QLabel*>().last()->setText(line(games.front()));
    m_others->setText(tr("%n other game(s)", nullptr, static_cast<int>(games.size()) - 1));
    for (const InterruptedGame& game : std::span(games).subspan(1))
        m_others->menu()->addAction(line(game).replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                                    [this, log = game.log] { continueGame(log); });
}

void StartPage::continueGame(const std::filesystem::path& log) {
    auto plan = session::planToResume(log);
    if (plan) {
        plan->track = Settings().lastPlan().track; // it lies on the table still
        Q_EMIT planChosen(*plan);
    } else {
        complain(QString::fromStdString(plan.error().message));
    }
}

void StartPage::openRecording() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a recording"), QString(),
                                                      tr("Videos (*.mp4 *.mkv *.avi *.mov *.webm)"));
    if (!file.isEmpty())
        Q_EMIT recordingWanted(file);
}

void StartPage::complain(const QString& sentence) {
    QMessageBox::warning(this, QStringLiteral("Meeplecam"), sentence);
}

void StartPage::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
    QPainter painter(this);
    constexpr int kMeeples = 90; // pixels that they look out from below
    if (height() - m_middle->geometry().bottom() < kMeeples)
        return;
    constexpr std::array kColours{"red", "blue", "yellow", "green"};
    painter.setOpacity(0.9);
    const double step = width() / 5.0;
    for (std::size_t i = 0; i < kColours.size(); ++i)
        paintMeeple(painter, styleOf(kColours[i], static_cast<int>(i)),
                    {step * (static_cast<double>(i) + 1), height() + 34.0}, {.height = 110});
}

} // namespace meeplecam::gui
