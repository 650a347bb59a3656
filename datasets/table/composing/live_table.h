#pragma once

#include "datasets/table/composing/clutter.h"
#include "datasets/table/composing/composition.h"
#include "datasets/table/composing/table_painter.h"
#include "datasets/table/composing/track_markers.h"
#include "datasets/table/scene/hand.h"
#include "models/files/json_input.h"

#include <deque>
#include <map>

namespace meeplecam::table {

/// How a table that is played at looks, and how quick its players are.
struct LiveOptions {
    cv::Size size{1280, 720};
    double frames_per_second = 15;
    std::uint64_t seed = 1;
    std::string table = "oak";  ///< one of tableTopNames()
    std::string light = "lamp"; ///< one of lightNames()
    double elevation_deg = 68;
    double fill = 0.85;     ///< share of the picture that the final board spans
    double pause_s = 1.2;   ///< rest after each thing that a hand did
    double clutter = 0.5;   ///< chance of each kind of thing beside the board
    bool track = false;     ///< whether the scoring track lies there in any case
    double track_slips = 0; ///< share of scorings after which a figure is moved wrongly on it
    double noise = 2;       ///< standard deviation, of 255
    double drift = 0;       ///< share by which red light grows and blue light falls in a minute
    std::vector<int> bumps; ///< turns before which somebody bumps into the camera
    /// What the players play with, in the order of play; who has none here plays with the usual meeples.
    std::vector<Piece> pieces;
    bool showing = false; ///< before the game each puts a meeple beside the first tile, one after the other
};

/// A game played by hands on a virtual table, picture by picture. Same game, same options: same pictures.
class LiveTable {
public:
    /// `artist` must outlive the table.
    LiveTable(TableGame game, const LiveOptions& options, Artist& artist);

    /// The next picture (BGR, 8 bit); empty when the game is over.
    [[nodiscard]] cv::Mat next();
    [[nodiscard]] const TableGame& game() const { return m_game; }
    [[nodiscard]] const std::string& edition() const { return m_artist.edition(); }
    [[nodiscard]] int turnsPlayed() const { return static_cast<int>(m_turn); }
    /// Number of pictures handed out so far.
    [[nodiscard]] int frames() const { return m_frame; }
    /// What has happened so far, in the form of film truth: objects with `event` and `frame`, the first
    /// picture at rest with it.
    [[nodiscard]] const std::vector<models::Json>& events() const { return m_events; }

private:
    /// One thing that a hand does on the table: it puts something down or takes something away.
    struct Deed {
        int player = 0;
        cv::Point2d where;
        std::optional<Card> card = {};
        std::optional<Body> piece = {};
        std::optional<engine::SegmentRef> takes = {};
        enum class Aim : std::uint8_t {
            Board,
            Track,  ///< moves the player's marker to where `piece` stands
            Show,   ///< puts `piece` beside the first tile
            Putaway ///< takes what the player showed
        } aim = Aim::Board;
        std::vector<models::Json> events = {};
        double rest_s = 0; ///< afterwards; 0 = as usual
    };
    /// What one picture shows.
    struct Moment {
        std::optional<double> away; ///< of the hand from its goal: 0 = there, 1 = gone; empty = no hand
        enum class Step : std::uint8_t { Rest, Act, Settle, Shake, MoveCamera, Turn } step = Step::Rest;
        bool carrying = false;
    };

    void planTurn();
    void planDeed(const Deed& deed);
    [[nodiscard]] bool isInPicture(const Vec3& point) const;
    void planMarkers(const TableMove& move, std::vector<Deed>& deeds);
    void planBump();
    void planShowing();
    [[nodiscard]] std::vector<cv::Point2d> placesToShow() const;
    void carryOut(Moment::Step step);
    void act();
    void settle();
    void bumpCamera();
    [[nodiscard]] Overhead overheadAt(const Moment& moment) const;
    [[nodiscard]] Deed tileDeed(const TableMove& move);
    [[nodiscard]] Deed meepleDeed(const TableMove& move);
    [[nodiscard]] Deed takeDeed(const TableMove& move, const StandingMeeple& meeple) const;
    [[nodiscard]] models::Json eventOf(const char* name, const TableMove& move) const;
    [[nodiscard]] int framesIn(double seconds) const;
    void tint(cv::Mat& picture) const;

    TableGame m_game;
    Artist& m_artist;
    std::shared_ptr<const engine::TileRegistry> m_registry;
    LiveOptions m_options;
    art::Dice m_dice;
    Layout m_layout;           ///< of the whole game: every tile, and every meeple that is ever placed
    std::vector<Card> m_cards; ///< of the tiles; what is printed on them is drawn when they are laid
    std::vector<Body> m_pieces;
    View m_view;
    std::vector<Arm> m_arms;
    std::optional<TrackOnTable> m_track;
    TrackMarkers m_markers;
    std::unique_ptr<TablePainter> m_painter;
    std::deque<Moment> m_moments;
    std::deque<Deed> m_deeds; ///< still to be done; the moments of the first come first
    std::vector<std::pair<engine::SegmentRef, size_t>> m_on_board; ///< meeples and their handles
    std::map<int, size_t> m_shown;                                 ///< beside the first tile, by player
    size_t m_turn = 0;
    size_t m_next_meeple = 0;
    int m_frame = 0;
    std::vector<models::Json> m_events;
};

} // namespace meeplecam::table
