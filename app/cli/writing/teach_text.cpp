#include "app/cli/writing/teach_text.h"

#include "app/words/guide_words.h"
#include "app/words/tile_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

namespace meeplecam::cli {

namespace {

using vision::Lesson;

struct TeachText {
    Q_DECLARE_TR_FUNCTIONS(TeachText)
};

/// "straight road (U), 2 × curved road (V)" for the types of which `amount` gives more than none.
template<typename Amount>
QString listed(const engine::TileCounts& surplus, const engine::TileRegistry& registry, Amount amount) {
    QStringList tiles;
    for (std::size_t i = 0; i < surplus.size(); ++i)
        if (const int many = amount(surplus[i]); many > 0) {
            const QString name = words::tileName(registry[static_cast<engine::TileTypeId>(i)]);
            tiles.push_back(many > 1 ? QStringLiteral("%1 × %2").arg(many).arg(name) : name);
        }
    return tiles.join(TeachText::tr(", "));
}

void addRefusals(const Lesson& lesson, QStringList& lines) {
    std::map<std::pair<std::string, vision::SquareFault>, int> reasons; // by picture
    for (const vision::LessonRefusal& refusal : lesson.refused)
        ++reasons[{refusal.picture, refusal.square.fault}];
    for (const vision::LessonSquare& square : lesson.squares)
        if (square.fault && !square.tile)
            ++reasons[{square.picture, *square.fault}];
    for (const auto& [reason, count] : reasons)
        lines.push_back(words::refusalWords(reason.first, reason.second, count));
}

void addOffered(const Lesson& lesson, QStringList& lines) {
    QStringList offered;
    for (std::size_t i = 0; i < lesson.squares.size(); ++i)
        if (lesson.squares[i].fault && !lesson.squares[i].tile)
            offered.push_back(QString::number(i + 1));
    if (!offered.empty())
        lines.push_back(TeachText::tr("Left out, but on the sheet: %1. Name those that are whole tiles.")
                            .arg(offered.join(TeachText::tr(", "))));
}

void addDoubtful(const Lesson& lesson, const engine::TileRegistry& registry, QStringList& lines) {
    QStringList doubtful;
    for (std::size_t i = 0; i < lesson.squares.size(); ++i)
        if (vision::isDoubtful(lesson.squares[i], registry))
            doubtful.push_back(QString::number(i + 1));
    if (!doubtful.empty())
        lines.push_back(
            TeachText::tr("Please check these numbers: %1").arg(doubtful.join(TeachText::tr(", "))));
}

} // namespace

QString describeLesson(const Lesson& lesson, const engine::TileRegistry& registry,
                       const engine::TileCounts& counts, const std::filesystem::path& folder) {
    const auto known =
        std::ranges::count_if(lesson.squares, [](const auto& square) { return square.tile.has_value(); });
    QStringList lines{TeachText::tr("%n tile(s)", nullptr, static_cast<int>(known))};
    addRefusals(lesson, lines);
    addOffered(lesson, lines);
    addDoubtful(lesson, registry, lines);
    const engine::TileCounts surplus = vision::surplusOf(lesson, counts);
    const QString missing = listed(surplus, registry, [](int count) { return -count; });
    const QString twice = listed(surplus, registry, [](int count) { return count; });
    if (!missing.isEmpty())
        lines.push_back(TeachText::tr("Missing: %1").arg(missing));
    if (!twice.isEmpty())
        lines.push_back(TeachText::tr("More than the box holds: %1").arg(twice));
    lines.push_back(
        TeachText::tr("The edition is in %1. Look at %2: where it is wrong, correct %3 and run this "
                      "again with --labels %3.")
            .arg(QString::fromStdString(folder.string()),
                 QString::fromStdString((folder / "sheet.png").string()),
                 QString::fromStdString((folder / "labels.txt").string())));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString nothingLearned(const std::string& picture, const Lesson& lesson) {
    const QString name = QString::fromStdString(picture);
    if (lesson.refused.empty())
        return TeachText::tr("%1: no whole tile was found. Lay the tiles out with gaps on a plain table and "
                             "photograph them from above.")
            .arg(name);
    QStringList lines{TeachText::tr("%1: no whole tile was found.").arg(name)};
    addRefusals(lesson, lines);
    return lines.join(QLatin1Char(' '));
}

} // namespace meeplecam::cli
