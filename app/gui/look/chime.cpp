#include "app/gui/look/chime.h"

#include <QDataStream>
#include <QSoundEffect>
#include <QTemporaryFile>
#include <QUrl>

#include <cmath>
#include <numbers>

namespace meeplecam::gui {

namespace {

constexpr int kRate = 22050; // samples a second
constexpr double kLength_s = 0.45;

/// A struck bar: the note and its fourth partial, fading.
double barAt(double time_s, double note_Hz) {
    if (time_s < 0)
        return 0.0;
    const double angle = 2 * std::numbers::pi * note_Hz * time_s;
    return std::exp(-9 * time_s) * std::sin(angle) + 0.25 * std::exp(-25 * time_s) * std::sin(4 * angle);
}

} // namespace

QByteArray chimeWave() {
    constexpr auto kSamples = static_cast<int>(kRate * kLength_s);
    QByteArray wave;
    QDataStream out(&wave, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    const auto name = [&](const char* four) { out.writeRawData(four, 4); };
    name("RIFF");
    out << qint32{36 + 2 * kSamples};
    name("WAVE");
    name("fmt ");
    out << qint32{16} << qint16{1} << qint16{1} << qint32{kRate} << qint32{2 * kRate} << qint16{2}
        << qint16{16};
    name("data");
    out << qint32{2 * kSamples};
    for (int i = 0; i < kSamples; ++i) {
        const double time_s = static_cast<double>(i) / kRate;
        const double value = 0.30 * barAt(time_s, 659.3) + 0.30 * barAt(time_s - 0.11, 880.0);
        out << static_cast<qint16>(std::lround(32000 * std::clamp(value, -1.0, 1.0)));
    }
    return wave;
}

Chime::Chime(QObject* parent)
    : QObject(parent) {}

Chime::~Chime() = default;

void Chime::play() {
    if (m_effect == nullptr) {
        m_file = std::make_unique<QTemporaryFile>();
        if (!m_file->open() || m_file->write(chimeWave()) < 0 || !m_file->flush())
            return;
        m_effect = new QSoundEffect(this);
        m_effect->setSource(QUrl::fromLocalFile(m_file->fileName()));
    }
    m_effect->play();
}

} // namespace meeplecam::gui
