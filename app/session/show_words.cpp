#include "app/session/show_words.h"

#include "app/session/player_colours.h"

#include <algorithm>

namespace meeplecam::session {

namespace {

/// A name for colours up to a limit: of the hue in degrees, or of the value of a grey.
struct Named {
    float upTo;
    const char* name;
};

constexpr std::array<Named, 9> kHues{{{14.0F, "red"},
                                      {38.0F, "orange"},
                                      {66.0F, "yellow"},
                                      {165.0F, "green"},
                                      {195.0F, "turquoise"},
                                      {255.0F, "blue"},
                                      {300.0F, "purple"},
                                      {342.0F, "pink"},
                                      {360.0F, "red"}}};
constexpr std::array<Named, 5> kGreys{
    {{0.28F, "black"}, {0.42F, "dark grey"}, {0.7F, "grey"}, {0.85F, "light grey"}, {10.0F, "white"}}};

const char* nameUpTo(std::span<const Named> names, float value) {
    for (const auto& [upTo, name] : names)
        if (value <= upTo)
            return name;
    return names.back().name;
}

/// The sentence for what is wrong with what came; empty when nothing is.
std::string wordsFor(const ShowState& state, std::span<const std::string> names) {
    switch (state.trouble) {
    case ShowTrouble::None:
        break;
    case ShowTrouble::OnTile:
        return "That lies on a tile; put it on the bare table beside the tile. ";
    case ShowTrouble::Several:
        return "More than one thing came; take all but one away. ";
    case ShowTrouble::TooLarge:
        return "That is too large for a meeple; it may stay if a meeple fits beside it, or on it. ";
    case ShowTrouble::TooSmall:
        return "Too little of that can be seen; put it where the table has another colour, or on a sheet of "
               "paper. ";
    case ShowTrouble::AnothersColour:
        return "That looks like a meeple of " + names[static_cast<std::size_t>(state.other)] +
               "; take it away, it is not their turn. ";
    case ShowTrouble::Moved:
        return "The camera was moved; if a meeple lies there already, take it away and put it down again. ";
    }
    return "";
}

} // namespace

std::string inWords(const PaperColour& colour) {
    constexpr float kGrey = 0.17F; // saturation
    constexpr float kPale = 0.4F;
    constexpr float kDark = 0.4F; // value
    const vision::Paint paint = paintOf(colour);
    const float hue = paint.hue_deg < 0.0F ? paint.hue_deg + 360.0F : paint.hue_deg;
    if (paint.saturation < kGrey || paint.value < 0.16F)
        return nameUpTo(kGreys, paint.value);
    const bool woody = hue > 12.0F && hue < 50.0F;
    if (woody && paint.saturation < 0.6F && paint.value > 0.55F)
        return "light brown";
    if (woody && paint.value <= 0.55F)
        return paint.value < 0.3F ? "dark brown" : "brown";
    const std::string name = nameUpTo(kHues, hue);
    return paint.value < kDark ? "dark " + name : paint.saturation < kPale ? "pale " + name : name;
}

std::string inWords(const ShowState& state, std::span<const std::string> names, const std::string& toSkip) {
    const auto nameOf = [&](int player) { return names[static_cast<std::size_t>(player)]; };
    std::string text = wordsFor(state, names);
    if (state.learnt && text.empty())
        text = "Learnt: " + nameOf(state.learnt->player) + " is " + inWords(state.learnt->colour) + ". ";
    if (!state.wanted)
        return text.empty() ? text : text + "The game can begin.";
    return text + nameOf(*state.wanted) +
           ": put one of your meeples on the table beside the first tile, or " + toSkip + ".";
}

} // namespace meeplecam::session
