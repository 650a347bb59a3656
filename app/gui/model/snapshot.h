#pragma once

#include "app/session/looking/meeple_show.h"
#include "app/session/looking/sighting.h"
#include "app/session/planning/planned_game.h"
#include "app/session/story/event_ledger.h"

#include <QImage>

#include <map>
#include <memory>

namespace meeplecam::gui {

// What the thread of the game hands to the window: values that nobody changes any more.

/// The game as it was told last.
struct GameSnapshot {
    session::EventLedger ledger;
    session::Story story;
    std::vector<session::LiveEvent> news; ///< what was told with it
    std::map<int, QImage> turnPictures;   ///< by StoryTurn::id: its tile as the camera saw it
    std::string problem;                  ///< why the log can't be written, as a sentence; empty = it can
    bool canUndo = false;
    bool canRedo = false;
    std::optional<session::ShowState> show = {}; ///< what is told to the players who show their meeples
    std::optional<session::OtherEdition> otherEdition = {}; ///< the tiles are not of the plan's edition
    std::vector<vision::PictureAdvice> advice = {};         ///< what should be better about the pictures
    std::size_t newTiles = 0;                               ///< prints of tiles that nobody had shown before
    bool growsBox = false; ///< the tiles are those of a box that was kept from an earlier game
};
using GameSnapshotPtr = std::shared_ptr<const GameSnapshot>;

/// A picture of the camera, reduced for the window.
struct PictureSnapshot {
    QImage picture;
    QSize whole;          ///< pixels of the picture as the camera gave it
    cv::Mat bgr;          ///< that picture
    bool tooDark = false; ///< for tiles to be told apart
    bool hunting = false; ///< the camera keeps changing its exposure
};
using PictureSnapshotPtr = std::shared_ptr<const PictureSnapshot>;

/// What was seen on the table by the last look at it.
using SightingPtr = std::shared_ptr<const session::Sighting>;

} // namespace meeplecam::gui
