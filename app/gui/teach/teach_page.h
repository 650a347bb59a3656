#pragma once

#include "app/gui/look/tile_art.h"
#include "app/gui/teach/teach_model.h"
#include "app/session/planning/open_source.h"

#include <QWidget>

#include <functional>
#include <thread>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace meeplecam::gui {

class PageBar;
class SnapshotPanel;
class SquareEditor;
class SquareList;
class TeachThread;

/// Makes a catalogue of somebody's own tiles: pictures are chosen or taken, the squares found on them are
/// confirmed or mended, and what is certain is kept under a name.
class TeachPage : public QWidget {
    Q_OBJECT

public:
    explicit TeachPage(QWidget* parent = nullptr);
    ~TeachPage() override;

    /// Begins with tiles of these boxes; `catalogue` is opened to go on with it when it is one of the user's.
    void begin(const std::vector<std::string>& sets, const std::filesystem::path& catalogue,
               const session::SourceRequest& camera);
    /// Lets go of the camera and of work that has not begun.
    void end();

    void learn(const QStringList& files);
    /// Asks, where something would be lost.
    [[nodiscard]] bool mayForget();
    [[nodiscard]] const TeachModel& model() const { return m_model; }

Q_SIGNALS:
    void leaveWanted();
    /// A catalogue was kept in this folder.
    void kept(const QString& folder, const std::vector<std::string>& sets);

private:
    /// What happens after something was said about a square.
    enum class Then : std::uint8_t { Stay, NextDoubt };

    void fillBar();
    QWidget* makeEmpty();
    QWidget* makeFoot();
    void connectThread();
    void connectEditor();
    void fillBoxes();
    void fillEditions();
    void chooseEdition(int index);
    void choosePictures();
    void showCamera();
    void showAll();
    void showSquare();
    void showCounts();
    void say(const std::function<void(TeachModel&, std::size_t)>& what, Then then);
    void keep();
    void leave();
    void loadArt();

    TeachModel m_model;
    TeachThread* m_thread;
    PageBar* m_bar;
    QComboBox* m_edition;
    QMenu* m_boxes;
    QStackedWidget* m_views; ///< nothing yet, the squares, the camera
    SquareList* m_list;
    SquareEditor* m_editor;
    SnapshotPanel* m_camera;
    QLabel* m_counts;
    QLabel* m_said; ///< what was learned, refused or went wrong last
    QProgressBar* m_progress;
    QLineEdit* m_name;
    QPushButton* m_keep;
    session::TaughtAs m_as;         ///< of the catalogue that is open
    std::filesystem::path m_folder; ///< its folder; empty = a new one
    int m_taken = 0;                ///< pictures by the camera
    int m_keptChanges = 0;          ///< TeachModel::changes() that are kept
    int m_keptWith = 0;             ///< those that are being kept
    bool m_doubtsSaid = false;      ///< whoever saves again leaves them out
    std::jthread m_artLoader;
};

} // namespace meeplecam::gui
