#include "app/gui/look/address_card.h"

#include "app/gui/look/named_label.h"
#include "app/server/qr_code.h"

#include <QPainter>
#include <QVBoxLayout>

namespace meeplecam::gui {

namespace {

/// Dark on light on every theme, since not every phone reads it the other way round.
QPixmap codePixmap(const server::QrCode& code, int module_px) {
    constexpr int kRim = 4;
    const int size = static_cast<int>(code.size());
    QImage picture(size + 2 * kRim, size + 2 * kRim, QImage::Format_RGB32);
    picture.fill(Qt::white);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            if (code[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                picture.setPixel(x + kRim, y + kRim, qRgb(0, 0, 0));
    return QPixmap::fromImage(picture.scaled(picture.size() * module_px));
}

} // namespace

AddressCard::AddressCard(QWidget* parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_code(new QLabel(this))
    , m_address(makeLabel(this, QString(), "subtle"))
    , m_more(makeLabel(this, QString(), "subtle")) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_what);
    column->addWidget(m_code, 1, Qt::AlignCenter);
    column->addWidget(m_address);
    column->addWidget(m_more);
    for (QLabel* text : {m_what, m_address, m_more})
        text->setWordWrap(true);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_code->setAccessibleName(tr("Code to scan with a phone"));
}

void AddressCard::setCode(const QString& address, const QString& what) {
    setAddress(address, what, {});
    m_address->hide();
}

void AddressCard::setAddress(const QString& address, const QString& what, const QString& more) {
    constexpr int kModule_px = 4;
    m_what->setText(what);
    m_code->setPixmap(codePixmap(server::qrCodeOf(address), kModule_px));
    m_address->setText(address);
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
}

} // namespace meeplecam::gui
