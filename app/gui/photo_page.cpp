#include "app/gui/photo_page.h"

#include "app/gui/icons.h"
#include "app/gui/images.h"
#include "app/gui/page_bar.h"
#include "app/words/report_words.h"
#include "models/art/board_picture.h"
#include "models/art/report_overlay.h"

#include <QFileInfo>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

/// What came of reading a photo.
struct PhotoResult {
    QImage photo;
    QImage board;
    std::string problem; ///< a sentence; empty = it was read
};

PhotoResult readPhoto(const std::string& file, const session::GamePlan& plan) {
    const auto frame = vision::readFrame(file);
    if (!frame)
        return {{}, {}, frame.error().message};
    const auto reader = session::openReader({plan.catalogue, plan.sets, {}});
    if (!reader)
        return {{}, {}, reader.error().message};
    try {
        const vision::BoardReading reading = reader->read(*frame);
        const engine::TileRegistry& registry = *reader->setup().registry;
        return {
            imageOf(art::drawOverlay(frame->level(0), reading.report,
                                     words::overlayWords(reading.report, registry))),
            imageOf(art::drawBoard(reading.report, registry, words::panelWords(reading.report, registry))),
            {}};
    } catch (const std::exception& exception) {
        return {{}, {}, std::string("the photo could not be read: ") + exception.what()};
    }
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
    QSizeF size(m_image.size());
    size.scale(QSizeF(this->size()), Qt::KeepAspectRatio);
    painter.drawImage(QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size),
                      m_image);
}

PhotoPage::PhotoPage(QWidget* parent)
    : QWidget(parent)
    , m_photo(new ImageView(this))
    , m_board(new ImageView(this))
    , m_views(new QStackedWidget(this))
    , m_bar(new PageBar(QString(), tr("Back"), this))
    , m_swap(makeTool(m_bar, Sign::Swap, tr("Photo or board"), Qt::Key_V)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_bar->add(m_swap);
    column->addWidget(m_bar);
    m_views->addWidget(m_photo);
    m_views->addWidget(m_board);
    column->addWidget(m_views, 1);
    connect(m_bar, &PageBar::backWanted, this, &PhotoPage::leaveWanted);
    connect(m_swap, &QToolButton::clicked, this,
            [this] { m_views->setCurrentIndex(1 - m_views->currentIndex()); });
}

void PhotoPage::read(const QString& file, const session::GamePlan& plan) {
    m_bar->setHeading(tr("Reading %1").arg(QFileInfo(file).fileName()));
    m_views->setCurrentWidget(m_photo);
    m_photo->setImage(QImage(file));
    m_swap->setEnabled(false);
    m_reader = std::jthread([this, file, plan] {
        const PhotoResult result = readPhoto(file.toStdString(), plan);
        QMetaObject::invokeMethod(
            this,
            [this, result, file] {
                if (!result.problem.empty()) {
                    complain(QString::fromStdString(result.problem));
                } else {
                    m_bar->setHeading(QFileInfo(file).fileName());
                    show(result.photo, result.board);
                }
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    });
}

void PhotoPage::show(const QImage& photo, const QImage& board) {
    m_photo->setImage(photo);
    m_board->setImage(board);
    m_views->setCurrentWidget(m_board);
    m_swap->setEnabled(true);
}

void PhotoPage::complain(const QString& sentence) {
    m_bar->setHeading(sentence);
}

} // namespace meeplecam::gui
