#include "app/gui/new_game/boxes_editor.h"

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

} // namespace

BoxesEditor::BoxesEditor(QWidget* parent)
    : QWidget(parent)
    , m_edition(new QComboBox(this))
    , m_farmers(new QCheckBox(tr("Farmers score fields at the end"), this))
    , m_smallCities(new QCheckBox(tr("Two-tile cities score 2 points"), this))
    , m_unfinished(new QCheckBox(tr("Unfinished features score at the end"), this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    addBoxes(*grid);
    addRules(*grid);
    m_artLoader = std::jthread([this] {
        for (const char* edition : {"house", "house_winter"}) {
            const TileArtPtr art = TileArt::load(session::bundledFolder() / "catalogues" / edition,
                                                 *models::bundledTiles().registry);
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
}

void BoxesEditor::listEditions() {
    const auto add = [this](const QString& name, const std::filesystem::path& folder) {
        m_edition->addItem(name, QString::fromStdString(folder.string()));
    };
    m_edition->clear();
    add(tr("House edition"), session::houseCatalogue());
    add(tr("House edition, winter"), session::bundledFolder() / "catalogues" / "house_winter");
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

/// Boxes that hold a whole game exclude each other; the others come on top.
void BoxesEditor::choose(QPushButton* box) {
    const auto isWhole = [](std::size_t i) { return boxes()[i].start.has_value(); };
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (m_boxes[i] == box && isWhole(i))
            for (std::size_t other = 0; other < m_boxes.size(); ++other)
                if (isWhole(other))
                    m_boxes[other]->setChecked(other == i);
    Q_EMIT changed();
}

void BoxesEditor::paintBoxes(const TileArt& art) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (auto* picture = m_boxes[i]->findChild<QLabel*>(QString::fromLatin1(kPictureLabel));
            picture->pixmap(Qt::ReturnByValue).isNull() && hasAll(boxes()[i], art))
            picture->setPixmap(pictureOf(boxes()[i], art));
}

void BoxesEditor::setBoxes(const std::vector<std::string>& sets, const std::string& catalogue,
                           const std::optional<engine::Rules>& rules) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked(std::ranges::count(sets, boxes()[i].name) > 0);
    const engine::Rules shown = rules.value_or(engine::Rules{});
    m_farmers->setChecked(shown.farmers);
    m_unfinished->setChecked(shown.unfinishedFeaturesScore);
    m_smallCities->setChecked(shown.twoTileCityPoints == 2);
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
    const auto isWhole = [](const engine::TileSet& box) { return box.start.has_value(); };
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
    return rules;
}

} // namespace meeplecam::gui
