#include "app/gui/new_game/boxes_editor.h"

#include "app/gui/look/player_style.h"
#include "app/gui/model/settings.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/taught_folder.h"
#include "app/words/words.h"
#include "models/records/setup_json.h"
#include "models/tiles/catalogue.h"
#include "vision/any/any_reader.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <map>

namespace meeplecam::gui {

namespace {

constexpr const char* kPictureLabel = "boxPicture"; // the name of the label on a box's button

const std::vector<engine::TileSet>& boxes() {
    return models::bundledTiles().sets;
}

/// Three tiles that are characteristic of a box: those with the most features.
std::vector<engine::TileTypeId> sampleOf(const engine::TileSet& box) {
    std::vector<engine::TileTypeId> types;
    for (std::size_t i = 0; i < box.counts.size(); ++i)
        if (box.counts[i] > 0)
            types.push_back(static_cast<engine::TileTypeId>(i));
    const auto features = [](engine::TileTypeId type) {
        return (*models::bundledTiles().registry)[type].segments.size();
    };
    std::ranges::stable_sort(types, std::ranges::greater{}, features);
    types.resize(std::min<std::size_t>(3, types.size()));
    return types;
}

/// Whether the art is that of the box: all of its tiles are drawn.
bool hasAll(const engine::TileSet& box, const TileArt& art) {
    for (std::size_t i = 0; i < box.counts.size(); ++i)
        if (box.counts[i] > 0 && art.face(static_cast<engine::TileTypeId>(i), 0) == nullptr)
            return false;
    return true;
}

QPixmap pictureOf(const engine::TileSet& box, const TileArt& art) {
    constexpr int kSide = 128; // twice what is shown, for dense screens
    constexpr int kStep = 64;
    QPixmap pixmap(kSide + 2 * kStep, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    int x = 0;
    for (const engine::TileTypeId type : sampleOf(box)) {
        if (const TileFacePicture* face = art.face(type, 0))
            painter.drawImage(QRect(x, 0, kSide, kSide), face->picture);
        x += kStep;
    }
    return pixmap;
}

/// The figures of a box that holds no tiles.
QPixmap figuresOf(const engine::TileSet& box) {
    constexpr int kWide = 256;
    constexpr int kHigh = 128;
    constexpr std::array kColours{"red", "yellow", "blue"};
    QPixmap pixmap(kWide, kHigh);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    for (std::size_t type = 0; type < box.extraMeeples.size(); ++type)
        for (std::size_t i = 0; box.extraMeeples[type] > 0 && i < kColours.size(); ++i)
            paintMeeple(painter, styleOf(kColours[i], static_cast<int>(i)),
                        {kWide * (0.2 + 0.3 * static_cast<double>(i)), 0.88 * kHigh},
                        {.type = static_cast<engine::MeepleType>(type), .height = 0.76 * kHigh});
    return pixmap;
}

/// Whether a box is a game of its own.
bool isWhole(const engine::TileSet& box) {
    return box.start.has_value() && box.kind == engine::BoxKind::Tiles;
}

/// The tiles of a box by their types without gardens: the same for all printings of the box.
std::map<std::string, int> plainTiles(const engine::TileSet& box) {
    std::map<std::string, int> plain;
    for (std::size_t i = 0; i < box.counts.size(); ++i) {
        const engine::TileType& type = (*models::bundledTiles().registry)[static_cast<engine::TileTypeId>(i)];
        if (box.counts[i] > 0)
            plain[type.variantOf.empty() ? type.name : type.variantOf] += box.counts[i];
    }
    return plain;
}

/// Whether nobody plays with both boxes: whole games, rivers, and printings of one box.
bool areAlternatives(const engine::TileSet& a, const engine::TileSet& b) {
    if ((isWhole(a) && isWhole(b)) || (a.kind == b.kind && a.kind == engine::BoxKind::River))
        return true;
    const auto plain = plainTiles(a);
    return !plain.empty() && plain == plainTiles(b);
}

} // namespace

BoxesEditor::BoxesEditor(QWidget* parent)
    : QWidget(parent)
    , m_edition(new QComboBox(this))
    , m_farmers(new QCheckBox(tr("Farmers score fields at the end"), this))
    , m_smallCities(new QCheckBox(tr("Two-tile cities score 2 points"), this))
    , m_unfinished(new QCheckBox(tr("Unfinished features score at the end"), this))
    , m_river(new QWidget(this))
    , m_riverTurns(new QComboBox(m_river))
    , m_riverStart(new QComboBox(m_river)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    addBoxes(*grid);
    addRules(*grid);
    connect(this, &BoxesEditor::changed, this, &BoxesEditor::showRiverRules);
    m_artLoader = std::jthread([this] {
        for (const char* edition : {"house", "house_winter"}) {
            const TileArtPtr art = TileArt::load(session::bundledFolder() / "catalogues" / edition,
                                                 *models::bundledTiles().registry, TileArt::Detail::Picture);
            QMetaObject::invokeMethod(
                this, [this, art] { paintBoxes(*art); }, Qt::QueuedConnection);
        }
    });
}

void BoxesEditor::addBoxes(QGridLayout& grid) {
    for (std::size_t i = 0; i < boxes().size(); ++i) {
        const QString title = words::boxWord(boxes()[i]);
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("box"));
        button->setAccessibleName(title);
        button->setCheckable(true);
        button->setMinimumHeight(66);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        auto* row = new QHBoxLayout(button);
        row->setContentsMargins(8, 6, 8, 6);
        auto* picture = new QLabel(button);
        picture->setObjectName(QString::fromLatin1(kPictureLabel));
        picture->setFixedSize(78, 39);
        picture->setScaledContents(true);
        auto* name = new QLabel(title, button);
        name->setWordWrap(true);
        for (QLabel* label : {picture, name})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        row->addWidget(picture);
        row->addWidget(name, 1);
        connect(button, &QPushButton::clicked, this, [this, button] { choose(button); });
        grid.addWidget(button, static_cast<int>(i) / 2, static_cast<int>(i) % 2);
        m_boxes.push_back(button);
    }
}

void BoxesEditor::addRules(QGridLayout& grid) {
    int row = grid.rowCount();
    auto* label = new QLabel(tr("Tile edition"), this);
    grid.addWidget(label, row, 0);
    grid.addWidget(m_edition, row++, 1);
    auto* teach = new QPushButton(tr("Teach your tiles…"), this);
    connect(teach, &QPushButton::clicked, this, &BoxesEditor::teachWanted);
    grid.addWidget(teach, row++, 1);
    listEditions();
    connect(m_edition, &QComboBox::activated, this, [this](int index) {
        const QString folder = m_edition->itemData(index).toString();
        if (folder.isEmpty())
            chooseFolder();
        else
            m_folder = folder;
        Q_EMIT changed();
    });
    for (QCheckBox* rule : {m_farmers, m_unfinished, m_smallCities})
        grid.addWidget(rule, row++, 0, 1, 2);
    addRiverRules(grid, row);
}

void BoxesEditor::addRiverRules(QGridLayout& grid, int row) {
    const auto add = [](QComboBox& choice, const QString& text, auto value) {
        choice.addItem(text, static_cast<int>(value));
    };
    using engine::RiverTurns;
    add(*m_riverTurns, tr("No two bends the same way in a row"), RiverTurns::Immediate);
    add(*m_riverTurns, tr("The same, and never against the spring"), RiverTurns::Source);
    add(*m_riverTurns, tr("Bends alternate, however far apart"), RiverTurns::Strict);
    add(*m_riverTurns, tr("Free cells must lie ahead"), RiverTurns::Ahead);
    add(*m_riverTurns, tr("The river bends as it likes"), RiverTurns::Free);
    using engine::RiverStartTile;
    add(*m_riverStart, tr("Stays in the box"), RiverStartTile::Removed);
    add(*m_riverStart, tr("Shuffled into the river"), RiverStartTile::InRiver);
    add(*m_riverStart, tr("Laid first after the lake"), RiverStartTile::AfterRiver);
    add(*m_riverStart, tr("Shuffled into the other tiles"), RiverStartTile::InBag);
    auto* rows = new QGridLayout(m_river);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setColumnStretch(1, 1);
    rows->addWidget(new QLabel(tr("The river"), m_river), 0, 0);
    rows->addWidget(m_riverTurns, 0, 1);
    rows->addWidget(new QLabel(tr("Usual start tile"), m_river), 1, 0);
    rows->addWidget(m_riverStart, 1, 1);
    m_riverTurns->setAccessibleName(tr("The river"));
    m_riverStart->setAccessibleName(tr("Usual start tile"));
    connect(m_riverTurns, &QComboBox::activated, this, [this] {
        m_turnsChosen = true;
        Q_EMIT changed();
    });
    connect(m_riverStart, &QComboBox::activated, this, [this] { Q_EMIT changed(); });
    grid.addWidget(m_river, row, 0, 1, 2);
}

/// As long as nobody chose, the river turns as its box says.
void BoxesEditor::showRiverRules() {
    const auto setup = models::setupOf(models::bundledTiles(), sets());
    m_river->setVisible(setup && engine::hasRiver(setup->sets));
    if (setup && !m_turnsChosen)
        m_riverTurns->setCurrentIndex(m_riverTurns->findData(static_cast<int>(setup->rules.riverTurns)));
}

void BoxesEditor::listEditions() {
    const auto add = [this](const QString& name, const std::filesystem::path& folder) {
        m_edition->addItem(name, QString::fromStdString(folder.string()));
    };
    m_edition->clear();
    add(tr("House edition"), session::houseCatalogue());
    add(tr("House edition, winter"), session::winterCatalogue());
    add(tr("Any tiles"), vision::kAnyTiles);
    m_edition->setItemData(m_edition->count() - 1,
                           tr("For tiles that nobody has shown yet: they are told by what is drawn on them."),
                           Qt::ToolTipRole);
    for (const session::KeptCatalogue& kept : session::keptCatalogues(session::cataloguesFolder()))
        add(QString::fromStdString(kept.name), kept.folder);
    for (const QString& folder : Settings().catalogueFolders())
        if (m_edition->findData(folder) < 0)
            m_edition->addItem(folder.section(QLatin1Char('/'), -1), folder);
    m_edition->addItem(tr("Choose a folder…"), QString());
}

void BoxesEditor::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Pictures of your tiles"));
    const auto read = models::readCatalogue(folder.toStdString(), *models::bundledTiles().registry);
    if (!folder.isEmpty() && !read)
        QMessageBox::warning(this, window()->windowTitle(), QString::fromStdString(read.error().message));
    showEdition(folder.isEmpty() || !read ? m_folder : folder);
}

