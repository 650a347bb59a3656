#include "app/session/looking/seen_tiles.h"

#include "app/session/looking/believed_together.h"
#include "vision/any/any_beliefs.h"
#include "vision/structure/sign_odds.h"

#include <algorithm>
#include <utility>

namespace meeplecam::session {

namespace {

using vision::CellBelief;
using vision::FaceBelief;

constexpr float kClearTile = 1.5F;   // evidence with which one look is enough
constexpr int kTileLooksInDoubt = 2; // needed below that
constexpr float kDoubtfulGap = 3.0F; // nats
constexpr int kTileLooks = 4;        // after which a doubt stays a doubt
constexpr int kBareLooks = 2;        // at the bare table before a tile counts as taken away

/// The type of the tile of an earlier game that one wholly looks like, where nobody only guessed it.
std::optional<engine::TileTypeId> knownAs(const vision::StrangePrint& print) {
    if (print.known.size() != 1 || print.known.front().guessed || print.known.front().inParts)
        return std::nullopt;
    return print.known.front().face.type;
}

} // namespace

SeenTiles::SeenTiles(const vision::TileIndex& index, engine::TileCounts counts,
                     std::optional<engine::TileTypeId> start)
    : m_index(&index)
    , m_counts(std::move(counts))
    , m_start(start) {}

void SeenTiles::hear(const std::vector<engine::Placement>& said) {
    std::map<engine::Cell, engine::TileFace> faces;
    for (const engine::Placement& placement : said)
        faces[placement.cell] = {placement.tile,
                                 m_index->registry->smallestEquivalent({placement.tile, placement.rotation})};
    if (std::exchange(m_said, std::move(faces)) == m_said)
        return;
    learnPennants();
    decode();
}

/// Each edition draws its pennants in its own way: one answer about them, and each tile that looks as in
/// earlier games, settles other doubts.
void SeenTiles::learnPennants() {
    std::vector<vision::NamedTile> named;
    std::set<int> prints; // tiles that look alike say it once
    for (const auto& [cell, memory] : m_cells) {
        if (!memory.square)
            continue;
        const vision::StrangePrint& print = *memory.square->print;
        const auto said = m_said.find(cell);
        const std::optional<engine::TileTypeId> type =
            said != m_said.end() ? said->second.type : knownAs(print);
        if (type && (print.number == vision::kNoPrint || prints.insert(print.number).second))
            named.push_back({print.inEdition, *type});
    }
    m_pennants = vision::pennantShift(named, *m_index->registry);
}

void SeenTiles::know(const engine::Placement& placement, Moment since) {
    constexpr float kNotAsKnown = -8.0F;
    const engine::TileFace face{placement.tile,
                                m_index->registry->smallestEquivalent({placement.tile, placement.rotation})};
    const auto found = std::ranges::find(m_index->views, face, &vision::TileView::face);
    const auto view = found == m_index->views.end()
                          ? vision::ViewId::None
                          : static_cast<vision::ViewId>(found - m_index->views.begin());
    Memory& memory = m_cells[placement.cell];
    memory.belief = {placement.cell, {{face, view, 0.0F}}, kNotAsKnown};
    memory.tileLooks = kTileLooks;
    memory.since = since;
    memory.lies = true;
    decode();
}

void SeenTiles::forgetKnown(const std::set<engine::Cell>& still) {
    if (std::erase_if(m_cells, [&](const auto& known) {
            return known.second.lies && !known.second.seen && !still.contains(known.first);
        }) > 0)
        decode();
}

void SeenTiles::add(const vision::TableLook& look, Moment moment) {
    const float penalty = vision::variantPenalty(look.reading.board->cells, *m_index);
    for (const vision::CellReading& reading : look.reading.board->cells)
        if (reading.square && reading.square->print && !look.bare.contains(reading.cell))
            rememberPrint(reading, moment);
        else if (look.fresh.contains(reading.cell) && !look.bare.contains(reading.cell))
            remember(reading, penalty, moment);
        else if (const auto known = m_cells.find(reading.cell); known != m_cells.end())
            known->second.quad = reading.quad;
    forgetMissing(look, moment);
    learnPennants();
    decode();
}

void SeenTiles::remember(const vision::CellReading& reading, float penalty, Moment moment) {
    if (reading.tileEvidence <= vision::kTileEvidence)
        return;
    Memory& memory = m_cells[reading.cell];
    const CellBelief newest = vision::believe(reading, *m_index, penalty);
    memory.belief = memory.tileLooks > 0 ? believedTogether(memory.belief, newest) : newest;
    if (reading.square && !reading.square->regions.empty())
        memory.regions = reading.square->regions;
    noteSeen(reading, moment, memory);
}

/// A tile that no catalogue shows is known by how it looked when nothing hid it, however often it is seen.
void SeenTiles::rememberPrint(const vision::CellReading& reading, Moment moment) {
    if (reading.tileEvidence <= vision::kTileEvidence)
        return;
    Memory& memory = m_cells[reading.cell];
    memory.belief = vision::believeSquare(reading, *m_index->registry);
    memory.square = reading.square;
    memory.regions = reading.square->regions;
    noteSeen(reading, moment, memory);
}

void SeenTiles::noteSeen(const vision::CellReading& reading, Moment moment, Memory& memory) {
    memory.quad = reading.quad;
    memory.evidence = reading.tileEvidence;
    ++memory.tileLooks;
    memory.seen = true;
    memory.missing = 0;
    memory.bare = 0;
    if (!memory.lies && (reading.tileEvidence > kClearTile || memory.tileLooks >= kTileLooksInDoubt)) {
        memory.lies = true;
        memory.since = moment;
    }
}

void SeenTiles::forgetMissing(const vision::TableLook& look, Moment moment) {
    for (auto cell = m_cells.begin(); cell != m_cells.end();) {
        Memory& memory = cell->second;
        const auto& readings = look.reading.board->cells;
        const auto reading = std::ranges::find(readings, cell->first, &vision::CellReading::cell);
        const bool shows = reading == readings.end() || reading->tileEvidence > vision::kTileEvidence;
        if (shows) {
            ++cell;
            continue;
        }
        if (memory.missing++ == 0)
            memory.missingSince = moment;
        memory.bare = look.bare.contains(cell->first) ? memory.bare + 1 : 0;
        if (!memory.lies || memory.bare >= kBareLooks || showsUpElsewhere(cell->first, memory.missingSince))
            cell = m_cells.erase(cell);
        else
            ++cell;
    }
}

bool SeenTiles::showsUpElsewhere(engine::Cell cell, Moment moment) const {
    const engine::TileTypeId type = m_cells.at(cell).belief.faces.front().face.type;
    return std::ranges::any_of(m_cells, [&](const auto& other) {
        return other.first != cell && other.second.lies && other.second.missing == 0 &&
               other.second.since.frame >= moment.frame &&
               other.second.belief.faces.front().face.type == type;
    });
}

/// What a tile is believed to be before the whole board is asked.
CellBelief SeenTiles::beliefOf(const Memory& memory) const {
    constexpr float kStart = 4.0F;      // nats that the game begins with another tile than it should
    constexpr float kNotAsSaid = -8.0F; // log probability
    if (!memory.square)
        return memory.belief;
    CellBelief belief = memory.belief;
    if (m_pennants != 0.0F) {
        vision::CellReading reading;
        reading.cell = belief.cell;
        vision::SquareLook look = *memory.square;
        look.faces = vision::suggestFaces(vision::shifted(look.print->inEdition, {.pennant = m_pennants}),
                                          *m_index->registry, m_counts);
        reading.square = std::make_shared<const vision::SquareLook>(std::move(look));
        belief = vision::believeSquare(reading, *m_index->registry);
    }
    if (const auto said = m_said.find(belief.cell); said != m_said.end()) {
        belief.faces = {{said->second, vision::ViewId::None, 0.0F}};
        belief.logOther = kNotAsSaid;
        belief.said = true;
    } else if (m_start && belief.cell == engine::Cell{0, 0}) {
        for (FaceBelief& face : belief.faces)
            face.logProbability -= face.face.type == *m_start ? 0.0F : kStart;
        std::ranges::stable_sort(belief.faces, std::ranges::greater{}, &FaceBelief::logProbability);
    }
    return belief;
}

void SeenTiles::decode() {
    std::vector<CellBelief> beliefs;
    for (const auto& [cell, memory] : m_cells)
        if (memory.lies)
            beliefs.push_back(beliefOf(memory));
    vision::DecoderOptions options;
    if (m_index->pictures.empty())
        options.noPicture = vision::kAnyCertainty;
    m_tiles.clear();
    for (vision::DecodedCell& decoded : vision::decodeBoard(beliefs, *m_index->registry, m_counts, options)) {
        const Memory& memory = m_cells.at(decoded.cell);
        m_tiles.push_back({{{decoded.face.type, decoded.cell, decoded.face.rotation},
                            memory.quad,
                            decoded.view,
                            memory.regions},
                           decoded.gap,
                           std::move(decoded.alternatives),
                           memory.since,
                           memory.square});
    }
}

const SeenTile* SeenTiles::at(engine::Cell cell) const {
    const auto tile =
        std::ranges::find(m_tiles, cell, [](const SeenTile& seen) { return seen.lying.placement.cell; });
    return tile == m_tiles.end() ? nullptr : &*tile;
}

std::set<engine::Cell> SeenTiles::doubtful() const {
    std::set<engine::Cell> cells;
    for (const auto& [cell, memory] : m_cells)
        if (!memory.lies || memory.missing > 0)
            cells.insert(cell);
    for (const SeenTile& tile : m_tiles)
        if (tile.gap < kDoubtfulGap && m_cells.at(tile.lying.placement.cell).tileLooks < kTileLooks)
            cells.insert(tile.lying.placement.cell);
    return cells;
}

} // namespace meeplecam::session
