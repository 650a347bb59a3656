#pragma once

#include "app/gui/camera_preview.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMediaDevices;

namespace meeplecam::gui {

class CameraView;

/// The choice of the camera with its live picture, and what to change about that in words.
class CameraEditor : public QWidget {
    Q_OBJECT

public:
    explicit CameraEditor(QWidget* parent = nullptr);

    void setSource(const session::SourceRequest& source);
    [[nodiscard]] session::SourceRequest source() const;
    /// Which tiles the check of the picture looks for.
    void setReader(const session::ReaderRequest& reader);

    /// The camera is looked through while the page is open.
    void open();
    void close();

private:
    void listCameras();
    void camerasChanged();
    void reopen();
    void showPicture();
    void showAdvice();

    CameraPreview* m_preview;
    QMediaDevices* m_cameras; ///< tells when one is plugged in
    CameraView* m_view;
    QComboBox* m_device;
    QLineEdit* m_address;
    QComboBox* m_size;
    QComboBox* m_turn;
    QCheckBox* m_mirrored;
    QCheckBox* m_locked;
    QLabel* m_advice;
    session::ReaderRequest m_reader;
    std::optional<TableSeen> m_seen;
    QString m_problem; ///< why there is no picture; empty = there is one
    bool m_open = false;
    bool m_filling = false; ///< choices change because they are filled in
};

} // namespace meeplecam::gui
