#pragma once

#include "vision/reading/table_reader.h"
#include "vision/tracking/table_loss.h"
#include "vision/tracking/view_watcher.h"

#include <map>
#include <set>
#include <string>

namespace meeplecam::vision {

/// What one look at a table showed. Cells are counted alike in all looks at one table.
struct TableLook {
    TableReading reading;
    std::set<engine::Cell> fresh;  ///< cells that were read from this picture; others look as they did before
    std::set<engine::Cell> hidden; ///< cells that held a tile before and show none now
    std::set<engine::Cell>
        bare; ///< cells without a known tile that look as they did when they were plainly empty
};

/// How a table is followed.
struct TrackingOptions {
    StillnessOptions stillness;
    std::optional<engine::TileTypeId>
        startTile; ///< the type that lies in cell (0, 0); none = the first tile seen
};

/// Follows one table from picture to picture: waits until the view is still, reads what has changed, and
/// keeps the counting of the cells when the camera is moved. The compass is that of the first still view: y
/// grows downwards in the picture as far as a quarter turn can tell. Same pictures, same looks.
class TableTracker {
public:
    /// `reader` must outlive the tracker.
    TableTracker(const TableReader& reader, const TrackingOptions& options);

    /// Reads with another reader from now on, whose index has the views of the old one and may have more. It
    /// must outlive the tracker; the board is read anew at the next occasion.
    void use(const TableReader& reader);

    /// The next picture (BGR, 8 bit); `time_s` rises. A look when there was something to see.
    std::optional<TableLook> next(const cv::Mat& bgr, double time_s);

    /// Says what lies on the table before the first picture, as in a game that goes on: its cells are counted
    /// like that.
    void expect(const std::vector<engine::Placement>& tiles);

    /// What was found is not the table that is sought: it is looked for anew while the view is still.
    void forget();

    /// The least time between two looks from now on, s; 0 at first.
    void rest(double time_s) { m_rest_s = time_s; }

    /// Cells that a later look shall see anew although nothing moved there, while the view is still.
    void lookAgainAt(std::set<engine::Cell> cells) { m_wanted = std::move(cells); }

    /// Why the table can't be followed at the moment; none while it can.
    [[nodiscard]] std::optional<TableLoss> lost() const { return m_lost; }

    /// The board as it was seen last; null before it was found, and after it was forgotten.
    [[nodiscard]] const TracedBoard* board() const { return m_board ? &*m_board : nullptr; }

    /// Since when looks have found no tile on a table on which none is known; none when the last one did.
    [[nodiscard]] std::optional<double> bareSince() const { return m_bareSince_s; }

    /// How bright the last picture was, 0 to 255.
    [[nodiscard]] double brightness() const { return m_brightness; }

private:
    std::optional<TableLook> lookOn(const Frame& frame, const ViewChange& change);
    std::optional<TableLook> lookAnew(const Frame& frame);
    std::optional<TableLook> find(const Frame& frame);
    [[nodiscard]] std::optional<TableReading> findBoard(const Frame& frame) const;
    TableLook keep(const Frame& frame, TableReading reading);
    void noteBare(const Frame& frame, TableLook& look);
    [[nodiscard]] bool movedTooFar(const TableReading& reading, const std::set<engine::Cell>& fresh) const;
    [[nodiscard]] std::optional<engine::BoardAlignment> startAlignment(const TableReading& reading) const;
    [[nodiscard]] std::optional<engine::BoardAlignment> alignmentOf(const TableReading& reading) const;
    std::nullopt_t lose();

    const TableReader* m_reader;
    TrackingOptions m_options;
    ViewWatcher m_watcher;
    std::optional<TracedBoard> m_board;
    std::map<engine::Cell, engine::Placement> m_tiles; // as they were last seen clearly
    std::map<engine::Cell, cv::Mat> m_bare;            // cells without a tile, small, as they looked last
    std::set<engine::Cell> m_wanted;
    double m_lookedAt_s = 0.0;
    double m_rest_s = 0.0;
    std::optional<double> m_bareSince_s;
    double m_brightness = 0.0;
    int m_looksSinceWhole = 0;
    std::optional<TableLoss> m_lost;
};

} // namespace meeplecam::vision
