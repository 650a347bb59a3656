#include "app/session/cameras/orientation.h"

#include <opencv2/core.hpp>

#include <array>

namespace meeplecam::session {

namespace {

class OrientedSource : public FrameSource {
public:
    OrientedSource(std::unique_ptr<FrameSource> source, const Orientation& orientation)
        : m_source(std::move(source))
        , m_orientation(orientation) {}

    [[nodiscard]] SourceKind kind() const override { return m_source->kind(); }
    [[nodiscard]] std::string name() const override { return m_source->name(); }
    SourceStep next() override {
        SourceStep step = m_source->next();
        if (auto* frame = std::get_if<SourceFrame>(&step))
            frame->bgr = oriented(frame->bgr, m_orientation);
        return step;
    }
    void stop() override { m_source->stop(); }

private:
    std::unique_ptr<FrameSource> m_source;
    Orientation m_orientation;
};

} // namespace

cv::Mat oriented(const cv::Mat& picture, const Orientation& orientation) {
    constexpr std::array kTurns{cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180, cv::ROTATE_90_COUNTERCLOCKWISE};
    cv::Mat upright = picture;
    if (orientation.mirrored)
        cv::flip(picture, upright = cv::Mat(), 1);
    if (orientation.quarterTurns == 0)
        return upright;
    cv::Mat turned;
    cv::rotate(upright, turned, kTurns.at(static_cast<std::size_t>(orientation.quarterTurns - 1)));
    return turned;
}

std::unique_ptr<FrameSource> orientedSource(std::unique_ptr<FrameSource> source,
                                            const Orientation& orientation) {
    if (orientation == Orientation{})
        return source;
    return std::make_unique<OrientedSource>(std::move(source), orientation);
}

} // namespace meeplecam::session
