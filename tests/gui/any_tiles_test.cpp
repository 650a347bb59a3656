// Any tiles, offscreen: a game with tiles that nobody has shown.

#include "app/gui/new_game/boxes_editor.h"
#include "tests/gui/evening.h"
#include "vision/any/any_reader.h"

#include <QComboBox>

namespace meeplecam::gui {
namespace {

using AnyTilesTest = EveningTest;

TEST_F(AnyTilesTest, AreOfferedForANewGame) {
    m_window.showNewGame();
    auto* editions = page<BoxesEditor>().findChild<QComboBox*>();
    EXPECT_GE(editions->findText(QStringLiteral("Any tiles")), 0);
    EXPECT_EQ(editions->itemData(editions->findText(QStringLiteral("Any tiles"))).toString(),
              QString::fromLatin1(vision::kAnyTiles));
}

} // namespace
} // namespace meeplecam::gui
