#include "app/gui/teach/teach_words.h"

#include "app/words/guide_words.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

namespace meeplecam::gui {

using words::tileWord;

namespace {

struct TeachWords {
    Q_DECLARE_TR_FUNCTIONS(TeachWords)
};

/// "E, 2 × U";
/// tiles of several boxes that have the same word are counted together.
QString listed(const std::vector<TypeCount>& types) {
    QStringList order;
    QHash<QString, int> copies;
    for (const TypeCount& type : types) {
        const QString word = tileWord((*models::bundledTiles().registry)[type.tile]);
        if (!copies.contains(word))
            order.push_back(word);
        copies[word] += type.copies;
    }
    for (QString& word : order)
        if (copies[word] > 1)
            word = QStringLiteral("%1 × %2").arg(copies[word]).arg(word);
    return order.join(QStringLiteral(", "));
}

} // namespace

QString learnedWords(const vision::Lesson& lesson, const QString& picture) {
    if (lesson.squares.empty() && lesson.refused.empty())
        return TeachWords::tr("%1: no whole tile was found. Lay the tiles out with gaps on a plain table and "
                              "photograph them from above.")
            .arg(picture);
    return TeachWords::tr("%1: %n tile(s) found.", nullptr, static_cast<int>(lesson.squares.size()))
        .arg(picture);
}

QString countsWords(const TaughtCounts& counts, const std::vector<RefusalCount>& refusals) {
    if (counts.tiles == 0 && refusals.empty())
        return {};
    QStringList lines{TeachWords::tr("%1 of %n tile(s).", nullptr, counts.inBoxes).arg(counts.tiles)};
    if (counts.doubtful > 0)
        lines.front() +=
            QLatin1Char(' ') + TeachWords::tr("%n still need(s) a look.", nullptr, counts.doubtful);
    if (!counts.missing.empty())
        lines.push_back(TeachWords::tr("Missing: %1").arg(listed(counts.missing)));
    if (!counts.surplus.empty())
        lines.push_back(TeachWords::tr("More than the box holds: %1").arg(listed(counts.surplus)));
    for (const RefusalCount& refusal : refusals)
        lines.push_back(words::refusalWords(refusal.picture, refusal.why, refusal.squares));
    return lines.join(QLatin1Char('\n'));
}

} // namespace meeplecam::gui
