#include "app/gui/table/scoreboard_window.h"

#include "app/gui/look/keys.h"
#include "app/gui/table/score_card.h"

#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

namespace {

constexpr int kScoreboardMargin = 36;

} // namespace

ScoreboardWindow::ScoreboardWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_scores(new ScorePanel(CardSize::Screen, this))
    , m_headline(new QLabel(this)) {
    setWindowTitle(tr("Scores"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kScoreboardMargin, 28, kScoreboardMargin, kScoreboardMargin);
    column->setSpacing(24);
    m_headline->setObjectName(QStringLiteral("title"));
    m_headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
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
    fitHeadline();
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

void ScoreboardWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeadline();
}

/// The headline grows with the scores, as far as it fits: many may win together.
void ScoreboardWindow::fitHeadline() {
    constexpr int kLines = 18; // as high as the window
    constexpr int kSmallest_px = 16;
    QFont font = m_headline->font();
    int size = std::max(2 * kSmallest_px, height() / kLines);
    for (; size > kSmallest_px; --size) {
        font.setPixelSize(size);
        if (QFontMetrics(font).horizontalAdvance(m_headline->text()) <=
            contentsRect().width() - 2 * kScoreboardMargin)
            break;
    }
    m_headline->setStyleSheet(QStringLiteral("font-size: %1px;").arg(size));
}

} // namespace meeplecam::gui
