#include "app/gui/table/tile_corrections.h"

#include "app/gui/live/edit_words.h"
#include "app/gui/model/tile_choices.h"
#include "app/gui/table/tile_chooser.h"
#include "app/gui/table/tile_menu.h"

namespace meeplecam::gui {

namespace {

using EditSink = std::function<void(const session::StoryEdit&)>;

void openAllTiles(const TilePlace& place, QWidget* page, const EditSink& edit) {
    const auto lay = [game = place.game, cell = place.cell](const engine::TileFace& face) {
        return layHere(game->story, cell, face);
    };
    const auto preview = [game = place.game, lay](const engine::TileFace& face) {
        return previewWords(*game, lay(face));
    };
    const GameSnapshot& game = *place.game;
    auto* chooser = new TileChooser(
        {game.ledger.game()->state(), place.cell, likelyFaces(game, place.cell), preview}, place.art, page);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(chooser, &TileChooser::chosen, page,
                     [edit, lay](const engine::TileFace& face) { edit(lay(face)); });
    chooser->open();
}

} // namespace

void offerCorrections(const TilePlace& place, const QPoint& globalAt, QWidget* page, const EditSink& edit) {
    auto* menu = new TileMenu(place.game, place.art, place.shown, page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(menu, &TileMenu::edited, page, edit);
    QObject::connect(menu, &TileMenu::allTilesWanted, page, [place, page, edit](engine::Cell cell) {
        openAllTiles({place.game, cell, place.art}, page, edit);
    });
    if (menu->fill(place.cell))
        menu->popup(globalAt);
    else
        delete menu;
}

} // namespace meeplecam::gui
