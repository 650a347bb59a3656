#pragma once

#include "app/session/editions/learned_pictures.h"
#include "app/session/story/story.h"
#include "vision/tracking/table_tracker.h"

#include <map>

namespace meeplecam::session {

/// Learns what tiles look like from what people say at a table. When a person says what a tile is that no
/// picture shows, its face is learned as soon as it was seen without anything that may be a meeple; when the
/// person takes that back, it is forgotten.
class TileLessons {
public:
    /// `reader` must outlive the lessons; `kept` takes what is learned, none = it is for this game only.
    TileLessons(const vision::TableReader& reader, std::optional<LearnedPictures> kept);

    /// A look at the table in this picture. Whether there is another reader now.
    bool see(const cv::Mat& bgr, const vision::TableLook& look);
    /// What people have said so far. Whether there is another reader now.
    bool hear(const Story& story);

    /// The reader that knows all that was learned; it lasts until there is another one.
    [[nodiscard]] const vision::TableReader& reader() const { return m_taught ? *m_taught : *m_base; }
    /// Why what was learned can't be kept, as a sentence; empty = it can.
    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    struct Face {
        cv::Mat picture;      // as it lies, grid orientation; empty while something may stand on it
        bool unknown = false; // no picture showed it
        std::ptrdiff_t known =
            0; // tiles then whose pictures are known: the more, the surer where this one lies
    };
    struct Learned {
        engine::Placement placement;
        std::size_t at = 0;      // among the pictures of this game
        std::optional<int> kept; // in the store
    };

    [[nodiscard]] bool isNews(const engine::Placement& placement) const;
    bool learnWhatIsSaid();
    void learn(int turn, const engine::Placement& placement);
    void forget(const Learned& learned);

    const vision::TableReader* m_base;
    std::optional<LearnedPictures> m_kept;
    std::map<engine::Cell, Face> m_faces;
    std::map<int, engine::Placement> m_said;             // by turn: by persons
    std::map<int, Learned> m_learned;                    // by turn
    std::vector<models::CataloguePicture> m_pictures;    // of this game; those forgotten are without pixels
    std::unique_ptr<const vision::TableReader> m_taught; // none before the first
    std::string m_problem;
};

} // namespace meeplecam::session
