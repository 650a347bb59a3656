#pragma once

#include "app/gui/look/player_style.h"
#include "app/gui/look/tile_art.h"
#include "app/gui/model/turn_log.h"

#include <QAbstractListModel>
#include <QListView>

#include <map>

namespace meeplecam::gui {

/// The turns for a list, the newest first.
class TurnListModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<TurnRow> rows, std::vector<PlayerStyle> players, std::map<int, QImage> pictures);
    void setArt(TileArtPtr art);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const TurnRow& rowAt(const QModelIndex& index) const;
    [[nodiscard]] const PlayerStyle& styleAt(const QModelIndex& index) const;
    /// As the camera saw the tile, or as it is printed.
    [[nodiscard]] QImage pictureAt(const QModelIndex& index) const;

private:
    std::vector<TurnRow> m_rows;
    std::vector<PlayerStyle> m_players;
    std::map<int, QImage> m_pictures;
    TileArtPtr m_art;
};

/// The list of turns with a picture of each and the reasons for all points.
class TurnList : public QListView {
    Q_OBJECT

public:
    explicit TurnList(QWidget* parent = nullptr);
    [[nodiscard]] TurnListModel& turns() { return *m_turns; }

Q_SIGNALS:
    void turnChosen(const TurnRow& row);
    void turnMenuWanted(const TurnRow& row, const QPoint& globalAt);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    TurnListModel* m_turns;
};

} // namespace meeplecam::gui
