#include "app/gui/live/picture_relay.h"

#include <QCoreApplication>
#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

/// What the last of some pictures looks like, 0.2 s or another time apart, that are bright and less bright in
/// turn.
PictureSnapshotPtr lastOf(int pictures, double apart_s) {
    PictureRelay relay;
    for (int i = 0; i < pictures; ++i) {
        relay.put({cv::Mat(90, 160, CV_8UC3, cv::Scalar::all(i / 3 % 2 == 0 ? 100 : 130)), i, i * apart_s});
        QCoreApplication::processEvents(); // the window takes it
    }
    return relay.picture();
}

TEST(PictureRelay, NoticesAnExposureThatKeepsChanging) {
    EXPECT_FALSE(lastOf(3, 0.2)->hunting);
    EXPECT_TRUE(lastOf(25, 0.2)->hunting);
    EXPECT_FALSE(lastOf(25, 1.0)->hunting) << "photos differ in their exposure";
}

} // namespace
} // namespace meeplecam::gui
