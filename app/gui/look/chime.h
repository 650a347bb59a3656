#pragma once

#include <QObject>

#include <memory>

class QSoundEffect;
class QTemporaryFile;

namespace meeplecam::gui {

/// A short, soft sound for a turn that was taken: two notes as of a wooden bar.
class Chime : public QObject {
    Q_OBJECT

public:
    explicit Chime(QObject* parent = nullptr);
    ~Chime() override;
    void play();

private:
    std::unique_ptr<QTemporaryFile> m_file;
    QSoundEffect* m_effect = nullptr;
};

/// The sound as a WAV file: mono, 16 bit.
[[nodiscard]] QByteArray chimeWave();

} // namespace meeplecam::gui
