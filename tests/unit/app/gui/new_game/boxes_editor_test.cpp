#include "app/gui/new_game/boxes_editor.h"

#include <QComboBox>
#include <QPushButton>
#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

using testing::ElementsAre;

class BoxesChosen : public testing::Test {
protected:
    void SetUp() override { m_editor.setBoxes({"base"}, ""); }
    void click(const char* title) const {
        for (QPushButton* button : m_editor.findChildren<QPushButton*>())
            if (button->accessibleName() == QLatin1String(title))
                button->click();
    }
    [[nodiscard]] QComboBox* riverRule(const char* name) const {
        for (QComboBox* box : m_editor.findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }

    BoxesEditor m_editor;
};

TEST_F(BoxesChosen, ARiverComesOnTopOfTheGameAndInsteadOfAnotherRiver) {
    click("The River, 2001");
    EXPECT_THAT(m_editor.sets(), ElementsAre("base", "river"));
    click("The River, 2021");
    EXPECT_THAT(m_editor.sets(), ElementsAre("base", "river_2021"));
    EXPECT_EQ(m_editor.problemFor(2), QString());
}

TEST_F(BoxesChosen, NobodyPlaysWithTwoPrintingsOfABox) {
    click("Traders & Builders");
    click("Inns & Cathedrals");
    click("Traders & Builders, 2015 and later (with gardens)");
    EXPECT_THAT(m_editor.sets(), ElementsAre("base", "inns_cathedrals", "traders_builders_gardens"));
    click("Carcassonne, 2014 and later (with gardens)");
    EXPECT_THAT(m_editor.sets(), ElementsAre("inns_cathedrals", "base_gardens", "traders_builders_gardens"));
    EXPECT_EQ(m_editor.problemFor(2), QString());
}

TEST_F(BoxesChosen, TheRulesOfTheRiverAreThoseOfItsBoxUntilSomebodyChooses) {
    EXPECT_TRUE(riverRule("The river")->parentWidget()->isHidden());
    click("The River, 2021");
    EXPECT_FALSE(riverRule("The river")->parentWidget()->isHidden());
    EXPECT_EQ(m_editor.rules()->riverTurns, engine::RiverTurns::Source);
    EXPECT_EQ(m_editor.rules()->riverStartTile, engine::RiverStartTile::Removed);
    QComboBox* turns = riverRule("The river");
    turns->setCurrentIndex(turns->findData(static_cast<int>(engine::RiverTurns::Free)));
    Q_EMIT turns->activated(turns->currentIndex());
    QComboBox* start = riverRule("Usual start tile");
    start->setCurrentIndex(start->findData(static_cast<int>(engine::RiverStartTile::AfterRiver)));
    EXPECT_EQ(m_editor.rules()->riverTurns, engine::RiverTurns::Free);
    EXPECT_EQ(m_editor.rules()->riverStartTile, engine::RiverStartTile::AfterRiver);
    click("The Abbot");
    EXPECT_EQ(m_editor.rules()->riverTurns, engine::RiverTurns::Free);
    EXPECT_EQ(m_editor.rules()->abbots, 1);
    click("The River, 2001"); // another booklet
    EXPECT_EQ(m_editor.rules()->riverTurns, engine::RiverTurns::Immediate);
}

TEST_F(BoxesChosen, WhatWasAgreedOnBeforeIsShownAgain) {
    engine::Rules rules = engine::rulesOf(engine::Preset::Base);
    rules.riverTurns = engine::RiverTurns::Strict;
    rules.riverStartTile = engine::RiverStartTile::InRiver;
    m_editor.setBoxes({"base", "river"}, "", rules);
    EXPECT_EQ(m_editor.rules()->riverTurns, engine::RiverTurns::Strict);
    EXPECT_EQ(m_editor.rules()->riverStartTile, engine::RiverStartTile::InRiver);
}

} // namespace
} // namespace meeplecam::gui
