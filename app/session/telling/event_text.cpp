#include "app/session/telling/event_text.h"

#include "app/session/story/game_words.h"
#include "app/session/telling/show_words.h"
#include "app/words/tile_names.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace meeplecam::session {

namespace {

struct Events {
    Q_DECLARE_TR_FUNCTIONS(Events)
};

/// Sentences by what a meeple stands on, in the order of engine::FeatureKind; the last where that is not
/// known.
using Sentences = std::array<const char*, 7>;

constexpr Sentences kPuts{QT_TRANSLATE_NOOP("Events", "%1 puts a meeple on the road"),
                          QT_TRANSLATE_NOOP("Events", "%1 puts a meeple in the city"),
                          QT_TRANSLATE_NOOP("Events", "%1 puts a meeple in the cloister"),
                          QT_TRANSLATE_NOOP("Events", "%1 puts a meeple in the field"),
                          QT_TRANSLATE_NOOP("Events", "%1 puts a meeple on the board"),
                          QT_TRANSLATE_NOOP("Events", "%1 puts a meeple on the board"),
                          QT_TRANSLATE_NOOP("Events", "%1 puts a meeple on the board")};
constexpr Sentences kPutsLarge{QT_TRANSLATE_NOOP("Events", "%1 puts the large meeple on the road"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the large meeple in the city"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the large meeple in the cloister"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the large meeple in the field"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the large meeple on the board"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the large meeple on the board"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the large meeple on the board")};
constexpr Sentences kLaysAndPuts{
    QT_TRANSLATE_NOOP("Events", "%1 lays “%2” and puts a meeple on the road"),
    QT_TRANSLATE_NOOP("Events", "%1 lays “%2” and puts a meeple in the city"),
    QT_TRANSLATE_NOOP("Events", "%1 lays “%2” and puts a meeple in the cloister"),
    QT_TRANSLATE_NOOP("Events", "%1 lays “%2” and puts a meeple in the field"),
    QT_TRANSLATE_NOOP("Events", "%1 lays “%2” and puts a meeple on the board"),
    QT_TRANSLATE_NOOP("Events", "%1 lays “%2” and puts a meeple on the board"),
    QT_TRANSLATE_NOOP("Events", "%1 lays “%2” and puts a meeple on the board")};
constexpr Sentences kPutsAbbot{QT_TRANSLATE_NOOP("Events", "%1 puts the abbot on the board"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the abbot on the board"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the abbot in the cloister"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the abbot on the board"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the abbot on the board"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the abbot in the garden"),
                               QT_TRANSLATE_NOOP("Events", "%1 puts the abbot on the board")};
constexpr Sentences kPutsBuilder{QT_TRANSLATE_NOOP("Events", "%1 puts the builder on the road"),
                                 QT_TRANSLATE_NOOP("Events", "%1 puts the builder in the city"),
                                 QT_TRANSLATE_NOOP("Events", "%1 puts the builder on the board"),
                                 QT_TRANSLATE_NOOP("Events", "%1 puts the builder on the board"),
                                 QT_TRANSLATE_NOOP("Events", "%1 puts the builder on the board"),
                                 QT_TRANSLATE_NOOP("Events", "%1 puts the builder on the board"),
                                 QT_TRANSLATE_NOOP("Events", "%1 puts the builder on the board")};
constexpr const char* kPutsPig = QT_TRANSLATE_NOOP("Events", "%1 puts the pig in the field");

/// What is said of a figure that is put on each kind of feature.
const char* sentenceFor(engine::MeepleType figure, std::size_t kind) {
    switch (figure) {
    case engine::MeepleType::Small:
        break;
    case engine::MeepleType::Large:
        return kPutsLarge[kind];
    case engine::MeepleType::Abbot:
        return kPutsAbbot[kind];
    case engine::MeepleType::Builder:
        return kPutsBuilder[kind];
    case engine::MeepleType::Pig:
        return kPutsPig;
    }
    return kPuts[kind];
}

/// What is said of a figure that comes home.
QString takesBack(engine::MeepleType figure) {
    switch (figure) {
    case engine::MeepleType::Small:
        break;
    case engine::MeepleType::Large:
        return Events::tr("%1 takes the large meeple back");
    case engine::MeepleType::Abbot:
        return Events::tr("%1 takes the abbot back");
    case engine::MeepleType::Builder:
        return Events::tr("%1 takes the builder back");
    case engine::MeepleType::Pig:
        return Events::tr("%1 takes the pig back");
    }
    return Events::tr("%1 takes a meeple back");
}

/// By engine::ScoreKind: the player, the points, and what they are given for.
constexpr std::array<const char*, 7> kScores{
    QT_TRANSLATE_NOOP("Events", "%1 scores %2 for a road (%3)"),
    QT_TRANSLATE_NOOP("Events", "%1 scores %2 for a city (%3)"),
    QT_TRANSLATE_NOOP("Events", "%1 scores %2 for a cloister (%3)"),
    QT_TRANSLATE_NOOP("Events", "%1 scores %2 for a field (%3)"),
    QT_TRANSLATE_NOOP("Events", "%1 scores %2 for the gingerbread man (%3)"),
    QT_TRANSLATE_NOOP("Events", "%1 scores %2 for a garden (%3)"),
    QT_TRANSLATE_NOOP("Events", "%1 scores %2 for goods (%3)")};

/// Whether all that is different about a turn is that an abbot comes home in it, which it did not yet do.
bool isNewsOfAbbot(const Corrected& corrected) {
    const auto* was = std::get_if<TilePlaced>(&corrected.was.fact);
    const auto* now = std::get_if<TilePlaced>(&*corrected.now);
    if (was == nullptr || now == nullptr || was->play.abbotReturn || !now->play.abbotReturn)
        return false;
    TilePlaced without = *now;
    without.play.abbotReturn.reset();
    return without == *was;
}

/// Puts what happened into words.
class Speaker {
public:
    explicit Speaker(const EventLedger& ledger)
        : m_ledger(ledger)
        , m_names(shownNames(ledger.setup())) {}

    QStringList operator()(const Fact& fact) const { return std::visit(*this, fact); }
    QStringList operator()(const TilePlaced& tile) const;
    QStringList operator()(const MeeplePlaced& placed) const;
    QStringList operator()(const FeatureScored& scored) const;
    QStringList operator()(const MeepleReturned& returned) const;
    QStringList operator()(const GameEnded& ended) const;
    QStringList operator()(const TileDenied& denied) const;
    QStringList operator()(const Corrected& corrected) const;
    QStringList operator()(const ScoresChanged& scores) const;
    QStringList operator()(const FindingMade& made) const {
        return {Events::tr("Note: %1").arg(wordsOf(made.finding, m_ledger))};
    }
    QStringList operator()(const FindingClosed&) const { return {Events::tr("A note is resolved")}; }
    QStringList operator()(const QuestionAsked& asked) const {
        return {Events::tr("Question: %1").arg(wordsOf(asked.question, m_ledger))};
    }
    QStringList operator()(const QuestionClosed&) const { return {Events::tr("A question is resolved")}; }
    QStringList operator()(const OutOfSync& lost) const {
        return {Events::tr("The game can't be followed: %1").arg(wordsOf(lost.reason))};
    }
    QStringList operator()(const InSync&) const { return {Events::tr("The game is followed again")}; }
    QStringList operator()(const MeepleShown& shown) const {
        return {Events::tr("The meeples of %1 are known now: %2")
                    .arg(nameOf(shown.player), wordsOf(shown.colour))};
    }
    /// A tile and the meeple that is put on it, as one sentence.
    [[nodiscard]] QStringList together(const TilePlaced& tile, const MeeplePlaced& placed) const;

private:
    [[nodiscard]] const QString& nameOf(int player) const {
        return m_names[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] QString tileName(engine::TileTypeId tile) const {
        return words::tileName((*m_ledger.setup().registry)[tile]);
    }
    [[nodiscard]] std::size_t kindAt(const engine::SegmentRef& at) const;
    /// What else a turn does, before its tile is laid and after it.
    [[nodiscard]] QStringList setAside(const TilePlaced& tile) const;
    [[nodiscard]] QStringList transfers(const TilePlaced& tile) const;

    const EventLedger& m_ledger;
    std::vector<QString> m_names;
};

std::size_t Speaker::kindAt(const engine::SegmentRef& at) const {
    constexpr std::size_t kUnknown = std::tuple_size_v<Sentences> - 1;
    if (!m_ledger.game())
        return kUnknown;
    const engine::Board& board = m_ledger.game()->state().board;
    const engine::Placement* tile = board.tileAt(at.cell);
    const auto segments = tile != nullptr ? board.registry()[tile->tile].segments.size() : 0;
    if (at.segment < 0 || static_cast<std::size_t>(at.segment) >= segments)
        return kUnknown;
    return static_cast<std::size_t>(board[board.featureAt(at)].kind);
}

QStringList Speaker::setAside(const TilePlaced& tile) const {
    QStringList lines;
    for (const engine::TileTypeId discarded : tile.play.discarded)
        lines.push_back(Events::tr("%1 sets “%2” aside, since it fits nowhere")
                            .arg(nameOf(tile.play.player), tileName(discarded)));
    return lines;
}

QStringList Speaker::transfers(const TilePlaced& tile) const {
    QStringList lines;
    for (const auto& [from, to, points, note] : tile.play.transfers)
        lines.push_back(
            Events::tr("%1 gives %2 to %3").arg(nameOf(from), words::pointsWords(points), nameOf(to)));
    return lines;
}

QStringList Speaker::operator()(const TilePlaced& tile) const {
    const QString name = tileName(tile.play.placement.tile);
    if (!tile.turn)
        return {Events::tr("The first tile is “%1”").arg(name)};
    return setAside(tile) << Events::tr("%1 lays “%2”").arg(nameOf(tile.play.player), name)
                          << transfers(tile);
}

QStringList Speaker::operator()(const MeeplePlaced& placed) const {
    const char* sentence = sentenceFor(placed.meeple.type, kindAt(placed.meeple.at));
    return {Events::tr(sentence).arg(nameOf(placed.meeple.player))};
}

QStringList Speaker::together(const TilePlaced& tile, const MeeplePlaced& placed) const {
    return setAside(tile) << Events::tr(kLaysAndPuts[kindAt(placed.meeple.at)])
                                 .arg(nameOf(tile.play.player), tileName(tile.play.placement.tile))
                          << transfers(tile);
}

QStringList Speaker::operator()(const FeatureScored& scored) const {
    QStringList lines;
    for (const auto& [player, points] : scored.points)
        lines.push_back(Events::tr(kScores[static_cast<std::size_t>(scored.kind)])
                            .arg(nameOf(player), words::pointsWords(points), words::reasonsOf(scored.sheet)));
    return lines;
}

QStringList Speaker::operator()(const MeepleReturned& returned) const {
    return {takesBack(returned.meeple.type).arg(nameOf(returned.meeple.player))};
}

QStringList Speaker::operator()(const GameEnded& ended) const {
    QStringList scores;
    for (std::size_t player = 0; player < ended.scores.size(); ++player)
        scores.push_back(Events::tr("%1 %2", "a player and the points")
                             .arg(m_names[player], QString::number(ended.scores[player])));
    QStringList winners;
    for (const int winner : ended.winners)
        winners.push_back(nameOf(winner));
    const QString who = words::listWords(winners);
    return {(ended.winners.size() == 1 ? Events::tr("The game is over and %1 wins: %2")
                                       : Events::tr("The game is over and %1 share the victory: %2"))
                .arg(who, scores.join(QStringLiteral(", ")))};
}

QStringList Speaker::operator()(const TileDenied& denied) const {
    return {Events::tr("“%1” is not part of this game").arg(tileName(denied.placement.tile))};
}

QStringList Speaker::operator()(const Corrected& corrected) const {
    const QString was = (*this)(corrected.was.fact).join(QStringLiteral("; "));
    if (!corrected.now)
        return {Events::tr("Taken back: %1").arg(was)};
    const QString now = (*this)(*corrected.now).join(QStringLiteral("; "));
    if (now != was)
        return {Events::tr("Corrected: %1 (not: %2)").arg(now, was)};
    if (isNewsOfAbbot(corrected))
        return {}; // that it comes home is told with what it scores
    const auto* before = std::get_if<TilePlaced>(&corrected.was.fact);
    const auto* after = std::get_if<TilePlaced>(&*corrected.now);
    if (before == nullptr || after == nullptr)
        return {Events::tr("Corrected: %1").arg(now)};
    if (before->origin != after->origin || before->meepleOrigin != after->meepleOrigin)
        return {Events::tr("Confirmed: %1").arg(now)};
    return {before->before != after->before ? Events::tr("In another order: %1").arg(now)
                                            : Events::tr("Corrected: %1").arg(now)};
}

QStringList Speaker::operator()(const ScoresChanged& scores) const {
    QStringList players;
    for (std::size_t player = 0; player < scores.soFar.size(); ++player)
        players.push_back(scores.soFar[player] == scores.ifEndedNow[player]
                              ? Events::tr("%1 %2", "a player and the points")
                                    .arg(m_names[player], QString::number(scores.soFar[player]))
                              : Events::tr("%1 %2 (%3 if the game ended now)")
                                    .arg(m_names[player], QString::number(scores.soFar[player]),
                                         QString::number(scores.ifEndedNow[player])));
    return {Events::tr("Scores: %1").arg(players.join(QStringLiteral(", ")))};
}

/// StoryTurn::id of the turn that an event tells of.
std::optional<int> turnOf(const LiveEvent& event) {
    const auto* corrected = std::get_if<Corrected>(&event.content);
    const Fact* fact = corrected != nullptr ? (corrected->now ? &*corrected->now : &corrected->was.fact)
                                            : std::get_if<Fact>(&event.content);
    if (fact == nullptr)
        return std::nullopt;
    if (const auto* tile = std::get_if<TilePlaced>(fact))
        return tile->turn;
    if (const auto* meeple = std::get_if<MeeplePlaced>(fact))
        return meeple->turn;
    if (const auto* scored = std::get_if<FeatureScored>(fact))
        return scored->turn;
    return std::nullopt;
}

/// The number of a turn, from 1; none when it does not stand.
std::optional<int> numberOf(int turn, const EventLedger& ledger) {
    const std::vector<int>& order = ledger.reported().turnOrder();
    const auto found = std::ranges::find(order, turn);
    return found == order.end() ? std::nullopt : std::optional(static_cast<int>(found - order.begin()) + 1);
}

template<class Kind>
const Kind* factIn(const LiveEvent& event) {
    const Fact* fact = std::get_if<Fact>(&event.content);
    return fact != nullptr ? std::get_if<Kind>(fact) : nullptr;
}

/// The meeple that was told together with its tile, a small one.
const MeeplePlaced* meepleOf(const TilePlaced& tile, std::span<const LiveEvent> events) {
    for (const LiveEvent& event : events)
        if (const auto* placed = factIn<MeeplePlaced>(event);
            placed != nullptr && tile.turn == placed->turn &&
            placed->meeple.type == engine::MeepleType::Small)
            return placed;
    return nullptr;
}

/// Whether a meeple was told with its tile.
bool isToldWithTile(const MeeplePlaced& placed, std::span<const LiveEvent> events) {
    return placed.meeple.type == engine::MeepleType::Small &&
           std::ranges::any_of(events, [&](const LiveEvent& event) {
               const auto* tile = factIn<TilePlaced>(event);
               return tile != nullptr && tile->turn == placed.turn;
           });
}

QStringList linesOf(const LiveEvent& event, std::span<const LiveEvent> events, const Speaker& speaker) {
    if (const auto* placed = factIn<MeeplePlaced>(event);
        placed != nullptr && isToldWithTile(*placed, events))
        return {};
    if (const auto* tile = factIn<TilePlaced>(event))
        if (const MeeplePlaced* placed = meepleOf(*tile, events))
            return speaker.together(*tile, *placed);
    return std::visit(speaker, event.content);
}

} // namespace

std::vector<EventLine> linesOf(std::span<const LiveEvent> events, const EventLedger& ledger) {
    const Speaker speaker(ledger);
    std::vector<EventLine> lines;
    for (const LiveEvent& event : events) {
        const std::optional<int> turn = turnOf(event);
        for (const QString& text : linesOf(event, events, speaker))
            lines.push_back({turn ? numberOf(*turn, ledger) : std::nullopt, text});
    }
    return lines;
}

QString wordsOf(const LiveEvent& event, const EventLedger& ledger) {
    return std::visit(Speaker(ledger), event.content).join(QStringLiteral("; "));
}

QString wordsOf(const StoryQuestion& question, const EventLedger& ledger) {
    QStringList answers;
    for (std::size_t i = 0; i < question.alternatives.size(); ++i)
        answers.push_back(Events::tr("%1 %2", "the number of an answer and the answer")
                              .arg(QString::number(i + 1),
                                   answerWords(question, question.alternatives[i], ledger.setup())));
    const int number = numberOf(question.turn, ledger).value_or(0);
    return Events::tr("%1 %2 (%3)", "a question, its answers, and why it is asked")
        .arg(titleOf(question, number), answers.join(QStringLiteral(", ")), wordsOf(question.why));
}

QString wordsOf(const StoryFinding& finding, const EventLedger& ledger) {
    const QString words = wordsOf(finding, ledger.setup());
    if (ledger.game())
        for (std::size_t i = 0; i < ledger.game()->turns().size(); ++i)
            if (ledger.game()->turns()[i].turn.placement.cell == finding.cell)
                return Events::tr("Turn %1: %2").arg(QString::number(i + 1), words);
    return words;
}

} // namespace meeplecam::session