/// One that is in no list yet joins it for good.
void BoxesEditor::showEdition(const QString& folder) {
    if (m_edition->findData(folder) < 0 && QFileInfo(folder).isDir()) {
        Settings().addCatalogueFolder(folder);
        listEditions();
    }
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(folder)));
    m_folder = m_edition->currentData().toString();
}

/// Of boxes that nobody plays together the last one counts.
void BoxesEditor::choose(QPushButton* box) {
    const auto chosen = static_cast<std::size_t>(std::ranges::find(m_boxes, box) - m_boxes.begin());
    for (std::size_t other = 0; other < m_boxes.size(); ++other)
        if (other != chosen && areAlternatives(boxes()[chosen], boxes()[other]))
            m_boxes[other]->setChecked(false);
    if (isWhole(boxes()[chosen]))
        box->setChecked(true); // a game is played with some whole game
    m_turnsChosen = m_turnsChosen && boxes()[chosen].kind != engine::BoxKind::River;
    Q_EMIT changed();
}

void BoxesEditor::paintBoxes(const TileArt& art) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (auto* picture = m_boxes[i]->findChild<QLabel*>(QString::fromLatin1(kPictureLabel));
            picture->pixmap(Qt::ReturnByValue).isNull() && hasAll(boxes()[i], art))
            picture->setPixmap(engine::total(boxes()[i].counts) > 0 ? pictureOf(boxes()[i], art)
                                                                    : figuresOf(boxes()[i]));
}

