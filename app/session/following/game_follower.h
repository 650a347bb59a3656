#pragma once

#include "app/session/following/explained_game.h"
#include "app/session/following/missed_meeples.h"
#include "app/session/story/story.h"
#include "vision/teaching/lesson.h"

namespace meeplecam::session {

/// Makes the story of a game out of looks at its table: which tile was laid when, by whom, and what its
/// meeple claims. The story is thought through anew with every look, so that what was taken wrongly at first
/// is mended as soon as something else explains all looks better. What a person said stays.
class GameFollower {
public:
    /// `index` must outlive the follower; `setup` names the players with their colours.
    GameFollower(const vision::TileIndex& index, engine::GameSetup setup);

    /// Goes on with a story that was told before, as after a restart or a person's edit: what is of
    /// Origin::Person in it stays, and tiles that it leaves out are not believed any more.
    void adopt(const Story& story);

    void add(const vision::TableLook& look, Moment moment);
    /// Goes on with an index that has the views of the old one and may have more; it must outlive the
    /// follower.
    void use(const vision::TileIndex& index);
    /// Why the table can't be followed; none = it can.
    void setLost(const std::optional<Lost>& reason);

    [[nodiscard]] const Story& story() const { return m_story; }
    /// The tiles that no catalogue shows as they looked with nothing on them, one of those that look alike;
    /// what nobody named is guessed unless it is certain.
    [[nodiscard]] vision::Lesson lesson() const;
    /// Cells that another look would make clearer.
    [[nodiscard]] std::set<engine::Cell> doubtful() const;

private:
    struct FollowedTurn {
        int id = 0;
        engine::Placement placement;
        Moment since;
        int player = 0; // as it was told last
    };

    void knowMeeple(const StoryTurn& told, const Story& story, Moment since);
    void noteTurns();
    void lay(FollowedTurn& turn, const engine::Placement& seen);
    void orderNewTurns(std::size_t first);
    [[nodiscard]] ExplainedGame explain(const std::shared_ptr<const engine::RuleBook>& book);
    [[nodiscard]] bool reorder(std::vector<TurnHint> hints);
    [[nodiscard]] std::vector<engine::Placement> tilesBefore(std::size_t count) const;
    void tell();
    void tellTurns(const ExplainedGame& game);
    void tellMeeple(const ExplainedMeeple& explained);
    void tellReturn(const ExplainedMeeple& explained);
    void tellMissed(const MissedMeeple& missed);
    void ask(const std::vector<ExplainedMeeple>& meeples, const std::vector<StoryQuestion>& open);
    [[nodiscard]] bool mayStay(const StoryQuestion& asked, const StoryQuestion& doubt) const;
    [[nodiscard]] bool restsOnWord(const StoryQuestion& question) const;
    [[nodiscard]] std::optional<StoryQuestion> questionAbout(const FollowedTurn& turn,
                                                             const StoryTurn& told) const;
    [[nodiscard]] bool isOddStart(const FollowedTurn& turn) const;
    [[nodiscard]] bool isDue(const StoryQuestion& doubt) const;
    [[nodiscard]] std::optional<StoryQuestion> questionAboutStart() const;
    [[nodiscard]] std::optional<StoryQuestion> questionAbout(const ExplainedMeeple& explained) const;
    [[nodiscard]] const StoryTurn* saidOf(const FollowedTurn& turn) const;
    [[nodiscard]] std::vector<LaidTurn> laidTurns() const;
    [[nodiscard]] std::vector<vision::LyingTile> lyingTiles() const;

    const vision::TileIndex* m_index;
    engine::GameSetup m_setup;
    SeenTiles m_tiles;
    SeenMeeples m_meeples;
    SuspectedMeeples m_suspects;
    std::vector<MissedMeeple> m_missed; // of the last look
    std::vector<FollowedTurn> m_turns;
    std::vector<engine::Placement> m_denied; // by a person
    std::optional<engine::Placement> m_saidStart;
    bool m_saidEnd = false;          // a person ended the game
    std::map<int, StoryTurn> m_said; // by turn: what a person said, as far as its origins tell
    int m_nextId = 0;
    Moment m_now;
    std::vector<StoryQuestion> m_considered; // doubts of the last look that are no questions yet
    Story m_story;
};

} // namespace meeplecam::session
