#pragma once

#include "app/gui/teach/teach_model.h"

#include <QAbstractListModel>
#include <QListView>

namespace meeplecam::gui {

/// The cards of all squares for a list.
class SquareListModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<SquareCard> cards);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const SquareCard& cardAt(const QModelIndex& index) const;

private:
    std::vector<SquareCard> m_cards;
};

/// All squares upright, side by side; a frame and a sign say how sure each is.
class SquareList : public QListView {
    Q_OBJECT

public:
    explicit SquareList(QWidget* parent = nullptr);

    void show(const TeachModel& model);
    /// The square that is chosen; none in an empty list.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    void choose(std::size_t square);

Q_SIGNALS:
    void squareChosen(std::size_t square);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    SquareListModel* m_squares;
};

} // namespace meeplecam::gui
