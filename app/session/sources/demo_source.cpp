#include "app/session/sources/demo_source.h"

#include "models/art/tiles/house_edition.h"

namespace meeplecam::session {

namespace {

table::RandomGame wishesOf(const DemoWish& wish) {
    return {.sets = wish.sets, .players = wish.players, .colours = wish.colours, .rules = wish.rules};
}

} // namespace

engine::Result<std::vector<std::string>> demoPlayers(const DemoWish& wish) {
    if (const auto sets = models::findSets(models::bundledTiles(), wish.sets); !sets)
        return sets.error();
    return table::coloursFor(wishesOf(wish), art::Dice(wish.table.seed));
}

engine::Result<std::unique_ptr<DemoSource>> DemoSource::create(const DemoWish& wish) {
    const models::TileLibrary& library = models::bundledTiles();
    const auto sets = models::findSets(library, wish.sets);
    if (!sets)
        return sets.error();
    engine::Result<table::TableGame> game =
        table::eagerTableGame(library, wishesOf(wish), art::Dice(wish.table.seed));
    if (!game)
        return game.error();
    const auto turns = static_cast<std::size_t>(wish.turns);
    if (turns > 0 && turns < game->moves.size())
        game->moves.resize(turns);
    auto artist = std::make_unique<table::Artist>(library, art::dressOf(*library.registry, *sets));
    return std::unique_ptr<DemoSource>(new DemoSource(*std::move(game), wish.table, std::move(artist)));
}

DemoSource::DemoSource(table::TableGame game, const table::LiveOptions& options,
                       std::unique_ptr<table::Artist> artist)
    : m_artist(std::move(artist))
    , m_table(std::move(game), options, *m_artist)
    , m_rate(options.frames_per_second) {}

SourceStep DemoSource::next() {
    if (m_stopped)
        return SourceEnd{};
    const int index = m_table.frames();
    cv::Mat picture = m_table.next();
    if (picture.empty())
        return SourceEnd{};
    return SourceFrame{std::move(picture), index, index / m_rate};
}

void DemoSource::stop() {
    m_stopped = true;
}

} // namespace meeplecam::session
