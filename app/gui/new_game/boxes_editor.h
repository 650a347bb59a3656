#pragma once

#include "app/gui/look/tile_art.h"
#include "engine/rules/game_setup.h"

#include <QWidget>

#include <thread>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QPushButton;

namespace meeplecam::gui {

/// Which boxes lie on the table, how they are printed, and the house rules.
class BoxesEditor : public QWidget {
    Q_OBJECT

public:
    explicit BoxesEditor(QWidget* parent = nullptr);

    /// `rules` = none: those of the boxes.
    void setBoxes(const std::vector<std::string>& sets, const std::string& catalogue,
                  const std::optional<engine::Rules>& rules = {});
    [[nodiscard]] std::vector<std::string> sets() const;
    [[nodiscard]] std::string catalogue() const;
    /// Why so many players can't play with these boxes, as a sentence; empty when they can.
    [[nodiscard]] QString problemFor(std::size_t players) const;
    /// Offers the catalogues that the user taught or chose, as they are now.
    void listEditions();
    /// The rules of the boxes with the house rules that were chosen.
    [[nodiscard]] std::optional<engine::Rules> rules() const;

Q_SIGNALS:
    void changed();
    void teachWanted();

private:
    void addBoxes(QGridLayout& grid);
    void addRules(QGridLayout& grid);
    void addRiverRules(QGridLayout& grid, int row);
    void showRiverRules();
    void choose(QPushButton* box);
    void chooseFolder();
    void showEdition(const QString& folder);
    void paintBoxes(const TileArt& art);

    std::vector<QPushButton*> m_boxes; ///< in the order of the library
    QComboBox* m_edition;
    QString m_folder; ///< of the edition that is chosen
    QCheckBox* m_farmers;
    QCheckBox* m_smallCities;
    QCheckBox* m_unfinished;
    QWidget* m_river; ///< house rules of rivers; hidden without one
    QComboBox* m_riverTurns;
    QComboBox* m_riverStart;
    bool m_turnsChosen = false; ///< else they are those of the box
    std::jthread m_artLoader;
};

} // namespace meeplecam::gui
