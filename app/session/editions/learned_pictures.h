#pragma once

#include "engine/tiles/tile_registry.h"
#include "models/tiles/catalogue.h"

#include <memory>

namespace meeplecam::session {

/// Where the pictures that were learned for this catalogue are kept: a folder of the user's data, named after
/// the catalogue's content. Empty when the user has no home. Fails like models::catalogueFingerprint.
engine::Result<std::filesystem::path> learnedFolder(const std::filesystem::path& catalogue);

/// A picture that was learned at a table.
struct LearnedPicture {
    int id = 0;       ///< counts them from 1
    std::string time; ///< when it was learned, UTC, "2026-11-22 19:02"
    engine::TileTypeId tile{};
    std::string file;    ///< in the folder
    std::string regions; ///< in the folder; empty = none
    bool undone = false;
};

/// Pictures that were learned for a catalogue, beside and not in it. A journal, to which lines are only
/// added, says what was learned and undone (`meeplecam-learned 1`), so that every change can be undone.
class LearnedPictures {
public:
    /// Of each type, at most so many pictures count: one more takes the place of the oldest.
    static constexpr int kMostOfType = 4;

    /// What is kept in a folder, which need not exist. Fails when the journal is damaged.
    static engine::Result<LearnedPictures> open(const std::filesystem::path& folder,
                                                std::shared_ptr<const engine::TileRegistry> registry);

    /// All that was ever learned, in order.
    [[nodiscard]] const std::vector<LearnedPicture>& list() const { return m_list; }
    /// Those that count. Fails when one of them can't be read.
    [[nodiscard]] engine::Result<std::vector<models::CataloguePicture>> pictures() const;

    /// Keeps a picture; `file` of it is chosen here. Gives its id.
    engine::Result<int> learn(const models::CataloguePicture& picture);
    /// Lets a picture count no more. Fails when there is no such picture, or it is undone already.
    engine::Status undo(int id);

private:
    LearnedPictures(std::filesystem::path folder, std::shared_ptr<const engine::TileRegistry> registry)
        : m_folder(std::move(folder))
        , m_registry(std::move(registry)) {}
    [[nodiscard]] engine::Status take(std::string_view line, int number);
    [[nodiscard]] engine::Status note(const std::string& line) const;
    [[nodiscard]] engine::Status makeRoom(engine::TileTypeId tile);

    std::filesystem::path m_folder;
    std::shared_ptr<const engine::TileRegistry> m_registry;
    std::vector<LearnedPicture> m_list;
};

} // namespace meeplecam::session
