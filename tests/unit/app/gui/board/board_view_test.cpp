#include "app/gui/board/board_view.h"

#include "tests/support/stories.h"

#include <QCoreApplication>
#include <QCursor>
#include <QMouseEvent>
#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

BoardModel boardWith(const std::vector<std::string>& turns) {
    const session::Story story = tests::storyOf(turns);
    session::EventLedger ledger(tests::redAndBlue());
    ledger.update(story, 0);
    return boardModelOf(ledger, story);
}

/// Moves the mouse to a place of the view.
void pointAt(BoardView& view, QPoint at) {
    QCursor::setPos(view.viewport()->mapToGlobal(at));
    QMouseEvent move(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &move);
    QCoreApplication::processEvents();
}

TEST(BoardView, TheFirstTilesAreInTheMiddleWhereverTheMouseIs) {
    for (const QPoint mouse : {QPoint(10, 10), QPoint(400, 300), QPoint(790, 590)}) {
        BoardView view;
        view.resize(800, 600);
        static_cast<QWidget&>(view).show();
        pointAt(view, mouse);
        for (const auto& turns : {std::vector<std::string>{}, {"0 A:1@1,0"}, {"0 A:1@1,0", "1 B@0,1"}}) {
            view.show(boardWith(turns), {});
            const QRectF shown = view.mapFromScene(view.scene().extent()).boundingRect();
            EXPECT_LT((shown.center() - QPointF(view.viewport()->rect().center())).manhattanLength(), 4.0)
                << turns.size() << " turns, mouse at " << mouse.x() << ", " << mouse.y();
        }
    }
}

} // namespace
} // namespace meeplecam::gui
