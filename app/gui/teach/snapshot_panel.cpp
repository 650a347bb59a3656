#include "app/gui/teach/snapshot_panel.h"

#include "app/gui/new_game/camera_editor.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace meeplecam::gui {

SnapshotPanel::SnapshotPanel(QWidget* parent)
    : QWidget(parent)
    , m_camera(new CameraEditor(this, CameraPurpose::Pictures)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 14, 10);
    column->addWidget(m_camera, 1);
    auto* row = new QHBoxLayout;
    auto* take = new QPushButton(tr("Take picture"), this);
    take->setObjectName(QStringLiteral("primary"));
    take->setShortcut(Qt::Key_Space);
    auto* close = new QPushButton(tr("Close camera"), this);
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(take);
    column->addLayout(row);
    connect(take, &QPushButton::clicked, this, &SnapshotPanel::take);
    connect(close, &QPushButton::clicked, this, [this] {
        this->close();
        Q_EMIT closed();
    });
}

void SnapshotPanel::setSource(const session::SourceRequest& source) {
    m_camera->setSource(source);
}

session::SourceRequest SnapshotPanel::source() const {
    return m_camera->source();
}

void SnapshotPanel::open() {
    m_camera->open();
}

void SnapshotPanel::close() {
    m_camera->close();
}

void SnapshotPanel::take() {
    if (const PictureSnapshotPtr picture = m_camera->picture())
        Q_EMIT taken(picture->bgr);
}

} // namespace meeplecam::gui