void BoxesEditor::setBoxes(const std::vector<std::string>& sets, const std::string& catalogue,
                           const std::optional<engine::Rules>& rules) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked(std::ranges::count(sets, boxes()[i].name) > 0);
    const engine::Rules shown = rules.value_or(engine::Rules{});
    m_farmers->setChecked(shown.farmers);
    m_unfinished->setChecked(shown.unfinishedFeaturesScore);
    m_smallCities->setChecked(shown.twoTileCityPoints == 2);
    m_turnsChosen = rules.has_value();
    m_riverTurns->setCurrentIndex(m_riverTurns->findData(static_cast<int>(shown.riverTurns)));
    m_riverStart->setCurrentIndex(m_riverStart->findData(static_cast<int>(shown.riverStartTile)));
    showRiverRules();
    listEditions();
    showEdition(QString::fromStdString(catalogue));
}

std::vector<std::string> BoxesEditor::sets() const {
    std::vector<std::string> sets;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (m_boxes[i]->isChecked())
            sets.push_back(boxes()[i].name);
    return sets;
}

std::string BoxesEditor::catalogue() const {
    return m_folder.toStdString();
}

QString BoxesEditor::problemFor(std::size_t players) const {
    if (sets().empty())
        return tr("Choose the boxes you play with.");
    const auto setup = models::setupOf(models::bundledTiles(), sets());
    if (!setup)
        return QString::fromStdString(setup.error().message);
    const auto whole = std::ranges::find_if(setup->sets, isWhole);
    if (whole == setup->sets.end())
        return tr("Expansions need a base game: choose a complete game, too.");
    const auto [fewest, most] = engine::playersOf(setup->rules.preset);
    const int surplus = static_cast<int>(players) - most;
    return surplus <= 0 ? QString()
                        : tr("%1 is for %2–%3 players: remove %n player(s).", nullptr, surplus)
                              .arg(QString::fromStdString(whole->title))
                              .arg(fewest)
                              .arg(most);
}

std::optional<engine::Rules> BoxesEditor::rules() const {
    const auto setup = models::setupOf(models::bundledTiles(), sets());
    if (!setup)
        return std::nullopt;
    engine::Rules rules = setup->rules;
    rules.farmers = rules.farmers && m_farmers->isChecked();
    rules.unfinishedFeaturesScore = rules.unfinishedFeaturesScore && m_unfinished->isChecked();
    if (m_smallCities->isChecked())
        rules.twoTileCityPoints = 2;
    if (engine::hasRiver(setup->sets)) {
        rules.riverTurns = static_cast<engine::RiverTurns>(m_riverTurns->currentData().toInt());
        rules.riverStartTile = static_cast<engine::RiverStartTile>(m_riverStart->currentData().toInt());
    }
    return rules;
}

} // namespace meeplecam::gui
