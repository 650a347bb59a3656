#include "app/gui/table/tile_chooser.h"

#include "app/gui/look/named_label.h"
#include "app/gui/look/tile_grid.h"
#include "app/gui/model/tile_choices.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"
#include "engine/play/queries.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace meeplecam::gui {

namespace {

constexpr int kGridColumns = 6;
constexpr int kSide_px = 72;

/// All of some faces but those of the types of others.
std::vector<engine::TileFace> without(std::vector<engine::TileFace> faces,
                                      const std::vector<engine::TileFace>& others) {
    std::erase_if(faces, [&](const engine::TileFace& face) {
        return std::ranges::count(others, face.type, &engine::TileFace::type) > 0;
    });
    return faces;
}

} // namespace

TileChooser::TileChooser(TileWish wish, TileArtPtr art, QWidget* parent)
    : QDialog(parent)
    , m_wish(std::move(wish))
    , m_art(std::move(art))
    , m_name(new QLabel(this))
    , m_preview(new QLabel(this)) {
    constexpr std::size_t kLikely = 12; // two rows
    setWindowTitle(tr("Which tile lies here?"));
    auto* column = new QVBoxLayout(this);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget(scroll);
    auto* sections = new QVBoxLayout(inside);
    std::vector<engine::TileFace> likely = m_wish.likely;
    likely.resize(std::min(kLikely, likely.size()));
    TileGrid* first = nullptr;
    if (!likely.empty())
        first = addSection(*sections, tr("TILES THAT FIT"), likely);
    TileGrid* others =
        addSection(*sections, tr("ALL OTHER TILES"), without(allFaces(m_wish.state, m_wish.cell), likely));
    sections->addStretch(1);
    scroll->setWidget(inside);
    connect(qApp, &QApplication::focusChanged, scroll, [scroll](QWidget*, QWidget* now) {
        if (now != nullptr && scroll->isAncestorOf(now))
            scroll->ensureWidgetVisible(now);
    });
    column->addWidget(scroll, 1);
    m_name->setWordWrap(true);
    m_preview->setObjectName(QStringLiteral("subtle"));
    m_preview->setWordWrap(true);
    m_preview->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    constexpr int kLines = 4; // so that the tiles stay where they are
    m_preview->setMinimumHeight(kLines * m_preview->fontMetrics().lineSpacing());
    m_name->setText(tr("Point at a tile to see what it changes."));
    column->addWidget(m_name);
    column->addWidget(m_preview);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    (first != nullptr ? first : others)->focusFirst();
    resize(inside->sizeHint().width() + 60, 560);
}

TileGrid* TileChooser::addSection(QVBoxLayout& column, const QString& title,
                                  const std::vector<engine::TileFace>& faces) {
    const std::vector<engine::TilesLeft> left = engine::tilesLeft(m_wish.state);
    std::vector<TileChoice> choices;
    for (const engine::TileFace& face : faces) {
        const engine::TileType& type = m_wish.state.board.registry()[face.type];
        const auto of = std::ranges::find(left, face.type, &engine::TilesLeft::tile);
        const int count = of == left.end() ? 0 : of->count;
        choices.push_back({face, face.rotation,
                           tr("%1 · %n left", "a tile of this letter", count).arg(words::tileWord(type)),
                           words::tileName(type)});
    }
    column.addWidget(makeLabel(this, title, "section"));
    auto* grid = new TileGrid(kGridColumns, kSide_px, this);
    grid->show(choices, m_art);
    column.addWidget(grid);
    connect(grid, &TileGrid::chosen, this, &TileChooser::choose);
    connect(grid, &TileGrid::pointedAt, this, &TileChooser::showPreview);
    return grid;
}

void TileChooser::choose(const engine::TileFace& face) {
    Q_EMIT chosen(face);
    accept();
}

void TileChooser::showPreview(const engine::TileFace& face) {
    m_name->setText(words::tileName(m_wish.state.board.registry()[face.type]));
    m_preview->setText(m_wish.preview(face));
}

} // namespace meeplecam::gui
