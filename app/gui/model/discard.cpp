#include "app/gui/model/discard.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace meeplecam::gui {

namespace {

struct Discard {
    Q_DECLARE_TR_FUNCTIONS(Discard)
};

} // namespace

bool mayDiscard(QWidget& page, const QString& what) {
    QMessageBox question(QMessageBox::Warning, page.window()->windowTitle(), Discard::tr("Discard changes?"),
                         QMessageBox::NoButton, &page);
    question.setInformativeText(what);
    const QPushButton* discard = question.addButton(Discard::tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* stay = question.addButton(Discard::tr("Keep editing"), QMessageBox::RejectRole);
    question.setDefaultButton(stay);
    question.setEscapeButton(stay);
    question.exec();
    return question.clickedButton() == discard;
}

} // namespace meeplecam::gui
