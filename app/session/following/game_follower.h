#pragma once

#include "app/session/following/explained_game.h"
#include "app/session/following/followed_turns.h"
#include "app/session/following/missed_meeples.h"
#include "app/session/following/open_questions.h"
#include "vision/teaching/lesson.h"

namespace meeplecam::session {

/// Makes the story of a game out of looks at its table: which tile was laid when, by whom, and what its
/// meeple claims. The story is thought through anew with every look, so that what was taken wrongly at first
/// is mended as soon as something else explains all looks better. What a person said stays. The story itself
/// is kept by whoever tells it.
class GameFollower {
public:
    /// `index` must outlive the follower; `setup` names the players with their colours.
    GameFollower(const vision::TileIndex& index, engine::GameSetup setup);

    /// Goes on with a story that was told before, as after a restart or a person's edit: what is of
    /// Origin::Person in it stays, and tiles that it leaves out are not believed any more.
    void adopt(const Story& story);

    /// The story after another look; `told` is how it was told last. Colours that look alike, and whether the
    /// table can be followed, are for others to say.
    [[nodiscard]] Story next(const Story& told, const vision::TableLook& look, Moment moment);
    /// The story as it was told last when nothing more will be seen: what waited for that is asked now,
    /// unless a person settled it.
    [[nodiscard]] Story last(Story told);
    /// Goes on with an index that has the views of the old one and may have more; it must outlive the
    /// follower.
    void use(const vision::TileIndex& index);

    /// The tiles that no catalogue shows as they looked with nothing on them, one of those that look alike;
    /// what nobody named is guessed unless it is certain.
    [[nodiscard]] vision::Lesson lesson() const;
    /// Cells that another look would make clearer.
    [[nodiscard]] std::set<engine::Cell> doubtful() const;

private:
    [[nodiscard]] Story retold(const Story& told, Moment now);
    [[nodiscard]] ExplainedGame explain(const std::shared_ptr<const engine::RuleBook>& book,
                                        const Story& told);
    [[nodiscard]] std::vector<LaidTurn> laidTurns(const Story& told) const;
    void tellTurns(Story& story, const ExplainedGame& game) const;
    [[nodiscard]] std::vector<Doubt> doubts(const Story& story, const ExplainedGame& game,
                                            std::span<const MissedMeeple> missed, Moment now) const;
    [[nodiscard]] std::vector<vision::LyingTile> lyingTiles() const;

    const vision::TileIndex* m_index;
    engine::GameSetup m_setup;
    WordsOfPeople m_words;
    SeenTiles m_tiles;
    SeenMeeples m_meeples;
    SuspectedMeeples m_suspects;
    FollowedTurns m_turns;
    OpenQuestions m_questions;
};

} // namespace meeplecam::session
