#pragma once

#include "vision/reading/picture_check.h"

#include <map>

namespace meeplecam::session {

/// Decides which advice about the pictures of a table is told while a game goes on: what has lasted for a
/// moment, once, and again only after it was away for a while.
class PictureAdviser {
public:
    /// What is wrong now; `time_s` rises. What is to be told of it.
    std::vector<vision::PictureAdvice> next(const std::vector<vision::PictureAdvice>& now, double time_s);

    /// What was told and lasts.
    [[nodiscard]] std::vector<vision::PictureAdvice> standing() const;

private:
    struct Known {
        double since_s = 0.0;
        double last_s = 0.0;
        bool told = false;
        vision::PictureAdvice advice; // as it was seen last
    };
    std::map<vision::PictureFault, Known> m_known;
    double m_now_s = 0.0;
};

} // namespace meeplecam::session
