#include "app/session/looking/tile_lessons.h"

#include "vision/catalogue/covered_face.h"
#include "vision/catalogue/printed_face.h"
#include "vision/image/patches.h"

#include <algorithm>

namespace meeplecam::session {

TileLessons::TileLessons(const vision::TableReader& reader, std::optional<LearnedPictures> kept)
    : m_base(&reader)
    , m_kept(std::move(kept)) {}

bool TileLessons::see(const cv::Mat& bgr, const vision::TableLook& look) {
    constexpr int kFaceSide = 128;          // pixels
    constexpr std::ptrdiff_t kSureGrid = 4; // known tiles
    const vision::TableReading& reading = look.reading;
    std::erase_if(m_faces, [&](const auto& face) { return look.bare.contains(face.first); });
    const std::ptrdiff_t known = std::ranges::count_if(
        reading.tiles, [](const vision::ReadTile& tile) { return tile.tile.view != vision::ViewId::None; });
    std::optional<vision::Frame> frame;
    for (const vision::ReadTile& tile : reading.tiles) {
        const engine::Cell cell = tile.tile.placement.cell;
        const auto before = m_faces.find(cell);
        const bool isSurer = before != m_faces.end() && !before->second.picture.empty() &&
                             before->second.known < std::min(known, kSureGrid);
        if (!look.fresh.contains(cell) && !isSurer)
            continue;
        Face& face = m_faces[cell];
        face.unknown |= tile.tile.view == vision::ViewId::None;
        if (!face.picture.empty() && !isSurer)
            continue; // as it was seen first
        if (!frame)
            frame.emplace(bgr);
        cv::Mat seen = vision::printedFace(*frame, tile.tile.quad, reading.board->scorer.light(),
                                           tile.reading.expectedLight, kFaceSide);
        if (vision::mayCarryMeeple(seen, m_base->game().players))
            continue;
        face.picture = std::move(seen);
        face.known = known;
    }
    return learnWhatIsSaid();
}

bool TileLessons::hear(const Story& story) {
    m_said.clear();
    if (story.start && story.startOrigin == Origin::Person)
        m_said[kNoTurn] = *story.start;
    for (const StoryTurn& turn : story.turns)
        if (turn.origin == Origin::Person)
            m_said[turn.id] = turn.turn.placement;
    return learnWhatIsSaid();
}

/// Whether a person who names this tile tells what no picture shows.
bool TileLessons::isNews(const engine::Placement& placement) const {
    const auto face = m_faces.find(placement.cell);
    if (face == m_faces.end() || face->second.picture.empty())
        return false;
    const std::vector<vision::TilePicture>& pictures = m_base->index().pictures;
    return face->second.unknown ||
           std::ranges::count(pictures, placement.tile, &vision::TilePicture::tile) == 0;
}

bool TileLessons::learnWhatIsSaid() {
    bool changed = false;
    for (auto known = m_learned.begin(); known != m_learned.end();) {
        const auto said = m_said.find(known->first);
        if (said != m_said.end() && said->second == known->second.placement) {
            ++known;
            continue;
        }
        forget(known->second);
        known = m_learned.erase(known);
        changed = true;
    }
    for (const auto& [turn, placement] : m_said)
        if (!m_learned.contains(turn) && isNews(placement)) {
            learn(turn, placement);
            changed = true;
        }
    if (changed)
        m_taught = std::make_unique<const vision::TableReader>(m_base->with(m_pictures));
    return changed;
}

void TileLessons::learn(int turn, const engine::Placement& placement) {
    models::CataloguePicture picture;
    picture.tile = placement.tile;
    picture.picture =
        vision::turned(m_faces.at(placement.cell).picture, -engine::quarterTurns(placement.rotation));
    if (m_base->unknown() != nullptr)
        picture.regions = m_base->unknown()->regionsOf(picture.picture);
    Learned learned{placement, m_pictures.size(), std::nullopt};
    if (m_kept) {
        const engine::Result<int> kept = m_kept->learn(picture);
        if (kept)
            learned.kept = *kept;
        m_problem = kept ? "" : kept.error().message;
    }
    m_pictures.push_back(std::move(picture));
    m_learned[turn] = learned;
}

void TileLessons::forget(const Learned& learned) {
    m_pictures[learned.at].picture.release();
    if (!m_kept || !learned.kept)
        return;
    const engine::Status undone = m_kept->undo(*learned.kept);
    m_problem = undone ? "" : undone.error().message;
}

} // namespace meeplecam::session
