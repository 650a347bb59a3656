#include "app/session/telling/show_words.h"

#include "app/session/looking/player_colours.h"

#include <QCoreApplication>

#include <algorithm>

namespace meeplecam::session {

namespace {

struct Showing {
    Q_DECLARE_TR_FUNCTIONS(Showing)
};
struct Colours {
    Q_DECLARE_TR_FUNCTIONS(Colours)
};

/// Names of the colours up to a hue in degrees.
struct Hue {
    float upTo_deg;
    const char* plain;
    const char* dark;
    const char* pale;
};
constexpr std::array<Hue, 9> kHues{
    {{14.0F, QT_TRANSLATE_NOOP("Colours", "red"), QT_TRANSLATE_NOOP("Colours", "dark red"),
      QT_TRANSLATE_NOOP("Colours", "pale red")},
     {38.0F, QT_TRANSLATE_NOOP("Colours", "orange"), QT_TRANSLATE_NOOP("Colours", "dark orange"),
      QT_TRANSLATE_NOOP("Colours", "pale orange")},
     {66.0F, QT_TRANSLATE_NOOP("Colours", "yellow"), QT_TRANSLATE_NOOP("Colours", "dark yellow"),
      QT_TRANSLATE_NOOP("Colours", "pale yellow")},
     {165.0F, QT_TRANSLATE_NOOP("Colours", "green"), QT_TRANSLATE_NOOP("Colours", "dark green"),
      QT_TRANSLATE_NOOP("Colours", "pale green")},
     {195.0F, QT_TRANSLATE_NOOP("Colours", "turquoise"), QT_TRANSLATE_NOOP("Colours", "dark turquoise"),
      QT_TRANSLATE_NOOP("Colours", "pale turquoise")},
     {255.0F, QT_TRANSLATE_NOOP("Colours", "blue"), QT_TRANSLATE_NOOP("Colours", "dark blue"),
      QT_TRANSLATE_NOOP("Colours", "pale blue")},
     {300.0F, QT_TRANSLATE_NOOP("Colours", "purple"), QT_TRANSLATE_NOOP("Colours", "dark purple"),
      QT_TRANSLATE_NOOP("Colours", "pale purple")},
     {342.0F, QT_TRANSLATE_NOOP("Colours", "pink"), QT_TRANSLATE_NOOP("Colours", "dark pink"),
      QT_TRANSLATE_NOOP("Colours", "pale pink")},
     {360.0F, QT_TRANSLATE_NOOP("Colours", "red"), QT_TRANSLATE_NOOP("Colours", "dark red"),
      QT_TRANSLATE_NOOP("Colours", "pale red")}}};

/// Names of greys up to a value.
struct Grey {
    float upTo;
    const char* name;
};
constexpr std::array<Grey, 5> kGreys{{{0.28F, QT_TRANSLATE_NOOP("Colours", "black")},
                                      {0.42F, QT_TRANSLATE_NOOP("Colours", "dark grey")},
                                      {0.7F, QT_TRANSLATE_NOOP("Colours", "grey")},
                                      {0.85F, QT_TRANSLATE_NOOP("Colours", "light grey")},
                                      {10.0F, QT_TRANSLATE_NOOP("Colours", "white")}}};

const Hue& hueAt(float hue_deg) {
    const auto* const found =
        std::ranges::find_if(kHues, [&](const Hue& hue) { return hue_deg <= hue.upTo_deg; });
    return found == kHues.end() ? kHues.back() : *found;
}

const char* greyAt(float value) {
    const auto* const found =
        std::ranges::find_if(kGreys, [&](const Grey& grey) { return value <= grey.upTo; });
    return found == kGreys.end() ? kGreys.back().name : found->name;
}

QString troubleWords(const ShowState& state, const std::vector<QString>& names) {
    switch (state.trouble) {
    case ShowTrouble::None:
        break;
    case ShowTrouble::OnTile:
        return Showing::tr("That lies on a tile. Put it on the bare table beside the tile.");
    case ShowTrouble::Several:
        return Showing::tr("More than one thing was put there. Take all but one away.");
    case ShowTrouble::TooLarge:
        return Showing::tr(
            "That is too large for a meeple. It may stay if a meeple fits beside it, or on it.");
    case ShowTrouble::TooSmall:
        return Showing::tr(
            "Too little of that is visible. Put it where the table has another colour, or on a "
            "sheet of paper.");
    case ShowTrouble::AnothersColour:
        return Showing::tr("That looks like a meeple of %1. Take it away; it is not their turn.")
            .arg(names[static_cast<std::size_t>(state.other)]);
    case ShowTrouble::Moved:
        return Showing::tr("The camera was moved. If a meeple lies there already, take it away and put it "
                           "down again.");
    }
    return {};
}

} // namespace

QString wordsOf(const PaperColour& colour) {
    constexpr float kGrey = 0.17F; // saturation
    constexpr float kPale = 0.4F;
    constexpr float kDark = 0.4F; // value
    const vision::Paint paint = paintOf(colour);
    const float hue = paint.hue_deg < 0.0F ? paint.hue_deg + 360.0F : paint.hue_deg;
    if (paint.saturation < kGrey || paint.value < 0.16F)
        return Colours::tr(greyAt(paint.value));
    const bool woody = hue > 12.0F && hue < 50.0F;
    if (woody && paint.saturation < 0.6F && paint.value > 0.55F)
        return Colours::tr("light brown");
    if (woody && paint.value <= 0.55F)
        return paint.value < 0.3F ? Colours::tr("dark brown") : Colours::tr("brown");
    const Hue& named = hueAt(hue);
    return Colours::tr(paint.value < kDark        ? named.dark
                       : paint.saturation < kPale ? named.pale
                                                  : named.plain);
}

ShowWords wordsOf(const ShowState& state, const std::vector<QString>& names) {
    const auto nameOf = [&](int player) { return names[static_cast<std::size_t>(player)]; };
    ShowWords words;
    words.title = state.wanted
                      ? Showing::tr("%1: put one of your meeples on the table beside the first tile.")
                            .arg(nameOf(*state.wanted))
                      : Showing::tr("The game can begin.");
    words.news = troubleWords(state, names);
    if (state.learned && words.news.isEmpty())
        words.news = Showing::tr("Learned: the meeples of %1 are %2.", "%2 is a colour")
                         .arg(nameOf(state.learned->player), wordsOf(state.learned->colour));
    return words;
}

QString alikeWords(std::span<const MeepleShown> shown, const std::vector<QString>& names) {
    for (std::size_t i = 0; i < shown.size(); ++i)
        for (std::size_t k = i + 1; k < shown.size(); ++k)
            if (lookAlike(shown[i].colour, shown[k].colour))
                return Showing::tr("The meeples of %1 and %2 look alike in this light. Turn on another "
                                   "lamp, or let one of them play another colour.")
                    .arg(names[static_cast<std::size_t>(shown[i].player)],
                         names[static_cast<std::size_t>(shown[k].player)]);
    return {};
}

} // namespace meeplecam::session
