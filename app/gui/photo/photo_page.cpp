#include "app/gui/photo/photo_page.h"

#include "app/gui/look/icons.h"
#include "app/gui/look/images.h"
#include "app/gui/look/page_bar.h"
#include "app/gui/model/discard.h"
#include "app/gui/photo/photo_export.h"
#include "app/gui/photo/photo_setup.h"
#include "models/files/file_output.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

namespace {

std::vector<std::string> coloursOf(const std::vector<engine::Player>& players) {
    std::vector<std::string> colours;
    std::ranges::transform(players, std::back_inserter(colours), &engine::Player::colour);
    std::ranges::sort(colours);
    return colours;
}

} // namespace

void ImageView::setImage(const QImage& image) {
    m_image = image;
    update();
}

void ImageView::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    if (m_image.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(fittedIn(size(), m_image.size()), m_image);
}

PhotoPage::PhotoPage(QWidget* parent)
    : QWidget(parent)
    , m_reader(new PhotoReader(this))
    , m_bar(new PageBar(QString(), tr("Back"), this))
    , m_pages(new QStackedWidget(this))
    , m_setup(new PhotoSetup(this))
    , m_result(new PhotoResult(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    fillBar();
    m_notice = makeNotice();
    column->addWidget(m_bar);
    for (QWidget* page : {static_cast<QWidget*>(m_setup), static_cast<QWidget*>(m_result), m_notice})
        m_pages->addWidget(page);
    column->addWidget(m_pages, 1);
    connect(m_bar, &PageBar::backWanted, this, [this] {
        if (m_pages->currentWidget() != m_result && m_reading) {
            m_reader->cancel();
            m_setup->end();
            goTo(m_result);
        } else {
            Q_EMIT leaveWanted();
        }
    });
    connect(m_setup, &PhotoSetup::chosen, this, &PhotoPage::applySetup);
    connect(m_setup, &PhotoSetup::photoChanged, this, [this] {
        if (m_pages->currentWidget() != m_setup)
            start();
    });
    connect(m_setup, &PhotoSetup::teachWanted, this, [this] { Q_EMIT teachWanted(m_setup->request().plan); });
    connect(m_reader, &PhotoReader::begun, this, &PhotoPage::showStage);
    connect(m_reader, &PhotoReader::photoRead, this, &PhotoPage::showReading);
    connect(m_reader, &PhotoReader::failed, this, &PhotoPage::showProblem);
    goTo(m_setup);
}

void PhotoPage::fillBar() {
    const auto tool = [this](Sign sign, const QString& name, const QKeySequence& key) {
        QToolButton* button = makeTool(m_bar, sign, name, key);
        m_bar->add(button);
        m_tools.push_back(button);
        return button;
    };
    connect(tool(Sign::Picture, tr("Choose another photo"), QKeySequence::Open), &QToolButton::clicked,
            m_setup, &PhotoSetup::choosePhoto);
    connect(tool(Sign::Table, tr("Change tiles, rules or players"), Qt::Key_P), &QToolButton::clicked, this,
            &PhotoPage::showSetup);
    m_undo = tool(Sign::Undo, tr("Undo the correction"), QKeySequence::Undo);
    m_redo = tool(Sign::Redo, tr("Redo the correction"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    connect(m_undo, &QToolButton::clicked, m_result, &PhotoResult::undo);
    connect(m_redo, &QToolButton::clicked, m_result, &PhotoResult::redo);
    connect(m_result, &PhotoResult::changed, this, [this] {
        m_undo->setEnabled(m_result->canUndo());
        m_redo->setEnabled(m_result->canRedo());
    });
    connect(tool(Sign::Fit, tr("Show the whole board"), Qt::Key_F), &QToolButton::clicked, m_result,
            &PhotoResult::fit);
    connect(tool(Sign::Shade, tr("Highlight fields or all features"), Qt::Key_S), &QToolButton::clicked,
            m_result, &PhotoResult::cycleShading);
    connect(tool(Sign::Film, tr("Show or hide the markings on the photo"), Qt::Key_O), &QToolButton::clicked,
            m_result, &PhotoResult::switchOverlay);
    connect(tool(Sign::Swap, tr("Board, photo, or both"), Qt::Key_V), &QToolButton::clicked, m_result,
            &PhotoResult::cycleViews);
    auto* save = new QPushButton(tr("Export…"), m_bar);
    save->setShortcut(QKeySequence::Save);
    connect(save, &QPushButton::clicked, this, &PhotoPage::exportWanted);
    m_bar->add(save);
    m_tools.push_back(save);
}

QWidget* PhotoPage::makeNotice() {
    auto* notice = new QWidget(this);
    auto* column = new QVBoxLayout(notice);
    column->setContentsMargins(24, 18, 24, 18);
    column->setSpacing(14);
    m_picture = new ImageView(notice);
    m_sentence = new QLabel(notice);
    m_sentence->setObjectName(QStringLiteral("heading"));
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_progress = new QProgressBar(notice);
    m_progress->setRange(0, 0); // nobody knows how long it takes
    m_progress->setTextVisible(false);
    m_cancel = new QPushButton(tr("Cancel"), notice);
    connect(m_cancel, &QPushButton::clicked, this, &PhotoPage::cancel);
    m_remedies = new QWidget(notice);
    auto* row = new QHBoxLayout(m_remedies);
    row->addStretch(1);
    const auto remedy = [&](const QString& text, const auto& action) {
        auto* button = new QPushButton(text, m_remedies);
        connect(button, &QPushButton::clicked, this, action);
        row->addWidget(button);
        return button;
    };
    remedy(tr("Choose the edition…"), [this] { showSetup(); })->setObjectName(QStringLiteral("primary"));
    remedy(tr("Choose another photo…"), [this] { m_setup->choosePhoto(); });
    remedy(tr("Take a photo…"), [this] {
        showSetup();
        m_setup->takePhoto();
    });
    row->addStretch(1);
    column->addWidget(m_picture, 1);
    column->addWidget(m_sentence);
    column->addWidget(m_progress);
    column->addWidget(m_cancel, 0, Qt::AlignHCenter);
    column->addWidget(m_remedies);
    return notice;
}

void PhotoPage::begin(const session::GamePlan& plan) {
    if (m_reading)
        return goTo(m_result);
    m_setup->begin(plan);
    goTo(m_setup);
}

void PhotoPage::read(const QString& file, const session::GamePlan& plan) {
    m_setup->begin(plan);
    m_setup->setPhoto(file);
    start();
}

void PhotoPage::chooseAgain(const session::GamePlan& plan) {
    m_setup->setBoxes(plan);
    showSetup();
}

void PhotoPage::end() {
    m_reader->cancel();
    m_setup->end();
}

void PhotoPage::start() {
    if (m_reading && m_result->canUndo() &&
        !mayDiscard(*this, tr("Reading a photo anew loses your answers and corrections."))) {
        m_setup->setPhoto(m_reading->request.file, m_reading->request.taken);
        return goTo(m_result);
    }
    const PhotoRequest request = m_setup->request();
    m_picture->setImage(m_setup->preview());
    m_reader->read(request);
    showNotice(tr("Opening the photo…"), true);
}

/// Whether what is shown is the same table, read with the same colours.
bool PhotoPage::isSameTable(const PhotoRequest& request) const {
    if (!m_reading)
        return false;
    const PhotoRequest& shown = m_reading->request;
    const bool samePhoto = request.file == shown.file && request.taken.data == shown.taken.data;
    const bool sameTiles =
        request.plan.sets == shown.plan.sets && request.plan.catalogue == shown.plan.catalogue;
    const bool sameTrack = request.plan.track == shown.plan.track;
    const bool samePlayers =
        request.players == PhotoPlayers::AsSeen ||
        coloursOf(request.plan.players) == coloursOf(m_result->model()->photo.setup.players);
    return samePhoto && sameTiles && sameTrack && samePlayers;
}

void PhotoPage::applySetup() {
    m_setup->end();
    const PhotoRequest request = m_setup->request();
    if (!isSameTable(request))
        return start();
    goTo(m_result);
    m_result->edit([plan = request.plan](session::PhotoBoard board) {
        board = session::withPlayers(std::move(board), plan.players);
        return plan.rules ? session::withRules(std::move(board), *plan.rules) : board;
    });
}

void PhotoPage::showSetup() {
    m_reader->cancel();
    goTo(m_setup);
}

void PhotoPage::showStage(const QString& stage) {
    showNotice(stage, true);
}

void PhotoPage::showProblem(const PhotoProblem& problem) {
    m_picture->setImage(problem.photo);
    showNotice(problem.sentence, false);
    Q_EMIT finished();
}

void PhotoPage::showReading(const PhotoReadingPtr& reading) {
    m_reading = reading;
    if (reading->request.plan.sets != m_setup->request().plan.sets) // more lie there than were chosen
        m_setup->setBoxes(reading->request.plan);
    m_setup->setPlayers(reading->board.setup.players);
    goTo(m_result);
    m_result->show(reading);
    Q_EMIT planUsed(reading->request.plan);
    Q_EMIT finished();
}

void PhotoPage::showNotice(const QString& sentence, bool reading) {
    m_sentence->setText(sentence);
    m_progress->setVisible(reading);
    m_cancel->setVisible(reading);
    m_remedies->setVisible(!reading);
    goTo(m_notice);
}

void PhotoPage::goTo(QWidget* page) {
    m_pages->setCurrentWidget(page);
    for (QWidget* tool : m_tools)
        tool->setVisible(page == m_result);
    m_bar->setHeading(page == m_setup ? tr("Score a photo") : tr("Photo of the board"));
}

void PhotoPage::cancel() {
    m_reader->cancel();
    goTo(m_reading ? static_cast<QWidget*>(m_result) : m_setup);
}

engine::Status PhotoPage::exportTo(const QString& file) const {
    if (!m_reading)
        return engine::Error{tr("There is no board to export yet.").toStdString()};
    if (models::isSameFile(file.toStdString(), m_reading->request.file.toStdString()))
        return engine::Error{tr("This is the photo itself. Choose another name.").toStdString()};
    return exportPhoto(m_result->model()->photo, m_reading->request.plan.catalogue, file.toStdString());
}

} // namespace meeplecam::gui
