#include "app/gui/teach/teach_page.h"

#include "app/gui/look/icons.h"
#include "app/gui/look/page_bar.h"
#include "app/gui/model/discard.h"
#include "app/gui/teach/snapshot_panel.h"
#include "app/gui/teach/square_editor.h"
#include "app/gui/teach/square_list.h"
#include "app/gui/teach/teach_thread.h"
#include "app/gui/teach/teach_words.h"
#include "app/session/editions/bundled.h"
#include "app/words/words.h"
#include "models/art/tiles/house_edition.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

namespace meeplecam::gui {

namespace {

// The views of the page, in the order in which they are put in.
constexpr int kNothingYet = 0;
constexpr int kSquares = 1;
constexpr int kCamera = 2;

constexpr int kEditorWidth = 400;

QPushButton* makeButton(const QString& text, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

} // namespace

TeachPage::TeachPage(QWidget* parent)
    : QWidget(parent)
    , m_thread(new TeachThread(this))
    , m_bar(new PageBar(tr("Teach your tiles"), tr("Back"), this))
    , m_edition(new QComboBox(this))
    , m_boxes(new QMenu(this))
    , m_views(new QStackedWidget(this))
    , m_list(new SquareList(this))
    , m_editor(new SquareEditor(this))
    , m_camera(new SnapshotPanel(this))
    , m_counts(new QLabel(this))
    , m_said(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_name(new QLineEdit(this))
    , m_keep(new QPushButton(tr("Save"), this)) {
    fillBar();
    m_views->insertWidget(kNothingYet, makeEmpty());
    m_views->insertWidget(kSquares, m_list);
    m_views->insertWidget(kCamera, m_camera);
    m_editor->setFixedWidth(kEditorWidth);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(14, 10, 0, 0);
    row->addWidget(m_views, 1);
    row->addWidget(m_editor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addLayout(row, 1);
    column->addWidget(makeFoot());
    connectThread();
    connectEditor();
}

TeachPage::~TeachPage() = default;

void TeachPage::fillBar() {
    m_edition->setAccessibleName(tr("Edition"));
    m_edition->setMinimumWidth(180);
    auto* boxes = new QToolButton(m_bar);
    boxes->setText(tr("Boxes"));
    boxes->setPopupMode(QToolButton::InstantPopup);
    boxes->setMenu(m_boxes);
    QToolButton* add = makeTool(m_bar, Sign::Picture, tr("Add pictures of tiles"), QKeySequence::Open);
    QToolButton* camera = makeTool(m_bar, Sign::Film, tr("Take pictures with the camera"), Qt::Key_C);
    QToolButton* undo = makeTool(m_bar, Sign::Undo, tr("Undo"), QKeySequence::Undo);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_edition), static_cast<QWidget*>(boxes), static_cast<QWidget*>(add),
          static_cast<QWidget*>(camera), static_cast<QWidget*>(undo)})
        m_bar->add(widget);
    connect(m_bar, &PageBar::backWanted, this, &TeachPage::leave);
    connect(m_edition, &QComboBox::activated, this, &TeachPage::chooseEdition);
    connect(add, &QToolButton::clicked, this, &TeachPage::choosePictures);
    connect(camera, &QToolButton::clicked, this, &TeachPage::showCamera);
    connect(undo, &QToolButton::clicked, this, [this] {
        if (const auto square = m_model.undo()) {
            showAll();
            m_list->choose(*square);
        }
    });
}

QWidget* TeachPage::makeEmpty() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    auto* text = new QLabel(
        tr("Lay your tiles out with gaps on a plain table and photograph them from above, scan them, or "
           "photograph a finished board. Several pictures are fine, and so is a part of the box."),
        page);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    constexpr int kLine = 640; // pixels that are read with ease
    text->setMaximumWidth(kLine);
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(text, kLine);
    line->addStretch(1);
    QPushButton* add = makeButton(tr("Choose pictures…"), page);
    add->setObjectName(QStringLiteral("primary"));
    QPushButton* camera = makeButton(tr("Take pictures with the camera"), page);
    column->addStretch(1);
    column->addLayout(line);
    column->addSpacing(12);
    column->addWidget(add, 0, Qt::AlignHCenter);
    column->addWidget(camera, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(add, &QPushButton::clicked, this, &TeachPage::choosePictures);
    connect(camera, &QPushButton::clicked, this, &TeachPage::showCamera);
    return page;
}

QWidget* TeachPage::makeFoot() {
    auto* foot = new QFrame(this);
    foot->setObjectName(QStringLiteral("panel"));
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    auto* words = new QVBoxLayout;
    m_counts->setWordWrap(true);
    m_said->setWordWrap(true);
    m_said->setObjectName(QStringLiteral("subtle"));
    m_progress->setFormat(tr("%v of %m"));
    m_progress->hide();
    words->addWidget(m_counts);
    words->addWidget(m_said);
    words->addWidget(m_progress);
    row->addLayout(words, 1);
    m_name->setPlaceholderText(tr("Name of the edition"));
    m_name->setObjectName(QStringLiteral("editionName"));
    m_name->setFixedWidth(220);
    m_keep->setObjectName(QStringLiteral("primary"));
    m_keep->setShortcut(QKeySequence::Save);
    row->addWidget(m_name, 0, Qt::AlignBottom);
    row->addWidget(m_keep, 0, Qt::AlignBottom);
    connect(m_keep, &QPushButton::clicked, this, &TeachPage::keep);
    return foot;
}

void TeachPage::connectThread() {
    connect(m_thread, &TeachThread::progressed, this, [this](int done, int all) {
        m_progress->setVisible(all > 0);
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    connect(m_thread, &TeachThread::learned, this,
            [this](const std::shared_ptr<const vision::Lesson>& lesson, const QString& picture) {
                m_model.add(*lesson);
                m_said->setText(learnedWords(*lesson, picture));
                if (m_views->currentIndex() != kCamera)
                    showAll();
                showCounts();
            });
    connect(m_thread, &TeachThread::opened, this,
            [this](const std::shared_ptr<const session::TaughtBefore>& before, const QString& folder) {
                m_model.goOn(*before);
                m_as = before->as;
                m_folder = folder.toStdString();
                m_keptChanges = m_model.changes();
                m_name->setText(QString::fromStdString(m_as.name));
                fillBoxes();
                showAll();
                loadArt();
            });
    connect(m_thread, &TeachThread::kept, this, [this](const QString& folder) {
        m_keptChanges = m_keptWith;
        m_folder = folder.toStdString();
        fillEditions();
        m_said->setText(tr("Saved. \"%1\" can be chosen for new games from now on.").arg(m_name->text()));
        Q_EMIT kept(folder, m_model.sets());
    });
    connect(m_thread, &TeachThread::failed, this,
            [this](const QString& sentence) { m_said->setText(sentence); });
}

void TeachPage::connectEditor() {
    connect(m_camera, &SnapshotPanel::taken, this,
            [this](const cv::Mat& bgr) { m_thread->learn(bgr, tr("Picture %1").arg(++m_taken)); });
    connect(m_camera, &SnapshotPanel::closed, this, &TeachPage::showAll);
    connect(m_list, &SquareList::squareChosen, this, &TeachPage::showSquare);
    connect(m_list, &SquareList::activated, this, [this] { say(&TeachModel::confirm, Then::NextDoubt); });
    connect(m_editor, &SquareEditor::confirmWanted, this,
            [this] { say(&TeachModel::confirm, Then::NextDoubt); });
    connect(m_editor, &SquareEditor::leaveOutWanted, this,
            [this] { say(&TeachModel::leaveOut, Then::NextDoubt); });
    connect(m_editor, &SquareEditor::faceChosen, this, [this](engine::TileFace face) {
        say([face](TeachModel& model, std::size_t at) { model.put(at, face); }, Then::Stay);
    });
    connect(m_editor, &SquareEditor::turnWanted, this, [this](int quarters) {
        say([quarters](TeachModel& model, std::size_t at) { model.turn(at, quarters); }, Then::Stay);
    });
}

void TeachPage::begin(const std::vector<std::string>& sets, const std::filesystem::path& catalogue,
                      const session::SourceRequest& camera) {
    m_model.begin(sets);
    m_as = {};
    m_folder.clear();
    m_keptChanges = 0;
    m_name->clear();
    m_said->clear();
    m_camera->setSource(camera);
    fillBoxes();
    fillEditions();
    showAll();
    loadArt();
    if (const int known = m_edition->findData(QString::fromStdString(catalogue.string())); known > 0)
        chooseEdition(known);
}

void TeachPage::end() {
    m_camera->close();
    m_thread->cancel();
}

void TeachPage::learn(const QStringList& files) {
    m_thread->learn(files);
}

void TeachPage::fillBoxes() {
    m_boxes->clear();
    for (const engine::TileSet& box : models::bundledTiles().sets) {
        const QString title = words::boxWord(box);
        QAction* action = m_boxes->addAction(QString(title).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(std::ranges::count(m_model.sets(), box.name) > 0);
        action->setData(QString::fromStdString(box.name));
        connect(action, &QAction::triggered, this, [this] {
            std::vector<std::string> sets;
            for (const QAction* other : m_boxes->actions())
                if (other->isChecked())
                    sets.push_back(other->data().toString().toStdString());
            if (!sets.empty())
                m_model.setSets(sets);
            fillBoxes();
            showAll();
            loadArt();
        });
    }
}

void TeachPage::fillEditions() {
    m_edition->clear();
    m_edition->addItem(tr("New edition"));
    for (const session::KeptCatalogue& kept : session::keptCatalogues(session::cataloguesFolder()))
        m_edition->addItem(QString::fromStdString(kept.name), QString::fromStdString(kept.folder.string()));
    m_edition->setCurrentIndex(
        m_folder.empty() ? 0 : std::max(0, m_edition->findData(QString::fromStdString(m_folder.string()))));
}

void TeachPage::chooseEdition(int index) {
    const QString folder = m_edition->itemData(index).toString();
    if (!mayForget()) {
        fillEditions();
        return;
    }
    m_edition->setCurrentIndex(index);
    m_thread->cancel();
    if (!folder.isEmpty())
        m_thread->open(folder.toStdString());
    else
        begin(m_model.sets(), {}, m_camera->source());
}

void TeachPage::choosePictures() {
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Pictures of your tiles"), QString(), tr("Pictures and scans (*.jpg *.jpeg *.png *.pdf)"));
    if (files.isEmpty())
        return;
    m_camera->close();
    showAll();
    learn(files);
}

void TeachPage::showCamera() {
    m_views->setCurrentIndex(kCamera);
    m_camera->open();
}

void TeachPage::showAll() {
    m_list->show(m_model);
    m_views->setCurrentIndex(m_model.size() > 0 ? kSquares : kNothingYet);
    m_editor->setVisible(m_model.size() > 0);
    showSquare();
    showCounts();
}

void TeachPage::showSquare() {
    if (const auto square = m_list->chosen(); square && *square < m_model.size())
        m_editor->show(m_model, *square);
    else
        m_editor->clear();
}

void TeachPage::showCounts() {
    m_doubtsSaid = false;
    m_keep->setText(tr("Save"));
    const TaughtCounts counts = m_model.counts();
    m_counts->setText(countsWords(counts, m_model.refusals()));
    m_keep->setEnabled(counts.tiles > 0);
}

void TeachPage::say(const std::function<void(TeachModel&, std::size_t)>& what, Then then) {
    const auto square = m_list->chosen();
    if (!square || *square >= m_model.size())
        return;
    what(m_model, *square);
    const auto next = then == Then::NextDoubt ? m_model.doubtfulAfter(*square) : std::nullopt;
    showAll();
    m_list->choose(next.value_or(*square));
}

void TeachPage::keep() {
    session::TaughtAs as = m_as;
    as.name = m_name->text().trimmed().toStdString();
    as.sets = m_model.sets();
    const int doubtful = m_model.counts().doubtful;
    if (as.name.empty()) {
        m_said->setText(tr("Give the edition a name."));
        m_name->setFocus();
        return;
    }
    if (doubtful > 0 && !m_doubtsSaid) {
        m_said->setText(
            tr("%n tile(s) still need a look: confirm them, or save without them.", nullptr, doubtful));
        m_keep->setText(tr("Save without them"));
        m_list->choose(*m_model.doubtfulAfter(m_model.size() - 1));
        m_doubtsSaid = true;
        return;
    }
    const auto folder = m_folder.empty() ? session::folderForNew(as.name, session::cataloguesFolder())
                                         : engine::Result<std::filesystem::path>(m_folder);
    if (!folder) {
        m_said->setText(QString::fromStdString(folder.error().message));
        return;
    }
    m_as = as;
    m_keptWith = m_model.changes();
    m_thread->keep(m_model.certain(), as, *folder);
}

void TeachPage::leave() {
    if (!mayForget())
        return;
    end();
    Q_EMIT leaveWanted();
}

bool TeachPage::mayForget() {
    if (m_model.changes() == m_keptChanges)
        return true;
    return mayDiscard(*this, tr("What you taught is not saved yet."));
}

/// The drawings of the house edition, in the dress that has the tiles of the boxes.
void TeachPage::loadArt() {
    const auto sets = models::findSets(models::bundledTiles(), m_model.sets());
    if (!sets)
        return;
    const std::string edition = art::editionName(art::dressOf(*models::bundledTiles().registry, *sets));
    m_artLoader = std::jthread([this, edition] {
        const TileArtPtr art = TileArt::load(session::bundledFolder() / "catalogues" / edition,
                                             *models::bundledTiles().registry, TileArt::Detail::Picture);
        QMetaObject::invokeMethod(
            this,
            [this, art] {
                m_editor->setArt(art);
                showSquare();
            },
            Qt::QueuedConnection);
    });
}

} // namespace meeplecam::gui
