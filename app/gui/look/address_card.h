#pragma once

#include <QWidget>

class QLabel;

namespace meeplecam::gui {

/// An address as a code to scan and as text, with what to do.
class AddressCard : public QWidget {
    Q_OBJECT

public:
    explicit AddressCard(QWidget* parent = nullptr);
    /// A code alone, for an address that is too long to be read or typed.
    void setCode(const QString& address, const QString& what);
    void setAddress(const QString& address, const QString& what, const QString& more);

private:
    QLabel* m_what;
    QLabel* m_code;
    QLabel* m_address;
    QLabel* m_more;
};

} // namespace meeplecam::gui
