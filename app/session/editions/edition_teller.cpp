#include "app/session/editions/edition_teller.h"

namespace meeplecam::session {

void EditionTeller::tellForeign(const cv::Mat& picture, double time_s, std::optional<double> bareSince_s) {
    const auto tell = [this](const cv::Mat& shown, bool seen) {
        return m_foreignSink && m_foreignSink(shown, seen);
    };
    m_watch.isBare(bareSince_s);
    if (m_toldForeign) {
        if (m_watch.isFollowed() && !bareSince_s)
            m_toldForeign = tell({}, true);
    } else if (m_watch.isForeign(time_s)) {
        m_toldForeign = tell(picture, true);
    } else if (m_watch.mayHide(time_s)) {
        m_toldForeign = tell(picture, false);
    }
}

void EditionTeller::tellStrangers(const cv::Mat& picture, double time_s,
                                  const vision::TableReading& reading) {
    if (m_strangerSink && m_boxes.wantsLook(reading, time_s) && m_strangerSink(picture))
        m_strangerSink = {};
}

} // namespace meeplecam::session
