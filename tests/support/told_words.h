#pragma once

#include "app/session/story/game_words.h"
#include "app/session/story/live_event.h"
#include "engine/notation/notation.h"
#include "tests/support/stories.h"

#include <gmock/gmock.h>

namespace meeplecam::tests {

/// Events in a few words, to be compared.
class ToldWords {
public:
    std::string operator()(const session::Fact& fact) const { return std::visit(*this, fact); }
    std::string operator()(const session::TilePlaced& tile) const {
        return "tile " + (tile.turn ? std::to_string(*tile.turn) : "first") + " " +
               engine::formatPlacement(tests::registry(), tile.play.placement) +
               (tile.before ? " before " + std::to_string(*tile.before) : "") +
               (tile.origin == session::Origin::Person ? " by a person" : "");
    }
    std::string operator()(const session::MeeplePlaced& placed) const {
        return "meeple " + std::to_string(placed.turn) + " on " + std::to_string(placed.meeple.at.segment);
    }
    std::string operator()(const session::FeatureScored& scored) const {
        std::string text = std::string("scored ") + engine::nameOf(scored.kind);
        for (const auto& [player, points] : scored.points)
            text += " " + std::to_string(player) + ":" + std::to_string(points);
        return text;
    }
    std::string operator()(const session::MeepleReturned& returned) const {
        return "home " + std::to_string(returned.meeple.player);
    }
    std::string operator()(const session::GameEnded& ended) const {
        return "end " + testing::PrintToString(ended.scores);
    }
    std::string operator()(const session::TileDenied& denied) const {
        return "denied " + engine::formatPlacement(tests::registry(), denied.placement);
    }
    std::string operator()(const session::Corrected& corrected) const {
        return "not " + (*this)(corrected.was.fact) + ", but " +
               (corrected.now ? (*this)(*corrected.now) : "nothing");
    }
    std::string operator()(const session::ScoresChanged& scores) const {
        return "scores " + testing::PrintToString(scores.soFar) + testing::PrintToString(scores.ifEndedNow);
    }
    std::string operator()(const session::FindingMade& made) const {
        return session::kindOf(made.finding) + ": " +
               session::wordsOf(made.finding, redAndBlue()).toStdString();
    }
    std::string operator()(const session::FindingClosed& closed) const {
        return "closed finding " + std::to_string(closed.finding);
    }
    std::string operator()(const session::QuestionAsked& asked) const {
        return "question " + session::wordsOf(asked.question.why).toStdString();
    }
    std::string operator()(const session::QuestionClosed& closed) const {
        return "closed question " + std::to_string(closed.question);
    }
    std::string operator()(const session::OutOfSync& lost) const {
        return "out of sync: " + session::wordsOf(lost.reason).toStdString();
    }
    std::string operator()(const session::InSync&) const { return "in sync"; }
    std::string operator()(const session::MeepleShown& shown) const {
        return "meeple of player " + std::to_string(shown.player) + " shown";
    }
};

inline std::vector<std::string> wordsOf(const std::vector<session::LiveEvent>& events) {
    std::vector<std::string> words;
    for (const session::LiveEvent& event : events)
        words.push_back(std::visit(ToldWords(), event.content));
    return words;
}

} // namespace meeplecam::tests
