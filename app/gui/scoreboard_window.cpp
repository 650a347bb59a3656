#include "app/gui/scoreboard_window.h"

#include "app/gui/keys.h"
#include "app/gui/score_card.h"

#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

namespace meeplecam::gui {

ScoreboardWindow::ScoreboardWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_scores(new ScorePanel(CardSize::Screen, this))
    , m_headline(new QLabel(this)) {
    setWindowTitle(tr("Scores"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(36, 28, 36, 36);
    column->setSpacing(24);
    m_headline->setObjectName(QStringLiteral("title"));
    column->addWidget(m_headline);
    column->addWidget(m_scores, 1);
    resize(1000, 640);
    addKey(*this, Qt::Key_Escape, tr("Close the scoreboard"), [this] { hide(); });
    addKey(*this, Qt::Key_B, tr("Close the scoreboard"), [this] { hide(); });
}

void ScoreboardWindow::show(const GameSnapshot& game) {
    const ScoreModel model = scoreModelOf(game.ledger);
    m_scores->show(model, stylesOf(game.ledger.setup()));
    m_headline->setText(model.headline);
}

void ScoreboardWindow::open() {
    const QScreen* own = parentWidget() != nullptr ? parentWidget()->screen() : nullptr;
    for (QScreen* other : QGuiApplication::screens())
        if (other != own)
            setGeometry(other->geometry());
    showFullScreen();
}

void ScoreboardWindow::mouseDoubleClickEvent(QMouseEvent* event) {
    Q_UNUSED(event)
    if (isFullScreen())
        showNormal();
    else
        showFullScreen();
}

} // namespace meeplecam::gui
