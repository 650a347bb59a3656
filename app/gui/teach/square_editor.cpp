#include "app/gui/teach/square_editor.h"

#include "app/gui/look/icons.h"
#include "app/gui/look/named_label.h"
#include "app/gui/look/theme.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QWheelEvent>

namespace meeplecam::gui {

using words::tileWord;

namespace {

constexpr int kSquare_px = 168;
constexpr int kChoice = 64;
constexpr int kLikelyColumns = 3; // of likely choices
constexpr int kOtherColumns = 5;  // of all others, which are smaller

} // namespace

/// A picture that a click or the wheel turns.
class TurnablePicture : public QLabel {
public:
    TurnablePicture(SquareEditor& editor, QWidget* parent)
        : QLabel(parent)
        , m_editor(editor) {}

protected:
    void mousePressEvent(QMouseEvent* event) override {
        Q_EMIT m_editor.turnWanted(event->button() == Qt::RightButton ? -1 : 1);
    }
    void wheelEvent(QWheelEvent* event) override {
        constexpr int kNotch = 120; // eighths of a degree
        m_turned += event->angleDelta().y();
        for (; m_turned >= kNotch; m_turned -= kNotch)
            Q_EMIT m_editor.turnWanted(1);
        for (; m_turned <= -kNotch; m_turned += kNotch)
            Q_EMIT m_editor.turnWanted(-1);
    }

private:
    SquareEditor& m_editor;
    int m_turned = 0; ///< less than a notch
};

SquareEditor::SquareEditor(QWidget* parent)
    : QWidget(parent)
    , m_picture(new TurnablePicture(*this, this))
    , m_drawing(new QLabel(this))
    , m_name(new QLabel(this))
    , m_confirm(new QPushButton(tr("That's right"), this))
    , m_leaveOut(new QPushButton(tr("Not a tile"), this))
    , m_likely(new TileGrid(kLikelyColumns, kChoice, this))
    , m_others(new TileGrid(kOtherColumns, kChoice * 2 / 3, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(14, 12, 14, 12);
    addPictures(*grid);
    addOrders(*grid);
    addChoices(*grid);
    clear();
}

void SquareEditor::addPictures(QGridLayout& grid) {
    grid.addWidget(makeLabel(this, tr("YOUR TILE"), "section"), 0, 0);
    grid.addWidget(makeLabel(this, tr("RECOGNISED AS"), "section"), 0, 1);
    for (QLabel* label : {static_cast<QLabel*>(m_picture), m_drawing}) {
        label->setFixedSize(kSquare_px, kSquare_px);
        label->setAlignment(Qt::AlignCenter);
    }
    m_picture->setCursor(Qt::PointingHandCursor);
    m_picture->setToolTip(tr("Click or scroll to rotate"));
    grid.addWidget(m_picture, 1, 0);
    grid.addWidget(m_drawing, 1, 1);
    m_name->setWordWrap(true);
    grid.addWidget(m_name, 2, 0, 1, 2);
}

void SquareEditor::addOrders(QGridLayout& grid) {
    auto* row = new QHBoxLayout;
    m_turns = {makeTool(this, Sign::Undo, tr("Rotate left"), Qt::Key_L),
               makeTool(this, Sign::Turn, tr("Rotate right"), Qt::Key_R)};
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
        row->addWidget(m_turns[i]);
        connect(m_turns[i], &QToolButton::clicked, this, [this, i] { Q_EMIT turnWanted(i == 0 ? -1 : 1); });
    }
    row->addStretch(1);
    m_leaveOut->setShortcut(Qt::Key_Delete);
    m_confirm->setObjectName(QStringLiteral("primary"));
    m_confirm->setToolTip(tr("Press Enter in the list of tiles"));
    row->addWidget(m_leaveOut);
    row->addWidget(m_confirm);
    grid.addLayout(row, 3, 0, 1, 2);
    connect(m_leaveOut, &QPushButton::clicked, this, &SquareEditor::leaveOutWanted);
    connect(m_confirm, &QPushButton::clicked, this, &SquareEditor::confirmWanted);
}

void SquareEditor::addChoices(QGridLayout& grid) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* choices = new QWidget(scroll);
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeLabel(choices, tr("SIMILAR TILES"), "section"));
    column->addWidget(m_likely);
    column->addWidget(makeLabel(choices, tr("ALL OTHER TILES"), "section"));
    column->addWidget(m_others);
    column->addStretch(1);
    scroll->setWidget(choices);
    grid.addWidget(scroll, 4, 0, 1, 2);
    grid.setRowStretch(4, 1);
    for (TileGrid* tiles : {m_likely, m_others})
        connect(tiles, &TileGrid::chosen, this, &SquareEditor::faceChosen);
}

void SquareEditor::setArt(TileArtPtr art) {
    m_art = std::move(art);
}

void SquareEditor::clear() {
    m_tile.reset();
    m_picture->setPixmap({});
    m_drawing->setPixmap({});
    m_name->setText({});
    for (TileGrid* tiles : {m_likely, m_others})
        tiles->show({}, m_art);
    setEnabled(false);
}

void SquareEditor::show(const TeachModel& model, std::size_t square) {
    const SquareCard card = model.card(square);
    m_tile = model.square(square).tile;
    const auto scaled = [](const QImage& image) {
        return QPixmap::fromImage(
            image.scaled(kSquare_px, kSquare_px, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    };
    setEnabled(true);
    m_picture->setPixmap(scaled(card.picture));
    const QImage drawing =
        m_art && m_tile ? m_art->turned({m_tile->type, engine::Rotation::None}, kSquare_px) : QImage();
    m_drawing->setPixmap(drawing.isNull() ? QPixmap() : QPixmap::fromImage(drawing));
    const QString where = QString::fromStdString(model.square(square).picture);
    m_name->setText(card.mark == SquareMark::LeftOut ? tr("%1: not a tile").arg(where)
                    : card.mark == SquareMark::Doubtful
                        ? tr("%1: perhaps tile %2. Is that right?").arg(where, card.word)
                        : tr("%1: tile %2").arg(where, card.word));
    for (QToolButton* turn : m_turns)
        turn->setEnabled(m_tile.has_value());
    m_confirm->setEnabled(m_tile.has_value());
    const SquareChoices choices = model.choices(square);
    std::vector<TileChoice> likely = choicesOf(choices.likely);
    for (std::size_t i = 0; i < likely.size(); ++i) {
        likely[i].shortcut = QKeySequence(static_cast<int>(Qt::Key_1 + i));
        likely[i].text = QStringLiteral("%1 (%2)").arg(likely[i].text).arg(i + 1);
    }
    m_likely->show(likely, m_art);
    m_others->show(choicesOf(choices.others), m_art);
}

std::vector<TileChoice> SquareEditor::choicesOf(const std::vector<engine::TileFace>& faces) const {
    std::vector<TileChoice> choices;
    for (const engine::TileFace& face : faces) {
        const engine::TileType& type = (*models::bundledTiles().registry)[face.type];
        choices.push_back({face, engine::Rotation::None, tileWord(type), words::tileName(type),
                           m_tile && m_tile->type == face.type});
    }
    return choices;
}

} // namespace meeplecam::gui
