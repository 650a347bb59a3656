#include "app/gui/model/settings.h"

#include "app/gui/model/score_model.h"
#include "app/session/editions/known_track.h"
#include "app/session/log/unfinished_games.h"
#include "models/files/user_folder.h"
#include "models/records/setup_json.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace meeplecam::gui {

namespace {

constexpr int kMostPlayers = 6;
constexpr const char* kFarmers = "rules/farmers";
constexpr const char* kUnfinished = "rules/unfinished_features";
constexpr const char* kSmallCities = "rules/small_cities_score_2";
constexpr const char* kRiverTurns = "rules/river_turns";
constexpr const char* kRiverStart = "rules/river_start_tile";

session::SourceRequest sourceOf(const QSettings& values) {
    session::SourceRequest source;
    source.source = values.value(QStringLiteral("source"), QStringLiteral("0")).toString().toStdString();
    source.camera.size = {values.value(QStringLiteral("width"), source.camera.size.width).toInt(),
                          values.value(QStringLiteral("height"), source.camera.size.height).toInt()};
    source.camera.adjustment = values.value(QStringLiteral("locked")).toBool()
                                   ? session::Adjustment::Locked
                                   : session::Adjustment::Automatic;
    source.orientation.mirrored = values.value(QStringLiteral("mirrored")).toBool();
    source.orientation.quarterTurns = values.value(QStringLiteral("turned")).toInt() & 3;
    return source;
}

/// A taught track whose file is gone is none.
std::string trackOf(const QSettings& values) {
    const QString track = values.value(QStringLiteral("track")).toString();
    return track == QLatin1String(session::kHouseTrack) || QFileInfo::exists(track) ? track.toStdString()
                                                                                    : std::string();
}

} // namespace

Appearance Settings::appearance() const {
    return static_cast<Appearance>(std::clamp(m_values.value(QStringLiteral("appearance"), 0).toInt(), 0, 2));
}

void Settings::setAppearance(Appearance appearance) {
    m_values.setValue(QStringLiteral("appearance"), static_cast<int>(appearance));
}

QString Settings::language() const {
    return m_values.value(QStringLiteral("language")).toString();
}

void Settings::setLanguage(const QString& language) {
    m_values.setValue(QStringLiteral("language"), language);
}

bool Settings::sounds() const {
    return m_values.value(QStringLiteral("sounds"), true).toBool();
}

void Settings::setSounds(Qt::CheckState on) {
    m_values.setValue(QStringLiteral("sounds"), on == Qt::Checked);
}

bool Settings::tournament() const {
    return m_values.value(QStringLiteral("tournament"), false).toBool();
}

void Settings::setTournament(Qt::CheckState on) {
    m_values.setValue(QStringLiteral("tournament"), on == Qt::Checked);
}

QByteArray Settings::windowPlace() const {
    return m_values.value(QStringLiteral("window")).toByteArray();
}

void Settings::setWindowPlace(const QByteArray& place) {
    m_values.setValue(QStringLiteral("window"), place);
}

