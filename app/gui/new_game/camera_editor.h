#pragma once

#include "app/gui/new_game/camera_preview.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMediaDevices;

namespace meeplecam::gui {

class AddressCard;
class CameraView;

/// What a camera is chosen for.
enum class CameraPurpose : std::uint8_t {
    Game,     ///< tiles are looked for
    Pictures, ///< single pictures are taken
    Lens      ///< the lens is measured: pictures as the camera gives them
};

/// The choice of the camera with its live picture, and what to change about that in words.
class CameraEditor : public QWidget {
    Q_OBJECT

public:
    explicit CameraEditor(QWidget* parent = nullptr, CameraPurpose purpose = CameraPurpose::Game);

    void setSource(const session::SourceRequest& source);
    [[nodiscard]] session::SourceRequest source() const;
    /// What is missing before pictures can come, as a sentence; empty when nothing is.
    [[nodiscard]] QString problem() const;
    /// Which tiles the check of the picture looks for.
    void setReader(const session::ReaderRequest& reader);

    /// The camera is looked through while the page is open.
    void open();
    void close();
    /// The newest picture; none before the first.
    [[nodiscard]] PictureSnapshotPtr picture() const { return m_preview->picture(); }
    [[nodiscard]] CameraView& view() { return *m_view; }

Q_SIGNALS:
    void pictureShown();
    /// Another source is looked at.
    void sourceChanged();
    /// The address is being typed.
    void addressEdited();

private:
    void listSources(const session::SourceRequest& wanted);
    [[nodiscard]] bool has(const char* device) const;
    void camerasChanged();
    void reopen();
    void offerPhone();
    void showPicture();
    void showAdvice();

    CameraPurpose m_purpose;
    CameraPreview* m_preview;
    QMediaDevices* m_cameras; ///< tells when one is plugged in
    CameraView* m_view;
    AddressCard* m_phone; ///< is seen until the phone sends pictures
    QComboBox* m_device;
    QLineEdit* m_address;
    QComboBox* m_size;
    QComboBox* m_turn;
    QCheckBox* m_mirrored;
    QCheckBox* m_locked;
    QLabel* m_advice;
    session::ReaderRequest m_reader; ///< for a game
    std::optional<TableSeen> m_seen;
    QString m_trouble;    ///< why there is no picture; empty = there is one
    std::string m_absent; ///< the camera that is wanted, while none is connected and the demo is shown
    bool m_open = false;
    bool m_filling = false; ///< choices change because they are filled in
};

} // namespace meeplecam::gui
