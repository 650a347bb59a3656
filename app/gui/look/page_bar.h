#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace meeplecam::gui {

/// The bar on top of a page that is left by a button or Escape: the button, and what the page is about.
class PageBar : public QFrame {
    Q_OBJECT

public:
    /// `back` says where the button leads.
    PageBar(const QString& heading, const QString& back, QWidget* parent);

    void setHeading(const QString& heading);
    /// Puts something at the right end.
    void add(QWidget* widget);

Q_SIGNALS:
    void backWanted();

private:
    QHBoxLayout* m_row;
    QLabel* m_heading;
};

} // namespace meeplecam::gui
