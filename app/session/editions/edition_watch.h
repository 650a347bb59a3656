#pragma once

#include "vision/reading/table_reader.h"

#include <optional>

namespace meeplecam::session {

/// Notices at the beginning of a game that the tiles on the table are not those of the edition by which it is
/// followed. Once they plainly were, they are; until then nothing that doesn't look like them counts, and
/// what may be something else on the table counts only when it stays.
class EditionWatch {
public:
    /// For a table that is read with the pictures of this reader. Of `stills` that somebody took one by one
    /// each counts at once.
    EditionWatch(const vision::TableReader& reader, bool stills);

    /// The tiles are known to be of the edition, as in a game that goes on.
    void settle() { m_settled = true; }
    /// A look at the table at a time that rises; whether what it shows counts.
    [[nodiscard]] bool accepts(const vision::TableReading& reading, double time_s);
    /// Whether the last look may have shown something else than tiles, and didn't count.
    [[nodiscard]] bool isUnclear() const { return m_unclear; }
    /// Whether the tiles of the last look counted: the game is followed.
    [[nodiscard]] bool isFollowed() const { return m_followed; }
    /// Since when looks have found no tile at all; none = the last one did.
    void isBare(std::optional<double> since_s) { m_bareSince_s = m_settled ? std::nullopt : since_s; }
    /// Whether nothing has been found for so long that the tiles may be ones that look like none of the
    /// edition. True now and then, more and more rarely: most such tables are empty.
    [[nodiscard]] bool mayHide(double time_s);
    /// Whether by now nothing has counted for so long that the players are to know.
    [[nodiscard]] bool isForeign(double time_s) const;

private:
    std::size_t m_least; ///< tiles that have to be foreign
    bool m_stills;
    bool m_settled = false;
    bool m_unclear = false;
    bool m_followed = false;
    std::optional<double> m_unclearSince_s;
    std::optional<double> m_foreignSince_s;
    std::optional<double> m_bareSince_s;
    double m_patience_s = 4.0; ///< with a table on which no tile is found
};

} // namespace meeplecam::session
