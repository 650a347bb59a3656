#include "app/gui/new_game/track_editor.h"

#include "app/session/editions/known_track.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace meeplecam::gui {

namespace {

constexpr const char* kTeachTrack = "teach";

} // namespace

TrackEditor::TrackEditor(QWidget* parent)
    : QWidget(parent)
    , m_choice(new QComboBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Scoring track"), this);
    label->setBuddy(m_choice);
    row->addWidget(label);
    row->addWidget(m_choice, 1);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setToolTip(tr("If the camera sees the scoring track, the program says when a figure on it was "
                            "not moved, or to the wrong space."));
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        const QString chosen = m_choice->itemData(index).toString();
        if (chosen == QLatin1String(kTeachTrack)) {
            m_choice->setCurrentIndex(m_choice->findData(m_track)); // until it is taught
            Q_EMIT teachWanted();
            return;
        }
        m_track = chosen;
        Q_EMIT changed();
    });
}

void TrackEditor::listTracks() {
    m_choice->clear();
    m_choice->addItem(tr("Not watched"), QString());
    m_choice->addItem(tr("The one to print"), QString::fromLatin1(session::kHouseTrack));
    for (const session::KeptTrack& kept : session::keptTracks(session::tracksFolder()))
        m_choice->addItem(QString::fromStdString(kept.name), QString::fromStdString(kept.file.string()));
    m_choice->addItem(tr("Teach yours…"), QString::fromLatin1(kTeachTrack));
}

void TrackEditor::setTrack(const std::string& track) {
    listTracks();
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(QString::fromStdString(track))));
    m_track = m_choice->currentData().toString();
}

std::string TrackEditor::track() const {
    return m_track.toStdString();
}

} // namespace meeplecam::gui
