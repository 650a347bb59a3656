#pragma once

#include "engine/tiles/tile_registry.h"

#include <QByteArray>

#include <map>
#include <utility>

namespace meeplecam::server {

/// Small pictures of tiles as they would lie, drawn in the house edition when they are first asked for.
class AnswerPictures {
public:
    /// JPEG, 96 pixels square, north up.
    [[nodiscard]] QByteArray of(const engine::TileRegistry& registry, const engine::TileFace& face);

private:
    std::map<std::pair<engine::TileTypeId, engine::Rotation>, QByteArray> m_jpegs;
};

} // namespace meeplecam::server
