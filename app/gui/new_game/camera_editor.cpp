#include "app/gui/new_game/camera_editor.h"

#include "app/gui/board/camera_view.h"
#include "app/gui/live/table_host.h"
#include "app/gui/look/address_card.h"
#include "app/gui/model/settings.h"
#include "app/session/cameras/camera_source.h"
#include "app/session/sources/address_source.h"
#include "app/session/sources/phone_line.h"
#include "app/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMediaDevices>
#include <QStringList>

#include <array>
#include <utility>

namespace meeplecam::gui {

using words::goodPictureWords;
using words::wordsOf;

namespace {

constexpr const char* kAddress = "address"; // the choice of a camera in the network
constexpr const char* kDemo = "demo";
constexpr std::array kSizes{std::pair(1280, 720), std::pair(1920, 1080), std::pair(2560, 1440),
                            std::pair(3840, 2160)};

} // namespace

CameraEditor::CameraEditor(QWidget* parent, CameraPurpose purpose)
    : QWidget(parent)
    , m_purpose(purpose)
    , m_preview(new CameraPreview(this))
    , m_cameras(new QMediaDevices(this))
    , m_view(new CameraView(this))
    , m_phone(new AddressCard(this))
    , m_device(new QComboBox(this))
    , m_address(new QLineEdit(this))
    , m_size(new QComboBox(this))
    , m_turn(new QComboBox(this))
    , m_mirrored(new QCheckBox(tr("Mirrored"), this))
    , m_locked(new QCheckBox(tr("Lock exposure and focus"), this))
    , m_advice(new QLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    m_view->setMinimumHeight(180);
    grid->addWidget(m_view, 0, 0, 1, 2);
    grid->addWidget(m_phone, 0, 0, 1, 2);
    m_phone->hide();
    m_advice->setWordWrap(true);
    m_advice->setMinimumHeight(42);
    grid->addWidget(m_advice, 1, 0, 1, 2);
    grid->addWidget(m_device, 2, 0);
    grid->addWidget(m_size, 2, 1);
    grid->addWidget(m_address, 3, 0, 1, 2);
    grid->addWidget(m_turn, 4, 0);
    grid->addWidget(m_mirrored, 4, 1);
    grid->addWidget(m_locked, 5, 0, 1, 2);
    grid->setRowStretch(0, 1);
    if (purpose == CameraPurpose::Lens)
        for (QWidget* choice : {static_cast<QWidget*>(m_turn), static_cast<QWidget*>(m_mirrored)})
            choice->hide();
    m_address->setPlaceholderText(QStringLiteral("http://…, rtsp://…"));
    m_device->setAccessibleName(tr("Camera"));
    m_size->setAccessibleName(tr("Resolution"));
    for (const auto& [width, height] : kSizes)
        m_size->addItem(QStringLiteral("%1 × %2").arg(width).arg(height), QSize(width, height));
    m_turn->addItems({tr("Not rotated"), tr("Rotated 90° clockwise"), tr("Rotated 180°"),
                      tr("Rotated 90° anticlockwise")});
    connect(m_device, &QComboBox::activated, this, [this] {
        m_absent.clear(); // what is shown now was chosen
        showAdvice();
    });
    for (QComboBox* box : {m_device, m_size, m_turn})
        connect(box, &QComboBox::currentIndexChanged, this, &CameraEditor::reopen);
    for (QCheckBox* box : {m_mirrored, m_locked})
        connect(box, &QCheckBox::toggled, this, &CameraEditor::reopen);
    connect(m_address, &QLineEdit::editingFinished, this, &CameraEditor::reopen);
    connect(m_address, &QLineEdit::textEdited, this, &CameraEditor::addressEdited);
    // Queued, since Qt tells of the first cameras while it still holds the lock that asking for them takes.
    connect(m_cameras, &QMediaDevices::videoInputsChanged, this, &CameraEditor::camerasChanged,
            Qt::QueuedConnection);
    connect(m_preview, &CameraPreview::pictureChanged, this, &CameraEditor::showPicture);
    connect(m_preview, &CameraPreview::tableSeen, this, [this](const TableSeen& seen) {
        m_seen = seen;
        showAdvice();
    });
    connect(m_preview, &CameraPreview::failed, this, [this](const QString& sentence) {
        m_trouble = sentence;
        showAdvice();
    });
}

/// The cameras and what is always there; a recording only where it is wanted.
void CameraEditor::listSources(const session::SourceRequest& wanted) {
    m_device->clear();
    if (isRecording(wanted)) {
        const QString file = QString::fromStdString(wanted.source);
        m_device->addItem(tr("Recording: %1").arg(QFileInfo(file).fileName()), file);
    }
    for (const std::string& name : session::cameraNames())
        m_device->addItem(QString::fromStdString(name), QString::fromStdString(name));
    m_device->addItem(tr("Phone (scan a code)"), QString::fromLatin1(session::kPhoneSource));
    m_device->addItem(tr("Camera with a network address"), QString::fromLatin1(kAddress));
    m_device->addItem(tr("Demo table"), QString::fromLatin1(kDemo));
}

bool CameraEditor::has(const char* device) const {
    return m_device->currentData().toString() == QLatin1String(device);
}

void CameraEditor::camerasChanged() {
    if (has(kAddress))
        return; // which may just be typed
    session::SourceRequest wanted = source();
    if (!m_absent.empty())
        wanted.source = m_absent;
    setSource(wanted);
}

void CameraEditor::setSource(const session::SourceRequest& source) {
    m_filling = true;
    const QString name = QString::fromStdString(source.source);
    listSources(source);
    const bool isAddress = name.contains(QStringLiteral("://"));
    const int known = m_device->findData(isAddress ? QString::fromLatin1(kAddress) : name);
    const bool isAbsent = known < 0 && session::cameraNames().empty();
    m_absent = isAbsent ? source.source : std::string();
    m_device->setCurrentIndex(isAbsent ? m_device->findData(QString::fromLatin1(kDemo)) : std::max(0, known));
    m_address->setText(isAddress ? name : QString());
    const int size = m_size->findData(QSize(source.camera.size.width, source.camera.size.height));
    m_size->setCurrentIndex(size >= 0 ? size : 1);
    m_turn->setCurrentIndex(source.orientation.quarterTurns);
    m_mirrored->setChecked(source.orientation.mirrored);
    m_locked->setChecked(source.camera.adjustment == session::Adjustment::Locked);
    m_filling = false;
    reopen();
}

QString CameraEditor::problem() const {
    if (!has(kAddress))
        return {};
    const engine::Status possible = session::checkAddress(m_address->text().toStdString());
    return possible ? QString() : QString::fromStdString(possible.error().message);
}

session::SourceRequest CameraEditor::source() const {
    session::SourceRequest source;
    const QString device = m_device->currentData().toString();
    source.source = (device == QLatin1String(kAddress) ? m_address->text().trimmed() : device).toStdString();
    const QSize size = m_size->currentData().toSize();
    source.camera.size = {size.width(), size.height()};
    source.camera.adjustment =
        m_locked->isChecked() ? session::Adjustment::Locked : session::Adjustment::Automatic;
    if (m_purpose == CameraPurpose::Lens)
        source.lens.use = session::LensUse::Never;
    else
        source.orientation = {m_mirrored->isChecked(), m_turn->currentIndex()};
    return source;
}

void CameraEditor::setReader(const session::ReaderRequest& reader) {
    if (m_reader == reader)
        return;
    m_reader = reader;
    reopen();
}

void CameraEditor::open() {
    m_open = true;
    reopen();
}

void CameraEditor::close() {
    m_open = false;
    m_preview->close();
}

void CameraEditor::reopen() {
    if (m_filling)
        return;
    m_address->setVisible(has(kAddress));
    m_seen.reset();
    m_trouble.clear();
    m_view->setPicture(nullptr);
    m_view->show();
    m_phone->hide();
    if (m_open && has(session::kPhoneSource))
        offerPhone();
    const session::SourceRequest wanted = source();
    if (m_open && !wanted.source.empty())
        m_preview->open(wanted, m_purpose == CameraPurpose::Game ? std::optional(m_reader) : std::nullopt);
    else
        m_preview->close();
    showAdvice();
    Q_EMIT sourceChanged();
}

/// Shows the code that makes a phone the camera, until its pictures come.
void CameraEditor::offerPhone() {
    const auto server = tableServer();
    if (!server) {
        m_trouble = QString::fromStdString(server.error().message);
        return;
    }
    m_phone->setAddress((*server)->phoneAddress(),
                        tr("Scan the code with a phone in the same network. Its browser warns once that it "
                           "doesn't know this computer: continue, and allow the camera."),
                        {});
    m_view->hide();
    m_phone->show();
}

void CameraEditor::showPicture() {
    m_trouble.clear();
    m_phone->hide();
    m_view->show();
    m_view->setPicture(m_preview->picture());
    showAdvice();
    Q_EMIT pictureShown();
}

void CameraEditor::showAdvice() {
    const PictureSnapshotPtr picture = m_preview->picture();
    QStringList lines;
    if (!m_absent.empty() && has(kDemo))
        lines.push_back(
            tr("No camera is connected: this is the demo table. Plug in a camera, or choose your phone."));
    if (const QString missing = problem(); !missing.isEmpty() && m_purpose != CameraPurpose::Game)
        lines.push_back(missing);
    if (!m_trouble.isEmpty())
        lines.push_back(m_trouble);
    const bool judged = picture && m_trouble.isEmpty() && m_purpose != CameraPurpose::Lens;
    if (judged && picture->hunting)
        lines.push_back(wordsOf({vision::PictureFault::Hunting}));
    if (judged && m_seen) {
        for (const vision::PictureAdvice& advice : m_seen->advice)
            lines.push_back(wordsOf(advice));
        if (m_seen->advice.empty() && !picture->hunting)
            lines.push_back(goodPictureWords());
    }
    if (judged && m_purpose == CameraPurpose::Game)
        lines.push_back(!m_seen             ? tr("Looking for tiles…")
                        : m_seen->tiles > 0 ? tr("%n tile(s) seen.", nullptr, m_seen->tiles)
                                            : tr("No tiles seen yet: lay the first tile on the table."));
    m_advice->setText(lines.join(QLatin1Char('\n')));
}

} // namespace meeplecam::gui
