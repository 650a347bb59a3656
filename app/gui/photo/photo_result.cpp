#include "app/gui/photo/photo_result.h"

#include "app/gui/look/keys.h"
#include "app/gui/model/trouble.h"
#include "app/gui/photo/photo_side.h"
#include "app/gui/photo/photo_view.h"
#include "app/gui/table/tile_chooser.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QTimer>

#include <algorithm>

namespace meeplecam::gui {

using session::PhotoBoard;

PhotoResult::PhotoResult(QWidget* parent)
    : QWidget(parent)
    , m_photo(new PhotoView(this))
    , m_board(new BoardView(this, Meeples::Movable))
    , m_side(new PhotoSide(this))
    , m_stage(new QSplitter(Qt::Horizontal, this))
    , m_hint(new QFrame(this))
    , m_hintText(new QLabel(m_hint))
    , m_saying(new QTimer(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_stage->addWidget(m_photo);
    m_stage->addWidget(m_board);
    m_stage->setChildrenCollapsible(false);
    m_stage->setHandleWidth(4);
    row->addWidget(m_stage, 1);
    row->addWidget(m_side);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hintText->setWordWrap(true);
    auto* inside = new QHBoxLayout(m_hint);
    inside->setContentsMargins(14, 9, 14, 9);
    inside->addWidget(m_hintText);
    m_hint->hide();
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_saying->setSingleShot(true);
    m_board->scene().setHints(Hints::Hidden);
    connectViews();
    addShortcuts();
}

void PhotoResult::connectViews() {
    connect(m_board, &BoardView::featurePointed, this, [this](const std::optional<engine::SegmentRef>& at) {
        m_photo->highlight(at);
        pointAt(at);
    });
    connect(m_photo, &PhotoView::featurePointed, this, [this](const std::optional<engine::SegmentRef>& at) {
        m_board->scene().highlight(at);
        pointAt(at);
    });
    connect(m_board, &BoardView::cellMenuWanted, this, &PhotoResult::openMenu);
    connect(m_photo, &PhotoView::cellMenuWanted, this, &PhotoResult::openMenu);
    connect(m_board, &BoardView::meepleMoved, this, &PhotoResult::moveMeeple);
    connect(m_saying, &QTimer::timeout, m_hint, &QWidget::hide);
    connect(m_side, &PhotoSide::cellChosen, this, &PhotoResult::mark);
    connect(m_side, &PhotoSide::featureChosen, this, [this](const std::optional<engine::SegmentRef>& at) {
        m_board->scene().highlight(at);
        m_photo->highlight(at);
        pointAt(at);
    });
    connect(m_side, &PhotoSide::answered, this, [this](std::size_t question, std::size_t answer) {
        edit([question, answer](PhotoBoard board) {
            return session::withAnswer(std::move(board), question, answer);
        });
    });
    connect(m_side, &PhotoSide::bankedChanged, this, [this](std::size_t player, int points) {
        if (m_model)
            put(session::withBanked(m_model->photo, player, points));
    });
}

void PhotoResult::addShortcuts() {
    constexpr double kZoom = 1.2;
    const auto zoom = [this](double factor) {
        m_board->zoomBy(factor);
        m_photo->zoomBy(factor);
    };
    addKey(*this, Qt::Key_Plus, tr("Zoom in"), [zoom] { zoom(kZoom); });
    addKey(*this, Qt::Key_Minus, tr("Zoom out"), [zoom] { zoom(1 / kZoom); });
    for (std::size_t i = 0; i < 4; ++i)
        addKey(*this, QKeySequence(static_cast<int>(Qt::Key_1 + i)), tr("Answer the first question"),
               [this, i] { m_side->answerFirst(i); });
}

void PhotoResult::show(const PhotoReadingPtr& reading) {
    m_before.clear();
    m_undone.clear();
    m_art = reading->art;
    m_board->scene().setArt(m_art);
    m_photo->setPhoto(reading->photo, reading->board.report.size);
    m_side->begin(reading->photo, reading->advice, reading->track);
    put(reading->board);
    fit();
    m_board->setFocus();
}

/// Whether the board can be shown.
bool PhotoResult::put(PhotoBoard board) {
    auto model = photoModelOf(std::move(board));
    if (!model) {
        say(QString::fromStdString(model.error().message));
        return false;
    }
    m_model.emplace(*std::move(model));
    m_board->show(m_model->board, stylesOf(m_model->photo.setup));
    m_photo->show(*m_model, m_art);
    m_side->show(*m_model, m_art);
    Q_EMIT changed();
    return true;
}

void PhotoResult::edit(const PhotoEdit& said) {
    if (!m_model)
        return;
    PhotoBoard now = m_model->photo;
    const std::vector<FinalScoreRow> scores = m_model->scores;
    m_before.push_back(now);
    std::vector<PhotoBoard> undone = std::exchange(m_undone, {});
    if (put(said(std::move(now))))
        return sayWhatChanged(scores);
    m_before.pop_back();
    m_undone = std::move(undone);
}

void PhotoResult::step(std::vector<PhotoBoard>& from, std::vector<PhotoBoard>& to) {
    if (from.empty() || !m_model)
        return;
    PhotoBoard wanted = std::move(from.back());
    from.pop_back();
    to.push_back(m_model->photo);
    const std::vector<FinalScoreRow> scores = m_model->scores;
    if (put(std::move(wanted)))
        sayWhatChanged(scores);
}

void PhotoResult::undo() {
    step(m_before, m_undone);
}

void PhotoResult::redo() {
    step(m_undone, m_before);
}

void PhotoResult::sayWhatChanged(const std::vector<FinalScoreRow>& before) {
    QStringList changes;
    for (std::size_t i = 0; i < std::min(before.size(), m_model->scores.size()); ++i)
        if (before[i].total != m_model->scores[i].total)
            changes.push_back(tr("%1: %2 → %3 points")
                                  .arg(m_model->scores[i].name)
                                  .arg(before[i].total)
                                  .arg(m_model->scores[i].total));
    say(changes.empty() ? tr("The scores stay the same.") : changes.join(QLatin1Char('\n')));
}

void PhotoResult::fit() {
    m_board->fit();
    m_photo->fit();
}

void PhotoResult::cycleShading() {
    constexpr std::array kShadings{Shading::None, Shading::Fields, Shading::All};
    m_shading = (m_shading + 1) % static_cast<int>(kShadings.size());
    m_board->scene().setShading(kShadings[static_cast<std::size_t>(m_shading)]);
}

void PhotoResult::cycleViews() {
    constexpr int kChoices = 3;
    m_shown = (m_shown + 1) % kChoices;
    m_board->setVisible(m_shown != 2);
    m_photo->setVisible(m_shown != 1);
}

void PhotoResult::switchOverlay() {
    m_photo->switchOverlay();
}

void PhotoResult::pointAt(const std::optional<engine::SegmentRef>& at) {
    const BoardFeature* feature = at && m_model ? m_model->board.feature(*at) : nullptr;
    if (feature != nullptr)
        showHint(featureWords(feature->report, m_model->photo.setup));
    else if (!m_saying->isActive())
        m_hint->hide();
}

void PhotoResult::mark(const std::optional<engine::Cell>& cell) {
    m_photo->mark(cell);
    m_board->scene().mark(cell ? std::vector{*cell} : std::vector<engine::Cell>{});
    if (cell)
        m_board->goTo(*cell);
}

void PhotoResult::openMenu(engine::Cell cell, const QPoint& globalAt) {
    if (!m_model)
        return;
    auto* menu = new PhotoMenu(*m_model, m_art, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &PhotoMenu::edited, this, &PhotoResult::edit);
    connect(menu, &PhotoMenu::allTilesWanted, this, &PhotoResult::openTiles);
    if (menu->fill(cell))
        menu->popup(globalAt);
    else
        delete menu;
}

void PhotoResult::openTiles(engine::Cell cell) {
    const auto lay = [cell](session::PhotoBoard board, const engine::TileFace& face) {
        return session::withTile(std::move(board), {face.type, cell, face.rotation});
    };
    const auto preview = [lay, photo = m_model->photo](const engine::TileFace& face) {
        const auto then = photoModelOf(lay(photo, face));
        return then ? then->verdict : QString();
    };
    auto* chooser =
        new TileChooser({m_model->score.state, cell, likelyFaces(*m_model, cell), preview}, m_art, this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &TileChooser::chosen, this, [this, lay](const engine::TileFace& face) {
        edit([lay, face](PhotoBoard board) { return lay(std::move(board), face); });
    });
    chooser->open();
}

void PhotoResult::moveMeeple(const MeepleMove& move) {
    const std::optional<std::size_t> meeple = meepleOf(*m_model, move.meeple);
    if (!meeple)
        return;
    std::optional<session::MeeplePlace> to;
    if (move.to)
        to = placeOn(*m_model, m_art, *move.to);
    edit([meeple = *meeple, to](PhotoBoard board) {
        return session::withMeepleMoved(std::move(board), meeple, to);
    });
}

void PhotoResult::say(const QString& sentence) {
    constexpr int kShown_ms = 6000;
    m_saying->start(kShown_ms);
    showHint(sentence);
}

void PhotoResult::showHint(const QString& text) {
    m_hintText->setText(text);
    m_hint->show();
    placeHint();
}

void PhotoResult::placeHint() {
    constexpr int kMargin = 14;
    constexpr int kWidest = 560;
    const int width = std::min(kWidest, std::max(200, m_stage->width() - 2 * kMargin));
    m_hint->setMaximumWidth(width);
    m_hint->layout()->activate();
    m_hint->resize(m_hint->hasHeightForWidth() ? QSize(width, m_hint->heightForWidth(width))
                                               : m_hint->sizeHint());
    m_hint->move(kMargin, height() - m_hint->height() - kMargin);
    m_hint->raise();
}

void PhotoResult::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeHint();
}

} // namespace meeplecam::gui
