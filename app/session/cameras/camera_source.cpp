#include "app/session/cameras/camera_source.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"
#include "app/session/cameras/camera_thread.h"

#include <QCoreApplication>
#include <QMediaDevices>

namespace meeplecam::session {

namespace {

class CameraSource final : public FrameSource {
public:
    CameraSource(const QCameraDevice& device, const CameraWish& wish)
        : m_feed(std::make_shared<CameraFeed>()) {
        m_feed->device = device;
        m_feed->wish = wish;
        CameraThread::ofApplication().open(m_feed);
    }
    ~CameraSource() override { stop(); }

    [[nodiscard]] SourceKind kind() const override { return SourceKind::Live; }
    [[nodiscard]] std::string name() const override { return m_feed->device.description().toStdString(); }
    SourceStep next() override {
        std::optional<SourceStep> step = m_feed->pictures.take();
        return step ? *std::move(step) : SourceStep(SourceEnd{});
    }
    void stop() override {
        m_feed->left = true;
        m_feed->pictures.close(Mailbox<SourceStep>::Unread::Drop);
    }

private:
    std::shared_ptr<CameraFeed> m_feed;
};

} // namespace

std::vector<std::string> cameraNames() {
    MEEPLECAM_CHECK(QCoreApplication::instance() != nullptr);
    std::vector<std::string> names;
    for (const QCameraDevice& device : QMediaDevices::videoInputs())
        names.push_back(device.description().toStdString());
    return names;
}

engine::Result<std::unique_ptr<FrameSource>> openCamera(const std::string& wanted, const CameraWish& wish) {
    const std::vector<std::string> names = cameraNames();
    if (names.empty())
        return refusal(Files::tr("There is no file and no camera “%1”: no camera is connected that this user "
                                 "may use; plug one in")
                           .arg(asText(wanted)));
    const auto number = findCamera(names, wanted);
    if (!number) {
        std::string known;
        for (std::size_t i = 0; i < names.size(); ++i)
            known += (i > 0 ? ", " : "") + std::to_string(i) + " = " + names[i];
        return refusal(Files::tr("There is no file and no camera “%1”; the cameras are: %2")
                           .arg(asText(wanted), asText(known)));
    }
    const QList<QCameraDevice> devices = QMediaDevices::videoInputs();
    if (static_cast<qsizetype>(*number) >= devices.size())
        return refusal(
            Files::tr("The camera %1 was just unplugged; plug it in again").arg(asText(names[*number])));
    return std::unique_ptr<FrameSource>(
        std::make_unique<CameraSource>(devices[static_cast<qsizetype>(*number)], wish));
}

} // namespace meeplecam::session