QString Settings::exportFolder() const {
    const QString folder = m_values.value(QStringLiteral("export_folder")).toString();
    return QFileInfo(folder).isDir() ? folder
                                     : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void Settings::setExportFolder(const QString& folder) {
    m_values.setValue(QStringLiteral("export_folder"), folder);
}

/// The house rules that were kept, on top of the rules of the boxes; none where the boxes don't go together.
std::optional<engine::Rules> Settings::lastRules(const std::vector<std::string>& sets) const {
    const auto setup = models::setupOf(models::bundledTiles(), sets);
    if (!setup)
        return std::nullopt;
    engine::Rules rules = setup->rules;
    const auto isOn = [this](const char* rule, bool usual) {
        return m_values.value(QLatin1String(rule), usual).toBool();
    };
    rules.farmers = rules.farmers && isOn(kFarmers, true);
    rules.unfinishedFeaturesScore = rules.unfinishedFeaturesScore && isOn(kUnfinished, true);
    if (isOn(kSmallCities, false))
        rules.twoTileCityPoints = 2;
    if (!engine::hasRiver(setup->sets))
        return rules;
    const auto kept = [this](const char* rule, auto usual, auto last) {
        const int value = m_values.value(QLatin1String(rule), static_cast<int>(usual)).toInt();
        return value >= 0 && value <= static_cast<int>(last) ? static_cast<decltype(usual)>(value) : usual;
    };
    rules.riverTurns = kept(kRiverTurns, rules.riverTurns, engine::RiverTurns::Free);
    rules.riverStartTile = kept(kRiverStart, rules.riverStartTile, engine::RiverStartTile::InBag);
    return rules;
}

session::GamePlan Settings::lastPlan() const {
    session::GamePlan plan;
    plan.source = sourceOf(m_values);
    const QStringList sets = m_values.value(QStringLiteral("sets")).toStringList();
    if (!sets.empty()) {
        plan.sets.clear();
        for (const QString& set : sets)
            plan.sets.push_back(set.toStdString());
    }
    plan.catalogue = m_values.value(QStringLiteral("catalogue"), QString::fromStdString(plan.catalogue))
                         .toString()
                         .toStdString();
    const QStringList names = m_values.value(QStringLiteral("names")).toStringList();
    const QStringList colours = m_values.value(QStringLiteral("colours")).toStringList();
    for (qsizetype i = 0; i < std::min({names.size(), colours.size(), qsizetype{kMostPlayers}}); ++i)
        plan.players.push_back({names[i].toStdString(), colours[i].toStdString()});
    plan.rules = lastRules(plan.sets);
    plan.showMeeples = m_values.value(QStringLiteral("show_meeples")).toBool();
    plan.track = trackOf(m_values);
    if (plan.players.size() < 2)
        plan.players = {{"", "red"}, {"", "blue"}};
    return plan;
}

void Settings::setLastPlan(const session::GamePlan& plan) {
    QStringList sets;
    for (const std::string& set : plan.sets)
        sets.push_back(QString::fromStdString(set));
    QStringList names;
    QStringList colours;
    for (const engine::Player& player : plan.players) {
        names.push_back(QString::fromStdString(player.name));
        colours.push_back(QString::fromStdString(player.colour));
    }
    const session::SourceRequest& source = plan.source;
    m_values.setValue(QStringLiteral("sets"), sets);
    m_values.setValue(QStringLiteral("names"), names);
    m_values.setValue(QStringLiteral("colours"), colours);
    m_values.setValue(QStringLiteral("show_meeples"), plan.showMeeples);
    m_values.setValue(QStringLiteral("track"), QString::fromStdString(plan.track));
    m_values.setValue(QStringLiteral("catalogue"), QString::fromStdString(plan.catalogue));
    if (plan.rules) {
        m_values.setValue(QLatin1String(kFarmers), plan.rules->farmers);
        m_values.setValue(QLatin1String(kUnfinished), plan.rules->unfinishedFeaturesScore);
        m_values.setValue(QLatin1String(kSmallCities), plan.rules->twoTileCityPoints == 2);
        if (const auto setup = models::setupOf(models::bundledTiles(), plan.sets);
            setup && engine::hasRiver(setup->sets)) {
            m_values.setValue(QLatin1String(kRiverTurns), static_cast<int>(plan.rules->riverTurns));
            m_values.setValue(QLatin1String(kRiverStart), static_cast<int>(plan.rules->riverStartTile));
        }
    }
    if (source.source.empty() || isRecording(source))
        return;
    m_values.setValue(QStringLiteral("source"), QString::fromStdString(source.source));
    m_values.setValue(QStringLiteral("width"), source.camera.size.width);
    m_values.setValue(QStringLiteral("height"), source.camera.size.height);
    m_values.setValue(QStringLiteral("locked"), source.camera.adjustment == session::Adjustment::Locked);
    m_values.setValue(QStringLiteral("mirrored"), source.orientation.mirrored);
    m_values.setValue(QStringLiteral("turned"), source.orientation.quarterTurns);
}

QStringList Settings::catalogueFolders() const {
    QStringList folders = m_values.value(QStringLiteral("catalogue_folders")).toStringList();
    folders.removeIf([](const QString& folder) { return !QFileInfo(folder).isDir(); });
    return folders;
}

void Settings::addCatalogueFolder(const QString& folder) {
    constexpr qsizetype kMost = 5;
    QStringList folders = catalogueFolders();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_values.setValue(QStringLiteral("catalogue_folders"), folders.mid(0, kMost));
}

bool isRecording(const session::SourceRequest& source) {
    const auto type = session::sourceTypeOf(source.source);
    return type && (*type == session::SourceType::Film || *type == session::SourceType::Pictures);
}

std::filesystem::path gamesFolder() {
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
    models::makePrivateFolder(folder.toStdString());
    return folder.toStdString();
}

std::filesystem::path newGameFile() {
    const QDir folder(QString::fromStdString(gamesFolder().string()));
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    QString file = name;
    for (int i = 2; folder.exists(file + QStringLiteral(".log")); ++i)
        file = QStringLiteral("%1-%2").arg(name).arg(i);
    return folder.filePath(file + QStringLiteral(".log")).toStdString();
}

std::vector<InterruptedGame> interruptedGames(const std::filesystem::path& folder) {
    std::vector<InterruptedGame> interrupted;
    for (const session::UnfinishedGame& game : session::unfinishedGames(folder)) {
        QStringList players;
        for (const QString& name : shownNames(game.header.setup))
            players.push_back(name);
        const auto written =
            QDateTime::fromSecsSinceEpoch(std::chrono::system_clock::to_time_t(game.written));
        interrupted.push_back({game.log, QLocale().toString(written, QLocale::ShortFormat),
                               players.join(QStringLiteral(", ")), game.turns});
    }
    return interrupted;
}

} // namespace meeplecam::gui
