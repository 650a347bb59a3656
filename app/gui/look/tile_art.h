#pragma once

#include "engine/tiles/tile_registry.h"

#include <QColor>
#include <QImage>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace meeplecam::gui {

/// One printed tile for the screen, unturned.
struct TileFacePicture {
    QImage picture;  ///< square
    QImage features; ///< 8 bit indexed: position in TileType::segments of each pixel, or kNoFeature
    std::vector<QPointF> spots; ///< by segment: where a meeple stands well on it, 0 to 1

    /// The segment at a place, 0 to 1; none on villages and the like.
    [[nodiscard]] std::optional<int> segmentAt(QPointF at) const;
    /// Each segment in its colour, as large as `features`; null where no colour is valid.
    [[nodiscard]] QImage shade(const std::vector<QColor>& bySegment) const;
};

/// The pictures of an edition. Immutable; shared by everything that paints tiles.
class TileArt {
public:
    static constexpr int kSide_px = 256; ///< of the pictures of faces

    enum class Detail : std::uint8_t { Picture, Features };

    /// Reads a catalogue; takes a while, so not on the thread of the window. Where it can't be read the house
    /// edition takes its place, and where it lacks a type, the house edition's picture stands for it. With
    /// Detail::Picture faces have no features and spots.
    static std::shared_ptr<const TileArt> load(const std::filesystem::path& catalogue,
                                               const engine::TileRegistry& registry,
                                               Detail detail = Detail::Features);

    /// The picture of a type; copies take turns. Null when there is none.
    [[nodiscard]] const TileFacePicture* face(engine::TileTypeId type, int copy) const;
    /// The first picture of a tile as it lies on the board, `side` pixels wide; a null image when there is
    /// none.
    [[nodiscard]] QImage turned(const engine::TileFace& face, int side) const;

private:
    std::map<engine::TileTypeId, std::vector<TileFacePicture>> m_faces;
};
using TileArtPtr = std::shared_ptr<const TileArt>;

} // namespace meeplecam::gui
