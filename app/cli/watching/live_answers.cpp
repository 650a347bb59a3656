#include "app/cli/watching/live_answers.h"

#include "app/cli/options/output.h"
#include "app/cli/watching/live_help.h"
#include "app/session/story/story_edit.h"
#include "app/session/story/story_meaning.h"
#include "engine/tiles/phrase.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <poll.h>
#include <sstream>
#include <unistd.h>

namespace meeplecam::cli {

namespace {

using session::Story;
using session::StoryEdit;
using session::StoryTurn;

std::vector<std::string> wordsOf(std::string_view line) {
    std::istringstream stream{std::string(line)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

/// A whole number from `low` to `high`; nothing when the word is none.
std::optional<int> numberIn(const std::string& word, int low, int high) {
    int number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc{} || end != word.data() + word.size() || number < low || number > high)
        return std::nullopt;
    return number;
}

/// A position that people count from 1.
template<class List>
std::optional<std::size_t> positionIn(const std::string& word, const List& list) {
    const auto number = numberIn(word, 1, static_cast<int>(list.size()));
    return number ? std::optional(static_cast<std::size_t>(*number - 1)) : std::nullopt;
}

engine::Error usage() {
    return phrase("CommandLine", "type the number of a question and of its answer; %1 shows all words")
        .with("?")
        .error();
}

/// The face that the third word and those behind it name; a tile lies as it did when they don't say how.
engine::Result<engine::TileFace> faceIn(const std::vector<std::string>& words, engine::Rotation before,
                                        const engine::GameSetup& setup) {
    const auto tile = setup.registry->find(words[2]);
    if (!tile)
        return phrase("CommandLine", "no tile is called %1; type it as in base.U").with(words[2]).error();
    const auto quarterTurns = words.size() == 4 ? numberIn(words[3], 0, 3) : std::nullopt;
    if (words.size() > 3 && !quarterTurns)
        return usage();
    return engine::TileFace{*tile, quarterTurns ? engine::rotationOf(*quarterTurns) : before};
}

/// The figure that a word of FORMATS.md names; none when there is no such figure in the game.
std::optional<engine::MeepleType> figureIn(const std::string& word, const engine::Rules& rules) {
    const engine::FigureCounts inGame = engine::figuresOf(rules);
    for (std::size_t i = 0; i < inGame.size(); ++i)
        if (inGame[i] > 0 && word == engine::nameOf(static_cast<engine::MeepleType>(i)))
            return static_cast<engine::MeepleType>(i);
    return std::nullopt;
}

/// The feature that the third word names, and the figure that the fourth does, if there is one.
engine::Result<StoryEdit> meepleEdit(const StoryTurn& turn, const std::vector<std::string>& words,
                                     const engine::GameSetup& setup) {
    const std::string& word = words[2];
    if (word == "none" && words.size() == 3)
        return StoryEdit(session::SetMeeple{turn.id, std::nullopt});
    const auto last = static_cast<int>((*setup.registry)[turn.turn.placement.tile].segments.size()) - 1;
    const auto feature = numberIn(word, 0, last);
    if (!feature)
        return phrase("CommandLine", "this tile has the features 0 to %1").with(last).error();
    engine::MeepleChoice choice = session::meepleOn(turn, *feature);
    if (words.size() == 4) {
        const auto figure = figureIn(words[3], setup.rules);
        if (!figure)
            return phrase("CommandLine", "no figure of this game is called %1").with(words[3]).error();
        choice.type = *figure;
    }
    return StoryEdit(session::SetMeeple{turn.id, choice});
}

engine::Result<StoryEdit> playerEdit(const StoryTurn& turn, const std::string& word,
                                     const engine::GameSetup& setup) {
    const auto player = std::ranges::find(setup.players, word, &engine::Player::name);
    if (player == setup.players.end())
        return phrase("CommandLine", "no player is called %1").with(word).error();
    return StoryEdit(session::SetPlayer{turn.id, static_cast<int>(player - setup.players.begin())});
}

engine::Result<StoryEdit> startEdit(const Story& story, const std::vector<std::string>& words,
                                    const engine::GameSetup& setup) {
    const auto face = faceIn(words, story.start ? story.start->rotation : engine::Rotation::None, setup);
    if (!face)
        return face.error();
    return StoryEdit(session::SetStart{*face});
}

engine::Result<StoryEdit> abbotEdit(const StoryTurn& turn, const Story& story,
                                    const engine::GameSetup& setup) {
    const std::vector<engine::SegmentRef> abbots = session::abbotsThatMayComeHome(story, turn.id, setup);
    if (abbots.empty())
        return phrase("CommandLine", "no abbot can come home in this turn").error();
    return StoryEdit(session::SetAbbotHome{turn.id, abbots.front()});
}

engine::Result<StoryEdit> turnEdit(const StoryTurn& turn, const std::vector<std::string>& words,
                                   const Story& story, const engine::GameSetup& setup) {
    if (words[0] == "abbot" && words.size() == 2)
        return abbotEdit(turn, story, setup);
    if (words[0] == "remove" && words.size() == 2)
        return StoryEdit(session::RemoveTurn{turn.id});
    if (words[0] == "meeple" && (words.size() == 3 || words.size() == 4))
        return meepleEdit(turn, words, setup);
    if (words[0] == "player" && words.size() == 3)
        return playerEdit(turn, words[2], setup);
    if (words[0] != "tile" || words.size() < 3)
        return usage();
    const auto face = faceIn(words, turn.turn.placement.rotation, setup);
    if (!face)
        return face.error();
    return StoryEdit(session::SetTile{turn.id, *face});
}

} // namespace

engine::Result<StoryEdit> editIn(std::string_view line, const Story& story, const engine::GameSetup& setup) {
    const std::vector<std::string> words = wordsOf(line);
    if (words.size() < 2)
        return usage();
    if (const auto question = positionIn(words[0], story.questions)) {
        const session::StoryQuestion& asked = story.questions[*question];
        const auto answer = positionIn(words[1], asked.alternatives);
        if (!answer || words.size() > 2)
            return phrase("CommandLine", "question %1 has no answer %2")
                .with(words[0])
                .with(words[1])
                .error();
        return StoryEdit(session::AnswerQuestion{asked, *answer});
    }
    if (words[0] == "tile" && words[1] == "start" && words.size() > 2)
        return startEdit(story, words, setup);
    if (const auto position = positionIn(words[1], story.turns))
        return turnEdit(story.turns[*position], words, story, setup);
    if (words[0].find_first_not_of("0123456789") == std::string::npos)
        return phrase("CommandLine", "there is no question %1").with(words[0]).error();
    return phrase("CommandLine", "there is no turn %1; the last is turn %2")
        .with(words[1])
        .with(story.turns.size())
        .error();
}

engine::Status takeEdit(session::LiveGame& game, const StoryEdit& edit) {
    const auto story = session::apply(game.story(), edit, game.ledger().setup());
    if (!story)
        return story.error();
    game.edit(*story);
    return engine::success();
}

void AnsweredGame::take(const session::SourceStep& step) {
    m_game.take(step);
    readLines();
}

void AnsweredGame::hear(const std::string& line) {
    const std::vector<std::string> words = wordsOf(line);
    if (words == std::vector<std::string>{"?"}) {
        for (const QString& help : liveHelp())
            std::cerr << help.toStdString() << "\n";
        return;
    }
    if (words.empty() || words == std::vector<std::string>{"skip"}) {
        if (m_game.showing())
            m_game.skipShowing();
        return;
    }
    const engine::GameSetup& setup = m_game.ledger().setup();
    const auto edit = editIn(line, m_game.story(), setup);
    const engine::Status taken = edit ? takeEdit(m_game, *edit) : edit.error();
    if (!taken)
        complain(taken.error());
}

void AnsweredGame::readLines() {
    std::array<char, 256> piece{};
    pollfd input{STDIN_FILENO, POLLIN, 0};
    // A program in the background must not read from its terminal.
    const bool mayRead = isatty(STDIN_FILENO) == 0 || tcgetpgrp(STDIN_FILENO) == getpgrp();
    while (!m_closed && mayRead && poll(&input, 1, 0) > 0) {
        const ssize_t count = read(STDIN_FILENO, piece.data(), piece.size());
        m_closed = count <= 0;
        if (!m_closed)
            m_typed.append(piece.data(), static_cast<std::size_t>(count));
        for (std::size_t end = m_typed.find('\n'); end != std::string::npos; end = m_typed.find('\n')) {
            const std::string line = m_typed.substr(0, end);
            m_typed.erase(0, end + 1);
            hear(line);
        }
    }
}

} // namespace meeplecam::cli
