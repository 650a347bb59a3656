#include "app/gui/pages/calibrate_page.h"

#include "app/gui/board/camera_view.h"
#include "app/gui/look/page_bar.h"
#include "app/gui/new_game/camera_editor.h"
#include "app/gui/pages/lens_thread.h"
#include "app/session/sources/address_source.h"
#include "app/words/guide_words.h"
#include "models/art/sheets/print_sheets.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace meeplecam::gui {

namespace {

constexpr int kGuideWidth = 380;

QLabel* makeLabel(const QString& text, const char* name, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    return label;
}

/// The paper that is usual where the person lives.
art::PageSize usualPaper() {
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? art::kLetter : art::kA4;
}

} // namespace

CalibratePage::CalibratePage(QWidget* parent)
    : QWidget(parent)
    , m_camera(new CameraEditor(this, CameraPurpose::Lens))
    , m_thread(new LensThread(this))
    , m_views(makeLabel({}, "heading", this))
    , m_hint(makeLabel({}, "heading", this))
    , m_outcome(makeLabel({}, "subtle", this))
    , m_progress(new QProgressBar(this))
    , m_enough(new QPushButton(tr("Finish"), this)) {
    auto* bar = new PageBar(tr("Calibrate camera"), tr("Back"), this);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(24, 18, 24, 18);
    row->setSpacing(24);
    row->addWidget(m_camera, 1);
    row->addWidget(makeGuide());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(bar);
    column->addLayout(row, 1);
    connect(bar, &PageBar::backWanted, this, [this] {
        end();
        Q_EMIT leaveWanted();
    });
    connect(m_camera, &CameraEditor::pictureShown, this, [this] {
        if (const PictureSnapshotPtr picture = m_camera->picture())
            m_thread->put(picture);
    });
    connect(m_camera, &CameraEditor::sourceChanged, this, &CalibratePage::startAnew);
    connect(m_thread, &LensThread::glanced, this, &CalibratePage::showGlance);
    connect(m_thread, &LensThread::measured, this, &CalibratePage::keep);
    connect(m_thread, &LensThread::failed, m_outcome, &QLabel::setText);
}

QWidget* CalibratePage::makeGuide() {
    auto* guide = new QWidget(this);
    guide->setFixedWidth(kGuideWidth);
    auto* column = new QVBoxLayout(guide);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(makeLabel(
        tr("Print the sheet and glue it onto something flat. Hold it in front of the camera and follow "
           "the hints; pictures are taken automatically. Calibration is optional: it helps with "
           "wide-angle lenses."),
        "subtle", guide));
    auto* sheet = new QPushButton(tr("Save the sheet for printing…"), guide);
    column->addWidget(sheet, 0, Qt::AlignLeft);
    column->addSpacing(16);
    m_hint->setMinimumHeight(90);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_progress->setTextVisible(false);
    column->addWidget(m_hint);
    column->addWidget(m_progress);
    column->addWidget(m_views);
    column->addWidget(m_outcome);
    auto* row = new QHBoxLayout;
    auto* anew = new QPushButton(tr("Start again"), guide);
    row->addWidget(anew);
    row->addWidget(m_enough);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(1);
    connect(sheet, &QPushButton::clicked, this, &CalibratePage::saveSheet);
    connect(anew, &QPushButton::clicked, this, &CalibratePage::startAnew);
    connect(m_enough, &QPushButton::clicked, m_thread, &LensThread::finish);
    return guide;
}

void CalibratePage::begin(const session::SourceRequest& camera) {
    m_camera->setSource(camera);
    m_camera->open();
}

void CalibratePage::end() {
    m_camera->close();
}

void CalibratePage::startAnew() {
    m_done = false;
    m_thread->beginAnew();
    m_outcome->clear();
    showGlance({});
}

void CalibratePage::showGlance(const LensGlance& glance) {
    if (m_done)
        return;
    constexpr int kFewest = 5; // views that a lens can be measured with
    m_hint->setText(words::wordsOf(glance.hint));
    m_views->setText(glance.wanted > 0 ? tr("%1 of %n view(s)", nullptr, glance.wanted).arg(glance.views)
                                       : QString());
    m_progress->setRange(0, std::max(1, glance.wanted));
    m_progress->setValue(glance.views);
    m_enough->setEnabled(glance.views >= kFewest);
    m_camera->view().setMarks(glance.seen, glance.kept);
}

void CalibratePage::keep(models::Lens lens) {
    m_done = true;
    m_enough->setEnabled(false);
    lens.camera = session::withoutPassword(m_camera->source().source); // as the source calls itself
    const auto kept = session::keepLens(lens, session::lensFolder());
    if (!kept) {
        m_outcome->setText(QString::fromStdString(kept.error().message));
        return;
    }
    m_hint->setText(tr("The camera is calibrated."));
    m_outcome->setText(tr("%1, %2 × %3: %4 pixels off on average. Its pictures are straightened from now on.")
                           .arg(QString::fromStdString(lens.camera))
                           .arg(lens.picture.width)
                           .arg(lens.picture.height)
                           .arg(QLocale().toString(lens.error_px, 'f', 2)));
    Q_EMIT measured();
}

void CalibratePage::saveSheet() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save the sheet for printing"),
                                     QStringLiteral("meeplecam-target.pdf"), QStringLiteral("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    const art::PageSize paper = usualPaper();
    const engine::Status written =
        art::writePdf({art::drawCalibrationSheet({}, paper)}, paper, file.toStdString());
    m_outcome->setText(written ? tr("Saved. Print it at 100 %, not fitted to the page.")
                               : QString::fromStdString(written.error().message));
}

} // namespace meeplecam::gui
