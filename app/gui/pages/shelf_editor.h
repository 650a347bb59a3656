#pragma once

#include "app/records/shelf/shelf_choice.h"

#include <QWidget>

#include <thread>

class QComboBox;
class QLabel;
class QLineEdit;

namespace meeplecam::gui {

/// Chooses where past games are kept: on this computer, or in a database that several tables share. What is
/// chosen counts at once; whether the database can be used is tried beside the window, and said.
class ShelfEditor : public QWidget {
    Q_OBJECT

public:
    explicit ShelfEditor(QWidget* parent = nullptr);

Q_SIGNALS:
    /// The trial has come to its end.
    void tried();

private:
    void show(const engine::Result<records::ShelfPlace>& place);
    void showFields();
    void take();
    void say(const QString& sentence);
    void tryIt(const records::ShelfPlace& place);
    [[nodiscard]] engine::Result<records::ShelfPlace> chosen() const;

    QComboBox* m_where;
    QLineEdit* m_address;
    QLineEdit* m_password;
    QLabel* m_sentence;
    int m_trial = 0;      ///< counts them, so that a late answer is not taken for another's
    std::jthread m_trier; ///< last: it uses the others
};

} // namespace meeplecam::gui
